#pragma once
// What a position is worth to the machine: men, men in danger, the kings, and how near each side is to the victory
// agreed upon. Made once for a kind and its options; the leaf of the search, so it asks nothing twice.

#include <array>
#include <cstdint>
#include <vector>

#include "core/rithmomachia/manner.hpp"
#include "core/rithmomachia/position.hpp"
#include "core/rithmomachia/sight.hpp"
#include "core/rithmomachia/victory.hpp"

namespace ludus::rithmomachia {

class Evaluation {
public:
    /// `sight` must outlive this.
    Evaluation(const Sight& sight, const Manner& manner, const Covenant& covenant, int quiet_limit);

    /// In hundredths of the least man, for a side. Knows nothing of the game's end: that is the search's to ask.
    [[nodiscard]] int value(const Position& position, int side) const;

    /// Draughts one man needs from space to space on a void table; `unreachable` where he never comes there.
    [[nodiscard]] int draughts(int id, bool may_fly, int from, int to) const {
        return way_[way_of(id, may_fly)][static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
    }
    static constexpr int unreachable = 60;

private:
    using Count = std::uint8_t;
    static constexpr std::size_t most_camp = 6 * files;

    /// Numbers that could count for a triumph, rising, by their place in `numbers_`.
    struct Chord {
        std::array<std::uint8_t, 4> number{};
        int count = 3;
    };
    /// Spaces of a camp where a triumph may stand, by their place in the camp; the chord's numbers go to them in order.
    struct Seats {
        std::array<std::uint8_t, 4> space{};
    };
    /// For each number and each space of the adversary's camp: draughts until some man with that number stands there.
    struct Nearness;

    static std::size_t way_of(int id, bool may_fly);
    void measure_ways();
    void find_reach();
    void find_chords();
    void find_seats();
    [[nodiscard]] std::size_t camp_size() const { return static_cast<std::size_t>(manner_.triumph.camp * files); }
    /// The first space of the camp a side triumphs in: camps are whole ranks.
    [[nodiscard]] int camp_begins(int side) const;
    /// Calls f(space) for each space a man sees, whoever stands there.
    template <class F>
    void each_seen(const Field& field, int id, F&& f) const;
    void measure(const Position& p, const Field& field, int side, Nearness& out) const;
    /// Draughts until the nearest triumph stands, by flights too, and which numbers make it; unreachable where none
    /// can.
    int nearest_triumph(const Nearness& near, Chord& chord) const;

    [[nodiscard]] int men_and_dangers(const Position& p, const Field& field, int side) const;
    [[nodiscard]] int kings(const Position& p, int side) const;
    [[nodiscard]] int towards_king(const Position& p, int side) const;
    [[nodiscard]] int towards_triumph(const Position& p, const Field& field, int side) const;
    [[nodiscard]] int towards_common_victory(const Position& p, int side) const;

    const Sight& sight_;
    Manner manner_;
    Covenant covenant_;
    int quiet_limit_;
    static constexpr std::size_t ways_there_are = 8;  ///< four forms, flying or not
    std::vector<std::array<std::array<Count, most_spaces>, most_spaces>> way_;
    /// Where a form that leaps, or goes one step, always sees: independent of the men between.
    struct Reach {
        std::array<Space, ways_count> space{};
        int count = -1;  ///< -1: the men between matter
    };
    std::array<std::array<Reach, most_spaces>, 3> reach_{};
    /// Of each man: the steps of the adversary's king, of either army, that he takes by equality.
    std::array<std::array<std::uint8_t, men_count>, 2> fits_{};
    std::vector<int> numbers_;                         ///< every number a man may bear, rising
    std::array<std::uint8_t, 512> place_of_number_{};  ///< in numbers_
    std::vector<Chord> chords_;
    std::vector<Seats> lines_of_three_, sets_of_four_;
};

}  // namespace ludus::rithmomachia
