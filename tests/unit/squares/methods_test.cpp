// The methods make the squares that the book prints; what holds in a square is found by program.
// Long: a case for each method.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "core/squares/counting.hpp"
#include "core/squares/methods.hpp"
#include "core/squares/sentences.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;
using namespace ludus::squares;
using namespace ludus::tests;

namespace {

/// The rows of a printed square: assets/squares/magic.json, which has nothing but numbers between "rows" and the end of its list.
Square printed(const std::string& id) {
    static const std::string text = file_text(std::string(LUDUS_ASSETS) + "/squares/magic.json");
    const std::size_t begin = text.find("\"id\": \"" + id + "\"");
    REQUIRE_MESSAGE(begin != std::string::npos, id);
    const std::size_t rows = text.find("\"rows\": [", begin) + 9, end = text.find("]\n   ]", rows);
    std::string lines;
    for (std::size_t i = rows; i < end; ++i) {
        if (text[i] == '[') lines += '\n';
        else if (text[i] == 'n') lines += ".", i += 3;
        else if (text[i] != ']' && text[i] != '\n' && (text[i] != ',' || text[i - 1] != ']')) lines += text[i];
    }
    const auto square = read_square(lines);
    REQUIRE_MESSAGE(square.has_value(), id, ": ", lines);
    return *square;
}

std::vector<Step> steps_of(const char* method, int order, int number = 1) {
    const Method* found = method_of(method);
    REQUIRE_MESSAGE(found != nullptr, method);
    return found->steps(order, number);
}
Square made(const char* method, int order, int number = 1) { return made_by(steps_of(method, order, number), order); }

/// The square after the first steps.
Square stage(const char* method, int order, int steps) {
    std::vector<Step> all = steps_of(method, order);
    all.resize(static_cast<std::size_t>(steps));
    return made_by(all, order);
}

std::vector<int> orders_of(const Method& method) {
    switch (method.orders) {
        case Orders::odd: return {3, 5, 7, 9, 11, 13};
        case Orders::evenly_even: return {4, 8, 12};
        case Orders::unevenly_even: return {6, 10, 14};
        case Orders::fixed: return {method.only};
    }
    return {};
}

std::vector<std::int64_t> failing(const Verdict& verdict) {
    std::vector<std::int64_t> out;
    for (const Sum& sum : verdict.failing) out.push_back(sum.total);
    return out;
}

}  // namespace

TEST_CASE("magic squares: the methods make the printed squares, number for number") {
    struct Printed {
        const char *id, *method;
        int order;
    };
    static constexpr Printed all[] = {
        {"odd5-agrippa", "odd.agrippa", 5},
        {"odd3-agrippa", "odd.agrippa", 3},
        {"odd5-agrippa", "odd.bachet", 5},
        {"odd3-agrippa", "odd.bachet", 3},
        {"odd5-loubere", "odd.loubere", 5},
        {"odd3-loubere", "odd.loubere", 3},
        {"odd5-loubere", "odd.loubere-key", 5},
        {"odd3-loubere", "odd.loubere-key", 3},
        {"odd5-loubere", "odd.staggered", 5},
        {"odd5-dlh-sum", "odd.two-squares", 5},
        {"even4-agrippa", "ee.agrippa", 4},
        {"even8-agrippa", "ee.agrippa", 8},
        {"even8-ozanam", "ee.ozanam", 8},
        {"even8-ozanam", "ee.ozanam-simple", 8},
        {"even8-dlh-sum", "ee.delahire", 8},
        {"even8-nat-sum", "ee.natural", 8},
        {"ue6-border-2", "ue.border", 6},
        {"ue6-dlh-final", "ue.delahire", 6},
        {"ue6-balance-a", "ue.balance", 6},
        {"ue6-balance-b", "ue.balance-other", 6},
        {"ue10-balance", "ue.balance", 10},
        {"ue6-small", "ue.small-squares", 6},
        {"ue10-small", "ue.small-squares", 10},
        {"perfect8", "perfect8", 8},
        {"comp12-nine", "compartments-nine", 12},
        {"comp12-sixteen", "compartments-sixteen", 12},
        {"border9", "borders-nine", 9},
        {"border10", "borders-ten", 10},
        {"indian8", "indian", 8},
        {"indian8-t1", "indian-diagonal", 8},
        {"indian8-t2", "indian-knight", 8},
    };
    for (const Printed& one : all) {
        INFO(one.id, " by ", one.method);
        CHECK(as_text(made(one.method, one.order)) == as_text(printed(one.id)));
    }
    for (int number = 1; number <= 16; ++number) {
        const std::string id = std::string("any4-") + (number < 10 ? "0" : "") + std::to_string(number);
        CHECK(as_text(made("anycell", 4, number)) == as_text(printed(id)));
    }
}

