#pragma once
// Trays, where captured pieces lie and those to be placed: what an empty one is called. Both painters ask here.

#include <string>
#include <string_view>
#include <vector>

#include "core/base/text.hpp"
#include "ui/scene/scene.hpp"

namespace ludus {

/// A toned pocket is one of many in a tray.
bool in_tray(const Spot& spot);

/// Pockets of one label with nobody in any of them: "Black’s captured pieces".
struct EmptyTray {
    const std::string* name;  ///< within the scene
    std::vector<int> spots;
};
std::vector<EmptyTray> empty_trays(const Scene& scene);

/// `text` by whole words in as few lines as `fits(line)` allows; a word too long for a line has one
/// to itself. The views point into `text`.
template <class Fits>
std::vector<std::string_view> in_lines(std::string_view text, Fits fits) {
    std::vector<std::string_view> lines;
    for (const std::string_view word : split_words(text)) {
        if (!lines.empty()) {
            const char* begin = lines.back().data();
            const std::string_view longer(begin, static_cast<std::size_t>(word.data() + word.size() - begin));
            if (fits(longer)) {
                lines.back() = longer;
                continue;
            }
        }
        lines.push_back(word);
    }
    return lines;
}

}  // namespace ludus
