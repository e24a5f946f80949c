// What is hidden from whom, by every way a page is told of a match: state, line, speech, pieces, picture.

#include <doctest/doctest.h>

#include <string>

#include "core/base/json.hpp"
#include "core/game/catalogue.hpp"
#include "tests/toys/catalogue.hpp"
#include "ui/session/match_scene.hpp"
#include "ui/session/session.hpp"
#include "ui/session/speech.hpp"
#include "ui/svg/svg.hpp"
#include "wasm/state_json.hpp"

using namespace ludus;

namespace {

Session mora() { return Session(Match(*toys::make_any("toy-mora", {}))); }

void play(Session& session, const std::string& words) {
    const auto move = session.match.game().read(session.match.position(), words);
    REQUIRE(move);
    REQUIRE(session.match.play(*move));
    session.changed();
}

/// All a page could be told at this moment, but for the moves that are open.
std::string everything(Session& session) {
    std::string out;
    const auto add = [&](const auto& tell) {
        Json json;
        tell(json);
        out += json.text() + "\n";
    };
    add([&](Json& json) { state_json::state(json, session); });
    // The legal moves name every choice there is.
    const auto moves = out.find("\"moves\":"), line = out.find("\"line\":");
    out.erase(moves, line - moves);
    for (int node = 1; node < session.match.size(); ++node)
        add([&](Json& json) { state_json::told(json, session, node); });
    SceneOptions options;
    options.viewer = session.viewer;
    const Scene scene = make_scene(session.match, session.selection, options);
    for (const Face& face : scene.faces) out += face.name + " " + face.text + "\n";
    for (const std::string& spoken : scene.spoken) out += spoken + "\n";
    return out + paint_svg(scene, {});
}

bool says(const std::string& text, const char* word) { return text.find(word) != std::string::npos; }

}  // namespace

TEST_CASE("eyes: at one screen nobody is shown what one has chosen before both have, and then all are") {
    Session session = mora();
    session.viewer = one_screen;
    play(session, "2:3");
    CHECK_FALSE(says(everything(session), "2:3"));
    CHECK(says(everything(session), "\"covered\":true"));
    CHECK(says(everything(session), "Left has chosen"));
    play(session, "1:4");
    const std::string open = everything(session);
    CHECK(says(open, "2:3"));
    CHECK(says(open, "1:4"));
    CHECK_FALSE(says(open, "\"covered\":true"));
}

TEST_CASE("eyes: a seat sees its own choice and not the other's, and a book sees all") {
    Session session = mora();
    play(session, "2:3");
    session.viewer = 1;
    CHECK_FALSE(says(everything(session), "2:3"));
    session.viewer = 0;
    CHECK(says(everything(session), "2:3"));
    session.viewer = all_eyes;
    CHECK(says(everything(session), "2:3"));
}

TEST_CASE("eyes: what was covered is told again, with its words, when it has come to light") {
    Session session = mora();
    session.viewer = one_screen;
    play(session, "2:3");
    Json first;
    state_json::state_since(first, session, 0);
    CHECK(says(first.text(), "\"revision\":1"));
    play(session, "1:4");
    Json second;
    state_json::state_since(second, session, 1);
    CHECK(says(second.text(), "\"kept\":0"));
    CHECK(says(second.text(), "2:3"));
    // The next round is hidden anew, the last one stays open.
    play(session, "1:2");
    CHECK_FALSE(says(everything(session), "1:2"));
    CHECK(says(everything(session), "2:3"));
}

TEST_CASE("eyes: where nothing is hidden all see all") {
    Session session(Match(*toys::make_any("toy-placing", {})));
    play(session, "*a1");
    session.viewer = one_screen;
    CHECK(says(everything(session), "*a1"));
    CHECK_FALSE(is_covered(session.match, 1, one_screen));
    CHECK(seen_by(session.match.game(), session.match.position(), one_screen) == session.match.position());
}

TEST_CASE("eyes: a piece seen by some shows its back to the others and at one screen") {
    std::vector<Face> faces(2);
    faces[0].name = "queen", faces[0].text = "9", faces[0].seen_by = 2u;
    faces[1].name = "pawn";
    const auto name_to = [&](int eyes) {
        auto copy = faces;
        hide_unseen(copy, eyes);
        CHECK(copy[1].name == "pawn");
        CHECK((copy[0].text == "9") == (copy[0].name == "queen"));
        return copy[0].name;
    };
    CHECK(name_to(1) == "queen");
    CHECK(name_to(all_eyes) == "queen");
    CHECK(name_to(0) == "a hidden piece");
    CHECK(name_to(one_screen) == "a hidden piece");
}

TEST_CASE("options: a choice may leave seats empty, and they never move") {
    const Card& card = (*toys::make_any("toy-cross", {}))->card();
    const auto two = *Options::of(card, {{"players", "2"}});
    CHECK(plays(card, two, 0));
    CHECK_FALSE(plays(card, two, 1));
    CHECK(plays(card, two, 2));
    CHECK(plays(card, Options(card), 1));
    const GamePtr game = *toys::make_any("toy-cross", {{"players", "2"}});
    CHECK(game->board().find("east-hand") == -1);
    CHECK_FALSE(game->read_position("east 0:0 0:0 0:0 0:0"));
    CHECK_FALSE(game->read_position("south 0:0 1:0 0:0 0:0"));
}
