#include "core/rithmomachia/games/fulke3.hpp"

#include "core/rithmomachia/rules/options.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

/// How the third kind moves, sees, takes and triumphs.
StandardOptions third_kind() {
    StandardOptions t;
    // fulke.3.board: "the same that hath bene twyse already discribed".
    t.options_of_engine.ranks = 16;
    // fulke.3.array: "after the firste maner, but not so farre from the bordes end".
    t.back = 0;
    Variant& m = t.options_of_engine.variant;
    m.prefix = "fulke.3.";
    m.says = {{"move.round", "move"},
              {"move.triangle", "move"},
              {"move.square", "move"},
              {"move.king", "move"},
              {"take.before", "place"},
              {"take.after", "place"},
              {"take.equality", "take.encounter"},
              {"take.addition", "take.deceipt"},
              {"take.distance.multiplication", "take.eruption"},
              {"prisoner", "men"},
              // "all thinges thereto belonging are sufficientlu set forth in the first kind of playing".
              {"triumph", "fulke.1.triumph"},
              {"triumph.place", "fulke.1.triumph.place"},
              {"triumph.proclaim", "fulke.1.triumph.proclaim"},
              {"triumph.direct", "fulke.1.triumph.direct"},
              {"triumph.great", "fulke.1.triumph.great"},
              {"triumph.greater", "fulke.1.triumph.greater"},
              {"triumph.greatest", "fulke.1.triumph.greatest"},
              {"pass", "fulke.1.pass"},
              {"end", "fulke.1.end"}};
    // fulke.3.move: "frowarde and backward, to the right hand, and to the left hande, but not cornerwise ... the rounds
    // into the next space, the triangles into the thyrde, and the squares into the fourth, the kyngs move as squares".
    m.forms[0] = {{straight_ways, 0, 0}, false, 0};
    m.forms[1] = {{0, straight_ways, 0}, false, 0};
    m.forms[2] = {{0, 0, straight_ways}, false, 0};
    m.king = {{0, 0, straight_ways}, false, 0};
    m.losing = Losing::never;
    // fulke.3.take.deceipt: two "in the next spaces to the adversarie"; .eruption: "a lesse number beyng multiplied by
    // the spaces ... whether he stand directly from him or cornerwise".
    m.taking.pairs = sum_bit(arithmetic::Sum::addition);
    m.taking.stations = Stations::next;
    m.taking.distance = sum_bit(arithmetic::Sum::multiplication);
    // fulke.3.take.oblivion: "foure men ... in the foure nexte spaces about him directly, or cornerwise".
    m.siege.rule = SiegeRule::next_four;
    // fulke.3.men: "men ons taken be no more occupyed in thys kynde of playing".
    m.prisoners = Prisoners::removed;
    // fulke.3.king.lowest: "if his lowest square be taken, no ransom will delyver him".
    m.ransom = Ransom::not_lowest;
    return t;
}

Card make_card() {
    Card c = blank_card("fulke-3", "The Philosophers’ Game, third kind", "fulke",
                        "Here foloweth the thyrd kynde of playing at the Philosophers game");
    c.minutes = 90;
    c.options = {
        offer("first", "fulke.3.first", Of::us, {"odd", "even", "lot"}),
        // "some wyll not have it so longe, but at the lest is must conteyne .10. squares in length".
        offer("length", "fulke.3.board", Of::source, {"16", "14", "12", "10"}),
        offer("array", "fulke.3.array", Of::us, {"four-printed", "four-symmetric"}),
        // "but not cornerwise, except the gamesters so agree".
        offer("cornerwise", "fulke.3.move", Of::source, {"false", "true"}),
        offer("chain_after_take", "fulke.3.place", Of::us, {"true", "false"}),
        offer("several", "fulke.3.take.several", Of::us, {"any", "one"}),
        offer("king_whole_target", "fulke.3.king.take", Of::us, {"entire", "sum", "nominal"}),
        offer("king_whole_taker", "fulke.3.king.take", Of::us, {"entire", "sum", "nominal"}),
        offer("lowest", "fulke.3.king.lowest", Of::us, {"unredeemed", "lost"}),
        offer_triumph("fulke.1.triumph.great", Of::source,
                      {{"great", "great: three pieces, one proportion"},
                       {"greater", "greater: four pieces, two proportions"},
                       {"greatest", "greatest: four pieces, all three proportions"}}),
        offer("triumph_order", "fulke.1.triumph.place", Of::us, {"true", "false"}),
        offer("camp", "fulke.3.triumph.camp", Of::us, {"5", "4", "6"}),
        offer("proclaim", "fulke.1.triumph.proclaim", Of::us, {"must", "free"}),
    };
    offer_victories(c, "fulke.victory.any-kind", Of::source, false);
    c.options.push_back(offer_number("quiet", "fulke.1.end", Of::us, quiet_of_slow_kinds));
    add_presets(c, {{"fulke", "As in the book"},
                    {"short", "On a board of 10 rows", "length=10"},
                    {"gentle", "Short game for beginners: capture 4 pieces", "victory=bodies victory_men=4"},
                    {"goods", "Short game: capture numbers that add up to 200", "victory=goods victory_number=200"}});
    add_rules(c, "fulke.1.",
              "triumph triumph.place triumph.proclaim triumph.direct triumph.great triumph.greater triumph.greatest "
              "pass end");
    add_rules(c, "fulke.3.",
              "board men array turn first move place take.several take.encounter take.eruption take.deceipt "
              "take.oblivion king.take king.parts king.redeem king.lowest triumph.camp");
    return c;
}

}  // namespace

EngineOptions Fulke3::with_options(const Options& options) { return apply_options(third_kind(), options); }

const Card& Fulke3::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus
