#include "core/squares/counting.hpp"

#include <algorithm>
#include <map>

#include "core/base/index.hpp"
#include "core/squares/methods.hpp"

namespace ludus::squares {

namespace {

/// Fills the cells in order. The last of a row is what the row still wants, that of a column likewise; so every square is met once.
class Filling {
public:
    Filling(int order, bool diagonals) : n_(order), diagonals_(diagonals), sum_(constant_of(order)) {
        cells_.assign(at(n_ * n_), 0);
    }

    template <class Found>
    void run(const Found& found) {
        fill(0, found);
    }

private:
    template <class Found>
    void fill(int cell, const Found& found) {
        if (cell == n_ * n_) {
            found(cells_);
            return;
        }
        const int row = cell / n_, column = cell % n_;
        int least = 1, most = n_ * n_;
        const auto wants = [&](int number) {
            least = std::max(least, number);
            most = std::min(most, number);
        };
        if (column == n_ - 1) wants(sum_ - row_sum(row));
        if (row == n_ - 1) wants(sum_ - column_sum(column));
        // The bottom left cell is of the first column and of the rising diagonal.
        if (diagonals_ && row == n_ - 2 && column == 1) wants(column_sum(0) - rising_sum());
        if (diagonals_ && row == n_ - 1 && column == n_ - 1) wants(sum_ - falling_sum());
        for (int number = least; number <= most; ++number) {
            if (used_ >> number & 1) continue;
            // What the column still wants must be a number that is free.
            if (row == n_ - 2) {
                const int last = sum_ - column_sum(column) - number;
                if (last < 1 || last > n_ * n_ || last == number || (used_ >> last & 1)) continue;
            }
            used_ |= std::uint32_t{1} << number;
            cells_[at(cell)] = static_cast<std::int8_t>(number);
            fill(cell + 1, found);
            cells_[at(cell)] = 0;
            used_ &= ~(std::uint32_t{1} << number);
        }
    }
    // What stands so far; the cell to be filled is still 0.
    [[nodiscard]] int row_sum(int row) const {
        int sum = 0;
        for (int c = 0; c < n_; ++c) sum += cells_[at(row * n_ + c)];
        return sum;
    }
    [[nodiscard]] int column_sum(int column) const {
        int sum = 0;
        for (int r = 0; r < n_; ++r) sum += cells_[at(r * n_ + column)];
        return sum;
    }
    [[nodiscard]] int falling_sum() const {
        int sum = 0;
        for (int i = 0; i < n_; ++i) sum += cells_[at(i * n_ + i)];
        return sum;
    }
    [[nodiscard]] int rising_sum() const {
        int sum = 0;
        for (int i = 0; i < n_; ++i) sum += cells_[at((n_ - 1 - i) * n_ + i)];
        return sum;
    }

    int n_;
    bool diagonals_;
    int sum_;
    std::uint32_t used_ = 0;
    std::vector<std::int8_t> cells_;
};

std::vector<std::vector<std::int8_t>> found_all(int order) {
    std::vector<std::vector<std::int8_t>> out;
    Filling(order, true).run([&](const std::vector<std::int8_t>& cells) { out.push_back(cells); });
    return out;
}

Square turned(const Square& square) {
    Square out(square.rows);
    for (int r = 0; r < square.rows; ++r)
        for (int c = 0; c < square.columns; ++c) out.at(c, square.rows - 1 - r) = square.at(r, c);
    return out;
}
Square reflected(const Square& square) {
    Square out(square.rows);
    for (int r = 0; r < square.rows; ++r)
        for (int c = 0; c < square.columns; ++c) out.at(r, square.columns - 1 - c) = square.at(r, c);
    return out;
}

/// The magic squares of the methods that make one of that order, in their eight positions, none twice.
const std::vector<Square>& squares_of_methods(int order) {
    static std::map<int, std::vector<Square>> known;
    const auto before = known.find(order);
    if (before != known.end()) return before->second;
    std::vector<Square>& out = known[order];
    for (const Method& method : methods()) {
        const bool fits = method.orders == Orders::fixed         ? method.only == order
                          : method.orders == Orders::odd         ? order % 2 == 1
                          : method.orders == Orders::evenly_even ? order % 4 == 0
                                                                 : order % 4 == 2;
        if (!fits || !method.diagonals) continue;
        Square square = made_by(method.steps(order, 1), order);
        for (int turn = 0; turn < 4; ++turn, square = turned(square))
            for (const Square& one : {square, reflected(square)})
                if (std::find(out.begin(), out.end(), one) == out.end()) out.push_back(one);
    }
    return out;
}

}  // namespace

const std::vector<std::vector<std::int8_t>>& all_magic(int order) {
    static const std::vector<std::vector<std::int8_t>> three = found_all(3), none;
    if (order == 3) return three;
    if (order != 4) return none;
    static const std::vector<std::vector<std::int8_t>> four = found_all(4);
    return four;
}

std::uint64_t count_semimagic(int order) {
    std::uint64_t count = 0;
    Filling(order, false).run([&](const std::vector<std::int8_t>&) { ++count; });
    return count;
}

std::uint64_t count_magic(int order) {
    // Of the eight positions of a square one has its least corner at the top left, and its top right corner less than its bottom left.
    std::uint64_t count = 0;
    for (const auto& cells : all_magic(order)) {
        const std::int8_t a = cells.front(), b = cells[at(order - 1)], c = cells[cells.size() - at(order)],
                          d = cells.back();
        if (a < b && a < c && a < d && b < c) ++count;
    }
    return count;
}

std::vector<Square> completions(const Square& begun, std::size_t most) {
    std::vector<Square> out;
    const auto consider = [&](const auto& cells) {
        for (std::size_t i = 0; i < begun.cells.size(); ++i)
            if (begun.cells[i] != Square::empty && begun.cells[i] != cells[i]) return;
        Square square(begun.rows);
        for (std::size_t i = 0; i < begun.cells.size(); ++i) square.cells[i] = cells[i];
        out.push_back(std::move(square));
    };
    if (is_solved(begun.rows)) {
        for (const auto& cells : all_magic(begun.rows))
            if (out.size() < most) consider(cells);
    } else {
        for (const Square& square : squares_of_methods(begun.rows))
            if (out.size() < most) consider(square.cells);
    }
    return out;
}

int count_fours_of_34() {
    int count = 0;
    for (int a = 1; a <= 16; ++a)
        for (int b = a + 1; b <= 16; ++b)
            for (int c = b + 1; c <= 16; ++c)
                if (const int d = 34 - a - b - c; d > c && d <= 16) ++count;
    return count;
}

}  // namespace ludus::squares
