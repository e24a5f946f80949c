#include "core/rithmomachia/games/guild.hpp"

#include "core/rithmomachia/rules/options.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

/// How the Guild's game differs from Fulke's first kind, which it summarises.
StandardOptions guild_game() {
    StandardOptions t;
    // guild.board: eight columns, sixteen rows.
    t.options_of_engine.ranks = 16;
    Variant& m = t.options_of_engine.variant;
    m.prefix = "guild.";
    m.says = {{"move.king", "king"},
              {"king.lose", "king"},
              {"take.before", "capture.inadvertent"},
              {"take.progression", "take.proportion"},
              {"take.oblivion", "siege"}};
    // guild.nojump: no man over another, in ordinary moves or in flying.
    const bool jump = false;
    // guild.move.round, .triangle, .square; guild.fly: as the knight moves at chess, two straight and then one aside.
    m.forms[0] = {{corner_ways, 0, 0}, jump, 0};
    m.forms[1] = {{0, straight_ways, 0}, jump, flies(knights_draught)};
    m.forms[2] = {{0, 0, straight_ways}, jump, flies(knights_draught)};
    m.turn.flight_goes_straight = true;
    // guild.king: the moves of every shape he holds, and three diagonally besides; a shape's move goes with the last of
    // that shape.
    m.king = {{corner_ways, straight_ways, straight_ways}, jump, flies(knights_draught)};
    m.king_always = {{0, 0, corner_ways}, jump, 0};
    m.losing = Losing::all;
    // guild.siege: surrounded by four so that no legal move is left, none of them a man the besieged could capture.
    m.siege.rule = SiegeRule::immobile;
    m.siege.safe_from_equal = true;
    return t;
}

Card make_card() {
    Card c = blank_card("guild", "Rhythmomachy of the Guild of St Ives", "guild", "The whole summary");
    c.minutes = 90;
    c.options = {
        offer("first", "guild.first", Of::us, {"odd", "even", "lot"}),
        offer("array", "guild.array", Of::us, {"four-printed", "four-symmetric"}),
        offer("back", "guild.array", Of::us, {"1", "2", "0"}),
        offer("square_flight", "guild.fly", Of::us, {"knight", "long"}),
        // The three optional captures; which of the numbers is taken may be agreed.
        offer("proportion", "guild.take.proportion", Of::source, {"off", "highest", "any"}),
        offer("chain_after_take", "guild.capture.inadvertent", Of::us, {"true", "false"}),
        offer("several", "guild.take.several", Of::us, {"any", "one"}),
        // That a captured piece changes sides is called an option.
        offer("prisoners", "guild.prisoner", Of::source, {"behind", "removed"}),
        offer("king_whole_target", "guild.king.take", Of::us, {"entire", "sum", "nominal"}),
        offer("king_whole_taker", "guild.king.take", Of::us, {"entire", "sum", "nominal"}),
        offer_triumph("guild.triumph.proclaim", Of::source,
                      {{"great", "great: three pieces, one proportion"},
                       {"greater", "greater: four pieces, two proportions"},
                       {"greatest", "greatest: four pieces, all three proportions"}}),
        offer("triumph_order", "guild.triumph.place", Of::us, {"true", "false"}),
        offer("camp", "guild.triumph.camp", Of::us, {"5", "6", "8"}),
        offer("proclaim", "guild.triumph.proclaim", Of::us, {"must", "free"}),
    };
    // guild: other forms of victory, for learning and where time is short.
    offer_victories(c, "fulke.victory.any-kind", Of::source, false);
    c.options.push_back(offer_number("quiet", "guild.end", Of::us, quiet_of_slow_kinds));
    add_presets(c, {{"guild", "As in the summary"},
                    {"proportions", "With captures by proportion", "proportion=highest"},
                    {"gentle", "Short game for beginners: capture 4 pieces", "victory=bodies victory_men=4"},
                    {"goods", "Short game: capture numbers that add up to 200", "victory=goods victory_number=200"}});
    add_rules(c, "guild.",
              "board array turn first move.round move.triangle move.square king nojump fly take.after "
              "capture.inadvertent take.several take.equality take.addition take.subtraction take.multiplication "
              "take.division take.proportion siege king.take king.parts prisoner pass triumph triumph.camp "
              "triumph.proclaim triumph.direct triumph.place triumph.great triumph.greater triumph.greatest end");
    return c;
}

}  // namespace

EngineOptions Guild::with_options(const Options& options) { return apply_options(guild_game(), options); }

const Card& Guild::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus
