// What a net adds to the weights of a computer player: that its file is read as it is written, that it sees both sides alike, and
// that it counts.

#include <algorithm>
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

template <class Game>
Chess without_net(const Chosen& chosen) {
    Variant variant = Game::with_options(*ludus::Options::of(Game::card(), chosen));
    variant.net = false;
    return Chess(Game::card(), std::move(variant));
}

/// As in a mirror, left and right exchanged.
Position mirrored(const Chess& game, const Position& p) {
    const Geometry& geometry = game.variant().geometry;
    Position q;
    q.turn = p.turn;
    q.hand = p.hand;
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
    REQUIRE(white.size() == Net::inputs_of(kinds, 0));
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

TEST_CASE("chess: a net sees how many of each kind are in hand") {
    const Chess game = make<Shogi>();
    const std::size_t kinds = game.variant().kinds.size(), slots = game.variant().hand.size(),
                      hands = kinds * seen_of_a_man + seen_of_a_side + 2 * kinds;
    const auto slot_of = [&](std::string_view name) {
        return static_cast<std::size_t>(
            std::find_if(game.variant().hand.begin(), game.variant().hand.end(),
                         [&](int kind) { return game.variant().kinds[at(kind)].name == name; }) -
            game.variant().hand.begin());
    };
    const auto text = [](const char* turn) {
        return std::string("south O50 | north O58 | to ") + turn + " | hand south R P3 | hand north P2";
    };
    const auto south = game.net_inputs(read(game, text("south"))), north = game.net_inputs(read(game, text("north")));
    REQUIRE(south.size() == Net::inputs_of(kinds, slots));
    REQUIRE(south.size() == hands + 2 * slots);
    CHECK(south[hands + slot_of("rook")] == 1);
    CHECK(south[hands + slot_of("pawn")] == 3);
    CHECK(south[hands + slots + slot_of("rook")] == 0);
    CHECK(south[hands + slots + slot_of("pawn")] == 2);
    for (std::size_t i = 0; i < slots; ++i) CHECK(north[hands + i] == south[hands + slots + i]);
}

TEST_CASE("chess: each net that is kept has as many numbers as its game has inputs") {
    const auto numbers = [](const Chess& game) { return Net::numbers(game.net_inputs(game.start()).size()); };
    CHECK(std::size(nets::xiangqi) == numbers(make<Xiangqi>()));
    CHECK(std::size(nets::shogi) == numbers(make<Shogi>()));
    CHECK(std::size(nets::makruk) == numbers(make<Siamese>()));
}

TEST_CASE("chess: with its net a board is worth the same in a mirror, and the same to either side") {
    const auto check = [](const Chess& game) {
        through_a_game(game, [&](const Position& p) {
            const int worth = game.evaluate(p, p.turn);
            REQUIRE(game.evaluate(p, 1 - p.turn) == -worth);
            REQUIRE(game.evaluate(mirrored(game, p), p.turn) == worth);
            REQUIRE(game.evaluate(turned(game, p), 1 - p.turn) == worth);
        });
    };
    check(make<Xiangqi>(today));
    check(make<Shogi>());
    check(make<Siamese>());
}

/// Through a game at random: the value with the net is that without it and what the net adds.
template <class Game>
void check_added(const Chosen& chosen) {
    const Chess game = make<Game>(chosen), without = without_net<Game>(chosen);
    const Weights* weights = weights_of(game.variant().learnt);
    REQUIRE(weights->net != nullptr);
    int told = 0;
    through_a_game(game, [&](const Position& p) {
        const int added = weights->net->judge(game.net_inputs(p)),
                  more = game.evaluate(p, p.turn) - without.evaluate(p, p.turn);
        REQUIRE(std::abs(more * Weights::unit - added) < 2 * Weights::unit);  // both are rounded
        told += std::abs(more) > 10 ? 1 : 0;
    });
    CHECK(told > 20);
}

TEST_CASE("chess: the players of Chinese, Japanese and Siamese chess count what their nets add") {
    check_added<Xiangqi>(today);
    check_added<Shogi>({});
    check_added<Siamese>({});
}
