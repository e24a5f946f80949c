// A touch that leads nowhere: the session says why, and no longer than it is true.

#include <doctest/doctest.h>

#include "core/game/catalogue.hpp"
#include "ui/session/session.hpp"
#include "wasm/state_json.hpp"

using namespace ludus;

namespace {

Session at_chess() { return Session(Match(*make_game("falkener-turkish", {}))); }

Touched touch(Session& session, const char* name) {
    const auto touched = session.touch(session.match.game().board().find(name));
    REQUIRE(touched);
    return *touched;
}

}  // namespace

TEST_CASE("session: a refused touch is told with its passage until the next touch or move") {
    Session session = at_chess();
    CHECK(touch(session, "37") == Touched::nowhere);
    REQUIRE(session.refused);
    CHECK(session.refused->rule == "falkener.general.european");
    Json json;
    state_json::state(json, session);
    CHECK(json.text().find("\"refused\":[{\"rule\":\"falkener.general.european\"") != std::string::npos);

    CHECK(touch(session, "41") == Touched::led);
    CHECK_FALSE(session.refused);
    CHECK(touch(session, "57") == Touched::nowhere);
    REQUIRE(session.refused);
    CHECK(session.refused->sentence.starts_with("The pawn cannot go from d2 to e8."));
    session.changed();
    CHECK_FALSE(session.refused);
}

TEST_CASE("session: a piece put down again is no refusal, and another of one's own is taken up instead") {
    Session session = at_chess();
    touch(session, "41");
    CHECK(touch(session, "41") == Touched::nowhere);
    CHECK_FALSE(session.refused);
    touch(session, "41");
    CHECK(touch(session, "51") == Touched::led);
    CHECK_FALSE(session.refused);
}

TEST_CASE("session: a piece set down after a drag goes there, or is told why not and nothing else is taken up") {
    Session session = at_chess();
    const auto set_down = [&](const char* name) {
        const auto touched = session.set_down(session.match.game().board().find(name));
        REQUIRE(touched);
        return *touched;
    };
    touch(session, "41");
    CHECK(set_down("31") == Touched::nowhere);
    REQUIRE(session.refused);
    CHECK(session.refused->sentence == "Your own pawn stands on c2.");
    CHECK(session.selection.touched().empty());
    // With nothing in hand nothing is set down, and nothing is told of it.
    CHECK(set_down("31") == Touched::nowhere);
    CHECK_FALSE(session.refused);
    CHECK(session.selection.touched().empty());
    touch(session, "41");
    CHECK(set_down("42") == Touched::moved);
    CHECK(session.match.cursor() == 1);
}

TEST_CASE("session: in the computer's turn, and after the end, a touch is told so without a rule of moving") {
    Session session = at_chess();
    session.match.seat(0, {true, "steady", ""});
    session.changed();
    touch(session, "41");
    REQUIRE(session.refused);
    CHECK(session.refused->sentence == "The computer plays White.");
    session.match.end({EndingKind::resigned, 1});
    session.changed();
    touch(session, "41");
    REQUIRE(session.refused);
    CHECK(session.refused->sentence == "The game is over.");
}
