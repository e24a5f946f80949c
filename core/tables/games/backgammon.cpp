#include "core/tables/games/backgammon.hpp"

#include "core/tables/games/falkener.hpp"
#include "core/tables/nets/nets.hpp"
#include "core/tables/options.hpp"

namespace ludus::tables {

Variant falkener_game() {
    Variant variant;
    Passages& says = variant.says;
    // bg.dice: "according to the throws of two dice".
    variant.dice = Dice::two;
    says.dice = says.die = "bg.dice";
    // bg.doublets: "you have twice the number thrown, and the numbers can be played separately".
    variant.doublets = Doublets::four;
    says.doublets = "bg.doublets";
    // bg.must: "Any throw which you are not able to throw is lost, but you must play when you can".
    says.compulsion = "bg.must";
    // bg.bar: "A piece taken up must be played before any other piece".
    says.enter = says.enter_first = "bg.bar";
    // bg.blot: "When a point is covered with a single piece it is called a blot"; with two it is closed (the note there).
    says.take = says.node = "bg.blot";
    // bg.bear: "on throwing a number corresponding with an uncovered point, you must play up a piece behind it, but if
    // none, you then bear off a piece in front of it".
    says.bear = "bg.bear";
    says.win = says.last_man = "bg.score";
    // bg.first, ours: as the Turkish chapter has it.
    variant.first = First::lot_plays;
    says.first = "bg.first";
    return variant;
}

OptionSpec offer_falkener_first(const char* rule, Of of) {
    return offer_first(rule, of,
                       {{"lot-plays", "each rolls one die; the higher goes first and plays both"},
                        {"lot", "each rolls one die; the higher goes first and rolls again"},
                        {"am", "White"},
                        {"n", "Black"}});
}

namespace {

Card make_card() {
    Card c = blank_card("backgammon", "Backgammon", "falkener", "XXIV. Backgammon", "South", "North");
    c.minutes = 20;
    c.options = {
        offer("Dice", "single", "When either number can be played, but not both", "bg.must", Of::us,
              {{"free", "the player chooses"}, {"larger", "the higher must be played"}}, true),
        offer("Winning", "gammon", "A gammon is won", "bg.score", Of::us,
              {{"literal", "before all the loser’s checkers have reached home"},
               {"none-off", "only if the loser has also borne off none"}},
              true),
        offer_falkener_first("bg.first", Of::us),
    };
    add_presets(
        c, {{"falkener", "As in Falkener’s book"}, {"modern", "As played today", "single=larger gammon=none-off"}});
    add_common_rules(c, "standstill");
    add_rules(c, "bg.", "setup course dice doublets must bar blot bear score first");
    return c;
}

}  // namespace

Variant Backgammon::with_options(const Options& options) {
    Variant variant = falkener_game();
    // bg.setup: "Two men are placed upon the first point of the opponent's Inner Table, five on the sixth of his Outer
    // Table, three on the second point of the player's Outer Table, and five on the sixth point of his Inner Table".
    variant.array = {array_of("&2 n5 h3 f5"), array_of("a2 m5 r3 t5")};
    variant.says.setup = "bg.setup";
    // bg.course: "the two Homes are opposite each other ... Consequently all the pieces meet each other".
    variant.courses = {Course(from_ampersand), Course(from_a)};
    variant.says.course = "bg.course";
    if (options["single"] == "larger") variant.compulsion = Compulsion::larger;
    variant.stakes = options["gammon"] == "literal" ? Stakes::hits : Stakes::hits_none_off;
    variant.first = begin_by(options["first"], First::lot_plays);
    variant.known_elsewhere = true;
    variant.net = nets::backgammon();
    return variant;
}

const Card& Backgammon::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
