#pragma once
// The scene of a position by itself, with nobody playing.

#include "core/game/game.hpp"
#include "ui/scene/scene.hpp"

namespace ludus {

/// Paints what belongs to a seat in the colours it has on the card.
void apply_colours(Scene& scene, const Card& card);

/// The style of pieces the game is shown in until a person chooses.
FigureStyle first_style(const Game& game);

/// The board of a position and nothing else; `narrow`: as it lies in a narrow window (Game::narrow_board).
Scene make_scene(const Game& game, const Position& position, bool narrow = false);

}  // namespace ludus
