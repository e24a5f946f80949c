// Double Chess (falkener.double.*): what the chapter says, rule by rule, and what is ours where it is silent.

#include <doctest/doctest.h>

#include <algorithm>

#include "core/game/study.hpp"
#include "core/game/tally.hpp"
#include "tests/unit/chess/double_chess_support.hpp"

using namespace ludus;
using namespace ludus::chess;
using namespace ludus::chess::tests;

namespace {

/// South's king is mated by West's rooks; its knight cannot help.
const std::string mated_south = "south Kh1 Nj2 | west Ka8 Rd2 Re1 | north Kg14 Rf10 Rj10 | east Kn7 Rj8 | to ";

std::string kinds_at(const DoubleStand& stand, const std::string& square) {
    for (const Face& face : stand.game.faces(stand.p))
        if (stand.game.geometry().name(face.spot) == square) return face.name;
    return "";
}

}  // namespace

TEST_CASE(
    "falkener.double.board: a cross of 160 squares, or of 128, ours; the first moves are 18, or 20 with two captures") {
    const DoubleStand long_arms, short_arms("", "arms=2");
    CHECK(long_arms.game.geometry().size() == 160);
    CHECK(short_arms.game.geometry().size() == 128);
    const auto count = [](const DoubleStand& stand, bool captures) {
        MoveList list;
        stand.game.moves(stand.p, list);
        return std::count_if(list.begin(), list.end(),
                             [&](Move m) { return !captures || !stand.p.men.empty(DoubleChess::to_of(m)); });
    };
    CHECK(count(long_arms, false) == 18);
    CHECK(count(long_arms, true) == 0);
    CHECK(count(short_arms, false) == 20);
    CHECK(count(short_arms, true) == 2);
}

TEST_CASE(
    "falkener.double.array: all the queens stand upon a white square, and a white square is at South's right hand") {
    const DoubleStand stand;
    const Board board = stand.game.board();
    int queens = 0;
    for (const auto& [square, who] : {std::pair{"g1", "South"}, {"a7", "West"}, {"h14", "North"}, {"n8", "East"}}) {
        CHECK(kinds_at(stand, square) == std::string(who) + " queen");
        CHECK(board.spots[at(board.find(square))].tone == Tone::light);
        ++queens;
    }
    CHECK(queens == 4);
    CHECK(board.spots[at(board.find("k1"))].tone == Tone::light);
    for (const char* king : {"h1", "a8", "g14", "n7"}) CHECK(kinds_at(stand, king).find("king") != std::string::npos);
    // And with arms of two rows.
    const DoubleStand other("", "arms=2");
    const Board small = other.game.board();
    for (const Face& face : other.game.faces(other.p))
        if (face.text == "Q") CHECK(small.spots[at(face.spot)].tone == Tone::light);
    CHECK(small.spots[at(small.find("j1"))].tone == Tone::light);
}

TEST_CASE(
    "falkener.double.turns: South, West, North and East, each followed by his left-hand neighbour; two, three or four "
    "play") {
    std::array<std::string, 3> seats;
    std::size_t i = 0;
    for (const char* players : {"players=4", "players=3", "players=2"}) {
        DoubleStand stand("", players);
        for (const char* move : {"e2-e3", "b5-c5", "e13-e12", "m5-l5"}) {
            seats[i] += DoubleChess::card().seats[at(stand.game.to_move(stand.p))].id + " ";
            stand.play(move);
        }
        CHECK(stand.fault == "");
        ++i;
    }
    CHECK(seats[0] == "south west north east ");
    CHECK(seats[1] == "south west south east ");
    CHECK(seats[2] == "south west south west ");
    DoubleStand two("", "players=2");
    two.play("e2-e3 b5-c5");
    CHECK(two.why("e13-e12", "falkener.double.turns") == "South also commands North.");
    CHECK(two.game.tallies(two.p)[0].rows[2].value == "free to move, played by South");
}

TEST_CASE("falkener.double.pawn.first: a rook's pawn moves one square, the others two at the first move") {
    DoubleStand stand;
    CHECK(stand.moves("d2") == "d2-d3");
    CHECK(stand.moves("k2") == "k2-k3");
    CHECK(stand.moves("e2") == "e2-e3 e2-e4");
    CHECK(stand.why("e2-e4", "falkener.double.pawn.first") == "On its first move the pawn may move two squares.");
    CHECK(stand.why("e2-e3", "falkener.double.pawn.first") == "none");
    stand.play("e2-e3 b4-c4 d13-d12 m4-l4");
    CHECK(stand.moves("e3") == "e3-e4");
    // Neither square may be taken up.
    const DoubleStand near("south Kh1 Pe2 | west Ka8 Ne3 | north Kg14 | east Kn7 | to south");
    CHECK(near.moves("e2") == "");
    const DoubleStand far("south Kh1 Pe2 | west Ka8 Ne4 | north Kg14 | east Kn7 | to south");
    CHECK(far.moves("e2") == "e2-e3");
}

