#pragma once
// How each way of taking is found. Each function calls f(TakingWay) for the ways of its sort and gives true where f
// stopped it. Part of taking.hpp.

#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {

// ---- what numbers make of each other, wherever they stand ----

/// One man's number x, of another's n. f(By).
template <class F>
bool each_way_of_one(const TakingRules& rules, int taker, int x, int id, int n, F&& f) {
    if (rules.equality && x == n && f(By::equality)) return true;
    if (!rules.cossic && !rules.powers) return false;
    const int root = x < n ? x : n, exponent = arithmetic::exponent(root, x < n ? n : x);
    if (exponent == 0) return false;
    // fulke.2.take.cossic: "anye man that hath these signes, {2}.{3}.{4}.{6}. meeting with his roote ... that hath this
    // signe {r} taketh him up, or elles is taken of him".
    const int his_army = man(id).born, taker_army = man(taker).born;
    const Signs of_root = x < n ? signs_of(taker_army, x) : signs_of(his_army, n);
    const Signs of_power = x < n ? signs_of(his_army, n) : signs_of(taker_army, x);
    const bool marked = exponent <= most_power && (of_root >> 1 & 1) && (of_power >> exponent & 1);
    if (rules.cossic && marked && f(By::cossic)) return true;
    return rules.powers && f(By::power);
}

/// Two men's numbers, of a third. f(By, proportions held).
template <class F>
bool each_way_of_two(const TakingRules& rules, int x, int y, int n, F&& f) {
    for (int sum = 0; sum < 4; ++sum) {
        const auto s = static_cast<arithmetic::Sum>(sum);
        if ((rules.pairs & sum_bit(s)) && arithmetic::makes(s, x, y, n, rules.one) &&
            f(static_cast<By>(static_cast<int>(By::addition) + sum), 0u)) {
            return true;
        }
    }
    if (rules.progression != Progression::in_sight || (rules.greatest_of_progression && (n < x || n < y))) return false;
    const unsigned held = arithmetic::proportions(x, y, n);
    return held != 0 && f(By::progression, held);
}

/// One man's number, of another's at such a distance, as the kind counts it. f(By).
template <class F>
bool each_way_of_distance(const TakingRules& rules, int x, int distance, int n, F&& f) {
    using arithmetic::Sum;
    for (const Sum sum : {Sum::multiplication, Sum::division}) {
        const By by = sum == Sum::division ? By::distance_division : By::distance_multiplication;
        if ((rules.distance & sum_bit(sum)) && arithmetic::makes_by_way(sum, x, distance, n, rules.one) && f(by))
            return true;
    }
    return rules.distance_is_product && arithmetic::makes(Sum::multiplication, x, n, distance, rules.one) &&
           f(By::distance_product);
}

// ---- one man hunted ----

/// One man who may be taken, and those who may take him.
struct Hunt {
    const Sight& sight;
    const Variant& variant;
    const Field& field;
    int id;
    const Takers& takers;
    Numbers wanted;       ///< his
    std::uint64_t fight;  ///< men who fight
    int must = nobody;    ///< who must be among the takers

    [[nodiscard]] const Stand& stand() const { return field.stand(); }
    [[nodiscard]] bool serves(std::uint64_t men) const { return must == nobody || (men >> must & 1); }
    [[nodiscard]] Numbers numbers(int taker) const { return numbers_of(stand(), taker, variant.whole_as_taker); }
    /// fulke.1.king.take: the whole kings "can not be taken by equalitie".
    [[nodiscard]] bool equal_may_take(int what) const {
        return !is_king(id) || what != whole || variant.taking.king_by_equality;
    }
    [[nodiscard]] TakingWay way(By by, int w, std::uint64_t men, int a, int b = 0) const {
        TakingWay out;
        out.by = by;
        out.what = wanted.what[static_cast<std::size_t>(w)];
        out.number = wanted.number[static_cast<std::size_t>(w)];
        out.takers = men;
        out.term[0] = static_cast<std::int16_t>(a);
        out.term[1] = static_cast<std::int16_t>(b);
        out.terms = b == 0 ? 1 : 2;
        return out;
    }
};