TEST_CASE("magic squares: stages that the book prints stand on the way") {
    CHECK(stage("odd.two-squares", 5, 25) == printed("odd5-dlh-a"));
    CHECK(stage("ee.agrippa", 8, 32) == printed("even8-agrippa-half"));
    CHECK(stage("ee.delahire", 8, 64) == printed("even8-dlh-a"));
    CHECK(stage("ee.natural", 8, 64) == printed("even8-nat-a"));
    CHECK(stage("ue.border", 6, 36 + 4) == printed("ue6-border-1"));
    CHECK(stage("ue.delahire", 6, 36) == printed("ue6-dlh-a"));
    CHECK(stage("ue.delahire", 6, 72) == printed("ue6-dlh-sum"));
    CHECK(stage("perfect8", 8, 32) == printed("perfect8-half"));
    CHECK(stage("indian", 8, 32) == printed("indian8-half"));
}

TEST_CASE(
    "magic squares: every method gives a magic square of 1 to n² in every order offered, or rows and columns where it "
    "says so") {
    for (const Method& method : methods())
        for (const int order : orders_of(method)) {
            INFO(method.id, " ", order);
            const Verdict verdict = judge(made_by(method.steps(order, 1), order));
            CHECK(verdict.natural);
            CHECK(verdict.rows);
            CHECK(verdict.columns);
            CHECK(verdict.constant == constant_of(order));
            // Of the sixteen that begin at any cell the first has its diagonals, others have not.
            if (std::string_view(method.id) != "anycell") CHECK(verdict.diagonals == method.diagonals);
        }
}

TEST_CASE("magic squares: every step has a passage and a whole sentence, and no number is set twice") {
    for (const Method& method : methods())
        for (const int order : orders_of(method)) {
            std::set<int> cells;
            for (const Step& step : method.steps(order, 1)) {
                INFO(method.id, " ", order, ": ", step.told);
                CHECK(std::string(step.rule).rfind("falkener.squares.", 0) == 0);
                REQUIRE(!step.told.empty());
                CHECK(step.told.back() == '.');
                CHECK(step.told.find_first_of("{}") == std::string::npos);
                if (step.kind == Step::Kind::set) CHECK(cells.insert(step.cell).second);
            }
            CHECK(static_cast<int>(cells.size()) == order * order);
        }
}

TEST_CASE("falkener.squares.odd.two-squares: as printed the diagonals make 115 and 75; corrected they agree") {
    CHECK(failing(judge(made("odd.two-squares", 5))) == std::vector<std::int64_t>{115, 75});
    const Square corrected = *read_square("11 22 19 10 3\n2 14 25 18 6\n9 5 13 21 17\n20 8 1 12 24\n23 16 7 4 15");
    CHECK(as_text(made("odd.two-squares-corrected", 5)) == as_text(corrected));
}

TEST_CASE("falkener.squares.ue.balance: these ways give rows and columns, and no diagonals") {
    using Sums = std::vector<std::int64_t>;
    CHECK(failing(judge(made("ue.balance", 6))) == Sums{65, 157});
    CHECK(failing(judge(made("ue.balance-other", 6))) == Sums{49, 173});
    CHECK(failing(judge(made("ue.balance", 10))) == Sums{243, 767});
    CHECK(failing(judge(made("ue.small-squares", 6))) == Sums{114, 108});
    CHECK(failing(judge(made("ue.small-squares", 10))) == Sums{502, 508});
    CHECK(failing(judge(made("ue.small-squares", 14))) == Sums{1382, 1376});
}

