#include "core/rithmomachia/rules/options.hpp"

#include <array>
#include <cstdlib>
#include <utility>

namespace ludus::rithmomachia {
namespace {

struct Value {
    const char* value = nullptr;
    const char* label = nullptr;
};

/// One thing that may be agreed: how it is shown, and what it does.
struct Choice {
    const char* group;
    const char* key;
    const char* label;
    void (*apply)(StandardOptions& terms, std::string_view value);
    std::array<Value, 4> values;
    bool often = false;
    const char* needs = "";
};

WholeNumber whole_number_law(std::string_view value) {
    return value == "sum" ? WholeNumber::sum : value == "nominal" ? WholeNumber::nominal : WholeNumber::entire;
}

constexpr std::array<Value, 4> wholes = {{{"entire", "its whole number, while no layer is lost"},
                                          {"sum", "the sum of the layers that are left"},
                                          {"nominal", "always its whole number"}}};

Variant& variant(StandardOptions& t) { return t.options_of_engine.variant; }

// clang-format off
const Choice choices[] = {
    {"The board", "first", "First move",
     [](StandardOptions& t, std::string_view v) { t.options_of_engine.first = v == "lot" ? chance : v == "even" ? even : odd; },
     {{{"odd", "Black (odd numbers)"}, {"even", "White (even numbers)"}, {"lot", "random"}}}, true},
    {"The board", "length", "Length of the board",
     [](StandardOptions& t, std::string_view v) { t.options_of_engine.ranks = std::atoi(std::string(v).c_str()); },
     {{{"16", "16 ranks"}, {"14", "14 ranks"}, {"12", "12 ranks"}, {"10", "10 ranks"}}}, true},
    {"The board", "array", "Starting position",
     [](StandardOptions& t, std::string_view v) {
         t.array = v == "six-natural" ? Array::six_natural
                   : v == "four-symmetric" ? Array::four_symmetric : Array::four_printed;
     },
     {{{"four-printed", "as Fulke printed it, with 36 before 30"},
       {"four-symmetric", "with 30 before 36, like the other three corners"},
       {"six-natural", "six ranks, each number behind the one it is made from"}}}},
    {"The board", "back", "Empty ranks behind the pieces",
     [](StandardOptions& t, std::string_view v) { t.back = v[0] - '0'; },
     {{{"1", "one"}, {"2", "two"}, {"0", "none"}}}},

    {"Moves", "leap", "Jumping over pieces",
     [](StandardOptions& t, std::string_view v) { variant(t).forms[1].leaps = variant(t).forms[2].leaps = v == "true"; },
     {{{"true", "triangles and squares move and capture over pieces"}, {"false", "no piece jumps, except in a flying move"}}}, true},
    {"Moves", "cornerwise", "Moving diagonally",
     [](StandardOptions& t, std::string_view v) {
         if (v != "true") return;
         for (Draught* d : {&variant(t).forms[0], &variant(t).forms[1], &variant(t).forms[2], &variant(t).king}) {
             for (std::uint8_t& ways : d->ways) ways = ways == 0 ? ways : all_ways;
         }
     },
     {{{"false", "not allowed"}, {"true", "allowed"}}}, true},
    {"Moves", "king_leap", "Kings jump over pieces",
     [](StandardOptions& t, std::string_view v) { variant(t).king.leaps = v == "true"; },
     {{{"false", "no"}, {"true", "yes"}}}},
    {"Moves", "king_fly", "Kings make flying moves",
     [](StandardOptions& t, std::string_view v) {
         variant(t).king.flight = v == "true" ? static_cast<std::uint8_t>(flies(knights_draught) | flies(long_flight)) : std::uint8_t{0};
     },
     {{{"false", "no"}, {"true", "yes, like triangles and squares"}}}},
    {"Moves", "square_flight", "A square’s flying move",
     [](StandardOptions& t, std::string_view v) { variant(t).forms[2].flight = flies(v == "long" ? long_flight : knights_draught); },
     {{{"knight", "two squares straight and one to the side, like a chess knight"}, {"long", "three squares straight and one to the side"}}}},
    {"Moves", "flying", "What flying moves are for",
     [](StandardOptions& t, std::string_view v) { variant(t).turn.flight_for_siege = v == "siege"; },
     {{{"free", "anything"}, {"siege", "only to besiege, or to get out of a siege"}}}},

    {"Captures", "stations", "Two pieces that capture together stand",
     [](StandardOptions& t, std::string_view v) { variant(t).taking.stations = v == "next" ? Stations::next : Stations::sight; },
     {{{"sight", "where their normal moves reach the enemy"}, {"next", "right next to the enemy"}}}},
    {"Captures", "proportion", "Capturing by proportion",
     [](StandardOptions& t, std::string_view v) {
         if (v == "order") variant(t).taking.progression = Progression::as_triumph;
         if (v == "highest" || v == "any") variant(t).taking.progression = Progression::in_sight;
         variant(t).taking.greatest_of_progression = v == "highest";
     },
     {{{"off", "not allowed"},
       {"order", "allowed: the pieces stand as in a triumph"},
       {"highest", "allowed: two pieces that could move there capture the greatest number"},
       {"any", "allowed: two pieces that could move there capture any of the three"}}}, true},
    {"Captures", "one", "The number 1",
     [](StandardOptions& t, std::string_view v) { variant(t).taking.one = v == "counts" ? arithmetic::One::counts : arithmetic::One::does_nothing; },
     {{{"counts", "multiplies and divides like any other number"}, {"nothing", "does not multiply or divide, as in Fulke"}}}},
    {"Captures", "takings", "Captures after the move",
     [](StandardOptions& t, std::string_view v) { variant(t).turn.owed = v == "must"; },
     {{{"must", "must be made"}, {"may", "may be made"}}}, true},
    {"Captures", "several", "Captures after one move",
     [](StandardOptions& t, std::string_view v) { variant(t).turn.several = v == "any"; },
     {{{"any", "as many as are possible"}, {"one", "only one"}}}},
    {"Captures", "chain_after_take", "Captures that a capture before the move opens",
     [](StandardOptions& t, std::string_view v) { variant(t).turn.chain_after_take = v == "true"; },
     {{{"true", "may be made in the same turn"}, {"false", "are not made: the turn ends"}}}},
    {"Captures", "siege", "A siege (the book’s oblivion) needs",
     [](StandardOptions& t, std::string_view v) { variant(t).siege.rule = v == "hindered" ? SiegeRule::hindered : SiegeRule::pattern; },
     {{{"pattern", "four enemies on the piece’s corners, or as the nearest piece on each straight line"},
       {"hindered", "enemies that stop every normal move"}}}},
    {"Captures", "siege_corner_any", "Four enemies on its corners shut in",
     [](StandardOptions& t, std::string_view v) { variant(t).siege.corners_for_any = v == "true"; },
     {{{"true", "any piece"}, {"false", "rounds only"}}}, false, "siege=pattern"},
    {"Captures", "siege_edge", "The edge of the board in a siege",
     [](StandardOptions& t, std::string_view v) { variant(t).siege.edge_helps = v == "true"; },
     {{{"false", "does not help"}, {"true", "counts as a besieger"}}}},
    {"Captures", "prisoners", "Captured pieces",
     [](StandardOptions& t, std::string_view v) {
         variant(t).prisoners = v == "removed" ? Prisoners::removed : v == "flip" ? Prisoners::on_the_spot : Prisoners::behind;
     },
     {{{"behind", "change sides and start again on the captor’s own edge"},
       {"flip", "change sides where they stand"},
       {"removed", "leave the game"}}}, true},

    {"Kings", "king_lose", "A king can no longer move so far",
     [](StandardOptions& t, std::string_view v) { variant(t).losing = v == "all" ? Losing::all : Losing::any; },
     {{{"any", "when any layer of that shape is captured"}, {"all", "when the last layer of that shape is captured"}}}},
    {"Kings", "king_whole_target", "A whole king is captured by",
     [](StandardOptions& t, std::string_view v) { variant(t).whole_as_target = whole_number_law(v); }, wholes},
    {"Kings", "king_whole_taker", "A whole king captures with",
     [](StandardOptions& t, std::string_view v) { variant(t).whole_as_taker = whole_number_law(v); }, wholes},
    {"Kings", "lowest", "A king whose lowest layer is captured",
     [](StandardOptions& t, std::string_view v) { variant(t).lowest_lost_is_all = v == "lost"; },
     {{{"unredeemed", "cannot buy it back"}, {"lost", "is lost with it"}}}},

    {"The triumph", "progressions", "A triumph must include",
     [](StandardOptions& t, std::string_view v) {
         unsigned wanted = 0;
         if (v.find("arithmetical") != v.npos) wanted |= arithmetic::arithmetical;
         if (v.find("geometrical") != v.npos) wanted |= arithmetic::geometrical;
         if (v.find("harmonic") != v.npos) wanted |= arithmetic::musical;
         variant(t).triumph.wanted = wanted;
     },
     {}},
    {"The triumph", "triumph_order", "Numbers of a triumph in a line",
     [](StandardOptions& t, std::string_view v) { variant(t).triumph.in_order = v == "true"; },
     {{{"true", "stand in order"}, {"false", "in any order"}}}},
    {"The triumph", "camp", "The enemy camp",
     [](StandardOptions& t, std::string_view v) { variant(t).triumph.camp = v[0] - '0'; },
     {{{"5", "five ranks, 40 squares"}, {"6", "six ranks, 48 squares"}, {"4", "four ranks, 32 squares"},
       {"8", "the enemy half of the board"}}}},
    {"The triumph", "proclaim", "Proclaiming a triumph",
     [](StandardOptions& t, std::string_view v) { variant(t).triumph.must_proclaim = v == "must"; },
     {{{"must", "must be done first"}, {"free", "is optional"}}}},
    {"The triumph", "king_first", "The enemy king",
     [](StandardOptions& t, std::string_view v) { variant(t).triumph.king_first = v == "true"; },
     {{{"true", "must be captured first"}, {"false", "need not be captured"}}}, true},
    {"The triumph", "captive_last", "A captured piece that comes last to a triumph",
     [](StandardOptions& t, std::string_view v) { variant(t).triumph.captive_not_last = v == "false"; },
     {{{"false", "does not count"}, {"true", "counts"}}}},
    {"The triumph", "by_taking", "A capture by proportion, once the king is captured",
     [](StandardOptions& t, std::string_view v) { variant(t).triumph.by_taking = v == "true"; },
     {{{"false", "is only a capture"}, {"true", "is also a triumph"}}}},

    {"How to win", "victory", "Win by",
     [](StandardOptions& t, std::string_view v) { t.options_of_engine.victory.victory = find_victory(v); }, {}, true},
};

/// A number that may be agreed.
struct Amount {
    const char* group;
    const char* key;
    const char* label;
    void (*apply)(StandardOptions& terms, int value);
    int standard, least, most;
    const char* needs;
};
const Amount amounts[] = {
    {"How to win", "victory_men", "Number of captured pieces",
     [](StandardOptions& t, int n) { t.options_of_engine.victory.men = n; }, 8, 1, 24, "victory=bodies,honour,honour-quarrel"},
    {"How to win", "victory_number", "Sum of their numbers",
     [](StandardOptions& t, int n) { t.options_of_engine.victory.number = n; }, 100, 1, 1752, "victory=goods,quarrel,honour,honour-quarrel"},
    {"How to win", "victory_chars", "Number of digits",
     [](StandardOptions& t, int n) { t.options_of_engine.victory.characters = n; }, 8, 1, 60, "victory=quarrel,honour-quarrel,digits"},
    {"How to win", "victory_turns", "Turns until standards are counted (0: when a king is captured)",
     [](StandardOptions& t, int n) { t.options_of_engine.victory.turns = n; }, 0, 0, 1000, "victory=standards"},
    {"How it ends", "quiet", "Turns without progress that end the game",
     [](StandardOptions& t, int n) { t.options_of_engine.quiet_limit = n; }, 60, 1, 1000, ""},
};
// clang-format on

template <class List>
auto* find(List& list, std::string_view key) {
    for (auto& one : list) {
        if (key == one.key) return &one;
    }
    return static_cast<decltype(&list[0])>(nullptr);
}

OptionSpec blank(const char* group, const char* key, const char* label, const std::string& rule, Of of) {
    OptionSpec spec;
    spec.group = group;
    spec.key = key;
    spec.label = label;
    spec.rule = rule;
    spec.ours = of == Of::us;
    return spec;
}

OptionSpec from(const Choice& choice, const std::string& rule, Of of, std::vector<OptionChoice> values) {
    OptionSpec spec = blank(choice.group, choice.key, choice.label, rule, of);
    spec.often = choice.often;
    spec.needs = choice.needs;
    spec.standard = values.front().value;
    spec.choices = std::move(values);
    return spec;
}

}  // namespace

OptionSpec offer(const char* key, const std::string& rule, Of of, std::initializer_list<const char*> values) {
    const Choice& choice = *find(choices, key);
    std::vector<OptionChoice> offered;
    for (const std::string_view value : values) {
        for (const Value& v : choice.values) {
            if (v.value && value == v.value) offered.push_back({v.value, v.label});
        }
    }
    return from(choice, rule, of, std::move(offered));
}

OptionSpec offer_named(const char* key, const std::string& rule, Of of, std::initializer_list<OptionChoice> values) {
    return from(*find(choices, key), rule, of, values);
}

OptionSpec offer_number(const char* key, const std::string& rule, Of of, std::optional<int> standard) {
    const Amount& amount = *find(amounts, key);
    OptionSpec spec = blank(amount.group, amount.key, amount.label, rule, of);
    spec.needs = amount.needs;
    spec.standard = std::to_string(standard.value_or(amount.standard));
    spec.least = amount.least;
    spec.most = amount.most;
    return spec;
}

OptionSpec offer_triumph(const std::string& rule, Of of, std::initializer_list<OptionChoice> grades) {
    OptionSpec spec = blank("The triumph", "triumph", "Smallest triumph that wins", rule, of);
    spec.often = true;
    spec.choices = grades;
    spec.standard = spec.choices.front().value;
    return spec;
}

void offer_victories(Card& card, const std::string& rule, Of of, bool digits) {
    std::vector<OptionChoice> choices_here = {
        {"proper", "a triumph"},
        {"bodies", "a triumph, or an agreed number of captured pieces (bodies)"},
        {"goods", "a triumph, or an agreed sum of captured numbers (goods)"},
        {"quarrel", "a triumph, or an agreed sum with an agreed number of digits (quarrel)"},
        {"honour", "a triumph, or an agreed sum with an agreed number of pieces (honour)"},
        {"honour-quarrel",
         "a triumph, or an agreed sum with an agreed number of pieces and of digits (honour and quarrel)"},
        {"standards", "a triumph, or more captured standards, tenths of the army (standards)"}};
    if (digits) choices_here.push_back({"digits", "a triumph, or an agreed number of captured digits (digits)"});
    card.options.push_back(from(*find(choices, "victory"), rule, of, std::move(choices_here)));
    card.options.push_back(offer_number("victory_men", "fulke.victory.bodies", Of::source));
    card.options.push_back(offer_number("victory_number", "fulke.victory.goods", Of::source));
    card.options.push_back(offer_number("victory_chars", "fulke.victory.quarrel", Of::source));
    card.options.push_back(offer_number("victory_turns", "fulke.victory.standards", Of::us));
}

Card blank_card(const char* id, const char* name, const char* book, const char* place) {
    Card c;
    c.id = id;
    c.name = name;
    c.family = "rithmomachia";
    c.book = book;
    c.place = place;
    c.seats = {{"even", "White", even, -1, "Evens"}, {"odd", "Black", odd, -1, "Odds"}};
    c.has_chance = true;  // where lots are cast for who begins
    add_rules(c, "fulke.",
              "men prop.arithmetical prop.geometrical prop.musical victory.any-kind victory.bodies victory.goods "
              "victory.quarrel victory.honour victory.honour-quarrel victory.standards");
    return c;
}

EngineOptions apply_options(StandardOptions terms, const Options& options) {
    TriumphRules& rules = terms.options_of_engine.variant.triumph;
    for (const auto& [key, value] : options.chosen(false)) {
        if (key == "triumph") {
            for (std::size_t grade = 1; grade < rules.names.size(); ++grade) {
                if (value == rules.names[grade]) rules.least = static_cast<Grade>(grade);
            }
        } else if (const Choice* choice = find(choices, key)) {
            choice->apply(terms, value);
        } else if (const Amount* amount = find(amounts, key)) {
            amount->apply(terms, options.number(key));
        }
    }
    if (terms.options_of_engine.victory.victory != Victory::standards) terms.options_of_engine.victory.turns = 0;
    terms.options_of_engine.array = in_array(terms.array, terms.back, terms.options_of_engine.ranks);
    return std::move(terms.options_of_engine);
}

}  // namespace ludus::rithmomachia
