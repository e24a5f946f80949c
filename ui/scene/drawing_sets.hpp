#pragma once
// The drawings of each family of games whose pieces have some. A module of the browser holds those of its own family only.

#include <span>
#include <string_view>

#include "ui/scene/figures.hpp"

namespace ludus {

struct DrawingSet {
    std::span<const Drawing> figures, natives, signs;  ///< by style
    /// A drawing that is put together from others, by its name; gives nullptr where it makes none. nullptr: the set makes none.
    const Drawing* (*made)(FigureStyle figure_style, std::string_view name);

    [[nodiscard]] std::span<const Drawing> of(FigureStyle figure_style) const {
        if (figure_style == FigureStyle::figure) return figures;
        return figure_style == FigureStyle::native ? natives : signs;
    }
};

/// Those this program is made with; names are told apart within a style over all of them.
std::span<const DrawingSet* const> drawing_sets();

}  // namespace ludus
