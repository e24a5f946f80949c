#pragma once
// Where the sums of takings are printed: near the man taken, never off the board, never over him or his takers.

#include <string>
#include <vector>

#include "ui/svg/view.hpp"

namespace ludus::svg {

inline constexpr float tag_type = 12.5F;  ///< size of the type
inline constexpr float tag_line = 15;     ///< from line to line

struct Tag {
    int to = -1;  ///< the spot taken on
    Box box;
    std::vector<std::string> lines;
};

std::vector<Tag> set_tags(const Scene& scene, const View& view);

}  // namespace ludus::svg
