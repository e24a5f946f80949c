#pragma once
// The frames a canvas is told of a session (ui/scene/scene_frame.hpp).

#include <vector>

#include "ui/scene/scene_frame.hpp"
#include "ui/session/match_scene.hpp"
#include "ui/session/session.hpp"

namespace ludus {

struct FrameOptions {
    SceneOptions scene;
    bool with_board = true;  ///< the canvas has not this game's board yet, or its names have changed
    bool real_dice = false;  ///< rolls are entered by hand: nobody rolls by pressing dice
};

/// The frame of a session now. How it follows the last one is found from the session, which remembers what was told.
SceneFrame next_frame(Session& session, FrameOptions options);

/// What was captured on the way from a node to the cursor, with the sums: empty where the cursor does not stand further on
/// the same line. A capture no rule has a name for is told by its first reason.
std::vector<Ray> captures_since(const Match& match, int node);

}  // namespace ludus
