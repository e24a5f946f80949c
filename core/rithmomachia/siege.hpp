#pragma once
// Taking by oblivion: a man compassed by four adversaries.

#include <cstdint>

#include "core/rithmomachia/sight.hpp"

namespace ludus::rithmomachia {

/// The men that shut him in, a bit a man, or 0 where he is not shut in. Where both the corners and the straight ways
/// are held, those of the pattern that `last` belongs to. "all foure muste be hys adversaries": his fellows never
/// count.
std::uint64_t besiegers(const Sight& sight, const Siege& law, const Field& field, int id, int last);

}  // namespace ludus::rithmomachia
