// Draughts as other programs write them: FEN of PDN, whole captures as one move, games read and written.

#include "core/match/match.hpp"
#include "core/match/pgn.hpp"
#include "tests/unit/draughts/support.hpp"

namespace ludus::draughts::tests {
namespace {

std::string fen(const Engine& game, const Position& p) { return game.foreign(std::span<const Position>(&p, 1), 0); }

Match read_game(std::string_view text) {
    auto match = read_pgn(text);
    if (!match) FAIL(describe(match.fault()));
    return *match;
}

std::string line_of(const Match& match) {
    std::string out;
    for (const int node : match.whole_line())
        if (match.node(node).parent >= 0) out += (out.empty() ? "" : " ") + match.node(node).words;
    return out;
}

}  // namespace

TEST_CASE("PDN of draughts: squares have the numbers of books, Black on the first") {
    const Engine game = make<English>();
    CHECK(fen(game, game.start()) == "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
    CHECK(game.opening() == fen(game, game.start()));
    CHECK(game.first_seat() == 1);
    CHECK(game.white_seat() == 0);
    CHECK(make<English>({{"first", "white"}}).opening() == game.opening());
    // 32 is the corner at White's right hand, 29 that at the left.
    CHECK(fen(game, read(game, "white a1Kg1 h8")) == "W:W29,K32:B4");
    const Engine today = make<Polish>(international);
    CHECK(fen(today, read(today, "white a1Kg1 b10j10")) == "W:W46,K49:B1,5");
    const Engine turkish = make<Turkish>();
    CHECK(fen(turkish, read(turkish, "black a2Kb5 h7")) == "B:Wa2,Kb5:Bh7");
}

TEST_CASE("PDN of draughts: positions are read in any order, with ranges, and what is wrong is told") {
    const Engine game = make<English>();
    const auto same = [&](std::string_view text, std::string_view wanted) {
        const auto p = game.read_foreign(text);
        REQUIRE_MESSAGE(p, text);
        CHECK(game.write(*p) == wanted);
    };
    same("B:W21-32:B1-12", game.write(game.start()));
    same("B:B1-12:W21-32.", game.write(game.start()));
    same("W:WK4:B", "white Kh8 -");
    for (const char* text : {"", "X:W1:B2", "W", "W:W21", "W:W21:W22", "W:W33:B1", "W:W0:B1", "W:W21,:B1", "W:W21:B21",
                             "W:W21:B1:W3", "W:W2:B1", "W:W:B", "W:W21-:B1", "W:Wa3:B1", "W:W25-21:B1", "W:W21 :B1"})
        CHECK_FALSE_MESSAGE(game.read_foreign(text), text);
    const auto fault = game.read_foreign("W:W21:B99");
    CHECK(fault.fault().column == 8);
    const Engine turkish = make<Turkish>();
    CHECK(turkish.read_foreign("W:Wa2,Kb5:Bh7"));
    CHECK_FALSE(turkish.read_foreign("W:Wa9:Bh7"));
    CHECK_FALSE(turkish.read_foreign("W:W12:Bh7"));
    CHECK_FALSE(turkish.read_foreign("W:Wa8:Bh7"));
}

TEST_CASE("PDN of draughts: a game of English draughts, Black first, whole captures in one word") {
    const Match match = read_game(
        "[Event \"?\"]\n[White \"Ann\"]\n[Black \"Ben\"]\n[Result \"*\"]\n[GameType \"21\"]\n\n"
        "1. 11-15 22-18 2. 15x22 25x18 {even} 3. 12-16 *\n");
    CHECK(match.game().card().id == "falkener-draughts");
    CHECK(match.players()[0].name == "Ann");
    CHECK(match.players()[1].name == "Ben");
    CHECK(line_of(match) == "f6-e5 c3-d4 e5xc3 b2xd4 h6-g5");
}

TEST_CASE("PDN of draughts: a capture of several is one word, in full or from its beginning to its end") {
    const std::string head = "[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"W:W21:B4,10,17\"]\n[Result \"*\"]\n\n";
    for (const char* way : {"21x14x7", "21x7", "21x14 14x7"}) {
        const Match match = read_game(head + "1... " + way + " 2. 4-8 *\n");
        CHECK(line_of(match) == "a3xc5 c5xe7 h8-g7");
        const std::string written = write_pgn(match);
        CHECK(written.find("\n1... 21x14x7 2. 4-8 *\n") != std::string::npos);
        CHECK(written.find("[GameType \"21,B,8,8,N1,0\"]\n[SetUp \"1\"]\n[FEN \"W:W21:B4,10,17\"]") !=
              std::string::npos);
        CHECK(write_pgn(read_game(written)) == written);
    }
    CHECK_FALSE(read_pgn(head + "1... 21x8 *\n"));
}

TEST_CASE("PDN of draughts: variations of whole captures, and comments") {
    // a3 captures two, c3 one.
    const Match match = read_game(
        "[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"W:W21,22:B4,10,17,18\"]\n[Result \"*\"]\n\n"
        "1... 21x14x7 {Two} ( 1... 22x15 {One} ) 2. 18x25 *\n");
    CHECK(line_of(match) == "a3xc5 c5xe7 d4xb2");
    CHECK(match.node(0).next.size() == 2);
    CHECK(write_pgn(match).find("1... 21x14x7 {Two} (1... 22x15 {One}) 2. 18x25 *") != std::string::npos);
    CHECK(write_pgn(read_game(write_pgn(match))) == write_pgn(match));
}

TEST_CASE("PDN of draughts: type 20 is today's international game, with its results in points") {
    const Match match = read_game("[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23 2. 28x19 14x23 2-0\n");
    CHECK(match.game().card().id == "falkener-polish-draughts");
    CHECK(match.game().options()["removal"] == "end");
    CHECK(match.game().options()["steps"] == "forward");
    CHECK(line_of(match) == "d4-e5 g7-f6 e5xg7 h8xf6");
    CHECK(match.outcome().score[0] == 1);
    CHECK(write_pgn(match).find("[GameType \"20,W,10,10,N2,0\"]") != std::string::npos);
    // Falkener's own game has no such number.
    CHECK(make<Polish>().pgn_variant().empty());
    CHECK(make<English>(huffing).pgn_variant().empty());
}

TEST_CASE("PDN of draughts: type 30 is the Turkish game, by letters and figures") {
    const Match match = read_game("[GameType \"30,W,8,8,A0,0\"]\n[Result \"1-0\"]\n\n1. a3-a4 h6-h5 1-0\n");
    CHECK(match.game().card().id == "falkener-turkish-draughts");
    CHECK(line_of(match) == "a3-a4 h6-h5");
    CHECK(match.outcome().score[0] == 1);
    CHECK_FALSE(read_pgn("[GameType \"99\"]\n\n*\n"));
}

}  // namespace ludus::draughts::tests
