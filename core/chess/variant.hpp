#pragma once
// How a game of chess differs from another: the board, the men and how each moves, the array, promotion, captives, and how
// it ends. One engine (engine.hpp) plays by it; each game fills one in its own file, each line with its passage.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/naming.hpp"
#include "core/chess/motion.hpp"

namespace ludus::chess {

/// A kind of men. The letters are ours; the drawings are those of the three styles (Face in picture.hpp).
struct Kind {
    const char* letter;  ///< in our positions and moves: "K", a turned man "R+"
    const char* name;    ///< in English: "rook"
    const char* rule;    ///< the passage that says how he moves
    Motions motions;
    int worth = 0;  ///< in hundredths of the least man; 0: a king who is never taken
    bool royal = false;
    Few<int, 4> turns = {};  ///< kinds he may become in the camp
    int captive = -1;        ///< the kind he is in his captor's hand; -1: his own
    int same_as = -1;        ///< the kind he looks like: he is one who still has a privilege
    int placed = -1;         ///< the zone where he is set on the board before play (Variant::placing); -1: anywhere
    int succeeds =
        -1;  ///< of a royal piece that is an heir: the kind it becomes where it stands when the king is taken
    int set_down = -1;     ///< the kind it is after it was set down anew from the camp (Transfer)
    int exchanged = -1;    ///< the kind it is after it changed places with another of its side (Exchange)
    const char* fen = "";  ///< his letter where others write positions, of the first seat
    const char* figure = "";
    std::array<std::string_view, 2> native{};  ///< by seat
    const char* sign = "";
    const char* today = "";   ///< his letter in today's notation; empty: his FEN letter
    const char* people = "";  ///< what the people of the game call it, where that is no English word: "rua"

    /// The name to be shown now (core/base/naming.hpp): "rook", or "rua".
    [[nodiscard]] std::string shown() const { return by_the_book() && people[0] ? people : name; }
    /// Both, for who meets the piece: "rook (rua)".
    [[nodiscard]] std::string full() const;
};

/// Which of several royal pieces of a seat may not be left attacked: each of them; or the last alone, and while there are
/// more they are taken like any piece.
enum class Guarded : std::uint8_t { each, last };
enum class Promotion : std::uint8_t { none, may, must };
/// How a man turns who stands in the camp already.
enum class Late : std::uint8_t {
    never,
    at_once,   ///< when one of that kind is taken, without a move (on_loss)
    in_place,  ///< by a move that leaves him where he stands
    by_step  ///< so, or by one of the new kind's moves to an empty square; he strikes at nobody then, and none gives check
};
/// Whether what is in hand at first is set on the board before play; the taken are gone then.
enum class Placing : std::uint8_t {
    none,
    in_turns,  ///< one man each
    whole      ///< whoever begins first sets all of his
};
enum class Stalemate : std::uint8_t { draw, loss };

/// What the return of a position does.
enum class Repetition : std::uint8_t {
    none,
    draw,         ///< the third time, if not agreed otherwise
    check_loses,  ///< the third time; who gave check all the while has lost
    chase_loses,  ///< ... or chased one unguarded man all the while (falkener.xiangqi.modern.repetition)
    fourth        ///< the fourth time; who gave check all the while has lost (falkener.shogi.modern.repetition)
};

enum class Castling : std::uint8_t { none, european, free };
enum class Counting : std::uint8_t { none, makruk };

/// When a piece that stands in the camp is set down on a vacant square of a zone.
enum class Transfer : std::uint8_t {
    none,
    later,   ///< on any later turn, as a move
    at_once  ///< in the move that brings it there
};
/// When a king may change places with another piece of its side, once.
enum class Exchange : std::uint8_t { none, in_check, any_time };

/// The passages of the clauses that are no man's; empty where the game has no such clause.
struct Passages {
    std::string check, mate, stalemate, repetition;
    std::string camp, captive, enter, two_pawns;
    std::string castle, counting;
    std::string waits;  ///< of those who wait in the camp
    std::string heir, set_down, exchange, refuge;
};

/// Which weights its player has learnt by playing itself (weights.hpp).
enum class Learnt : std::uint8_t { none, shogi, xiangqi, makruk };

/// How today's players write a move.
enum class Today : std::uint8_t {
    algebraic,  ///< Nf3, exd5
    wxf,        ///< C2=5: by file, as each side counts them from its right
    shogi       ///< P-7f, Nx7c+, P*4d
};

struct Variant {
    Passages says;
    Geometry geometry;
    std::vector<Squares> zones;  ///< as the first seat sees them; a motion names one by its place here
    std::vector<Kind> kinds;
    std::string array;  ///< the opening, in our words: "white K50 G40 ...; red ..."
    int first = 0;      ///< the seat that begins

