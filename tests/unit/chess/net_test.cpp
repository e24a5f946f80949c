// What a net adds to the weights of a computer player: that its file is read as it is written, that it sees both sides alike, and
// that it counts.

#include <random>

#include "core/chess/nets/net.hpp"
#include "core/chess/nets/nets.hpp"
#include "tests/unit/chess/support.hpp"

using ludus::at;
using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::MoveList;

namespace {

const Chosen today = {{"cannon", "jump-to-capture"}, {"horse", "leg"}, {"stalemate", "loss"}};

Chess without_net() {
    Variant variant = Xiangqi::with_options(*ludus::Options::of(Xiangqi::card(), today));
    variant.learnt = Learnt::xiangqi_weights;
    return Chess(Xiangqi::card(), std::move(variant));
}

/// As in a mirror, left and right exchanged.
Position mirrored(const Chess& game, const Position& p) {
    const Geometry& geometry = game.variant().geometry;
    Position q;
    q.turn = p.turn;
    for (int s = 0; s < geometry.size(); ++s) {
        if (p.men.empty(s)) continue;
        const Code code = p.men.what[at(p.men.man(s))];
        if (game.variant().kinds[at(kind_of(code))].royal)
            q.royals[at(seat_of(code))] |= std::uint64_t{1} << q.men.count;
        q.men.add(code, geometry.square(geometry.columns - 1 - geometry.column(s), geometry.row(s)));
    }
    return q;
}

/// Positions of a game at random.
template <class Ask>
void through_a_game(const Chess& game, Ask ask) {
    std::mt19937_64 random(1895);
    Position p = game.start();
    MoveList list;
    for (int ply = 0; ply < 160; ++ply) {
        game.moves(p, list);
        if (list.empty()) break;
        CAPTURE(game.write(p));
        ask(p);
        p = game.play(p, list[random() % list.size()]);
    }
}

}  // namespace

TEST_CASE("chess: a net is read as its file holds it") {
    // Of three inputs: the first weighs 2048 for the first hidden unit, the last -1024 for the last.
    std::vector<std::int16_t> kept(Net::numbers(3));
    kept[0] = 2048;
    kept[3 * Net::hidden - 1] = -1024;
    std::int16_t* const always = &kept[3 * Net::hidden];
    std::int16_t* const out = always + Net::hidden;
    always[1] = 6144;
    out[0] = 100;
    out[1] = 1000;
    out[Net::hidden - 1] = 40;
    out[Net::hidden] = 7;
    const Net net(kept);
    const auto judged = [&](std::int16_t first, std::int16_t last) {
        const std::array<std::int16_t, 3> inputs{first, 5, last};
        return net.judge(inputs);
    };
    CHECK(judged(0, 0) == 750 + 7);            // three units of four give three quarters
    CHECK(judged(1, 0) == 750 + 50 + 7);       // one of two a half
    CHECK(judged(-1, 0) == 750 - 50 + 7);      // and less than nothing
    CHECK(judged(3, 2) == 750 + 75 - 20 + 7);  // all are added
    CHECK(judged(32'767, 0) == 750 + 99 + 7);  // however much, never all
    CHECK(judged(-32'767, 0) == 650 + 7);
}

TEST_CASE("chess: a net sees the men of the mover less those of the other, and how many of each stand") {
    const Chess game = make<Xiangqi>(today);
    enum { guard = 1, chariot = 4, soldier = 6 };
    const std::size_t kinds = game.variant().kinds.size(), counts = kinds * seen_of_a_man + seen_of_a_side;
    const auto white = game.net_inputs(read(game, "white K40 R10 P13 P33 | red K59 G49 P16 | to white")),
               red = game.net_inputs(read(game, "white K40 R10 P13 P33 | red K59 G49 P16 | to red"));
    REQUIRE(white.size() == Net::inputs_of(kinds));
    CHECK(std::size(nets::xiangqi) == Net::numbers(white.size()));
    CHECK(white[chariot * seen_of_a_man] == 1);
    CHECK(white[guard * seen_of_a_man] == -1);
    CHECK(white[soldier * seen_of_a_man] == 1);
    CHECK(white[counts + soldier] == 2);
    CHECK(white[counts + kinds + soldier] == 1);
    CHECK(white[counts + kinds + guard] == 1);
    // For the other all is turned round.
    for (std::size_t i = 0; i < counts; ++i) CHECK(red[i] == -white[i]);
    for (std::size_t i = 0; i < 2 * kinds; ++i) CHECK(red[counts + i] == white[counts + (i + kinds) % (2 * kinds)]);
}

TEST_CASE("chess: with its net a board is worth the same in a mirror, and the same to either side") {
    const Chess game = make<Xiangqi>(today);
    through_a_game(game, [&](const Position& p) {
        const int worth = game.evaluate(p, p.turn);
        REQUIRE(game.evaluate(p, 1 - p.turn) == -worth);
        REQUIRE(game.evaluate(mirrored(game, p), p.turn) == worth);
        REQUIRE(game.evaluate(turned(game, p), 1 - p.turn) == worth);
    });
}

TEST_CASE("chess: the player of Chinese chess counts what its net adds") {
    const Chess game = make<Xiangqi>(today), without = without_net();
    const Weights* weights = weights_of(game.variant().learnt);
    REQUIRE(weights->net != nullptr);
    REQUIRE(weights_of(Learnt::xiangqi_weights)->net == nullptr);
    int told = 0;
    through_a_game(game, [&](const Position& p) {
        const int added = weights->net->judge(game.net_inputs(p)),
                  more = game.evaluate(p, p.turn) - without.evaluate(p, p.turn);
        REQUIRE(std::abs(more * Weights::unit - added) < 2 * Weights::unit);  // both are rounded
        told += std::abs(more) > 10 ? 1 : 0;
    });
    CHECK(told > 20);
}
