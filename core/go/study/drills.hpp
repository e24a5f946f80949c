#pragma once
// Drills: capture the most stones, catch stones in a ladder, make two eyes or prevent them. Each is made from a seed and read out to its end
// before it is asked.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/random.hpp"
#include "core/go/go.hpp"

namespace ludus::go {

/// How many moves of the attacker catch the chain, if each leaves it one free point at the most and the chain runs as long as it can;
/// nothing where it gets away. The attacker is to move.
std::optional<int> ladder(const StoneBoard& board, Point chain);

/// Whether the chain of that stone survives when both play inside `eye` only or pass, `seat` first; simple ko holds.
bool survives(const StoneBoard& board, Point chain, std::span<const Point> eye, int seat);

class Drills {
public:
    explicit Drills(const Go& go) : go_(go) {}

    [[nodiscard]] static std::vector<Theme> themes();
    [[nodiscard]] Expected<Exercise> make(std::string_view theme, int level, std::uint64_t seed) const;
    [[nodiscard]] std::string objection(const Exercise& exercise, const Go::Position& p, Move m) const;

private:
    [[nodiscard]] std::optional<Exercise> atari(Exercise e, Random& random) const;
    [[nodiscard]] std::optional<Exercise> catch_in_ladder(Exercise e, Random& random) const;
    [[nodiscard]] std::optional<Exercise> eyes(Exercise e, Random& random) const;
    /// Fills in what every exercise of one move has: its position, its answers and the goal.
    void ask(Exercise& e, const StoneBoard& board, int seat, const std::vector<Point>& right) const;
    [[nodiscard]] std::string name(Point p, const StoneBoard& board) const;

    const Go& go_;
};

}  // namespace ludus::go
