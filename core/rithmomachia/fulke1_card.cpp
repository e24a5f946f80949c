// What the first kind says of itself: its options, each with the passage that offers it, and its passages.

#include "core/rithmomachia/fulke1.hpp"

namespace ludus {

using namespace rithmomachia;

namespace {

using Choices = std::vector<OptionChoice>;

/// `ours`: no source offers the choice, our reading does.
OptionSpec choice(const char* key, const char* label, const char* rule, bool ours, Choices choices) {
    OptionSpec spec;
    spec.key = key;
    spec.label = label;
    spec.rule = rule;
    spec.ours = ours;
    spec.standard = choices.front().value;
    spec.choices = std::move(choices);
    return spec;
}

OptionSpec number(const char* key, const char* label, const char* rule, bool ours, int standard, int least, int most) {
    OptionSpec spec;
    spec.key = key;
    spec.label = label;
    spec.rule = rule;
    spec.ours = ours;
    spec.standard = std::to_string(standard);
    spec.least = least;
    spec.most = most;
    return spec;
}

Card make_card() {
    Card c;
    c.id = "fulke-1";
    c.name = "The Philosophers’ Game, first kind";
    c.family = "rithmomachia";
    c.book = "fulke";
    c.place = "Of these partes in the fyrst kynd of playng";
    c.seats = {{"even", "Evens", even}, {"odd", "Odds", odd}};
    c.has_chance = true;  // where lots are cast for who begins
    c.options = {
        choice("first", "Who begins", "fulke.1.first", true,
               {{"odd", "the odds"}, {"even", "the evens"}, {"lot", "by lot"}}),
        choice("array", "The array", "fulke.1.array", true,
               {{"four-printed", "as printed, 36 before 30"},
                {"four-symmetric", "30 before 36, as the other quarters stand"}}),
        choice("back", "Void ranks behind the men", "fulke.1.array", true, {{"1", "one"}, {"2", "two"}, {"0", "none"}}),
        choice("leap", "Leaping over men", "fulke.1.leap", true,
               {{"true", "triangles and squares leap, and see over men"}, {"false", "no man leaps, but in flying"}}),
        choice("siege", "Oblivion", "fulke.1.take.oblivion", true,
               {{"pattern", "four adversaries cornerwise, or one each straight way"},
                {"hindered", "every lawful draught stopped by adversaries"}}),
        choice("siege_corner_any", "Four at the corners shut in", "fulke.1.take.oblivion", true,
               {{"true", "any man"}, {"false", "rounds only"}}),
        choice("siege_edge", "The table’s edge in a siege", "fulke.1.take.oblivion", true,
               {{"false", "does not help"}, {"true", "stands for a besieger"}}),
        choice("chain_after_take", "Takings opened by entering", "fulke.1.take.before", true,
               {{"true", "may be taken in the same turn"}, {"false", "entering ends the turn"}}),
        choice("several", "Takings after one motion", "fulke.1.take.several", true,
               {{"any", "as many as are open"}, {"one", "one"}}),
        choice("king_lose", "A king loses a draught", "fulke.1.king.lose", true,
               {{"any", "with any number of its form"}, {"all", "with the last number of its form"}}),
        choice("king_leap", "Kings leap over men", "fulke.1.move.king", true, {{"false", "no"}, {"true", "yes"}}),
        choice("king_fly", "Kings fly", "fulke.1.fly", true,
               {{"false", "no"}, {"true", "as triangles and squares do"}}),
        choice("king_whole_target", "A king is taken whole by", "fulke.1.king.take", true,
               {{"entire", "his whole number, while he is entire"},
                {"sum", "the sum of what is left of him"},
                {"nominal", "his whole number always"}}),
        choice("king_whole_taker", "A king takes as a whole with", "fulke.1.king.take", true,
               {{"entire", "his whole number, while he is entire"},
                {"sum", "the sum of what is left of him"},
                {"nominal", "his whole number always"}}),
        choice("proportion", "Taking by proportion", "fulke.1.take.proportion", false,
               {{"off", "not agreed"}, {"order", "agreed: men set as a triumph is set"}}),
        choice("triumph", "The least triumph that wins", "fulke.1.triumph.great", false,
               {{"great", "great: three men, one proportion"},
                {"greater", "greater: four men, two proportions"},
                {"greatest", "greatest: four men, all three"}}),
        choice("triumph_order", "Numbers of a triumph in a line", "fulke.1.triumph.place", true,
               {{"true", "stand in order"}, {"false", "in any order"}}),
        choice("camp", "The adversary’s camp", "fulke.1.triumph.camp", false, {{"5", "40 spaces"}, {"6", "48 spaces"}}),
        choice("proclaim", "Proclaiming a triumph", "fulke.1.triumph.proclaim", true,
               {{"must", "must be done first"}, {"free", "as one will"}}),
        choice("victory", "Played for", "fulke.victory.any-kind", false,
               {{"proper", "the triumph"},
                {"bodies", "also bodies: so many men"},
                {"goods", "also goods: men to such a number"},
                {"quarrel", "also quarrel: a number in so many characters"},
                {"honour", "also honour: a number in so many men"},
                {"honour-quarrel", "also honour and quarrel"},
                {"standards", "also standards"}}),
        number("victory_men", "Men, for bodies and honour", "fulke.victory.bodies", false, 8, 1, 24),
        number("victory_number", "The number, for goods, quarrel and honour", "fulke.victory.goods", false, 100, 1,
               1752),
        number("victory_chars", "Characters, for quarrel", "fulke.victory.quarrel", false, 8, 1, 60),
        number("victory_turns", "Turns until standards are counted (0: till a king is taken)",
               "fulke.victory.standards", true, 0, 0, 1000),
        number("quiet", "Quiet turns together that end the game", "fulke.1.end", true, 60, 1, 1000),
    };
    c.presets = {
        {"fulke", "As the book has it", {}},
        {"gentle", "A short game for beginners: 4 men", {{"victory", "bodies"}, {"victory_men", "4"}}},
        {"goods", "A short game: men to the number of 200", {{"victory", "goods"}, {"victory_number", "200"}}},
    };
    for (const char* rule :
         {"def", "men", "prop.arithmetical", "prop.geometrical", "prop.musical", "victory.any-kind", "victory.bodies",
          "victory.goods", "victory.quarrel", "victory.honour", "victory.honour-quarrel", "victory.standards"}) {
        c.rules.push_back(std::string("fulke.") + rule);
    }
    for (const char* rule : {"board",
                             "array",
                             "turn",
                             "first",
                             "move.round",
                             "move.triangle",
                             "move.square",
                             "move.king",
                             "fly",
                             "leap",
                             "take.after",
                             "take.before",
                             "take.several",
                             "take.equality",
                             "take.oblivion",
                             "take.addition",
                             "take.subtraction",
                             "take.multiplication",
                             "take.division",
                             "take.proportion",
                             "king.take",
                             "king.parts",
                             "king.lose",
                             "prisoner",
                             "pass",
                             "triumph",
                             "triumph.camp",
                             "triumph.proclaim",
                             "triumph.direct",
                             "triumph.place",
                             "triumph.great",
                             "triumph.greater",
                             "triumph.greatest",
                             "end"}) {
        c.rules.push_back(std::string("fulke.1.") + rule);
    }
    return c;
}

}  // namespace

const Card& Fulke1::card() {
    static const Card the_card = make_card();
    return the_card;
}

}  // namespace ludus
