#include "core/tables/games/turkish.hpp"

#include "core/tables/games/falkener.hpp"
#include "core/tables/options.hpp"

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
        offer("Board", "division", "The opposite half", "tur.no-double", Of::us,
              {{"side", "is the whole opposite side, as far as its left corner"}, {"quarter", "is the entry quarter"}}),
        offer_falkener_first("tur.first", Of::source),
    };
    add_common_rules(c, "standstill");
    add_rules(c, "bg.", "dice doublets must bar blot bear score");
    add_rules(c, "tur.", "entering corner new taken no-double leave-entry first advantage capote");
    return c;
}

}  // namespace

Variant Turkish::with_options(const Options& options) {
    Variant variant = falkener_game();
    Passages& says = variant.says;
    // tur.entering: "The Entering divisions are the opposite right-hand divisions, and the Homes are the near
    // right-hand divisions: consequently all the pieces move in the same direction, though they do not start from the
    // same point".
    variant.courses = {Course(from_n), Course(from_a)};
    says.course = "tur.entering";
    // tur.corner: "Two pieces are entered on opposite right-hand corner before commencing the game, and these pieces
    // cannot be moved till all the other pieces are entered, and have left the opposite division".
    const bool quarter = options["division"] == "quarter";
    variant.array = {array_of("n2"), array_of("a2")};
    variant.in_hand = {family - 2, family - 2};
    variant.corner_division = quarter ? page : 2 * page;
    says.setup = says.waits = "tur.corner";
    // tur.new: "New men are entered on points 1 to 6, counting from, but not including, that of the two men in the
    // corner".
    variant.hand = Hand::free;
    variant.hand_offset = 1;
    says.hand = "tur.new";
    // tur.taken: "the points for pieces taken up include this point".
    says.enter = "tur.taken";
    // tur.no-double: "It is not permitted to double the pieces on any of the points of the opposite division ... except
    // the left-hand corner".
    variant.may_node = quarter ? places(page + 1, points) : places(2 * page, points);
    says.own_nodes = "tur.no-double";
    variant.leave_entry = true;
    variant.capote = true;
    // tur.first: "the higher plays the numbers thrown".
    says.first = "tur.first";
    variant.first = begin_by(options["first"], First::lot_plays);
    // tur.advantage: by 5 and 6 new men come to the sixth and the seventh point.
    if (options["advantage"] != "none") {
        const int winner = options["advantage"] == "am" ? am : n_and;
        says.setup = "tur.advantage";
        for (const int number : {5, 6}) {
            ++variant.array[at(winner)][at(variant.courses[at(winner)].point(number + variant.hand_offset))];
            --variant.in_hand[at(winner)];
        }
    }
    return variant;
}

const Card& Turkish::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
