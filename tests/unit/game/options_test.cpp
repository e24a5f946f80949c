// Cards and options: every choice is there, and a bad one is answered with what there is.

#include <doctest/doctest.h>

#include "core/game/card.hpp"
#include "core/game/catalogue.hpp"
#include "tests/toys/catalogue.hpp"

using namespace ludus;

namespace {

Card small_card() {
    Card card;
    card.id = "small";
    card.seats = {{"white", "White", 0}, {"black", "Black", 1}};
    card.options = {{"leap", "Leaping", "r", false, "true", {{"true", "yes"}, {"false", "no"}}, 0, 0},
                    {"camp", "Camp", "r", false, "5", {{"5", "forty"}, {"6", "forty-eight"}}, 0, 0},
                    {"quiet", "Quiet turns", "r", true, "60", {}, 0, 200}};
    return card;
}

using Pairs = std::vector<std::pair<std::string, std::string>>;

Fault refused(const Pairs& chosen) {
    const auto options = Options::of(small_card(), chosen);
    REQUIRE(!options);
    return options.fault();
}

}  // namespace

TEST_CASE("options: the standard choices, and some replaced") {
    const Options standard(small_card());
    CHECK(standard["leap"] == "true");
    CHECK(standard.flag("leap"));
    CHECK(standard.number("quiet") == 60);
    CHECK(standard.chosen().empty());
    CHECK(standard.chosen(false) == Pairs{{"leap", "true"}, {"camp", "5"}, {"quiet", "60"}});

    const auto other = Options::of(small_card(), {{"quiet", "0"}, {"leap", "false"}, {"camp", "5"}});
    REQUIRE(other);
    CHECK(!other->flag("leap"));
    CHECK(other->number("quiet") == 0);
    CHECK(other->chosen() == Pairs{{"leap", "false"}, {"quiet", "0"}});  // in the card's order
    CHECK(!(*other == standard));
    CHECK(*Options::of(small_card(), {}) == standard);
}

TEST_CASE("options: bad ones are refused with what there is") {
    CHECK(refused({{"jump", "true"}}).what == "unknown option \"jump\"");
    CHECK(refused({{"jump", "true"}}).expected == "one of: leap, camp, quiet");
    CHECK(refused({{"leap", "maybe"}}).what == "option \"leap\" cannot be \"maybe\"");
    CHECK(refused({{"leap", "maybe"}}).expected == "one of: true, false");
    CHECK(refused({{"leap", ""}}).expected == "one of: true, false");
    CHECK(refused({{"quiet", "201"}}).expected == "a whole number from 0 to 200");
    for (const char* bad : {"-1", "060", "6o", "", " 1", "99999999999"})
        CHECK(refused({{"quiet", bad}}).what.find(bad) != std::string::npos);
    CHECK(refused({{"camp", "6"}, {"camp", "6"}}).what == "option \"camp\" is given twice");
    Card none;
    none.id = "none";
    CHECK(Options::of(none, {{"a", "b"}}).fault().expected == "none has no options");
}

TEST_CASE("cards: seats and options are found by name") {
    const Card card = small_card();
    CHECK(card.seat("black") == 1);
    CHECK(card.seat("red") == -1);
    REQUIRE(card.option("camp"));
    CHECK(card.option("camp")->label == "Camp");
    CHECK(card.option("x") == nullptr);
}

TEST_CASE("catalogue: games are made by id, and an unknown one is answered with those there are") {
    const auto none = make_game("chess-of-the-moon");
    REQUIRE(!none);
    CHECK(none.fault().what == "unknown game \"chess-of-the-moon\"");
    for (const Entry& entry : catalogue()) {
        CHECK(none.fault().expected.find(entry.card().id) != std::string::npos);
        const auto game = make_game(entry.card().id);
        REQUIRE(game);
        CHECK((*game)->card().id == entry.card().id);
        CHECK((*game)->options().chosen().empty());
        CHECK(!make_game(entry.card().id, {{"no such option", "1"}}));
    }
    const auto toy = toys::make_any("toy-placing", {{"men", "2"}});
    REQUIRE(toy);
    CHECK((*toy)->options().number("men") == 2);
    CHECK(!toys::make_any("toy-placing", {{"men", "4"}}));
}
