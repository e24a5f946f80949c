#pragma once
// The ways one man may be taken by others, and whether any is open. Knows numbers, sight and sieges;
// what a taking does to the table is the kind's own affair.

#include <array>
#include <cstdint>
#include <string>

#include "core/game/move.hpp"
#include "core/rithmomachia/arithmetic.hpp"
#include "core/rithmomachia/siege.hpp"
#include "core/rithmomachia/triumph.hpp"

namespace ludus::rithmomachia {

/// What of a man is taken: himself (a king: the whole of him), or one step of a king.
inline constexpr int whole = 0;
constexpr int step_taken(int part) { return 1 + part; }
constexpr int part_of(int what) { return what - 1; }

/// A man's numbers, each with what it takes or is taken with: one for a man, several for a king.
struct Numbers {
    std::array<std::int16_t, 7> number;  ///< the first `count` are set
    std::array<std::int8_t, 7> what;
    int count = 0;
    void add(int n, int w) {
        number[static_cast<std::size_t>(count)] = static_cast<std::int16_t>(n);
        what[static_cast<std::size_t>(count++)] = static_cast<std::int8_t>(w);
    }
};
/// "his whole number at ones", while it stands, "also ... by partes".
Numbers numbers_of(const Stand& stand, int id, WholeNumber law);

enum class By : std::uint8_t { equality, addition, subtraction, multiplication, division, proportion, oblivion };

/// One way in which a taking holds.
struct TakingWay {
    By by = By::equality;
    int what = whole;
    std::uint64_t takers = 0;   ///< a bit a man
    int number = 0;             ///< taken
    int first = 0, second = 0;  ///< the takers' numbers, where a sum is made
    Setting setting;            ///< where by proportion
};

/// Who may be the takers.
struct Takers {
    std::uint64_t seers = 0;  ///< whose ordinary draught reaches him
    int last = nobody;        ///< the man just set down, who must be one of them; nobody: before removing
    bool flew = false;        ///< "with theyr flying draughte they can take no man, but if needed by helpe to besiege"
};

/// Calls f(TakingWay) for every way the man may be taken; stops where f gives true.
template <class F>
void each_taking(const Sight& sight, const Manner& manner, const Field& field, int id, const Takers& takers, F&& f) {
    const Stand& stand = field.stand();
    if (!takers.flew && takers.seers && (takers.last == nobody || (takers.seers >> takers.last & 1))) {
        const Numbers wanted = numbers_of(stand, id, manner.whole_as_target);
        // Where a man has just been set down he is one of the takers: he comes first, the others are his partners.
        std::uint64_t firsts = takers.last == nobody ? takers.seers : bit(takers.last);
        for (; firsts; firsts &= firsts - 1) {
            const int a = __builtin_ctzll(firsts);
            const Numbers ours = numbers_of(stand, a, manner.whole_as_taker);
            for (int w = 0; w < wanted.count; ++w) {
                const int n = wanted.number[static_cast<std::size_t>(w)],
                          what = wanted.what[static_cast<std::size_t>(w)];
                // fulke.1.king.take: the whole kings "can not be taken by equalitie".
                if (is_king(id) && what == whole) continue;
                for (int i = 0; i < ours.count; ++i) {
                    if (ours.number[static_cast<std::size_t>(i)] == n &&
                        f(TakingWay{By::equality, what, bit(a), n, n, 0, {}})) {
                        return;
                    }
                }
            }
            std::uint64_t seconds = takers.last == nobody ? firsts & (firsts - 1) : takers.seers & ~bit(a);
            for (; seconds; seconds &= seconds - 1) {
                const int b = __builtin_ctzll(seconds);
                const Numbers theirs = numbers_of(stand, b, manner.whole_as_taker);
                for (int w = 0; w < wanted.count; ++w) {
                    const int n = wanted.number[static_cast<std::size_t>(w)];
                    for (int i = 0; i < ours.count; ++i) {
                        for (int j = 0; j < theirs.count; ++j) {
                            const int x = ours.number[static_cast<std::size_t>(i)];
                            const int y = theirs.number[static_cast<std::size_t>(j)];
                            for (int sum = 0; sum < 4; ++sum) {
                                if (arithmetic::makes(static_cast<arithmetic::Sum>(sum), x, y, n) &&
                                    f(TakingWay{static_cast<By>(static_cast<int>(By::addition) + sum),
                                                wanted.what[static_cast<std::size_t>(w)],
                                                bit(a) | bit(b),
                                                n,
                                                x,
                                                y,
                                                {}})) {
                                    return;
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    if (manner.taking.progression == Progression::as_triumph && !takers.flew && each_proportion(sight, manner, field, id, takers, f)) return;
    // Oblivion is for the moment the last of the four is set down.
    if (takers.last != nobody) {
        if (const std::uint64_t four = besiegers(sight, manner.siege, field, id, takers.last)) {
            f(TakingWay{By::oblivion, whole, four, 0, 0, 0, {}});
        }
    }
}

/// fulke.1.take.proportion: "two or three of their men to one of their adversaries men in such order as the triumph is
/// set": three in a line with one proportion, or four, as a triumph is set of four, with two. True where f stopped it.
template <class F>
bool each_proportion(const Sight& sight, const Manner& manner, const Field& field, int id, const Takers& takers,
                     F&& f) {
    const Stand& stand = field.stand();
    const int side = other(stand.side(id));
    const Space here = stand.at(id);
    bool stopped = false;
    each_arrangement(sight.ground(), here, [&](const std::array<Space, 4>& spaces, int count) {
        std::array<Numbers, 4> bear{};
        std::uint64_t men = 0;
        for (int k = 0; k < count; ++k) {
            const Space space = spaces[static_cast<std::size_t>(k)];
            const int who = field.man_at(space);
            if (space == here) {
                // A king's whole number is taken by the four sums alone; his side numbers by any way.
                const Numbers all = numbers_of(stand, id, manner.whole_as_target);
                for (int i = 0; i < all.count; ++i) {
                    const auto at = static_cast<std::size_t>(i);
                    if (!is_king(id) || all.what[at] != whole)
                        bear[static_cast<std::size_t>(k)].add(all.number[at], all.what[at]);
                }
            } else {
                if (who < 0 || stand.side(who) != side) return false;
                men |= bit(who);
                bear[static_cast<std::size_t>(k)] = numbers_of(stand, who, manner.whole_as_taker);
            }
        }
        if (takers.last != nobody ? !(men >> takers.last & 1) : !(men & takers.seers)) return false;
        TakingWay way;
        way.by = By::proportion;
        way.takers = men;
        way.setting.count = count;
        way.setting.space = spaces;
        std::array<int, 4> chosen{};
        const auto choose = [&](const auto& self, int k) -> bool {
            if (k == count) {
                way.setting.held = held_in_order(chosen, count, spaces, manner.triumph.in_order);
                return way.setting.held != 0 && f(way);
            }
            const Numbers& n = bear[static_cast<std::size_t>(k)];
            for (int i = 0; i < n.count; ++i) {
                const auto at = static_cast<std::size_t>(k);
                chosen[at] = n.number[static_cast<std::size_t>(i)];
                way.setting.number[at] = static_cast<std::int16_t>(chosen[at]);
                if (spaces[at] == here) {
                    way.what = n.what[static_cast<std::size_t>(i)];
                    way.number = chosen[at];
                }
                if (self(self, k + 1)) return true;
            }
            return false;
        };
        stopped = choose(choose, 0);
        return stopped;
    });
    return stopped;
}

/// What of the man may be taken, a bit a what.
unsigned open_takings(const Sight& sight, const Manner& manner, const Field& field, int id, const Takers& takers);

/// The same for every man near enough the one just set down: calls f(id, open) while anything is open; stops on true.
template <class F>
void each_open(const Sight& sight, const Manner& manner, const Field& field, int last, bool flew, F&& f) {
    const int side = field.stand().side(last);
    const Space from = field.stand().at(last);
    for (int way = 0; way < ways_count; ++way) {
        for (int step = 1; step <= furthest; ++step) {
            const Space space = sight.ground().at(from, way, step);
            if (space == away) break;
            if (!field.holds(space, other(side))) continue;
            const int id = field.man_at(space);
            const Takers takers{flew ? 0 : sight.seers(field, space, side), last, flew};
            const unsigned open = open_takings(sight, manner, field, id, takers);
            if (open && f(id, open)) return;
        }
    }
}

/// The passage and the line for a way: "9 − 2 = 7"; "9 = 9"; "shut in by four: c7 c9 e7 e9".
Reason reason(const Manner& manner, const Stand& stand, int id, const TakingWay& way);

}  // namespace ludus::rithmomachia
