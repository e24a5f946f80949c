// Slips: what the rules forbid and a book's players did all the same stands in its record with its reason, and the game goes on from there.

#include <doctest/doctest.h>

#include "core/match/pgn.hpp"
#include "core/match/record.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/interface/support.hpp"
#include "tests/unit/ui/scene_support.hpp"
#include "ui/session/match_frame.hpp"
#include "ui/session/match_scene.hpp"
#include "ui/session/speech.hpp"

using namespace ludus;
using namespace ludus::scene_tests;
using interface_tests::says;
using interface_tests::taken;

namespace {

constexpr const char* jumped = ".000.......1...11. light";

std::string leaps(const std::string& moves) { return "[Game \"toy-leaps\"]\n\n" + moves + "\n"; }
std::string with_slip(const std::string& slip) { return leaps("1. a1-b2\n2. " + slip); }
const std::string slip = "<f6-f4 : a man goes along the dark squares : " + std::string(jumped) + ">";

Match read(const std::string& text) {
    auto match = read_record(text, &toys::make_any);
    if (!match) FAIL(describe(match.fault()));
    return std::move(*match);
}

Fault fault_of(const std::string& text) {
    const auto match = read_record(text, &toys::make_any);
    REQUIRE_FALSE(match);
    return match.fault();
}

}  // namespace

TEST_CASE("slip: the game goes on from the position the book has, and the record is the same again") {
    const std::string text = with_slip(slip + "\n3. c1-d2");
    const Match match = read(text);
    CHECK(match.line().size() == 4);
    const Match::Node& node = match.node(2);
    CHECK(node.words == "f6-f4");
    CHECK(node.slip == "a man goes along the dark squares");
    CHECK(match.game().write(node.position) == jumped);
    CHECK(match.turn_number(2) == 2);
    CHECK(match.turn_number(3) == 3);
    CHECK(write_record(match) == text);
    CHECK(tests::told(tests::record_problems(match, &toys::make_any)) == "");
}

TEST_CASE("slip: it has no reason and touches nothing, and is told as what it is") {
    const Match match = read(with_slip(slip));
    CHECK(match.reasons(2).empty());
    CHECK(match.touches(2).empty());
    CHECK(match.written(2, 0) == "f6-f4");
    CHECK_FALSE(match.reasons(1).empty());
    CHECK(match.touches(1).size() == 2);
    CHECK(say_move(match, 2) == "Against the rules, but played in the book: f6-f4. a man goes along the dark squares.");
    CHECK(captures_since(match, 1).empty());
    for (const Mark& mark : make_scene(match, Selection(match)).marks) CHECK(mark.kind != MarkKind::last_to);
}

TEST_CASE("slip: what is wrong with it is told at its place") {
    struct Wrong {
        std::string slip, what;
        int column;
    };
    for (const Wrong& wrong : {
             Wrong{"<f6-f4 : why : " + std::string(jumped), "the slip is not closed", 4},
             Wrong{"<f6-f4 : " + std::string(jumped) + ">", "a slip has three parts", 4},
             Wrong{"<f6-f4 :  : " + std::string(jumped) + ">", "the slip does not say what is against the rules", 5},
             Wrong{"<f6-f4 : " + std::string(201, 'x') + " : " + jumped + ">",
                   "the slip does not say what is against the rules", 5},
             Wrong{"<f6 f4 : why : " + std::string(jumped) + ">", "these are not the words of a slip", 5},
             Wrong{"< : why : " + std::string(jumped) + ">", "these are not the words of a slip", 5},
             Wrong{"<f6. : why : " + std::string(jumped) + ">", "these are not the words of a slip", 5},
             Wrong{"<f6-f4 : why : 000 light>", "\"000\" cannot be read", 19},
             Wrong{"<f6-e5 : why : " + std::string(jumped) + ">", "f6-e5 is legal here and no slip", 5},
             Wrong{"<f6-f4 : why : .000..........111. light>", "f6-e5 is legal here and no slip", 5},
         }) {
        CAPTURE(wrong.slip);
        const Fault fault = fault_of(with_slip(wrong.slip));
        CHECK(fault.what == wrong.what);
        CHECK(fault.line == 4);
        CHECK(fault.column == wrong.column);
        CHECK_FALSE(fault.expected.empty());
    }
}

TEST_CASE("slip: none follows the end of a game or of a line") {
    CHECK(fault_of("[Game \"toy-leaps\"]\n[Setup \"..............0... dark\"]\n\n" + slip + "\n")
              .what.find("cannot move") != std::string::npos);
    const Fault after = fault_of(leaps("light resigns " + slip));
    CHECK(after.what.find("after the result") != std::string::npos);
}

TEST_CASE("slip: a match takes so many and no more") {
    const auto game = *toys::make_any("toy-leaps", {});
    Match match(game);
    const auto there = *game->read_position(jumped), back = *game->read_position(".000.......1..1.1. light");
    for (int i = 0; i < most_slips; ++i) REQUIRE(match.slip("x", "why", i % 2 == 0 ? there : back));
    const auto one_more = match.slip("x", "why", there);
    REQUIRE_FALSE(one_more);
    CHECK(one_more.fault().what == "the match has 32 slips already");
    match.undo();
    CHECK(match.slip("x", "why", back));  // which is there already
}

TEST_CASE("slip: a legal move beside it is another way to go on") {
    // The first cell's move is the one whose number is nothing.
    const Match match = read("[Game \"toy-square\"]\n\n1. <2@b3 : two are set at once : .......21>\n    ( 1@a1 )\n");
    CHECK(match.size() == 3);
    CHECK(match.node(0).next.size() == 2);
    CHECK(match.node(2).words == "1@a1");
    CHECK(match.node(2).slip.empty());
}

TEST_CASE("slip: PGN ends there and says so") {
    Match match(*make_game("falkener-turkish"));
    REQUIRE(match.play(match.moves().front()));
    Match on = match;
    REQUIRE(on.play(on.moves().front()));
    REQUIRE(on.play(on.moves().front()));
    REQUIRE(match.slip("pass", "White moves twice", on.position()));
    REQUIRE(match.play(match.moves().front()));
    const std::string pgn = write_pgn(match);
    CHECK_MESSAGE(pgn.find("{The book goes on against the rules: pass. White moves twice.}") != std::string::npos, pgn);
    const auto again = read_pgn(pgn);
    REQUIRE_MESSAGE(again, describe(again.fault()));
    CHECK(again->size() == 2);
}

TEST_CASE("slip: the page is told of it, and asks nothing of the rules about it") {
    const std::string record = "[Game \"backgammon\"]\n\n1. 6:4 &-s <e-e : he moved twice : " + [] {
        Match match(*make_game("backgammon"));
        REQUIRE(match.play("3:1"));
        return match.game().write(match.position());
    }() + ">\n";
    const int match = ludus_match_read(record.c_str());
    REQUIRE_MESSAGE(match > 0, interface_tests::error());
    const std::string state = taken(ludus_match_state(match));
    CHECK(says(state, R"("slip":"he moved twice")"));
    CHECK(says(state, R"("said":"Against the rules, but played in the book: e-e. he moved twice.")"));
    CHECK(taken(ludus_match_reasons(match, "#3")) == "[]");
    CHECK(taken(ludus_match_move(match, "#3", 0)) == "e-e");
    CHECK(taken(ludus_match_record(match)) == record);
    CHECK(ludus_match_undo(match, 0) == 1);
    ludus_match_drop(match);
}
