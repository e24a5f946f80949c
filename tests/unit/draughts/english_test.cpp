// English draughts: each rule of Falkener's page 235 by its passage.

#include "tests/unit/draughts/support.hpp"

namespace ludus::draughts::tests {

TEST_CASE("falkener.draughts.board: squares of one colour, light, with the double corner at the right hand") {
    const Engine game = make<English>();
    const Board board = game.board();
    CHECK(board.spots.size() == 32);
    CHECK(board.unused.size() == 32);
    for (const Spot& spot : board.spots) CHECK(spot.tone == Tone::light);
    CHECK(board.find("g1") >= 0);
    CHECK(board.find("h2") >= 0);
    CHECK(board.find("h1") < 0);
    CHECK(board.find("a1") >= 0);
    CHECK(board.find("a2") < 0);
}

TEST_CASE("falkener.draughts.array: three rows of four on each side") {
    const Engine game = make<English>();
    CHECK(game.write(game.start()) == "black a1c1e1g1b2d2f2h2a3c3e3g3 b6d6f6h6a7c7e7g7b8d8f8h8");
}

TEST_CASE("falkener.draughts.first: either may begin, Black where nobody chooses") {
    CHECK(make<English>().to_move(make<English>().start()) == 1);
    const Engine game = make<English>({{"first", "white"}});
    CHECK(game.to_move(game.start()) == 0);
}

TEST_CASE("falkener.draughts.move: one square diagonally forward, and captures by hopping over") {
    const Engine game = make<English>();
    const Position p = read(game, "white c3 h8");
    CHECK(moves(game, p) == List{"c3-b4", "c3-d4"});
    CHECK(cited(game, p, "c3-d4") == List{"falkener.draughts.move"});
    CHECK(moves(game, read(game, "black c3 d6")) == List{"d6-c5", "d6-e5"});
    // A capture must be made, and backward there is none.
    CHECK(moves(game, read(game, "white c3h2 d4h8")) == List{"c3xe5"});
    CHECK(moves(game, read(game, "white e5 d4h8")) == List{"e5-d6", "e5-f6"});
    // The square behind must be free.
    CHECK(moves(game, read(game, "white c3 d4e5")) == List{"c3-b4"});
    const Position after = play(game, read(game, "white c3 d4h8"), "c3xe5");
    CHECK(game.write(after) == "black e5 h8");
    CHECK(game.at_turn_start(after));
}

TEST_CASE("falkener.draughts.move: the same piece captures on as long as it can") {
    const Engine game = make<English>();
    Position p = read(game, "white a3g1 b4d6h8");
    CHECK(cites(game, p, "a3xc5", "falkener.draughts.move"));
    p = play(game, p, "a3xc5");
    CHECK_FALSE(game.at_turn_start(p));
    CHECK(game.to_move(p) == 0);
    CHECK(game.write(p) == "white g1c5 d6h8 on:c5");
    CHECK(moves(game, p) == List{"c5xe7"});
    CHECK(game.write(play(game, p, "c5xe7")) == "black g1e7 h8");
}

TEST_CASE("falkener.draughts.king: a king goes back too, and a piece crowned by a capture stops there") {
    const Engine game = make<English>();
    CHECK(moves(game, read(game, "white Kd4 h8")) == List{"d4-c3", "d4-c5", "d4-e3", "d4-e5"});
    CHECK(moves(game, read(game, "white Kd4 c3h8")) == List{"d4xb2"});
    CHECK(cites(game, read(game, "white Kd4 c3h8"), "d4xb2", "falkener.draughts.king"));
    const Position p = read(game, "white d6a1 e7g7a7");
    const Position after = play(game, p, "d6xf8");
    CHECK(game.write(after) == "black a1Kf8 a7g7");
    CHECK(cites(game, p, "d6xf8", "falkener.draughts.king"));
    // In its next move it can.
    CHECK(moves(game, read(game, "white a1Kf8 a7g7")) == List{"f8xh6"});
    CHECK(game.write(play(game, read(game, "white e7 a7"), "e7-d8")) == "black Kd8 a7");
}

TEST_CASE("falkener.draughts.choice: of two captures either, even the smaller") {
    const Engine game = make<English>();
    const Position p = read(game, "white c3 b4d4d6h8");
    CHECK(moves(game, p) == List{"c3xa5", "c3xe5"});
    CHECK(cites(game, p, "c3xa5", "falkener.draughts.choice"));
    CHECK(game.write(play(game, p, "c3xa5")) == "black a5 d4d6h8");
    CHECK(game.write(play(game, p, "c3xe5 e5xc7")) == "black c7 b4h8");
    CHECK_FALSE(cites(game, read(game, "white c3 d4h8"), "c3xe5", "falkener.draughts.choice"));
}

TEST_CASE("falkener.draughts.move: who cannot move, or has nobody left, has lost") {
    const Engine game = make<English>();
    CHECK(game.result(read(game, "black c3 -")).text == "White wins: Black has no piece left.");
    const Outcome shut_in = game.result(read(game, "white a5 b6c7"));
    CHECK(shut_in.over);
    CHECK(shut_in.text == "Black wins: White cannot move.");
    CHECK(shut_in.rule == "falkener.draughts.move");
    CHECK(shut_in.score[1] == 1);
    CHECK_FALSE(game.result(game.start()).over);
}

TEST_CASE(
    "falkener.general.repetition: the third time a position of draughts stands is a draw, if nobody chooses "
    "otherwise") {
    const Engine game = make<English>();
    CHECK(game.repetition_limit() == 3);
    const Position p = read(game, "white Ka1 Kh8");
    CHECK(game.repeated(std::span<const Position>(&p, 1)).rule == "falkener.general.repetition");
    CHECK(make<English>({{"repetition", "none"}}).repetition_limit() == 0);
}

TEST_CASE("falkener.draughts.huff: who passes over a capture may lose the piece") {
    const Engine game = make<English>(huffing);
    const Position p = read(game, "white g1c3 d4h8");
    CHECK(moves(game, p) == List{"c3-b4", "c3xe5", "g1-f2", "g1-h2"});
    const Position passed = play(game, p, "g1-h2");
    CHECK(game.write(passed) == "black h2c3 d4h8 owed:c3 before:g1c3/d4h8");
    // Black captures, moves, huffs or demands.
    CHECK(moves(game, passed) == List{"d4-e3", "d4xb2", "demand", "h8-g7", "huff-c3"});
    CHECK(cited(game, passed, "huff-c3") == List{"falkener.draughts.huff"});
    const Position huffed = play(game, passed, "huff-c3");
    CHECK_FALSE(game.at_turn_start(huffed));
    CHECK(game.to_move(huffed) == 1);
    CHECK(moves(game, huffed) == List{"d4-c3", "d4-e3", "h8-g7"});
    CHECK(game.write(play(game, huffed, "h8-g7")) == "white h2 d4g7");
}

TEST_CASE("falkener.draughts.huff: a demand undoes the move, and the capture must be made") {
    const Engine game = make<English>(huffing);
    const Position passed = play(game, read(game, "white g1c3 d4h8"), "g1-h2");
    const Position undone = play(game, passed, "demand");
    CHECK(game.write(undone) == "white g1c3 d4h8 must:1");
    CHECK(moves(game, undone) == List{"c3xe5"});
    CHECK(cites(game, undone, "c3xe5", "falkener.draughts.huff"));
    CHECK(game.write(play(game, undone, "c3xe5")) == "black g1e5 h8");
}

TEST_CASE("falkener.draughts.huff: the right stays, however many moves later, as long as the piece could capture") {
    const Engine game = make<English>(huffing);
    Position p = play(game, read(game, "white g1b2c3g5 d4h8a7"), "g1-h2");
    CHECK(cites(game, p, "h8-g7", "falkener.draughts.huff"));
    p = play(game, p, "a7-b6");
    CHECK(game.write(p) == "white b2h2c3g5 d4b6h8 owed:c3");
    p = play(game, p, "h2-g3");
    CHECK(moves(game, p, "huff") == List{"huff-c3"});
    p = play(game, p, "b6-a5 g3-h4");
    CHECK(moves(game, p, "huff") == List{"huff-c3"});
    // The enemy goes away, and nothing is owed any more.
    p = play(game, p, "d4-e3");
    CHECK(game.write(p) == "white b2c3h4g5 e3a5h8");
}

TEST_CASE("falkener.draughts.huff: of an earlier omission the capture is demanded for the next turn") {
    const Engine game = make<English>(huffing);
    // c3 has passed over d4, and then White has captured with another piece: the last move is in order.
    const Position p = play(game, read(game, "white b2c3f2 d4g3a7h8 owed:c3"), "f2xh4");
    CHECK(game.write(p) == "black b2c3h4 d4a7h8 owed:c3");
    const Position demanded = play(game, p, "demand");
    CHECK(game.write(demanded) == "black b2c3h4 d4a7h8 acted must:1");
    CHECK(moves(game, demanded) == List{"a7-b6", "d4-e3", "h8-g7"});
    CHECK(moves(game, play(game, demanded, "a7-b6")) == List{"c3xe5"});
    // Where the piece cannot capture any more, nothing is left of the demand.
    CHECK(moves(game, play(game, demanded, "d4-e3")) == List{"b2-a3", "c3-b4", "c3-d4", "h4-g5"});
}

TEST_CASE("draughts: what a position with huffing cannot be") {
    const Engine game = make<English>(huffing), plain = make<English>();
    for (const char* text :
         {"white c3 d4 owed:e5", "white c3 - owed:c3", "white c3 d4 acted owed:d4", "white c3 d4 due:64",
          "white c3 d4 must:4", "white c3 d4 before:-/-", "white c3 d4 before:c3", "white c3 d4 able:c3"})
        CHECK_FALSE_MESSAGE(game.read_position(text), text);
    CHECK_FALSE(plain.read_position("white c3 d4 owed:c3"));
    for (const char* text :
         {"white c3", "white - -", "white c3 c3", "white c3 a2", "white c3c3 d4", "white h8 d4", "white c3 a1",
          "white c3 d4 on:c3 taken:d4", "white c3 h8 on:c3", "green c3 d4", "white c3 d4 came:1"})
        CHECK_FALSE_MESSAGE(plain.read_position(text), text);
    CHECK(plain.read_position("white c3 d4 on:c3"));
}

}  // namespace ludus::draughts::tests
