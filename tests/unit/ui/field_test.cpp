// The edge of a board of cells, which its frame follows: rectangles, crosses, rings, and boards cut off.

#include <doctest/doctest.h>

#include "core/kit/grid.hpp"
#include "tests/unit/ui/scene_support.hpp"
#include "ui/scene/field.hpp"

using namespace ludus;
using namespace ludus::scene_tests;

namespace {

Board board_of(const std::vector<std::string_view>& rows) { return kit::Grid(rows, kit::Look::plain).board(); }

/// Of the cells whose middle is left of `limit`.
std::vector<FieldEdge> edges_of(const Board& board, float limit = 1e9F) {
    std::vector<FieldCell> cells = field_cells(board);
    for (FieldCell& cell : cells) cell.shown = middle_of(*cell.outline).x < limit;
    return field_edges(cells);
}

struct Reach {
    Vec least{1e9F, 1e9F}, most{-1e9F, -1e9F};
};
Reach reach_of(const std::vector<Vec>& points) {
    Reach out;
    for (Vec at : points) {
        out.least = {std::min(out.least.x, at.x), std::min(out.least.y, at.y)};
        out.most = {std::max(out.most.x, at.x), std::max(out.most.y, at.y)};
    }
    return out;
}

}  // namespace

TEST_CASE("field: whole boards are rectangles, also where cells are unused; crosses and boards with holes are none") {
    CHECK(is_rectangle(board_of({"##", "##", "##"})));
    CHECK(is_rectangle(board_of({"-#-#", "#-#-"})));
    CHECK(is_rectangle(Board{}));
    CHECK_FALSE(is_rectangle(board_of({".#.", "###", ".#."})));
    CHECK_FALSE(is_rectangle(board_of({"###", "#.#", "###"})));
    CHECK_FALSE(is_rectangle(match_of("toy-rings").game().board()));
}

TEST_CASE("field: the edge of a cross has twelve corners and the frame lies outside of it") {
    const auto edges = edges_of(board_of({".#.", "###", ".#."}));
    REQUIRE(edges.size() == 1);
    CHECK(edges[0].closed);
    CHECK(edges[0].points.size() == 12);
    const Reach reach = reach_of(moved_out(edges[0], 0.25F));
    CHECK(reach.least == Vec{-0.25F, -0.25F});
    CHECK(reach.most == Vec{3.25F, 3.25F});
}

TEST_CASE("field: round a hole the frame lies in the hole") {
    const auto edges = edges_of(board_of({"###", "#.#", "###"}));
    REQUIRE(edges.size() == 2);
    for (const FieldEdge& edge : edges) {
        CHECK(edge.closed);
        REQUIRE(edge.points.size() == 4);
        const Reach at = reach_of(edge.points), out = reach_of(moved_out(edge, 0.25F));
        const bool hole = at.least.x == doctest::Approx(1);
        CHECK(out.least.x == doctest::Approx(hole ? 1.25 : -0.25));
        CHECK(out.most.y == doctest::Approx(hole ? 1.75 : 3.25));
    }
}

TEST_CASE("field: the halves of nested rings make one disc") {
    const auto edges = edges_of(match_of("toy-rings").game().board());
    REQUIRE(edges.size() == 1);
    const Reach reach = reach_of(edges[0].points);
    CHECK(reach.least.x == doctest::Approx(0));
    CHECK(reach.most.y == doctest::Approx(10));
}

TEST_CASE("field: where cells are cut off the edge stays open") {
    const auto edges = edges_of(board_of({"##", "##"}), 1);
    REQUIRE(edges.size() == 1);
    CHECK_FALSE(edges[0].closed);
    CHECK(edges[0].points.size() == 4);
    for (Vec at : moved_out(edges[0], 0.5F)) CHECK(at.x <= 1);
}
