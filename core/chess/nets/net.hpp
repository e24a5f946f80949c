#pragma once
// What a game's computer player has learnt beyond weights: a net with one hidden layer, which adds to their sum what men are worth
// together. In whole numbers, so that every machine judges alike. Trained by `chess-train` (tests/tune), which prints the file a
// game's net is kept in.

#include <array>
#include <cstdint>
#include <span>

#include "core/base/index.hpp"
#include "core/chess/weights.hpp"

namespace ludus::chess {

class Net {
public:
    static constexpr std::size_t most_inputs = 176;
    static constexpr int hidden = 16;
    static constexpr int unit_in = 2048;  ///< of weights of inputs: a hidden unit whose sum is this gives half
    static constexpr int full = 4096;     ///< ... of this, and never all of it, either way

    /// What a net sees: of the mover less the other, the sums of SeenOfMan by kind, then of seen_of_a_side; then how many of each
    /// kind stand, the mover's first; then how many of each are in hand, so too.
    class Sight {
    public:
        Sight(const Variant& variant, int mover)
            : kinds_(variant.kinds.size()), slots_(variant.hand.size()), mover_(mover) {}
        void man(int seat, int kind, const SeenOfMan& seen) {
            const auto sign = static_cast<std::int16_t>(seat == mover_ ? 1 : -1);
            std::int16_t* sums = &in_[at(kind) * seen_of_a_man];
            for (std::size_t i = 0; i < seen.size(); ++i) sums[i] = static_cast<std::int16_t>(sums[i] + sign * seen[i]);
            ++in_[kinds_ * seen_of_a_man + seen_of_a_side + (seat == mover_ ? 0 : kinds_) + at(kind)];
        }
        void side(int seat, const SeenOfSide& seen) {
            std::int16_t* sums = &in_[kinds_ * seen_of_a_man];
            for (std::size_t i = 0; i < seen.size(); ++i)
                sums[i] = static_cast<std::int16_t>(sums[i] + (seat == mover_ ? seen[i] : -seen[i]));
        }
        void hand(int seat, std::size_t slot, int held) {
            in_[inputs_of(kinds_, 0) + (seat == mover_ ? 0 : slots_) + slot] = static_cast<std::int16_t>(held);
        }
        [[nodiscard]] std::span<const std::int16_t> inputs() const { return {in_.data(), inputs_of(kinds_, slots_)}; }

    private:
        std::array<std::int16_t, most_inputs> in_{};
        std::size_t kinds_, slots_;
        int mover_;
    };
    /// Of so many kinds, and slots of a hand.
    static constexpr std::size_t inputs_of(std::size_t kinds, std::size_t slots) {
        return kinds * seen_of_a_man + seen_of_a_side + 2 * (kinds + slots);
    }

    /// From its file: input by input, one row of all hidden units; such a row for what is always there; one of what they give, in
    /// Weights::unit; and what is added to that.
    explicit constexpr Net(std::span<const std::int16_t> kept) : kept_(kept) {}
    /// Of what is seen, for the mover, in Weights::unit.
    [[nodiscard]] int judge(std::span<const std::int16_t> inputs) const;
    /// How many numbers a file holds.
    static constexpr std::size_t numbers(std::size_t inputs) { return (inputs + 2) * hidden + 1; }

private:
    std::span<const std::int16_t> kept_;
};

}  // namespace ludus::chess
