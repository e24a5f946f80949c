#include "tests/tune/tables_games.hpp"

#include <unordered_set>

#include "core/tables/games/anglicorum.hpp"
#include "core/tables/games/backgammon.hpp"
#include "core/tables/games/baralie.hpp"
#include "core/tables/games/faylys.hpp"
#include "core/tables/games/german.hpp"
#include "core/tables/games/imperial.hpp"
#include "core/tables/games/lombard.hpp"
#include "core/tables/games/mylis.hpp"
#include "core/tables/games/paume_carie.hpp"
#include "core/tables/games/turkish.hpp"

namespace ludus::tables {

namespace {

template <class Game>
std::unique_ptr<Engine> with(const Options& options, const Weights* weights) {
    Variant variant = Game::with_options(options);
    if (weights) variant.weights = *weights;
    return std::make_unique<Engine>(Game::card(), std::move(variant));
}

template <class Game>
bool take(const std::string& id, const Weights* weights, std::unique_ptr<Engine>& out) {
    if (id != Game::card().id) return false;
    out = with<Game>(Options(Game::card()), weights);
    return true;
}

}  // namespace

std::unique_ptr<Engine> engine_of(const std::string& id, const Weights* weights) {
    std::unique_ptr<Engine> out;
    if (id == Backgammon::card().id)
        return with<Backgammon>(*Options::of(Backgammon::card(), {{"single", "larger"}, {"gammon", "none-off"}}),
                                weights);
    if (id == PaumeCarie::card().id + "-long")
        return with<PaumeCarie>(*Options::of(PaumeCarie::card(), {{"variant", "long"}}), weights);
    (void)(take<Anglicorum>(id, weights, out) || take<PaumeCarie>(id, weights, out) ||
           take<Lombard>(id, weights, out) || take<Imperial>(id, weights, out) || take<Provincial>(id, weights, out) ||
           take<Baralie>(id, weights, out) || take<Faylys>(id, weights, out) || take<Mylis>(id, weights, out) ||
           take<German>(id, weights, out) || take<Turkish>(id, weights, out));
    return out;
}

void list_ends(const Engine& engine, const Position& from, std::vector<Position>& ends) {
    static std::vector<Position> now, next;
    static std::unordered_set<std::uint64_t> met;
    static MoveList moves;
    ends.clear();
    met.clear();
    now.assign(1, from);
    const int seat = engine.to_move(from);
    while (!now.empty()) {
        next.clear();
        for (const Position& p : now) {
            engine.moves(p, moves);
            for (const Move move : moves) {
                const Position q = engine.play(p, move);
                if (!met.insert(engine.hash(q)).second) continue;
                (engine.to_move(q) != seat || engine.result(q).over ? ends : next).push_back(q);
            }
        }
        now.swap(next);
    }
}

}  // namespace ludus::tables
