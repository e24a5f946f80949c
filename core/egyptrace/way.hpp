#pragma once
// The Game of the Sacred Way and its long game, as Falkener plays them: chapter VII and Appendix I. Each side's pieces come down its own
// camp and go up the way in the middle, which is common to both; who comes upon an enemy there takes it, and it fights for its captor.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/game/rules.hpp"
#include "core/game/tally.hpp"
#include "core/kit/casting.hpp"
#include "core/kit/fields.hpp"

namespace ludus::egyptrace {

/// How the short and the long game differ, and what the players agreed on.
struct WayVariant {
    int camp = 4, way = 12;   ///< falkener.way.board: cells of each camp and of the way
    bool enters_all = false;  ///< long.enter: all pieces begin in hand
    bool single = false;      ///< way.single: one piece of a side on a cell of the way
    bool must_move = false;   ///< moving: a throw that can be used must be
    bool pair_safe = false;   ///< way.pair-safe: two pieces on a cell of the way bar the enemy from it
    int standstill = 40;      ///< so many turns in which nobody wants to move end the game; 0: never
    int first = 1;            ///< the seat that throws first
};

class Way : public kit::Described<Way> {
public:
    static constexpr int longest = 24;  ///< cells of a camp and the way, at the most
    static constexpr int sides_of_die = 4, last_entry = 4;
    static constexpr bool two_sided = true;
    static constexpr int point_worth = 1000;
    static constexpr bool counts_wins() { return true; }

    struct Position {
        /// Of each side: how many stand on each cell of its path, from the far end of its camp to the end of the way.
        std::array<std::array<std::int8_t, longest>, 2> at{};
        std::array<std::int8_t, 2> hand{};  ///< to enter: prisoners, who fight for their captor
        std::array<std::int8_t, 2> out{};
        int seat = 0;   ///< whose turn it is, thrown or not
        int die = 0;    ///< thrown; 0 not yet
        int quiet = 0;  ///< turns in a row in which who could move did not: a counter
        friend bool operator==(const Position&, const Position&) = default;
    };

    Way(const Card& card, const WayVariant& variant);

    const Card& card() const { return *card_; }
    Position start() const;
    int to_move(const Position& p) const { return p.die != 0 || over(p) ? p.seat : chance; }
    bool at_turn_start(const Position& p) const { return p.die == 0; }
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    double odds(const Position&, Move) const { return 1.0 / sides_of_die; }
    std::uint64_t hash(const Position& p) const;

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

    /// The computer does not wait for ever, though that is what two perfect players would do (egyptrace-way-exact).
    void prune(const Position& p, MoveList& list) const;
    /// Thousandths of a won game to be expected, from -1000 to 1000.
    int evaluate(const Position& p, int side) const;

    /// Pieces of that seat on the board.
    int on_board(const Position& p, int seat) const;
    /// What the book calls the odds: pieces out, on the board and to enter; of both sides together always the same.
    int strength(const Position& p, int seat) const;
    /// With how many of the four throws the other side may take that seat's pieces on that cell of the path, were it to throw now.
    int danger(const Position& p, int seat, int cell) const;

private:
    static constexpr int hand = longest;  ///< where pieces come from that enter
    int home() const { return variant_.camp + variant_.way; }
    bool on_way(int cell) const { return cell >= variant_.camp && cell < home(); }
    /// What the counter of quiet turns goes up to.
    int longest_wait() const { return variant_.standstill > 0 ? variant_.standstill : 999; }
    int entry(int number) const { return variant_.camp - number; }
    bool out_of_pieces(const Position& p) const;
    bool over(const Position& p) const;
    bool may_go(const Position& p, int to) const;
    int taken_at(const Position& p, int to) const;
    std::string name(int cell) const;
    std::string places(const std::array<std::int8_t, longest>& own) const;
    bool read_places(std::string_view word, std::array<std::int8_t, longest>& own) const;

    // The spots: each camp, the way, what each side has in hand, what it has out, the die, the buttons.
    int spot(int seat, int cell) const;
    int hand_spot(int seat) const { return 2 * variant_.camp + variant_.way + seat; }
    int out_spot(int seat) const { return hand_spot(2) + seat; }
    int die_spot() const { return out_spot(2); }
    int pass_spot() const { return die_spot() + 1 + sides_of_die; }

    const Card* card_;
    WayVariant variant_;
};

class ShortWay {
public:
    using Family = Way;
    static const Card& card();
    static WayVariant with_options(const Options& options);
};

class LongWay {
public:
    using Family = Way;
    static const Card& card();
    static WayVariant with_options(const Options& options);
};

}  // namespace ludus::egyptrace