TEST_CASE("falkener.double.pawn.queen: at the sides or the opposite line") {
    const DoubleStand side("south Kh1 Pb10 | west Ka8 Na11 | north Kg14 | east Kn7 | to south");
    CHECK(side.moves("b10") == "b10-a11=Q b10-b11");
    CHECK(side.why("b10-a11=Q", "falkener.double.pawn.queen") == "It reaches a side of the board and becomes a queen.");
    const DoubleStand across("south Kh1 Pe13 | west Ka8 | north Ki14 | east Kn7 | to south");
    CHECK(across.moves("e13") == "e13-e14=Q");
    CHECK(across.why("e13-e14=Q", "falkener.double.pawn.queen") ==
          "It reaches the opposite end of the board and becomes a queen.");
    // Ours: at the wall of a side arm it stands still.
    CHECK(DoubleStand("south Kh1 Pb11 | west Ka8 | north Ki14 | east Kn7 | to south").moves("b11") == "");
}

TEST_CASE("falkener.double.pawn.queen: with other writers pawns at the opposite end return, and start again at home") {
    DoubleStand stand("south Kh1 Pe13 | west Ka8 | north Ki14 | east Kn7 | to south", "queening=sides-and-return");
    CHECK(stand.moves("e13") == "e13-e14=W");
    CHECK(stand.why("e13-e14=W", "falkener.double.pawn.queen") ==
          "It reaches the opposite end of the board and turns round.");
    stand.play("e13-e14=W a8-a9 i14-j14 n7-n6");
    CHECK(stand.moves("e14") == "e14-e13");
    DoubleStand home("south Kh1 We2 | west Ka8 Nd1 | north Ki14 | east Kn7 | to south", "queening=sides-and-return");
    CHECK(home.moves("e2") == "e2-d1=P e2-e1=P");
    CHECK(home.why("e2-e1=P", "falkener.double.pawn.queen") == "It is home again, and sets out as at first.");
    home.play("e2-e1=P a8-a9 i14-j14 n7-n6 e1-e2 a9-a8 j14-i14 n6-n7");
    CHECK(home.moves("e2") == "e2-e3 e2-e4");
    // It queens at a side on its way back as well.
    CHECK(DoubleStand("south Kh1 Wb6 | west Ka8 Na5 | north Ki14 | east Kn7 | to south", "queening=sides-and-return")
              .moves("b6") == "b6-a5=Q b6-b5");
}

TEST_CASE("falkener.double.pawn.jump: a pawn jumps over its partner's pawn, over no other and onto nobody") {
    const DoubleStand meets("south Kh1 Pe5 | west Ka8 | north Kg14 Pe6 | east Kn7 | to south");
    CHECK(meets.moves("e5") == "e5-e7");
    CHECK(meets.why("e5-e7", "falkener.double.pawn.jump") ==
          "It jumps over the pawn on e6, which is that of its partner North.");
    CHECK(DoubleStand("south Kh1 Pe5 | west Ka8 Ne7 | north Kg14 Pe6 | east Kn7 | to south").moves("e5") == "");
    CHECK(DoubleStand("south Kh1 Pe5 | west Ka8 Pe6 | north Kg14 | east Kn7 | to south").moves("e5") == "");
    CHECK(DoubleStand("south Kh1 Pe5 | west Ka8 | north Kg14 Ne6 | east Kn7 | to south").moves("e5") == "");
    CHECK(DoubleStand("south Kh1 Pe5 Pe6 | west Ka8 | north Kg14 | east Kn7 | to south").moves("e5") == "");
    // East's over West's too.
    CHECK(DoubleStand("south Kh1 | west Ka8 Ph6 | north Kg14 | east Kn7 Pi6 | to east").moves("i6") == "i6-g6");
}

TEST_CASE(
    "falkener.double.blockade: who is checkmated passes while the check lasts, and moves again when it is lifted") {
    DoubleStand stand("south Kh1 | west Ka8 Rd2 Re9 | north Kg14 Rf10 | east Kn7 | to west");
    CHECK(stand.why("e9-e1", "falkener.double.blockade") ==
          "South is checkmated, and must pass until the check is lifted.");
    stand.play("e9-e1");
    CHECK(stand.game.mated(stand.p, 0));
    CHECK_FALSE(stand.game.result(stand.p).over);
    CHECK(stand.game.sketch(stand.p).find("South is checkmated for now\nNorth to move\n") != std::string::npos);
    CHECK(kinds_at(stand, "h1") == "South king, checkmated");
    // Nobody helps: South passes.
    DoubleStand alone = stand;
    alone.play("f10-g10 n7-n8");
    CHECK(alone.moves() == "pass");
    CHECK(alone.why("pass", "falkener.double.blockade") == "South is checkmated for now and passes.");
    const auto checks = alone.game.checks(alone.p);
    REQUIRE(checks.size() == 1);
    CHECK(checks[0].rule == "falkener.double.blockade");
    CHECK(checks[0].from == std::vector<int>{*alone.game.geometry().find("e1")});
    // Its partner comes between.
    CHECK(stand.why("f10-f1", "falkener.double.blockade") == "South is no longer checkmated, and may move again.");
    stand.play("f10-f1 n7-n8");
    CHECK_FALSE(stand.game.mated(stand.p, 0));
    CHECK(stand.moves() == "h1-g1 h1-i1");
    // The enemy lifts it himself.
    alone.play("pass e1-e3");
    CHECK_FALSE(alone.game.mated(alone.p, 0));
}

TEST_CASE("falkener.double.blockade: a player without a move who is not in check passes, ours") {
    const DoubleStand stand("south Kd1 | west Ka8 Re9 Rh2 | north Kg14 | east Kn7 | to south");
    CHECK_FALSE(stand.game.mated(stand.p, 0));
    CHECK(stand.moves() == "pass");
    CHECK(stand.why("pass", "falkener.double.blockade") == "South has no legal move and passes.");
}

TEST_CASE(
    "falkener.double.blockade.take: blockaded pieces are taken by the adversary, and by the partner when in his way") {
    const DoubleStand enemy(mated_south + "east"), ally(mated_south + "north");
    REQUIRE(enemy.fault == "");
    CHECK(enemy.why("j8-j2", "falkener.double.blockade.take") ==
          "South is checkmated for now, but its knight may be captured all the same.");
    CHECK_FALSE(ally.legal("j10-j2"));  // East's rook stands between
    const DoubleStand open("south Kh1 Nj2 | west Ka8 Rd2 Re1 | north Kg14 Rj10 | east Kn7 | to north");
    CHECK(open.why("j10-j2", "falkener.double.blockade.take") ==
          "Its partner South is checkmated for now, so its knight may be taken out of the way.");
    // A partner who is free is not taken.
    CHECK_FALSE(DoubleStand("south Kh1 Nj2 | west Ka8 Rd2 | north Kg14 Rj10 | east Kn7 | to north").legal("j10-j2"));
    // Among the captures open on the board.
    const auto threats = open.game.threats(open.p);
    CHECK(std::any_of(threats.begin(), threats.end(),
                      [&](const Reason& r) { return r.to == *open.game.geometry().find("j2"); }));
}

TEST_CASE("falkener.double.blockade.take: where they are made free from capture nobody takes them") {
    const DoubleStand enemy(mated_south + "east", "blockaded=immune");
    CHECK_FALSE(enemy.legal("j8-j2"));
    CHECK(enemy.legal("j8-j3"));
    const DoubleStand ally("south Kh1 Nj2 | west Ka8 Rd2 Re1 | north Kg14 Rj10 | east Kn7 | to north",
                           "blockaded=immune");
    CHECK_FALSE(ally.legal("j10-j2"));
    // Who is only in check is taken.
    CHECK(DoubleStand("south Kh1 Nj2 | west Ka8 Re1 | north Kg14 | east Kn7 Rj8 | to east", "blockaded=immune")
              .legal("j8-j2"));
}

TEST_CASE(
    "falkener.double.blockade: blockaded men still command their squares, ours; or give no check, where that was "
    "agreed") {
    const std::string text = "south Kh1 Be12 | west Ka8 Rd2 Re1 | north Kg14 | east Kn7 | to west";
    const DoubleStand standard(text), harmless(text, "blockaded_men_harmless=true");
    CHECK(standard.game.mated(standard.p, 0));
    CHECK(standard.game.in_check(standard.p, 1));
    CHECK_FALSE(standard.legal("d2-d3"));
    CHECK(harmless.game.mated(harmless.p, 0));
    CHECK_FALSE(harmless.game.in_check(harmless.p, 1));
    CHECK(harmless.legal("a8-a7"));
    // A move that would free South's bishop to give check again is not legal.
    CHECK_FALSE(harmless.legal("d2-d3"));
    CHECK(harmless.legal("d2-c2") == false);
}

TEST_CASE("falkener.double.king: no king is taken, and a player need guard only his own") {
    const DoubleStand enemy(mated_south + "west");
    CHECK_FALSE(enemy.legal("e1-h1"));
    const DoubleStand ally("south Kh1 Rg9 | west Ka8 Qg5 | north Kg14 | east Kn7 | to south");
    CHECK(ally.why("g9-h9", "falkener.double.king") == "It leaves its partner North in check, which is allowed.");
    // His own he must guard.
    CHECK_FALSE(DoubleStand("south Kh1 Rh9 | west Ka8 Qh12 | north Kg14 | east Kn7 | to south").legal("h9-g9"));
}

TEST_CASE("falkener.double.end: a side loses when both its players are checkmated at the same time, ours") {
    DoubleStand stand("south Kh1 | west Ka8 Rd2 Re1 | north Kg14 | east Kn7 Rj9 Rk13 | to east");
    stand.play("j9-j14");
    const Outcome out = stand.game.result(stand.p);
    CHECK(out.over);
    CHECK(out.rule == "falkener.double.end");
    CHECK(out.text == "West and East win: South and North are checkmated at the same time.");
    CHECK(out.score == std::array<float, 4>{0, 1, 0, 1});
    CHECK(stand.moves() == "");
    // North alone is mated: the game goes on.
    DoubleStand one("south Kh1 | west Ka8 Re1 | north Kg14 | east Kn7 Rj9 Rk13 | to east");
    one.play("j9-j14");
    CHECK_FALSE(one.game.result(one.p).over);
}

TEST_CASE("falkener.general.repetition: allowed, or a draw the third time where that was agreed") {
    CHECK(DoubleStand().game.repetition_limit() == 0);
    const DoubleStand stand("", "repetition=draw");
    CHECK(stand.game.repetition_limit() == 3);
    const std::vector<DoubleChess::Position> line{stand.p, stand.p, stand.p};
    CHECK(stand.game.repeated(line).score == std::array<float, 4>{0.5f, 0.5f, 0.5f, 0.5f});
}

TEST_CASE("Double Chess: what is no position, and why") {
    const auto fault = [](const std::string& text) { return DoubleStand(text).fault; };
    CHECK(fault("south Kh1 | west Ka8 | north Kg14 | east Kn7 | to south") == "");
    struct Wrong {
        const char *text, *said;
    };
    for (const Wrong& wrong : {
             Wrong{"south Kh1 | west Ka8 | north Kg14 | east Kn7 | to me",
                   "whose turn it is: \"to south\", west, north or east"},
             {"south Kh1 Ki1 | west Ka8 | north Kg14 | east Kn7 | to south", "one king for each player"},
             {"south | west Ka8 | north Kg14 | east Kn7 | to south", "South has no king"},
             {"south Kh1 Pa5 | west Ka8 | north Kg14 | east Kn7 | to south", "pawn is on a5"},
             {"south Kh1 Wd4 | west Ka8 | north Kg14 | east Kn7 | to south", "returning pawn is on d4"},
             {"south Kh1 Qa1 | west Ka8 | north Kg14 | east Kn7 | to south",
              "a piece (K Q R B N P W) and its square, such as Kh1"},
             {"south Kh1 | west Ka8 Qh1 | north Kg14 | east Kn7 | to south", "one piece on a square"},
             {"south Kh1 | west Ka8 | north Kg14 | east Kn7 | to south | led", "nothing more"},
         }) {
        CAPTURE(wrong.text);
        CHECK(fault(wrong.text).find(wrong.said) != std::string::npos);
    }
}

TEST_CASE("Double Chess: the computer counts a mated ally as a loss, and one army like another") {
    const DoubleStand free("south Kh1 Nj2 | west Ka8 Rd2 Re3 | north Kg14 | east Kn7 | to north"),
        shut("south Kh1 Nj2 | west Ka8 Rd2 Re1 | north Kg14 | east Kn7 | to north");
    CHECK(shut.game.evaluate(shut.p, 0) < free.game.evaluate(free.p, 0) - 200);
    CHECK(free.game.evaluate(free.p, 0) == -free.game.evaluate(free.p, 1));
    const DoubleStand start;
    CHECK(start.game.evaluate(start.p, 0) == 0);
    CHECK(start.game.evaluate(start.p, 1) == 0);
}
