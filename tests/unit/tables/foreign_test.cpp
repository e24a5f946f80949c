// Backgammon as other programs write it: XGID and the ids of GNU Backgammon.

#include <doctest/doctest.h>

#include "core/game/foreign.hpp"
#include "tests/unit/broken_text.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests::at_tables;

namespace {

constexpr const char* start = "am f5 h3 n5 &2 | n a2 m5 r3 t5";

/// What is read, as ours; the fault where it is refused.
std::string ours(const std::string& text) {
    const GamePtr game = game_of("backgammon");
    const auto read = game->foreign()->read(text);
    return read ? game->write(*read) : describe(read.fault());
}
std::string theirs(const std::string& text, int format) {
    const Stand stand("backgammon", text);
    REQUIRE_MESSAGE(stand.fault.empty(), stand.fault);
    return stand.game->foreign()->write({&stand.position, 1}, format);
}

}  // namespace

TEST_CASE("backgammon elsewhere: the opening is what every program writes") {
    CHECK(theirs(start + std::string(" | to am"), 0) == "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    CHECK(theirs(start + std::string(" | to am"), 1) == "4HPwATDgc/ABMA:cAkAAAAAAAAA");
    CHECK(theirs(start + std::string(" | to n | dice 6-5"), 0) ==
          "XGID=-b----E-C---eE---c-e----B-:0:0:-1:65:0:0:0:0:10");
    CHECK(ours("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:8") == start + std::string(" | to am"));
    CHECK(ours("-b----E-C---eE---c-e----B-:0:0:-1:12:0:0:2:0:10") == start + std::string(" | to n | dice 2-1"));
    CHECK(ours("XGID=-b----E-C---eE---c-e----B-:0:0:1:33:0:0:0:0:10") ==
          start + std::string(" | to am | dice 3-3-3-3"));
    CHECK(ours("4HPwATDgc/ABMA") == start + std::string(" | to am"));
    CHECK(ours("4HPwATDgc/ABMA:cAkAAAAAAAAA") == start + std::string(" | to am"));
}

// https://www.bkgm.com/rgb/rgb.cgi?view+988: O, on roll, has four checkers on each of its first three points, X five on its first and one
// on its second.
TEST_CASE("backgammon elsewhere: a Position ID has the checkers of the player on roll last") {
    CHECK(ours("XwAAgPceAAAAAA") == "am a4 b4 c4 off3 | n z1 &5 off9 | to am");
    // The same with the lower player waiting.
    CHECK(theirs("am a5 b1 off9 | n y4 z4 &4 off3 | to n", 1).starts_with("XwAAgPceAAAAAA:"));
    CHECK(ours(theirs("am a5 b1 off9 | n y4 z4 &4 off3 | to n | dice 2-2-2-2", 1)) ==
          "am a5 b1 off9 | n y4 z4 &4 off3 | to n | dice 2-2-2-2");
}

// https://github.com/Deinonychus999/AnkiGammon/issues/1 has it as a picture, with 154 points to go for X and 158 for O.
TEST_CASE("backgammon elsewhere: an XGID with its picture is the position of the picture") {
    const std::string board = "XGID=----abF-B--BbB-Bacbd----A-:0:0:1:41:";
    CHECK(ours(board + "0:0:0:0:10") == "am f6 h2 l2 n2 p2 &1 | n d1 e2 m2 q1 r3 s2 t4 | to am | dice 4-1");
    CHECK(ours(board + "1:0:0:11:10") ==
          "line 1, column 42: this XGID has \"1:0:0:11:10\" here (expected 0: this game keeps no score of a match)");
}

TEST_CASE("backgammon elsewhere: both bars are at their own ends") {
    CHECK(ours("XGID=a-----N------------n----A-:0:0:1:00:0:0:0:0:10").starts_with("am f14 &1 | n t14 bar1"));
    CHECK(ours("XGID=------N------------n-----A:0:0:1:00:0:0:0:0:10").starts_with("am f14 bar1 | n t14"));
    CHECK(ours("XGID=A-----N------------n----A-:0:0:1:00:0:0:0:0:10").find("column 6") != std::string::npos);
}

TEST_CASE("backgammon elsewhere: what ours has no word for is refused where it stands, and the other way about") {
    const std::string board = "XGID=-b----E-C---eE---c-e----B-";
    for (const auto& [rest, column] :
         std::initializer_list<std::pair<const char*, int>>{{":1:0:1:00:0:0:0:0:10", 33},
                                                            {":0:1:1:00:0:0:0:0:10", 35},
                                                            {":0:0:0:00:0:0:0:0:10", 37},
                                                            {":0:0:1:D:0:0:0:0:10", 39},
                                                            {":0:0:1:07:0:0:0:0:10", 39},
                                                            {":0:0:1:00:1:0:0:0:10", 42},
                                                            {":0:0:1:00:0:0:1:0:10", 46},
                                                            {":0:0:1:00:0:0:0:7:10", 48},
                                                            {":0:0:1:00:0:0:0:0", 49},
                                                            {":0:0:1:00:0:0:0:0:10:1", 52}}) {
        const std::string said = ours(board + rest);
        CHECK_MESSAGE(said.find("line 1, column " + std::to_string(column) + ":") == 0, said);
    }
    CHECK(ours("4HPwATDgc/ABM!").find("column 14") != std::string::npos);
    CHECK(ours("4HPwATDgc/ABMA:cQkAAAAAAAAA").find("no doubling cube") != std::string::npos);
    CHECK(ours("4HPwATDgc/ABMA:8IhuACAACAAE").find("keeps no score") != std::string::npos);
    CHECK(ours("/////////////w").find("too many checkers") != std::string::npos);
    CHECK(ours("XGID=-o----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10").find("not 28") != std::string::npos);
    // Before the lot, in the middle of a roll, with fewer checkers.
    for (const char* text : {"am f5 h3 n5 &2 | n a2 m5 r3 t5 | to lot",
                             "am f5 h3 n5 &2 | n a2 m5 r3 t5 | to am | dice 6x-5", "am f5 | n t5 | to am"})
        for (const int format : {0, 1}) CHECK(theirs(text, format).empty());
    CHECK(game_of("backgammon-turkish")->foreign()->formats().empty());
}