TEST_CASE("falkener.squares.ue.exchange14: the printed exchange goes the wrong way, 95 and 102 alone are right") {
    std::vector<Step> steps = steps_of("ue.balance", 14);
    REQUIRE(steps.size() == 197);
    CHECK(steps.back().rule == std::string("falkener.squares.ue.exchange14"));
    CHECK(judge(made_by(steps, 14)).rows);
    const Square before = stage("ue.balance", 14, 196);
    const auto row_sums = [](const Square& square) {
        std::pair<int, int> out{0, 0};
        for (int c = 0; c < 14; ++c) out.first += square.at(6, c), out.second += square.at(7, c);
        return out;
    };
    CHECK(row_sums(before) == std::pair{1372, 1386});
    Square as_printed = before;
    int exchanged = 0;
    for (int c = 0; c < 14; ++c)
        for (const int number : {103, 95, 101})
            if (before.at(6, c) == number) {
                std::swap(as_printed.at(6, c), as_printed.at(7, c));
                ++exchanged;
                // The partner of 101 is 96, where 106 is printed.
                if (number == 101) CHECK(before.at(7, c) == 96);
            }
    CHECK(exchanged == 3);
    CHECK(row_sums(as_printed) == std::pair{1365, 1393});
}

TEST_CASE(
    "falkener.squares.anycell.diagonals: eight of the sixteen are magic on the diagonals, not six; 1 stands in every "
    "cell") {
    std::vector<int> magic;
    std::set<std::ptrdiff_t> cells;
    for (int number = 1; number <= 16; ++number) {
        const Square square = made("anycell", 4, number);
        if (judge(square).diagonals) magic.push_back(number);
        cells.insert(std::find(square.cells.begin(), square.cells.end(), 1) - square.cells.begin());
    }
    CHECK(magic == std::vector<int>{1, 6, 8, 9, 12, 13, 14, 15});
    CHECK(cells.size() == 16);
}

TEST_CASE("falkener.squares.combinations34: 86 sets of four numbers make 34; the printed 56 are 52 different ones") {
    CHECK(count_fours_of_34() == 86);
    // As the book lists them, p. 280: rows, columns and diagonals of the square, then the sets it prints.
    static constexpr int printed_sets[46][4] = {
        {1, 7, 16, 10}, {4, 6, 13, 11}, {1, 4, 16, 13}, {6, 7, 11, 10}, {1, 15, 6, 12}, {14, 4, 9, 7},  {8, 10, 3, 13},
        {11, 5, 16, 2}, {15, 9, 2, 8},  {14, 5, 3, 12}, {1, 14, 11, 8}, {15, 4, 5, 10}, {12, 7, 2, 13}, {6, 9, 16, 3},
        {15, 14, 2, 3}, {9, 5, 8, 12},  {1, 15, 10, 8}, {14, 4, 5, 11}, {12, 6, 3, 13}, {7, 9, 16, 2},  {1, 14, 7, 12},
        {8, 11, 2, 13}, {15, 4, 9, 6},  {5, 16, 3, 10}, {14, 9, 3, 8},  {5, 2, 12, 15}, {1, 15, 2, 16}, {14, 4, 13, 3},
        {4, 9, 8, 13},  {5, 16, 1, 12}, {1, 14, 3, 16}, {15, 4, 13, 2}, {4, 5, 12, 13}, {9, 16, 1, 8},  {12, 6, 11, 5},
        {7, 9, 8, 10},  {14, 7, 10, 3}, {11, 2, 15, 6}, {12, 7, 10, 5}, {6, 9, 8, 11},  {14, 11, 6, 3}, {7, 2, 15, 10},
        {15, 7, 10, 2}, {14, 6, 11, 3}, {9, 11, 6, 8},  {5, 7, 10, 12}};
    const Square square = made("ee.agrippa", 4);
    std::set<std::set<int>> unlike;
    int listed = 0;
    for (const Line& line : lines_of(4, 4)) {
        std::set<int> numbers;
        for (const int cell : line.cells) numbers.insert(square.cells[static_cast<std::size_t>(cell)]);
        unlike.insert(numbers);
        ++listed;
    }
    for (const auto& numbers : printed_sets) {
        CHECK(numbers[0] + numbers[1] + numbers[2] + numbers[3] == 34);
        unlike.insert({numbers[0], numbers[1], numbers[2], numbers[3]});
        ++listed;
    }
    CHECK(listed == 56);
    CHECK(unlike.size() == 52);
}

