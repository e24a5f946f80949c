#pragma once
// What a position is worth to the computer, in every kind of the game: men, men in danger, the kings, prisoners, and how
// near each side is to the victory agreed upon. Made once for a kind and its options; the leaf of the search, so it
// asks nothing twice.

#include <array>
#include <cstdint>

#include "core/rithmomachia/player/approach.hpp"
#include "core/rithmomachia/player/openings.hpp"
#include "core/rithmomachia/player/weights.hpp"
#include "core/rithmomachia/rules/position.hpp"
#include "core/rithmomachia/rules/sight.hpp"
#include "core/rithmomachia/rules/variant.hpp"
#include "core/rithmomachia/rules/victory.hpp"

namespace ludus::rithmomachia {

class Evaluation {
public:
    /// What a kind and its options come to; all must outlive this.
    struct StandardOptions {
        const Sight& sight;
        const Variant& variant;
        const Openings& openings;
        const VictoryOptions& victory;
        int quiet_limit = 0;
    };
    Evaluation(const StandardOptions& terms, const Weights& weights);

    /// In hundredths of the least man, for a side. Knows nothing of the game's end: that is the search's to ask.
    [[nodiscard]] int value(const Position& position, int side) const;

private:
    [[nodiscard]] int urge(int ahead) const;
    [[nodiscard]] int worth_of(const Stand& stand, int id) const;
    [[nodiscard]] int gain_of(const Stand& stand, int id, int what) const;
    [[nodiscard]] int men(const Position& p, int side) const;
    [[nodiscard]] int dangers(const Position& p, const Field& field, int taker) const;
    [[nodiscard]] int towards_king(const Position& p, const Field& field, int side) const;
    [[nodiscard]] int towards_triumph(const Position& p, const Field& field, int side) const;
    [[nodiscard]] int towards_common_victory(const Position& p, int side) const;

    const Sight& sight_;
    const Variant& variant_;
    const Openings& openings_;
    const VictoryOptions& victory_;
    Weights weights_;
    int quiet_limit_;
    Approach approach_;
    std::array<int, men_count> worth_{};  ///< of each man who fights for those he was born to
    int prisoner_ = 0;                    ///< share, per cent, of a man's worth that he has for his victor
    std::array<int, 2> step_{};           ///< worth of a step of each king
    /// Of each man: the steps of the adversary's king, of either army, that he takes by himself.
    std::array<std::array<std::uint8_t, men_count>, 2> fits_{};
    /// What a man is worth to the hunt of a king so many draughts off: by himself, or any man.
    std::array<std::array<std::int16_t, Approach::unreachable + 1>, 2> hunt_{};
};

}  // namespace ludus::rithmomachia
