#include "core/rithmomachia/games/mebben.hpp"

#include "core/rithmomachia/rules/options.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

/// How the game of the seventeenth century moves, sees, takes and ends.
StandardOptions seventeenth_century() {
    StandardOptions t;
    // mebben.board: sixteen by eight.
    t.options_of_engine.ranks = 16;
    Variant& m = t.options_of_engine.variant;
    m.prefix = "mebben.";
    m.says = {{"king.lose", "move.king"},
              {"take.equality", "take.meeting"},
              {"take.addition", "take.ambush"},
              {"take.subtraction", "take.ambush"},
              {"take.distance.multiplication", "take.assault"},
              {"take.distance.division", "take.assault"},
              {"take.oblivion", "take.siege"},
              {"triumph.great", "triumph.small"},
              {"triumph.greater", "triumph.big"},
              {"triumph.greatest", "triumph.great"}};
    // mebben.nojump
    const bool jump = false;
    // mebben.move.round: straight; .triangle: diagonally alone; .square: all ways; .king: as his components.
    m.forms[0] = {{straight_ways, 0, 0}, jump, 0};
    m.forms[1] = {{0, corner_ways, 0}, jump, 0};
    m.forms[2] = {{0, 0, all_ways}, jump, 0};
    m.king = {{straight_ways, corner_ways, all_ways}, jump, 0};
    m.losing = Losing::all;
    // mebben.king.take: with pieces missing a pyramid may be taken by the sum left, but takes by no sum.
    m.whole_as_taker = WholeNumber::entire;
    m.whole_as_target = WholeNumber::sum;
    m.taking.king_by_equality = true;
    // mebben.take.ambush: two or more together, by sum; two by difference. mebben.take.assault: along his own ways, the
    // fields of both men counted.
    m.taking.pairs = sum_bit(arithmetic::Sum::addition) | sum_bit(arithmetic::Sum::subtraction);
    m.taking.many_may_add = true;
    m.taking.distance = sum_bit(arithmetic::Sum::multiplication) | sum_bit(arithmetic::Sum::division);
    m.taking.reckoning = Reckoning::fields;
    m.taking.distance_own_ways = true;
    // No number is excepted.
    m.taking.one = arithmetic::One::counts;
    // mebben.take.siege: he can neither move nor be freed by one piece of his side. A draught off the table is none.
    m.siege.rule = SiegeRule::hindered;
    m.siege.edge_helps = true;
    m.siege.unless_freed = true;
    // mebben.take.after, .owed: who could be taken after the motion is taken, by whichever man, and nobody enters.
    m.turn.before = Before::none;
    m.turn.by_any = true;
    m.turn.owed = true;
    // mebben.prisoner
    m.prisoners = Prisoners::in_hand;
    // mebben.triumph: a harmony anywhere in the opponent's half; no king need be taken, nothing proclaimed.
    m.triumph.shapes = line_of_three | line_of_four | corner_of_three | square_of_four | spaced;
    m.triumph.camp = 8;
    m.triumph.may_proclaim = m.triumph.must_proclaim = false;
    m.triumph.king_first = false;
    m.triumph.captive_not_last = true;
    m.triumph.names = {"no", "small", "big", "great"};
    return t;
}

Card make_card() {
    Card c = blank_card("mebben", "Rithmomachia of the seventeenth century", "mebben", "The rules of Rithmomachia");
    c.minutes = 60;
    c.options = {
        // Black, the odds, since the evens have the better means.
        offer("first", "mebben.first", Of::us, {"odd", "even", "lot"}),
        // The figure of the array is lost.
        offer("array", "mebben.array", Of::us, {"four-symmetric", "four-printed"}),
        offer("back", "mebben.array", Of::us, {"0", "1", "2"}),
        offer("one", "mebben.take.assault", Of::us, {"counts", "nothing"}),
        offer("takings", "mebben.take.owed", Of::us, {"must", "may"}),
        // Which victories are aimed at is agreed.
        offer_triumph("mebben.triumph.small", Of::source,
                      {{"small", "small: three pieces, one harmony"},
                       {"big", "big: four pieces, two harmonies"},
                       {"great", "great: four pieces, all three harmonies"}}),
        offer("triumph_order", "mebben.triumph.place", Of::us, {"true", "false"}),
        offer("king_first", "mebben.triumph", Of::us, {"false", "true"}),
        offer("captive_last", "mebben.triumph.captive", Of::us, {"false", "true"}),
    };
    // A simpler game: so many pieces, such a sum, so many digits.
    offer_victories(c, "mebben.victory", Of::source, true);
    c.options.push_back(offer_number("quiet", "mebben.end", Of::us));
    add_presets(c, {{"mebben", "As in the description"},
                    {"big", "For the big victory", "triumph=big"},
                    {"gentle", "Simpler game: capture 4 pieces", "victory=bodies victory_men=4"},
                    {"digits", "Simpler game: capture 8 digits", "victory=digits"}});
    add_rules(
        c, "mebben.",
        "board array turn first move.round move.triangle move.square move.king nojump take.after take.owed "
        "take.several take.meeting take.ambush take.assault take.siege king.take king.parts prisoner prisoner.set pass "
        "triumph triumph.camp triumph.place triumph.captive triumph.small triumph.big triumph.great victory end");
    return c;
}

}  // namespace

EngineOptions Mebben::with_options(const Options& options) { return apply_options(seventeenth_century(), options); }

const Card& Mebben::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus
