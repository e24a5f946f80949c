#include "core/rithmomachia/games/fulke2.hpp"

#include "core/rithmomachia/rules/options.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

/// How the second kind moves, sees, takes and triumphs.
StandardOptions second_kind() {
    StandardOptions t;
    // fulke.2.board: "The Table is the same that was first described".
    t.options_of_engine.ranks = 16;
    // fulke.2.array: "the naturall placing of every man under him of whome he aryseth ... extending to the furthermoste
    // edge of the Table".
    t.array = Array::six_natural;
    t.back = 0;
    Variant& m = t.options_of_engine.variant;
    m.prefix = "fulke.2.";
    m.says = {{"move.round", "move"},
              {"move.triangle", "move"},
              {"move.square", "move"},
              {"take.distance.multiplication", "take.mult"},
              {"take.distance.division", "take.div"},
              // "in proportion as hath bene shewed before ... and no difference betwene the triumphes".
              {"triumph.place", "fulke.1.triumph.place"},
              {"triumph.great", "fulke.1.triumph.great"},
              {"triumph.greater", "fulke.1.triumph.greater"},
              {"triumph.greatest", "fulke.1.triumph.greatest"},
              {"pass", "fulke.1.pass"},
              {"end", "fulke.1.end"}};
    // fulke.2.move: "remove every way, into voyde places ... direct or cornerwyse ... the rounde men ... into the next
    // space, the triangles into the third place, and the squares into the fourth".
    // fulke.2.fly: "every man savyng the two kynges ... may remove the knights draught".
    m.forms[0] = {{all_ways, 0, 0}, false, flies(knights_draught)};
    m.forms[1] = {{0, all_ways, 0}, false, flies(knights_draught)};
    m.forms[2] = {{0, 0, all_ways}, false, flies(knights_draught)};
    // fulke.2.move.king: "The kynges move even as squares, but that they have not the flyinge draughte". The text does
    // not say that he loses it with a quadrate.
    m.king = {{0, 0, all_ways}, false, 0};
    m.losing = Losing::never;
    // fulke.2.take.addition, .subtraction: "all one with the first kynde of play"; .mult and .div: by the void spaces
    // between; .cossic: a man so signed "meeting with his roote ... taketh him up, or elles is taken of him".
    m.taking.pairs = sum_bit(arithmetic::Sum::addition) | sum_bit(arithmetic::Sum::subtraction);
    m.taking.distance = sum_bit(arithmetic::Sum::multiplication) | sum_bit(arithmetic::Sum::division);
    m.taking.cossic = true;
    // fulke.2.take.oblivion: "by foure men ... letted of theyr ordinarie draughte".
    m.siege.eight_ways = true;
    // fulke.2.prisoner: they "may serve onely to celebrate a triumphe, but not to fight".
    m.prisoners = Prisoners::for_triumph;
    // fulke.2.king.redeem: "If anye of the kynges quadrates be taken, he maye redeme it".
    m.ransom = Ransom::any_part;
    // The first front of his men stands on the sixth rank.
    m.triumph.camp = 6;
    return t;
}

Card make_card() {
    Card c = blank_card("fulke-2", "The Philosophers’ Game, second kind", "fulke",
                        "Of the seconde kynde of playinge at the Philosophers game");
    c.minutes = 60;
    c.options = {
        offer("first", "fulke.2.first", Of::us, {"odd", "even", "lot"}),
        // "doe not so well allowe, the former kynde of placing".
        offer("array", "fulke.2.array", Of::source, {"six-natural", "four-printed", "four-symmetric"}),
        // "It is compted lawefull amonge suche as wyll to agree".
        offer("leap", "fulke.2.leap", Of::source, {"false", "true"}),
        // "to besiege his enemie, or to flye from the siege himself".
        offer("flying", "fulke.2.fly", Of::us, {"free", "siege"}),
        // "some require the men ... to stande in the next spaces ... but the former waye is better".
        offer("stations", "fulke.2.take.near", Of::source, {"sight", "next"}),
        // Its pieces move in all eight ways: "ordinarie draughte" reaches as far on a diagonal.
        offer_named("siege", "fulke.2.take.oblivion", Of::us,
                    {{"pattern", "four enemies, as the nearest piece on each diagonal or on each straight line"},
                     {"hindered", "enemies that stop every normal move"}}),
        offer("siege_edge", "fulke.2.take.oblivion", Of::us, {"false", "true"}),
        offer("chain_after_take", "fulke.2.take.before", Of::us, {"true", "false"}),
        offer("several", "fulke.2.take.several", Of::us, {"any", "one"}),
        offer("king_whole_target", "fulke.2.king.take", Of::us, {"entire", "sum", "nominal"}),
        offer("king_whole_taker", "fulke.2.king.take", Of::us, {"entire", "sum", "nominal"}),
        // "some wyll not alowe a triumphe but of foure numbers, and two proportions at the lest".
        offer_triumph("fulke.2.triumph.four", Of::source,
                      {{"great", "three pieces, one proportion"},
                       {"greater", "four pieces, at least two proportions"},
                       {"greatest", "four pieces, all three proportions"}}),
        offer("triumph_order", "fulke.1.triumph.place", Of::us, {"true", "false"}),
        offer("camp", "fulke.2.triumph.camp", Of::us, {"6", "5"}),
        offer("proclaim", "fulke.2.triumph.proclaim", Of::us, {"must", "free"}),
    };
    offer_victories(c, "fulke.victory.any-kind", Of::source, false);
    c.options.push_back(offer_number("quiet", "fulke.1.end", Of::us));
    add_presets(c, {{"fulke", "As in the book"},
                    {"agreed", "Triangles and squares jump, capturing pairs stand next to the enemy",
                     "leap=true stations=next"},
                    {"gentle", "Short game for beginners: capture 4 pieces", "victory=bodies victory_men=4"},
                    {"goods", "Short game: capture numbers that add up to 200", "victory=goods victory_number=200"}});
    add_rules(c, "fulke.1.", "triumph.place triumph.great triumph.greater triumph.greatest pass end");
    add_rules(
        c, "fulke.2.",
        "board men array turn first move move.king leap fly take.after take.before take.several take.oblivion "
        "take.equality take.addition take.subtraction take.near take.mult take.div take.cossic king.take king.parts "
        "king.redeem prisoner prisoner.set triumph triumph.proclaim triumph.direct triumph.camp triumph.four");
    return c;
}

}  // namespace

EngineOptions Fulke2::with_options(const Options& options) {
    EngineOptions a = apply_options(second_kind(), options);
    // fulke.2.triumph.four: where foursomes alone are allowed, "All three for the greater victorie, makynge but two
    // kyndes of triumphes".
    TriumphRules& rules = a.variant.triumph;
    if (rules.least == Grade::greater) {
        rules.names = {"no", "no", "great", "greater"};
        for (auto& [clause, own] : a.variant.says) {
            if (clause == "triumph.greater" || clause == "triumph.greatest") own = "triumph.four";
        }
    }
    return a;
}

const Card& Fulke2::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus
