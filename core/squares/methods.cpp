// Long: every method of the book, one function each.
#include "core/squares/methods.hpp"

#include <array>
#include <span>
#include <utility>

#include "core/base/index.hpp"
#include "core/squares/sentences.hpp"

namespace ludus::squares {

namespace {

namespace s = sentences;
using Steps = std::vector<Step>;
using Rows = std::vector<std::vector<int>>;

std::string str(int n) { return std::to_string(n); }
int wrapped(int i, int n) { return (i % n + n) % n; }

/// "b3": columns by letters, rows from below.
std::string cell_name(int cell, int n) { return std::string(1, static_cast<char>('a' + cell % n)) + str(n - cell / n); }

/// Collects the steps of a square of order n.
class Builder {
public:
    Builder(int n, const char* rule) : n_(n), rule_(rule), at_(at(n * n), 0), added_(at(n * n), 0) {}

    void set(int number, int row, int column, std::string told, const char* rule = nullptr) {
        at_[at(row * n_ + column)] = number;
        steps_.push_back({Step::Kind::set, number, row * n_ + column, -1, rule ? rule : rule_, std::move(told)});
    }
    void set(int number, int row, int column, std::string_view sentence) {
        set(number, row, column, say(sentence, {{"number", str(number)}}));
    }
    void add(int number, int row, int column, std::string_view sentence) {
        const int before = at_[at(row * n_ + column)];
        at_[at(row * n_ + column)] += number;
        steps_.push_back(
            {Step::Kind::add, number, row * n_ + column, -1, rule_,
             say(sentence, {{"add", str(number)}, {"number", str(before)}, {"total", str(before + number)}})});
    }
    void exchange(int row, int column, int other_row, int other_column, std::string_view sentence, int n = 0,
                  const char* rule = nullptr) {
        const int a = row * n_ + column, b = other_row * n_ + other_column;
        steps_.push_back(
            {Step::Kind::exchange, 0, a, b, rule ? rule : rule_,
             say(sentence,
                 {{"number", str(at_[at(a)])}, {"high", str(at_[at(b)])}, {"n", str(n)}, {"sum", str(n_ * n_ + 1)}})});
        std::swap(at_[at(a)], at_[at(b)]);
    }
    [[nodiscard]] bool is_free(int row, int column) const { return at_[at(row * n_ + column)] == 0; }
    [[nodiscard]] int number(int row, int column) const { return at_[at(row * n_ + column)]; }
    Steps take() { return std::move(steps_); }

private:
    int n_;
    const char* rule_;
    std::vector<int> at_, added_;
    Steps steps_;
};

// ---- odd squares ----

/// The march of Agrippa and of De la Loubère: from a first cell always a step on, and another where the cell is occupied.
Steps march(int n, const char* rule, const char* start_rule, const char* beyond_rule, const char* occupied_rule,
            int row, int column, int down, bool from_occupied, std::pair<int, int> instead, std::string_view start,
            std::string_view on, std::string_view occupied) {
    Builder b(n, rule);
    b.set(1, row, column, std::string(start), start_rule);
    for (int k = 2; k <= n * n; ++k) {
        const int r = row + down, c = column + 1;
        const bool outside = r < 0 || r >= n || c >= n;
        const int to_row = wrapped(r, n), to_column = wrapped(c, n);
        if (b.is_free(to_row, to_column)) {
            row = to_row, column = to_column;
            b.set(k, row, column, say(outside ? s::beyond : on, {{"number", str(k)}}), outside ? beyond_rule : rule);
        } else {
            row = wrapped((from_occupied ? to_row : row) + instead.first, n);
            column = wrapped((from_occupied ? to_column : column) + instead.second, n);
            b.set(k, row, column, say(occupied, {{"number", str(k)}}), occupied_rule);
        }
    }
    return b.take();
}

/// "Place the first number immediately below the centre; then place the others, one by one, in a diagonal line inclining downwards to
/// the right. When beyond a line ... carry it to the commencement of that line ... occupied, take a diagonal direction from the cell so
/// occupied towards the left"
Steps agrippa_odd(int n, int) {
    return march(n, "falkener.squares.odd.agrippa", "falkener.squares.odd.agrippa.start",
                 "falkener.squares.odd.agrippa.beyond", "falkener.squares.odd.agrippa.occupied", n / 2 + 1, n / 2, 1,
                 true, {1, -1}, s::agrippa_start, s::march_down, s::agrippa_occupied);
}

/// "The first number is placed in the middle of the top band. The march is upward ... when arriving at a cell already occupied, the next
/// number is placed immediately below the last one played. Other things remain the same."
Steps loubere(int n, int) {
    return march(n, "falkener.squares.odd.loubere", "falkener.squares.odd.loubere",
                 "falkener.squares.odd.agrippa.beyond", "falkener.squares.odd.loubere.occupied", 0, n / 2, -1, false,
                 {1, 0}, s::loubere_start, s::march_up, s::loubere_occupied);
}

/// "each number beyond the square is removed" by as many cells as the square has: the natural order, set cornerwise.
Steps bachet(int n, int) {
    Builder b(n, "falkener.squares.odd.bachet");
    const int edge = n / 2;  // the square frames the middle of the cornerwise one
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            const int number = i * n + j + 1;
            int row = i + j - edge, column = n - 1 - i + j - edge;
            std::string_view told = s::stays;
            if (row < 0) row += n, told = s::moved_down;
            else if (row >= n) row -= n, told = s::moved_up;
            else if (column < 0) column += n, told = s::moved_right;
            else if (column >= n) column -= n, told = s::moved_left;
            b.set(number, row, column, say(told, {{"number", str(number)}, {"n", str(n)}}));
        }
    return b.take();
}

/// The rows in natural order, each set a place further left than the one above, so that 1, 7, 13, 19, 25 stand upright. What projects is
/// brought across; then "the upper number of the first column on the right of centre" goes to the bottom, and so on.
Steps loubere_key(int n, int) {
    Builder b(n, "falkener.squares.odd.loubere-key");
    const int half = n / 2;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            const int number = i * n + j + 1;
            const int stands = half - i + j, column = wrapped(stands, n), right = column - half;
            std::string told = say(stands == column ? s::key_inside : s::key_across,
                                   {{"number", str(number)}, {"column", str(column + 1)}});
            // A column k to the right of the centre sends its upper k numbers to the bottom, one k to the left its lowest k to the top.
            const bool bottom = right > 0 && i < right, top = right < 0 && i >= n + right;
            told += " " + say(bottom ? s::key_bottom
                              : top  ? s::key_top
                                     : s::key_kept,
                              {{"number", str(number)}, {"n", str(right < 0 ? -right : right)}});
            b.set(number, wrapped(i - right, n), column, told);
        }
    return b.take();
}

/// "placing the numbers seriatim in a diagonal direction, beginning from top of central column ... the next row must commence under the
/// last number of the row above it ... The numbers outside of the square are then put in their proper places"
Steps staggered(int n, int) {
    Builder b(n, "falkener.squares.odd.staggered");
    int row = 0, column = n / 2;
    for (int k = 1; k <= n * n; ++k) {
        const bool begins = (k - 1) % n == 0;
        if (k > 1) {
            row += begins ? 1 : -1;
            column += begins ? 0 : 1;
        }
        std::string told = say(k == 1   ? s::staggered_start
                               : begins ? s::staggered_row
                                        : s::staggered_on,
                               {{"number", str(k)}});
        if (row < 0 || column >= n) told += " " + std::string(s::staggered_in);
        b.set(k, wrapped(row, n), wrapped(column, n), told);
    }
    return b.take();
}

/// Both squares, cell by cell: the first is written, the second added.
Steps added(int n, const char* rule, const Rows& first, const Rows& second) {
    Builder b(n, rule);
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            const int number = first[at(r)][at(c)];
            b.set(number, r, c, say(s::first_square, {{"number", str(number)}, {"row", str(r + 1)}}));
        }
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) b.add(second[at(r)][at(c)], r, c, s::second_square);
    return b.take();
}

/// "In the first square make the first vertical column correspond with the top horizontal row, and then complete each row in the same
/// order ... In the second square reverse the order of the top row for the first column"
Steps two_squares_of(int n, const std::vector<int>& a, const std::vector<int>& multiples) {
    Rows first(at(n), std::vector<int>(at(n))), second = first;
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            first[at(r)][at(c)] = a[at((r + c) % n)];
            second[at(r)][at(c)] = multiples[at(wrapped(c - r, n))];
        }
    return added(n, "falkener.squares.odd.two-squares", first, second);
}

Steps two_squares(int n, int) {
    std::vector<int> a, multiples;
    for (int i = 0; i < n; ++i) {
        a.push_back(i + 1);
        multiples.push_back((n - 1 - i) * n);
    }
    return two_squares_of(n, a, multiples);
}

/// The same with the mean last in the first square's top row and the mean multiple first in the second's, by which the diagonals agree
/// too. A correction of ours.
Steps two_squares_mended(int n, int) {
    std::vector<int> a, multiples{n / 2 * n};
    for (int i = 1; i <= n; ++i)
        if (i != n / 2 + 1) a.push_back(i);
    a.push_back(n / 2 + 1);
    for (int i = n - 1; i >= 0; --i)
        if (i != n / 2) multiples.push_back(i * n);
    return two_squares_of(n, a, multiples);
}

// ---- evenly even squares ----

/// Counts on over all cells and writes where `written` says, then back from the last cell and writes in the rest.
template <class Written>
Steps count_and_back(int n, const char* rule, std::string_view forward, const Written& written) {
    Builder b(n, rule);
    for (int k = 0; k < n * n; ++k)
        if (written(k / n, k % n)) b.set(k + 1, k / n, k % n, forward);
    for (int k = 1; k <= n * n; ++k) {
        const int cell = n * n - k;
        if (!written(cell / n, cell % n)) b.set(k, cell / n, cell % n, s::backward_rest);
    }
    return b.take();
}

/// "we first fill up the diagonals, passing over the other cells, and then beginning at the bottom, and working backwards and above, we
/// fill in the other numbers": the diagonals of every block of four by four.
Steps agrippa_even(int n, int) {
    return count_and_back(n, "falkener.squares.ee.agrippa", s::forward_diagonal,
                          [](int r, int c) { return r % 4 == c % 4 || r % 4 + c % 4 == 3; });
}

/// "the numbers are filled in in their natural positions in alternate cells only; each quarter beginning at an alternate cell to that of
/// the adjacent quarter"
Steps ozanam_simple(int n, int) {
    return count_and_back(n, "falkener.squares.ee.ozanam-simple", s::alternate, [n](int r, int c) {
        const bool turned = (r >= n / 2) != (c >= n / 2);
        return ((r + c) % 2 == 1) != turned;
    });
}

/// "take the bottom number when the guide number is odd, and the upper number when the guide number is even. For the four lower rows,
/// reverse the process"
Steps ozanam(int n, int) {
    Builder b(n, "falkener.squares.ee.ozanam");
    const int half = n / 2;
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            const bool lower = r >= half;
            const int couplets = lower ? n - 1 - r : r;  // which row of couplets
            const int couplet = lower ? n - 1 - c : c;
            const int mirrored = couplet < half ? couplet : n - 1 - couplet;
            const int guide = wrapped(mirrored - couplets, half) + 1;
            const int low = couplets * n + couplet + 1, high = n * n + 1 - low;
            const bool takes_high = (guide % 2 == 1) != lower;
            b.set(takes_high ? high : low, r, c,
                  say(takes_high ? s::couplet_high : s::couplet_low,
                      {{"number", str(low)}, {"high", str(high)}, {"n", str(guide)}}));
        }
    return b.take();
}

/// "placing the numbers in any order in the first row, reversing them in the next, and so on alternately for half the square; then ...
/// the lower half, but making the first row coincide with the last of the upper half"; the multiples "in vertical columns, reversing the
/// numbers in each row, except that the fifth row is to be the same as the fourth". The order must have complementary numbers at opposite
/// places, or the columns fail.
Steps delahire_of(int n, const char* rule, const std::vector<int>& order, const std::vector<int>& column) {
    const int half = n / 2, greatest = n * (n - 1);
    Rows first(at(n), std::vector<int>(at(n))), second = first;
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            const bool lower = r >= half;
            const bool reversed = (lower ? r - half + half - 1 : r) % 2 == 1;
            first[at(r)][at(c)] = order[at(reversed ? n - 1 - c : c)];
            const int x = column[at(lower ? n - 1 - r : r)];
            const bool partner = (c % 2 == 1) != (c >= half);
            second[at(r)][at(c)] = partner != lower ? greatest - x : x;
        }
    return added(n, rule, first, second);
}

std::vector<int> counted(int n, int step, int from) {
    std::vector<int> out;
    for (int i = 0; i < n; ++i) out.push_back(from + i * step);
    return out;
}

/// As printed for eight. For other orders the numbers of every second pair are exchanged, which is one of the orders that do.
Steps delahire(int n, int) {
    constexpr const char* rule = "falkener.squares.ee.delahire";
    if (n == 8) return delahire_of(n, rule, {1, 6, 5, 2, 7, 4, 3, 8}, {48, 16, 32, 0});
    std::vector<int> order = counted(n, 1, 1), column = counted(n / 2, n, 0);
    for (int i = 1; i < n / 2; i += 2) std::swap(order[at(i)], order[at(n - 1 - i)]);
    std::swap(column.front(), column.back());
    return delahire_of(n, rule, order, column);
}

Steps natural(int n, int) {
    return delahire_of(n, "falkener.squares.ee.natural", counted(n, 1, 1), counted(n / 2, n, 0));
}

// ---- unevenly even squares ----

/// The natural order, its inner square made magic, and the border made to balance by exchanges, in the words of pp. 289 and 290.
Steps border(int, int) {
    constexpr int n = 6, last = 5;
    Builder b(n, "falkener.squares.ue.border");
    for (int k = 0; k < n * n; ++k) b.set(k + 1, k / n, k % n, s::natural_order);
    for (const auto& [r, c] : {std::pair{1, 2}, {1, 3}, {2, 1}, {2, 4}})
        b.exchange(r, c, last - r, last - c, s::inner_square);
    // "of the four remaining numbers of the top row the first and fourth go to the bottom; and the fourth and first bottom numbers ... pair"
    b.exchange(0, 1, last, 1, s::border_corner);
    b.exchange(0, 4, last, 4, s::border_corner);
    b.exchange(0, 1, 0, 4, s::border_pair);
    // "the second number of the top ... with the second number of the bottom; the third of top with the second of bottom, and the second
    // of top with the third of bottom"
    b.exchange(0, 2, last, 2, s::border_top_bottom);
    b.exchange(0, 3, last, 2, s::border_top_bottom);
    b.exchange(0, 2, last, 3, s::border_top_bottom);
    // "the first and fourth of left go to the right, and the fourth and first of right pair with them"
    b.exchange(1, 0, 1, last, s::border_side);
    b.exchange(4, 0, 4, last, s::border_side);
    b.exchange(1, 0, 4, 0, s::border_pair);
    // "the third of left side is exchanged with the third of right; the second of left with the third of right; and the third of left
    // with the second of right"
    b.exchange(3, 0, 3, last, s::border_left_right);
    b.exchange(2, 0, 3, last, s::border_left_right);
    b.exchange(3, 0, 2, last, s::border_left_right);
    // "reverse the mean numbers of bottom row of inner square; and the mean numbers of right side"
    b.exchange(4, 2, 4, 3, s::means_reversed);
    b.exchange(2, 4, 3, 4, s::means_reversed);
    return b.take();
}

/// Two squares added, then "the following modifications", p. 291.
Steps delahire_six(int, int) {
    constexpr int n = 6, last = 5;
    const std::vector<int> row_a{5, 6, 3, 4, 1, 2}, row_b{2, 1, 4, 3, 6, 5};
    const Rows first{row_a, row_b, row_a, row_a, row_b, row_a};
    const Rows second{{24, 6, 24, 24, 6, 24},   {0, 30, 0, 0, 30, 0},   {12, 18, 12, 12, 18, 12},
                      {18, 12, 18, 18, 12, 18}, {30, 0, 30, 30, 0, 30}, {6, 24, 6, 6, 24, 6}};
    Steps steps = added(n, "falkener.squares.ue.delahire", first, second);
    Builder b(n, "falkener.squares.ue.delahire");
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) b.set(first[at(r)][at(c)] + second[at(r)][at(c)], r, c, s::natural_order);
    b.exchange(0, 2, last, 2, s::border_top_bottom);
    b.exchange(2, 0, 2, last, s::border_left_right);
    b.exchange(0, 1, 0, 4, s::four_reversed);
    b.exchange(0, 2, 0, 3, s::four_reversed);
    b.exchange(1, 0, 4, 0, s::four_reversed);
    b.exchange(2, 0, 3, 0, s::four_reversed);
    b.exchange(2, last, 3, last, s::means_reversed);
    b.exchange(last, 2, last, 3, s::means_reversed);
    b.exchange(1, 2, 1, 3, s::means_reversed);
    b.exchange(2, 1, 3, 1, s::means_reversed);
    Steps changes = b.take();
    steps.insert(steps.end(), std::make_move_iterator(changes.begin() + n * n), std::make_move_iterator(changes.end()));
    return steps;
}

/// "balance the numbers of the four outside rows, and ... change the order in the two central rows"; then exchange numbers of the two
/// central rows "making a difference" of half the order.
Steps balance(int n, int) {
    Builder b(n, "falkener.squares.ue.balance");
    const int half = n / 2, all = n * n + 1, m = (half - 1) * n;
    const auto zigzag = [&](int c) { return c % 2 == 0 ? m + 1 + c : m + 2 * n - c; };
    // In the printed square of six the zigzag is the lower of the two rows, in that of ten the upper.
    const int zigzag_row = n == 6 ? half : half - 1;
    for (int r = 0; r < n; ++r) {
        if (r == half - 1 || r == half) {
            for (int c = 0; c < n; ++c) b.set(r == zigzag_row ? zigzag(c) : all - zigzag(c), r, c, s::balance_middle);
            continue;
        }
        const bool lower = r >= half;
        const int k = lower ? n - 1 - r : r;  // which of the rows from the edge
        const bool low_first = (k % 2 == 0) != lower;
        for (int c = 0; c < n; ++c) {
            const int place = c / 2;
            const bool low = (c % 2 == 0) == low_first;
            const int number = lower ? (low ? k * n + n - place : n * n - k * n - half - place)
                                     : (low ? k * n + 1 + place : n * n - k * n - half + 1 + place);
            b.set(number, r, c, low ? s::balance_low : s::balance_high);
        }
    }
    // 17 and 20; 47 53 49 and 54 48 52; of fourteen 95 and 102 alone, for the three printed pairs change by 7 the wrong way.
    static constexpr std::array<int, 1> six{4}, fourteen{10};
    static constexpr std::array<int, 3> ten{6, 7, 8};
    const std::span<const int> columns = n == 6    ? std::span<const int>(six)
                                         : n == 10 ? std::span<const int>(ten)
                                                   : fourteen;
    for (const int c : columns)
        b.exchange(half - 1, c, half, c, s::balance_even, n, n == 14 ? "falkener.squares.ue.exchange14" : nullptr);
    return b.take();
}

/// The second printed square of six: the low and the high run keep their own columns.
Steps balance_other(int, int) {
    constexpr int n = 6, all = n * n + 1;
    Builder b(n, "falkener.squares.ue.balance");
    static constexpr std::array<int, n> upper{18, 20, 16, 22, 14, 24};
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            const bool lower = r >= 3;
            const int k = lower ? n - 1 - r : r;
            if (k == 2) {
                b.set(lower ? all - upper[at(c)] : upper[at(c)], r, c, s::balance_middle);
                continue;
            }
            // What the upper row leaves of its two runs stands in the lower one, backwards; in every other row pairs change places.
            const int place = (lower ? n - 1 - c : c) ^ ((k == 1) != lower ? 1 : 0);
            const bool low = (place % 2 == 0) != lower;
            b.set(low ? k * n + 1 + place : n * n - (k + 1) * n + 1 + place, r, c,
                  low ? s::balance_low : s::balance_high);
        }
    b.exchange(2, 1, 3, 1, s::balance_even, n);
    return b.take();
}

/// "divide the square into as many small squares as the square of half the root": numbered by Agrippa's rule, each column of them filled
/// by a key, its upper pair and its lower.
Steps small_squares(int n, int) {
    struct Key {
        int upper, lower;
    };
    static constexpr Key a{42, 13}, z{12, 43}, x{13, 42}, w{43, 12};
    static constexpr std::array<Key, 3> six{a, z, a};
    static constexpr std::array<Key, 5> ten{x, w, z, w, x};
    static constexpr std::array<Key, 7> fourteen{a, w, z, z, z, w, a};
    const std::span<const Key> keys = n == 6    ? std::span<const Key>(six)
                                      : n == 10 ? std::span<const Key>(ten)
                                                : fourteen;
    Builder b(n, "falkener.squares.ue.small-squares");
    const int half = n / 2;
    const Steps order = agrippa_odd(half, 0);
    for (const Step& small : order) {
        const int row = small.cell / half, column = small.cell % half, before = (small.number - 1) * 4;
        const std::string told =
            say(s::small_square, {{"n", str(small.number)}, {"number", str(before + 1)}, {"high", str(before + 4)}});
        for (int k = 1; k <= 4; ++k) {
            const Key key = keys[at(column)];
            const std::array<int, 4> cells{key.upper / 10, key.upper % 10, key.lower / 10, key.lower % 10};
            for (int c = 0; c < 4; ++c)
                if (cells[at(c)] == k) b.set(before + k, row * 2 + c / 2, column * 2 + c % 2, told);
        }
    }
    return b.take();
}

// ---- others ----

