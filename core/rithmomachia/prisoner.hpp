#pragma once
// What a taking does: the prisoner turns his coat and is set behind the victor's men; a king loses a step or is taken
// away.

#include <array>

#include "core/rithmomachia/position.hpp"
#include "core/rithmomachia/taking.hpp"

namespace ludus::rithmomachia {

/// The void spaces a prisoner may be set on.
struct Prison {
    std::array<Space, files> space;  ///< the first `count` are set
    int count = 0;
};

/// fulke.1.prisoner: "placed in the hindermost space of his victors campe": any void space of the hindermost rank, or
/// where it is full of the next. `vacated` counts as void (he who stood there is taken up or has moved), `filled` not.
Prison prison(const Ground& ground, const Field& field, int victor, int vacated, int filled);

/// Takes him up and sets him down in his victor's coat. He is no longer named for a triumph, nor are his fellows: a
/// triumph proclaimed falls with the first of its men that is taken.
void turn_coat(Position& position, int id, Space place);

/// Takes a step of a king, or with `what` whole all that is left of him; "tyl nothyng of him be left, then muste he be
/// taken away". His triumph falls if he was named for it.
void take_king(Position& position, int id, int what);

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

}  // namespace ludus::rithmomachia
