#include "core/race/games/games.hpp"
#include "core/race/options.hpp"

namespace ludus::race {

namespace {

constexpr Passages cites{.throws = "falkener.chausar.dice",
                         .rolls_again = "falkener.pachisi.again",
                         .captures_again = "falkener.pachisi.again",
                         .move = "falkener.pachisi.path",
                         .grace = {},
                         .enter = "falkener.chauput.enter",
                         .enter_first = "falkener.chauput.enter",
                         .castle = {},
                         .take = "falkener.pachisi.take",
                         .doubles = "falkener.chausar.double34",
                         .out = "falkener.pachisi.out",
                         .end = "falkener.pachisi.end",
                         .pass = "falkener.chauput.compulsory",
                         .doublets = "falkener.chausar.doublets",
                         .second_lap = {},
                         .gives = "falkener.chausar.four",
                         .second_colour = "falkener.chausar.two"};

}  // namespace

const Card& Chausar::card() {
    static const Card card = [] {
        // chausar.two: "the black and yellow against the red and green", so neighbours are partners.
        Card c = race_card("falkener-chausar", "Chausar", "Chapter XXVIII, page 264", 60, {0, 0, 1, 1});
        add_rules(c, "falkener.chausar.", "dice doublets nocastles double34 two four");
        add_rules(c, "falkener.chauput.", "compulsory enter setup");
        add_rules(c, "falkener.pachisi.", "again path direction take out end");
        c.options = {
            offer("Players", "players", "Players", "falkener.chausar.two", Of::source,
                  {{"4", "four, Yellow and Black against Green and Red"},
                   {"2", "two: Black plays yellow too, Red green too", "yellow green"}},
                  true),
            setup_offer(),
            offer("Pieces", "doubles", "Two pieces on a square are safe from one", "falkener.chausar.double34", Of::us,
                  {{"from-34", "from square 34 on"}, {"on-34", "on square 34 alone"}}),
            offer("", "first", "First player", "falkener.pachisi.direction", Of::us,
                  {{"black", "Black"}, {"red", "Red"}}),
        };
        return c;
    }();
    return card;
}

Variant Chausar::with_options(const Options& options) {
    Variant variant;
    variant.course = cross_course(false);
    variant.cites = cites;
    variant.castles = false;
    variant.opening = setup_of(options["setup"]);
    variant.enters_freely = true;
    variant.compulsory = true;
    variant.doubles_from = 34;
    variant.doubles_to = options["doubles"] == "on-34" ? 34 : variant.course.last;
    variant.plays = seats_taken(card(), options);
    variant.both_colours = options["players"] == "2";
    variant.gives_throws = true;
    variant.first = card().seat(options["first"]);
    return variant;
}

}  // namespace ludus::race
