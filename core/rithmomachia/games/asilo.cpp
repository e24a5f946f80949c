#include "core/rithmomachia/games/asilo.hpp"

#include "core/rithmomachia/rules/options.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

/// How the Italian game of the thirteenth century moves, sees, takes and triumphs.
StandardOptions italian_game() {
    StandardOptions t;
    // asilo.board: 112 cases, eight wide and fourteen deep.
    t.options_of_engine.ranks = 14;
    // asilo.array, whose figure is lost: at the edge, six rows between the fronts.
    t.back = 0;
    Variant& m = t.options_of_engine.variant;
    m.prefix = "asilo.";
    m.says = {{"move.round", "move"},
              {"move.triangle", "move"},
              {"move.square", "move"},
              {"king.lose", "move.king"},
              {"take.equality", "take.encounter"},
              {"take.addition", "take.ambush"},
              {"take.subtraction", "take.ambush"},
              {"take.distance.multiplication", "take.onslaught"},
              {"take.distance.division", "take.onslaught"},
              {"take.progression", "take.proportion"},
              {"take.oblivion", "take.siege"},
              {"triumph.great", "triumph.mediocre"},
              {"triumph.greater", "triumph.great"},
              {"triumph.greatest", "triumph.excellent"}};
    // asilo.nojump
    const bool jump = false;
    // asilo.move: all men every way, exactly one, two, three.
    m.forms[0] = {{all_ways, 0, 0}, jump, 0};
    m.forms[1] = {{0, all_ways, 0}, jump, 0};
    m.forms[2] = {{0, 0, all_ways}, jump, 0};
    // asilo.move.king: as the piece at his base.
    m.king = {{all_ways, all_ways, all_ways}, jump, 0};
    m.losing = Losing::base;
    // asilo.king.take: with the total of the moment or one piece; taken in his totality or a piece at a time.
    m.whole_as_taker = m.whole_as_target = WholeNumber::sum;
    m.taking.king_by_equality = true;
    // asilo.take.ambush, .onslaught, .proportion; the article's own definitions are lost, and its sisters' are
    // followed.
    m.taking.pairs = sum_bit(arithmetic::Sum::addition) | sum_bit(arithmetic::Sum::subtraction);
    m.taking.distance = sum_bit(arithmetic::Sum::multiplication) | sum_bit(arithmetic::Sum::division);
    m.taking.one = arithmetic::One::counts;
    m.taking.progression = Progression::in_sight;
    // asilo.take.siege
    m.siege.rule = SiegeRule::hindered;
    m.siege.edge_helps = true;
    m.siege.unless_freed = true;
    // asilo.take.before: a capture before the move takes its place and ends the turn.
    m.turn.before = Before::stay;
    // asilo.triumph: in the opponent's half, and nothing proclaimed; an excellent one ends the game, with lesser ones
    // it goes on. asilo.triumph.place: three in line next each other or at three corners of a square of three cases,
    // four at its corners.
    m.triumph.least = Grade::greatest;
    m.triumph.shapes = line_of_three | corner_of_three | square_of_four;
    m.triumph.in_order = false;
    m.triumph.camp = 7;
    m.triumph.may_proclaim = m.triumph.must_proclaim = false;
    m.triumph.names = {"no", "mediocre", "great", "excellent"};
    return t;
}

Card make_card() {
    Card c = blank_card("asilo-italian", "Arithmomachia, as in Italy in the thirteenth century", "asilo",
                        "The table, the pawns, the movement and the capture of pieces");
    c.minutes = 90;
    c.options = {
        // The odds, who have less chance of captures and harmonies.
        offer("first", "asilo.first", Of::us, {"odd", "even", "lot"}),
        offer("array", "asilo.array", Of::us, {"four-symmetric", "four-printed"}),
        offer("one", "asilo.take.onslaught", Of::us, {"counts", "nothing"}),
        offer("several", "asilo.take.several", Of::us, {"any", "one"}),
        offer("prisoners", "asilo.prisoner.set", Of::us, {"behind", "flip"}),
        // The players may agree to give the lesser triumphs a value.
        offer_triumph("asilo.triumph.mediocre", Of::source,
                      {{"excellent", "excellent: four pieces, all three harmonies"},
                       {"great", "great: four pieces, two harmonies"},
                       {"mediocre", "mediocre: three pieces, one harmony"}}),
        offer("by_taking", "asilo.triumph.capture", Of::source, {"false", "true"}),
        offer("triumph_order", "asilo.triumph.place", Of::us, {"false", "true"}),
    };
    offer_victories(c, "fulke.victory.any-kind", Of::source, false);
    c.options.push_back(offer_number("quiet", "asilo.end", Of::us));
    add_presets(c, {{"asilo", "As in the reconstruction"},
                    {"partial", "Smaller triumphs win too", "triumph=mediocre by_taking=true"},
                    {"gentle", "Short game for beginners: capture 4 pieces", "victory=bodies victory_men=4"},
                    {"goods", "Short game: capture numbers that add up to 200", "victory=goods victory_number=200"}});
    add_rules(
        c, "asilo.",
        "board array turn first move move.king nojump take.before take.after take.several take.encounter take.siege "
        "take.ambush take.onslaught take.proportion king.take king.parts prisoner prisoner.set pass triumph "
        "triumph.camp triumph.place triumph.capture triumph.mediocre triumph.great triumph.excellent end");
    return c;
}

}  // namespace

EngineOptions AsiloItalian::with_options(const Options& options) { return apply_options(italian_game(), options); }

const Card& AsiloItalian::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus
