// The machine's quick answer, whether a motion opens a taking, is the answer of the laws themselves: in random games of
// every kind, and of every option that changes who takes whom.

#include <doctest/doctest.h>

#include <memory>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include "core/game/catalogue.hpp"
#include "core/rithmomachia/rules/move.hpp"
#include "core/rithmomachia/games/asilo.hpp"
#include "core/rithmomachia/games/boissiere.hpp"
#include "core/rithmomachia/games/fulke1.hpp"
#include "core/rithmomachia/games/fulke2.hpp"
#include "core/rithmomachia/games/fulke3.hpp"
#include "core/rithmomachia/games/guild.hpp"
#include "core/rithmomachia/games/mebben.hpp"
#include "core/rithmomachia/player/openings.hpp"

using namespace ludus;
using namespace ludus::rithmomachia;

namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

/// Whether each_open finds anything after the motion, in a stand of its own.
bool opens_by_law(const Battle& battle, const Battle::Position& p, const Act& act) {
    Stand after = p.now;
    int id = nobody;
    if (act.deed == Deed::drop) {
        for (int man = 0; man < men_count && id == nobody; ++man) {
            if ((p.now.held >> man & 1) && p.now.side(man) == p.side && rithmomachia::man(man).like == act.what)
                id = man;
        }
    } else {
        id = man_on(p.now, act.from);
    }
    REQUIRE(id != nobody);
    after.space[static_cast<std::size_t>(id)] = act.to;
    bool found = false;
    each_open(battle.sight(), battle.manner(), Field(after), id, act.deed == Deed::flight, [&](int taken, unsigned) {
        const bool named = (p.named >> taken & 1) &&
                           battle.sight().ground().in_camp(p.now.at(taken), p.side, battle.manner().triumph.camp);
        return found = !named;
    });
    return found;
}

template <class G>
void check_kind(const Chosen& chosen, int games) {
    CAPTURE(G::card().id);
    const auto options = Options::of(G::card(), chosen);
    REQUIRE(options.has_value());
    const G battle(*options);
    std::mt19937 random(7);
    MoveList moves;
    int opened = 0, asked = 0;
    for (int game = 0; game < games; ++game) {
        Battle::Position p = battle.start();
        for (int ply = 0; ply < 240; ++ply) {
            battle.moves(p, moves);
            if (moves.empty()) break;
            for (const Move move : moves) {
                const Act act = unpack(move);
                if (act.deed != Deed::draught && act.deed != Deed::flight && act.deed != Deed::drop) continue;
                const bool noisy = battle.noisy(p, move);
                ++asked;
                opened += noisy;
                if (noisy == opens_by_law(battle, p, act)) continue;
                FAIL(G::card().id << ": " << battle.write(p) << "  " << battle.words(p, move) << " noisy " << noisy);
            }
            MoveList loud = moves;
            battle.keep_noisy(p, loud);
            std::size_t many = 0;
            for (const Move move : moves) many += battle.noisy(p, move);
            CHECK(loud.size() == many);
            // Takings more often than not, and forward, so that kings fall to pieces and coats are turned.
            const auto forward = [&](Move move) {
                const Act act = unpack(move);
                if (act.deed != Deed::draught) return 0;
                return (rank_of(act.to) - rank_of(act.from)) * (p.side == even ? 1 : -1);
            };
            const auto draw = [&](const MoveList& list) { return list[random() % list.size()]; };
            const Move one = draw(moves), two = draw(moves);
            const bool takes = !loud.empty() && random() % 3 != 0;
            p = battle.play(p, takes ? draw(loud) : forward(one) > forward(two) ? one : two);
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
