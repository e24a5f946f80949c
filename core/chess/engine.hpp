#pragma once
// The one engine of chess for two: men that move as their kind's motions say, kings that may not be left in check,
// promotion, captives entered again, castling, and how a game ends, by the variant a game fills in (variant.hpp).

#include <array>
#include <bit>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chess/attack_tables.hpp"
#include "core/chess/move.hpp"
#include "core/chess/position.hpp"
#include "core/chess/variant.hpp"
#include "core/game/foreign.hpp"
#include "core/game/rules.hpp"

namespace ludus::chess {

/// A code of two seats: kind and seat.
constexpr Code code_of(int kind, int seat) { return static_cast<Code>(kind << 1 | seat); }
constexpr int kind_of(Code code) { return code >> 1; }
constexpr int seat_of(Code code) { return code & 1; }

class Pins;

class Chess {
public:
    using Position = chess::Position;
    static constexpr bool two_sided = true;
    static constexpr bool over_when_stuck = true;

    Chess(const Card& card, Variant variant);

    // ---- the shape (core/game/rules.hpp) ----
    const Card& card() const { return *card_; }
    Position start() const { return start_; }
    int to_move(const Position& p) const { return p.turn; }
    /// Whoever sets all of his men before the other does is in the middle of a turn till the last.
    bool at_turn_start(const Position& p) const {
        return variant_.placing != Placing::whole || p.hand[p.turn] == start_.hand[p.turn] || !holds(p, p.turn);
    }
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    std::uint64_t hash(const Position& p) const;
    /// Where only checks are forbidden, to see this made the player no stronger (core/search/README.md).
    bool foul_repetition() const { return variant_.repetition == Repetition::chase_loses; }
    int repetition_limit() const;
    Outcome repeated(std::span<const Position> line) const;

    int evaluate(const Position& p, int side) const;
    std::vector<PieceWorth> piece_worths() const;
    bool is_tactical(const Position& p, Move m) const;
    void keep_tactical(const Position& p, MoveList& list) const;
    int move_score(const Position& p, Move m) const;
    int exchange(const Position& p, Move m) const;
    int move_key(const Position& p, Move m) const;
    StructureKeys structure_keys(const Position& p) const;
    Position null_move(const Position& p) const;
    bool allows_null_move(const Position& p) const;

