#include "core/rithmomachia/card_options.hpp"

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
    void (*apply)(Terms& terms, std::string_view value);
    std::array<Value, 4> values;
    bool often = false;
    const char* needs = "";
};

WholeNumber whole_number_law(std::string_view value) {
    return value == "sum" ? WholeNumber::sum : value == "nominal" ? WholeNumber::nominal : WholeNumber::entire;
}

constexpr std::array<Value, 4> wholes = {{{"entire", "his whole number, while he is entire"},
                                          {"sum", "the sum of what is left of him"},
                                          {"nominal", "his whole number always"}}};

Manner& manner(Terms& t) { return t.agreement.manner; }

// clang-format off
const Choice choices[] = {
    {"The table", "first", "Who begins",
     [](Terms& t, std::string_view v) { t.agreement.first = v == "lot" ? chance : v == "even" ? even : odd; },
     {{{"odd", "the odds"}, {"even", "the evens"}, {"lot", "by lot"}}}, true},
    {"The table", "length", "Length of the table",
     [](Terms& t, std::string_view v) { t.agreement.ranks = std::atoi(std::string(v).c_str()); },
     {{{"16", "sixteen squares"}, {"14", "fourteen"}, {"12", "twelve"}, {"10", "ten"}}}, true},
    {"The table", "array", "The array",
     [](Terms& t, std::string_view v) {
         t.array = v == "six-natural" ? Array::six_natural
                   : v == "four-symmetric" ? Array::four_symmetric : Array::four_printed;
     },
     {{{"four-printed", "as Fulke prints it, 36 before 30"},
       {"four-symmetric", "30 before 36, as the other quarters stand"},
       {"six-natural", "every man under him of whom he arises"}}}},
    {"The table", "back", "Void ranks behind the men",
     [](Terms& t, std::string_view v) { t.back = v[0] - '0'; },
     {{{"1", "one"}, {"2", "two"}, {"0", "none"}}}},

    {"Motions", "leap", "Leaping over men",
     [](Terms& t, std::string_view v) { manner(t).forms[1].leaps = manner(t).forms[2].leaps = v == "true"; },
     {{{"true", "triangles and squares leap, and see over men"}, {"false", "no man leaps, but in flying"}}}, true},
    {"Motions", "cornerwise", "Drawing cornerwise",
     [](Terms& t, std::string_view v) {
         if (v != "true") return;
         for (Draught* d : {&manner(t).forms[0], &manner(t).forms[1], &manner(t).forms[2], &manner(t).king}) {
             for (std::uint8_t& ways : d->ways) ways = ways == 0 ? ways : all_ways;
         }
     },
     {{{"false", "no"}, {"true", "agreed"}}}, true},
    {"Motions", "king_leap", "Kings leap over men",
     [](Terms& t, std::string_view v) { manner(t).king.leaps = v == "true"; },
     {{{"false", "no"}, {"true", "yes"}}}},
    {"Motions", "king_fly", "Kings fly",
     [](Terms& t, std::string_view v) {
         manner(t).king.flight = v == "true" ? static_cast<std::uint8_t>(flies(knights_draught) | flies(long_flight)) : std::uint8_t{0};
     },
     {{{"false", "no"}, {"true", "as triangles and squares do"}}}},
    {"Motions", "square_flight", "A square’s flight",
     [](Terms& t, std::string_view v) { manner(t).forms[2].flight = flies(v == "long" ? long_flight : knights_draught); },
     {{{"knight", "the knight’s draught"}, {"long", "three one way and one aside"}}}},
    {"Motions", "flying", "What flying is for",
     [](Terms& t, std::string_view v) { manner(t).turn.flight_for_siege = v == "siege"; },
     {{{"free", "any use"}, {"siege", "only to besiege, or out of a siege"}}}},

    {"Taking", "stations", "Two men who take together stand",
     [](Terms& t, std::string_view v) { manner(t).taking.stations = v == "next" ? Stations::next : Stations::sight; },
     {{{"sight", "where their draughts reach him"}, {"next", "in the next spaces to him"}}}},
    {"Taking", "proportion", "Taking by proportion",
     [](Terms& t, std::string_view v) {
         if (v == "order") manner(t).taking.progression = Progression::as_triumph;
         if (v == "highest" || v == "any") manner(t).taking.progression = Progression::in_sight;
         manner(t).taking.greatest_of_progression = v == "highest";
     },
     {{{"off", "not agreed"},
       {"order", "agreed: men set as a triumph is set"},
       {"highest", "agreed: two men in sight take the greatest number"},
       {"any", "agreed: two men in sight take any of the three"}}}, true},
    {"Taking", "one", "The number 1",
     [](Terms& t, std::string_view v) { manner(t).taking.one = v == "counts" ? arithmetic::One::counts : arithmetic::One::does_nothing; },
     {{{"counts", "multiplies and divides like any other"}, {"nothing", "multiplies and divides nothing, as in Fulke"}}}},
    {"Taking", "takings", "Takings after the motion",
     [](Terms& t, std::string_view v) { manner(t).turn.owed = v == "must"; },
     {{{"must", "must be made"}, {"may", "as one will"}}}, true},
    {"Taking", "several", "Takings after one motion",
     [](Terms& t, std::string_view v) { manner(t).turn.several = v == "any"; },
     {{{"any", "as many as are open"}, {"one", "one"}}}},
    {"Taking", "chain_after_take", "Takings opened by entering",
     [](Terms& t, std::string_view v) { manner(t).turn.chain_after_take = v == "true"; },
     {{{"true", "may be taken in the same turn"}, {"false", "entering ends the turn"}}}},
    {"Taking", "siege", "Oblivion",
     [](Terms& t, std::string_view v) { manner(t).siege.law = v == "hindered" ? SiegeLaw::hindered : SiegeLaw::pattern; },
     {{{"pattern", "four adversaries cornerwise, or one each straight way"},
       {"hindered", "every lawful draught stopped by adversaries"}}}},
    {"Taking", "siege_corner_any", "Four at the corners shut in",
     [](Terms& t, std::string_view v) { manner(t).siege.corners_for_any = v == "true"; },
     {{{"true", "any man"}, {"false", "rounds only"}}}, false, "siege=pattern"},
    {"Taking", "siege_edge", "The table’s edge in a siege",
     [](Terms& t, std::string_view v) { manner(t).siege.edge_helps = v == "true"; },
     {{{"false", "does not help"}, {"true", "stands for a besieger"}}}},
    {"Taking", "prisoners", "Men taken",
     [](Terms& t, std::string_view v) {
         manner(t).prisoners = v == "removed" ? Prisoners::removed : v == "flip" ? Prisoners::on_the_spot : Prisoners::behind;
     },
     {{{"behind", "turn their coats, and begin again behind their victor’s men"},
       {"flip", "turn their coats where they stand"},
       {"removed", "are removed"}}}, true},

    {"Kings", "king_lose", "A king loses a draught",
     [](Terms& t, std::string_view v) { manner(t).losing = v == "all" ? Losing::all : Losing::any; },
     {{{"any", "with any number of its form"}, {"all", "with the last number of its form"}}}},
    {"Kings", "king_whole_target", "A king is taken whole by",
     [](Terms& t, std::string_view v) { manner(t).whole_as_target = whole_number_law(v); }, wholes},
    {"Kings", "king_whole_taker", "A king takes as a whole with",
     [](Terms& t, std::string_view v) { manner(t).whole_as_taker = whole_number_law(v); }, wholes},
    {"Kings", "lowest", "A king whose lowest square is taken",
     [](Terms& t, std::string_view v) { manner(t).lowest_lost_is_all = v == "lost"; },
     {{{"unredeemed", "cannot redeem it"}, {"lost", "is lost with it"}}}},

    {"The triumph", "progressions", "A triumph must hold",
     [](Terms& t, std::string_view v) {
         unsigned wanted = 0;
         if (v.find("arithmetical") != v.npos) wanted |= arithmetic::arithmetical;
         if (v.find("geometrical") != v.npos) wanted |= arithmetic::geometrical;
         if (v.find("harmonic") != v.npos) wanted |= arithmetic::musical;
         manner(t).triumph.wanted = wanted;
     },
     {}},
    {"The triumph", "triumph_order", "Numbers of a triumph in a line",
     [](Terms& t, std::string_view v) { manner(t).triumph.in_order = v == "true"; },
     {{{"true", "stand in order"}, {"false", "in any order"}}}},
    {"The triumph", "camp", "The adversary’s camp",
     [](Terms& t, std::string_view v) { manner(t).triumph.camp = v[0] - '0'; },
     {{{"5", "five ranks, 40 spaces"}, {"6", "six ranks, 48 spaces"}, {"4", "four ranks, 32 spaces"},
       {"8", "his half of the table"}}}},
    {"The triumph", "proclaim", "Proclaiming a triumph",
     [](Terms& t, std::string_view v) { manner(t).triumph.must_proclaim = v == "must"; },
     {{{"must", "must be done first"}, {"free", "as one will"}}}},
    {"The triumph", "king_first", "The adversary’s king",
     [](Terms& t, std::string_view v) { manner(t).triumph.king_first = v == "true"; },
     {{{"true", "must be taken before"}, {"false", "need not be taken"}}}, true},
    {"The triumph", "captive_last", "A captured man as the last of a harmony",
     [](Terms& t, std::string_view v) { manner(t).triumph.captive_not_last = v == "false"; },
     {{{"false", "does not count"}, {"true", "counts"}}}},
    {"The triumph", "by_taking", "A taking by proportion, the king once taken",
     [](Terms& t, std::string_view v) { manner(t).triumph.by_taking = v == "true"; },
     {{{"false", "is a taking only"}, {"true", "is a triumph too"}}}},

    {"Played for", "victory", "Played for",
     [](Terms& t, std::string_view v) { t.agreement.covenant.victory = find_victory(v); }, {}, true},
};

