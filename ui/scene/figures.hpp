#pragma once
// The men of chess: their drawings, and in which of his three dresses a man is shown. Both painters draw from here.
//
// A drawing is outlines in the letters of an SVG path, of which only M L H V C and Z, and only with whole places and not
// steps. They are written about the man's middle in fortieths of a square, y downwards: SVG takes them as they stand, the
// table flattens them (ui/canvas/outlines.hpp). All are drawn for this book.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/picture.hpp"

namespace ludus {

/// Which of his dresses a person wants to see a man in (Face::figure, native, sign).
enum class Dress {
    figure,  ///< Everyone's: as players everywhere know them
    native,  ///< The people's: as those have them whose game it is
    sign,    ///< The book's: as it prints them
};
inline constexpr int dress_count = 3;

/// "figure", "native" or "sign"; and the dress after this one.
std::string_view name_of(Dress dress);
Dress next(Dress dress);

struct Drawing {
    std::string_view name;
    std::string_view body;    ///< closed outlines, each filled with the coat and lined, one over the other
    std::string_view lines;   ///< graven into it
    std::string_view solids;  ///< closed outlines filled as the lines are
};

/// Every drawing of a dress, and the one of a name; nullptr where there is none.
std::span<const Drawing> drawings(Dress dress);
const Drawing* find_drawing(Dress dress, std::string_view name);
/// Set at the upper right of a man turned over, where his drawing does not say it.
const Drawing& turned_mark();

/// What a man has on, or how a casting piece lies. Where he has none of the dress wanted it is the next he has; without any he is a man like others.
struct Worn {
    Dress dress = Dress::figure;
    const Drawing* drawing = nullptr;
    std::string_view text;  ///< written on his shape where there is no drawing; empty: he is a man like others
    [[nodiscard]] bool dressed() const { return drawing != nullptr || !text.empty(); }
};
Worn worn(const Face& face, Dress wanted);
/// The dresses these men have among them; there is a choice where they are more than one.
std::vector<Dress> dresses(std::span<const Face> faces);
/// The one to be shown after this, of those they have.
Dress next(Dress dress, std::span<const Dress> of);

/// How pieces are told apart without colour: paper is plain and ink solid, the others have a pattern each.
enum class Texture { none, hatched, dotted, barred, crossed };
Texture texture_of(int colours);

/// How the men are to be seen; a person's choice.
struct Manner {
    Dress dress = Dress::figure;
    bool around = false;  ///< players sit round the board: every drawn man stands turned towards his own enemy
};

/// How many quarters to the right a man is turned on a board that lies so. A wedge always points at its enemy.
int quarters(const Face& face, const Worn& on, bool around, bool lying, bool flipped);

}  // namespace ludus
