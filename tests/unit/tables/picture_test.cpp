// What is to be seen of the games of tables: the board with its bar and trays, the men and dice, the board as plain text.

#include <doctest/doctest.h>

#include <map>
#include <set>

#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;

namespace {

struct Box {
    float left = 1e9f, top = 1e9f, right = -1e9f, bottom = -1e9f;
    explicit Box(const std::vector<Vec>& outline) {
        for (const Vec& v : outline) {
            left = std::min(left, v.x), right = std::max(right, v.x);
            top = std::min(top, v.y), bottom = std::max(bottom, v.y);
        }
    }
    [[nodiscard]] bool holds(Vec v) const { return v.x >= left && v.x <= right && v.y >= top && v.y <= bottom; }
    [[nodiscard]] float width() const { return right - left; }
    [[nodiscard]] float height() const { return bottom - top; }
};

const Spot& spot(const Board& board, const std::string& name) {
    const int found = board.find(name);
    REQUIRE_MESSAGE(found >= 0, name);
    return board.spots[static_cast<std::size_t>(found)];
}

Box area(const BoardArea& of) { return Box({of.least, of.most}); }

std::vector<Box> areas(const Board& board, Ground ground) {
    std::vector<Box> out;
    for (const BoardArea& each : board.areas)
        if (each.ground == ground) out.push_back(area(each));
    return out;
}

const std::string below = "abcdefghiklm", above = "&zyxutsrqpon";

/// Every face as "spot name" with how it lies: "die1 die 6 of South [6]".
std::string seen(const Stand& s) {
    REQUIRE(s.fault == "");
    const Board board = s.game->board();
    std::string out;
    for (const Face& face : s.game->faces(s.position)) {
        out += (out.empty() ? "" : "; ") + board.spots[static_cast<std::size_t>(face.spot)].name + " " +
               std::to_string(face.id) + ": " + face.name;
        CHECK(face.count >= 1);
        CHECK((face.shape == Shape::die || face.shape == Shape::checker));
        if (face.shape == Shape::die) {
            out += face.owner == chance ? " by lot" : face.owner == 0 ? " am" : " n";
            if (face.count > 1) out += " x" + std::to_string(face.count);
            if (face.turned) out += " used";
            if (face.underlined) out += " supposed";
        } else {
            out += " " + std::to_string(face.owner) + "x" + std::to_string(face.count);
        }
    }
    return out;
}

}  // namespace

TEST_CASE("tables: twelve points a side, one wide, and the bar between the sixth and the seventh") {
    const Board board = game_of("backgammon")->board();
    for (std::size_t i = 0; i < 12; ++i) {
        CAPTURE(i);
        const Spot &low = spot(board, std::string(1, below[i])), &high = spot(board, std::string(1, above[i]));
        const Spot& first = spot(board, "a");
        const float along = static_cast<float>(i) + (i >= 6 ? 1.0f : 0.0f);
        for (const Spot* s : {&low, &high}) {
            const Box box(s->outline);
            CHECK(s->outline.size() == 3);
            CHECK(box.width() == doctest::Approx(1));
            CHECK(box.height() == doctest::Approx(5));
            CHECK(box.left == doctest::Approx(Box(first.outline).left + along));
            CHECK(box.holds(s->centre));
            CHECK(box.holds(s->base));
            CHECK(s->centre.x == doctest::Approx((box.left + box.right) / 2));
            CHECK(s->centre.y == doctest::Approx((box.top + box.bottom) / 2));
            CHECK(s->base.x == s->centre.x);
            CHECK(s->pile.x == 0);
            CHECK(s->column == static_cast<int>(along) + 1);
        }
        // From the edge to the middle: up from below, down from above. The wide end is on the edge.
        CHECK(low.pile.y == -1);
        CHECK(high.pile.y == 1);
        CHECK(low.base.y == doctest::Approx(Box(low.outline).bottom - 0.5f));
        CHECK(high.base.y == doctest::Approx(Box(high.outline).top + 0.5f));
        CHECK(low.outline[0].y > low.outline[2].y);
        CHECK(high.outline[0].y < high.outline[2].y);
        CHECK(low.row == 2);
        CHECK(high.row == 0);
        CHECK(Box(low.outline).top > Box(high.outline).bottom);
        // Neighbours and those who face each other are unlike.
        CHECK(low.tone != high.tone);
        CHECK((low.tone == Tone::light) == (i % 2 == 1));
        CHECK((low.tone == Tone::light || low.tone == Tone::dark));
    }
    const Spot &am = spot(board, "bar-am"), &n = spot(board, "bar-n");
    CHECK(Box(am.outline).left == doctest::Approx(Box(spot(board, "f").outline).right));
    CHECK(Box(am.outline).right == doctest::Approx(Box(spot(board, "g").outline).left));
    CHECK(Box(n.outline).bottom == doctest::Approx(Box(am.outline).top));  // each has the half before him
    CHECK(Box(n.outline).height() == doctest::Approx(6));
    CHECK(am.column == 7);
    CHECK(am.row == 2);
    CHECK(n.row == 0);
    CHECK(n.label == "Black: captured checkers");
}

