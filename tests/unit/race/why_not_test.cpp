// Why a touch leads nowhere in the races: each condition that fails has its sentence and its passage.

#include <doctest/doctest.h>

#include "core/race/course.hpp"
#include "tests/unit/race/stand.hpp"

using namespace ludus;
using namespace ludus::tests::in_race;

namespace {

/// The name of a square of the cross, by the path number of a seat.
std::string cross(int path, int seat = 0) {
    static const race::Course course = race::cross_course(true);
    return course.squares[static_cast<std::size_t>(course.cell(seat, path))].name;
}
std::string ring(int path, int seat = 0) {
    static const race::Course course = race::square_course(false);
    return course.squares[static_cast<std::size_t>(course.cell(seat, path))].name;
}
Stand at(const std::string& id, const std::string& text, const Chosen& options = {}) {
    Stand out("falkener-" + id, text, options);
    REQUIRE(out.fault.empty());
    return out;
}

}  // namespace

TEST_CASE("why not: before the roll nothing moves, and the roll is made once") {
    const Stand before = at("pachisi", "yellow 25,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0");
    CHECK(before.why_not({cross(25)}).sentence == "Yellow rolls before a piece moves.");
    CHECK(before.why_not({cross(25)}).rule == "falkener.pachisi.throw");
    const Stand after = at("pachisi", "yellow 25,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:1-up");
    CHECK(after.why_not({"roll-3-up"}).sentence == "Yellow has rolled. Left of the roll: 10 and a grace.");
    CHECK(after.why_not({"roll-3-up"}).rule == "falkener.pachisi.throw");
}

TEST_CASE("why not: whose piece it is, where it stands and which way it goes") {
    const Stand asked = at("pachisi", "yellow 25,0,0,0 0,0,0,0 0,0,0,0 20,0,0,0 roll:2-up");
    CHECK(asked.why_not({cross(20, 3)}).sentence == "It is Yellow’s turn, and the piece there belongs to Red.");
    CHECK(asked.why_not({cross(40)}).sentence == "No piece of Yellow is there.");
    CHECK(asked.why_not({"cowrie-1"}).sentence == "Touch a piece of Yellow first, then the square it goes to.");
    CHECK(asked.why_not({cross(25), cross(30)}).sentence ==
          "That square is 5 squares on, which is no part of the roll. Left of the roll: 2.");
    CHECK(asked.why_not({cross(25), cross(26)}).sentence ==
          "That square is one square on, which is no part of the roll. Left of the roll: 2.");
    CHECK(asked.why_not({cross(25), cross(20)}).sentence == "Pieces go forward only, and that square lies behind.");
    CHECK(asked.why_not({cross(25), cross(20)}).rule == "falkener.pachisi.path");
    CHECK(asked.why_not({cross(25), cross(3, 1)}).sentence == "Pieces of Yellow do not go there.");
    CHECK(asked.why_not({cross(25), "yellow-waits"}).sentence == "A piece goes back there only when it is captured.");
    CHECK(asked.why_not({cross(25), "yellow-waits"}).rule == "falkener.pachisi.take");
    CHECK(asked.why_not({cross(25), "pass"}).sentence == "Touch the square the piece goes to.");
}

TEST_CASE("why not: a piece enters by a grace, and gets out by the exact number") {
    const Stand waits = at("pachisi", "yellow 25,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:2-up");
    CHECK(waits.why_not({"yellow-waits"}).sentence ==
          "A piece that waits enters only by a grace. Left of the roll: 2.");
    CHECK(waits.why_not({"yellow-waits"}).rule == "falkener.pachisi.enter.grace");
    // By the number that came with a grace it enters by option alone.
    const std::string with_grace = "yellow 25,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:1-up";
    CHECK(at("pachisi", with_grace).why_not({"yellow-waits", cross(10)}).rule == "falkener.pachisi.enter.grace");
    CHECK(at("pachisi", with_grace, {{"entering", "number"}}).play("in-10").fault.empty());
    const Stand home = at("pachisi", "yellow 84,82,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:5-up");
    CHECK(home.why_not({cross(82)}).sentence == "The piece on 82 needs exactly 2 to get out. Left of the roll: 5.");
    CHECK(home.why_not({cross(82)}).rule == "falkener.pachisi.out");
    CHECK(home.why_not({"yellow-out"}).sentence == "A piece that is out does not move again.");
    CHECK(home.why_not({"green-out"}).sentence == "No piece of Yellow is there.");
    const Stand others = at("pachisi", "yellow 82,0,0,0 84,0,0,0 0,0,0,0 0,0,0,0 roll:5-up");
    CHECK(others.why_not({"yellow-out"}).sentence == "No piece of Yellow is there.");
    CHECK(others.why_not({"black-out"}).sentence == "It is Yellow’s turn, and the piece there belongs to Black.");
    const Stand near = at("pachisi", "yellow 82,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:1-up");
    CHECK(near.why_not({cross(82), "yellow-out"}).sentence ==
          "The piece on 82 needs exactly 2 to get out. Left of the roll: 10 and a grace.");
    const Stand far = at("pachisi", "yellow 80,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:2-up");
    CHECK(far.why_not({cross(80), "yellow-out"}).sentence ==
          "The piece on 80 needs exactly 4 to get out. Left of the roll: 2.");
}

