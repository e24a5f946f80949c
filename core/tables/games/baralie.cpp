#include "core/tables/games/baralie.hpp"

#include "core/tables/options.hpp"

namespace ludus::tables {

namespace {

Variant both_settings() {
    Variant variant;
    // royal.bar.dice: "cum duobus taxillis, et subintelligitur numerus .vi. pro tertio taxillo".
    variant.dice = Dice::two_and_six;
    variant.says.dice = "royal.bar.dice";
    // royal.bar.node: "in qualibet pagina potest fieri nodus".
    variant.says.own_nodes = "royal.bar.node";
    variant.says.first = "royal.bar.who";
    // royal.bar.win: "qui prior abstulerit ille vincet".
    variant.says.win = "royal.bar.win";
    return variant;
}

/// royal.bar.setup1: am "ponet omnes suos homines in puncto .&."; where the other stands is missing.
/// royal.bar.course1: "Et ducentur omnes homines utriusque partis per .af. usque ad paginam .gm. et in illa pagina
/// tollentur"; taken men: "fiat introitus in pagina .ns.".
Variant first_setting(bool eye_skip) {
    Variant variant = both_settings();
    variant.array = {array_of(eye_skip ? "z14 y1" : "&15"), array_of(eye_skip ? "&15" : "z14 y1")};
    variant.says.setup = "royal.bar.setup1";
    variant.courses = {Course(from_n), Course(from_n)};
    variant.says.course = variant.says.enter = variant.says.bear = "royal.bar.course1";
    return variant;
}

/// royal.bar.setup2: n& "ponet homines suos in puncto .b. excepto uno qui erit in .c.; et pars alia omnes in puncto
/// .a.". royal.bar.course2: "usque ad paginam .ns. et ibi auferentur, ut prius fiebat in pagina .mg., et in illa pagina
/// fiat introitus ... et ducantur per .fa. .&t. usque ad paginam .sn.".
Variant second_setting() {
    Variant variant = both_settings();
    variant.array = {array_of("a15"), array_of("b14 c1")};
    variant.says.setup = "royal.bar.setup2";
    variant.courses = {Course(from_m), Course(from_m)};
    variant.says.course = variant.says.enter = variant.says.bear = "royal.bar.course2";
    return variant;
}

Card make_card() {
    Card c = blank_card("royal-baralie", "Baralie", "royal", "Baralie", "am", "n&");
    c.minutes = 20;
    c.options = {
        offer("Start", "setting", "Starting position", "royal.bar.setup2", Of::source,
              {{"1", "White won the last game, or won the first roll"}, {"2", "Black won the last game"}}, true),
        offer("Start", "missing", "The words missing in the first starting position", "royal.bar.setup1", Of::us,
              {{"mirror", "Black has fourteen checkers on 23 and one on 22, the second position mirrored"},
               {"eye-skip", "White has fourteen on 23 and one on 22, Black fifteen on 24"}},
              false, "setting=1"),
        offer_first("royal.bar.who", Of::us,
                    {{"setting", "the player named by the starting position"},
                     {"lot", "each rolls one die; the higher goes first"},
                     {"am", "White"},
                     {"n", "Black"}}),
        offer_compulsion(),
    };
    add_presets(c, {{"first-setting", "The first starting position"},
                    {"second-setting", "The second starting position", "setting=2"}});
    add_common_rules(c, "die node take enter-first compulsion win standstill");
    add_rules(c, "royal.bar.", "setup1 setup2 course1 course2 who dice node win");
    return c;
}

}  // namespace

Variant Baralie::with_options(const Options& options) {
    const bool first = options["setting"] == "1";
    Variant variant = first ? first_setting(options["missing"] == "eye-skip") : second_setting();
    // royal.bar.who, ours: the winner, whose setting it is.
    variant.first = begin_by(options["first"], first ? First::by_am : First::by_n);
    variant.compulsion = compelled_by(options["compulsion"]);
    return variant;
}

const Card& Baralie::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