/// A number that may be agreed.
struct Amount {
    const char* group;
    const char* key;
    const char* label;
    void (*apply)(Terms& terms, int value);
    int standard, least, most;
    const char* needs;
};
const Amount amounts[] = {
    {"Played for", "victory_men", "So many men",
     [](Terms& t, int n) { t.agreement.covenant.men = n; }, 8, 1, 24, "victory=bodies,honour,honour-quarrel"},
    {"Played for", "victory_number", "The number",
     [](Terms& t, int n) { t.agreement.covenant.number = n; }, 100, 1, 1752, "victory=goods,quarrel,honour,honour-quarrel"},
    {"Played for", "victory_chars", "So many characters",
     [](Terms& t, int n) { t.agreement.covenant.characters = n; }, 8, 1, 60, "victory=quarrel,honour-quarrel,digits"},
    {"Played for", "victory_turns", "Turns until standards are counted (0: till a king is taken)",
     [](Terms& t, int n) { t.agreement.covenant.turns = n; }, 0, 0, 1000, "victory=standards"},
    {"The end", "quiet", "Quiet turns together that end the game",
     [](Terms& t, int n) { t.agreement.quiet_limit = n; }, 60, 1, 1000, ""},
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
    OptionSpec spec = blank("The triumph", "triumph", "The least triumph that wins", rule, of);
    spec.often = true;
    spec.choices = grades;
    spec.standard = spec.choices.front().value;
    return spec;
}