/// "By changing the rows and columns of the given square": which row and column of No. 1, or of No. 1 turned over its diagonal, stands in
/// each row and column.
Steps any_cell(int, int number) {
    struct Change {
        bool turned;
        std::array<int, 4> rows, columns;
    };
    static constexpr std::array<Change, 16> changes{{
        {false, {1, 2, 3, 4}, {1, 2, 3, 4}},
        {false, {4, 1, 3, 2}, {1, 2, 3, 4}},
        {true, {4, 3, 1, 2}, {1, 2, 3, 4}},
        {false, {2, 4, 3, 1}, {1, 2, 3, 4}},
        {false, {1, 2, 4, 3}, {2, 1, 4, 3}},
        {true, {4, 1, 2, 3}, {4, 1, 3, 2}},
        {true, {4, 3, 1, 2}, {4, 1, 2, 3}},
        {true, {3, 2, 4, 1}, {4, 1, 2, 3}},
        {false, {1, 4, 3, 2}, {3, 2, 1, 4}},
        {true, {3, 1, 4, 2}, {3, 2, 1, 4}},
        {true, {4, 2, 1, 3}, {3, 2, 1, 4}},
        {true, {2, 4, 3, 1}, {4, 2, 1, 3}},
        {true, {1, 3, 4, 2}, {2, 4, 3, 1}},
        {false, {3, 1, 4, 2}, {4, 3, 2, 1}},
        {false, {2, 4, 1, 3}, {4, 2, 3, 1}},
        {true, {2, 4, 3, 1}, {2, 3, 4, 1}},
    }};
    constexpr int n = 4;
    const Square given = made_by(agrippa_even(n, 0), n);
    const Change& change = changes[at(number - 1)];
    std::array<int, n * n + 1> cell{};
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c) {
            const int row = change.rows[at(r)] - 1, column = change.columns[at(c)] - 1;
            cell[at(change.turned ? given.at(column, row) : given.at(row, column))] = r * n + c;
        }
    Builder b(n, "falkener.squares.anycell");
    for (int k = 1; k <= n * n; ++k)
        b.set(k, cell[at(k)] / n, cell[at(k)] % n,
              say(number == 1     ? s::any_first
                  : change.turned ? s::any_turned
                                  : s::any_cell,
                  {{"number", str(k)}, {"cell", cell_name(cell[at(k)], n)}}));
    return b.take();
}

/// A half square, its numbers in order, then each partner where `opposite` puts it.
template <class Opposite>
Steps half_and_rest(int n, const char* rule, const std::vector<int>& half, std::string_view on, std::string_view rest,
                    const Opposite& opposite) {
    Builder b(n, rule);
    const int most = n * n / 2, all = n * n + 1;
    std::vector<int> cell(at(most + 1));
    for (int i = 0; i < n * n; ++i)
        if (half[at(i)] > 0) cell[at(half[at(i)])] = i;
    for (int k = 1; k <= most; ++k) b.set(k, cell[at(k)] / n, cell[at(k)] % n, on);
    for (int k = most; k >= 1; --k) {
        const auto [r, c] = opposite(cell[at(k)] / n, cell[at(k)] % n);
        b.set(all - k, r, c, say(rest, {{"number", str(all - k)}, {"high", str(k)}, {"sum", str(all)}}));
    }
    return b.take();
}

/// p. 299: 1 to 32 at the corners of squares of five cells that overlap; then in each quarter the partner point-opposite.
Steps perfect(int, int) {
    static const std::vector<int> half{1, 0,  0,  14, 2,  0, 0, 15, 0,  24, 27, 0,  0, 21, 28, 0, 32, 0,  0, 19, 31, 0,
                                       0, 18, 0,  9,  6,  0, 0, 12, 5,  0,  3,  0,  0, 16, 4,  0, 0,  13, 0, 22, 25, 0,
                                       0, 23, 26, 0,  30, 0, 0, 17, 29, 0,  0,  20, 0, 11, 8,  0, 0,  10, 7, 0};
    return half_and_rest(8, "falkener.squares.perfect8", half, s::overlapping, s::point_opposite,
                         [](int r, int c) { return std::pair{r / 4 * 4 + 3 - r % 4, c / 4 * 4 + 3 - c % 4}; });
}

/// p. 343: the half by groups of four, each row the way back of the one above; then the partners four rows and four columns off.
Steps indian(int, int) {
    constexpr int n = 8;
    static constexpr std::array<int, 4> upper{1, 3, 8, 6}, lower{2, 4, 7, 5};
    std::vector<int> half(at(n * n));
    for (int r = 0; r < n; ++r)
        for (int i = 0; i < 4; ++i) {
            const int x = r < 4 ? upper[at(i)] : lower[at(i)], row = r % 4;
            half[at(r * n + 2 * i + (r < 4 ? 0 : 1))] = row % 2 == 0 ? row * n + x : (row + 1) * n + 1 - x;
        }
    return half_and_rest(n, "falkener.squares.indian", half, s::indian_half, s::indian_rest,
                         [](int r, int c) { return std::pair{(r + 4) % n, (c + 4) % n}; });
}

/// A square got from another by moving rows: written row by row.
template <class From>
Steps moved_rows(const From& from, int turns, std::string_view told) {
    constexpr int n = 8;
    Builder b(n, "falkener.squares.indian.transformations");
    for (int r = 0; r < n; ++r)
        for (int c = 0; c < n; ++c)
            b.set(from(r, (c + turns * r) % n), r, c, say(told, {{"row", str(r + 1)}, {"n", str(turns * r % n)}}));
    return b.take();
}

