#pragma once
// One position of any kind of the game: a flat value.

#include <array>
#include <cstdint>

#include "core/rithmomachia/rules/geometry.hpp"
#include "core/rithmomachia/rules/pieces.hpp"

namespace ludus::rithmomachia {

/// Who stands where, whom he serves, and what is left of the kings.
struct Stand {
    std::array<Space, men_count> space;            ///< of each man; away: not on the table
    std::uint64_t turned = 0;                      ///< men who serve the army they were not born to
    std::uint64_t held = 0;                        ///< men off the table in the hand of the side they serve
    std::array<std::uint8_t, 2> parts = {63, 31};  ///< steps each king still has, the lowest the lowest bit; 0: taken

    Stand() { space.fill(away); }
    [[nodiscard]] int side(int id) const { return man(id).born ^ static_cast<int>(turned >> id & 1); }
    [[nodiscard]] Space at(int id) const { return space[static_cast<std::size_t>(id)]; }
    [[nodiscard]] unsigned king_parts(int army) const { return parts[static_cast<std::size_t>(army)]; }
    [[nodiscard]] bool king_taken(int army) const { return king_parts(army) == 0; }
    [[nodiscard]] bool king_entire(int army) const { return king_parts(army) == entire(army); }
    friend bool operator==(const Stand&, const Stand&) = default;
};

/// Who stands on that space, or nobody.
inline int man_on(const Stand& stand, int space) {
    for (int id = 0; id < men_count; ++id) {
        if (stand.at(id) == space) return id;
    }
    return nobody;
}

enum class Phase : std::uint8_t {
    lots,     ///< chance says who begins
    turn,     ///< a side is to draw
    naming,   ///< ... and is naming the men of a triumph
    open,     ///< a man has been set down, takings are open
    seizing,  ///< a man who has not yet removed is taking as many as he may
    ransom,   ///< in the middle of a turn a king's owner may redeem the part just taken: he is to move
    pricing   ///< ... and has no man of the number: the taker is to say for whom he will give it
};

/// What an army has won, for the common victories: a bit a man of the roll, then a bit a step of the kings.
using Spoils = std::uint64_t;
constexpr Spoils spoil_of_part(int army, int part) { return bit(men_count + army * 6 + part); }

struct Position {
    Stand now;
    /// The stand as the moved man was set down, or as the seizing man began: takings are judged on it. Kept only while
    /// he may go on.
    Stand set;
    std::uint64_t named = 0;   ///< men proclaimed for a triumph, either side's
    std::uint64_t naming = 0;  ///< men named so far in a proclamation under way
    std::array<Spoils, 2> spoils{};
    std::uint16_t quiet = 0;  ///< turns together without a taking, a new proclamation, a man newly in a camp
    std::uint16_t turns = 0;  ///< turns played, counted only where the players agreed on a number of them
    std::uint8_t side = odd;  ///< to move; of the last mover when over
    Phase phase = Phase::turn;
    Space moved = away;  ///< the man just set down, or seizing, stands here, while takings are open
    bool flew = false;
    Phase then = Phase::turn;  ///< in ransom and pricing: what the taker goes back to; turn: his turn is over
    std::uint8_t part = 0;     ///< in ransom and pricing: which step of the king, from 0
    bool proclaimed = false;   ///< in this turn
    bool ended = false;        ///< what result() says, kept so that it is not asked again
    /// The numbers of a triumph made by a taking (TriumphRules::by_taking), rising; noughts: none.
    std::array<std::int16_t, 3> carried{};
    std::uint64_t late =
        0;  ///< turned men who came last to a triumph they may not complete (TriumphRules), not moved since

    /// Whether a ransom is being settled, and who has taken the part: the other side owns the king.
    [[nodiscard]] bool is_ransoming() const { return phase == Phase::ransom || phase == Phase::pricing; }
    [[nodiscard]] int taker() const { return phase == Phase::ransom ? other(side) : side; }

    /// Two men alike in form, number and army are not told apart.
    friend bool operator==(const Position& a, const Position& b);
};

/// Without clocks and spoils; equal for equal positions.
std::uint64_t hash(const Position& position);
std::uint64_t mix(std::uint64_t value);

/// A stand with the table filled in, to look at: built on the stack in the inner loop.
class Field {
public:
    explicit Field(const Stand& stand) : stand_(stand) {
        at_.fill(static_cast<std::int8_t>(nobody));
        for (int id = 0; id < men_count; ++id) {
            if (stand.at(id) != away) at_[stand.at(id)] = static_cast<std::int8_t>(id);
        }
    }
    [[nodiscard]] const Stand& stand() const { return stand_; }
    [[nodiscard]] int man_at(int space) const { return at_[static_cast<std::size_t>(space)]; }
    [[nodiscard]] bool is_void(int space) const { return man_at(space) < 0; }
    /// Whether a man of that side stands there.
    [[nodiscard]] bool holds(int space, int side) const {
        const int id = man_at(space);
        return id >= 0 && stand_.side(id) == side;
    }
    void lift(int space) { at_[static_cast<std::size_t>(space)] = static_cast<std::int8_t>(nobody); }
    void set_down(int space, int id) { at_[static_cast<std::size_t>(space)] = static_cast<std::int8_t>(id); }

private:
    const Stand& stand_;
    std::array<std::int8_t, most_spaces> at_;
};

}  // namespace ludus::rithmomachia
