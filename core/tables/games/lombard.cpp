#include "core/tables/games/lombard.hpp"

#include "core/tables/options.hpp"

namespace ludus::tables {

namespace {

Variant lombard_game() {
    Variant variant;
    Passages& says = variant.says;
    // royal.lomb.setup: "Ille qui sedet ex parte .n&. habebit familiam suam in .f., et qui sedit ex parte .am. ... in
    // .t.".
    variant.array = {array_of("t15"), array_of("f15")};
    says.setup = "royal.lomb.setup";
    // royal.lomb.course: "ducet omnes suos homines existentes in .f. per puncta .e. .d. .c. .b. .a. in pagina .t&.".
    variant.courses = {Course("tuxyz&abcdef"), Course("fedcba&zyxut")};
    says.course = "royal.lomb.course";
    // royal.lomb.dice: "cum duobus taxillis tantum et non pluribus".
    variant.dice = Dice::two;
    says.dice = "royal.lomb.dice";
    // royal.lomb.enter: "intrare non potest in .f. cum fuerit occupatum per proprios homines ... In punctis tamen .e.
    // et .a. intrare potest": e to a, as the next sentence's "et" must mean.
    variant.own_bar_entry = place_bit(1);
    says.enter = says.own_bars = "royal.lomb.enter";
    // royal.lomb.node: "multum expedit illa puncta nodare".
    says.own_nodes = "royal.lomb.node";
    // royal.lomb.bear: "erit .&. primum punctum in ablatione ... per .vi.".
    says.bear = "royal.lomb.bear";
    // royal.lomb.win: "Victoria autem est communis".
    says.win = "royal.lomb.win";
    return variant;
}

Card make_card() {
    Card c = blank_card("royal-lombard", "The Game of the Lombards (Ludus Lumbardorum)", "royal", "Ludus Lumbardorum",
                        "am", "n&");
    c.minutes = 15;
    c.options = {
        offer("Points", "own_entry", "A captured checker may enter where its own side’s checkers stand",
              "royal.lomb.enter", Of::us,
              {{"all-but-first", "on every entry point but the first (5 to 1)"},
               {"e-and-a", "only on the second and the sixth (5 and 1)"}}),
        offer_lots("tables.common.first", Of::us),
        offer_compulsion(),
    };
    add_common_rules(c, "die node take enter-first compulsion first win standstill");
    add_rules(c, "royal.lomb.", "setup dice course enter node bear win");
    return c;
}

}  // namespace

Variant Lombard::with_options(const Options& options) {
    Variant variant = lombard_game();
    if (options["own_entry"] == "e-and-a") variant.own_bar_entry = place_bit(1) | places(3, 5);
    variant.first = begin_by(options["first"], First::lot);
    variant.compulsion = compelled_by(options["compulsion"]);
    return variant;
}

const Card& Lombard::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
