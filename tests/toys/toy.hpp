#pragma once
// What the toys share. Each toy is a whole game in one header, small enough to be counted by hand; together they
// show that the shape in core/game/rules.hpp carries every kind of game in the books.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/game/rules.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/position_text.hpp"

namespace ludus::toys {

using kit::bad_word;
using kit::button;
using kit::mix;
using kit::numbered;

inline Spot place(SpotKind kind, std::string name, Vec centre, Tone tone, int column, int row) {
    return kit::square_spot(kind, std::move(name), centre, tone, column, row);
}

}  // namespace ludus::toys
