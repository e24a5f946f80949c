#include "core/go/player/patterns.hpp"

#include <array>
#include <bitset>
#include <string_view>
#include <utility>

#include "core/go/stones.hpp"

namespace ludus::go {

namespace {

// Three rows with the stone to be put in the middle. X one colour, O the other, either way round; x and o anything but that colour;
// . free, # beyond the edge, ? anything. Turned and mirrored too. They are those of MoGo (Gelly, Wang, Munos and Teytaud,
// "Modification of UCT with Patterns in Monte-Carlo Go", 2006).
constexpr std::array<std::string_view, 13> shapes = {
    "XOX"
    "..."
    "???",  // hane that encloses
    "XO."
    "..."
    "?.?",  // hane
    "XO?"
    "X.."
    "x.?",  // turn
    ".O."
    "X.."
    "...",  // cut across
    "XO?"
    "O.o"
    "?o?",  // cut
    "XO?"
    "O.X"
    "???",  // cut where one looks in
    "?X?"
    "O.O"
    "ooo",  // cut between
    "OX?"
    "o.O"
    "???",  // cut of a knight's move
    "X.?"
    "O.?"
    "###",  // chase along the edge
    "OX?"
    "X.O"
    "###",  // stop a cut at the edge
    "?X?"
    "x.O"
    "###",  // stop a connection at the edge
    "?XO"
    "x.x"
    "###",  // go down to the edge
    "?OX"
    "X.O"
    "###",  // cut at the edge
};

class Table {
public:
    Table() {
        for (const std::string_view shape : shapes)
            for (int turn = 0; turn < 8; ++turn)
                for (const bool exchanged : {false, true}) add(shape, turn, exchanged);
    }
    [[nodiscard]] bool has(unsigned around) const { return good_[around]; }

private:
    /// The letter of the turned shape at a row and a column.
    static char letter(std::string_view shape, int turn, int row, int column) {
        if (turn & 1) column = 2 - column;
        if (turn & 2) row = 2 - row;
        if (turn & 4) std::swap(row, column);
        return shape[static_cast<std::size_t>(3 * row + column)];
    }
    static bool fits(char letter, Colour there, bool exchanged) {
        const Colour x = exchanged ? white : black, o = exchanged ? black : white;
        switch (letter) {
            case 'X': return there == x;
            case 'O': return there == o;
            case 'x': return there != x;
            case 'o': return there != o;
            case '.': return there == vacant;
            case '#': return there == outside;
            default: return true;
        }
    }
    void add(std::string_view shape, int turn, bool exchanged) { add(shape, turn, exchanged, 0, 0); }
    void add(std::string_view shape, int turn, bool exchanged, int place, unsigned around) {
        if (place == 8) {
            good_.set(around);
            return;
        }
        const int cell = place < 4 ? place : place + 1;  // over the middle
        for (const Colour there : {black, white, vacant, outside})
            if (fits(letter(shape, turn, cell / 3, cell % 3), there, exchanged))
                add(shape, turn, exchanged, place + 1, around | static_cast<unsigned>(there) << (2 * place));
    }

    std::bitset<1 << 16> good_;
};

}  // namespace

bool is_good_shape(unsigned around) {
    static const Table table;
    return table.has(around);
}

}  // namespace ludus::go
