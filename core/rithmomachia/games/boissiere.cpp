#include "core/rithmomachia/games/boissiere.hpp"

#include "core/rithmomachia/rules/options.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

/// How Boissière's game moves, sees, takes and ends.
StandardOptions game_of_1556() {
    StandardOptions t;
    // boissiere.board, not told: Fulke's, whose book is a translation of this one.
    t.options_of_engine.ranks = 16;
    Variant& m = t.options_of_engine.variant;
    m.prefix = "boissiere.";
    m.says = {{"fly", "irregular"},
              {"king.lose", "king.parts"},
              {"take.equality", "take.encounter"},
              {"take.addition", "take.ambush"},
              {"take.subtraction", "take.ambush"},
              {"take.multiplication", "take.ambush"},
              {"take.division", "take.ambush"},
              {"take.distance.multiplication", "take.assault"},
              {"take.distance.division", "take.assault"},
              {"take.distance.product", "take.assault"},
              {"take.oblivion", "take.imprisonment"},
              {"triumph.great", "triumph.mediocre"},
              {"triumph.greater", "triumph.great"},
              {"triumph.greatest", "triumph.excellent"}};
    // Regular moves go over nobody; boissiere.irregular ones jump from start to end regardless of obstacles.
    const bool jump = false;
    // boissiere.move.round, .triangle, .square: as the printed examples show. The shapes of the jumps are lost:
    // Fulke's.
    m.forms[0] = {{corner_ways, 0, 0}, jump, 0};
    m.forms[1] = {{0, straight_ways, 0}, jump, flies(knights_draught)};
    m.forms[2] = {{0, 0, straight_ways}, jump, flies(long_flight)};
    // boissiere.move.king
    m.king = {{corner_ways, straight_ways, straight_ways}, jump, 0};
    m.losing = Losing::all;
    // boissiere.king.take: a pyramid's value is at all times the sum of what is left; he takes by it or by any part.
    m.whole_as_taker = m.whole_as_target = WholeNumber::sum;
    m.taking.king_by_equality = true;
    // boissiere.take.ambush: sum, difference, product or ratio of two; .assault: the squares between make the product
    // or the ratio; .power; .progression.
    m.taking.pairs = all_sums;
    m.taking.distance = sum_bit(arithmetic::Sum::multiplication) | sum_bit(arithmetic::Sum::division);
    m.taking.distance_is_product = true;
    // "Equal to their product or ratio", of whatever numbers.
    m.taking.one = arithmetic::One::counts;
    m.taking.powers = true;
    m.taking.progression = Progression::in_sight;
    // boissiere.take.imprisonment: no regular move left, whoever stands in the way.
    m.siege.rule = SiegeRule::blocked;
    // boissiere.take.before, .several: one man takes as many as he may, then stands in the place of one of them.
    m.turn.before = Before::seize;
    m.turn.flight_besieges = false;
    // boissiere.prisoner, .prisoner.set
    m.prisoners = Prisoners::in_hand;
    // boissiere.triumph: nothing is said of proclaiming.
    m.triumph.may_proclaim = m.triumph.must_proclaim = false;
    m.triumph.names = {"no", "mediocre", "great", "excellent"};
    return t;
}

/// Its own word for a flying move.
OptionSpec offer_irregular() {
    OptionSpec spec = offer("square_flight", "boissiere.irregular", Of::us, {"long", "knight"});
    spec.label = "A square’s irregular move";
    return spec;
}

Card make_card() {
    Card c = blank_card("boissiere", "Boissière’s Rithmomachia of 1556", "boissiere", "Victory, movement, captures");
    c.minutes = 90;
    c.options = {
        offer("first", "boissiere.first", Of::us, {"odd", "even", "lot"}),
        // Six rows between the fronts.
        offer("array", "boissiere.array", Of::us, {"four-symmetric", "four-printed"}),
        offer("back", "boissiere.array", Of::us, {"1", "0", "2"}),
        offer_irregular(),
        offer("one", "boissiere.take.assault", Of::us, {"counts", "nothing"}),
        offer("several", "boissiere.take.several", Of::us, {"any", "one"}),
        // Both players agree at the start on the victory.
        offer_triumph("boissiere.victory", Of::source,
                      {{"mediocre", "mediocre: one progression"},
                       {"great", "great: two progressions at once"},
                       {"excellent", "excellent: all three progressions at once"}}),
        // The seven proper victories, as we count them: three of one progression, three of two, one of all.
        offer_named("progressions", "boissiere.victory", Of::us,
                    {{"any", "any progression"},
                     {"arithmetical", "an arithmetical one"},
                     {"geometrical", "a geometrical one"},
                     {"harmonic", "a harmonic one"},
                     {"arithmetical-geometrical", "both arithmetical and geometrical"},
                     {"arithmetical-harmonic", "both arithmetical and harmonic"},
                     {"geometrical-harmonic", "both geometrical and harmonic"},
                     {"arithmetical-geometrical-harmonic", "all three"}}),
        offer("triumph_order", "boissiere.triumph.place", Of::us, {"true", "false"}),
        offer("camp", "boissiere.triumph.camp", Of::us, {"5", "6", "8"}),
        offer("king_first", "boissiere.triumph", Of::us, {"true", "false"}),
    };
    offer_victories(c, "boissiere.victory", Of::source, true);
    c.options.push_back(offer_number("quiet", "boissiere.end", Of::us));
    add_presets(c, {{"boissiere", "As in the description"},
                    {"excellent", "For the excellent victory", "triumph=excellent"},
                    {"gentle", "Short game for beginners: capture 4 pieces", "victory=bodies victory_men=4"},
                    {"goods", "Short game: capture numbers that add up to 200", "victory=goods victory_number=200"}});
    add_rules(c, "mebben.", "victory");  // of digits
    add_rules(c, "boissiere.",
              "board array turn first move.round move.triangle move.square move.king irregular take.before take.after "
              "take.several take.encounter take.ambush take.assault take.power take.progression take.imprisonment "
              "king.take king.parts prisoner prisoner.set pass triumph triumph.camp triumph.place triumph.mediocre "
              "triumph.great triumph.excellent victory end");
    return c;
}

}  // namespace

EngineOptions Boissiere::with_options(const Options& options) { return apply_options(game_of_1556(), options); }

const Card& Boissiere::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus
