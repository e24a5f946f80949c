#pragma once
// Endings of few pieces, solved by retrograde analysis: which side wins with best play, and in how many turns. A table for each
// material is made when it is first asked for, and kept as long as the program runs.

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "core/draughts/geometry.hpp"
#include "core/draughts/position.hpp"

namespace ludus::draughts {

class Engine;

/// What an ending comes to with best play of both. A draw: neither side can force a win.
struct Ending {
    int winner = -1;  ///< a seat; -1: a draw
    int turns = 0;    ///< of both sides until the game is over; from `Endings::longest` on: so many or more
    friend bool operator==(const Ending&, const Ending&) = default;
};

/// The pieces of an ending, those of the side to move first.
struct Material {
    std::array<std::int8_t, 2> plain{}, kings{};
    [[nodiscard]] int total() const { return plain[0] + plain[1] + kings[0] + kings[1]; }
    [[nodiscard]] Material mirrored() const { return {{plain[1], plain[0]}, {kings[1], kings[0]}}; }
    friend bool operator==(const Material&, const Material&) = default;
    /// An order for tables to be kept by; older libraries cannot compare arrays by <=>.
    friend bool operator<(const Material& a, const Material& b) {
        return a.plain != b.plain ? a.plain < b.plain : a.kings < b.kings;
    }
};

class Endings {
public:
    static constexpr int most_pieces = 5, longest = 253;
    /// What the computer player makes on demand, in entries: all endings of three pieces in each of the games, in a second or two.
    static constexpr std::size_t on_demand = 2'200'000;

    /// The endings by the rules of that engine; engines of the same rules share them.
    static std::shared_ptr<Endings> by_rules_of(const Engine& engine);

    /// Of a position where a turn begins; nothing where there are more than five pieces, where a capture may be passed over, or where
    /// more than `limit` entries would have to be made first.
    std::optional<Ending> of(const Engine& engine, const Position& p, std::size_t limit = on_demand);
    /// As a whole: of the positions with that material, and that side to move, how many are won, drawn and lost for it, and the most
    /// turns a win takes. Makes what it needs.
    struct Sums {
        std::uint64_t won = 0, drawn = 0, lost = 0;
        int turns = 0;
        Position example;  ///< one that takes so many; the first seat is to move
    };
    Sums sums(const Engine& engine, const Material& material);
    /// Entries still to be made before an ending of that material is known.
    std::size_t to_make(const Engine& engine, const Material& material);

private:
    using Table =
        std::vector<std::uint8_t>;  ///< 0: a draw, else one more than the turns; an odd number of turns is a win
    struct Making;

    [[nodiscard]] std::size_t size(const Material& m) const;
    [[nodiscard]] std::size_t index(const Material& m, const Position& p) const;
    [[nodiscard]] std::optional<Position> at(const Material& m, std::size_t index) const;
    [[nodiscard]] Position turned(const Position& p) const;
    [[nodiscard]] Squares turned(Squares set) const;
    void prepare(const Engine& engine);
    void missing(const Material& m, std::vector<Material>& out) const;
    std::size_t entries(const std::vector<Material>& all) const;
    void make(const Engine& engine, const Material& m);
    void make_all(const Engine& engine, const std::vector<Material>& all);
    [[nodiscard]] std::uint8_t value(const Position& p) const;

    std::mutex mutex_;
    const Geometry* geometry_ = nullptr;  ///< of the engine that asks
    std::map<Material, Table> tables_;
    int squares_ = 0;
    Squares last_row_ = 0;
    std::array<std::array<std::uint32_t, most_pieces + 1>, 65> choose_{};  ///< n over k
    std::array<std::vector<Squares>, most_pieces> sets_;  ///< of so many squares, in order of their numbers
};

/// The pieces of a position.
Material material_of(const Position& p);

}  // namespace ludus::draughts
