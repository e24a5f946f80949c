#include "core/rithmomachia/player/openings.hpp"

#include <algorithm>
#include <vector>

namespace ludus::rithmomachia {
namespace {

constexpr int most_number = 512;

/// The numbers men may bear, and who: of a king each step and his whole number.
struct Bearers {
    std::array<std::uint64_t, most_number> men{};
    std::vector<int> numbers;

    Bearers() {
        for (int id = 0; id < men_count; ++id) {
            add(man(id).number, id);
            if (!is_king(id)) continue;
            const Steps& pyramid = steps[man(id).born];
            for (int i = 0; i < pyramid.count; ++i) add(pyramid.number[static_cast<std::size_t>(i)], id);
        }
    }
    [[nodiscard]] std::uint64_t of(int number) const {
        return number > 0 && number < most_number ? men[static_cast<std::size_t>(number)] : 0;
    }

private:
    void add(int number, int id) {
        if (of(number) == 0) numbers.push_back(number);
        men[static_cast<std::size_t>(number)] |= bit(id);
    }
};

constexpr auto yes = [](auto&&...) { return true; };

template <class F>
void each_man(std::uint64_t men, F&& f) {
    for (; men; men &= men - 1) f(__builtin_ctzll(men));
}

}  // namespace

Openings::Openings(const Sight& sight, const Variant& variant)
    : sight_(sight),
      variant_(variant),
      far_(variant.taking.beyond_sight()),
      by_laws_alone_(variant.taking.progression == Progression::as_triumph) {
    const TakingRules& rules = variant.taking;
    const Bearers bearers;
    for (int x : bearers.numbers) {
        const std::uint64_t takers = bearers.of(x);
        for (int n : bearers.numbers) {
            each_man(takers, [&](int a) {
                each_man(bearers.of(n), [&](int id) {
                    if (each_way_of_one(rules, a, x, id, n, yes)) alone_[at(a)] |= bit(id);
                });
            });
            for (int voids = 0; far_ && voids < most_ranks; ++voids) {
                if (!each_way_of_distance(rules, x, counted(rules, voids), n, yes)) continue;
                each_man(takers, [&](int a) {
                    each_man(bearers.of(n), [&](int id) {
                        voids_[at(a)][at(id)] = static_cast<std::uint16_t>(voids_[at(a)][at(id)] | 1u << voids);
                        far_from_[at(a)] |= bit(id);
                    });
                });
            }
        }
        for (int y : bearers.numbers) {
            if (y < x) continue;
            // What the two may make, by any rule there is; each_way_of_two says whether by this kind's.
            std::array<int, 4 + arithmetic::most_thirds> made = {x + y, x > y ? x - y : y - x, x * y,
                                                                 x > y ? x / y : y / x};
            const auto thirds = arithmetic::thirds(x, y);
            std::copy(thirds.begin(), thirds.end(), made.begin() + 4);
            for (int n : made) {
                if (bearers.of(n) == 0 || !each_way_of_two(rules, x, y, n, yes)) continue;
                each_man(bearers.of(n), [&](int id) {
                    each_man(takers, [&](int a) { partners_[at(a)][at(id)] |= bearers.of(y) & ~bit(a); });
                    each_man(bearers.of(y), [&](int a) { partners_[at(a)][at(id)] |= takers & ~bit(a); });
                });
            }
        }
    }
    const bool sums = variant.whole_as_taker == WholeNumber::sum || variant.whole_as_target == WholeNumber::sum;
    if (sums) think_any_of_kings();
    for (int a = 0; a < men_count; ++a) {
        each_man(far_from_[at(a)], [&](int id) { far_to_[at(id)] |= bit(a); });
        concerns_[at(a)] = alone_[at(a)] | far_from_[at(a)];
        for (int id = 0; id < men_count; ++id) {
            if (partners_[at(a)][at(id)] != 0 || rules.many_may_add) concerns_[at(a)] |= bit(id);
        }
    }
}

void Openings::think_any_of_kings() {
    constexpr std::uint64_t kings = bit(king[even]) | bit(king[odd]), everybody = (bit(men_count) - 1);
    for (int a = 0; a < men_count; ++a) {
        alone_[at(a)] |= is_king(a) ? everybody : kings;
        for (int id = 0; id < men_count; ++id) {
            partners_[at(a)][at(id)] |= (is_king(a) || is_king(id) ? everybody : kings) & ~bit(a);
            if (far_ && (is_king(a) || is_king(id))) voids_[at(a)][at(id)] = 0xffff;
        }
        if (far_) far_from_[at(a)] |= is_king(a) ? everybody : kings;
    }
}

int Openings::use_of(int id) const {
    int ways = __builtin_popcountll(alone_[at(id)]) + __builtin_popcountll(far_from_[at(id)]);
    for (const std::uint64_t helpers : partners_[at(id)]) ways += __builtin_popcountll(helpers);
    return ways;
}

Openings::Scene Openings::armies(const Field& field, int side) const {
    const Stand& stand = field.stand();
    Scene out;
    for (int id = 0; id < men_count; ++id) {
        if (stand.at(id) != away) (stand.side(id) == side ? out.ours : out.theirs) |= bit(id);
    }
    out.ours &= fighters(variant_, stand);
    return out;
}

Openings::Scene Openings::scene(const Field& field, int side) const {
    Scene out = armies(field, side);
    if (by_laws_alone_) return out;
    out.nearly_besieged = nearly_besieged(sight_, variant_, field, out.theirs);
    if (variant_.turn.by_any && out.ours != 0) {
        for (std::uint64_t left = out.theirs; left; left &= left - 1) {
            const int id = __builtin_ctzll(left);
            if (open_to_any(field, id, out.nearly_besieged >> id & 1)) out.open |= bit(id);
        }
    }
    return out;
}

bool Openings::takes_alone(const Stand& stand, int a, int id) const {
    if (!(alone_[at(a)] >> id & 1)) return false;
    if (!is_king(a) && !is_king(id)) return true;
    const Numbers ours = numbers_of(stand, a, variant_.whole_as_taker),
                  his = numbers_of(stand, id, variant_.whole_as_target);
    for (std::size_t i = 0; i < static_cast<std::size_t>(ours.count); ++i) {
        for (std::size_t w = 0; w < static_cast<std::size_t>(his.count); ++w) {
            const bool equal_may = !is_king(id) || his.what[w] != whole || variant_.taking.king_by_equality;
            const auto holds = [&](By by) { return by != By::equality || equal_may; };
            if (each_way_of_one(variant_.taking, a, ours.number[i], id, his.number[w], holds)) return true;
        }
    }
    return false;
}

bool Openings::takes_by_way(const Stand& stand, int a, int id, int voids) const {
    if (!(voids_[at(a)][at(id)] >> voids & 1)) return false;
    if (!is_king(a) && !is_king(id)) return true;
    const Numbers ours = numbers_of(stand, a, variant_.whole_as_taker),
                  his = numbers_of(stand, id, variant_.whole_as_target);
    const int distance = counted(variant_.taking, voids);
    for (std::size_t i = 0; i < static_cast<std::size_t>(ours.count); ++i) {
        for (std::size_t w = 0; w < static_cast<std::size_t>(his.count); ++w) {
            if (each_way_of_distance(variant_.taking, ours.number[i], distance, his.number[w], yes)) return true;
        }
    }
    return false;
}

bool Openings::take_together(const Stand& stand, int a, int b, int id) const {
    if (!(partners_[at(a)][at(id)] >> b & 1)) return false;
    if (!is_king(a) && !is_king(b) && !is_king(id)) return true;
    const Numbers one = numbers_of(stand, a, variant_.whole_as_taker),
                  two = numbers_of(stand, b, variant_.whole_as_taker),
                  his = numbers_of(stand, id, variant_.whole_as_target);
    for (std::size_t i = 0; i < static_cast<std::size_t>(one.count); ++i) {
        for (std::size_t j = 0; j < static_cast<std::size_t>(two.count); ++j) {
            for (std::size_t w = 0; w < static_cast<std::size_t>(his.count); ++w) {
                if (each_way_of_two(variant_.taking, one.number[i], two.number[j], his.number[w], yes)) return true;
            }
        }
    }
    return false;
}

bool Openings::some_take_together(const Stand& stand, std::uint64_t men, int id, int must) const {
    for (std::uint64_t firsts = must == nobody ? men : men & bit(must); firsts; firsts &= firsts - 1) {
        const int a = __builtin_ctzll(firsts);
        std::uint64_t seconds = partners_[at(a)][at(id)] & men & ~bit(a);
        for (; seconds; seconds &= seconds - 1) {
            if (take_together(stand, a, __builtin_ctzll(seconds), id)) return true;
        }
    }
    return false;
}

std::uint64_t Openings::threatened(const Field& field, int side) const {
    const Scene now = armies(field, side);
    if (by_laws_alone_) return now.theirs;
    std::uint64_t found = 0;
    each_threatened(field, now.ours, now.theirs, nobody, [&](int id, bool) { found |= bit(id); });
    return found;
}

bool Openings::open_to_any(const Field& field, int id, bool nearly) const {
    const Stand& stand = field.stand();
    const TakingRules& rules = variant_.taking;
    const Space there = stand.at(id);
    const int side = other(stand.side(id));
    const std::uint64_t fight = fighters(variant_, stand), seers = sight_.seers(field, there, side) & fight;
    for (std::uint64_t left = seers; left; left &= left - 1) {
        if (takes_alone(stand, __builtin_ctzll(left), id)) return true;
    }
    for (std::uint64_t left = far_to_[at(id)] & fight; left; left &= left - 1) {
        const int a = __builtin_ctzll(left);
        if (stand.at(a) == away || stand.side(a) != side) continue;
        const int bearing = sight_.ground().bearing(stand.at(a), there), way = bearing & 7, distance = bearing >> 3;
        if (distance == 0 || (rules.distance_own_ways && !sight_.draught(stand, a).draws(way))) continue;
        if (takes_by_way(stand, a, id, distance - 1) && sight_.is_clear(field, stand.at(a), way, distance)) return true;
    }
    const std::uint64_t stationed =
        rules.stations == Stations::sight ? seers : neighbours(sight_.ground(), field, there, side) & fight;
    if (some_take_together(stand, stationed, id, nobody)) return true;
    if (rules.many_may_add && __builtin_popcountll(stationed) > 2 && exactly(field, id, nobody, false)) return true;
    return nearly && besieges(field, nobody, id);
}

bool Openings::takes(const Field& field, std::uint64_t ours, int last, int id) const {
    const Stand& stand = field.stand();
    const TakingRules& rules = variant_.taking;
    const Space from = stand.at(last), there = stand.at(id);
    const int bearing = sight_.ground().bearing(from, there), way = bearing & 7, distance = bearing >> 3;
    const Draught& draught = sight_.draught(stand, last);
    const bool clear = sight_.is_clear(field, from, way, distance);
    const bool seen = distance <= furthest && draught.draws(way, distance) && (clear || draught.leaps);
    if (seen && takes_alone(stand, last, id)) return true;
    if (far_ && clear && (!rules.distance_own_ways || draught.draws(way)) &&
        takes_by_way(stand, last, id, distance - 1)) {
        return true;
    }
    if (rules.stations == Stations::sight ? !seen : distance != 1) return false;
    for (std::uint64_t helpers = partners_[at(last)][at(id)] & ours; helpers; helpers &= helpers - 1) {
        const int b = __builtin_ctzll(helpers);
        const bool helps = rules.stations == Stations::sight ? sight_.sees(field, b, there)
                                                             : sight_.ground().bearing(stand.at(b), there) >> 3 == 1;
        if (helps && take_together(stand, last, b, id)) return true;
    }
    return rules.many_may_add && exactly(field, id, last, false);
}

bool Openings::besieges(const Field& field, int last, int id) const {
    const std::uint64_t men = besiegers(sight_, variant_, field, id, last);
    return men != 0 && (!variant_.siege.unless_freed || !could_be_freed(sight_, variant_, field, id, men));
}

}  // namespace ludus::rithmomachia
