#pragma once
// Races of four pieces a seat round a board, by what cowries or long dice say: one engine for Pachisi, Chauput, Chausar and Ashta-kashte,
// each a variant (variant.hpp).

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/rules.hpp"
#include "core/game/tally.hpp"
#include "core/kit/fields.hpp"
#include "core/kit/moves.hpp"
#include "core/race/variant.hpp"

namespace ludus::race {

/// Leaves the rest of a throw unused.
inline constexpr Move pass = kit::action(200);

class Race : public kit::Described<Race> {
public:
    static constexpr int seats = 4, pieces = 4, parts = 3, not_thrown = -1, most_owed = 99;

    struct Position {
        /// Of each seat: the path numbers of its pieces, furthest first.
        std::array<std::array<std::int8_t, pieces>, seats> at{};
        int seat = 0;           ///< whose throw it is
        int fall = not_thrown;  ///< of Race::falls()
        int used = 0;           ///< a bit for each part of the throw that is used: number and grace, or each die
        int owed = 0;           ///< throws still to come after this one
        int back = 0;           ///< a bit for each seat that had pieces on the board and waits with all of them again
        friend bool operator==(const Position&, const Position&) = default;
    };

    Race(const Card& card, Variant variant);

    const Card& card() const { return *card_; }
    const Variant& variant() const { return variant_; }
    Position start() const;
    int to_move(const Position& p) const { return p.fall == not_thrown && !over(p) ? chance : mover(p); }
    bool at_turn_start(const Position& p) const { return p.fall == not_thrown; }
    void moves(const Position& p, MoveList& list) const;
    Position play(const Position& p, Move m) const;
    Outcome result(const Position& p) const;
    double odds(const Position&, Move m) const;
    std::uint64_t hash(const Position& p) const;

    Board board() const;
    /// Whose the arms and the trays are, in each seat's colours.
    Overlay overlay(const Position& p) const;
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

    /// Every way the cowries or dice may fall: cowries by how many lie mouth up.
    const std::vector<kit::Fall>& falls() const { return falls_; }
    /// Whether all pieces of that seat are out.
    bool done(const Position& p, int seat) const;
    /// Of the pieces of a seat, or of all seats of its side: squares still to go.
    int to_go(const Position& p, int seat) const;
    /// How likely one throw of that seat's next enemies is to take a piece that stands there.
    double danger(const Position& p, int seat, int path) const;
    /// How far ahead a side is, in squares and what dangers cost.
    double standing(const Position& p, int seat) const;

protected:
    /// The pattern of a seat's pieces on a square that they alone come to, beside who stands there.
    void mark_lane(Board& board, int seat, Vec centre) const;
    /// A piece, or two, by parts of the throw.
    struct Step {
        int owner = 0, from = 0, to = 0;
        int uses = 0;        ///< of Position::used
        bool pair = false;   ///< two pieces of one square
        bool round = false;  ///< a second lap
    };
    static Move pack(const Step& step);
    static Step unpack(Move m);

    int side(int seat) const { return card_->seats[static_cast<std::size_t>(seat)].side; }
    bool enemies(int a, int b) const { return side(a) != side(b); }
    int last() const { return variant_.course.last; }
    int mover(const Position& p) const;
    bool side_done(const Position& p, int seat) const;
    bool over(const Position& p) const;
    /// The seat whose partner it is, or itself.
    int partner(int seat) const;
    /// Of a part of the throw: how many squares it is still good for; 0 where it is used or none.
    int part(const Position& p, int index) const;
    bool is_castle(int cell) const;
    struct Standing {
        int pieces = 0;        ///< of enemies
        bool doubled = false;  ///< two of a seat, safe from a single piece
    };
    Standing enemies_at(const Position& p, int owner, int cell) const;
    /// Why a step the roll has is not allowed.
    enum class Refusal : std::uint8_t { none, enter, beyond, closed, second_colour, castle, doubled };
    struct Refused {
        Step step;
        Refusal why;
    };
    Refusal refusal(const Position& p, const Step& step) const;
    bool may_enter(const Position& p, const Step& step) const;
    void add_steps(const Position& p, int owner, int steps, int uses, bool single, bool pair, MoveList& list,
                   std::vector<Refused>* refused) const;
    /// Of all that what is left of the roll might do: what is allowed, and if that is asked what is not.
    void steps(const Position& p, MoveList& list, std::vector<Refused>* refused) const;
    /// Whether who is to move moves that seat's pieces.
    bool moves_for(const Position& p, int owner) const {
        return owner == mover(p) || (variant_.both_colours && owner == partner(mover(p)));
    }
    std::string roll_left(const Position& p) const;
    std::vector<Refused> refused_steps(const Position& p) const;
    Reason why_refused(const Position& p, const Refused& refused, int touch) const;
    Reason why_not_from(const Position& p, int touch) const;
    Reason why_not_to(const Position& p, int from, int touch) const;
    int taken_by(const Position& p, const Step& step) const;
    bool acts(const Position& p, int seat) const;
    void end_throw(Position& p) const;
    std::string name(int path) const;
    /// How many squares a step counts.
    int counts(const Position& p, const Step& step) const;
    std::string fall_word(int fall) const;   ///< as records have it: "6-5-1", "4-up"
    std::string fall_shown(int fall) const;  ///< as people read it: "6, 5 and 1", "4 cowries mouth up"

    // The spots: squares, what waits, what is out, the cowries or dice, the buttons.
    bool shows(int seat) const { return variant_.plays[static_cast<std::size_t>(seat)] || variant_.both_colours; }
    int shown_before(int seat) const;
    int wait_spot(int seat) const;
    int out_spot(int seat) const;
    int cast_spot() const;
    int throw_spot() const { return cast_spot() + variant_.casts(); }
    int pass_spot() const { return throw_spot() + static_cast<int>(falls_.size()); }
    /// The buttons that tell apart moves from one square to another: of what part of the roll, and whose piece.
    int kind_spot(const Step& step) const;
    int owner_spot(int seat) const { return pass_spot() + 5 + seat; }
    int spot(int seat, int path) const;

    const Card* card_;
    Variant variant_;
    std::vector<kit::Fall> falls_;
    /// By square and seat: the path numbers the square has there, the lower first; Course::longest where none.
    std::vector<std::array<std::array<int, 2>, seats>> meets_;
    std::array<double, Course::longest> hit_{};  ///< how likely a throw brings one piece exactly so far
};

/// Two sides: looked ahead by whole throws.
class PartnersRace : public Race {
public:
    static constexpr bool two_sided = true;
    static constexpr int point_worth = 1000;
    static constexpr bool counts_wins() { return true; }
    using Race::Race;
    /// Thousandths of a won game to be expected.
    int evaluate(const Position& p, int side) const;
};

/// Each for himself: played out.
class FreeRace : public Race {
public:
    using Race::Race;
    int evaluate(const Position& p, int side) const;
    int move_score(const Position& p, Move m) const;
    void prune(const Position& p, MoveList& list) const;
    /// A few throws by what looks best, then whose pieces are ahead wins by lot the more often.
    Outcome play_out(const Position& p, Random& random) const;
};

}  // namespace ludus::race
