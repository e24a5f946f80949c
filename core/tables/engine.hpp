#pragma once
// The one engine of the games of tables: throws, uses of dice, entering, taking, bearing off, and how a game ends,
// by the variant a game fills in (variant.hpp). A turn is a throw and then one move for every die used.

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/rules.hpp"
#include "core/tables/move.hpp"
#include "core/tables/nets/net.hpp"
#include "core/tables/shots.hpp"
#include "core/tables/variant.hpp"

namespace ludus::tables {

/// Why a man may not use a die.
enum class Refusal : std::uint8_t {
    none,
    nobody,       ///< no man of his is there
    bar_first,    ///< a taken man has to enter first
    hand_first,   ///< men in hand have to enter first
    leaves_page,  ///< ... before any leaves the entering page
    corner,       ///< the two in the corner may not move yet
    still,        ///< men do not move in this game
    frozen,       ///< he waits in the last page to be borne off
    not_home,     ///< not all his men are in the last page
    not_exact,    ///< only the exact number bears him off
    farther,      ///< a man stands farther from the end
    past_end,     ///< only the exact number brings him to the last point
    pact,         ///< it was agreed that no man is borne off at the first throw
    noded,
    heap,        ///< noded, the adversary's first point
    own_bars,    ///< a man of his own stands where he would enter
    own_node,    ///< he may not make a node there
    corner_full  ///< two of his stand in the corner
};

/// That in a sentence with the slots of sentences.hpp. `start_is_shut`: the point where a side begins is told apart.
std::string_view refusal_sentence(Refusal refusal, bool start_is_shut);

/// What becomes of a man who uses a die.
struct Step {
    int to = -1;  ///< a point, or off_board; -1: nowhere
    Refusal refusal = Refusal::none;
    bool takes = false;
    [[nodiscard]] bool allowed() const { return refusal == Refusal::none; }
};

/// How a game ended.
struct End {
    enum class Kind : std::uint8_t { none, off, heaped, lympolding, lurching, capote, palms, failed, standstill };
    Kind kind = Kind::none;
    int winner = -1;  ///< nobody at a standstill
};

class Engine {
public:
    using Position = tables::Position;
    static constexpr bool two_sided = true;
    static constexpr int point_worth = 10'000;  ///< evaluate() gives the score to be expected in these

    Engine(const Card& card, Variant variant);

    // ---- the shape (core/game/rules.hpp) ----
    const Card& card() const { return *card_; }
    Position start() const;
    int to_move(const Position& p) const;
    bool at_turn_start(const Position& p) const;
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    std::uint64_t hash(const Position& p) const;
    double odds(const Position& p, Move m) const;
    int evaluate(const Position& p, int side) const;
    bool counts_wins() const { return variant_.stakes == Stakes::plain && !variant_.help && !variant_.capote; }
    /// Where men wait for the number of their point and dice may be left unplayed (royal.pc.bear, tables.common.compulsion),
    /// a computer player plays what it can: two who both wait for better numbers would throw for ever.
    void prune(const Position& p, MoveList& list) const;
    int least_throws(const Position& p, int side) const;
    bool no_more_contact(const Position& p) const;
    Position skip_roll(const Position& p, int side) const;
    std::vector<Tally> tallies(const Position& p) const;

    Board board() const;
    std::vector<Face> faces(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    static std::span<const Notation> notations();
    [[nodiscard]] std::string written(const Position& p, Move m, int notation) const;
    std::string words(const Position& p, Move m) const;
    Expected<Move> read(const Position& p, std::string_view text) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::string write(const Position& p) const;
    Expected<Position> read_position(std::string_view text) const;
    std::span<const char* const> formats() const;
    std::string foreign(std::span<const Position> line, int format) const;
    Expected<Position> read_foreign(std::string_view text) const;
    std::string sketch(const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;

    // ---- for those who study a position ----
    const Variant& variant() const { return variant_; }
    /// The throws a side may have.
    const Shots& shots(int seat) const { return shots_[at(seat)]; }
    /// What the computer has learnt of this game, if anything.
    const Net& net() const { return net_; }
    /// Whose men the side whose turn it is plays: its own, or the adversary's where it helps him (royal.pc.help).
    static int mover(const Position& p) { return p.won == p.turn ? 1 - p.turn : p.turn; }
    /// May a man of `who` from there use that die, and what becomes of him? Says nothing of compulsion.
    Step step(const Position& p, int who, int from, int die) const;
    /// May a man of `who` stand there, entering or coming on?
    Refusal landing(const Position& p, int who, int place, bool entering) const;
    /// The position after one die is used; the turn may be over by it.
    Position use(const Position& p, int from, int die) const;
    /// How many of the dice left can be used at most; all of them where the game is over before. -1: the turn could not
    /// end as it must (tur.leave-entry).
    int fullest(const Position& p) const;
    /// All men of that side stand in the last page.
    bool home(const Position& p, int who) const;
    End ended(const Position& p) const;
    /// A taken man of that side could enter by some number.
    bool may_enter(const Position& p, int who) const;
    /// Points still to travel until all are off (or heaped): the pips.
    int pips(const Position& p, int seat) const;

private:
    // Without the end of the turn: what a step does to the men.
    void carry(Position& p, int who, int from, const Step& step) const;
    void settle(Position& p) const;
    bool may_end_turn(const Position& p) const;
    void lay(Position& p, const std::array<std::int8_t, 3>& numbers) const;
    void lay_doublet(Position& p, int number) const;
    void end_group(Position& p) const;
    void end_turn(Position& p) const;
    void leave_dice(Position& p) const;
    bool any_passed(const Position& p) const;
    template <class Numbers, class Heed>
    void each_use(const Position& p, const Numbers& numbers, Heed heed) const;
    void uses(const Position& p, MoveList& list) const;
    void tosses(const Position& p, MoveList& list) const;
    bool failed(const Position& p) const;
    bool stands_still(const Position& p) const;
    int stake(const Position& p, const End& end) const;

    struct Spots {
        std::array<int, 2> bar{-1, -1}, hand{-1, -1}, off{-1, -1};
        int die = -1, number = -1, lost = -1, done = -1;
    };
    int spot_of(const Position& p, int who, int place) const;
    bool same_words(const Position& p, const UnpackedMove& unpacked) const;
    void why_used(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const;
    void why_lost(const Position& p, std::vector<Reason>& out) const;
    void why_tossed(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const;
    const std::string& passage(Refusal refusal) const;
    std::vector<int> numbers_left(const Position& p) const;
    std::string roll_left(const Position& p) const;
    std::optional<Reason> why_not_by(const Position& p, int who, int from, int die) const;
    Reason why_not_from(const Position& p, int who, int from, int spot) const;
    std::optional<Fault> position_fault(const Position& p) const;

    const Card* card_;
    Variant variant_;
    std::array<Shots, 2> shots_;
    Net net_;
    Spots spots_;
};

}  // namespace ludus::tables
