// Whole turns counted by a program written apart from ours must be ours too.

#include <doctest/doctest.h>

#include <fstream>
#include <string>

#include "core/game/catalogue.hpp"
#include "tests/unit/battery.hpp"

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

// The second depth of each kind is in reach of the independent program (kinds.py perft), and in fulke-1, fulke-3 and mebben
// the third; beyond that they keep what the core has counted. LUDUS_DEEP=1 counts the greater depth too.
TEST_CASE("rithmomachia: perft by whole turns from the array, in every kind") {
    struct Count {
        const char* game;
        int depth;
        std::uint64_t lines;
        int deep;
        std::uint64_t deep_lines;
        std::vector<std::pair<std::string, std::string>> options = {};
    };
    const Count counts[] = {
        {"fulke-1", 2, 4'556, 4, 21'995'622},
        {"fulke-2", 2, 12'452, 3, 1'444'607},
        {"fulke-3", 4, 31'986, 5, 533'222},
        {"guild", 3, 49'469, 4, 1'887'884},
        {"mebben", 3, 1'310, 5, 252'962},
        {"asilo-italian", 3, 24'022, 4, 750'141},
        {"boissiere", 2, 3'473, 3, 209'405},
        // Where 1 takes nothing by its product, the turns it takes by are not there.
        {"asilo-italian", 3, 24'022, 4, 750'029, {{"one", "nothing"}}},
        {"boissiere", 2, 3'473, 3, 209'351, {{"one", "nothing"}}},
    };
    for (const Count& count : counts) {
        CAPTURE(count.game);
        CAPTURE(count.options.size());
        const auto game = make_game(count.game, count.options);
        REQUIRE(game.has_value());
        CHECK((*game)->perft((*game)->start(), count.depth, true, false).lines == count.lines);
        if (!tests::deep()) continue;
        CHECK((*game)->perft((*game)->start(), count.deep, true, false).lines == count.deep_lines);
    }
}