/// One man who sees him, by what the two numbers are to each other.
template <class F>
bool each_alone(const Hunt& hunt, int a, const Numbers& ours, F&& f) {
    for (int w = 0; w < hunt.wanted.count; ++w) {
        const int n = hunt.wanted.number[static_cast<std::size_t>(w)];
        const int what = hunt.wanted.what[static_cast<std::size_t>(w)];
        for (int i = 0; i < ours.count; ++i) {
            const int x = ours.number[static_cast<std::size_t>(i)];
            const auto tell = [&](By by) {
                return (by != By::equality || hunt.equal_may_take(what)) && f(hunt.way(by, w, bit(a), x));
            };
            if (each_way_of_one(hunt.variant.taking, a, x, hunt.id, n, tell)) return true;
        }
    }
    return false;
}

/// Two men, by what they make of him, or the proportion they hold with him.
template <class F>
bool each_pair(const Hunt& hunt, int a, const Numbers& ours, int b, const Numbers& theirs, F&& f) {
    for (int w = 0; w < hunt.wanted.count; ++w) {
        const int n = hunt.wanted.number[static_cast<std::size_t>(w)];
        for (int i = 0; i < ours.count; ++i) {
            for (int j = 0; j < theirs.count; ++j) {
                const int x = ours.number[static_cast<std::size_t>(i)];
                const int y = theirs.number[static_cast<std::size_t>(j)];
                const auto tell = [&](By by, unsigned held) {
                    TakingWay way = hunt.way(by, w, bit(a) | bit(b), x, y);
                    way.setting.held = held;
                    return f(way);
                };
                if (each_way_of_two(hunt.variant.taking, x, y, n, tell)) return true;
            }
        }
    }
    return false;
}

/// mebben.take.ambush: three men or more, by addition.
template <class F>
bool each_addition_of_many(const Hunt& hunt, std::uint64_t men, F&& f) {
    for (int w = 0; w < hunt.wanted.count; ++w) {
        TakingWay way = hunt.way(By::addition, w, 0, 0);
        way.terms = 0;
        const auto choose = [&](const auto& self, std::uint64_t left, int rest) -> bool {
            if (rest == 0) return way.terms > 2 && hunt.serves(way.takers) && f(way);
            if (way.terms == TakingWay::most_terms) return false;
            for (; left; left &= left - 1) {
                const int a = __builtin_ctzll(left);
                const Numbers ours = hunt.numbers(a);
                way.takers |= bit(a);
                for (int i = 0; i < ours.count; ++i) {
                    const int x = ours.number[static_cast<std::size_t>(i)];
                    if (x > rest) continue;
                    way.term[static_cast<std::size_t>(way.terms++)] = static_cast<std::int16_t>(x);
                    if (self(self, left & (left - 1), rest - x)) return true;
                    --way.terms;
                }
                way.takers &= ~bit(a);
            }
            return false;
        };
        if (choose(choose, men, way.number)) return true;
    }
    return false;
}

/// The way between two men with so many void spaces between them, as the kind counts it.
constexpr int counted(const TakingRules& rules, int voids) {
    return rules.reckoning == Reckoning::voids ? voids : voids + 2;
}

/// One man standing in line with him, by the clear way between them.
template <class F>
bool each_by_distance(const Hunt& hunt, F&& f) {
    const TakingRules& rules = hunt.variant.taking;
    const int here = hunt.stand().at(hunt.id), side = other(hunt.stand().side(hunt.id));
    for (int way = 0; way < ways_count; ++way) {
        int voids = 0;
        Space space = hunt.sight.ground().at(here, way, 1);
        for (; space != away && hunt.field.is_void(space); space = hunt.sight.ground().at(space, way, 1)) ++voids;
        if (space == away || !hunt.field.holds(space, side)) continue;
        const int a = hunt.field.man_at(space);
        if (!(hunt.fight >> a & 1) || !hunt.serves(bit(a))) continue;
        if (rules.distance_own_ways && !hunt.sight.draught(hunt.stand(), a).draws(opposite(way))) continue;
        const int distance = counted(rules, voids);
        const Numbers ours = hunt.numbers(a);
        for (int w = 0; w < hunt.wanted.count; ++w) {
            const int n = hunt.wanted.number[static_cast<std::size_t>(w)];
            for (int i = 0; i < ours.count; ++i) {
                const int x = ours.number[static_cast<std::size_t>(i)];
                const auto tell = [&](By by) {
                    TakingWay found = hunt.way(by, w, bit(a), x);
                    found.distance = distance;
                    return f(found);
                };
                if (each_way_of_distance(rules, x, distance, n, tell)) return true;
            }
        }
    }
    return false;
}

