#pragma once
// What a taking does: the prisoner turns his coat and is set behind the victor's men or kept in his hand, or is taken
// away; a king loses a step or is taken away.

#include <array>
#include <vector>

#include "core/rithmomachia/rules/position.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {

/// The void spaces a prisoner may be set on.
struct Prison {
    std::array<Space, files> space;  ///< the first `count` are set
    int count = 0;
};

/// fulke.1.prisoner: "placed in the hindermost space of his victors campe": any void space of the hindermost rank, or
/// where it is full of the next. `vacated` counts as void (he who stood there is taken up or has moved), `filled` not.
Prison prison(const Ground& ground, const Field& field, int victor, int vacated, int filled);

/// Whether men taken are kept in their victor's hand.
constexpr bool keeps_in_hand(Prisoners rules) { return rules == Prisoners::in_hand || rules == Prisoners::for_triumph; }

/// Takes him up, and does with him as the rule says; `place` is where he is set behind his victor's men. He is no longer
/// named for a triumph, nor are his fellows: a triumph proclaimed falls with the first of its men that is taken.
void take_man(Position& position, int id, Prisoners rules, Space place);

/// The man a side would set down from its hand, of those alike to `like`: the first in the roll; nobody where it has
/// none.
int in_hand(const Stand& stand, int side, int like);

/// Takes a step of a king, or with `what` whole all that is left of him; "tyl nothyng of him be left, then muste he be
/// taken away". His triumph falls if he was named for it.
void take_king(Position& position, int id, int what);

/// The square a pyramid stands on, 36 or 64.
inline constexpr int lowest_part = 0;

/// The men in a side's hand, by number, then as the roll has them; of men alike it does not matter who is first.
std::vector<int> men_in_hand(const Stand& stand, int side);

/// Whether the king still has that step.
inline bool still_has(const Stand& stand, int id, int what) {
    return stand.king_parts(man(id).born) >> part_of(what) & 1;
}
/// The one step a king has left, as a what; `whole` where he has more, and for other men.
inline int last_part(const Stand& stand, int id) {
    if (!is_king(id)) return whole;
    const unsigned parts = stand.king_parts(man(id).born);
    return parts != 0 && (parts & (parts - 1)) == 0 ? step_taken(__builtin_ctz(parts)) : whole;
}

/// Writes the taking to the victor's spoils.
void count_spoils(Position& position, int victor, int id, int what);

// ---- ransom ----

/// fulke.2.king.redeem: whether the owner of the king may be asked for a ransom of that step, as the rule stands: he is
/// not taken whole, and in the third kind "if his lowest square be taken, no ransom will delyver him".
bool may_be_redeemed(Ransom rules, const Stand& stand, int army, int what);
/// "he maye redeme it by anye of his men having the same number": his men on the table who bear it, a bit a man.
std::uint64_t redeemers(const Variant& variant, const Stand& stand, int army, int part);
/// "for anye man of hys, that his adversarye wyll chuse": all his men on the table. None of them is the king, nor one
/// who may not fight.
std::uint64_t ransomers(const Variant& variant, const Stand& stand, int army);

}  // namespace ludus::rithmomachia
