#include "core/rithmomachia/rules/kinds.hpp"

#include "core/rithmomachia/games/all.hpp"

namespace ludus::rithmomachia {

template <class... Kinds>
static std::span<const Kind> each_of(KindList<Kinds...>) {
    static constexpr Kind all[] = {{&Kinds::card, &Kinds::with_options}...};
    return all;
}

std::span<const Kind> kinds() { return each_of(AllKinds{}); }

const Kind* find_kind(std::string_view id) {
    for (const Kind& kind : kinds()) {
        if (kind.card().id == id) return &kind;
    }
    return nullptr;
}

}  // namespace ludus::rithmomachia