Steps indian_diagonal(int, int) {
    const Square given = made_by(indian(8, 0), 8);
    return moved_rows([&](int r, int c) { return given.at(r, c); }, 1, s::indian_diagonal);
}

Steps indian_knight(int, int) {
    const Square given = made_by(indian_diagonal(8, 0), 8);
    return moved_rows([&](int r, int c) { return given.at(c, 7 - r); }, 2, s::indian_knight);
}

/// The big square numbers the compartments; each is the small one raised by as many numbers as stand in those before.
Steps compartments(const Square& big, const Square& small) {
    const int n = big.rows * small.rows, cells = small.rows * small.rows;
    Builder b(n, "falkener.squares.compartments");
    for (int k = 1; k <= big.rows * big.rows; ++k)
        for (int r = 0; r < big.rows; ++r)
            for (int c = 0; c < big.rows; ++c) {
                if (big.at(r, c) != k) continue;
                for (int x = 1; x <= cells; ++x)
                    for (int i = 0; i < cells; ++i) {
                        if (small.cells[at(i)] != x) continue;
                        const int number = (k - 1) * cells + x;
                        b.set(number, r * small.rows + i / small.rows, c * small.rows + i % small.rows,
                              say(s::compartment,
                                  {{"n", str(k)}, {"add", str((k - 1) * cells)}, {"number", str(number)}}));
                    }
            }
    return b.take();
}

Steps nine_compartments(int, int) {
    return compartments(made_by(agrippa_odd(3, 0), 3), made_by(agrippa_even(4, 0), 4));
}
Steps sixteen_compartments(int, int) {
    return compartments(made_by(agrippa_even(4, 0), 4), made_by(agrippa_odd(3, 0), 3));
}

/// One border: its top row from corner to corner, and its left side between the corners. Opposite cells hold partners.
struct Border {
    std::vector<int> top, left;
};

/// "the outer border takes the lowest and highest numbers", and so inward; which of them stand along the top and the left is chosen so
/// that each side comes to the constant, as printed. The core is filled by an earlier rule, raised by what the borders took.
Steps bordered(int n, const std::vector<Border>& borders, const Square& core) {
    Builder b(n, "falkener.squares.borders");
    int low = 1;
    for (std::size_t ring = 0; ring < borders.size(); ++ring) {
        const int first = static_cast<int>(ring), last = n - 1 - first, all = n * n + 1, side = last - first + 1;
        const int high = low + 2 * (side - 1) - 1;
        const auto own = [&](int number, int row, int column) {
            b.set(number, row, column,
                  say(s::border_number, {{"number", str(number)}, {"n", str(low)}, {"high", str(high)}}));
        };
        const auto partner = [&](int of, int row, int column) {
            b.set(all - of, row, column,
                  say(s::border_partner, {{"number", str(all - of)}, {"high", str(of)}, {"sum", str(all)}}));
        };
        const Border& border = borders[ring];
        for (int i = 0; i < side; ++i) own(border.top[at(i)], first, first + i);
        for (int i = 1; i + 1 < side; ++i) own(border.left[at(i - 1)], first + i, first);
        for (int i = 0; i < side; ++i) {
            const bool corner = i == 0 || i + 1 == side;
            partner(border.top[at(corner ? side - 1 - i : i)], last, first + i);
        }
        for (int i = 1; i + 1 < side; ++i) partner(border.left[at(i - 1)], first + i, last);
        low = high + 1;
    }
    const int first = static_cast<int>(borders.size());
    for (int r = 0; r < core.rows; ++r)
        for (int c = 0; c < core.rows; ++c) b.set(core.at(r, c) + low - 1, first + r, first + c, s::border_core);
    return b.take();
}

Steps borders_nine(int, int) {
    Square middle(1);
    middle.at(0, 0) = 1;
    return bordered(9,
                    {{{1, 3, 6, 71, 70, 72, 68, 73, 5}, {2, 4, 8, 66, 67, 69, 75}},
                     {{17, 21, 60, 55, 58, 57, 19}, {18, 20, 59, 54, 56}},
                     {{29, 47, 50, 48, 31}, {30, 49, 46}},
                     {{40, 45, 38}, {39}}},
                    middle);
}

Steps borders_ten(int, int) {
    return bordered(10,
                    {{{1, 95, 99, 89, 5, 9, 88, 98, 11, 10}, {17, 87, 18, 15, 4, 85, 93, 94}},
                     {{19, 76, 80, 70, 28, 24, 81, 26}, {79, 74, 72, 30, 23, 32}},
                     {{33, 67, 66, 37, 62, 38}, {42, 40, 65, 60}}},
                    made_by(agrippa_even(4, 0), 4));
}

}  // namespace

