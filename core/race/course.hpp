#pragma once
// The squares of a board and the way each seat's pieces go over them.

#include <array>
#include <string>
#include <vector>

namespace ludus::race {

/// Paths are numbered as Falkener numbers them: 0 waiting, 1 the first square, `last` out.
struct Course {
    static constexpr int seats = 4, longest = 85, no_cell = -1;

    struct Place {
        int row = 0, column = 0;  ///< from the top left
        friend bool operator==(const Place&, const Place&) = default;
    };
    struct Square {
        Place place;
        std::string name;
        bool castle = false;
        int lane = -1;  ///< the seat whose pieces alone come there
        int limb = -1;  ///< the seat whose limb it is a part of; -1 on a board without limbs
    };

    int size = 0;  ///< rows and columns
    int last = 0;
    bool cross = false;
    int lap = 0;     ///< squares of the whole round; 0: a board that is not gone round twice
    int turned = 0;  ///< from this path number on pieces lie on their side; 0: never
    std::vector<Square> squares;
    std::array<std::array<int, longest>, seats> cells{};  ///< square by seat and path number; no_cell at 0 and `last`

    [[nodiscard]] int cell(int seat, int path) const {
        return cells[static_cast<std::size_t>(seat)][static_cast<std::size_t>(path)];
    }
};

/// The cloth of pachisi.path: four limbs of three rows of eight squares; `marked` false leaves the castles plain.
Course cross_course(bool marked);
/// The seven by seven squares of ashta-kashte.path. `diagonal`: each inner ring is entered at its corner.
Course square_course(bool diagonal);

}  // namespace ludus::race