TEST_CASE("tables: men borne off lie at the end where the last page is, men in hand at the other") {
    const auto sides = [](const char* id, const Chosen& options = {}) {
        const Board board = game_of(id, options)->board();
        std::string out;
        for (const char* name : {"off-am", "off-n", "hand-am", "hand-n"}) {
            const int found = board.find(name);
            if (found < 0) continue;
            const Spot& s = board.spots[static_cast<std::size_t>(found)];
            const bool left = s.centre.x<spot(board, "a").centre.x, right = s.centre.x> spot(board, "m").centre.x;
            CHECK(left != right);
            CHECK(s.column == (left ? 0 : 14));
            CHECK(s.row == (s.name.back() == 'n' ? 0 : 2));
            CHECK(Box(s.outline).holds(s.base));
            CHECK(Box(s.outline).width() == doctest::Approx(1.1));
            CHECK(Box(s.outline).height() == doctest::Approx(6));
            CHECK(std::abs(s.pile.y) < 0.5f);  // on edge
            CHECK((s.pile.y > 0) == (s.name.back() == 'n'));
            out += (out.empty() ? "" : " ") + s.name + (left ? " left" : " right");
        }
        CHECK(areas(board, Ground::tray).size() ==
              (out.find("left") != out.npos ? 2u : 0u) + (out.find("right") != out.npos ? 2u : 0u));
        return out;
    };
    CHECK(sides("backgammon") == "off-am left off-n left");                                    // fa
    CHECK(sides("royal-baralie") == "off-am right off-n right");                               // mg
    CHECK(sides("backgammon-german") == "off-am right off-n right hand-am left hand-n left");  // ns
    CHECK(sides("backgammon-german", {{"division", "far"}}) == "off-am left off-n left hand-am right hand-n right");
    CHECK(sides("royal-paume-carie") == "off-am left off-n left hand-am right hand-n right");
    CHECK(sides("royal-imperial") == "");
}

