#include "core/go/count.hpp"

#include "core/base/index.hpp"

namespace ludus::go {

Count count(StoneBoard board, const Cells& dead) {
    Count out;
    for (int c = 0; c < board.cells(); ++c) {
        const Point p = board.point(c);
        if (!dead[at(c)] || board.is_vacant(p)) continue;
        const int seat = board.colour(p);
        out.dead[at(seat)] += board.remove(p);
    }
    tell_areas(board, out.whose);
    for (int c = 0; c < board.cells(); ++c) {
        const Colour whose = out.whose[at(c)];
        if (whose == vacant) ++out.neutral;
        else ++(board.is_vacant(board.point(c)) ? out.enclosed : out.stones)[whose];
    }
    return out;
}

std::vector<Camp> camps(const Count& count, int lines) {
    std::vector<Camp> out;
    Cells seen;
    for (int row = lines - 1; row >= 0; --row)
        for (int column = 0; column < lines; ++column) {
            const int first = row * lines + column;
            const Colour whose = count.whose[at(first)];
            if (whose == vacant || seen[at(first)]) continue;
            Camp camp{whose, {first}};
            seen.set(at(first));
            for (std::size_t i = 0; i < camp.cells.size(); ++i) {
                const int cell = camp.cells[i];
                const auto add = [&](bool there, int next) {
                    if (!there || count.whose[at(next)] != whose || seen[at(next)]) return;
                    seen.set(at(next));
                    camp.cells.push_back(next);
                };
                add(cell >= lines, cell - lines);
                add(cell % lines > 0, cell - 1);
                add(cell % lines < lines - 1, cell + 1);
                add(cell < lines * (lines - 1), cell + lines);
            }
            std::sort(camp.cells.begin(), camp.cells.end());
            out.push_back(std::move(camp));
        }
    return out;
}

}  // namespace ludus::go