Square made_by(const std::vector<Step>& steps, int order) {
    Square out(order);
    for (const Step& step : steps) {
        int& cell = out.cells[at(step.cell)];
        if (step.kind == Step::Kind::set) cell = step.number;
        else if (step.kind == Step::Kind::add) cell += step.number;
        else std::swap(cell, out.cells[at(step.other)]);
    }
    return out;
}

const std::vector<Method>& methods() {
    static const std::vector<Method> all{
        {"odd.agrippa", "odd: Agrippa's march", "falkener.squares.odd.agrippa", Orders::odd, 0, true, agrippa_odd},
        {"odd.bachet", "odd: Bachet's natural order, set on its corner", "falkener.squares.odd.bachet", Orders::odd, 0,
         true, bachet},
        {"odd.loubere", "odd: De la Loubère's march, from India", "falkener.squares.odd.loubere", Orders::odd, 0, true,
         loubere},
        {"odd.loubere-key", "odd: the key to De la Loubère's", "falkener.squares.odd.loubere-key", Orders::odd, 0, true,
         loubere_key},
        {"odd.staggered", "odd: diagonals one under another", "falkener.squares.odd.staggered", Orders::odd, 0, true,
         staggered},
        {"odd.two-squares", "odd: two squares added, as printed", "falkener.squares.odd.two-squares", Orders::odd, 0,
         false, two_squares},
        {"odd.two-squares-corrected", "odd: two squares added, corrected by us", "falkener.squares.odd.two-squares",
         Orders::odd, 0, true, two_squares_mended},
        {"ee.agrippa", "evenly even: Agrippa, on and back", "falkener.squares.ee.agrippa", Orders::evenly_even, 0, true,
         agrippa_even},
        {"ee.ozanam", "evenly even: Ozanam's guide numbers", "falkener.squares.ee.ozanam", Orders::evenly_even, 0, true,
         ozanam},
        {"ee.ozanam-simple", "evenly even: alternate cells, on and back", "falkener.squares.ee.ozanam-simple",
         Orders::evenly_even, 0, true, ozanam_simple},
        {"ee.delahire", "evenly even: Poignard and De la Hire", "falkener.squares.ee.delahire", Orders::evenly_even, 0,
         true, delahire},
        {"ee.natural", "evenly even: the same in natural order", "falkener.squares.ee.natural", Orders::evenly_even, 0,
         true, natural},
        {"ue.border", "six: a square of four with a border", "falkener.squares.ue.border", Orders::fixed, 6, true,
         border},
        {"ue.delahire", "six: Poignard and De la Hire", "falkener.squares.ue.delahire", Orders::fixed, 6, true,
         delahire_six},
        {"ue.balance", "unevenly even: balanced rows", "falkener.squares.ue.balance", Orders::unevenly_even, 0, false,
         balance},
        {"ue.balance-other", "six: balanced rows, the other square", "falkener.squares.ue.balance", Orders::fixed, 6,
         false, balance_other},
        {"ue.small-squares", "unevenly even: small squares of four", "falkener.squares.ue.small-squares",
         Orders::unevenly_even, 0, false, small_squares},
        {"anycell", "four: beginning at any cell", "falkener.squares.anycell", Orders::fixed, 4, false, any_cell},
        {"perfect8", "eight: overlapping fives", "falkener.squares.perfect8", Orders::fixed, 8, true, perfect},
        {"compartments-nine", "twelve: nine compartments", "falkener.squares.compartments", Orders::fixed, 12, true,
         nine_compartments},
        {"compartments-sixteen", "twelve: sixteen compartments", "falkener.squares.compartments", Orders::fixed, 12,
         true, sixteen_compartments},
        {"borders-nine", "nine: border within border", "falkener.squares.borders", Orders::fixed, 9, true,
         borders_nine},
        {"borders-ten", "ten: border within border", "falkener.squares.borders", Orders::fixed, 10, true, borders_ten},
        {"indian", "eight: the Indian square", "falkener.squares.indian", Orders::fixed, 8, true, indian},
        {"indian-diagonal", "eight: the Indian square, its diagonal first", "falkener.squares.indian.transformations",
         Orders::fixed, 8, true, indian_diagonal},
        {"indian-knight", "eight: the Indian square by the knight's move", "falkener.squares.indian.transformations",
         Orders::fixed, 8, true, indian_knight},
    };
    return all;
}

const Method* method_of(std::string_view id) {
    for (const Method& method : methods())
        if (id == method.id) return &method;
    return nullptr;
}

}  // namespace ludus::squares
