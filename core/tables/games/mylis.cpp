#include "core/tables/games/mylis.hpp"

#include "core/tables/nets/nets.hpp"
#include "core/tables/options.hpp"

namespace ludus::tables {

namespace {

Variant mylis_game() {
    Variant variant;
    Passages& says = variant.says;
    says.setup = "royal.mylis.setup";
    // royal.mylis.enter: "fiet introitus in pagina .ns. et ducentur per paginam .t&. et .af. usque ad paginam .mg.".
    // royal.mylis.bear: "omnes homines utriusque partis ducentur ad paginam .mg. et ibi auferentur".
    variant.courses = {Course(from_n), Course(from_n)};
    says.enter = "royal.mylis.enter";
    says.course = says.bear = "royal.mylis.bear";
    // royal.mylis.dice: "cum duobus taxillis et praesupponentur .vi. pro tertio taxillo".
    variant.dice = Dice::two_and_six;
    says.dice = "royal.mylis.dice";
    // royal.mylis.win: "qui prior abstulerit suos ipse vincet".
    says.win = "royal.mylis.win";
    return variant;
}

Card make_card() {
    Card c = blank_card("royal-mylis", "Mylis", "royal", "Mylis", "am", "n&");
    c.minutes = 15;
    c.options = {
        // "Unus eorum": on which side he sits is not said.
        offer("Start", "unus", "Who has the first starting position and the first roll", "royal.mylis.setup", Of::us,
              {{"am", "White"}, {"n", "Black"}}, true),
        offer_compulsion(),
    };
    add_common_rules(c, "die node take enter-first compulsion win standstill");
    add_rules(c, "royal.mylis.", "setup dice bear win enter");
    return c;
}

}  // namespace

Variant Mylis::with_options(const Options& options) {
    Variant variant = mylis_game();
    // royal.mylis.setup: "Unus eorum habebit duos homines in .k. et .iv. in .f. et .iv. in .e. et .v. in .&., et ille
    // habebit praerogativam taxillorum ... Alia pars habebit .iii. homines in .g. ... .d. ... .c. ... .b. ... .a".
    const auto first = array_of("k2 f4 e4 &5"), second = array_of("g3 d3 c3 b3 a3");
    const bool with_am = options["unus"] == "am";
    variant.array = {with_am ? first : second, with_am ? second : first};
    variant.first = with_am ? First::by_am : First::by_n;
    variant.compulsion = compelled_by(options["compulsion"]);
    variant.net = nets::mylis();
    return variant;
}

const Card& Mylis::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
