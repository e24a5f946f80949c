#include "core/rithmomachia/games/fulke1.hpp"

#include "core/rithmomachia/rules/options.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

/// How the first kind moves, sees, takes and triumphs.
StandardOptions first_kind() {
    StandardOptions t;
    // fulke.1.board: "a playne borde conteynynge .128. squares that is .8. in breadth and .16. in length".
    t.options_of_engine.ranks = 16;
    Variant& m = t.options_of_engine.variant;
    m.prefix = "fulke.1.";
    // fulke.1.leap: "leaping over one space", "leaping over two"; his second example of subtraction needs a square that
    // sees over a triangle.
    const bool leap = true;
    // fulke.1.move.round: "into the space that is next unto them cornerwyse".
    m.forms[0] = {{corner_ways, 0, 0}, false, 0};
    // fulke.1.move.triangle: "passe three spaces counting that in which they stande for one"; fulke.1.fly: "in flying
    // he maye remove the knyghtes draught of the chesse".
    m.forms[1] = {{0, straight_ways, 0}, leap, flies(knights_draught)};
    // fulke.1.move.square: "into the fourth place from them ... right forwarde or sydelong"; flying "they must passe
    // foure spaces, as from .P. to .Y. or .T."
    m.forms[2] = {{0, 0, straight_ways}, leap, flies(long_flight)};
    // fulke.1.move.king: "in all poyntes lyke the Queene at the Chesse, saving that he can not passe above foure
    // spaces".
    m.king = {{all_ways, all_ways, all_ways}, false, 0};
    return t;
}

Card make_card() {
    Card c = blank_card("fulke-1", "The Philosophers’ Game, first kind", "fulke",
                        "Of these partes in the fyrst kynd of playng");
    c.minutes = 60;
    c.options = {
        offer("first", "fulke.1.first", Of::us, {"odd", "even", "lot"}),
        offer("array", "fulke.1.array", Of::us, {"four-printed", "four-symmetric"}),
        offer("back", "fulke.1.array", Of::us, {"1", "2", "0"}),
        offer("leap", "fulke.1.leap", Of::us, {"true", "false"}),
        offer("siege", "fulke.1.take.oblivion", Of::us, {"pattern", "hindered"}),
        offer("siege_corner_any", "fulke.1.take.oblivion", Of::us, {"true", "false"}),
        offer("siege_edge", "fulke.1.take.oblivion", Of::us, {"false", "true"}),
        offer("chain_after_take", "fulke.1.take.before", Of::us, {"true", "false"}),
        offer("several", "fulke.1.take.several", Of::us, {"any", "one"}),
        offer("king_lose", "fulke.1.king.lose", Of::us, {"any", "all"}),
        offer("king_leap", "fulke.1.move.king", Of::us, {"false", "true"}),
        offer("king_fly", "fulke.1.fly", Of::us, {"false", "true"}),
        offer("king_whole_target", "fulke.1.king.take", Of::us, {"entire", "sum", "nominal"}),
        offer("king_whole_taker", "fulke.1.king.take", Of::us, {"entire", "sum", "nominal"}),
        // "If the Gamesters be disposed".
        offer("proportion", "fulke.1.take.proportion", Of::source, {"off", "order"}),
        offer_triumph("fulke.1.triumph.great", Of::source,
                      {{"great", "great: three pieces, one proportion"},
                       {"greater", "greater: four pieces, two proportions"},
                       {"greatest", "greatest: four pieces, all three proportions"}}),
        offer("triumph_order", "fulke.1.triumph.place", Of::us, {"true", "false"}),
        // "conteyning .40. spaces or as some wil .48."
        offer("camp", "fulke.1.triumph.camp", Of::source, {"5", "6"}),
        offer("proclaim", "fulke.1.triumph.proclaim", Of::us, {"must", "free"}),
    };
    offer_victories(c, "fulke.victory.any-kind", Of::source, false);
    c.options.push_back(offer_number("quiet", "fulke.1.end", Of::us));
    add_presets(c, {{"fulke", "As in the book"},
                    {"gentle", "Short game for beginners: capture 4 pieces", "victory=bodies victory_men=4"},
                    {"goods", "Short game: capture numbers that add up to 200", "victory=goods victory_number=200"}});
    add_rules(c, "fulke.", "def");
    add_rules(c, "fulke.1.",
              "board array turn first move.round move.triangle move.square move.king fly leap take.after take.before "
              "take.several take.equality take.oblivion take.addition take.subtraction take.multiplication "
              "take.division take.proportion king.take king.parts king.lose prisoner pass triumph triumph.camp "
              "triumph.proclaim triumph.direct triumph.place triumph.great triumph.greater triumph.greatest end");
    return c;
}

}  // namespace

EngineOptions Fulke1::with_options(const Options& options) { return apply_options(first_kind(), options); }

const Card& Fulke1::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus
