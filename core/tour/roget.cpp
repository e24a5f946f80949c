#include "core/tour/roget.hpp"

namespace ludus::tour {

namespace {

constexpr int half_of_board = 4;

struct Place {
    int row, column;  // of a quarter, from above and from the left
};

// The four cells of each figure in the order of its leaps: first the squares, then the diamonds.
constexpr Place figures[4][4] = {{{0, 1}, {1, 3}, {3, 2}, {2, 0}},
                                 {{0, 2}, {1, 0}, {3, 1}, {2, 3}},
                                 {{0, 0}, {1, 2}, {3, 3}, {2, 1}},
                                 {{0, 3}, {1, 1}, {3, 0}, {2, 2}}};

}  // namespace

const char* quarter_name(int quarter) {
    constexpr const char* names[] = {"i", "ii", "iii", "iv"};
    return names[quarter];
}

Figure figure_of(const kit::Grid& grid, int cell) {
    const int column = grid.column(cell), row = grid.rows() - 1 - grid.row(cell);
    const bool right = column >= half_of_board, below = row >= half_of_board;
    Figure out{.quarter = below ? (right ? 0 : 1) : (right ? 3 : 2)};
    for (int n = 0; n < 4; ++n)
        for (const Place place : figures[n])
            if (place.row == row % half_of_board && place.column == column % half_of_board) {
                out.diamond = n >= 2;
                out.second = n % 2 == 1;
            }
    return out;
}

std::array<int, 4> cells_of(const kit::Grid& grid, const Figure& figure) {
    std::array<int, 4> out{};
    const bool right = figure.quarter == 0 || figure.quarter == 3, below = figure.quarter < 2;
    for (std::size_t i = 0; i < out.size(); ++i) {
        const Place place = figures[(figure.diamond ? 2 : 0) + (figure.second ? 1 : 0)][i];
        out[i] = grid.cell(place.column + (right ? half_of_board : 0),
                           grid.rows() - 1 - place.row - (below ? half_of_board : 0));
    }
    return out;
}

}  // namespace ludus::tour
