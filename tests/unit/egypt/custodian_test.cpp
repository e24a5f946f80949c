// Captures between two pieces, with neighbours looked up, against those of the kit.

#include "core/egypt/custodian.hpp"

#include <doctest/doctest.h>

#include <random>

using namespace ludus;
using namespace ludus::egypt;

TEST_CASE("egypt: what a move captures is what the kit finds, on any board of pieces") {
    const kit::Grid grid(6, 6, kit::Look::plain);
    std::mt19937_64 random(3);
    const Neighbours four(grid, kit::four_ways), eight(grid, kit::eight_ways);
    int captured = 0;
    for (int n = 0; n < 300; ++n) {
        kit::Owners<36> owner;
        for (int cell = 0; cell < 36; ++cell)
            if (random() % 3 != 0) owner.put(cell, static_cast<int>(random() % 2));
        const int from = static_cast<int>(random() % 36), to = static_cast<int>(random() % 36);
        if (owner.is_free(from) || !owner.is_free(to)) continue;
        const Move move = kit::from_to(from, to);
        const auto straight = kit::flanked_by(grid, owner.first(36), move, kit::four_ways);
        const auto all = kit::flanked_by(grid, owner.first(36), move, kit::eight_ways);
        CHECK(captured_by(four, owner, owner[from], move) == straight);
        CHECK(captured_by(eight, owner, owner[from], move) == all);
        CHECK(count_captured(eight, owner, owner[from], move) == static_cast<int>(all.size()));
        captured += static_cast<int>(all.size());
    }
    CHECK(captured > 20);
}

TEST_CASE("egypt: the way back from a neighbour leads to the cell") {
    const kit::Grid grid(4, 3, kit::Look::plain);
    const Neighbours beside(grid, kit::eight_ways);
    for (int cell = 0; cell < grid.size(); ++cell)
        for (std::size_t way = 0; way < beside.ways(); ++way)
            if (const int next = beside.next(cell, way); next != kit::nowhere)
                CHECK(beside.next(next, beside.opposite(way)) == cell);
}
