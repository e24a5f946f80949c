// SGF: the book's game there and back, what comes from other programs, and what is refused, each with its place.

#include "core/match/sgf.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;

namespace {

std::string record_text(const char* name) {
    return tests::file_text(std::string(LUDUS_ASSETS "/examples/go/falkener-go/") + name + ".game");
}

Match sgf(std::string_view text) {
    auto match = read_sgf(text);
    REQUIRE_MESSAGE(match, (match ? std::string() : describe(match.fault())));
    return *match;
}

std::string option(const Match& match, const char* key) { return match.game().options()[key]; }

void refused(std::string_view text, int line, int column, std::string_view what) {
    const auto match = read_sgf(text);
    CAPTURE(text);
    REQUIRE_FALSE(match);
    CHECK(match.fault().line == line);
    CHECK(match.fault().column == column);
    CHECK_MESSAGE(match.fault().what.find(what) != std::string::npos, match.fault().what);
    CHECK_FALSE(match.fault().expected.empty());
}

}  // namespace

TEST_SUITE("falkener-go: sgf") {
    TEST_CASE("every record of the book goes to SGF and comes back the same") {
        for (const char* name : {"game", "game-other-reading", "opening", "handicap-nine-chinese", "ko", "ko-none",
                                 "camp-blunder", "camps", "count", "count-territory"}) {
            CAPTURE(name);
            const auto match = read_record(record_text(name));
            REQUIRE(match);
            const std::string text = write_sgf(*match);
            CHECK(write_record(sgf(text)) == write_record(*match));
        }
    }

    TEST_CASE("the book's game as other programs see it: stones before the first move, all moves and the result") {
        const std::string text = write_sgf(*read_record(record_text("game")));
        CHECK(text.starts_with("(;GM[1]FF[4]CA[UTF-8]AP[Codex Ludorum]SZ[19]KM[0]"));
        CHECK(text.find("AB[dd][pp]AW[pd][dp]PL[B]") != std::string::npos);
        CHECK(text.find("RE[B+1.5]") != std::string::npos);
        CHECK(text.find("\n;B[nc]") != std::string::npos);  // 53
        CHECK(text.find(";XM[dead-113]") != std::string::npos);
    }

    TEST_CASE("variations, comments and marks come in and go out") {
        const std::string text =
            "(;GM[1]FF[4]CA[UTF-8]SZ[9]KM[7.5]RU[Chinese]PB[Ann]PW[Ben]GN[Lesson]C[Corners \\] first]\n"
            ";B[cc]CR[cc]LB[dd:A][ee:B]TE[1](;W[gg]C[so]TR[aa:bb])(;W[cd];B[dc]))";
        const Match match = sgf(text);
        CHECK(match.game().card().id == "falkener-go");
        CHECK(option(match, "lines") == "9");
        CHECK(option(match, "count") == "area");
        CHECK(option(match, "komi") == "7.5");
        CHECK(match.players()[0].name == "Ann");
        CHECK(match.tag("Title") == std::vector<std::string>{"Lesson"});
        CHECK(match.node(0).comment == "Corners ] first");
        CHECK(match.node(1).comment == "[%LB D6:A E5:B]");
        CHECK(match.node(1).sign == Sign::good);
        REQUIRE(match.node(1).marks.size() == 1);
        CHECK(match.node(1).marks[0] == DrawnMark{MarkColour::green, match.touches(1)[0], -1}.packed());
        CHECK(match.node(1).next.size() == 2);
        CHECK(match.node(2).comment == "so");
        CHECK(match.node(2).marks.size() == 4);
        const std::string out = write_sgf(match);
        CHECK(out.find(";B[cc]CR[cc]TE[1]LB[dd:A][ee:B]") != std::string::npos);
        CHECK(out.find("TR[ab][bb][aa][ba]C[so]") != std::string::npos);
        CHECK(write_record(sgf(out)) == write_record(match));
    }

    TEST_CASE("marks of points are rings, a colour each, and rings are those marks") {
        const Match match = sgf("(;GM[1]SZ[9];B[cc]MA[dd]SQ[cc:dc]TR[aa]CR[bb])");
        const auto ring = [&](MarkColour colour, int column, int row) {
            const auto spots = match.game().board().spots;
            const auto found = std::find_if(spots.begin(), spots.end(),
                                            [&](const Spot& spot) { return spot.column == column && spot.row == row; });
            return DrawnMark{colour, static_cast<int>(found - spots.begin()), -1}.packed();
        };
        CHECK(match.node(1).comment.empty());
        DrawnMarks wanted;
        for (const int mark :
             {ring(MarkColour::yellow, 3, 3), ring(MarkColour::blue, 2, 2), ring(MarkColour::blue, 3, 2),
              ring(MarkColour::red, 0, 0), ring(MarkColour::green, 1, 1)})
            add_mark(wanted, mark);
        CHECK(match.node(1).marks == wanted);
        const std::string out = write_sgf(match);
        for (const char* part : {"MA[dd]", "SQ[cc][dc]", "TR[aa]", "CR[bb]"})
            CHECK_MESSAGE(out.find(part) != std::string::npos, out);
        CHECK(out.find("XD[") == std::string::npos);
        CHECK(write_record(sgf(out)) == write_record(match));
        // Files written before rings were these marks had their colours apart.
        CHECK(sgf("(;GM[1]SZ[9];B[cc]XD[Raa]CR[aa])").node(1).marks == DrawnMarks{ring(MarkColour::red, 0, 0)});
    }

    TEST_CASE("what cannot be drawn is written back as it was") {
        for (const char* said :
             {"LB[dd:A][ee:two words][ff:_]", "LN[aa:cc][bb:dd]", "SL[aa][bb]", "N[A [name\\] of it: 50% _ of\n5]",
              "CR[aa]TR[bb]SQ[aa]", "CR[zz]", "AR[aa:bb]LN[aa:bb]", "AR[cc:dd][cc]", "XD[aa]", "TR[aa]MA[aa]", "DD[]",
              "BM[1]TE[1]", "V[0.25]GB[1]HO[1]"}) {
            CAPTURE(said);
            const Match match = sgf(std::string("(;GM[1]SZ[9];B[cc]C[so it goes]") + said + ")");
            const std::string out = write_sgf(match);
            // Each property stands there as it was given, the first sign before the others.
            std::string rest = said;
            for (std::size_t end = rest.find(']'); end != std::string::npos; end = rest.find(']')) {
                while (end + 1 < rest.size() && (rest[end - 1] == '\\' || rest[end + 1] == '['))
                    end = rest.find(']', end + 1);
                CHECK_MESSAGE(out.find(rest.substr(0, end + 1)) != std::string::npos, out, match.node(1).comment);
                rest.erase(0, end + 1);
            }
            CHECK(write_record(sgf(out)) == write_record(match));
        }
        // A letter added by hand to the words of a comment joins the letters there.
        Match match = sgf("(;GM[1]SZ[9];B[cc]LB[dd:A])");
        CHECK(match.node(1).comment == "[%LB D6:A]");
        match.comment(1, "[%LB D6:A] more [%LB E5:B] [%CR E5]");
        CHECK(write_sgf(match).find("LB[dd:A][ee:B]CR[ee]C[more]") != std::string::npos);
        // Words that look like a move or a tag stay words.
        match.comment(1, "[%B dd] [%PL W] so");
        match.comment(0, "[%SZ 9] [%C x]");
        CHECK(write_record(sgf(write_sgf(match))) == write_record(match));
    }

    TEST_CASE("files of others: handicap, passes, turns left out, play after two passes, resignation") {
        const Match handicap = sgf("(;GM[1]SZ[19]HA[2]KM[0.50]AB[dp][pd];W[dd];B[pp])");
        CHECK(handicap.from_setup());
        CHECK(handicap.to_move() == 1);
        CHECK(option(handicap, "komi") == "0.5");
        CHECK(handicap.tag("Handicap") == std::vector<std::string>{"2"});
        const Match gaps = sgf("(;GM[1]SZ[9];B[cc];B[gg];W[];B[tt];W[ee]RE[x])");
        std::string words;
        for (const int node : gaps.line()) words += gaps.node(node).words + " ";
        CHECK(words == " 22 pass 66 pass pass play-on pass 44 ");
        const Match resigned = sgf("(;GM[1]SZ[9]RE[W+Resign];B[cc])");
        CHECK(resigned.outcome().over);
        CHECK(resigned.outcome().score[1] == 1);
        const Match drawn = sgf("(;GM[1]SZ[9]RE[0];B[cc])");
        CHECK(drawn.outcome().score[0] == 0.5F);
        CHECK(sgf("(;SZ[13])").game().options()["lines"] == "13");
        CHECK(sgf("\xEF\xBB\xBF (;GaMe[1]SiZe[9] ; Black[cc])").size() == 2);
        CHECK(sgf("(;GM[1]SZ[9]AB[aa:bb])").game().faces(sgf("(;GM[1]SZ[9]AB[aa:bb])").position()).size() == 4);
    }

    TEST_CASE("what is wrong is refused in one sentence with its line and column") {
        refused("", 1, 1, "no game");
        refused("(;GM[1]SZ[9]\n;B[cc];W[cc])", 2, 10, "not a legal move");
        refused("(;GM[1]SZ[9];B[zz])", 1, 16, "no point");
        refused("(;GM[1]SZ[9];B[jj])", 1, 16, "no point");
        refused("(;GM[2]SZ[9])", 1, 6, "unknown game");
        refused("(;GM[1]SZ[10])", 1, 11, "10 lines");
        refused("(;GM[1]SZ[99999999999999])", 1, 11, "0 lines");
        refused("(;GM[1]SZ[9];B[cc]", 1, 1, "not closed");
        refused("(;GM[1]SZ[9];B[cc", 1, 15, "not closed");
        refused("(;GM[1]SZ[9];B[cc]W[dd])", 1, 13, "two moves");
        refused("(;GM[1]SZ[9];AB[cc])", 1, 14, "set up after");
        refused("(;GM[1]SZ[9]AB[cc]AW[cc])", 1, 13, "two stones");
        refused("(;GM[1]SZ[9]AB[ba][ab]AW[aa])", 1, 13, "no free point");
        refused("(;GM[1]SZ[9];B[cc](;W[dd])(;W[ee]);B[ff])", 1, 35, "after variations");
        refused("(;GM[1]SZ[9];B[cc]())", 1, 20, "empty");
        refused("(;GM[1]SZ[9];B)", 1, 15, "no value");
        refused("(;GM[1]GM[1])", 1, 8, "twice");
        refused("(;GM[1]SZ[9])(;GM[1]SZ[9])", 1, 14, "second game");
        refused("(;GM[1]SZ[9]) and more", 1, 15, "more text");
        refused("(;GM[1]XG[chess])", 1, 11, "chess");
        refused("(;GM[1]XG[falkener-go]XO[ko])", 1, 26, "value");
        refused("(;GM[1]XG[falkener-go]SZ[9])", 1, 26, "size");
        refused(std::string(longest_sgf + 1, ' '), 1, 1, "");
        std::string deep = "(;GM[1]SZ[9]";
        for (int n = 0; n < 2000; ++n) deep += "(;C[x]";
        refused(deep, 1, 12 + 6 * 500 + 1, "too deeply");
    }

    TEST_CASE("a position goes out and comes in as SGF") {
        const GamePtr game = *make_game("falkener-go", {{"lines", "9"}, {"setup", "empty"}});
        const Foreign& foreign = *game->foreign();
        const auto read = foreign.read("(;GM[1]FF[4]SZ[9]AB[cc][gg]AW[cg]PL[W])");
        REQUIRE(read);
        CHECK(game->write(*read) == "white 9/9/2X6/9/9/9/2O3X2/9/9");
        CHECK(foreign.write({&*read, 1}, 0) == "(;GM[1]FF[4]SZ[9]AB[cc][gg]AW[cg]PL[W])");
        for (const char* wrong : {"", "(;", "(;AB)", "(;SZ[19])", "(;AB[zz])", "(;AB[cc]AW[cc])", "(;AB[cc"})
            CHECK_FALSE(foreign.read(wrong));
    }

    TEST_CASE("only Go is written in SGF, and Go not in PGN") {
        CHECK(has_sgf(**make_game("falkener-go", {})));
        CHECK(is_sgf(" (\n;GM[1])"));
        CHECK_FALSE(is_sgf("[Event \"x\"]"));
    }
}