void offer_victories(Card& card, const std::string& rule, Of of, bool digits) {
    std::vector<OptionChoice> choices_here = {{"proper", "the triumph"},
                                              {"bodies", "also bodies: so many men"},
                                              {"goods", "also goods: men to such a number"},
                                              {"quarrel", "also quarrel: a number in so many characters"},
                                              {"honour", "also honour: a number in so many men"},
                                              {"honour-quarrel", "also honour and quarrel"},
                                              {"standards", "also standards"}};
    if (digits) choices_here.push_back({"digits", "also digits: so many characters"});
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
    c.seats = {{"even", "Evens", even}, {"odd", "Odds", odd}};
    c.has_chance = true;  // where lots are cast for who begins
    add_rules(c, "fulke.",
              {"men", "prop.arithmetical", "prop.geometrical", "prop.musical", "victory.any-kind", "victory.bodies",
               "victory.goods", "victory.quarrel", "victory.honour", "victory.honour-quarrel", "victory.standards"});
    return c;
}

Agreement agree(Terms terms, const Options& options) {
    TriumphLaw& law = terms.agreement.manner.triumph;
    for (const auto& [key, value] : options.chosen(false)) {
        if (key == "triumph") {
            for (std::size_t grade = 1; grade < law.names.size(); ++grade) {
                if (value == law.names[grade]) law.least = static_cast<Grade>(grade);
            }
        } else if (const Choice* choice = find(choices, key)) {
            choice->apply(terms, value);
        } else if (const Amount* amount = find(amounts, key)) {
            amount->apply(terms, options.number(key));
        }
    }
    if (terms.agreement.covenant.victory != Victory::standards) terms.agreement.covenant.turns = 0;
    terms.agreement.array = in_array(terms.array, terms.back, terms.agreement.ranks);
    return std::move(terms.agreement);
}

}  // namespace ludus::rithmomachia
