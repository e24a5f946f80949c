// The games of the family: the battle of numbers in every kind.

#include "core/game/catalogue.hpp"
#include "core/game/erased.hpp"
#include "core/rithmomachia/all_kinds.hpp"

namespace ludus::rithmomachia {

template <class... Kinds>
static std::span<const Entry> each_of(KindList<Kinds...>) {
    static constexpr Entry all[] = {{&Kinds::card, &erase<Kinds>}...};
    return all;
}

std::span<const Entry> entries() { return each_of(AllKinds{}); }

}  // namespace ludus::rithmomachia