/// fulke.1.take.proportion: "two or three of their men to one of their adversaries men in such order as the triumph is
/// set": three in a line with one proportion, or four, as a triumph is set of four, with two.
template <class F>
bool each_proportion(const Hunt& hunt, F&& f) {
    const Stand& stand = hunt.stand();
    const int side = other(stand.side(hunt.id));
    const Space here = stand.at(hunt.id);
    bool stopped = false;
    each_arrangement(
        hunt.sight.ground(), hunt.variant.triumph.shapes, here, [&](const std::array<Space, 4>& spaces, int count) {
            std::array<Numbers, 4> bear{};
            std::uint64_t men = 0;
            for (int k = 0; k < count; ++k) {
                const Space space = spaces[static_cast<std::size_t>(k)];
                const int who = hunt.field.man_at(space);
                if (space == here) {
                    // A king's whole number is taken by the four sums alone; his side numbers by any way.
                    for (int i = 0; i < hunt.wanted.count; ++i) {
                        const auto at = static_cast<std::size_t>(i);
                        if (!is_king(hunt.id) || hunt.wanted.what[at] != whole)
                            bear[static_cast<std::size_t>(k)].add(hunt.wanted.number[at], hunt.wanted.what[at]);
                    }
                } else {
                    if (who < 0 || stand.side(who) != side || !(hunt.fight >> who & 1)) return false;
                    men |= bit(who);
                    bear[static_cast<std::size_t>(k)] = hunt.numbers(who);
                }
            }
            const bool before = hunt.takers.last == nobody && !hunt.takers.any;
            if (before ? !(men & hunt.takers.seers) : !hunt.serves(men)) return false;
            TakingWay way;
            way.by = By::proportion;
            way.takers = men;
            way.setting.count = count;
            way.setting.space = spaces;
            std::array<int, 4> chosen{};
            const auto choose = [&](const auto& self, int k) -> bool {
                if (k == count) {
                    way.setting.held = held_in_order(chosen, count, spaces, hunt.variant.triumph.in_order);
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

/// Whether one draught of a fellow, and a taking it opens, would let the besieged man draw again.
bool could_be_freed(const Sight& sight, const Variant& variant, const Field& field, int id, std::uint64_t men);

/// The men of a side in the eight next spaces.
inline std::uint64_t neighbours(const Ground& ground, const Field& field, int space, int side) {
    std::uint64_t found = 0;
    for (int way = 0; way < ways_count; ++way) {
        const Space next = ground.at(space, way, 1);
        if (next != away && field.holds(next, side)) found |= bit(field.man_at(next));
    }
    return found;
}

/// All but sieges.
template <class F>
bool each_by_numbers(const Hunt& hunt, F&& f) {
    const TakingRules& rules = hunt.variant.taking;
    const std::uint64_t seers = hunt.takers.seers & hunt.fight;
    const int side = other(hunt.stand().side(hunt.id));
    const std::uint64_t stationed =
        rules.stations == Stations::sight
            ? seers
            : neighbours(hunt.sight.ground(), hunt.field, hunt.stand().at(hunt.id), side) & hunt.fight;
    // Where a man must be one of the takers he comes first, the others are his partners.
    std::uint64_t firsts = (seers | stationed) & (hunt.must == nobody ? ~std::uint64_t{0} : bit(hunt.must));
    for (; firsts; firsts &= firsts - 1) {
        const int a = __builtin_ctzll(firsts);
        const Numbers ours = hunt.numbers(a);
        if ((seers >> a & 1) && each_alone(hunt, a, ours, f)) return true;
        if (!(stationed >> a & 1)) continue;
        std::uint64_t seconds = hunt.must == nobody ? firsts & (firsts - 1) & stationed : stationed & ~bit(a);
        for (; seconds; seconds &= seconds - 1) {
            const int b = __builtin_ctzll(seconds);
            if (each_pair(hunt, a, ours, b, hunt.numbers(b), f)) return true;
        }
    }
    if (rules.many_may_add && hunt.serves(stationed) && each_addition_of_many(hunt, stationed, f)) return true;
    if ((rules.distance != no_sums || rules.distance_is_product) && each_by_distance(hunt, f)) return true;
    return rules.progression == Progression::as_triumph && each_proportion(hunt, f);
}

template <class F>
void each_taking(const Sight& sight, const Variant& variant, const Field& field, int id, const Takers& takers, F&& f) {
    const int must = takers.any ? nobody : takers.last;
    const bool seen = takers.seers != 0 && (must == nobody || (takers.seers >> must & 1));
    const bool unseen = variant.taking.beyond_sight() || variant.taking.progression == Progression::as_triumph;
    if (!takers.flew && (seen || unseen)) {
        const Hunt hunt{sight,
                        variant,
                        field,
                        id,
                        takers,
                        numbers_of(field.stand(), id, variant.whole_as_target),
                        fighters(variant, field.stand()),
                        must};
        if (each_by_numbers(hunt, f)) return;
    }
    // Oblivion is for the moment the last of the four is set down.
    if ((takers.last == nobody && !takers.any) || (takers.flew && !variant.turn.flight_besieges)) return;
    const std::uint64_t men = besiegers(sight, variant, field, id, must);
    if (men == 0 || (variant.siege.unless_freed && could_be_freed(sight, variant, field, id, men))) return;
    TakingWay way;
    way.by = By::oblivion;
    way.takers = men;
    f(way);
}

template <class F>
void each_open(const Sight& sight, const Variant& variant, const Field& field, int last, bool flew, F&& f) {
    const Stand& stand = field.stand();
    const int side = stand.side(last);
    if (!(fighters(variant, stand) >> last & 1) && !variant.turn.by_any) return;
    const auto try_one = [&](int id) {
        const unsigned open =
            open_takings(sight, variant, field, id, takers_after(sight, variant, field, id, last, flew));
        return open && f(id, open);
    };
    // Where any man may take, or a proportion may be set wide, everybody on the table is asked.
    const bool wide = variant.taking.progression == Progression::as_triumph && (variant.triumph.shapes & spaced);
    if (variant.turn.by_any || wide) {
        for (int id = 0; id < men_count; ++id) {
            if (stand.at(id) != away && stand.side(id) != side && try_one(id)) return;
        }
        return;
    }
    const bool far = !flew && variant.taking.beyond_sight();
    const Space from = stand.at(last);
    for (int way = 0; way < ways_count; ++way) {
        bool clear = true;
        int far_off = 1;
        for (Space space = sight.ground().at(from, way, 1); space != away;
             space = sight.ground().at(space, way, 1), ++far_off) {
            // Further off than any draught only the first man on the way counts.
            if (far_off > furthest && !(far && clear)) break;
            const int id = field.man_at(space);
            if (id == nobody) continue;
            clear = false;
            if (stand.side(id) != side && try_one(id)) return;
        }
    }
    if (variant.siege.rule != SiegeRule::immobile) return;
    // Who stands where a man would fly to hinders his flight.
    for (int length = 2; length <= 3; ++length) {
        for (Space space : sight.ground().leaps(from, length)) {
            if (space != away && field.holds(space, other(side)) && try_one(field.man_at(space))) return;
        }
    }
}

}  // namespace ludus::rithmomachia
