#pragma once
// How many draughts a side still needs to its nearest triumph, as if nobody hindered it. For the computer.

#include <array>
#include <cstdint>
#include <vector>

#include "core/rithmomachia/rules/position.hpp"
#include "core/rithmomachia/rules/sight.hpp"
#include "core/rithmomachia/rules/variant.hpp"

namespace ludus::rithmomachia {

class Approach {
public:
    /// Both must outlive this.
    Approach(const Sight& sight, const Variant& variant);

    static constexpr int unreachable = 60;

    /// Draughts one man needs from space to space on a void table; `unreachable` where he never comes there.
    [[nodiscard]] int draughts(int id, bool may_fly, int from, int to) const {
        return way_[way_of(id, may_fly)][static_cast<std::size_t>(from)][static_cast<std::size_t>(to)];
    }

    /// Draughts a man needs until he stands where his ordinary draught reaches a space, that one included: 1 where it does
    /// now. A man in his way or in his place wants a draught more, one of the adversary's two.
    [[nodiscard]] int draughts_to_reach(const Stand& stand, const Field& field, int id, bool may_fly, int there) const;

    struct Road {
        int draughts = unreachable;   ///< wanted until the triumph stands
        std::array<int, 4> number{};  ///< of the men who make it, rising
        int count = 0;
    };
    /// By flights too, but of men already named. Does not ask whether the king is taken.
    [[nodiscard]] Road nearest(const Position& position, const Field& field, int side) const;

private:
    using Count = std::uint8_t;
    static constexpr std::size_t most_camp = most_spaces / 2;
    static constexpr std::size_t most_chords = 512;
    static constexpr std::size_t ways_there_are = 8;  ///< four forms, flying or not

    /// Numbers that could count for a triumph, rising, by their place in `numbers_`.
    struct Chord {
        std::array<std::uint8_t, 4> number{};
        int count = 3;
    };
    /// Spaces of a camp where a triumph may stand, by their place in the camp: those of the second and later numbers.
    using Seats = std::array<std::uint8_t, 3>;
    /// For each number and each space of the adversary's camp: draughts until some man with that number stands there.
    struct Nearness;

    static std::size_t way_of(int id, bool may_fly) {
        return static_cast<std::size_t>(man(id).form) * 2 + (may_fly ? 1 : 0);
    }
    void measure_ways();
    void measure_ways_from_hand();
    void find_chords();
    void find_seats();
    [[nodiscard]] std::size_t camp_size() const { return static_cast<std::size_t>(variant_.triumph.camp * files); }
    /// The first space of the camp a side triumphs in: camps are whole ranks.
    [[nodiscard]] int camp_begins(int side) const;
    void measure(const Position& p, const Field& field, int side, Nearness& out) const;
    /// The best setting of the chord's numbers that wants fewer draughts than `best`, or `best`.
    [[nodiscard]] int best_seats(const Nearness& near, const Chord& chord, int best) const;

    /// A space from which an ordinary draught ends on another, and how it goes there.
    struct Stance {
        Space from = away;
        std::uint8_t way = 0, steps = 0;
    };

    const Sight& sight_;
    const Variant& variant_;
    std::array<bool, 4> leaps_{};  ///< by form: men in the way do not hinder his draught
    std::array<std::array<std::vector<Stance>, most_spaces>, 4> stances_;  ///< by form and the space reached
    std::vector<std::array<std::array<Count, most_spaces>, most_spaces>> way_;
    /// From the hand to each space, by form and side: one to be set down on the hindermost rank, and then as he draws.
    std::array<std::array<std::array<Count, most_spaces>, 2>, 4> hand_way_{};
    std::vector<int> numbers_;                         ///< every number a man may bear, rising
    std::array<std::uint8_t, 512> place_of_number_{};  ///< in numbers_
    std::vector<Chord> chords_;
    /// By the space of the first number: where the others of three, or of four, may stand.
    std::vector<std::vector<Seats>> threes_, fours_;
};

}  // namespace ludus::rithmomachia
