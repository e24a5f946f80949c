#pragma once
// Paints a scene with Dear ImGui's draw list. The other painter of the same picture is ui/svg.

#include <span>
#include <vector>

#include "ui/scene/scene.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/men.hpp"

namespace ludus::table {

/// A man where he is to be seen now; on his way he stands between spots.
struct Actor {
    const Face* face = nullptr;
    Vec at;
    float alpha = 1;
    float size = 1;
};

/// How large a man can be drawn on a spot, in squares: 1 at the most.
float room_on(const Board& board, int spot);

class Painter {
public:
    Painter(ImDrawList* list, const Layout& layout, const Theme& theme, const TypeCase& type);

    /// Squares, frame, lines, pockets and, where wanted, coordinates.
    void board(const Board& board, bool coordinates);
    /// An empty tray of pockets says what it is for.
    void tray_names(const Scene& scene);
    /// What lies under the men: the last move, destinations, the touched square, advice.
    void under(const Scene& scene, int hovered);
    /// Dotted rays from the takers. They pass under men that are leapt over.
    void rays(const Board& board, std::span<const Ray> rays, float alpha = 1);
    void men(std::span<const Actor> actors);
    /// What lies over them: rings about men to be taken or in danger.
    void over(const Scene& scene);
    void ring(const Board& board, int spot, float alpha);
    /// The sums, each on a tag at the taken man that stays on the board and keeps off the men concerned.
    void tags(const Scene& scene, std::span<const Ray> rays, float alpha = 1);
    /// A word on what stands on a spot.
    void note(const Scene& scene, int spot, const std::string& text);
    /// The keyboard's place.
    void cursor(const Board& board, int spot);

private:
    struct Square {
        ImVec2 low, high;
    };
    [[nodiscard]] Square square(const Board& board, int spot, float inset_units) const;
    [[nodiscard]] ImVec2 centre(const Board& board, int spot) const;
    [[nodiscard]] Square place(const Scene& scene, int spot, ImVec2 size, const std::vector<int>& keep_off,
                               const std::vector<Square>& placed) const;
    [[nodiscard]] ImVec2 plate(float width, std::size_t lines) const;
    [[nodiscard]] float leading() const;
    void write(const Square& at, const std::vector<const std::string*>& lines, ImU32 colour);
    void fill(const std::vector<Vec>& outline, ImU32 colour);
    void brackets(const Square& s, float reach, ImU32 colour, float width);
    void dashes(const Square& s, ImU32 colour, float width);

    Brush brush_;
    const Layout& layout_;
    const Theme& theme_;
};

}  // namespace ludus::table
