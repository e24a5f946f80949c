// Boards that are no full oblong: a hole among the squares, squares beside the board, the corners of a cross. How they are
// numbered and named, where moves stop, and what is drawn.

#include <cmath>

#include "core/chess/board.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/chess/small.hpp"

using ludus::at;
using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::Board;
using ludus::BoardLine;
using ludus::Spot;
using ludus::Vec;

namespace {

/// Five by five without the square in the middle, and a citadel on either side.
const std::vector<std::string> holed{".#####.", ".#####*", ".##.##.", "*#####.", ".#####."};

std::vector<std::string_view> views(const std::vector<std::string>& rows) { return {rows.begin(), rows.end()}; }
Geometry holed_geometry() { return Geometry(views(holed), 0); }

/// A cross with arms three deep, as the board of Double Chess.
std::vector<std::string> cross(int whole, int arm) {
    std::vector<std::string> rows(at(whole), std::string(at(whole), '#'));
    for (int r = 0; r < whole; ++r)
        for (int c = 0; c < whole; ++c)
            if ((r < arm || r >= whole - arm) && (c < arm || c >= whole - arm)) rows[at(r)][at(c)] = '.';
    return rows;
}

/// Only a king enters the citadel on his right, and nobody else leaves the board.
Variant citadels() {
    Variant variant = small_variant(holed_geometry());
    const Geometry& geometry = variant.geometry;
    Squares board = geometry.part(1, 5, 0, 4), king = board;
    king.set(at(*geometry.find("63")));
    variant.zones = {board, king, geometry.band(4, 4)};
    for (Kind& kind : variant.kinds)
        for (Motion& motion : kind.motions) motion.to_zone = kind.royal ? 1 : 0;
    enum { rook = 2, pawn = 7 };
    variant.kinds[pawn].turns = {rook};
    variant.promotion = Promotion::must;
    variant.camp = 2;
    variant.array = "white K30 R10 N20 G40 H50 P11 P21 P41 P51 | black K34 R54 N44 G24 H14 P13 P23 P43 P53 | to white";
    return variant;
}
Plain plain_citadels() {
    Plain plain;
    plain.board = holed;
    plain.may_enter = [](Piece piece, Place to) {
        if (to.first >= 1 && to.first <= 5) return true;
        return piece.kind == 'K' && to == (piece.army == 0 ? Place{6, 3} : Place{0, 1});
    };
    plain.becomes = [](Piece piece, Place to) {
        return piece.kind == 'P' && to.second == (piece.army == 0 ? 4 : 0) ? 'R' : '\0';
    };
    return plain;
}

}  // namespace

TEST_CASE("field with a mask: only squares are numbered, row by row from below, and cells left out have no number") {
    const Geometry geometry = holed_geometry();
    CHECK(geometry.size() == 26);
    int next = 0;
    for (int row = 0; row < geometry.rows; ++row)
        for (int column = 0; column < geometry.columns; ++column) {
            const bool is = holed[at(4 - row)][at(column)] != '.';
            CAPTURE(row);
            CAPTURE(column);
            CHECK(geometry.on(column, row) == is);
            CHECK(geometry.square(column, row) == (is ? next : -1));
            if (!is) continue;
            CHECK(geometry.column(next) == column);
            CHECK(geometry.row(next) == row);
            ++next;
        }
    CHECK_FALSE(geometry.on(-1, 1));
    CHECK_FALSE(geometry.on(7, 3));
    CHECK_FALSE(geometry.on(3, 5));
    CHECK(geometry.band(2, 2).count() == 4);
    CHECK(geometry.part(0, 6, 0, 4).count() == 26);
}

TEST_CASE("field with a mask: a square beside the first column has Falkener's number of a column before it") {
    const Geometry geometry = holed_geometry();
    CHECK(geometry.name(geometry.square(1, 0)) == "10");
    CHECK(geometry.name(geometry.square(0, 1)) == "1");
    CHECK(geometry.name(geometry.square(6, 3)) == "63");
    CHECK(geometry.algebraic(geometry.square(1, 0)) == "a1");
    CHECK(geometry.algebraic(geometry.square(0, 1)) == "z2");
    for (int s = 0; s < geometry.size(); ++s) CHECK(geometry.find(geometry.name(s)) == s);
    for (const char* none : {"32", "0", "2", "60", "64", "-1", "15", "", "a1"}) {
        CAPTURE(none);
        CHECK_FALSE(geometry.find(none));
    }
    // The board of Tamerlane's chess: 11 columns of 10, "8" beside 18 and "121" beside 111.
    std::vector<std::string> rows(10, ".###########.");
    rows[1][0] = rows[8][12] = '*';
    const Geometry tamerlane(views(rows), 0);
    CHECK(tamerlane.size() == 112);
    CHECK(tamerlane.find("8") == tamerlane.square(0, 8));
    CHECK(tamerlane.find("121") == tamerlane.square(12, 1));
    CHECK(tamerlane.find("119") == tamerlane.square(11, 9));
    CHECK(tamerlane.seen(*tamerlane.find("8"), Facing::down) == *tamerlane.find("121"));
}

