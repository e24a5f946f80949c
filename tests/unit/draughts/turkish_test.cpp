// Turkish draughts: each rule of Falkener's pages 237 and 238 by its passage.

#include "tests/unit/draughts/support.hpp"

namespace ludus::draughts::tests {

TEST_CASE("falkener.turkish-draughts.array: sixteen on each side, on the second and third rows") {
    const Engine game = make<Turkish>();
    CHECK(game.board().spots.size() == 64);
    CHECK(game.write(game.start()) == "white a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3 a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7");
}

TEST_CASE("falkener.turkish-draughts.move: forwards or sideways, one square, and so in capturing") {
    const Engine game = make<Turkish>();
    const Position p = read(game, "white d4 h8");
    CHECK(moves(game, p) == List{"d4-c4", "d4-d5", "d4-e4"});
    CHECK(cited(game, p, "d4-c4") == List{"falkener.turkish-draughts.move"});
    CHECK(moves(game, read(game, "white d4 d5h8")) == List{"d4xd6"});
    CHECK(moves(game, read(game, "white d4 c4h8")) == List{"d4xb4"});
    CHECK(moves(game, read(game, "white d4 d3c5h8")) == List{"d4-c4", "d4-d5", "d4-e4"});
    // The greatest number where nobody chooses otherwise.
    const Position two = read(game, "white d4 d5c6e4h8");
    CHECK(moves(game, two) == List{"d4xd6"});
    CHECK(cites(game, two, "d4xd6", "falkener.turkish-draughts.move"));
    CHECK(moves(make<Turkish>({{"most", "free"}}), two) == List{"d4xd6", "d4xf4"});
    CHECK(game.write(play(game, two, "d4xd6 d6xb6")) == "black b6 e4h8");
}

TEST_CASE("falkener.turkish-draughts.queen: like a rook, over one enemy to any empty square beyond") {
    const Engine game = make<Turkish>();
    CHECK(game.write(play(game, read(game, "white d7 h8"), "d7-d8")) == "black Kd8 h8");
    const Position p = read(game, "white Kd4 d6h8");
    CHECK(moves(game, p) == List{"d4xd7", "d4xd8"});
    CHECK(cites(game, p, "d4xd7", "falkener.turkish-draughts.queen"));
    CHECK(moves(game, read(game, "white Kd4 d6d7")).size() == 11);
    CHECK(moves(game, read(game, "white Kd4 h8"), "d4-d").size() == 7);
}

TEST_CASE("falkener.turkish-draughts.queen: in the middle of a capture it may not turn straight back") {
    const Engine game = make<Turkish>(), back = make<Turkish>({{"turn-back", "yes"}});
    // Over d5 to d7; back on the line stands d2.
    const char* line = "white Kd4 d2d6h8";
    CHECK(Engine::pieces_of(game.best_capture(read(game, line))) == 1);
    CHECK(Engine::pieces_of(back.best_capture(read(back, line))) == 2);
    const Position p = play(back, read(back, line), "d4xd7");
    CHECK(moves(back, p) == List{"d7xd1"});
    // Captured pieces are lifted at once: the queen may cross where one stood, from another side.
    const Position mid = play(game, read(game, "white Ka4 c4e6h8"), "a4xe4");
    CHECK(game.write(mid) == "white Ke4 e6h8 on:e4 came:2");
}

TEST_CASE("falkener.turkish-draughts.queen: a set game ended with all pieces captured in one move") {
    const Engine game = make<Turkish>();
    Position p = read(game, "white Ka1 a3c5e3");
    int hops = 0;
    do p = play(game, p, moves(game, p).front()), ++hops;
    while (!game.at_turn_start(p));
    CHECK(hops == 3);
    CHECK(game.result(p).over);
    CHECK(game.result(p).rule == "falkener.turkish-draughts.move");
}

TEST_CASE("draughts: a Turkish piece that meets the last row in a capture goes on as it is") {
    const Engine game = make<Turkish>();
    const Position p = play(game, read(game, "white d6 d7e8h3"), "d6xd8");
    CHECK(game.write(p) == "white d8 h3e8 on:d8");
    CHECK(game.write(play(game, p, "d8xf8")) == "black Kf8 h3");
}

TEST_CASE("Turkish draughts: a queen of either side on any square changes the hash") {
    const Engine game = make<Turkish>();
    for (int seat = 0; seat < 2; ++seat)
        for (int bit = 0; bit < 64; ++bit) {
            Position p;
            p.pieces.of[static_cast<std::size_t>(1 - seat)] = square((bit + 9) % 64);
            Position q = p;
            q.pieces.of[static_cast<std::size_t>(seat)] |= square(bit);
            q.pieces.kings |= square(bit);
            INFO(game.write(q));
            CHECK(game.hash(p) != game.hash(q));
        }
}

}  // namespace ludus::draughts::tests
