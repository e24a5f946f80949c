#include "core/tables/games/faylys.hpp"

#include "core/tables/nets/nets.hpp"
#include "core/tables/options.hpp"

namespace ludus::tables {

namespace {

Variant faylys_game() {
    Variant variant;
    Passages& says = variant.says;
    // royal.fay.setup: "totam familiam suam in .t. exceptis duobus, qui erunt in .a."; the other in f, and two in &.
    variant.array = {array_of("f13 &2"), array_of("t13 a2")};
    says.setup = "royal.fay.setup";
    // royal.fay.course: "ducet duos suos homines in .a. usque ad .t."; the other alike.
    variant.courses = {Course(from_ampersand), Course(from_a)};
    says.course = "royal.fay.course";
    // royal.fay.dice: "cum tribus taxillis, si tot habeant, si autem tantum habeant duos, tunc duplicabitur taxillus
    // minoris numeri".
    variant.dice = Dice::three;
    says.dice = "royal.fay.dice";
    // royal.fay.enter: "intrare potest in quolibet puncto, etiam si fuerit occupatum alio vel aliis suis hominibus".
    says.enter = says.own_bars = "royal.fay.enter";
    // royal.fay.node: "nodet omnia puncta in pagina .t&. si velit"; of the other pages it is silent.
    says.own_nodes = "royal.fay.node";
    // royal.fay.fail: "talem iactum qui ludi non potest in toto, tunc subito ille vincitur".
    variant.compulsion = Compulsion::whole;
    says.compulsion = "royal.fay.fail";
    says.win = "royal.fay.win";
    return variant;
}

Card make_card() {
    Card c = blank_card("royal-faylys", "Faylys", "royal", "Faylys", "am", "n&");
    c.minutes = 10;
    c.options = {
        offer("Number of dice", "dice", "Number of dice", "royal.fay.dice", Of::source,
              {{"three", "three"}, {"two", "two; the lower number counts twice"}}, true),
        offer_lots("tables.common.first", Of::us),
        offer("Points", "nodes", "Where a player may block points", "royal.fay.node", Of::us,
              {{"anywhere", "on every point"}, {"own-half", "only on the player’s own side of the board"}}),
    };
    add_common_rules(c, "die node take enter-first bear first win");
    add_rules(c, "royal.fay.", "setup course dice enter node fail win");
    return c;
}

}  // namespace

Variant Faylys::with_options(const Options& options) {
    Variant variant = faylys_game();
    if (options["dice"] == "two") variant.dice = Dice::two_lesser_doubled;
    if (options["nodes"] == "own-half") variant.may_node = places(13, 24);
    variant.first = begin_by(options["first"], First::lot);
    // It has learnt what three dice fail at, and with nodes everywhere.
    if (variant.dice == Dice::three && variant.may_node == every_place) variant.net = nets::faylys();
    return variant;
}

const Card& Faylys::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
