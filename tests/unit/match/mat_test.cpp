// Match files of backgammon: what is written is read again as the same game, and what is wrong is named with its place.

#include <doctest/doctest.h>

#include <algorithm>

#include "core/base/random.hpp"
#include "core/match/mat.hpp"
#include "core/match/record.hpp"
#include "tests/unit/broken_text.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

Match of_mat(const std::string& text) {
    auto match = read_mat(text);
    REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())) << "\n" << text);
    return std::move(*match);
}
/// Plays at random to the end, at most so many moves.
void play_to_end(Match& match, Random& random, int most) {
    for (int n = 0; n < most && !match.outcome().over; ++n) {
        const MoveList moves = match.moves();
        REQUIRE(match.play(moves[random.below(moves.size())]));
    }
}
/// How the checkers lie wherever a turn begins; the order of a roll's dice is nobody's.
std::vector<std::string> turns_of(const Match& match) {
    std::vector<std::string> out;
    for (const int node : match.line())
        if (match.node(node).turn_start) out.push_back(match.game().write(match.node(node).position));
    return out;
}
const std::string head = " 5 point match\n\n Game 1\n Ann : 0                      Ben : 0\n";

}  // namespace

TEST_CASE("Match files: random games of every way to begin come back roll by roll") {
    Random random(31);
    for (const char* single : {"free", "larger"})
        for (const char* first : {"lot-plays", "lot", "am", "n"})
            for (int n = 0; n < 2; ++n) {
                Match match(*make_game("backgammon", {{"single", single}, {"first", first}}));
                play_to_end(match, random, n == 0 ? 60 : 2000);
                if (n == 0) match.end({EndingKind::resigned, 1});
                match.seat(0, {true, "easy", ""});
                match.seat(1, {false, "", "Ben \"B\""});
                match.add_tag("Title", "An evening");
                const std::string text = write_mat(match);
                CAPTURE(text);
                CHECK(is_mat(text));
                const Match read = of_mat(text);
                if (std::string_view(first) == "lot-plays") CHECK(turns_of(read) == turns_of(match));
                if (n == 0) CHECK(read.position() == match.position());  // a last die may be either
                CHECK(read.outcome().text == match.outcome().text);
                CHECK(read.players() == match.players());
                CHECK(read.tags() == match.tags());
                CHECK(write_mat(of_mat(write_mat(read))) == write_mat(read));
            }
    Match set_up(*make_game("backgammon"), Match(*make_game("backgammon")).position());
    CHECK(write_mat(set_up).empty());
}

TEST_CASE("Match files: as others write them") {
    const std::string file =
        "; [Player 1 \"Ann\"]\n; [EventDate \"2025.11.08\"]\n" + head +
        "  1)                            31: 8/5 6/5\n  2) 66: 24/18(2) 13/7(2)       Doubles => 2\n"
        "  3)  Takes                     52: 13/11 13/8\n  4) 41: 13/8                    Doubles => 4\n  5)  Drops\n"
        "                                Wins 2 points\n\n Game 2\n Ann : 0    Ben : 2\n  1) 99: 1/2\n";
    const Match match = of_mat(file);
    CHECK(match.game().options()["single"] == "larger");  // as it is played today
    CHECK(match.node(0).comment == "This is the first of 2 games in the file.");
    CHECK(match.players()[0].name == "Ann");
    CHECK(match.outcome().score[1] > 0);
    const std::string cube = match.node(match.line().back()).comment;
    CHECK(cube.find("In the file Ben says: Doubles => 4.") != std::string::npos);
    const std::string again = write_mat(match);
    CHECK(again.find("31: ") != std::string::npos);
    CHECK(again.find("66: 24/18 24/18 13/7 13/7") != std::string::npos);
    CHECK(again.find("; Variations and comments are left out.") != std::string::npos);
    // One checker’s way, told shorter.
    CHECK(of_mat(head + "  1) 64: 24/14\n").line().size() == 4);
    CHECK(of_mat(head + "  1) 64: 24/18/14\n").line().size() == 4);
    // A turn that breaks off.
    CHECK(of_mat(head + "  1) 64: 24/18\n").line().size() == 3);
    CHECK(of_mat(head + "  1) 64:\n").line().size() == 2);
}

TEST_CASE("Match files: what is wrong is named with its place") {
    check_refused_by([](const std::string& text) { return read_mat(text); },
                     {{"^", "there is no game in the file"},
                      {" 5 point match\n^", "there is no game in the file"},
                      {"^hello\n", "Game 1"},
                      {" Game 1\n^ Ann and Ben\n", "such as Ann : 0"},
                      {head + "  1) ^71: 24/18\n", "cannot be rolled"},
                      {head + "  1) ^33: 24/21\n", "cannot be rolled"},
                      {head + "  1) 64: ^24/15\n", "one of: "},
                      {head + "  1) 64: ^Cannot Move\n", "not a legal way to play the roll"},
                      {head + "  1) 64: ^24-18\n", "such as 13/9"},
                      {head + "  1) ^hello\n", "such as 1) 31:"},
                      {"; [Game \"^fulke-1\"]\n" + head, "not written in match files"},
                      {head + "  1) 64: 24/14                   Drops\n  2) ^11: 8/7\n", "after"}});
}

TEST_CASE("Match files: broken files are refused at a place, or read as they say") {
    Random random(7);
    Match match(*make_game("backgammon"));
    play_to_end(match, random, 60);
    const std::string whole = write_mat(match);
    for (int n = 0; n < 200; ++n) {
        const std::string text = damaged(whole, random);
        const auto read = read_mat(text);
        CAPTURE(text);
        if (read) {
            CHECK(of_mat(write_mat(*read)).position() == read->position());
        } else {
            CHECK(read.fault().line > 0);
            CHECK_FALSE(read.fault().what.empty());
            CHECK_FALSE(read.fault().expected.empty());
        }
    }
}
