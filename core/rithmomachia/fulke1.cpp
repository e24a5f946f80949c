#include "core/rithmomachia/fulke1.hpp"

#include "core/rithmomachia/arrays.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

constexpr std::uint8_t bits(int length) { return static_cast<std::uint8_t>(1u << length); }

WholeNumber whole_number_law(const std::string& value) {
    return value == "sum" ? WholeNumber::sum : value == "nominal" ? WholeNumber::nominal : WholeNumber::entire;
}

/// How the first kind moves, sees, takes and triumphs.
Manner first_kind(const Options& options) {
    Manner m;
    m.prefix = "fulke.1.";
    // fulke.1.leap: "leaping over one space", "leaping over two"; his second example of subtraction needs a square that
    // sees over a triangle.
    const bool leap = options.flag("leap");
    // fulke.1.move.round: "into the space that is next unto them cornerwyse".
    m.forms[0] = {{corner_ways, 0, 0}, leap, 0};
    // fulke.1.move.triangle: "passe three spaces counting that in which they stande for one"; fulke.1.fly: "in flying
    // he maye remove the knyghtes draught of the chesse".
    m.forms[1] = {{0, straight_ways, 0}, leap, bits(knights_draught)};
    // fulke.1.move.square: "into the fourth place from them ... right forwarde or sydelong"; flying "they must passe
    // foure spaces, as from .P. to .Y. or .T."
    m.forms[2] = {{0, 0, straight_ways}, leap, bits(long_flight)};
    // fulke.1.move.king: "in all poyntes lyke the Queene at the Chesse, saving that he can not passe above foure
    // spaces".
    m.king = {{all_ways, all_ways, all_ways}, options.flag("king_leap"), 0};
    if (options.flag("king_fly")) m.king.flight = static_cast<std::uint8_t>(bits(knights_draught) | bits(long_flight));
    m.losing = options["king_lose"] == "all" ? Losing::all : Losing::any;
    m.whole_as_target = whole_number_law(options["king_whole_target"]);
    m.whole_as_taker = whole_number_law(options["king_whole_taker"]);
    if (options["proportion"] == "order") m.taking.progression = Progression::as_triumph;
    m.turn.chain_after_take = options.flag("chain_after_take");
    m.turn.several = options["several"] == "any";
    m.siege.law = options["siege"] == "hindered" ? SiegeLaw::hindered : SiegeLaw::pattern;
    m.siege.corners_for_any = options.flag("siege_corner_any");
    m.siege.edge_helps = options.flag("siege_edge");
    const std::string& least = options["triumph"];
    m.triumph.least = least == "greatest" ? Grade::greatest : least == "greater" ? Grade::greater : Grade::great;
    m.triumph.in_order = options.flag("triumph_order");
    m.triumph.camp = options.number("camp");
    m.triumph.must_proclaim = options["proclaim"] == "must";
    return m;
}

Covenant agreed_victory(const Options& options) {
    Covenant c;
    c.victory = find_victory(options["victory"]);
    c.men = options.number("victory_men");
    c.number = options.number("victory_number");
    c.characters = options.number("victory_chars");
    c.turns = c.victory == Victory::standards ? options.number("victory_turns") : 0;
    return c;
}

/// fulke.1.board: "a playne borde conteynynge .128. squares that is .8. in breadth and .16. in length".
constexpr int ranks_of_the_table = 16;

Agreement agreed(const Options& options) {
    Agreement a;
    a.manner = first_kind(options);
    a.covenant = agreed_victory(options);
    a.ranks = ranks_of_the_table;
    a.array = four_ranks(options["array"] == "four-symmetric", options.number("back"), ranks_of_the_table);
    if (options["first"] != "odd") a.first = options["first"] == "even" ? even : chance;
    a.quiet_limit = options.number("quiet");
    return a;
}

}  // namespace

Fulke1::Fulke1(const Options& options) : Battle(agreed(options)) {}

}  // namespace ludus
