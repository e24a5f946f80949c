#pragma once
// Hab em Han, the Game of the Bowl, as Falkener plays it: chapter VI and Appendix I. Twelve rings about a bowl; two counters are
// thrown, and each of the two numbers enters a piece or moves one inwards. Two pieces of a side in a ring take one of the other.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/game/rules.hpp"
#include "core/game/tally.hpp"
#include "core/kit/casting.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/moves.hpp"

namespace ludus::egyptrace {

class Bowl : public kit::Described<Bowl> {
public:
    static constexpr int rings = 12;  ///< falkener.bowl.board: "twelve concentric rings", the outermost is 1
    static constexpr int hand = 0, home = rings + 1;
    static constexpr int pieces = 12;       ///< falkener.bowl.men: "Each player has twelve pieces"
    static constexpr int counters = 2;      ///< falkener.bowl.throw: "two counters or cowries"
    static constexpr int taking_party = 2;  ///< falkener.bowl.take: "if two pieces are on one side, and only one"
    static constexpr bool two_sided = true;
    static constexpr int point_worth = 1000;
    static constexpr bool counts_wins() { return true; }

    struct Position {
        /// Of each side: how many wait in hand, [hand], and stand in each ring.
        std::array<std::array<std::int8_t, rings + 1>, 2> at{};
        std::array<std::int8_t, 2> out{};            ///< in the bowl
        int seat = 0;                                ///< whose turn it is, thrown or not
        std::array<std::int8_t, counters> throws{};  ///< the numbers still to be used, the lesser first; 0 none
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card();
    explicit Bowl(const Options& options);

    Position start() const;
    int to_move(const Position& p) const { return thrown(p) || over(p) ? p.seat : chance; }
    bool at_turn_start(const Position& p) const { return !thrown(p); }
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    double odds(const Position& p, Move m) const;

    Board board() const;
    std::vector<Face> faces(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    std::string words(const Position& p, Move m) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::vector<Tally> tallies(const Position& p) const;
    void fields(kit::Fields& f, Position& p) const;
    void check(kit::Fields& f, const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;
    std::string sketch(const Position& p) const;

    /// The computer uses its numbers, or two of it might wait for each other for ever.
    void prune(const Position& p, MoveList& list) const;
    /// Thousandths of a won game to be expected, from -1000 to 1000.
    int evaluate(const Position& p, int side) const;

    /// How many pieces of the other side that seat has taken.
    static int taken(const Position& p, int seat);
    /// How many pieces of that seat stand in the rings.
    static int in_rings(const Position& p, int seat);
    /// What each side counts at the end: pieces home and prisoners; who has pieces left in the rings adds them.
    static std::array<int, 2> count(const Position& p);
    /// In how many of four throws that seat's single piece in the ring may be taken, were the other side to throw now.
    int danger(const Position& p, int seat, int ring) const;

private:
    // action(0) to action(2) are the three throws, in the order of Casting::falls().
    static constexpr Move lost = kit::action(3), done = kit::action(4);
    static bool thrown(const Position& p) { return p.throws[0] != 0; }
    static bool over(const Position& p);
    [[nodiscard]] bool takes(const Position& p, int from, int to) const;
    [[nodiscard]] const kit::Fall& fall(Move m) const;
    [[nodiscard]] std::string throw_words(const Position& p) const;

    // The spots: the rings of White, of Black, their halves of the bowl, their hands, their prisoners, the counters, buttons.
    static int ring_spot(int seat, int ring) { return seat * rings + ring - 1; }
    static int bowl_spot(int seat) { return 2 * rings + seat; }
    static int hand_spot(int seat) { return 2 * rings + 2 + seat; }
    static int prisoner_spot(int seat) { return 2 * rings + 4 + seat; }
    static int counter_spot() { return 2 * rings + 6; }
    static int first_button() { return counter_spot() + counters; }
    static int spot_of(int seat, int place);

    bool must_use_, entering_takes_, cowries_;
    int first_;
    kit::Casting casting_;
};

}  // namespace ludus::egyptrace
