#pragma once
// The type case: every size of letter the board uses, cut for the very pixels it is shown in.

#include <array>
#include <string_view>

#include "imgui.h"

namespace ludus::canvas {

/// Sizes that follow the board's squares; the rest follow the window's scale.
enum class Numeral {
    great,   ///< one or two figures on a round or a square man
    middle,  ///< three figures on them
    small,   ///< one or two on a triangle; sums on tags
    least,   ///< three figures on a triangle; a king's number
    label,   ///< coordinates
    letter,  ///< those of a built board, which name its points
};
inline constexpr int numeral_count = 6;

class FontSet {
public:
    /// Cuts what is wanted, if it is not cut already. `square`: device pixels to a square; `scale`: to a point; `menu`: all
    /// the letters of a menu too; `han`: the characters on pieces of China and Japan; `afar`: coordinates grow with the board,
    /// to be read across a room.
    /// True where the atlas is new and its texture must be handed over again.
    bool fit(float square, float scale, bool menu, bool han, bool afar);

    [[nodiscard]] ImFont* numeral(Numeral size) const { return numerals_[static_cast<std::size_t>(size)]; }
    /// Of a figure or capital, in whole device pixels.
    [[nodiscard]] float height(Numeral size) const { return heights_[static_cast<std::size_t>(size)]; }

    /// Characters as large as they stand on a man, their em of FontSize pixels; nullptr where none were wanted.
    [[nodiscard]] ImFont* han() const { return han_; }
    [[nodiscard]] ImFont* sans() const { return sans_; }

private:
    std::array<ImFont*, numeral_count> numerals_{};
    std::array<float, numeral_count> heights_{};
    ImFont *sans_ = nullptr, *han_ = nullptr;
    float scale_ = 0;
    bool menu_ = false, wants_han_ = false;
};

/// The width of a line, in pixels. `tracking` is added between letters.
float text_width(const ImFont* font, std::string_view text, float tracking = 0);
/// Sets a line with its baseline's left end at a point, on whole pixels. `zoom`: how much larger than it was cut.
void put_text(ImDrawList* list, const ImFont* font, ImVec2 baseline, ImU32 colour, std::string_view text,
              float tracking = 0, float zoom = 1);
/// One character about a point, its em so many pixels, turned by quarters to the right; false where the font has it not.
bool put_character(ImDrawList* list, const ImFont* font, ImVec2 middle, float em, int quarters, ImU32 colour,
                   unsigned code);

}  // namespace ludus::canvas
