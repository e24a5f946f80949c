#include "core/race/games/games.hpp"
#include "core/race/options.hpp"

namespace ludus::race {

namespace {

constexpr Passages cites{.throws = "falkener.ashta-kashte.throw",
                         .rolls_again = "falkener.ashta-kashte.throw",
                         .captures_again = "falkener.ashta-kashte.take",
                         .move = "falkener.ashta-kashte.path",
                         .grace = "falkener.ashta-kashte.throw",
                         .enter = "falkener.ashta-kashte.enter",
                         .enter_first = "falkener.ashta-kashte.enter",
                         .castle = "falkener.ashta-kashte.castle",
                         .take = "falkener.ashta-kashte.take",
                         .doubles = "falkener.ashta-kashte.double",
                         .out = "falkener.ashta-kashte.out",
                         .end = "falkener.ashta-kashte.end",
                         .pass = "falkener.ashta-kashte.option"};

}  // namespace

const Card& AshtaKashte::card() {
    static const Card card = [] {
        Card c = race_card("falkener-ashta-kashte", "Ashta-kashte", "Chapter XXIX, page 265", 40, {0, 1, 2, 3});
        add_rules(c, "falkener.ashta-kashte.", "players path castle enter throw option take double out end");
        c.options = {
            offer("Players", "players", "Players", "falkener.ashta-kashte.players", Of::source,
                  {{"4", "four"}, {"3", "three", "red"}, {"2", "two", "black red"}}, true),
            // The figure is lost: of the way he names 24, where it turns, and 49, where it ends.
            offer("Board", "rings", "The way inwards", "falkener.ashta-kashte.path", Of::us,
                  {{"straight", "leads straight from 24 to 25"}, {"corner", "leads from 24 to the corner beside it"}}),
            offer("Board", "castles", "A castle with an opponent on it", "falkener.ashta-kashte.castle", Of::us,
                  {{"closed", "is closed, but to pieces that enter there"}, {"shared", "is open to everybody"}}),
            offer("Pieces", "first-piece", "A player’s first piece", "falkener.ashta-kashte.enter", Of::us,
                  {{"castle", "enters on the castle by any roll"},
                   {"counted", "enters as many squares on as are rolled"}}),
            offer("Pieces", "doubles", "Two of a player’s pieces on a square", "falkener.ashta-kashte.double", Of::us,
                  {{"two", "are captured only by two that move together"}, {"safe", "are safe"}}, true),
        };
        return c;
    }();
    return card;
}

Variant AshtaKashte::with_options(const Options& options) {
    Variant variant;
    variant.course = square_course(options["rings"] == "corner");
    variant.cites = cites;
    // ashta-kashte.throw: "all mouths down reckon as 8 and a grace ... all mouths up reckon as a grace".
    variant.scores = {{8, true, true}, {1}, {2}, {3}, {0, true, true}};
    variant.castles_shared = options["castles"] == "shared";
    variant.enters_occupied = true;
    variant.first_on_castle = options["first-piece"] == "castle";
    variant.pairs = true;
    variant.doubles_from = 1;
    variant.doubles_to = variant.course.last;
    variant.pairs_take_doubles = options["doubles"] == "two";
    variant.plays = seats_taken(card(), options);
    return variant;
}

}  // namespace ludus::race
