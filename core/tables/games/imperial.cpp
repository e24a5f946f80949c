#include "core/tables/games/imperial.hpp"

#include "core/tables/options.hpp"

namespace ludus::tables {

namespace {

/// Each side goes along its own half of the board to its ace point, and never meets the other.
Variant two_races() {
    Variant variant;
    Passages& says = variant.says;
    // royal.imp.course, ours: each comes to the end of its own side, & or a.
    variant.courses = {Course("mlkihgfedcba"), Course("nopqrstuxyz&")};
    says.course = "royal.imp.course";
    variant.taking = false;
    // royal.imp.dice: "fiet iactus cum tribus taxillis".
    variant.dice = Dice::three;
    says.dice = "royal.imp.dice";
    // royal.imp.win: "cum familia tota citius venit ad punctum .&. quam adversarius ad punctum .a.".
    variant.bearing = Bearing::none;
    variant.heaping = true;
    says.win = "royal.imp.win";
    says.exact = "royal.imp.exact";
    // Waiting for the last numbers is reckoned in the way still to go.
    variant.weights.idle = 0;
    return variant;
}

OptionSpec offer_exact() {
    return offer("Winning", "exact", "A checker reaches the last point", "royal.imp.exact", Of::us,
                 {{"exact", "only by the exact number"}, {"more", "also by any higher number"}});
}

void agree(Variant& variant, const Options& options) {
    variant.heap_by_more = options["exact"] == "more";
    variant.first = begin_by(options["first"], First::lot);
    variant.compulsion = compelled_by(options["compulsion"]);
}

Card make_imperial() {
    Card c = blank_card("royal-imperial", "Imperial", "royal", "Imperial", "am", "n&");
    c.minutes = 15;
    c.options = {offer_exact(), offer_lots("tables.common.first", Of::us), offer_compulsion()};
    add_common_rules(c, "die compulsion first");
    add_rules(c, "royal.imp.", "setup course dice exact win");
    return c;
}

Card make_provincial() {
    Card c = blank_card("royal-provincial", "Provincial", "royal", "Provincial", "am", "n&");
    c.minutes = 15;
    c.options = {// How the fifteen are divided is not said.
                 offer("Start", "division", "Where the checkers start", "royal.prov.setup", Of::us,
                       {{"8-7", "eight on 7 and seven on 6; eight on 18 and seven on 19"},
                        {"7-8", "seven on 7 and eight on 6; seven on 18 and eight on 19"}}),
                 offer_exact(), offer_lots("tables.common.first", Of::us), offer_compulsion()};
    add_common_rules(c, "die compulsion first");
    add_rules(c, "royal.imp.", "course dice exact win");
    add_rules(c, "royal.prov.", "setup");
    return c;
}

}  // namespace

Variant Imperial::with_options(const Options& options) {
    Variant variant = two_races();
    // royal.imp.setup: n& "habebit tertiam partem familiae suae, sive .v. in .p. ... .s. ... .t."; am "in .k. .g. .f.".
    variant.array = {array_of("k5 g5 f5"), array_of("p5 s5 t5")};
    variant.says.setup = "royal.imp.setup";
    agree(variant, options);
    return variant;
}

Variant Provincial::with_options(const Options& options) {
    Variant variant = two_races();
    // royal.prov.setup: "omnes homines ex una parte situantur in punctis .gf.".
    const bool eight_first = options["division"] == "8-7";
    variant.array = {array_of(eight_first ? "g8 f7" : "g7 f8"), array_of(eight_first ? "s8 t7" : "s7 t8")};
    variant.says.setup = "royal.prov.setup";
    agree(variant, options);
    return variant;
}

const Card& Imperial::card() {
    static const Card the_card = make_imperial();
    return the_card;
}

const Card& Provincial::card() {
    static const Card the_card = make_provincial();
    return the_card;
}

}  // namespace ludus::tables
