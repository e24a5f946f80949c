// The games of the family: the engine of numbers in every kind.

#include "core/game/catalogue.hpp"
#include "core/kit/game_adapter.hpp"
#include "core/rithmomachia/games/all.hpp"

namespace ludus::rithmomachia {

template <class... Kinds>
static constexpr auto each_of(KindList<Kinds...>) {
    return entries_of<LUDUS_PARTS, Kinds...>;
}
static constexpr auto games = each_of(AllKinds{});

Family as_family() {
    return {.id = "rithmomachia", .title = "Rithmomachia (number chess)", .others = "Other versions", .games = games};
}

}  // namespace ludus::rithmomachia