TEST_CASE(
    "field of more than ten rows: squares are named by letters, as the two figures of a row would be another "
    "column's") {
    const auto rows = cross(14, 3);
    const Geometry geometry(views(rows));
    CHECK(geometry.size() == 160);
    CHECK(geometry.name(0) == "d1");
    CHECK(geometry.name(159) == "k14");
    CHECK(geometry.shown(159) == "k14");
    for (int s = 0; s < geometry.size(); ++s) CHECK(geometry.find(geometry.name(s)) == s);
    for (const char* none : {"c1", "a3", "n12", "o5", "d0", "d", "d15", "40", "", "D1", "d01"}) {
        CAPTURE(none);
        CHECK_FALSE(geometry.find(none));
    }
    // Four armies see it alike.
    for (int s = 0; s < geometry.size(); ++s)
        for (const Facing facing : {Facing::right, Facing::down, Facing::left}) CHECK(geometry.seen(s, facing) >= 0);
}

TEST_CASE(
    "field with a mask: steps lead to no cell left out, and a board not alike from both sides has squares one does not "
    "see") {
    const Geometry geometry = holed_geometry();
    const auto named = [&](const char* name) { return *geometry.find(name); };
    CHECK(geometry.go(named("31"), {0, 1}, Facing::up) == -1);
    CHECK(geometry.go(named("31"), {0, 1}, Facing::up, 2) == named("33"));
    CHECK(geometry.go(named("53"), {1, 0}, Facing::up) == named("63"));
    CHECK(geometry.go(named("54"), {1, 0}, Facing::up) == -1);
    CHECK(geometry.seen(named("63"), Facing::down) == named("1"));
    const Geometry lopsided(std::vector<std::string_view>{"##", "#."});
    CHECK(lopsided.seen(lopsided.square(0, 1), Facing::down) == -1);
    CHECK(lopsided.seen(lopsided.square(0, 0), Facing::down) == lopsided.square(1, 1));
}

TEST_CASE(
    "ways on a board with holes: slides stop at a hole, leaps pass over it, and a leap that needs a way finds none "
    "through it") {
    Variant variant = small_variant(holed_geometry());
    variant.array = "white K10 | black K54 | to white";
    const Chess game(small_card(), variant);
    const auto from = [&](const char* text, const char* square) { return moves(game, read(game, text), square); };
    CHECK(from("white K10 R31 | black K54 | to white", "31-") ==
          List{"31-1", "31-11", "31-21", "31-30", "31-41", "31-51"});
    CHECK(from("white K10 B41 | black K34 | to white", "41-") == List{"41-30", "41-50", "41-52", "41-63"});
    CHECK(from("white K10 N31 | black K54 | to white", "31-") == List{"31-12", "31-23", "31-43", "31-50", "31-52"});
    // The horse's straight point is the hole; the giraffe has the slanting one too.
    CHECK(from("white K10 H31 | black K54 | to white", "31-") == List{"31-12", "31-50", "31-52"});
    CHECK(from("white K10 G31 | black K54 | to white", "31-") == List{"31-12", "31-23", "31-43", "31-50", "31-52"});
    CHECK(from("white K10 G31 R22 | black K54 | to white", "31-") == List{"31-12", "31-43", "31-50", "31-52"});
    // A rook that reaches a citadel by its row strikes out of it too.
    CHECK(legal(game, read(game, "white K10 R13 | black K54 | to white"), "13-63"));
    CHECK(game.in_check(read(game, "white K10 R63 | black K53 | to black"), 1));
}

TEST_CASE("perft: a board with a hole, citadels for the kings alone, routes and promotion, counted by the enumerator") {
    const Chess game(small_card(), citadels());
    const Plain plain = plain_citadels();
    compare(game, plain, 4);
    // Kings do enter their citadels, and nobody else does.
    CHECK(legal(game, read(game, "white K53 R10 | black K34 R14 | to white"), "53-63"));
    CHECK_FALSE(legal(game, read(game, "white K11 R13 | black K34 | to white"), "11-1"));
    CHECK_FALSE(legal(game, read(game, "white K10 R13 | black K34 | to white"), "13-63"));
    // A man of the board who stands in a citadel, or a king in the other's, is a slip of who wrote the position.
    CHECK_FALSE(game.read_position("white K53 R63 | black K34 | to white"));
    CHECK_FALSE(game.read_position("white K1 | black K34 | to white"));
    CHECK_FALSE(game.read_position("white K32 | black K34 | to white"));
}

