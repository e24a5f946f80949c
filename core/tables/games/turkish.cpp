#include "core/tables/games/turkish.hpp"

#include "core/tables/options.hpp"
#include "core/tables/games/falkener.hpp"

namespace ludus::tables {

namespace {

Card make_card() {
    Card c = blank_card("backgammon-turkish", "Turkish backgammon", "falkener", "XXVI. Turkish backgammon", "South",
                        "North");
    c.minutes = 20;
    c.options = {
        // "After winning a game the conqueror enters a 5 and 6 and then throws for first move".
        offer("Start", "advantage", "Who won the last game", "tur.advantage", Of::source,
              {{"none", "nobody: this is the first game"},
               {"am", "White, who brings in a 5 and a 6"},
               {"n", "Black, who brings in a 5 and a 6"}},
              true),
        offer(
            "Board", "division", "The opposite half", "tur.no-double", Of::us,
            {{"side", "is the whole opposite side, as far as its left corner"}, {"quarter", "is the entry quarter"}}),
        offer_falkener_first("tur.first", Of::source),
    };
    add_common_rules(c, {"standstill"});
    add_rules(c, "bg.", {"dice", "doublets", "must", "bar", "blot", "bear", "score"});
    add_rules(c, "tur.",
              {"entering", "corner", "new", "taken", "no-double", "leave-entry", "first", "advantage", "capote"});
    return c;
}

}  // namespace

Law Turkish::agreed(const Options& options) {
    Law law = falkener_game();
    Passages& says = law.says;
    // tur.entering: "The Entering divisions are the opposite right-hand divisions, and the Homes are the near
    // right-hand divisions: consequently all the pieces move in the same direction, though they do not start from the
    // same point".
    law.courses = {Course(from_n), Course(from_a)};
    says.course = "tur.entering";
    // tur.corner: "Two pieces are entered on opposite right-hand corner before commencing the game, and these pieces
    // cannot be moved till all the other pieces are entered, and have left the opposite division".
    const bool quarter = options["division"] == "quarter";
    law.array = {array_of("n2"), array_of("a2")};
    law.in_hand = {family - 2, family - 2};
    law.corner_division = quarter ? page : 2 * page;
    says.setup = says.waits = "tur.corner";
    // tur.new: "New men are entered on points 1 to 6, counting from, but not including, that of the two men in the
    // corner".
    law.hand = Hand::free;
    law.hand_offset = 1;
    says.hand = "tur.new";
    // tur.taken: "the points for pieces taken up include this point".
    says.enter = "tur.taken";
    // tur.no-double: "It is not permitted to double the pieces on any of the points of the opposite division ... except
    // the left-hand corner".
    law.may_node = quarter ? places(page + 1, points) : places(2 * page, points);
    says.own_nodes = "tur.no-double";
    law.leave_entry = true;
    law.capote = true;
    // tur.first: "the higher plays the numbers thrown".
    says.first = "tur.first";
    law.first = begin_by(options["first"], First::lot_plays);
    // tur.advantage: by 5 and 6 new men come to the sixth and the seventh point.
    if (options["advantage"] != "none") {
        const int winner = options["advantage"] == "am" ? am : n_and;
        says.setup = "tur.advantage";
        for (const int number : {5, 6}) {
            ++law.array[at(winner)][at(law.courses[at(winner)].point(number + law.hand_offset))];
            --law.in_hand[at(winner)];
        }
    }
    return law;
}

const Card& Turkish::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
