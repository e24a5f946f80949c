#include "ui/scene/position_scene.hpp"

#include "ui/scene/casts.hpp"

namespace ludus {

void apply_colours(Scene& scene, const Card& card) {
    for (Face& face : scene.faces) face.coat = coat_of_cast(face, face.owner >= 0 ? card.coat(face.owner) : face.coat);
    for (Overlay::Owned& owned : scene.overlay.owned) owned.coat = card.coat(owned.owner);
}

FigureStyle first_style(const Game& game) { return first_style(game.faces(game.start())); }

Scene make_scene(const Game& game, const Position& position, bool narrow) {
    Scene scene;
    scene.board = game.board(narrow);
    scene.faces = game.faces(position);
    scene.overlay = game.overlay(position);
    apply_colours(scene, game.card());
    scene.first_style = first_style(game);
    for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
        scene.spoken.push_back(speak_plainly(scene, static_cast<int>(i)));
    return scene;
}

}  // namespace ludus
