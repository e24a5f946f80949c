#pragma once
// Nim, small and known to its end: what a search that plays games out is tested on.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/quick.hpp"

namespace ludus::tests {

/// Heaps from which two take by turns, as many as they like of one; whoever takes the last has won. Slot: heap * 16 + how many.
class Nim {
public:
    static constexpr std::uint16_t slots = 64;
    explicit Nim(std::array<int, 4> heaps, int seat = 0) : heaps_(heaps), seat_(seat) {}

    [[nodiscard]] int to_move() const { return seat_; }
    [[nodiscard]] bool is_over() const { return heaps_ == std::array<int, 4>{}; }
    void candidates(std::vector<QuickMove>& moves) const {
        for (std::size_t heap = 0; heap < heaps_.size(); ++heap)
            for (int many = 1; many <= heaps_[heap]; ++many)
                moves.push_back({static_cast<std::uint16_t>(16 * static_cast<int>(heap) + many), 2, 1});
    }
    [[nodiscard]] Move move_of(std::uint16_t slot) const { return {slot}; }
    [[nodiscard]] std::uint16_t slot_of(Move move) const { return static_cast<std::uint16_t>(move.code); }
    void play(std::uint16_t slot) {
        heaps_[slot / 16U] -= slot % 16;
        seat_ = 1 - seat_;
    }
    float play_out(Random& random, std::vector<QuickPlayed>& played) {
        while (!is_over()) {
            std::vector<QuickMove> moves;
            candidates(moves);
            const std::uint16_t slot = moves[random.below(moves.size())].slot;
            played.push_back({static_cast<std::uint8_t>(seat_), slot});
            play(slot);
        }
        return seat_ == 1 ? 1.0F : 0.0F;
    }

private:
    std::array<int, 4> heaps_;
    int seat_;
};

}  // namespace ludus::tests
