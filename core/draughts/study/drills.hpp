#pragma once
// Drills: short exercises from seeded play. Find the longest capture, which piece must capture, find the shot, huff or not.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/random.hpp"
#include "core/draughts/engine.hpp"

namespace ludus::draughts {

/// A whole turn: its moves, where it ends, and how many pieces it captured.
struct Turn {
    MoveList moves;
    Position after;
    int captured = 0;
};

/// Every turn that can be played, at most `most`; two that end alike are both there.
std::vector<Turn> turns(const Engine& engine, const Position& p, std::size_t most = 400);

/// What the seat to move is ahead by when all captures have been made, in hundredths of a piece: who can capture must, who cannot
/// stops. Looks so many turns ahead.
int settled(const Engine& engine, const Position& p, int depth = 8);

class Drills {
public:
    explicit Drills(const Engine& engine) : engine_(engine) {}

    [[nodiscard]] std::vector<Theme> themes() const;
    [[nodiscard]] Expected<Exercise> make(std::string_view theme, int level, std::uint64_t seed) const;
    [[nodiscard]] std::string objection(const Exercise& exercise, const Position& p, Move m) const;
    [[nodiscard]] std::string objection(const Exercise& exercise, const Position& p,
                                        const std::vector<int>& spots) const;

private:
    [[nodiscard]] std::optional<Exercise> found(const Theme& theme, int level, const Position& p) const;
    [[nodiscard]] std::optional<Exercise> longest(Exercise e, const Position& p) const;
    [[nodiscard]] std::optional<Exercise> which_piece(Exercise e, const Position& p) const;
    [[nodiscard]] std::optional<Exercise> shot(Exercise e, const Position& p) const;
    [[nodiscard]] std::optional<Exercise> huff(Exercise e, const Position& p) const;
    [[nodiscard]] bool told_apart(const Exercise& e, const Position& p, const std::vector<Turn>& all,
                                  const std::vector<bool>& right) const;
    [[nodiscard]] std::vector<std::string> words(const Position& p, const MoveList& moves) const;

    const Engine& engine_;
};

}  // namespace ludus::draughts
