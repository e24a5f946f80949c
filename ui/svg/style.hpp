#pragma once
// The look of a picture that stands alone: board.css with the colours of the light page put in.

#include <string_view>

namespace ludus::svg {

std::string_view light_style();

}  // namespace ludus::svg