TEST_CASE("tables: frame, pages, bar and trays lie within the board and cover what lies on them") {
    for (const char* id : every_game) {
        CAPTURE(id);
        const Board board = game_of(id)->board();
        REQUIRE(areas(board, Ground::frame).size() == 1);
        const Box frame = areas(board, Ground::frame)[0];
        const auto pages = areas(board, Ground::page), trays = areas(board, Ground::tray);
        REQUIRE(pages.size() == 4);
        REQUIRE(areas(board, Ground::bar).size() == 1);
        const Box bar = areas(board, Ground::bar)[0];
        CHECK(frame.top == doctest::Approx(0));
        CHECK(frame.bottom == doctest::Approx(board.height));
        CHECK(frame.width() == doctest::Approx(13.8));
        CHECK(frame.height() == doctest::Approx(12.8));
        CHECK(board.width == doctest::Approx(13.8 + static_cast<double>(trays.size()) / 2 * 1.3));
        for (const Box& page : pages) {
            CHECK(page.width() == doctest::Approx(6));
            CHECK(page.height() == doctest::Approx(6));
        }
        CHECK(bar.width() == doctest::Approx(1));
        CHECK(bar.height() == doctest::Approx(12));
        for (const Spot& s : board.spots) {
            if (s.outline.empty()) continue;
            for (const Vec& v : s.outline) {
                CHECK((v.x >= -0.001f && v.x <= board.width + 0.001f));
                CHECK((v.y >= -0.001f && v.y <= board.height + 0.001f));
            }
            if (s.kind != SpotKind::point) continue;
            int on = 0;
            for (const Box& page : pages) on += page.holds(s.centre);
            CHECK(on == 1);
            CHECK(frame.holds(s.centre));
        }
        for (const Box& tray : trays) {
            CHECK((tray.left >= frame.right || tray.right <= frame.left));
            CHECK((tray.left >= 0 && tray.right <= board.width + 0.001f));
        }
        // Beyond the edge each point stands on: the book's letter, and in the same place its number for who reads numbers.
        REQUIRE(board.labels.size() == 48);
        for (std::size_t i = 0; i < 24; ++i) {
            const Spot& s = board.spots[i];
            CHECK(board.labels[2 * i].text == s.name);
            CHECK(board.labels[2 * i + 1].text == std::to_string(i + 1));
            for (const int notation : {0, 1}) {
                const BoardLabel& label = board.labels[2 * i + static_cast<std::size_t>(notation)];
                CHECK(label.notation == notation);
                CHECK(label.at.x == doctest::Approx(s.centre.x));
                CHECK(label.at.y ==
                      doctest::Approx(i < 12 ? Box(s.outline).bottom + 0.75f : Box(s.outline).top - 0.75f));
            }
        }
        // Dice lie between the rows, four beside each other on the right half.
        float last = 0;
        for (const char* die : {"die1", "die2", "die3", "die4"}) {
            const Spot& s = spot(board, die);
            CHECK(s.centre.y == doctest::Approx(board.height / 2));
            CHECK(s.centre.x > last + 1.4f);
            last = s.centre.x;
            CHECK(Box(s.outline).width() == doctest::Approx(1.5));
            CHECK(Box(s.outline).height() == doctest::Approx(1.5));
            CHECK(s.row == 1);
            CHECK(s.label == std::string("die ") + die[3]);
            const bool in_right = pages[2].holds(s.centre) || pages[3].holds(s.centre);
            CHECK(in_right);
        }
        CHECK(spot(board, "die1").column == 8);  // beside the points g, i, k and m
        CHECK(spot(board, "die2").column == 10);
        CHECK(spot(board, "die3").column == 11);
        CHECK(spot(board, "die4").column == 13);
        CHECK((spot(board, "die1").centre.x + spot(board, "die4").centre.x) / 2 == doctest::Approx(bar.right + 3));
        // No two spots share a place of the keyboard's grid.
        std::set<std::pair<int, int>> grid;
        for (const Spot& s : board.spots)
            if (s.column >= 0) CHECK(grid.emplace(s.column, s.row).second);
        for (const char* button : {"1", "6", "lost", "done"}) CHECK(spot(board, button).kind == SpotKind::button);
        CHECK(spot(board, "lost").label == "No legal move");
        CHECK(spot(board, "done").label == "End turn");
    }
}

TEST_CASE("tables: men and dice to be seen, with the ids they keep") {
    CHECK(seen(Stand("backgammon", "am f2 | n a1 | to am | dice 6x-5")) ==
          "f 105: White: 2 checkers 0x2; a 200: Black: 1 checker 1x1; die1 1: White’s die: 6, used am used; die2 2: "
          "White’s die: 5 am");
    CHECK(seen(Stand("royal-baralie", "am o2 | n a1 | to n | dice 6-5-6s")) ==
          "o 113: White: 2 checkers 0x2; a 200: Black: 1 checker 1x1; die1 1: Black’s die: 6 n; die2 2: Black’s die: 5 "
          "n; die3 3: Black’s die: 6, not rolled n supposed");
    CHECK(seen(Stand("backgammon", "am f2 bar1 off3 | n a1 bar2 off1 | to am")) ==
          "f 105: White: 2 checkers 0x2; bar-am 124: White: 1 captured checker 0x1; off-am 126: White: 3 checkers "
          "borne off 0x3; a 200: Black: 1 checker 1x1; bar-n 225: Black: 2 captured checkers 1x2; off-n 227: Black: "
          "1 checker borne off 1x1; die1 1: a die to roll am; die2 2: a die to roll am");
    CHECK(seen(Stand("royal-paume-carie", "am off15 palms2 | n b1 hand2 off10 | to n | won am")) ==
          "off-am 128: White: 15 checkers borne off 0x15; b 201: Black: 1 checker 1x1; hand-n 227: Black: 2 "
          "checkers in hand 1x2; off-n 229: Black: 10 checkers borne off 1x10; off-am 228: Black: 2 checkers borne "
          "off by White 1x2; die1 1: a die to roll n; die2 2: a die to roll n");
    // As many dice as numbers are to be said.
    const auto dice = [](const char* id, const char* text, const Chosen& options = {}) {
        const std::string all = seen(Stand(id, text, options));
        const std::size_t at = all.find("die1");
        return at == all.npos ? std::string() : all.substr(at);
    };
    CHECK(dice("backgammon", "am f2 | n a1 | to lot") == "die1 1: a die to roll by lot; die2 2: a die to roll by lot");
    CHECK(dice("royal-anglicorum", "am f2 | n a1 | to n") ==
          "die1 1: a die to roll n; die2 2: a die to roll n; die3 3: a die to roll n");
    CHECK(dice("royal-anglicorum", "am f2 | n a1 | to n | give 6-5", {{"throws", "granted"}}) ==
          "die1 1: Black’s die: 6 n; die2 2: Black’s die: 5 n; die3 3: a die to roll n");
    CHECK(dice("backgammon-german", "am m2 | n h1 | to n | name") ==
          "die1 1: a die to roll n; die2 2: a die to roll n");
    CHECK(dice("backgammon", "am off15 | n a1 | to n") == "");  // the game is over
    // Dice that passed, by number, six first.
    CHECK(dice("backgammon-german", "am m2 | n h1 | to n | passed 6-2-2-2") ==
          "die1 1: Black’s die: 6, not rolled n supposed; die2 2: Black’s die: 2, 3 times, not rolled n x3 supposed");
    CHECK(dice("backgammon-german", "am m2 | n h1 | to n | passed 2-1") ==
          "die1 1: Black’s die: 2, not rolled n supposed; die2 2: Black’s die: 1, not rolled n supposed");
    CHECK(dice("backgammon-german", "am m2 | n h1 | to n | passed 6-5-4-3-2-1") ==
          "die1 1: Black’s die: 6, not rolled n supposed; die2 2: Black’s die: 5, not rolled n supposed; die3 3: "
          "Black’s die: 4, not rolled n supposed; die4 4: Black’s die: 3, not rolled n supposed");
}

