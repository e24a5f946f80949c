#pragma once
// The scene of a match being played: the position at its cursor, what is selected, and what one may see of it.

#include <optional>
#include <vector>

#include "core/match/match.hpp"
#include "ui/scene/position_scene.hpp"
#include "ui/session/eyes.hpp"
#include "ui/session/selection.hpp"

namespace ludus {

struct SceneOptions {
    bool destinations = true;
    bool threats = true;   ///< men in danger: the viewer's, or those of the seat to move
    bool takings = false;  ///< for teaching: every taking open on the board, to either side, with its sum
    bool last_move = true;
    bool sums = true;
    bool narrow = false;         ///< the board as it lies in a narrow window
    bool speech = true;          ///< what a screen reader says of each spot
    int viewer = all_eyes;       ///< whose eyes (eyes.hpp)
    std::optional<Move> hint{};  ///< the computer's advice, legal at the cursor
    std::vector<int> region{};   ///< spots the text speaks of
    std::vector<Ray> pointed{};  ///< takings pointed out, whether they are open now or not
};

/// The picture of a match at its cursor with what is selected.
Scene make_scene(const Match& match, const Selection& selection, const SceneOptions& options = {});

/// A diagram as its record asks: goes to the main line's node after as many words as the tag Show says (0 without
/// one) and touches the spots the tags Touch name. Fault: no such place; the match is then at its beginning.
Expected<Done> show_as_tagged(Match& match, Selection& selection);

}  // namespace ludus
