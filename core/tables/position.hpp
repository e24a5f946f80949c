#pragma once
// A position at tables: a small plain value.

#include <array>
#include <cstdint>

#include "core/tables/board.hpp"

namespace ludus::tables {

inline constexpr int am = 0, n_and = 1;  ///< the seats: "qui sedet ex parte .am.", "... ex parte .n&."
inline constexpr int most_dice = 4;      ///< in use at once: doublets played fourfold

/// What is to come.
enum class Phase : std::uint8_t {
    lot,     ///< who begins
    toss,    ///< the throw
    grant,   ///< the adversary gives the third die
    play,    ///< a die is to be used
    name,    ///< a doublet is to be named (ger.one-two)
    passed,  ///< dice the adversary could not play (ger.pass)
};

struct Position {
    std::array<std::array<std::int8_t, points>, 2> men{};  ///< by side and point
    std::array<std::int8_t, 2> hand{};                     ///< never entered yet
    std::array<std::int8_t, 2> bar{};                      ///< taken, to enter again
    std::array<std::int8_t, 2> off{};                      ///< borne off by their own side
    std::array<std::int8_t, 2> palms{};  ///< of the adversary, borne off in helping him (royal.pc.help)
    std::int8_t turn = am;               ///< whose turn; while lots are thrown am, and it means nothing
    Phase phase = Phase::lot;
    std::array<std::int8_t, most_dice> dice{};  ///< of this throw, in the order it was written; 0: none
    std::uint8_t used = 0, supposed = 0;        ///< one bit a die; supposed: by the rules or the adversary, not thrown
    std::int8_t under = 0;                      ///< doublets still to come after these (ger.doublets); 0: none
    /// by number less one: in phase passed to be played, else for the adversary after
    std::array<std::int8_t, 6> left{};
    std::array<std::int8_t, 3> named{};  ///< the throw both must play, once one has named it; 0: none
    bool again = false;                  ///< the same side has played already, and throws again
    bool pact = false;                   ///< no man may be borne off in this turn (jupertia 4)
    bool owes = false;                   ///< a point must be left open when the turn ends (tur.leave-entry)
    std::array<bool, 2> released{};      ///< the men in the corner may move (tur.corner)
    std::int8_t won = -1;                ///< who has borne off first, where the game goes on (royal.pc.help)

    friend bool operator==(const Position&, const Position&) = default;
};

/// Men not yet borne off.
inline int men_left(const Position& p, int seat) {
    int sum = p.hand[at(seat)] + p.bar[at(seat)];
    for (const auto n : p.men[at(seat)]) sum += n;
    return sum;
}

/// Dice not yet used, in order; returns how many.
inline int dice_left(const Position& p, std::array<std::int8_t, most_dice>& out) {
    int count = 0;
    for (int i = 0; i < most_dice; ++i) {
        if (p.dice[at(i)] != 0 && !(p.used >> i & 1)) out[at(count++)] = p.dice[at(i)];
    }
    return count;
}

}  // namespace ludus::tables