TEST_CASE("falkener.squares.ee.delahire: any order does only where opposite places are complementary") {
    // Of the natural order with 7 and 8 exchanged the columns fail.
    const std::vector<int> order{1, 2, 3, 4, 5, 6, 8, 7}, column{0, 8, 16, 24};
    Square square(8);
    for (int r = 0; r < 8; ++r)
        for (int c = 0; c < 8; ++c) {
            const bool lower = r >= 4, reversed = (lower ? r - 1 : r) % 2 == 1, partner = (c % 2 == 1) != (c >= 4);
            const int x = column[static_cast<std::size_t>(lower ? 7 - r : r)];
            square.at(r, c) = order[static_cast<std::size_t>(reversed ? 7 - c : c)] + (partner != lower ? 56 - x : x);
        }
    CHECK(judge(square).rows);
    CHECK(!judge(square).columns);
}

TEST_CASE(
    "falkener.squares.perfect8: half lines and the sixteen small squares make 130, and the broken diagonals do not "
    "agree") {
    const Square square = made("perfect8", 8);
    for (int r = 0; r < 8; ++r)
        for (const int begin : {0, 4}) {
            int row = 0, column = 0;
            for (int i = 0; i < 4; ++i) row += square.at(r, begin + i), column += square.at(begin + i, r);
            CHECK(row == 130);
            CHECK(column == 130);
        }
    for (int r = 0; r < 8; r += 2)
        for (int c = 0; c < 8; c += 2)
            CHECK(square.at(r, c) + square.at(r, c + 1) + square.at(r + 1, c) + square.at(r + 1, c + 1) == 130);
    CHECK(judge(square).kind == Kind::magic);
}

TEST_CASE("falkener.squares.indian: the three Indian squares are pandiagonal, every two by two makes 130") {
    for (const char* method : {"indian", "indian-diagonal", "indian-knight"})
        CHECK(judge(made(method, 8)).kind == Kind::pandiagonal);
    const Square square = made("indian", 8);
    for (int r = 0; r < 8; ++r)
        for (int c = 0; c < 8; ++c) {
            CHECK(square.at(r, c) + square.at(r, (c + 1) % 8) + square.at((r + 1) % 8, c) +
                      square.at((r + 1) % 8, (c + 1) % 8) ==
                  130);
            CHECK(square.at(r, c) + square.at((r + 4) % 8, (c + 4) % 8) == 65);
        }
}