    Promotion promotion = Promotion::none;
    int camp = -1;             ///< the zone where men turn
    bool leaving = false;      ///< ... also on a move that begins there
    bool stuck_turns = false;  ///< a man who could never move again must turn
    /// a man turns only while his side has fewer of that kind than at the opening; else he waits in the camp till one is taken
    bool on_loss = false;
    Late late = Late::at_once;
    bool last_anywhere = false;  ///< the last of a side that may turn by_step needs not stand in the camp
    bool beside_king = false;    ///< a man turns only on a square beside his own king
    Transfer transfer = Transfer::none;
    int set_down_zone = -1;       ///< where pieces are set down anew
    bool waiting_immune = false;  ///< those waiting in the camp to be set down cannot be taken
    Exchange exchange = Exchange::none;
    int exchange_zone = -1;      ///< both stand in it
    bool exchange_any = false;   ///< with any man; else with those that cannot turn and are not royal
    int refuge = -1;             ///< a king who comes into this zone ends the game in a draw
    bool captive_waits = false;  ///< a captive's first move turns him only if it begins in the camp

    /// kinds that may be held in hand and entered, none of them royal unless they are placed; empty: the taken are gone
    std::vector<int> hand;
    Placing placing = Placing::none;
    int pawn = -1;           ///< the kind of whom these two speak
    bool two_pawns = true;   ///< two of a side, unturned, may stand in one column by entering
    bool pawn_mate = true;   ///< a pawn may be entered giving mate
    bool dead_drops = true;  ///< a man may be entered where he can never move

    Castling castling = Castling::none;
    const char* privilege = "";  ///< the word for men who still have a privilege: "unmoved"

    int most_royals = 1;   ///< royal pieces of a seat
    int least_royals = 1;  ///< a seat with fewer has lost: with the last, or as many as it begins with, with any
    Guarded guarded = Guarded::each;
    Stalemate stalemate = Stalemate::draw;
    Repetition repetition = Repetition::none;
    Counting counting = Counting::none;

    // ---- how it looks and is written ----
    bool lines = false;                       ///< men stand where lines cross
    std::vector<std::array<int, 4>> palaces;  ///< crossed squares: column and row of the first corner, of the other
    int river = 0;                            ///< no upright lines above this row; 0: there is no river
    std::vector<std::array<int, 2>> dots;     ///< corners of squares, column and row, that are marked
    int diagonal = 0;                         ///< lines from corner to corner: one from the lower left, or both
    bool citadels = false;                    ///< squares beside the board have battlements
    bool wedges = false;                      ///< men are wedges that point to the enemy
    bool discs = false;                       ///< men are discs with their names on them
    Today today = Today::algebraic;
    /// Where a side is one strong royal piece: what each square is worth on which it could stand unattacked; 0: it is a king
    /// who is driven to the edge.
    int freedom = 0;
    Learnt learnt = Learnt::none;
    bool net = true;          ///< its player adds what a net has learnt, where these weights have one
    std::string fen_variant;  ///< the name other programs know the game by, for PGN and FEN; empty: none
};

}  // namespace ludus::chess
