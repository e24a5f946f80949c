#pragma once
// What a picture shows, from the bits of flags.h.

#include <string_view>

#include "ui/svg/svg.hpp"

namespace ludus {

SvgOptions svg_options(int flags, int crop);
/// Whether ids inside a picture may begin so: letters, digits, - and _; or nothing.
bool is_id(std::string_view text);

}  // namespace ludus