TEST_CASE("tables: the board as plain text") {
    const auto sketch = [](const Stand& s) { return s.game->sketch(s.position); };
    const std::string opening =
        "  24  23  22  21  20  19  |  18  17  16  15  14  13\n"
        "  2A   .   .   .   .  5N  |   .  3N   .   .   .  5A\n"
        "  2N   .   .   .   .  5A  |   .  3A   .   .   .  5N\n"
        "   1   2   3   4   5   6  |   7   8   9  10  11  12\n"
        "White (A): all checkers on the board\n"
        "Black (N): all checkers on the board\n";
    const std::string men = "am f5 h3 n5 &2 | n a2 m5 r3 t5";
    CHECK(sketch(Stand("backgammon", men + " | to lot")) == opening + "rolling for the first move\n");
    CHECK(sketch(Stand("backgammon", men + " | to n")) == opening + "Black to roll\n");
    CHECK(sketch(Stand("backgammon", men + " | to n | dice 6x-5")) == opening + "Black has dice 6x-5\n");
    CHECK(sketch(Stand("royal-paume-carie", "am off12 a1 bar2 palms1 | n b14 | to am")) ==
          "  24  23  22  21  20  19  |  18  17  16  15  14  13\n"
          "   .   .   .   .   .   .  |   .   .   .   .   .   .\n"
          "  1A 14N   .   .   .   .  |   .   .   .   .   .   .\n"
          "   1   2   3   4   5   6  |   7   8   9  10  11  12\n"
          "White (A): 2 to enter, 12 borne off, 1 of the opponent’s borne off\n"
          "Black (N): all checkers on the board\n"
          "White to roll\n");
    const std::string german = sketch(Stand("backgammon-german", "am m2 | n h1 | to n | passed 6-2 | again"));
    CHECK(german.find("\nBlack has passed 6-2\n") != german.npos);
    const std::string left =
        sketch(Stand("backgammon-german", "am m2 hand13 | n h1 bar1 off2 | to n | dice 6-2 | left 1"));
    CHECK(left.find("White (A): 13 in hand\nBlack (N): 1 to enter, 2 borne off\nBlack has dice 6-2\n") != left.npos);
    const std::string named = sketch(Stand("backgammon-german", "am m2 | n h1 | to am | name"));
    CHECK(named.find("\nWhite chooses a double\n") != named.npos);
    const std::string given =
        sketch(Stand("royal-anglicorum", "am f2 | n a1 | to n | give 6-5", {{"throws", "granted"}}));
    CHECK(given.find("\nWhite gives Black the third number\n") != given.npos);
    const std::string palms = sketch(Stand("royal-paume-carie", "am off15 palms2 | n b1 off12 | to n | won am"));
    CHECK(palms.find("White (A): 15 borne off, 2 of the opponent’s borne off\n") != palms.npos);
}