TEST_CASE("magic squares are counted: 1 of three and 880 of four; 72 and 549 504 whose rows and columns agree") {
    CHECK(all_magic(3).size() == 8);
    CHECK(count_magic(3) == 1);
    CHECK(all_magic(4).size() == 7040);
    CHECK(count_magic(4) == 880);
    CHECK(count_semimagic(3) == 72);
    CHECK(count_semimagic(4) == 549'504);
    for (const auto& cells : all_magic(4)) {
        Square square(4);
        std::copy(cells.begin(), cells.end(), square.cells.begin());
        const Verdict verdict = judge(square);
        if (verdict.kind != Kind::magic && verdict.kind != Kind::pandiagonal) FAIL(as_text(square));
    }
}

TEST_CASE("completions of a square begun are magic squares that hold its numbers where they stand") {
    Square begun(4);
    begun.at(0, 0) = 1;
    begun.at(0, 1) = 15;
    begun.at(3, 3) = 16;
    const auto found = completions(begun, 10'000);
    CHECK(!found.empty());
    for (const Square& square : found) {
        CHECK(square.at(0, 1) == 15);
        CHECK(judge(square).diagonals);
    }
    begun.at(0, 2) = 16;
    begun.at(3, 3) = 2;
    begun.at(0, 3) = 3;
    CHECK(completions(begun, 10'000).empty());
    Square five(5);
    five.at(3, 2) = 1;
    CHECK(completions(five, 100).size() >= 1);
    CHECK(!is_solved(5));
}

TEST_CASE(
    "falkener.squares.circle: Franklin's square of eight with 11 added has the sums of the circle, as a guess of "
    "ours") {
    const Square rings = *read_square(
        "63 72 15 24 31 40 47 56\n25 14 73 62 57 46 41 30\n64 71 16 23 32 39 48 55\n22 17 70 65 54 49 38 33\n"
        "66 69 18 21 34 37 50 53\n20 19 68 67 52 51 36 35\n61 74 13 26 29 42 45 58\n27 12 75 60 59 44 43 28");
    for (int i = 0; i < 8; ++i) {
        int ring = 12, wedge = 12;
        for (int k = 0; k < 8; ++k) ring += rings.at(i, k), wedge += rings.at(k, i);
        CHECK(ring == 360);
        CHECK(wedge == 360);
        for (const int begin : {0, 4}) {
            int half_ring = 6, half_wedge = 6;
            for (int k = 0; k < 4; ++k) half_ring += rings.at(i, begin + k), half_wedge += rings.at(begin + k, i);
            CHECK(half_ring == 180);
            CHECK(half_wedge == 180);
        }
    }
    for (int r = 0; r < 7; ++r)
        for (int c = 0; c < 8; ++c)
            CHECK(6 + rings.at(r, c) + rings.at(r, (c + 1) % 8) + rings.at(r + 1, c) + rings.at(r + 1, (c + 1) % 8) ==
                  180);
}

TEST_CASE("falkener.squares.pentagon: pentagons of 10 to 40 numbers around 51 hold all the numbers from 1 to 101") {
    int numbers = 1, sum = 51;
    for (int k = 1; k <= 4; ++k) numbers += 10 * k, sum += 510 * k;
    CHECK(numbers == 101);
    CHECK(sum == 101 * 102 / 2);
}

TEST_CASE(
    "falkener.squares.odd.properties: diagonals rise by 1 and by the root, the mean in the centre, opposite cells make "
    "its double") {
    for (const int n : {3, 5, 7, 9}) {
        const Square square = made("odd.agrippa", n);
        for (int i = 1; i < n; ++i) {
            CHECK(square.at(i, i) - square.at(i - 1, i - 1) == 1);
            CHECK(square.at(i, n - 1 - i) - square.at(i - 1, n - i) == n);
        }
        CHECK(square.at(n / 2, n / 2) == (n * n + 1) / 2);
        CHECK(square.at(n / 2 + 1, n / 2) == 1);
        CHECK(square.at(n / 2 - 1, n / 2) == n * n);
        CHECK(judge(square).associated);
    }
}

TEST_CASE("falkener.squares.odd.gilardono: the tablet's lines make 369 and the whole 3321") {
    const Square square = printed("odd9-gilardono");
    const Verdict verdict = judge(square);
    CHECK(verdict.kind == Kind::magic);
    CHECK(verdict.constant == 369);
    int whole = 0;
    for (const int number : square.cells) whole += number;
    CHECK(whole == 3321);
}

TEST_CASE(
    "falkener.squares.ee.differences: equally far from the middle numbers differ by 1, 3, 5, 7, in columns by eight "
    "times as much") {
    const Square square = made("ee.natural", 8);
    for (int r = 0; r < 8; ++r)
        for (int i = 0; i < 4; ++i) {
            CHECK(std::abs(square.at(r, 3 - i) - square.at(r, 4 + i)) == 2 * i + 1);
            CHECK(std::abs(square.at(3 - i, r) - square.at(4 + i, r)) == 8 * (2 * i + 1));
        }
}

TEST_CASE(
    "falkener.squares.indian.properties: corners of squares make 130, paths of eight equal steps 260 but for eight "
    "kinds") {
    const Square square = made("indian", 8);
    const auto number = [&](int r, int c) { return square.at((r % 8 + 8) % 8, (c % 8 + 8) % 8); };
    for (const int step : {3, 5, 7})
        for (int r = 0; r < 8; ++r)
            for (int c = 0; c < 8; ++c)
                CHECK(number(r, c) + number(r, c + step) + number(r + step, c) + number(r + step, c + step) == 130);
    std::set<std::pair<int, int>> failing;
    for (int down = 0; down <= 4; ++down)
        for (int right = 0; right <= 4; ++right) {
            if (down == 0 && right == 0) continue;
            for (int r = 0; r < 8; ++r)
                for (int c = 0; c < 8; ++c) {
                    int sum = 0;
                    for (int i = 0; i < 8; ++i) sum += number(r + i * down, c + i * right);
                    if (sum != 260) failing.insert({down, right});
                }
        }
    CHECK(failing == std::set<std::pair<int, int>>{{0, 2}, {0, 4}, {1, 4}, {2, 0}, {3, 4}, {4, 0}, {4, 1}, {4, 3}});
}
