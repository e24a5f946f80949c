// Where pieces are drawn that share a spot.

#include "ui/scene/piles.hpp"

#include <doctest/doctest.h>

#include "core/game/catalogue.hpp"

using namespace ludus;

TEST_CASE("pieces of several seats who share a square stand side by side about its centre") {
    const GamePtr game = *make_game("falkener-ashta-kashte", {});
    const auto position = game->read_position("yellow 1,0,0,0 19,0,0,0 0,0,0,0 0,0,0,0");
    REQUIRE(position);
    const Board board = game->board();
    const std::vector<Face> faces = game->faces(*position);
    const int shared = board.find("d1");
    std::vector<Vec> places;
    for (const Standing& one : standings(board, faces))
        if (one.face->spot == shared) places.push_back(one.at);
    REQUIRE(places.size() == 2);
    const Vec centre = board.spots[static_cast<std::size_t>(shared)].centre;
    CHECK(places[0].x < centre.x);
    CHECK(places[1].x > centre.x);
    CHECK(places[0].y == centre.y);
    CHECK((places[0].x + places[1].x) / 2 == doctest::Approx(centre.x));
}
