#include "core/rithmomachia/player/prospects.hpp"

#include <algorithm>

namespace ludus::rithmomachia {

Prospects prospects(const Sight& sight, const Variant& variant, const Stand& stand, int side) {
    Prospects out;
    const TriumphRules& rules = variant.triumph;
    if (rules.king_first && !stand.king_taken(other(side))) return out;
    const Field field(stand);
    const std::uint64_t serve = serving(variant, stand, side);
    std::array<Space, men_count> inside{};
    std::size_t many = 0;
    for (std::uint64_t left = serve; left; left &= left - 1) {
        const Space space = stand.at(__builtin_ctzll(left));
        if (sight.ground().in_camp(space, other(side), rules.camp)) inside[many++] = space;
    }
    if (many < 2) return out;
    const auto keep = [&](std::uint64_t men, bool stands) {
        const auto end = out.set.begin() + out.count;
        if (out.count == Prospects::most ||
            std::any_of(out.set.begin(), end, [&](const Prospect& p) { return p.men == men; })) {
            return;
        }
        out.set[static_cast<std::size_t>(out.count++)] = {men, stands};
    };
    const auto number = [&](int id) { return whole_number(stand, id, variant.whole_as_taker); };
    for (std::size_t i = 0; i < many && out.count < Prospects::most; ++i) {
        each_arrangement(sight.ground(), rules.shapes, inside[i], [&](const std::array<Space, 4>& spaces, int count) {
            std::array<int, 4> n{};
            std::uint64_t men = 0;
            int missing = -1;
            for (int k = 0; k < count; ++k) {
                const Space space = spaces[static_cast<std::size_t>(k)];
                if (!sight.ground().in_camp(space, other(side), rules.camp)) return false;
                const int id = field.man_at(space);
                if (id >= 0 && (serve >> id & 1)) {
                    n[static_cast<std::size_t>(k)] = number(id);
                    men |= bit(id);
                } else if (id < 0 && missing < 0) {
                    missing = k;
                } else {
                    return false;
                }
            }
            const auto counts = [&] {
                const unsigned held = held_in_order(n, count, spaces, rules.in_order);
                return held != 0 && wins(rules, count, held);
            };
            if (missing < 0) {
                if (counts()) keep(men, true);
                return out.count == Prospects::most;
            }
            const auto gap = static_cast<std::size_t>(missing);
            for (std::uint64_t may = sight.seers(field, spaces[gap], side) & serve & ~men; may; may &= may - 1) {
                const int id = __builtin_ctzll(may);
                n[gap] = number(id);
                if (counts()) keep(men | bit(id), false);
            }
            return out.count == Prospects::most;
        });
    }
    // What stands already comes first; else the order found is kept.
    Prospects ordered;
    for (const bool standing : {true, false}) {
        for (int i = 0; i < out.count; ++i) {
            const Prospect& found = out.set[static_cast<std::size_t>(i)];
            if (found.stands == standing) ordered.set[static_cast<std::size_t>(ordered.count++)] = found;
        }
    }
    return ordered;
}

}  // namespace ludus::rithmomachia