TEST_CASE("perft: citadels open to every man, counted by the enumerator") {
    Variant variant = citadels();
    for (Kind& kind : variant.kinds)
        for (Motion& motion : kind.motions) motion.to_zone = -1;
    variant.array = "white K30 R10 B20 B40 R50 P11 P21 | black K34 R54 B44 B24 R14 P43 P53 | to white";
    Plain plain = plain_citadels();
    plain.may_enter = [](Piece, Place) { return true; };
    compare(Chess(small_card(), variant), plain, 3);
}

TEST_CASE(
    "board with a mask: spots for the squares alone, and a frame about them, about the hole and about the citadels") {
    const Chess game(small_card(), citadels());
    const Geometry& geometry = game.variant().geometry;
    const Board b = game.board();
    int places = 0;
    for (const Spot& spot : b.spots)
        if (spot.kind == ludus::SpotKind::point) {
            CHECK(spot.name == geometry.name(places));
            CHECK(spot.column == geometry.column(places));
            CHECK(spot.row == 4 - geometry.row(places));
            ++places;
        }
    CHECK(places == geometry.size());
    CHECK(b.width == 0.6f + 7);

    // Each edge between a square and no square once, and no other.
    std::set<std::pair<Place, Place>> edges, wanted;
    for (const BoardLine& line : b.lines) {
        int x1 = static_cast<int>(std::lround(line.a.x - 0.6f)), y1 = static_cast<int>(std::lround(line.a.y));
        const int x2 = static_cast<int>(std::lround(line.b.x - 0.6f)), y2 = static_cast<int>(std::lround(line.b.y));
        CHECK((x1 == x2) != (y1 == y2));
        while (x1 < x2 || y1 < y2) {
            const Place next{x1 < x2 ? x1 + 1 : x1, y1 < y2 ? y1 + 1 : y1};
            CHECK(edges.insert({{x1, y1}, next}).second);
            x1 = next.first, y1 = next.second;
        }
        CHECK(x1 == x2);
        CHECK(y1 == y2);
    }
    const auto on = [&](int x, int y) { return y >= 0 && y < 5 && x >= 0 && x < 7 && holed[at(y)][at(x)] != '.'; };
    for (int y = 0; y <= 5; ++y)
        for (int x = 0; x <= 7; ++x) {
            if (on(x, y) != on(x, y - 1)) wanted.insert({{x, y}, {x + 1, y}});
            if (on(x, y) != on(x - 1, y)) wanted.insert({{x, y}, {x, y + 1}});
        }
    CHECK(edges == wanted);

    // A citadel's column has no number of its own.
    std::string numbers, letters;
    for (const auto& label : b.labels)
        if (label.at.y > 5) (label.notation == 0 ? numbers : letters) += label.text + " ";
    CHECK(numbers == "10 20 30 40 50 ");
    CHECK(letters == "a b c d e ");
    CHECK(game.sketch(game.start()) ==
          "5   h g k n r  \n"
          "4   p p . p p .\n"
          "3   . .   . .  \n"
          "2 . P P . P P  \n"
          "1   R N K G H  \n"
          "  z a b c d e f\n"
          "White to move\n");
}

TEST_CASE("board with a mask: what every game owes holds, in games by lot") {
    const auto game = erased(citadels());
    CHECK(ludus::tests::told(ludus::tests::board_problems(*game)) == "");
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        ludus::Match match(game);
        CHECK(ludus::tests::told(ludus::tests::play_at_random(match, seed, 80, 8)) == "");
    }
}

TEST_CASE("board of a cross: letters are its names in every notation") {
    const auto rows = cross(14, 3);
    Board b;
    add_numbers(b, Geometry(views(rows)));
    std::string all;
    for (const auto& label : b.labels)
        if (label.notation == 0) all += label.text + " ";
    CHECK(all == "a b c d e f g h i j k l m n 1 2 3 4 5 6 7 8 9 10 11 12 13 14 ");
    CHECK(b.labels.size() == 56);
}

TEST_CASE(
    "ways: a board of 160 squares and four armies of queens has more squares on its lines than sixteen bits number") {
    const auto rows = cross(14, 3);
    const Geometry geometry(views(rows));
    AttackTables ways;
    for (int kind = 0; kind < 3; ++kind)
        for (const Facing facing : {Facing::up, Facing::right, Facing::down, Facing::left})
            ways.add(geometry, facing, Motions{slide(all_ways)}, {});
    ways.close();
    Men men;
    std::size_t squares = 0;
    for (Code code = 0; code < 12; ++code)
        for (int from = 0; from < geometry.size(); ++from) {
            std::size_t there = 0;
            ways.each_target(
                men, code, from, [](Code) { return true; },
                [&](int to, int) {
                    const int dx = std::abs(geometry.column(to) - geometry.column(from)),
                              dy = std::abs(geometry.row(to) - geometry.row(from));
                    CHECK((dx == 0 || dy == 0 || dx == dy));
                    ++there;
                });
            squares += there;
        }
    CHECK(squares > 65'536);
}
