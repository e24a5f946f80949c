// The interface for learning: the hunter's view and the drills, and that nothing wrong handed in does harm.

#include <doctest/doctest.h>

#include "core/game/catalogue.hpp"
#include "tests/unit/interface/support.hpp"
#include "wasm/ludus.h"

using namespace ludus::interface_tests;

namespace {

/// What stands in the quotes after "key":" in JSON with no escapes there.
std::string value_of(const std::string& json, const std::string& key) {
    const std::string begin = "\"" + key + "\":\"";
    const auto at = json.find(begin);
    if (at == std::string::npos) return {};
    const auto from = at + begin.size();
    return json.substr(from, json.find('"', from) - from);
}

}  // namespace

TEST_CASE("hunting through the interface: both sides, at the cursor, nothing when it is over") {
    const int match = ludus_match_new("fulke-1", "", "even eT9@f10 oR9@d8");
    REQUIRE(match > 0);
    const std::string near = taken(ludus_match_hunt(match));
    CHECK(says(near, "{\"toMove\":0,\"prospects\":[{\"kind\":\"taking\",\"seat\":0,\"within\":1,\"later\":false,"));
    CHECK(says(near, "\"what\":\"black round 9\""));
    CHECK(says(near, "{\"words\":\"f10-f8\",\"touches\":["));
    CHECK(says(near, "\"line\":\"9 = 9\""));
    CHECK(says(near, "\"seat\":1"));
    // In the middle of the turn the man is open.
    REQUIRE(ludus_match_play(match, "f10-f8") == 1);
    CHECK(says(taken(ludus_match_hunt(match)), "\"seat\":0,\"within\":0"));
    REQUIRE(ludus_match_resign(match, 0) == 1);
    CHECK(says(taken(ludus_match_hunt(match)), "\"prospects\":[]"));
    ludus_match_drop(match);
    CHECK(ludus_match_hunt(match) == nullptr);
    CHECK(says(error(), "unknown match"));
}

TEST_CASE("a drill through the interface: made, set up on a match, answered") {
    int drilled = 0;
    for (const ludus::Entry& entry : ludus::catalogue()) {
        const char* game = entry.card().id.c_str();
        CAPTURE(game);
        const std::string themes = taken(ludus_drill_themes(game, ""));
        const std::string theme = value_of(themes, "id");
        if (theme.empty()) {  // a family without drills says so
            CHECK(themes == "[]");
            CHECK(entry.card().family != "rithmomachia");
            continue;
        }
        ++drilled;
        const std::string drill = taken(ludus_drill(game, "", theme.c_str(), 1, 4));
        REQUIRE_MESSAGE(says(drill, "\"question\":"), error());
        CHECK(says(drill, "\"theme\":\"" + theme + "\""));
        CHECK(says(drill, "\"answer\":\"moves\""));
        CHECK(taken(ludus_drill(game, "", theme.c_str(), 1, 4)) == drill);
        CHECK(taken(ludus_drill(game, "", theme.c_str(), 1, 5)) != drill);
        const int match = ludus_match_new(game, "", value_of(drill, "setup").c_str());
        REQUIRE_MESSAGE(match > 0, error());
        // The first answer, word by word.
        const auto begin = drill.find("\"answers\":[[") + 12;
        std::string words = drill.substr(begin, drill.find(']', begin) - begin), plain;
        for (const char c : words) {
            if (c != '"') plain += c == ',' ? ' ' : c;
        }
        CHECK(ludus_match_play(match, plain.c_str()) == 1);
        CHECK(says(taken(ludus_drill_judge(game, "", theme.c_str(), 1, 4, plain.c_str())), "\"verdict\":\"right\""));
        CHECK(says(taken(ludus_drill_judge(game, "", theme.c_str(), 1, 4, "")), "\"verdict\":\"on\""));
        const std::string wrong = taken(ludus_drill_judge(game, "", theme.c_str(), 1, 4, "nonsense"));
        CHECK(says(wrong, "\"verdict\":\"wrong\""));
        CHECK(says(wrong, "not a legal move"));
        ludus_match_drop(match);
    }
    CHECK(drilled == 13);
}

TEST_CASE("drills through the interface: what cannot be is refused") {
    CHECK(ludus_drill_themes("fulke-9", "") == nullptr);
    CHECK(says(error(), "unknown game"));
    CHECK(ludus_drill("fulke-1", "leap=maybe", "", 1, 0) == nullptr);
    CHECK(says(error(), "leap"));
    CHECK(ludus_drill("fulke-1", "", "take.guile", 1, 0) == nullptr);
    CHECK(says(error(), "no theme"));
    CHECK(ludus_drill("fulke-1", "", "", 9, 0) == nullptr);
    CHECK(says(error(), "no level 9"));
    CHECK(ludus_drill("fulke-1", "", "", 1, -3) == nullptr);
    CHECK(says(error(), "invalid seed -3"));
    CHECK(ludus_drill_judge("fulke-1", "", "take.guile", 1, 0, "a1-a2") == nullptr);
    // The options are part of the exercise.
    const std::string leaping = taken(ludus_drill("fulke-1", "", "", 3, 12));
    const std::string walking = taken(ludus_drill("fulke-1", "leap=false", "", 3, 12));
    CHECK(says(walking, "\"options\":{\"leap\":\"false\"}"));
    CHECK(leaping != walking);
}
