#include "tests/tune/tables_games.hpp"

#include "core/tables/anglicorum.hpp"
#include "core/tables/backgammon.hpp"
#include "core/tables/baralie.hpp"
#include "core/tables/faylys.hpp"
#include "core/tables/german.hpp"
#include "core/tables/imperial.hpp"
#include "core/tables/lombard.hpp"
#include "core/tables/mylis.hpp"
#include "core/tables/paume_carie.hpp"
#include "core/tables/turkish.hpp"

namespace ludus::tables {

namespace {

template <class Game>
bool take(const std::string& id, const Weights* weights, std::unique_ptr<Contest>& out) {
    if (id != Game::card().id) return false;
    Law law = Game::agreed(Options(Game::card()));
    if (weights) law.weights = *weights;
    out = std::make_unique<Contest>(Game::card(), std::move(law));
    return true;
}

}  // namespace

std::unique_ptr<Contest> contest_of(const std::string& id, const Weights* weights) {
    std::unique_ptr<Contest> out;
    if (id == Backgammon::card().id) {
        Law law = Backgammon::agreed(*Options::of(Backgammon::card(), {{"single", "larger"}, {"gammon", "none-off"}}));
        if (weights) law.weights = *weights;
        return std::make_unique<Contest>(Backgammon::card(), std::move(law));
    }
    (void)(take<Anglicorum>(id, weights, out) || take<PaumeCarie>(id, weights, out) || take<Lombard>(id, weights, out) ||
           take<Imperial>(id, weights, out) || take<Provincial>(id, weights, out) || take<Baralie>(id, weights, out) ||
           take<Faylys>(id, weights, out) || take<Mylis>(id, weights, out) || take<German>(id, weights, out) ||
           take<Turkish>(id, weights, out));
    return out;
}

}  // namespace ludus::tables
