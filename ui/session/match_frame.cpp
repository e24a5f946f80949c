#include "ui/session/match_frame.hpp"

#include <algorithm>

#include "ui/session/speech.hpp"
#include "ui/session/turn_phase.hpp"

namespace ludus {
namespace {

/// Whether whoever stood on the spot stands there no more, or not whole.
bool is_changed(const std::vector<Face>& before, const std::vector<Face>& after, int spot) {
    for (const Face& was : before) {
        if (was.spot != spot) continue;
        const auto is = std::find_if(after.begin(), after.end(), [&](const Face& face) { return face.id == was.id; });
        return is == after.end() || is->owner != was.owner || is->tiers != was.tiers;
    }
    return false;
}

/// Whether a person may touch the board now.
bool is_open(const Match& match, bool real_dice) {
    const int mover = match.to_move();
    if (mover < 0) return real_dice || !match.game().card().has_rolls;
    return !match.players()[static_cast<std::size_t>(mover)].machine;
}

}  // namespace

std::vector<Ray> captures_since(const Match& match, int node) {
    std::vector<int> way;
    int at = match.cursor();
    for (; at > node && at >= 0; at = match.node(at).parent) way.push_back(at);
    if (at != node || node < 0 || way.empty()) return {};
    const Game& game = match.game();
    const Board board = game.board();
    const std::vector<Face> before = game.faces(match.node(node).position), after = game.faces(match.position());
    std::vector<Ray> rays;
    for (auto step = way.rbegin(); step != way.rend(); ++step) {
        const std::vector<Reason> reasons = match.reasons(*step);
        const auto captures = [&](const Reason& reason) {
            return reason.to >= 0 && !reason.from.empty() && is_changed(before, after, reason.to) &&
                   !board.spots[static_cast<std::size_t>(reason.to)].piles();
        };
        bool named = false;
        for (const Reason& reason : reasons) {
            if (!captures(reason) || reason.way.empty()) continue;
            rays.push_back({reason.from, reason.to, reason.line});
            named = true;
        }
        const auto first = std::find_if(reasons.begin(), reasons.end(), captures);
        if (!named && first != reasons.end()) rays.push_back({first->from, first->to, first->line});
    }
    return rays;
}

SceneFrame next_frame(Session& session, FrameOptions options) {
    const Match& match = session.match;
    SceneFrame frame;
    frame.open = is_open(match, options.real_dice);
    options.scene.destinations = options.scene.destinations && frame.open;
    options.scene.speech = false;
    frame.scene = make_scene(match, session.selection, options.scene);
    frame.has_board = options.with_board;
    if (options.with_board || session.framed_node < 0) frame.change = FrameChange::begin;
    else frame.change = session.framed_node == match.cursor() ? FrameChange::marked : FrameChange::moved;
    if (frame.change == FrameChange::moved) frame.captured = captures_since(match, session.framed_node);
    session.framed_node = match.cursor();
    frame.selected = session.selection.touched();
    if (frame.open) frame.next = session.selection.next();
    frame.rolls = !options.real_dice && match.game().card().has_rolls && turn_state(match).what == TurnPhase::throwing;
    frame.buttons = match.to_move() != chance;
    return frame;
}

}  // namespace ludus
