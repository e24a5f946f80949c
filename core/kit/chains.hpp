#pragma once
// Stones of two seats on points joined by lines: which hang together, what a stone put there captures, where it may not be put.
// Fast enough to play whole games out at random.

#include <array>
#include <cstdint>
#include <span>

#include "core/kit/grid.hpp"

namespace ludus::kit {

/// Which points lie beside each other, made once for a board of at most 361 points.
class Crossings {
public:
    static constexpr int most = 361;
    explicit Crossings(const Grid& grid);

    [[nodiscard]] int size() const { return size_; }
    /// One step along a line: up to four.
    [[nodiscard]] std::span<const std::int16_t> beside(int point) const {
        return beside_[static_cast<std::size_t>(point)].list();
    }
    /// One step across: up to four.
    [[nodiscard]] std::span<const std::int16_t> across(int point) const {
        return across_[static_cast<std::size_t>(point)].list();
    }

private:
    struct Near {
        std::array<std::int16_t, 4> points{};
        std::uint8_t count = 0;
        [[nodiscard]] std::span<const std::int16_t> list() const { return {points.data(), count}; }
    };
    std::array<Near, most> beside_{}, across_{};
    int size_;
};

/// Which stones stand where, with their chains and liberties kept as stones are put and captured.
class Chains {
public:
    /// `owners` a seat, 0 or 1, or -1 for each point; `crossings` must outlive it. A chain without a liberty stays as it stands.
    Chains(const Crossings& crossings, std::span<const std::int8_t> owners);

    [[nodiscard]] int owner(int point) const { return owner_[at(point)]; }
    [[nodiscard]] std::span<const std::int8_t> owners() const {
        return {owner_.data(), static_cast<std::size_t>(crossings_->size())};
    }
    /// The points of a stone's chain, in no order.
    template <class Each>
    void each_of_chain(int point, const Each& each) const {
        int p = point;
        do {
            each(p);
            p = next_[at(p)];
        } while (p != point);
    }
    /// A free point where a stone of that seat has a liberty, joins a chain that keeps one, or captures.
    [[nodiscard]] bool may_put(int point, int seat) const;
    /// Puts the stone and removes what it captures; only where it may be put. How many were captured.
    int put(int point, int seat);
    /// Of the last put: the point where the other may not take back at once; -1 where he may.
    [[nodiscard]] int ko() const { return ko_; }
    /// A stone of that seat put there would take the chain's other liberty.
    [[nodiscard]] bool captures(int point, int seat) const;
    /// False only of a chain that stood without one from the beginning.
    [[nodiscard]] bool has_liberty(int point) const { return liberties_[at(head_[at(point)])].count > 0; }
    /// Whether the chain of that stone has one liberty and no more.
    [[nodiscard]] bool in_atari(int point) const;
    /// A free point that only stones of that seat stand beside, in a shape that cannot be taken apart: filling it is folly.
    [[nodiscard]] bool is_eye(int point, int seat) const;

private:
    static constexpr std::size_t at(int point) { return static_cast<std::size_t>(point); }
    // A liberty is counted once for each stone it lies beside. It is the only one where the square of the sum of the liberties'
    // numbers equals their count times the sum of the squares.
    struct Liberties {
        std::int32_t count = 0, sum = 0;
        std::int64_t squares = 0;
        void add(int point, int sign) {
            count += sign;
            sum += sign * (point + 1);
            squares += std::int64_t{sign} * (point + 1) * (point + 1);
        }
        [[nodiscard]] bool one() const { return count > 0 && std::int64_t{sum} * sum == squares * count; }
    };
    void join(int a, int b);
    int remove(int point);

    const Crossings* crossings_;
    std::array<std::int8_t, Crossings::most> owner_;
    std::array<std::int16_t, Crossings::most> head_, next_;  // of each stone's chain; a ring of its stones
    std::array<std::int16_t, Crossings::most> stones_;       // of the chain, at its head
    std::array<Liberties, Crossings::most> liberties_;       // of the chain, at its head
    int ko_ = -1;
};

/// Whose each free point is: the seat whose stones alone its region touches, else -1. A stone's point is its owner's.
/// `out` has a place for each point.
void tell_areas(const Crossings& crossings, std::span<const std::int8_t> owners, std::span<std::int8_t> out);

}  // namespace ludus::kit
