#include "ui/session/session.hpp"

#include <algorithm>

#include "core/game/why_not.hpp"
#include "ui/scene/sentences.hpp"

namespace ludus {
namespace {

/// Nothing where the game cannot say.
std::optional<Reason> why_not_now(const Match& match, const std::vector<int>& touched) {
    const int mover = match.to_move();
    const Outcome outcome = match.outcome();
    if (outcome.over) return Reason{outcome.rule, {}, {}, touched.back(), std::string(sentences::over)};
    if (mover >= 0 && match.players()[static_cast<std::size_t>(mover)].machine)
        return Reason{{},
                      {},
                      {},
                      touched.back(),
                      say(sentences::computers_turn,
                          {{"player", match.game().card().seats[static_cast<std::size_t>(mover)].shown()}})};
    // Nothing is told of what the mover may not know.
    const Game& game = match.game();
    const std::vector<Position> line =
        game.card().has_hidden && mover >= 0 ? std::vector{game.view(match.position(), mover)} : match.positions();
    Reason reason = why_not(game, line, touched);
    if (reason.told().empty()) return std::nullopt;
    return reason;
}

}  // namespace

Expected<Touched> Session::touch(int spot) {
    std::vector<int> touched = selection.touched();
    refused.reset();
    const Selection::Result result = selection.touch(spot);
    if (!result.move && result.taken) return Touched::led;
    if (!result.move) {
        // Touched again it was put down, which needs no reason.
        if (touched.size() == 1 && touched.front() == spot) return Touched::nowhere;
        touched.push_back(spot);
        refused = why_not_now(match, touched);
        return Touched::nowhere;
    }
    const auto played = carry_out(match, result);
    changed();
    if (!played) return played.fault();
    return Touched::moved;
}

Expected<Touched> Session::set_down(int spot) {
    std::vector<int> touched = selection.touched();
    const std::vector<int> next = selection.next();
    if (!touched.empty() && std::find(next.begin(), next.end(), spot) != next.end()) return touch(spot);
    selection.drop();
    refused.reset();
    if (touched.empty()) return Touched::nowhere;
    touched.push_back(spot);
    refused = why_not_now(match, touched);
    return Touched::nowhere;
}

void Session::changed() {
    refused.reset();
    selection.refresh(match);
    hint.reset();
    pointed.clear();
}

}  // namespace ludus
