#include "tests/unit/rithmomachia/made.hpp"

#include "core/kit/game_adapter.hpp"
#include "tests/unit/battery.hpp"

namespace ludus::rithmomachia_tests {

namespace rm = ludus::rithmomachia;

const Card& made_card() {
    static const Card card = [] {
        Card c;
        c.id = "made";
        c.family = "rithmomachia";
        c.name = "Made for the purpose";
        c.seats = {{"even", "White", 0}, {"odd", "Black", 1}};
        c.has_chance = true;
        for (const char* clause : {"first",
                                   "pass",
                                   "turn",
                                   "end",
                                   "fly",
                                   "leap",
                                   "move.round",
                                   "move.triangle",
                                   "move.square",
                                   "move.king",
                                   "take.before",
                                   "take.after",
                                   "take.several",
                                   "take.owed",
                                   "take.equality",
                                   "take.addition",
                                   "take.subtraction",
                                   "take.multiplication",
                                   "take.division",
                                   "take.oblivion",
                                   "take.proportion",
                                   "take.progression",
                                   "take.cossic",
                                   "take.power",
                                   "take.distance.multiplication",
                                   "take.distance.division",
                                   "take.distance.product",
                                   "king.take",
                                   "king.parts",
                                   "king.lose",
                                   "king.redeem",
                                   "king.lowest",
                                   "prisoner",
                                   "prisoner.set",
                                   "triumph",
                                   "triumph.proclaim",
                                   "triumph.direct",
                                   "triumph.camp",
                                   "triumph.place",
                                   "triumph.captive",
                                   "triumph.capture",
                                   "triumph.great",
                                   "triumph.greater",
                                   "triumph.greatest"})
            c.rules.push_back(std::string("made.") + clause);
        for (const char* rule : {"fulke.prop.arithmetical", "fulke.prop.geometrical", "fulke.prop.musical",
                                 "fulke.victory.bodies", "fulke.victory.goods", "fulke.victory.quarrel",
                                 "fulke.victory.honour", "fulke.victory.honour-quarrel", "fulke.victory.standards"})
            c.rules.emplace_back(rule);
        return c;
    }();
    return card;
}

rm::EngineOptions options_of_engine() {
    rm::EngineOptions a;
    rm::Variant& m = a.variant;
    m.prefix = "made.";
    for (std::size_t form = 0; form < 3; ++form) m.forms[form].ways[form] = rm::all_ways;
    m.king = {{rm::all_ways, rm::all_ways, rm::all_ways}, false, 0};
    a.array = rm::in_array(rm::Array::four_symmetric, 0, a.ranks);
    return a;
}

GamePtr game(const rm::EngineOptions& a) {
    return std::make_shared<GameAdapter<rm::Engine>>(Options(made_card()), made_card(), a);
}

Match set_up(const rm::EngineOptions& a, const std::string& setup) {
    const GamePtr made = game(a);
    const auto position = made->read_position(setup);
    REQUIRE_MESSAGE(position.has_value(), setup << ": " << (position ? std::string() : describe(position.fault())));
    CHECK(tests::told(tests::position_problems(*made, *position)) == "");
    return Match(made, *position);
}

void play(Match& m, std::string_view words) {
    const auto done = m.play(words);
    REQUIRE_MESSAGE(done.has_value(), (done ? std::string() : describe(done.fault())));
    CHECK(tests::told(tests::position_problems(m.game(), m.position())) == "");
}

bool refuses(const rm::EngineOptions& a, const std::string& setup) {
    return !game(a)->read_position(setup).has_value();
}

Words only(const Match& m, const std::string& part) {
    Words out;
    for (const std::string& word : legal(m)) {
        if (word.find(part) != std::string::npos) out.insert(word);
    }
    return out;
}

}  // namespace ludus::rithmomachia_tests
