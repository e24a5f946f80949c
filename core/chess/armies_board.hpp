#pragma once
// What games of several armies share whatever their positions hold: who is whose ally, who attacks a king, and the men as text,
// as pictures and in reasons. Known by the men alone, so that it is compiled once for all such games.

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/groups.hpp"
#include "core/chess/attack_tables.hpp"
#include "core/chess/pieces.hpp"
#include "core/game/card.hpp"
#include "core/game/move.hpp"
#include "core/game/picture.hpp"

namespace ludus::chess {

/// A code of up to four armies: kind and army.
namespace of_armies {
constexpr Code code_of(int kind, int army) { return static_cast<Code>(kind << 2 | army); }
constexpr int kind_of(Code code) { return code >> 2; }
constexpr int army_of(Code code) { return code & 3; }
inline constexpr int king = 0;  ///< the first kind
inline constexpr int nobody = -1;
/// A set of armies, a bit each.
using ArmySet = std::uint8_t;
constexpr bool has(ArmySet armies, int army) { return (armies >> army & 1) != 0; }
}  // namespace of_armies

/// Armies in the order of turns, which is that of the card's seats.
struct ArmiesSetup {
    Geometry geometry;
    std::vector<Motions> kinds;       ///< how each kind moves; the first is the king
    std::vector<Facing> facing;       ///< where each army's enemy is
    std::vector<Squares> zones = {};  ///< as who faces up sees them
};

/// How a kind is written, spoken of and drawn (Face).
struct ArmyKind {
    char letter;
    const char *name, *rule;  ///< in reasons, and the passage that tells how it moves
    const char *figure, *native, *sign;
    const char* spoken = nullptr;  ///< on the board, where that is another name
    int told = 0;                  ///< how many of its motions are told where one asks how it moves, the first; 0: all
    [[nodiscard]] const char* on_board() const { return spoken != nullptr ? spoken : name; }
};

/// What a position as text may hold, and the faults that say so.
struct ArmyLimits {
    int kings, men;  ///< of an army; without a king one man less
    std::string_view too_many_kings, too_many_men;
    std::string_view example;  ///< a piece and its square
};

class ArmiesBoard {
public:
    ArmiesBoard(const Card& card, const ArmiesSetup& setup, std::vector<ArmyKind> kinds);

    const Geometry& geometry() const { return geometry_; }
    int army_count() const { return army_count_; }
    int side_of(int army) const { return side_[at(army)]; }
    /// The next army of its side in the order of turns; itself where it has no ally.
    int ally_of(int army) const { return ally_[at(army)]; }
    Facing facing(int army) const { return facing_[at(army)]; }
    /// Whether that is so of an army of the side.
    template <class Asked>
    bool any_of_side(int side, Asked asked) const {
        for (int army = 0; army < army_count_; ++army)
            if (side_of(army) == side && asked(army)) return true;
        return false;
    }
    /// The square of a setup as who faces up sees it, for that army.
    int for_army(int army, int column, int row) const {
        return geometry_.seen(geometry_.square(column, row), facing(army));
    }

    /// Whether an enemy strikes at a king of that army; men of `silent` armies do not.
    bool attacked(const Men& men, int army, of_armies::ArmySet silent = 0) const;
    /// Enemy kings whom men of a side strike, men of `silent` armies left out: from and to, in the order of squares.
    std::vector<std::array<int, 2>> strikes(const Men& men, int side, of_armies::ArmySet silent) const;

protected:
    const ArmyKind& look(int kind) const { return kinds_[at(kind)]; }
    const std::string& seat_name(int army) const { return seats_[at(army)].shown(); }
    /// "Red and Black"
    std::string names_of(int side) const;

    /// "red O14 D15 | buff O57 | to red": the men by army, kind and square, and whose turn it is.
    std::string write_men(const Men& men, int turn) const;
    /// The parts that write_men() writes: the men, in any order, and whose turn it is.
    std::optional<Fault> read_men(Groups& groups, const ArmyLimits& limits, Men& men, int& turn) const;
    /// Calls add(kind, army, square) for each, by army, kind and square, and after each army done(army): so men are numbered
    /// alike however they were listed, and moves come in one order.
    template <class Add, class Done>
    void number(const Men& listed, Add add, Done done) const {
        for (int army = 0; army < army_count_; ++army) {
            for (int kind = 0; kind < static_cast<int>(kinds_.size()); ++kind)
                for (int s = 0; s < geometry_.size(); ++s)
                    if (!listed.empty(s) && listed.what[at(listed.man(s))] == of_armies::code_of(kind, army))
                        add(kind, army, s);
            done(army);
        }
    }

    /// The man of that number on a spot; `state` is said after his name: ", leaderless".
    Face face(const Men& men, int number, int spot, std::string_view state) const;
    /// The squares with the men, each by the first letter of its army and its own, and below whose letters these are.
    std::string sketch_men(const Men& men, std::string_view army_letters) const;

    static Reason because(std::string rule, std::string sentence, std::vector<int> from = {}, int to = -1) {
        return {std::move(rule), {}, std::move(from), to, std::move(sentence)};
    }
    /// That men of the other side strike kings of the army: one reason for all of them, or none.
    std::vector<Reason> attacks_on(const Men& men, int army, of_armies::ArmySet silent, const char* rule,
                                   const std::string& sentence) const;
    /// Every capture open now; may_take(code of who moves, code of who stands there).
    std::vector<Reason> captures(const Men& men, const std::function<bool(Code, Code)>& may_take) const;
    /// Why a first touch of a square begins nothing: nobody stands there, or a man of another army than that one, whose turn it
    /// is. No rule: one of its own men stands there.
    Reason why_not_that(const Men& men, int army, int spot, const char* rule) const;
    /// Why a man has nowhere to go from where he stands: he is hemmed in.
    Reason why_hemmed_in(const Men& men, int spot) const;
    /// Why none of a man's motions leads to a square, whoever may be taken there; no rule: one does. That a man of his own army
    /// stands there is told by that rule.
    Reason why_not_reached(const Men& men, int from, int to, const char* own) const;
    /// "The pawn moves one square straight forward."
    std::string motions_told(int kind) const;
    /// A draw for all, since a position has come back.
    static Outcome draw_by_repetition();

    Geometry geometry_;
    AttackTables attacks_;
    int army_count_;

private:
    std::vector<SeatCard> seats_;
    std::vector<ArmyKind> kinds_;
    std::vector<Motions> motions_;
    std::array<Facing, most_seats> facing_{};
    std::array<int, most_seats> side_{}, ally_{};
};

}  // namespace ludus::chess
