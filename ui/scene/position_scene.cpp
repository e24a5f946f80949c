#include "ui/scene/position_scene.hpp"

namespace ludus {

void apply_colours(std::vector<Face>& faces, const Card& card) {
    for (Face& face : faces)
        if (face.owner >= 0) face.coat = card.coat(face.owner);
}

Scene make_scene(const Game& game, const Position& position) {
    Scene scene;
    scene.board = game.board();
    scene.faces = game.faces(position);
    apply_colours(scene.faces, game.card());
    for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
        scene.spoken.push_back(speak_plainly(scene, static_cast<int>(i)));
    return scene;
}

}  // namespace ludus
