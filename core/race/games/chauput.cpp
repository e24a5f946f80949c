#include "core/race/games/games.hpp"
#include "core/race/options.hpp"

namespace ludus::race {

namespace {

constexpr Passages cites{.throws = "falkener.chauput.throw",
                         .rolls_again = "falkener.pachisi.again",
                         .captures_again = "falkener.pachisi.again",
                         .move = "falkener.pachisi.path",
                         .grace = {},
                         .enter = "falkener.chauput.enter",
                         .enter_first = "falkener.chauput.enter",
                         .castle = "falkener.pachisi.castle",
                         .take = "falkener.pachisi.take",
                         .doubles = {},
                         .out = "falkener.pachisi.out",
                         .end = "falkener.pachisi.end",
                         .pass = "falkener.chauput.compulsory"};

}  // namespace

const Card& Chauput::card() {
    static const Card card = [] {
        Card c = race_card("falkener-chauput", "Chauput", "Chapter XXVIII, page 263", 60, {0, 1, 0, 1});
        add_rules(c, "falkener.chauput.", "throw compulsory enter setup");
        add_rules(c, "falkener.pachisi.", "again path direction castle take out end");
        c.options = {
            setup_offer(),
            // "there is no '25', and no '10'": what none and one mouth up count instead he does not say.
            offer("Rolls", "low", "One cowrie mouth up", "falkener.chauput.throw", Of::us,
                  {{"counts", "counts 1"}, {"nothing", "counts nothing, and no piece may stop on 83"}}, true),
            // "There are no castles in this game" is said of Chausar alone.
            offer("Board", "castles", "Castles", "falkener.pachisi.castle", Of::us,
                  {{"true", "as in Pachisi"}, {"false", "none"}}),
            first_offer("falkener.pachisi.direction"),
        };
        return c;
    }();
    return card;
}

Variant Chauput::with_options(const Options& options) {
    Variant variant;
    variant.castles = options.flag("castles");
    variant.course = cross_course(variant.castles);
    variant.cites = cites;
    const bool counts = options["low"] == "counts";
    // None up counts nothing; six up plays again, as in Pachisi.
    variant.scores = {{}, {counts ? 1 : 0, false, false}, {2}, {3}, {4}, {5}, {6, false, true}};
    if (!counts) variant.closed = 83;
    variant.opening = setup_of(options["setup"]);
    variant.enters_freely = true;
    variant.compulsory = true;
    variant.first = card().seat(options["first"]);
    return variant;
}

}  // namespace ludus::race
