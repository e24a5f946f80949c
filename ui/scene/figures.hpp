#pragma once
// The pieces of chess: their drawings, and in which of three styles a piece is shown. Both painters draw from here.
//
// A drawing is outlines in the letters of an SVG path, of which only M L H V C and Z, and only with whole places and not
// steps. Coordinates are fortieths of a square from the piece's centre, y downwards: SVG takes them as they stand, the
// canvas flattens them (ui/canvas/outlines.hpp). All are drawn for this book.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/picture.hpp"

namespace ludus {

/// The style a person wants to see pieces in (Face::figure, native, sign).
enum class FigureStyle {
    figure,  ///< modern: as players everywhere know them
    native,  ///< traditional: as in the country of the game
    sign,    ///< as printed in the book
};
inline constexpr int figure_style_count = 3;

/// "figure", "native" or "sign"; and the style after this one.
std::string_view name_of(FigureStyle figure_style);
FigureStyle next(FigureStyle figure_style);

struct Drawing {
    std::string_view name;
    std::string_view body;    ///< closed outlines, each filled with the coat and lined, one over the other
    std::string_view lines;   ///< graven into it
    std::string_view solids;  ///< closed outlines filled as the lines are
};

/// The drawing of a name; nullptr where there is none. All of them: drawing_sets.hpp.
const Drawing* find_drawing(FigureStyle figure_style, std::string_view name);
/// Set at the upper right of a promoted piece where its drawing does not show it.
const Drawing& turned_mark();
/// Set on the upper of the two checkers that are a king of draughts.
const Drawing& crown();

/// How a piece is drawn, or how a casting piece lies: in the style wanted, else in the next it has, else as a plain piece.
struct DrawnFigure {
    FigureStyle figure_style = FigureStyle::figure;
    const Drawing* drawing = nullptr;
    std::string_view text;  ///< written on its shape where there is no drawing; empty: a plain piece
    /// The drawing lies on the body that the game's own pieces have, a disc or a wedge.
    bool on_body = false;
    [[nodiscard]] bool is_drawn() const { return drawing != nullptr || !text.empty(); }
};
DrawnFigure drawn_figure(const Face& face, FigureStyle wanted);

/// What tells a promoted piece from others of its drawing, and a captain of the book from his company.
enum class PieceSign { none, star, rule };
PieceSign piece_sign(const Face& face, const DrawnFigure& on);

/// A figure on a body: its share of its own size, and where its centre is on a body that is turned by so many quarters
/// to the right. Promoted, it leaves room for a rule at the foot of the body.
struct FigureOnBody {
    float share;
    Vec at;
};
FigureOnBody figure_on_body(const Face& face, int quarters);
/// The rule at the foot of a promoted piece's body: half its length, and how far below the centre.
struct BodyRule {
    float half, below;
};
BodyRule rule_on_body(Shape shape);

/// The style a game is shown in until a person chooses, by the pieces of its opening: that of its own country where each
/// of them is a drawing, for those anyone can tell apart; where they are written in its script, or lack one, the modern.
FigureStyle first_style(std::span<const Face> opening);
/// The styles these pieces have, `first` before the others; there is a choice where there is more than one.
std::vector<FigureStyle> figure_styles(std::span<const Face> faces, FigureStyle first = FigureStyle::figure);
/// The one to be shown after this, of those they have.
FigureStyle next(FigureStyle figure_style, std::span<const FigureStyle> of);

/// How pieces are told apart without colour: paper is plain and ink solid, the others have a pattern each.
enum class Texture { none, hatched, dotted, barred, crossed };
Texture texture_of(int colours);
/// On a disc that bears a figure or a character it is a row of beads, so far from the centre.
inline constexpr float beads_radius = 14.3F;

/// How pieces are shown; a person's choice.
struct PieceStyle {
    std::optional<FigureStyle> figure_style = {};  ///< none: what the scene is shown in first
    bool around = false;  ///< players sit round the board: each drawn piece is turned towards its own enemy
};

/// How many quarter turns to the right a piece is drawn on a board that lies so. A wedge always points at its enemy.
int quarters(const Face& face, const DrawnFigure& on, bool around, bool lying, bool flipped);

}  // namespace ludus
