#pragma once
// Atep, the Greek finger game, Micatio or Mora: Falkener's chapter VIII. In the double game both show fingers at once and each calls
// the sum; in the single game one shows and the other guesses. Who chooses first does so hidden from the other.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/rules.hpp"
#include "core/game/tally.hpp"
#include "core/kit/fields.hpp"

namespace ludus::egypt {

class Atep : public kit::Described<Atep> {
public:
    static constexpr int most_fingers = 5;  ///< of one hand: "eight, two, six, ten" are called (p. 110)
    static constexpr int most_points = 99;  ///< that may be agreed on
    static constexpr int most_rounds = 9999;
    static constexpr int nothing = 0, unknown = -1;  ///< instead of a choice

    struct Position {
        std::array<int, 2> points{};  ///< with the rod: marks won, of which only one side has any
        int shower = 0;               ///< who chooses first, hidden; in the single game who shows the fingers
        int chosen = nothing;         ///< by the shower, a number from 1; unknown to whose eyes these are
        int second = nothing;         ///< by the other, only while the first choice is unknown and must still be drawn
        std::array<int, 2>
            last{};  ///< the choices of the showing before, by seat, to be seen; a guess is counted on from the hands
        int round = 0;  ///< showings so far, at the most most_rounds: a counter
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card();
    explicit Atep(const Options& options);

    Position start() const { return {}; }
    int to_move(const Position& p) const;
    bool at_turn_start(const Position& p) const { return p.chosen == nothing; }
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    double odds(const Position& p, Move m) const;
    std::uint64_t hash(const Position& p) const;
    /// The fingers are behind the other hand until both have chosen (p. 104).
    Position view(const Position& p, int seat) const;

    Board board() const;
    std::vector<Face> faces(const Position& p) const;
    Overlay overlay(const Position& p) const;
    std::vector<int> touches(const Position& p, Move m) const;
    std::string words(const Position& p, Move m) const;
    std::vector<Reason> reasons(const Position& p, Move m) const;
    Reason why_not(const Position& p, std::span<const int> touched) const;
    std::vector<Tally> tallies(const Position& p) const;
    void fields(kit::Fields& f, Position& p) const;
    void check(kit::Fields& f, const Position& p) const;
    std::shared_ptr<const DraftRules> drafts() const;
    std::string sketch(const Position& p) const;

    /// A choice that no way of playing can have the better of in the long run: any number of fingers, and any number of the
    /// other's, each as likely as the next.
    Move mixed_choice(const Position& p, Random& random) const;

private:
    /// What a choice is: fingers shown, or -1; a number called, or -1.
    struct Choice {
        int fingers = -1, call = -1;
    };
    enum class Turn { shows_and_calls, shows, guesses };

    int guesser(const Position& p) const { return 1 - p.shower; }
    bool over(const Position& p) const { return p.points[0] >= target_ || p.points[1] >= target_; }
    /// What is to be chosen by the shower (first) or by the other.
    Turn turn(bool first) const { return !single_ ? Turn::shows_and_calls : first ? Turn::shows : Turn::guesses; }
    int hands() const { return most_fingers - least_ + 1; }
    int calls() const { return 2 * (most_fingers - least_) + 1; }
    int choices(Turn turn) const { return turn == Turn::shows_and_calls ? hands() * calls() : hands(); }
    Choice choice(int code, Turn turn) const;
    int code_of(std::string_view word, Turn turn) const;
    std::string choice_words(int code, Turn turn) const;
    /// Whether the move to come is the shower's; a drawn one is.
    bool first_chooses(const Position& p) const { return p.chosen == nothing || p.second != nothing; }
    /// Who has won a showing; -1: nobody.
    int winner(const Position& p, int first, int second) const;
    Position shown(Position p, int first, int second) const;

    int show_spot(int fingers) const { return 2 + fingers - least_; }
    int call_spot(int call) const { return 2 + hands() + call - (single_ ? least_ : 2 * least_); }

    bool single_, wrong_scores_, keeps_role_, rod_, forfeits_;
    int least_, target_;
};

}  // namespace ludus::egypt
