#include "core/tables/games/paume_carie.hpp"

#include "core/tables/nets/nets.hpp"
#include "core/tables/options.hpp"

namespace ludus::tables {

namespace {

/// What both ways have in common.
Variant both_ways() {
    Variant variant;
    Passages& says = variant.says;
    // royal.pc.setup: "utraque pars habebit .xv. homines", all in hand.
    variant.in_hand = {family, family};
    says.setup = "royal.pc.setup";
    // royal.pc.dice: "sit iste ludus cum duobus taxillis".
    variant.dice = Dice::two;
    says.dice = "royal.pc.dice";
    // royal.pc.doublets: "tam cum .vi. .vi. ponet .iv. homines in .f. ... et ultra hoc iterato iactabit".
    variant.doublets = Doublets::four_again;
    says.doublets = "royal.pc.doublets";
    // royal.pc.enter: "Cum iactu primo ponet unum hominem in .a. ... et cum .vi. ponet hominem in .f."; for both sides.
    says.hand = says.enter = "royal.pc.enter";
    // royal.pc.first: "Fiat autem sors qui habeant praerogativam incipiendi".
    says.first = "royal.pc.first";
    says.win = "royal.pc.win";
    return variant;
}

/// The first way: men are placed and borne off, and never move.
Variant first_way() {
    Variant variant = both_ways();
    variant.courses = {Course("abcdef"), Course("abcdef")};
    variant.hand = Hand::free;
    // royal.pc.bear: "statim tollent homines suos per aequales iactus, per quos eos intraverunt".
    variant.bearing = Bearing::as_entered;
    variant.says.bear = "royal.pc.bear";
    variant.says.course = variant.says.waits = "royal.pc.no-moves";
    // royal.pc.node-anywhere: "Et potest nodari quodlibet punctum".
    variant.says.own_nodes = "royal.pc.node-anywhere";
    return variant;
}

/// The second way: they are led from fa round to t&.
Variant second_way() {
    Variant variant = both_ways();
    Passages& says = variant.says;
    // royal.pcl.course: "intrabunt in pagina .fa. et prius ducent homines suos per paginas .mg. .ns. usque ad paginam
    // .t&.".
    variant.courses = {Course(from_a), Course(from_a)};
    says.course = says.hand_first = "royal.pcl.course";
    variant.hand = Hand::enter_first;
    // royal.pcl.bear: "ibi eos tollent, ut praedictum est", by the equal throw.
    variant.bearing = Bearing::exact;
    says.bear = "royal.pcl.bear";
    // royal.pcl.frozen: "non potest amoveri de loco usque tollatur".
    variant.frozen = true;
    says.waits = "royal.pcl.frozen";
    // royal.pcl.node-anywhere: "in hoc ludo potest quodlibet punctum nodari".
    says.own_nodes = "royal.pcl.node-anywhere";
    // royal.pcl.taken: "oportet primum redire ad paginam .fa. et ibi intrare ut prius".
    says.enter = "royal.pcl.taken";
    return variant;
}

Card make_card() {
    Card c = blank_card("royal-paume-carie", "Paume Carie", "royal", "Paume Carie", "am", "n&");
    c.minutes = 15;
    c.options = {
        // "Est etiam alius modus ludendi in hoc ludo".
        offer("Way of playing", "variant", "The way of playing", "royal.pcl.course", Of::source,
              {{"short", "the short way: checkers enter on 1 to 6 and are borne off there"},
               {"long", "the long way: they move round the board to 19 to 24"}},
              true),
        offer("Way of playing", "lead", "Checkers on the board while others are in hand", "royal.pcl.course", Of::us,
              {{"wait", "wait until all have entered"}, {"free", "may move on"}}, false, "variant=long"),
        offer("Way of playing", "bear", "Checkers are borne off", "royal.pcl.bear", Of::us,
              {{"exact", "only by the exact number"}, {"higher", "also by a higher number, from the farthest point"}},
              false, "variant=long"),
        offer("Winning", "help", "The player who is off first", "royal.pc.help", Of::source,
              {{"true", "bears off the opponent’s checkers too, for slaps on the palm"},
               {"false", "wins, and the game ends"}}),
        offer_lots("royal.pc.first", Of::source),
        offer_compulsion(),
    };
    add_presets(c, {{"first-way", "The short way"}, {"second-way", "The long way, round the board", "variant=long"}});
    add_common_rules(c, "die node take enter-first compulsion win");
    add_rules(c, "royal.pc.", "setup dice first enter node-anywhere no-moves bear doublets win help palms");
    add_rules(c, "royal.pcl.", "course node-anywhere frozen bear taken");
    return c;
}

}  // namespace

Variant PaumeCarie::with_options(const Options& options) {
    Variant variant = options["variant"] == "long" ? second_way() : first_way();
    if (options["variant"] == "long") {
        if (options["lead"] == "free") variant.hand = Hand::free;
        if (options["bear"] == "higher") variant.bearing = Bearing::farthest;
        // It has learnt the way that is played unless another is agreed on.
        if (variant.hand == Hand::enter_first && variant.bearing == Bearing::exact)
            variant.net = nets::paume_carie_long();
    }
    // royal.pc.help: "incipiet adjuvare adversarium suum et tollet homines adversarii sui usque omnes tollantur".
    variant.help = options.flag("help");
    variant.first = begin_by(options["first"], First::lot);
    variant.compulsion = compelled_by(options["compulsion"]);
    return variant;
}

const Card& PaumeCarie::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
