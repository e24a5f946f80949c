#include "ui/scene/position_scene.hpp"

namespace ludus {

void apply_colours(Scene& scene, const Card& card) {
    for (Face& face : scene.faces)
        if (face.owner >= 0) face.coat = card.coat(face.owner);
    for (Overlay::Owned& owned : scene.overlay.owned) owned.coat = card.coat(owned.owner);
}

Scene make_scene(const Game& game, const Position& position) {
    Scene scene;
    scene.board = game.board();
    scene.faces = game.faces(position);
    scene.overlay = game.overlay(position);
    apply_colours(scene, game.card());
    for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
        scene.spoken.push_back(speak_plainly(scene, static_cast<int>(i)));
    return scene;
}

}  // namespace ludus
