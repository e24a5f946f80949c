// Polish draughts: each rule of Falkener's page 236 by its passage, and today's international game.

#include "tests/unit/draughts/support.hpp"

namespace ludus::draughts::tests {

TEST_CASE("falkener.polish.board: ten squares, four rows of five on either side") {
    const Engine game = make<Polish>();
    CHECK(game.board().spots.size() == 50);
    CHECK(game.write(game.start()) ==
          "white a1c1e1g1i1b2d2f2h2j2a3c3e3g3i3b4d4f4h4j4 "
          "a7c7e7g7i7b8d8f8h8j8a9c9e9g9i9b10d10f10h10j10");
}

TEST_CASE("falkener.polish.move: all pieces move backward as well as forward") {
    const Engine game = make<Polish>();
    const Position p = read(game, "white d4 j10");
    CHECK(moves(game, p) == List{"d4-c3", "d4-c5", "d4-e3", "d4-e5"});
    CHECK(cited(game, p, "d4-c3") == List{"falkener.polish.move"});
    CHECK(moves(game, read(game, "white d4 c3j10")) == List{"d4xb2"});
    const Engine today = make<Polish>(international);
    CHECK(moves(today, read(today, "white d4 j10")) == List{"d4-c5", "d4-e5"});
    CHECK(moves(today, read(today, "white d4 c3j10")) == List{"d4xb2"});
}

TEST_CASE("falkener.polish.queen: a queen passes over any number of squares in moving and in capturing") {
    const Engine game = make<Polish>();
    const Position p = read(game, "white Ka1 a9");
    CHECK(moves(game, p) == List{"a1-b2", "a1-c3", "a1-d4", "a1-e5", "a1-f6", "a1-g7", "a1-h8", "a1-i9", "a1-j10"});
    CHECK(cited(game, p, "a1-e5") == List{"falkener.polish.queen"});
    // Over one enemy to any empty square beyond, and never over two in a row.
    CHECK(moves(game, read(game, "white Ka1 d4a9")) == List{"a1xe5", "a1xf6", "a1xg7", "a1xh8", "a1xi9", "a1xj10"});
    CHECK(moves(game, read(game, "white Ka1 d4e5")) == List{"a1-b2", "a1-c3"});
    CHECK(cites(game, read(game, "white Ka1 d4a9"), "a1xg7", "falkener.polish.queen"));
}

TEST_CASE("falkener.polish.most: the greatest number must be captured, with either piece") {
    const Engine game = make<Polish>();
    const Position p = read(game, "white d4j2 c5c7i3");
    CHECK(moves(game, p) == List{"d4xb6"});
    CHECK(cites(game, p, "d4xb6", "falkener.polish.most"));
    // Fewer even where those are queens.
    CHECK(moves(game, read(game, "white d4j2 c5c7Ki3")) == List{"d4xb6"});
    const Engine free = make<Polish>({{"most", "free"}});
    CHECK(moves(free, p) == List{"d4xb6", "j2xh4"});
    CHECK(cites(free, p, "j2xh4", "falkener.draughts.choice"));
}

TEST_CASE("falkener.polish.value: of equal captures the one with more queens") {
    const Engine game = make<Polish>();
    const Position p = read(game, "white d4j2 c5Ki3");
    CHECK(moves(game, p) == List{"j2xh4"});
    CHECK(cites(game, p, "j2xh4", "falkener.polish.value"));
    CHECK(moves(make<Polish>({{"value", "free"}}), p) == List{"d4xb6", "j2xh4"});
}

TEST_CASE("falkener.polish.once: removed at once a piece leaves its square free, removed at the end it bars the way") {
    const Engine at_once = make<Polish>();
    Position p = read(at_once, "white a3 b4d6f6f4d2");
    const Engine at_end = make<Polish>({{"removal", "end"}});
    p = play(at_once, p, "a3xc5");
    CHECK(cites(at_once, read(at_once, "white a3 b4d6j10"), "a3xc5", "falkener.polish.once"));
    CHECK(at_once.write(p) == "white c5 d2f4d6f6 on:c5");
    Position q = play(at_end, read(at_end, "white a3 b4d6f6f4d2"), "a3xc5");
    CHECK(at_end.write(q) == "white c5 d2b4f4d6f6 on:c5 taken:b4");
    // All are lifted when the turn is over.
    q = play(at_end, q, "c5xe7");
    while (!at_end.at_turn_start(q)) q = play(at_end, q, moves(at_end, q).front());
    CHECK(q.taken == 0);
    CHECK(q.pieces.of[1] == 0);
}

TEST_CASE("falkener.polish.once: a queen turns back over the square of a piece that is gone, or is stopped by it") {
    // From c3 over e5 and back to b2, or b2 first and then e5: both ways lead over the square of who is captured already.
    const Engine at_once = make<Polish>(), at_end = make<Polish>({{"removal", "end"}});
    CHECK(Engine::pieces_of(at_once.best_capture(read(at_once, "white Kc3 b2e5"))) == 2);
    CHECK(Engine::pieces_of(at_end.best_capture(read(at_end, "white Kc3 b2e5"))) == 1);
}

TEST_CASE("falkener.polish.value: a smaller capture may be huffed, or the greater demanded") {
    const Engine game = make<Polish>(huffing);
    const Position p = read(game, "white d4j2 c5c7i3j10");
    CHECK(moves(game, p, "j2x") == List{"j2xh4"});
    const Position fewer = play(game, p, "j2xh4");
    CHECK(moves(game, fewer, "huff") == List{"huff-d4"});
    CHECK(cites(game, fewer, "huff-d4", "falkener.draughts.huff"));
    const Position undone = play(game, fewer, "demand");
    CHECK(game.write(undone) == "white j2d4 i3c5c7j10 must:1");
    CHECK(moves(game, undone) == List{"d4xb6"});
    // Half of the greatest is not all of it.
    const Position most = play(game, p, "d4xb6 b6xd8");
    CHECK(game.write(most) == "black j2d8 i3j10");
}

TEST_CASE("draughts: a piece that crosses its last row in a capture stays what it is") {
    const Engine game = make<Polish>();
    const Position p = play(game, read(game, "white f8 g9i9j6"), "f8xh10");
    CHECK(game.write(p) == "white h10 j6i9 on:h10");
    CHECK(moves(game, p) == List{"h10xj8"});
    CHECK(game.write(play(game, p, "h10xj8")) == "black j8 j6");
}

}  // namespace ludus::draughts::tests
