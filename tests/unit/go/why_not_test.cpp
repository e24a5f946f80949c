// Why a touch leads nowhere in Go: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include "tests/unit/stand.hpp"

using namespace ludus;
using ludus::tests::Chosen;
using ludus::tests::Stand;

namespace {

const Chosen on_nine{{"lines", "9"}, {"setup", "empty"}};
Chosen with(const char* key, const char* value) {
    Chosen out = on_nine;
    out.emplace_back(key, value);
    return out;
}
Stand nine(const std::string& text = "", const Chosen& chosen = on_nine) { return Stand("falkener-go", text, chosen); }

/// White's stone on 44 can be captured, and may capture what captured it.
const std::string see_saw = "black 9/9/9/3XO4/2XO1O3/3XO4/9/9/9";
/// Black shuts in the corner 0, where White has nobody, or one stone.
const std::string corner = "white 1X7/XX7/9/9/9/9/9/9/9", corner_of_two = "white 1OX6/XX7/9/9/9/9/9/9/9";

}  // namespace

TEST_CASE("why not: a stone is put on an empty point, and the count waits for the end") {
    const Stand start("falkener-go");
    CHECK(start.why_not({"63"}).sentence ==
          "A stone of Black stands on D16: stones are put on empty points, and do not move.");
    CHECK(start.why_not({"75"}).sentence ==
          "A stone of White stands on Q16: stones are put on empty points, and do not move.");
    CHECK(start.why_not({"75"}).rule == "falkener.go.turn");
    for (const char* button : {"agree", "play-on", "camps", "clear", "fill", "count"}) {
        CHECK(start.why_not({button}).sentence ==
              "The game is not finished: dead stones are marked and points counted when both players have passed.");
        CHECK(start.why_not({button}).rule == "falkener.go.end");
    }
}

TEST_CASE("why not: a ko, and a board that comes about again, each by the rule that was chosen") {
    const Stand taken = nine(see_saw).play("44");
    REQUIRE(taken.fault.empty());
    CHECK(taken.why_not({"43"}).sentence ==
          "Black has just captured a single stone on D5: White may not recapture there in the next move.");
    CHECK(taken.why_not({"43"}).rule == "falkener.go.ko");

    const auto after = [](const char* rule, const char* touched) {
        Stand at = nine(see_saw, with("ko", rule));
        std::vector<Position> line{at.position};
        line.push_back(at.play("44").position);
        const std::vector<int> spots{at.game->board().find(touched)};
        return why_not(*at.game, line, spots);
    };
    CHECK(after("superko", "43").sentence ==
          "With a stone on D5 the board would stand as it stood before, which the rule of ko that was chosen forbids.");
    CHECK(after("superko", "43").rule == "falkener.go.ko");
    CHECK(after("superko", "44").rule == "falkener.go.turn");
    // By no rule it may be captured.
    CHECK(after("none", "43").sentence.empty());
}

TEST_CASE("why not: where today's rules were chosen, a stone that captures nothing needs a free point") {
    const Chosen today = with("suicide", "forbidden");
    CHECK(nine(corner, today).why_not({"0"}).sentence ==
          "A stone on A9 would have no free point and capture nothing: by the rules that were chosen it may not be "
          "put.");
    CHECK(nine(corner, today).why_not({"0"}).rule == "falkener.go.enter-eye.lost");
    CHECK(nine(corner_of_two, today).why_not({"0"}).sentence ==
          "With a stone on A9 its 2 stones would have no free point and capture nothing: by the rules that were chosen "
          "it may not be put.");
    // As the book leaves it, it is put and lost.
    CHECK(nine(corner).play("0").fault.empty());
}

TEST_CASE("why not: when both have passed dead stones are marked, until both agree") {
    const Stand marking = nine("black XXXXXXXXX/9/9/9/3O5/9/9/9/9").play("pass pass dead-43");
    REQUIRE(marking.fault.empty());
    CHECK(marking.why_not({"43"}).sentence == "The stone on D5 is marked as dead already. Play on if it is not.");
    CHECK(marking.why_not({"43"}).rule == "falkener.go.dead");
    CHECK(marking.why_not({"44"}).sentence == "No stone stands on E5: only stones are marked as dead.");
    CHECK(marking.why_not({"pass"}).sentence ==
          "Both players have passed: now dead stones are marked, or Black asks to play on.");
    CHECK(marking.why_not({"pass"}).rule == "falkener.go.end");
    CHECK(marking.why_not({"count"}).sentence == "The count begins when both players agree which stones are dead.");
}

TEST_CASE("why not: the count goes step by step") {
    Stand at = nine("black XXXXXXXXX/9/9/9/3O5/9/9/9/9").play("pass pass dead-43 agree agree");
    CHECK(at.why_not({"0"}).sentence == "The game is finished: now Black declares camps, and nothing else.");
    CHECK(at.why_not({"count"}).rule == "falkener.go.camps");
    at.play("camps-1 camps-0");
    CHECK(at.why_not({"clear"}).sentence ==
          "Black has more camps: White takes off stones of Black, 1 in all, and nothing else.");
    CHECK(at.why_not({"20"}).sentence == "No stone stands on A7: White takes off stones of Black.");
    CHECK(at.why_not({"43"}).sentence == "The stone on D5 is White’s own: White takes off stones of Black.");
    CHECK(at.why_not({"43"}).rule == "falkener.go.camps");
    at.play("off-8");
    CHECK(at.why_not({"0"}).sentence == "The game is finished: now the dead stones are taken off, and nothing else.");
    CHECK(at.why_not({"0"}).rule == "falkener.go.dead");
    at.play("clear");
    CHECK(at.why_not({"0"}).sentence == "The game is finished: now the camps of Black are filled, and nothing else.");
    at.play("fill");
    CHECK(at.why_not({"pass"}).sentence == "The game is finished: now the points are counted, and nothing else.");
    CHECK(at.why_not({"pass"}).rule == "falkener.go.count");
    CHECK(at.fault.empty());
}

TEST_CASE("why not: who takes stones off for camps takes the other's, each once, and none that is dead") {
    // Black has three camps and White one.
    Stand at = nine("black 2XO1OX2/2XOXOX2/2XO1OX2/XXXO1OXXX/OOOOOOOOO/XXXXXXXXX/9/9/9");
    at.play("pass pass dead-14 agree agree camps-3 camps-1 off-2");
    REQUIRE(at.fault.empty());
    CHECK(at.why_not({"14"}).sentence == "The stone on E8 is dead: it is taken off in any case.");
    CHECK(at.why_not({"14"}).rule == "falkener.go.camps");
    CHECK(at.why_not({"2"}).sentence == "The stone on C9 is taken off already.");
}
