#include "core/tables/games/anglicorum.hpp"

#include "core/tables/options.hpp"

namespace ludus::tables {

namespace {

/// How the English game is played where nobody chooses otherwise.
Variant english_game() {
    Variant variant;
    Passages& says = variant.says;
    // royal.angl.setup: "habebit .xv. homines in puncto .&. ... in puncto .a.".
    variant.array = {array_of("&15"), array_of("a15")};
    says.setup = "royal.angl.setup";
    // royal.angl.course: "per paginas .&t. et .sn. et .mg. usque ad paginam .fa."; the other "per paginas .af. .gm.
    // .ns.".
    variant.courses = {Course(from_ampersand), Course(from_a)};
    says.course = "royal.angl.course";
    // royal.angl.dice: "cum tribus taxillis vel cum duobus, supposito semper pro tertio taxillo .vi.".
    variant.dice = Dice::three;
    says.dice = "royal.angl.dice";
    // royal.angl.node-own-half: "potest nodare quodlibet punctum in pagina .mg. et in pagina .fa."; the other in ns and
    // t&.
    variant.may_node = places(13, 24);
    says.own_nodes = "royal.angl.node-own-half";
    // royal.angl.not-while-held: "excepto puncto .a. quum occupatur per duos homines adversarii sui vel plures".
    says.heap = "royal.angl.not-while-held";
    // royal.angl.enter: "si illa puncta non fuerint occupata per aliquem de suis propriis nec nodata per adversarium".
    variant.own_bar_entry = places(1, page);
    says.enter = "royal.angl.enter";
    says.bear = "royal.angl.bear";
    says.win = "royal.angl.win";
    says.pact = "royal.angl.pact";
    variant.lympolding = Lympolding::on_last;
    variant.lurching = Lurching::stuck;
    return variant;
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
        offer("Number of dice", key, label, "royal.angl.jupertia", Of::source, {{standard, ""}}, false, "throws=fixed");
    spec.choices = every_throw(standard);
    return spec;
}

Card make_card() {
    Card c =
        blank_card("royal-anglicorum", "The English Game (Ludus Anglicorum)", "royal", "Ludus Anglicorum", "am", "n&");
    c.minutes = 30;
    c.options = {
        offer("Number of dice", "dice", "Number of dice", "royal.angl.dice", Of::source,
              {{"three", "three"}, {"two-and-six", "two; the third always counts as a 6"}}, true, "throws=dice"),
        // "Est et alius modus ludendi ... Est et tertius modus".
        offer("Number of dice", "throws", "How the numbers are chosen", "royal.angl.chosen", Of::source,
              {{"dice", "by rolling dice"},
               {"chosen", "each player chooses the whole roll"},
               {"chosen-granted", "the player chooses two numbers, the opponent gives the third"},
               {"granted", "two dice are rolled, the opponent gives the third number"},
               {"chosen-six", "the player chooses two numbers, the third is 6 (as printed)"},
               {"fixed", "a problem: each player always has the same roll"},
               {"shared", "a problem: the first player imagines each roll, and both play it"}},
              true),
        offer_throw("throw_am", "White always has", "4-4-4"),
        offer_throw("throw_n", "Black always has", "1-1-1"),
        offer("Number of dice", "pact", "Bearing off on the first roll (fourth problem)", "royal.angl.pact", Of::source,
              {{"none", "allowed"}, {"first-throw", "not allowed for the first player"}}),
        offer_compulsion(),
        offer_lots("tables.common.first", Of::us),
        offer("Points", "nodes", "Where a player may block points", "royal.angl.node-own-half", Of::us,
              {{"own-half", "only on the player’s own side of the board"}, {"anywhere", "on every point"}}),
        offer("Winning", "lympolding", "Lympolding", "royal.angl.lympolding", Of::us,
              {{"last", "eight checkers stand on the last point"},
               {"anywhere", "the eight may stand anywhere beyond the entry quarter"}}),
        offer("Winning", "lurching", "Lurching", "royal.angl.lurching", Of::us,
              {{"stuck", "the loser’s own checkers fill the entry quarter, and none can leave"},
               {"no-point", "the loser’s own checkers fill the entry quarter, and one has to enter"},
               {"nodes", "the winner blocks the whole entry quarter, and a checker has to enter"},
               {"page-and-next", "the loser’s own checkers fill the entry quarter, and the next point is blocked"}}),
        offer("Winning", "value", "A win counts", "royal.angl.value", Of::us,
              {{"plain", "one point, however it is won"}, {"counted", "one point; lurching two, lympolding three"}}),
    };
    c.presets = {
        {"dice", "With three dice", {}},
        {"two-dice", "With two dice, the third always a 6", {{"dice", "two-and-six"}}},
        {"chosen", "Without dice: each player chooses", {{"throws", "chosen"}}},
        {"caution",
         "The manuscript’s warning: always 6 6 6 against always 2 1 1",
         {{"throws", "fixed"}, {"throw_am", "6-6-6"}, {"throw_n", "2-1-1"}, {"first", "am"}}},
        {"jupertia-1",
         "The rolls of the first two problems: always 4 4 4 against always 1 1 1",
         {{"throws", "fixed"}, {"throw_am", "4-4-4"}, {"throw_n", "1-1-1"}, {"first", "n"}}},
        {"jupertia-3", "As in the third problem: imagine the rolls", {{"throws", "shared"}, {"first", "n"}}},
        {"jupertia-4",
         "As in the fourth problem: and bear nothing off on the first roll",
         {{"throws", "shared"}, {"pact", "first-throw"}, {"first", "n"}}},
        {"jupertia-5",
         "The rolls of the fifth problem: always 3 1 against always 6 6",
         {{"throws", "fixed"}, {"throw_am", "3-1"}, {"throw_n", "6-6"}, {"first", "n"}}},
    };
    add_common_rules(c, "die node take enter-first compulsion first win standstill");
    add_rules(c, "royal.angl.",
              "setup dice course node-own-half not-while-held enter bear win lympolding lurching value chosen granted "
              "jupertia imagined pact");
    return c;
}

std::array<std::int8_t, most_dice> numbers_of(const std::string& value) {
    std::array<std::int8_t, most_dice> out{};
    for (std::size_t i = 0; i < value.size(); i += 2) out[i / 2] = static_cast<std::int8_t>(value[i] - '0');
    return out;
}

}  // namespace

Variant Anglicorum::with_options(const Options& options) {
    Variant variant = english_game();
    if (options["dice"] == "two-and-six") variant.dice = Dice::two_and_six;
    const std::string& throws = options["throws"];
    if (throws == "chosen") {
        // royal.angl.chosen: "uterque ludentium possit eligere iactum quem voluerit".
        variant.throws = Throws::chosen;
        variant.says.throws = "royal.angl.chosen";
    } else if (throws == "fixed") {
        // royal.angl.jupertia: "erit semper iactus suus".
        variant.throws = Throws::fixed;
        variant.fixed = {numbers_of(options["throw_am"]), numbers_of(options["throw_n"])};
        variant.says.throws = "royal.angl.jupertia";
    } else if (throws == "shared") {
        // royal.angl.imagined: "ambae partes habebunt aequales iactus; magisterium autem est tales imaginari iactus".
        variant.throws = Throws::shared;
        variant.says.throws = "royal.angl.imagined";
    } else if (throws != "dice") {
        // royal.angl.granted: "unus eligitur iactus duorum taxillorum, et adversarius suus dat ... iactum tertii
        // taxilli, vel si utraque pars iactet suos taxillos et pars adversa dat tertium iactum".
        variant.throws = throws == "granted"      ? Throws::granted
                         : throws == "chosen-six" ? Throws::chosen_six
                                                  : Throws::chosen_granted;
        variant.says.throws = "royal.angl.granted";
    }
    // royal.angl.pact: "sub isto tamen pacto, quod nullum hominem tolles in primo iactu".
    variant.pact = options["pact"] == "first-throw";
    variant.compulsion = compelled_by(options["compulsion"]);
    variant.first = begin_by(options["first"], First::lot);
    if (options["nodes"] == "anywhere") variant.may_node = every_place;
    if (options["lympolding"] == "anywhere") variant.lympolding = Lympolding::anywhere;
    if (options["lurching"] == "no-point") variant.lurching = Lurching::no_point;
    if (options["lurching"] == "nodes") variant.lurching = Lurching::nodes;
    if (options["lurching"] == "page-and-next") variant.lurching = Lurching::page_and_next;
    // royal.angl.value: no stakes are given; in common use the greater mastery counts more.
    if (options["value"] == "counted") variant.stakes = Stakes::by_name;
    return variant;
}

const Card& Anglicorum::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus::tables
