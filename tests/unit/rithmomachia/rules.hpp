#pragma once
// Takings asked of the laws themselves: a variant made for the purpose, a stand, and what is open there.

#include <doctest/doctest.h>

#include <set>
#include <sstream>
#include <string>
#include <utility>

#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia_tests {

using namespace ludus::rithmomachia;
using arithmetic::Sum;

using Told = std::set<std::string>;

constexpr std::uint8_t flight(int length) { return static_cast<std::uint8_t>(1u << length); }
constexpr std::uint8_t by(Sum a, Sum b) { return static_cast<std::uint8_t>(sum_bit(a) | sum_bit(b)); }

/// Straight and cornerwise 1, 2, 3, over nobody; nothing taken but by what a test allows.
inline Variant all_ways_variant() {
    Variant m;
    m.prefix = "";
    m.forms[0] = {{all_ways, 0, 0}, false, 0};
    m.forms[1] = {{0, all_ways, 0}, false, 0};
    m.forms[2] = {{0, 0, all_ways}, false, 0};
    m.king = {{0, 0, all_ways}, false, 0};
    m.losing = Losing::never;
    m.taking.equality = false;
    m.taking.pairs = no_sums;
    m.siege.rule = SiegeRule::none;
    return m;
}

/// Rounds cornerwise, triangles and squares straight, over nobody: the Guild's and Boissière's motions.
inline Variant plain_variant() {
    Variant m = all_ways_variant();
    m.forms[0] = {{corner_ways, 0, 0}, false, 0};
    m.forms[1] = {{0, straight_ways, 0}, false, 0};
    m.forms[2] = {{0, 0, straight_ways}, false, 0};
    m.king = {{corner_ways, straight_ways, straight_ways}, false, 0};
    m.losing = Losing::all;
    return m;
}

/// "eR6@b10 oT12@d8 eR9*@c1 eK91[36.16]@a1": as in positions, but that there is no side to move.
inline Stand stand_of(const std::string& text) {
    Stand stand;
    stand.parts = {63, 31};
    std::istringstream in(text);
    for (std::string word; in >> word;) {
        const std::size_t at = word.find('@');
        REQUIRE(at != std::string::npos);
        std::string name = word.substr(0, at);
        std::string kept;
        if (const std::size_t open = name.find('['); open != std::string::npos) {
            kept = name.substr(open + 1, name.find(']') - open - 1);
            name.resize(open);
        }
        const bool turned = name.back() == '*';
        if (turned) name.pop_back();
        const int side = name[0] == 'e' ? even : odd, born = turned ? other(side) : side;
        int id = find_man(born, name[1], std::stoi(name.substr(2)));
        REQUIRE_MESSAGE(id != nobody, word);
        while (stand.at(id) != away) ++id;  // the second of two men alike
        stand.space[static_cast<std::size_t>(id)] = find_space(word.substr(at + 1), most_ranks);
        REQUIRE_MESSAGE(stand.at(id) != away, word);
        if (turned) stand.turned |= bit(id);
        if (kept.empty()) continue;
        std::uint8_t& parts = stand.parts[static_cast<std::size_t>(born)];
        parts = 0;
        std::istringstream numbers(kept);
        for (std::string number; std::getline(numbers, number, '.');) {
            const Steps& pyramid = steps[static_cast<std::size_t>(born)];
            for (int i = 0; i < pyramid.count; ++i) {
                if (pyramid.number[static_cast<std::size_t>(i)] == std::stoi(number)) {
                    parts = static_cast<std::uint8_t>(parts | 1u << i);
                }
            }
        }
    }
    return stand;
}

/// A position under a variant, and what is open there: "addition 3 + 5 = 8 by e7 e9".
struct Table {
    Table(Variant rules, const std::string& text) : variant(std::move(rules)), stand(stand_of(text)) {}

    [[nodiscard]] static std::string told(const Variant& variant, const Stand& stand, int id, const TakingWay& way) {
        const Reason why = reason(variant, stand, id, way);
        std::string out = why.rule.substr(std::string("take.").size());
        if (way.by != By::oblivion) out += " " + why.line;
        if (way.what != whole) out += " (part)";
        out += " by";
        for (int space : why.from) out += " " + space_name(space);
        return out;
    }
    /// After the man on `last` has been set down, or with "" before removing.
    [[nodiscard]] Told ways(const std::string& target, const std::string& last, bool flew = false) const {
        const Field field(stand);
        const int id = man_on(stand, find_space(target, ground.ranks()));
        REQUIRE(id != nobody);
        Takers takers = takers_before(sight, field, id);
        if (!last.empty()) {
            const int mover = man_on(stand, find_space(last, ground.ranks()));
            REQUIRE(mover != nobody);
            takers = takers_after(sight, variant, field, id, mover, flew);
            // What is open to the man set down is just what each_open finds.
            bool found = false;
            each_open(sight, variant, field, mover, flew, [&](int taken, unsigned open) {
                CHECK(open != 0);
                if (taken == id) found = true;
                return false;
            });
            CHECK(found == (open_takings(sight, variant, field, id, takers) != 0));
        }
        Told out;
        each_taking(sight, variant, field, id, takers, [&](const TakingWay& way) {
            CHECK_MESSAGE(out.insert(told(variant, stand, id, way)).second, told(variant, stand, id, way));
            return false;
        });
        return out;
    }
    /// Who may go into his place, found before.
    [[nodiscard]] std::set<std::string> entering(const std::string& target) const {
        const Field field(stand);
        const int id = man_on(stand, find_space(target, ground.ranks()));
        const Takers takers = takers_before(sight, field, id);
        std::set<std::string> out;
        each_taking(sight, variant, field, id, takers, [&](const TakingWay& way) {
            for (std::uint64_t left = entrants(way, takers); left; left &= left - 1) {
                out.insert(space_name(stand.at(__builtin_ctzll(left))));
            }
            return false;
        });
        return out;
    }

    Variant variant;
    Stand stand;
    Ground ground{most_ranks};
    Sight sight{ground, variant};
};

inline const Told nothing;

}  // namespace ludus::rithmomachia_tests
