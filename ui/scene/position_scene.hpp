#pragma once
// The scene of a position by itself, with nobody playing.

#include "core/game/game.hpp"
#include "ui/scene/scene.hpp"

namespace ludus {

/// Paints every piece in the colours its seat has on the card.
void apply_colours(std::vector<Face>& faces, const Card& card);

/// The board of a position and nothing else.
Scene make_scene(const Game& game, const Position& position);

}  // namespace ludus
