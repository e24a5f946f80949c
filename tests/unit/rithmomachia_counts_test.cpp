// Whole turns counted by a program written apart from ours must be ours too.

#include <doctest/doctest.h>

#include <fstream>
#include <string>

#include "core/game/catalogue.hpp"

using namespace ludus;

TEST_CASE("rithmomachia: whole turns of positions from play agree with an independent count, in every kind") {
    for (const Entry& entry : catalogue()) {
        const Card& card = entry.card();
        if (card.family != "rithmomachia") continue;
        CAPTURE(card.id);
        std::ifstream file(LUDUS_TESTS "/perft/" + card.id + ".tsv");
        REQUIRE(file.good());
        const auto game = make_game(card.id);
        REQUIRE(game.has_value());
        int positions = 0;
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.front() == '#') continue;
            const auto tab = line.find('\t');
            REQUIRE(tab != std::string::npos);
            const std::string text = line.substr(tab + 1);
            CAPTURE(text);
            const auto position = (*game)->read_position(text);
            REQUIRE(position.has_value());
            CHECK((*game)->perft(*position, 1, true, false).lines == std::stoull(line.substr(0, tab)));
            ++positions;
        }
        CHECK(positions >= 40);
    }
}