    Board board() const { return board_of(false); }
    /// With the hands above and below.
    Board narrow_board() const { return board_of(true); }
    std::vector<Face> faces(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    std::string words(const Position& p, Move m) const;
    Expected<Move> read(const Position& p, std::string_view text) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    std::vector<Reason> threats(const Position& p) const;
    std::vector<Reason> checks(const Position& p) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::string write(const Position& p) const;
    Expected<Position> read_position(std::string_view text) const;
    std::string sketch(const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;

    // How others write it (core/game/foreign.hpp): positions in FEN as Fairy-Stockfish has it, and those of Japanese chess in
    // SFEN too; capitals are the side that begins the game, who is seen below.
    std::span<const char* const> formats() const;
    std::string foreign(std::span<const Position> line, int format) const;
    Expected<Position> read_foreign(std::string_view text) const;
    std::string_view pgn_variant() const { return variant_.fen_variant; }
    std::string_view opening() const;
    int first_seat() const { return variant_.first; }
    /// Falkener's own, then as today's players write it: in algebra, by files (WXF), or as Japan does.
    std::span<const Notation> notations() const;
    std::string written(const Position& p, Move m, int notation) const;
    /// Of legal moves of p, in their order: algebra with the letters Fairy-Stockfish knows the men by.
    std::vector<std::string> all_in_pgn(const Position& p, const MoveList& list) const;
    /// Squares as who begins sees them; letters of pieces as Fairy-Stockfish has them.
    std::string in_protocol(const Position& p, Move m, Protocol protocol) const;

    // ---- for those who study a position ----
    const Variant& variant() const { return variant_; }
    const AttackTables& ways() const { return attacks_; }
    bool in_check(const Position& p, int seat) const { return checked_royal(p, seat) != nowhere; }
    /// The square of a royal piece that may not be left attacked, and is; nowhere: there is none.
    int checked_royal(const Position& p, int seat) const;
    /// The men who give check to that seat.
    std::vector<int> checkers(const Position& p, int seat) const;
    bool any_move(const Position& p) const;
    /// What weights are fitted to (weights.hpp): by kind, then of those in hand, of places, of the sides, all of `side` less the other's.
    std::vector<int> seen(const Position& p, int side) const;
    /// What a net looks at (nets/net.hpp).
    std::vector<std::int16_t> net_inputs(const Position& p) const;

private:
    Board board_of(bool narrow_window) const;
    friend class Pins;
    template <class Man, class Side>
    void each_seen(const Position& p, bool attacks, Man man, Side side) const;
    int cornered(const Position& p, int seat) const;
    template <class Sink>
    bool each_move(const Position& p, Sink sink) const;
    template <class Sink>
    bool each_drop(const Position& p, Pins& pins, Sink sink) const;
    template <class Sink>
    bool each_castle(const Position& p, Pins& pins, Sink sink) const;
    template <class Sink>
    bool each_late(const Position& p, Sink sink) const;
    template <class Sink>
    bool each_set_down(const Position& p, int number, int from, int arrival, Sink sink) const;
    template <class Sink>
    bool each_exchange(const Position& p, Pins& pins, Sink sink) const;
    bool attacked(const Men& men, int square, int by) const;
    /// Of a seat's royal pieces those that may not be left attacked.
    std::uint64_t guarded(const Position& p, int seat) const {
        const std::uint64_t all = p.royals[at(seat)];
        return variant_.guarded == Guarded::last && (all & (all - 1)) != 0 ? 0 : all;
    }
    /// Whether it has lost a royal piece too many.
    bool beaten(const Position& p, int seat) const {
        return variant_.least_royals > std::popcount(p.royals[at(seat)]) && !places(p, seat);
    }
    bool holds(const Position& p, int seat) const { return p.hand[at(seat)] != decltype(p.hand[0]){}; }
    /// Whether a seat has men to be set on the board before it may move.
    bool places(const Position& p, int seat) const { return variant_.placing != Placing::none && holds(p, seat); }
    bool keeps_captives() const { return !variant_.hand.empty() && variant_.placing == Placing::none; }
    void become(Position& p, int number, int kind) const;
    /// Whether a seat has fewer of a kind than at the opening.
    bool lost(const Position& p, int seat, int kind) const;
    /// The number of a seat's man who changes where he stands when that one of his side is taken: an heir, one who waits; -1.
    int changes_with(const Position& p, int taken) const;
    /// A man who waits in the camp to be set down anew.
    bool waits(const Position& p, int square) const;
    /// A royal piece of that seat stands that is no heir.
    bool reigns(const Position& p, int seat) const;
    /// A king stands where that ends the game.
    bool in_refuge(const Position& p) const;
    bool beside_king(const Position& p, int seat, int square) const;
    Squares seen_zone(int zone, int seat) const;
    bool sights(const Men& men, Code code, int from) const;
    int hemmed_in(const Position& p, int seat) const;
    Reason refused(const std::string& rule, std::string sentence, std::vector<int> from, int to) const;
    Reason why_exposed(const Position& p, const Position& after, int from, int to) const;
    Reason why_not_begin(const Position& p, int spot) const;
    Reason why_not_drop(const Position& p, int kind, int to) const;
    Reason why_not_castle(const Position& p, int from, int to) const;
    Reason why_not_go(const Position& p, int from, int to) const;
    template <class Cite>
    void why_changed(const Position& p, const UnpackedMove& unpacked, Cite cite) const;
    bool mates(const Position& p, const UnpackedMove& drop) const;
    void count_on(Position& p, bool taken) const;
    bool chases(const Position& after, int number) const;
    int chased(std::span<const Position> line, int seat) const;
    const Kind& kind_at(const Position& p, int square) const;
    /// Whether the man there may be promoted on a move to that square.
    bool may_turn(const Position& p, int from, int to) const;
    std::vector<std::string> algebra(const Position& p, const MoveList& list, bool pgn) const;
    std::string by_files(const Position& p, const UnpackedMove& unpacked) const;
    std::string as_japan(const Position& p, const UnpackedMove& unpacked, const MoveList& list, bool characters) const;
    std::string pgn_letter(int kind) const;
    std::optional<Fault> position_fault(const Position& p) const;
    int hand_slot(int kind) const;

    const Card* card_;
    Variant variant_;
    AttackTables attacks_;
    std::array<Squares, 2> camp_, set_down_, exchange_, refuge_;  ///< by seat
    std::vector<std::uint8_t> complement_;                        ///< how many of each kind the first seat begins with
    Position start_;
};

}  // namespace ludus::chess
