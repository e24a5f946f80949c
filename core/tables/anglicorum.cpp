#include "core/tables/anglicorum.hpp"

#include "core/tables/card_options.hpp"

namespace ludus::tables {

namespace {

/// How the English game is played where nobody chooses otherwise.
Law english_game() {
    Law law;
    Passages& says = law.says;
    // royal.angl.setup: "habebit .xv. homines in puncto .&. ... in puncto .a.".
    law.array = {array_of("&15"), array_of("a15")};
    says.setup = "royal.angl.setup";
    // royal.angl.course: "per paginas .&t. et .sn. et .mg. usque ad paginam .fa."; the other "per paginas .af. .gm.
    // .ns.".
    law.courses = {Course(from_ampersand), Course(from_a)};
    says.course = "royal.angl.course";
    // royal.angl.dice: "cum tribus taxillis vel cum duobus, supposito semper pro tertio taxillo .vi.".
    law.dice = Dice::three;
    says.dice = "royal.angl.dice";
    // royal.angl.node-own-half: "potest nodare quodlibet punctum in pagina .mg. et in pagina .fa."; the other in ns and
    // t&.
    law.may_node = places(13, 24);
    says.own_nodes = "royal.angl.node-own-half";
    // royal.angl.not-while-held: "excepto puncto .a. quum occupatur per duos homines adversarii sui vel plures".
    says.heap = "royal.angl.not-while-held";
    // royal.angl.enter: "si illa puncta non fuerint occupata per aliquem de suis propriis nec nodata per adversarium".
    law.own_bar_entry = places(1, page);
    says.enter = "royal.angl.enter";
    says.bear = "royal.angl.bear";
    says.win = "royal.angl.win";
    says.pact = "royal.angl.pact";
    law.lympolding = Lympolding::on_last;
    law.lurching = Lurching::stuck;
    return law;
}

/// Every throw of three dice and of two, as a value and as it is shown.
std::vector<OptionChoice> every_throw(const std::string& standard) {
    std::vector<OptionChoice> out;
    const auto add = [&](const std::string& value) {
        std::string label = value;
        for (char& c : label) c = c == '-' ? ' ' : c;
        out.insert(value == standard ? out.begin() : out.end(), {value, label});
    };
    const auto n = [](int i) { return std::to_string(i); };
    for (int a = 6; a >= 1; --a) {
        for (int b = a; b >= 1; --b) {
            for (int c = b; c >= 1; --c) add(n(a) + "-" + n(b) + "-" + n(c));
        }
    }
    for (int a = 6; a >= 1; --a) {
        for (int b = a; b >= 1; --b) add(n(a) + "-" + n(b));
    }
    return out;
}

OptionSpec offer_throw(const char* key, const char* label, const char* standard) {
    OptionSpec spec =
        offer("The throw", key, label, "royal.angl.jupertia", Of::source, {{standard, ""}}, false, "throws=fixed");
    spec.choices = every_throw(standard);
    return spec;
}

Card make_card() {
    Card c =
        blank_card("royal-anglicorum", "Ludus Anglicorum, the English game", "royal", "Ludus Anglicorum", "am", "n&");
    c.options = {
        offer("The throw", "dice", "Dice", "royal.angl.dice", Of::source,
              {{"three", "three"}, {"two-and-six", "two, and a six supposed for the third"}}, true, "throws=dice"),
        // "Est et alius modus ludendi ... Est et tertius modus".
        offer("The throw", "throws", "Ways of playing", "royal.angl.chosen", Of::source,
              {{"dice", "with dice"},
               {"chosen", "each names the throw he wishes"},
               {"chosen-granted", "two numbers are named, the adversary gives the third"},
               {"granted", "two dice are thrown, the adversary gives the third"},
               {"chosen-six", "two numbers are named, the third is six (as printed)"},
               {"fixed", "a problem: each side has always one throw"},
               {"shared", "a problem: who begins imagines the throws, and both play them"}},
              true),
        offer_throw("throw_am", "am has always", "4-4-4"),
        offer_throw("throw_n", "n& has always", "1-1-1"),
        offer("The throw", "pact", "The pact of the fourth problem", "royal.angl.pact", Of::source,
              {{"none", "no"}, {"first-throw", "who begins bears off nobody at the first throw"}}),
        offer_compulsion(),
        offer_lots("tables.common.first", Of::us),
        offer("The points", "nodes", "A side may node", "royal.angl.node-own-half", Of::us,
              {{"own-half", "points on its own side of the board"}, {"anywhere", "every point"}}),
        offer("Victory", "lympolding", "Lympolding", "royal.angl.lympolding", Of::us,
              {{"last", "eight men stand on the last point"}, {"anywhere", "the eight may stand anywhere beyond"}}),
        offer("Victory", "lurching", "Lurching", "royal.angl.lurching", Of::us,
              {{"stuck", "his own men fill the page, and none can go out"},
               {"no-point", "his own men fill the page, and one has to enter"},
               {"nodes", "the winner’s nodes fill the page, and a man has to enter"},
               {"page-and-next", "his own men fill the page, and the next point is noded"}}),
        offer("Victory", "value", "A victory counts", "royal.angl.value", Of::us,
              {{"plain", "one, however it is won"}, {"counted", "one; lurching two; lympolding three"}}),
    };
    c.presets = {
        {"dice", "With three dice", {}},
        {"two-dice", "With two dice and a six supposed", {{"dice", "two-and-six"}}},
        {"chosen", "Without dice: each chooses", {{"throws", "chosen"}}},
        {"caution",
         "The caution: always 6 6 6 against always 2 1 1",
         {{"throws", "fixed"}, {"throw_am", "6-6-6"}, {"throw_n", "2-1-1"}, {"first", "am"}}},
        {"jupertia-1",
         "The throws of the first two problems: always 4 4 4 against always 1 1 1",
         {{"throws", "fixed"}, {"throw_am", "4-4-4"}, {"throw_n", "1-1-1"}, {"first", "n"}}},
        {"jupertia-3", "As the third problem: imagine the throws", {{"throws", "shared"}, {"first", "n"}}},
        {"jupertia-4",
         "As the fourth problem: and bear off nobody at the first",
         {{"throws", "shared"}, {"pact", "first-throw"}, {"first", "n"}}},
        {"jupertia-5",
         "The throws of the fifth problem: always 3 1 against always 6 6",
         {{"throws", "fixed"}, {"throw_am", "3-1"}, {"throw_n", "6-6"}, {"first", "n"}}},
    };
    add_common_rules(c, {"die", "node", "take", "enter-first", "compulsion", "first", "win", "standstill"});
    add_rules(c, "royal.angl.",
              {"setup", "dice", "course", "node-own-half", "not-while-held", "enter", "bear", "win", "lympolding",
               "lurching", "value", "chosen", "granted", "jupertia", "imagined", "pact"});
    return c;
}

std::array<std::int8_t, most_dice> numbers_of(const std::string& value) {
    std::array<std::int8_t, most_dice> out{};
    for (std::size_t i = 0; i < value.size(); i += 2) out[i / 2] = static_cast<std::int8_t>(value[i] - '0');
    return out;
}

}  // namespace

Law Anglicorum::agreed(const Options& options) {
    Law law = english_game();
    if (options["dice"] == "two-and-six") law.dice = Dice::two_and_six;
    const std::string& throws = options["throws"];
    if (throws == "chosen") {
        // royal.angl.chosen: "uterque ludentium possit eligere iactum quem voluerit".
        law.throws = Throws::chosen;
        law.says.throws = "royal.angl.chosen";
    } else if (throws == "fixed") {
        // royal.angl.jupertia: "erit semper iactus suus".
        law.throws = Throws::fixed;
        law.fixed = {numbers_of(options["throw_am"]), numbers_of(options["throw_n"])};
        law.says.throws = "royal.angl.jupertia";
    } else if (throws == "shared") {
        // royal.angl.imagined: "ambae partes habebunt aequales iactus; magisterium autem est tales imaginari iactus".
        law.throws = Throws::shared;
        law.says.throws = "royal.angl.imagined";
    } else if (throws != "dice") {
        // royal.angl.granted: "unus eligitur iactus duorum taxillorum, et adversarius suus dat ... iactum tertii
        // taxilli, vel si utraque pars iactet suos taxillos et pars adversa dat tertium iactum".
        law.throws = throws == "granted"      ? Throws::granted
                     : throws == "chosen-six" ? Throws::chosen_six
                                              : Throws::chosen_granted;
        law.says.throws = "royal.angl.granted";
    }
    // royal.angl.pact: "sub isto tamen pacto, quod nullum hominem tolles in primo iactu".
    law.pact = options["pact"] == "first-throw";
    law.compulsion = compelled_by(options["compulsion"]);
    law.first = begin_by(options["first"], First::lot);
    if (options["nodes"] == "anywhere") law.may_node = every_place;
    if (options["lympolding"] == "anywhere") law.lympolding = Lympolding::anywhere;
    if (options["lurching"] == "no-point") law.lurching = Lurching::no_point;
    if (options["lurching"] == "nodes") law.lurching = Lurching::nodes;
    if (options["lurching"] == "page-and-next") law.lurching = Lurching::page_and_next;
    // royal.angl.value: no stakes are given; in common use the greater mastery counts more.
    if (options["value"] == "counted") law.stakes = Stakes::by_name;
    return law;
}

const Card& Anglicorum::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
