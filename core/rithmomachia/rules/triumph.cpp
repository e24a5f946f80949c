#include "core/rithmomachia/rules/triumph.hpp"

#include <algorithm>
#include <vector>

namespace ludus::rithmomachia {
namespace {

bool rises_or_falls(const std::array<int, 4>& n, int count) {
    const auto end = n.begin() + count;
    return std::is_sorted(n.begin(), end) || std::is_sorted(n.begin(), end, std::greater<int>());
}

unsigned held_by(const std::array<int, 4>& n, int count) {
    return count == 3 ? arithmetic::proportions(n[0], n[1], n[2]) : arithmetic::proportions(n[0], n[1], n[2], n[3]);
}

}  // namespace

Grade grade(int men, unsigned held) {
    const int several = arithmetic::how_many(held);
    if (men == 3) return several >= 1 ? Grade::great : Grade::none;
    return several >= 3 ? Grade::greatest : several == 2 ? Grade::greater : Grade::none;
}

int whole_number(const Stand& stand, int id, WholeNumber rules) {
    if (!is_king(id)) return man(id).number;
    const int army = man(id).born;
    if (stand.king_entire(army) || (rules == WholeNumber::nominal && !stand.king_taken(army))) return man(id).number;
    return rules == WholeNumber::sum ? sum_of_parts(army, stand.king_parts(army)) : 0;
}

bool is_square(const std::array<Space, 4>& s) {
    return file_of(s[0]) + file_of(s[2]) == file_of(s[1]) + file_of(s[3]) &&
           rank_of(s[0]) + rank_of(s[2]) == rank_of(s[1]) + rank_of(s[3]);
}

unsigned held_in_order(const std::array<int, 4>& numbers, int count, const std::array<Space, 4>& spaces,
                       bool in_order) {
    const bool line = count == 3 || !is_square(spaces);
    if (line && in_order && !rises_or_falls(numbers, count)) return 0;
    const unsigned held = held_by(numbers, count);
    return grade(count, held) == Grade::none ? 0 : held;
}

bool could_count(const TriumphRules& rules, const std::array<int, 4>& numbers, int count) {
    return wins(rules, count, held_by(numbers, count));
}

Setting standing_triumph(const Sight& sight, const Variant& variant, const Position& position, int side,
                         Space through) {
    Setting best;
    if (variant.triumph.king_first && !position.now.king_taken(other(side))) return best;
    // Who may serve: his own men, in the adversary's camp, named where that is asked.
    std::array<std::int16_t, most_spaces> number{};
    int many = 0;
    for (int id = 0; id < men_count; ++id) {
        const Space space = position.now.at(id);
        if (space == away || position.now.side(id) != side) continue;
        if (variant.triumph.must_proclaim && !(position.named >> id & 1)) continue;
        if (position.late >> id & 1) continue;
        if (!sight.ground().in_camp(space, other(side), variant.triumph.camp)) continue;
        const int n = whole_number(position.now, id, variant.whole_as_taker);
        if (n == 0) continue;
        number[space] = static_cast<std::int16_t>(n);
        ++many;
    }
    if (many < 3) return best;
    Grade reached = Grade::none;
    for (std::size_t first = 0; first < number.size(); ++first) {
        if (number[first] == 0 || (through != away && first != through)) continue;
        each_arrangement(sight.ground(), variant.triumph.shapes, static_cast<Space>(first),
                         [&](const std::array<Space, 4>& spaces, int count) {
                             std::array<int, 4> n{};
                             for (int k = 0; k < count; ++k) {
                                 const auto at = static_cast<std::size_t>(k);
                                 n[at] = number[spaces[at]];
                                 if (n[at] == 0) return false;
                             }
                             const unsigned held = held_in_order(n, count, spaces, variant.triumph.in_order);
                             const Grade here = grade(count, held);
                             if (wins(variant.triumph, count, held) && here > reached) {
                                 reached = here;
                                 best.count = count;
                                 best.held = held;
                                 best.space = spaces;
                                 for (std::size_t k = 0; k < 4; ++k) best.number[k] = static_cast<std::int16_t>(n[k]);
                             }
                             return false;
                         });
    }
    return best;
}

std::uint64_t serving(const Variant& variant, const Stand& stand, int side) {
    std::uint64_t men = 0;
    for (int id = 0; id < men_count; ++id) {
        if (stand.at(id) != away && stand.side(id) == side && whole_number(stand, id, variant.whole_as_taker) != 0) {
            men |= bit(id);
        }
    }
    return men;
}

bool triumph_possible(const Variant& variant, const Stand& stand, std::uint64_t men, std::uint64_t wanted) {
    std::array<int, 4> chosen{};
    int count = 0;
    for (std::uint64_t left = wanted; left; left &= left - 1) {
        if (count == 4) return false;
        chosen[static_cast<std::size_t>(count++)] = whole_number(stand, __builtin_ctzll(left), variant.whole_as_taker);
    }
    if (count >= 3 && could_count(variant.triumph, chosen, count)) return true;
    if (count == 4) return false;
    // The rest, each number once.
    std::array<int, men_count> rest{};
    int many = 0;
    for (std::uint64_t left = men & ~wanted; left; left &= left - 1) {
        const int n = whole_number(stand, __builtin_ctzll(left), variant.whole_as_taker);
        if (n != 0 && std::find(rest.begin(), rest.begin() + many, n) == rest.begin() + many) {
            rest[static_cast<std::size_t>(many++)] = n;
        }
    }
    const auto extend = [&](const auto& self, int from) -> bool {
        for (int i = from; i < many; ++i) {
            chosen[static_cast<std::size_t>(count++)] = rest[static_cast<std::size_t>(i)];
            const bool found =
                (count >= 3 && could_count(variant.triumph, chosen, count)) || (count < 4 && self(self, i + 1));
            --count;
            if (found) return true;
        }
        return false;
    };
    return extend(extend, 0);
}

std::string setting_line(const Setting& setting) {
    std::vector<int> numbers(setting.number.begin(), setting.number.begin() + setting.count);
    std::sort(numbers.begin(), numbers.end());
    std::string out;
    for (int n : numbers) {
        if (!out.empty()) out += ' ';
        out += std::to_string(n);
    }
    return out + ", " + arithmetic::names(setting.held);
}

const char* grade_name(Grade grade) {
    static constexpr const char* names[] = {"no", "great", "greater", "greatest"};
    return names[static_cast<std::size_t>(grade)];
}

}  // namespace ludus::rithmomachia
