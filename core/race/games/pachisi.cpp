#include "core/kit/cards.hpp"
#include "core/race/games/games.hpp"
#include "core/race/options.hpp"

namespace ludus::race {

namespace {

constexpr Passages cites{.throws = "falkener.pachisi.throw",
                         .rolls_again = "falkener.pachisi.again",
                         .captures_again = "falkener.pachisi.again",
                         .move = "falkener.pachisi.path",
                         .grace = "falkener.pachisi.grace.separate",
                         .enter = "falkener.pachisi.enter.grace",
                         .enter_first = "falkener.pachisi.enter.first",
                         .castle = "falkener.pachisi.castle",
                         .take = "falkener.pachisi.take",
                         .doubles = {},
                         .out = "falkener.pachisi.out",
                         .end = "falkener.pachisi.end",
                         .pass = "falkener.pachisi.option",
                         .second_lap = "falkener.pachisi.opt.second-lap",
                         .gives = "falkener.pachisi.opt.give-throws"};

// pachisi.again: his numbers 6, 10 and 25, and 30, which stands beside 25 in one table.
Score counting(int number) {
    const bool grace = number == 10 || number == 25 || number == 30;
    return {number, grace, grace || number == 6};
}

// pachisi.throw: "Here again there is a diversity in different parts of India." He gives the numbers of three more tables, and not
// how the shells lie: that is ours.
std::vector<Score> table(const std::string& name) {
    std::vector<int> numbers{25, 10, 2, 3, 4, 5, 6};
    if (name == "seven-12") numbers = {25, 1, 2, 3, 4, 5, 6, 12};
    if (name == "six-12") numbers = {25, 10, 2, 3, 4, 6, 12};
    if (name == "seven-30") numbers = {7, 10, 2, 3, 4, 25, 30, 14};
    std::vector<Score> out;
    for (const int number : numbers) out.push_back(counting(number));
    return out;
}

}  // namespace

const Card& Pachisi::card() {
    static const Card card = [] {
        Card c = race_card("falkener-pachisi", "Pachisi", "Chapter XXVII, page 257", 90, {0, 1, 0, 1});
        add_rules(c, "falkener.pachisi.",
                  "throw grace.separate again enter.first enter.grace direction castle castles.distances take option "
                  "out wait path end opt.second-lap opt.give-throws");
        c.options = {
            offer("Rolls", "cowries", "The cowries", "falkener.pachisi.throw", Of::source,
                  {{"six", "six, counting 25, 10, 2, 3, 4, 5, 6"},
                   {"seven-12", "seven, counting 25, 1, 2, 3, 4, 5, 6, 12"},
                   {"six-12", "six, counting 25, 10, 2, 3, 4, 6, 12"},
                   {"seven-30", "seven, counting 7, 10, 2, 3, 4, 25, 30, 14"}},
                  true),
            offer("Pieces", "entering", "A piece enters", "falkener.pachisi.enter.grace", Of::us,
                  {{"grace", "by the grace itself, on the first square"},
                   {"number", "by the grace or by the number that came with it"}}),
            offer("Pieces", "second-lap", "A piece that has come round", "falkener.pachisi.opt.second-lap", Of::source,
                  {{"false", "goes up the middle"}, {"true", "may go round again to help the partner"}}, true),
            offer("Partners", "give-rolls", "A player whose pieces are all out", "falkener.pachisi.opt.give-throws",
                  Of::source, {{"false", "is passed over"}, {"true", "rolls for the partner"}}, true),
            first_offer("falkener.pachisi.direction"),
        };
        return c;
    }();
    return card;
}

Variant Pachisi::with_options(const Options& options) {
    Variant variant;
    variant.course = cross_course(true);
    variant.cites = cites;
    variant.scores = table(options["cowries"]);
    variant.number_enters = options["entering"] == "number";
    variant.second_lap = options.flag("second-lap");
    variant.gives_throws = options.flag("give-rolls");
    variant.first = card().seat(options["first"]);
    return variant;
}

}  // namespace ludus::race
