// The computer's quick answer, whether a motion opens a taking, is the answer of the laws themselves: in random games of
// every kind, and of every option that changes who takes whom.

#include <doctest/doctest.h>

#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/game/catalogue.hpp"
#include "core/rithmomachia/games/asilo.hpp"
#include "core/rithmomachia/games/boissiere.hpp"
#include "core/rithmomachia/games/fulke1.hpp"
#include "core/rithmomachia/games/fulke2.hpp"
#include "core/rithmomachia/games/fulke3.hpp"
#include "core/rithmomachia/games/guild.hpp"
#include "core/rithmomachia/games/mebben.hpp"
#include "core/rithmomachia/player/openings.hpp"
#include "core/rithmomachia/rules/move.hpp"

using namespace ludus;
using namespace ludus::rithmomachia;

namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

/// Whether each_open finds anything after the motion, in a stand of its own.
bool opens_by_law(const Engine& engine, const Engine::Position& p, const UnpackedMove& unpacked) {
    Stand after = p.now;
    int id = nobody;
    if (unpacked.type == MoveType::drop) {
        for (int man = 0; man < men_count && id == nobody; ++man) {
            if ((p.now.held >> man & 1) && p.now.side(man) == p.side && rithmomachia::man(man).like == unpacked.what)
                id = man;
        }
    } else {
        id = man_on(p.now, unpacked.from);
    }
    REQUIRE(id != nobody);
    after.space[static_cast<std::size_t>(id)] = unpacked.to;
    bool found = false;
    each_open(engine.sight(), engine.variant(), Field(after), id, unpacked.type == MoveType::flight,
              [&](int taken, unsigned) {
                  const bool named =
                      (p.named >> taken & 1) &&
                      engine.sight().ground().in_camp(p.now.at(taken), p.side, engine.variant().triumph.camp);
                  return found = !named;
              });
    return found;
}

template <class G>
void check_kind(const Chosen& chosen, int games) {
    CAPTURE(G::card().id);
    const auto options = Options::of(G::card(), chosen);
    REQUIRE(options.has_value());
    const G engine(*options);
    std::mt19937 random(7);
    MoveList moves;
    int opened = 0, asked = 0;
    for (int game = 0; game < games; ++game) {
        Engine::Position p = engine.start();
        for (int ply = 0; ply < 240; ++ply) {
            engine.moves(p, moves);
            if (moves.empty()) break;
            for (const Move move : moves) {
                const UnpackedMove unpacked = unpack(move);
                if (unpacked.type != MoveType::draught && unpacked.type != MoveType::flight &&
                    unpacked.type != MoveType::drop)
                    continue;
                const bool is_tactical = engine.is_tactical(p, move);
                ++asked;
                opened += is_tactical;
                if (is_tactical == opens_by_law(engine, p, unpacked)) continue;
                FAIL(G::card().id << ": " << engine.write(p) << "  " << engine.words(p, move) << " tactical "
                                  << is_tactical);
            }
            MoveList loud = moves;
            engine.keep_tactical(p, loud);
            std::size_t many = 0;
            for (const Move move : moves) many += engine.is_tactical(p, move);
            CHECK(loud.size() == many);
            // Takings more often than not, and forward, so that kings fall to pieces and coats are turned.
            const auto forward = [&](Move move) {
                const UnpackedMove unpacked = unpack(move);
                if (unpacked.type != MoveType::draught) return 0;
                return (rank_of(unpacked.to) - rank_of(unpacked.from)) * (p.side == even ? 1 : -1);
            };
            const auto draw = [&](const MoveList& list) { return list[random() % list.size()]; };
            const Move one = draw(moves), two = draw(moves);
            const bool takes = !loud.empty() && random() % 3 != 0;
            p = engine.play(p, takes ? draw(loud) : forward(one) > forward(two) ? one : two);
        }
    }
    CHECK(opened > asked / 1000);
    CHECK(opened < asked / 2);
}

}  // namespace

TEST_CASE("openings: fulke-1 as the laws have it") {
    check_kind<Fulke1>({}, 6);
    check_kind<Fulke1>({{"siege", "hindered"}, {"siege_edge", "true"}, {"leap", "false"}}, 3);
    check_kind<Fulke1>({{"proportion", "order"}, {"king_whole_taker", "sum"}}, 1);
}
TEST_CASE("openings: fulke-2 as the laws have it") {
    check_kind<Fulke2>({}, 3);
    check_kind<Fulke2>({{"stations", "next"}, {"leap", "true"}, {"siege", "hindered"}}, 2);
}
TEST_CASE("openings: fulke-3 as the laws have it") {
    check_kind<Fulke3>({}, 6);
    check_kind<Fulke3>({{"cornerwise", "true"}, {"length", "10"}}, 3);
}
TEST_CASE("openings: the Guild's game as the laws have it") {
    check_kind<Guild>({}, 4);
    check_kind<Guild>({{"proportion", "any"}, {"square_flight", "long"}}, 2);
}
TEST_CASE("openings: the seventeenth-century game as the laws have it") { check_kind<Mebben>({}, 3); }
TEST_CASE("openings: the Italian game as the laws have it") { check_kind<AsiloItalian>({}, 3); }
TEST_CASE("openings: Boissière's game as the laws have it") { check_kind<Boissiere>({}, 3); }
