#pragma once
// How a board lies in the picture: turned, flipped, cropped.

#include <vector>

#include "ui/svg/pen.hpp"
#include "ui/svg/svg.hpp"

namespace ludus::svg {

struct Box {
    Vec least, most;
    [[nodiscard]] float width() const { return most.x - least.x; }
    [[nodiscard]] float height() const { return most.y - least.y; }
    [[nodiscard]] Vec middle() const { return {(least.x + most.x) / 2, (least.y + most.y) / 2}; }
    [[nodiscard]] bool holds(Vec at) const;
    [[nodiscard]] Box grown(float by) const { return {{least.x - by, least.y - by}, {most.x + by, most.y + by}}; }
    void take_in(Vec at);
};

/// The area two boxes share.
float shared(const Box& a, const Box& b);
/// What it spans; of one corner at least.
Box box_of(const std::vector<Vec>& outline);

enum class Side { left, right, top, bottom };

/// A label set outside or inside the board, in the picture's units.
struct SetLabel {
    Vec at;
    const std::string* text;
    bool corner = false;
};

class View {
public:
    View(const Scene& scene, const SvgOptions& options);

    /// From board units to the picture's.
    [[nodiscard]] Vec at(Vec on_board) const;
    /// The outline of a spot in the picture's units, and its box.
    [[nodiscard]] std::vector<Vec> outline(int spot) const;
    [[nodiscard]] Box box(int spot) const;
    [[nodiscard]] std::vector<Vec> outline(const std::vector<Vec>& on_board) const;
    /// Whether a spot is a place that can be seen in this picture.
    [[nodiscard]] bool shown(int spot) const;

    /// What of a line on the board is shown, in the picture's units; false where nothing is.
    [[nodiscard]] bool clipped(const BoardLine& line, Vec& a, Vec& b) const;
    /// What of a part of a built board is shown; false where nothing is.
    [[nodiscard]] bool clipped(const BoardArea& area, Box& box) const;
    /// Whether a place of the board lies in the part shown.
    [[nodiscard]] bool shows(Vec on_board) const;
    /// Whether a line runs along an edge of the field, where the frame is.
    [[nodiscard]] bool on_edge(const BoardLine& line) const;

    /// The part of the board that is shown, in the picture's units; and the whole picture.
    [[nodiscard]] const Box& ground() const { return ground_; }
    [[nodiscard]] Vec size() const { return size_; }
    /// What of the squares is shown, in the picture's units: pockets lie beside it. On a board without squares, all of it.
    [[nodiscard]] Box field() const;
    /// Whether the field ends on this side, or the picture only leaves off.
    [[nodiscard]] bool field_ends(Side side) const;
    [[nodiscard]] const std::vector<SetLabel>& labels() const { return labels_; }
    /// Room for one line of words below all else; y of its middle.
    [[nodiscard]] float legend_line() const { return legend_line_; }

private:
    [[nodiscard]] Vec turned(Vec on_board) const;
    void crop(const Scene& scene, int margin);
    void set_labels(const Scene& scene, bool coordinates, int notation);

    const Board& board_;
    bool lying_, flipped_;
    Box whole_;    ///< of points and pockets, board units as given
    Vec extent_;   ///< of the turned board
    Box squares_;  ///< where the squares are on the turned board, board units
    Box part_;     ///< of the turned board that is shown, board units
    Box ground_;
    Vec size_;
    float label_more_ = 0;  ///< margin for long numbers at the left, picture units
    float legend_line_ = 0;
    std::vector<SetLabel> labels_;
};

}  // namespace ludus::svg
