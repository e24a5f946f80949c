#pragma once
// Taking by oblivion: a man compassed by adversaries, or left without a draught.

#include <cstdint>

#include "core/rithmomachia/rules/sight.hpp"

namespace ludus::rithmomachia {

/// The men who fight: in the second kind "the enemies men taken, may serve onely to celebrate a triumphe, but not to
/// fight", so a turned man neither takes, nor helps, nor besieges. A bit a man.
inline std::uint64_t fighters(const Variant& variant, const Stand& stand) {
    return variant.prisoners == Prisoners::for_triumph ? ~stand.turned : ~std::uint64_t{0};
}

/// The adversaries that shut him in, a bit a man, or 0 where he is not shut in. `last`, the man just set down, must be
/// one of them; nobody: any may have been. Where both the corners and the straight ways are held, those of the pattern
/// that `last` belongs to. "all foure muste be hys adversaries": his fellows never count, but where men of either side
/// may block him. Does not ask whether a fellow could free him (Siege::unless_freed): taking.hpp does.
std::uint64_t besiegers(const Sight& sight, const Variant& variant, const Field& field, int id, int last);

/// Of these men, those whom one besieger more might shut in: all but one of the ways he is held on are held now. Says
/// yes rather than no.
std::uint64_t nearly_besieged(const Sight& sight, const Variant& variant, const Field& field, std::uint64_t men);

}  // namespace ludus::rithmomachia
