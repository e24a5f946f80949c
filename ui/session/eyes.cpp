#include "ui/session/eyes.hpp"

#include <algorithm>

#include "ui/scene/sentences.hpp"

namespace ludus {

Position seen_by(const Game& game, const Position& position, int eyes) {
    if (eyes == all_eyes || !game.card().has_hidden) return position;
    if (eyes != one_screen) return game.view(position, eyes);
    Position seen = position;
    for (std::size_t seat = 0; seat < game.card().seats.size(); ++seat) seen = game.view(seen, static_cast<int>(seat));
    return seen;
}

void hide_unseen(std::vector<Face>& faces, int eyes) {
    if (eyes == all_eyes) return;
    for (Face& face : faces) {
        if (eyes == one_screen ? face.seen_by == ~0u : (face.seen_by >> static_cast<unsigned>(eyes) & 1u) != 0)
            continue;
        face.text.clear();
        face.tiers.clear();
        face.figure = face.native = face.sign = {};
        face.underlined = false;
        face.name = sentences::hidden_piece;
    }
}

bool is_covered(const Match& match, int node, int eyes) {
    const Game& game = match.game();
    if (eyes == all_eyes || !game.card().has_hidden || node <= 0) return false;
    if (game.to_move(match.node(match.node(node).parent).position) == eyes) return false;
    const auto open = [&](int at) {
        const Position& position = match.node(at).position;
        return seen_by(game, position, eyes) == position;
    };
    if (open(node)) return false;
    const std::vector<int> line = match.whole_line();
    const auto here = std::find(line.begin(), line.end(), node);
    return here == line.end() || std::none_of(here + 1, line.end(), open);
}

}  // namespace ludus