TEST_CASE("why not: a castle that an enemy holds is closed") {
    // Black's 63 is Yellow's 12.
    const std::string text = "yellow 10,0,0,0 63,0,0,0 0,0,0,0 0,0,0,0 roll:2-up";
    const Stand held = at("pachisi", text);
    CHECK(cross(63, 1) == cross(12));
    CHECK(held.why_not({cross(10)}).sentence == "12 is a castle where Black stands: no enemy may stop there.");
    CHECK(held.why_not({cross(10)}).rule == "falkener.pachisi.castle");
    CHECK(held.why_not({cross(10)}).from == std::vector<int>{held.game->board().find(cross(10))});
    // What hinders each part of the roll is told: of the number the way out, of the grace the castle.
    const Stand both = at("pachisi", "yellow 75,0,0,0 59,0,0,0 0,0,0,0 0,0,0,0 roll:1-up");
    CHECK(cross(59, 1) == cross(76));
    CHECK(both.why_not({cross(75)}).sentence ==
          "The piece on 75 needs exactly 9 to get out. Left of the roll: 10 and a grace. 76 is a castle where Black "
          "stands: no enemy may stop there.");
    // In Ashta-kashte Black's castle is Yellow's 7; it is open to everybody by option.
    const std::string ashta = "yellow 5,0,0,0 1,0,0,0 0,0,0,0 0,0,0,0 roll:2-up";
    CHECK(at("ashta-kashte", ashta).why_not({ring(5)}).sentence ==
          "7 is a castle where Black stands: no enemy may stop there.");
    CHECK(at("ashta-kashte", ashta, {{"castles", "shared"}}).play("5-7").fault.empty());
}

TEST_CASE("why not: in Chauput a roll that a piece can use must be used, and some rolls are nothing") {
    const std::string text = "yellow 81,7,6,0 0,0,0,0 0,0,0,0 0,0,0,0 ";
    CHECK(at("chauput", text + "roll:2-up").why_not({"pass"}).sentence ==
          "A piece can still use the roll, so it must move. Left of the roll: 2.");
    CHECK(at("chauput", text + "roll:2-up").why_not({"pass"}).rule == "falkener.chauput.compulsory");
    CHECK(at("chauput", text + "roll:0-up").why_not({cross(7)}).sentence ==
          "The roll counts nothing, so no piece can move.");
    const Stand closed = at("chauput", text + "roll:2-up", {{"low", "nothing"}});
    CHECK(closed.why_not({cross(81)}).sentence == "No roll takes a piece out from 83, so none may stop there.");
    CHECK(closed.why_not({cross(81)}).rule == "falkener.chauput.throw");
}

TEST_CASE("why not: in Chausar two pieces of one square are safe from one, and the second color goes out second") {
    // Green's 40 is Yellow's 74.
    const Stand doubled = at("chausar", "yellow 68,0,0,0 0,0,0,0 40,40,0,0 0,0,0,0 roll:6-5-1");
    CHECK(cross(40, 2) == cross(74));
    CHECK(doubled.why_not({cross(68), cross(74)}).sentence ==
          "Two pieces of Green stand together on 74: only two that move together capture them.");
    CHECK(doubled.why_not({cross(68), cross(74)}).rule == "falkener.chausar.double34");
    // What two dice bring one piece is no part of the roll, but by a doublet.
    CHECK(doubled.why_not({cross(68), cross(75)}).sentence ==
          "That square is 7 squares on, which is no part of the roll. Left of the roll: 6, 5 and 1.");
    const Stand second = at("chausar", "black 82,82,82,82 20,20,20,20 0,0,0,0 0,0,0,0 roll:5-2-1", {{"players", "2"}});
    CHECK(second.why_not({cross(82), "yellow-out"}).sentence ==
          "All pieces of Black must be out before one of Yellow goes out.");
    CHECK(second.why_not({cross(82), "yellow-out"}).rule == "falkener.chausar.two");
    // The exact number is there, so nothing is said of it.
    const Stand last = at("chausar", "black 83,83,83,83 20,20,20,20 0,0,0,0 0,0,0,0 roll:5-2-1", {{"players", "2"}});
    CHECK(last.why_not({cross(83)}).sentence == "All pieces of Black must be out before one of Yellow goes out.");
    const Stand twice = at("chausar", "yellow 10,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:2-1-1");
    CHECK(twice.why_not({cross(10), cross(12), "round"}).sentence ==
          "More than one move leads there. Touch one of the buttons that name them.");
}

TEST_CASE("why not: in Ashta-kashte pieces enter on the castle, and two of one square are captured by two or never") {
    const Stand enters = at("ashta-kashte", "yellow 5,0,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:0-up");
    CHECK(enters.why_not({"yellow-waits", ring(3)}).sentence ==
          "A piece that waits enters on its own castle, square 1.");
    CHECK(enters.why_not({"yellow-waits", ring(3)}).rule == "falkener.ashta-kashte.enter");
    // Black's 3 is Yellow's 9.
    const std::string pair = "yellow 8,0,0,0 3,3,0,0 0,0,0,0 0,0,0,0 roll:1-up";
    CHECK(ring(3, 1) == ring(9));
    CHECK(at("ashta-kashte", pair).why_not({ring(8)}).sentence ==
          "Two pieces of Black stand together on 9: only two that move together capture them.");
    CHECK(at("ashta-kashte", pair).why_not({ring(8)}).rule == "falkener.ashta-kashte.double");
    CHECK(at("ashta-kashte", pair, {{"doubles", "safe"}}).why_not({ring(8)}).sentence ==
          "Two pieces of Black stand together on 9: they cannot be captured.");
}
