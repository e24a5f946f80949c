#pragma once
// The kinds of the family, for what is asked of each of them: who can be taken how, in the standard agreement.

#include <span>
#include <string_view>

#include "core/rithmomachia/rules/engine.hpp"

namespace ludus::rithmomachia {

struct Kind {
    const Card& (*card)();
    EngineOptions (*with_options)(const Options&);
};

std::span<const Kind> kinds();
/// nullptr where there is none of that id.
const Kind* find_kind(std::string_view id);

}  // namespace ludus::rithmomachia
