#pragma once
// Paints a scene with Dear ImGui's draw list. The other painter of the same picture is ui/svg.

#include <span>
#include <vector>

#include "ui/canvas/layout.hpp"
#include "ui/canvas/men.hpp"
#include "ui/scene/scene.hpp"

namespace ludus::canvas {

/// A man where he is to be seen now; on his way he stands between spots.
struct Actor {
    const Face* face = nullptr;
    Vec at;
    float alpha = 1;
    float size = 1;
    bool piled = false;  ///< one man of a pile, not all that the face counts
    bool on_edge = false;
    Vec along;  ///< the way his pile runs
    float thickness = 0;
    int number = 0;  ///< written on the last of a pile
    Vec number_at;
};

/// How large a man can be drawn on a spot, in squares: 1 at the most, but for dice.
float room_on(const Board& board, int spot);
/// The same for whoever this is: dice are read from the back of a room.
float size_of(const Scene& scene, const Face& face);

class Painter {
public:
    Painter(ImDrawList* list, const Layout& layout, const Theme& theme, const FontSet& type,
            PieceStyle piece_style = {});

    /// Squares, frame, lines, pockets, and the coordinates and figures that were laid out.
    void board(const Board& board);
    /// What the position draws besides its pieces; its figures are laid out with the coordinates.
    void overlay(const Overlay& overlay, const Board& board);
    /// An empty tray of pockets says what it is for.
    void tray_names(const Scene& scene);
    /// What lies under the men: the last move, destinations, the touched square, advice.
    void under(const Scene& scene, int hovered);
    /// Dotted rays from the takers. They pass under men that are leapt over.
    void rays(const Scene& scene, std::span<const Ray> rays, float alpha = 1);
    void men(std::span<const Actor> actors);
    /// What lies over them: rings about men to be taken or in danger; where men pile, all that concerns them.
    void over(const Scene& scene, int hovered);
    void ring(const Scene& scene, int spot, float alpha);
    /// The sums, each on a tag at the taken man that stays on the board and keeps off the men concerned.
    void tags(const Scene& scene, std::span<const Ray> rays, float alpha = 1);
    /// A word on what stands on a spot.
    void note(const Scene& scene, int spot, const std::string& text);

private:
    void edge(const Board& board);
    struct Square {
        ImVec2 low, high;
    };
    [[nodiscard]] Square square(const Board& board, int spot, float inset_units) const;
    [[nodiscard]] ImVec2 centre(const Board& board, int spot) const;
    /// Where what concerns a spot is drawn: on the last man of a pile, else in the middle.
    [[nodiscard]] ImVec2 last(const Scene& scene, int spot) const;
    [[nodiscard]] Square about(ImVec2 centre, float half_units) const;
    void areas(const Board& board);
    void long_points(const Board& board);
    void piled_mark(const Scene& scene, const Mark& mark, bool over, bool hovered);
    [[nodiscard]] ImVec2 slab(Vec along, float thickness) const;
    [[nodiscard]] Square place(const Scene& scene, int spot, ImVec2 size, const std::vector<int>& keep_off,
                               const std::vector<Square>& placed) const;
    [[nodiscard]] ImVec2 plate(float width, std::size_t lines) const;
    [[nodiscard]] float leading() const;
    void write(const Square& at, const std::vector<const std::string*>& lines, ImU32 colour);
    void fill(const std::vector<Vec>& outline, ImU32 colour);
    void brackets(const Square& s, float reach, ImU32 colour, float width);
    void dashes(const Square& s, ImU32 colour, float width);

    PaintContext paint_;
    const Layout& layout_;
    const Theme& theme_;
};

}  // namespace ludus::canvas
