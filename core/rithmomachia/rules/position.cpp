#include "core/rithmomachia/rules/position.hpp"

#include <algorithm>

namespace ludus::rithmomachia {
namespace {

/// All that may be said of one man in a position, in one number.
std::uint64_t account(const Position& p, int id) {
    const auto flag = [&](std::uint64_t mask) { return mask >> id & 1; };
    return p.now.at(id) | std::uint64_t{p.set.at(id)} << 8 | flag(p.now.turned) << 16 | flag(p.set.turned) << 17 |
           flag(p.named) << 18 | flag(p.naming) << 19 | flag(p.now.held) << 20 | flag(p.set.held) << 21 |
           flag(p.late) << 22;
}

constexpr std::uint64_t twins() {
    std::uint64_t mask = 0;
    for (int id = 0; id < men_count; ++id) {
        if (man(id).like != id) mask |= bit(id) | bit(man(id).like);
    }
    return mask;
}

bool same_but_twins(const Position& a, const Position& b) {
    for (int id = 0; id < men_count; ++id) {
        if (!(twins() >> id & 1) && account(a, id) != account(b, id)) return false;
    }
    for (int id = 0; id < men_count; ++id) {
        const int first = man(id).like;
        if (first == id) continue;
        if (std::minmax({account(a, first), account(a, id)}) != std::minmax({account(b, first), account(b, id)})) {
            return false;
        }
    }
    return true;
}

std::uint64_t standing(std::uint64_t salt, int id, Space space, bool turned) {
    return mix(salt + man(id).like * 512u + space * 2u + (turned ? 1u : 0u));
}

/// Hands, ransoms, and what is told of triumphs besides the men: in most kinds there are none. Added and not folded,
/// since two men alike may be in one hand.
std::uint64_t hash_of_hands(const Position& p) {
    std::uint64_t sum = mix(std::uint64_t{p.part} | std::uint64_t{static_cast<std::uint8_t>(p.then)} << 8 | 1u << 16);
    for (const std::int16_t number : p.carried) sum = mix(sum + static_cast<std::uint64_t>(number));
    for (std::uint64_t left = p.now.held; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        sum += standing(0x200000u, id, away, p.now.turned >> id & 1);
    }
    for (std::uint64_t left = p.late; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        sum += standing(0x300000u, id, p.now.at(id), false);
    }
    return sum;
}

}  // namespace

std::uint64_t mix(std::uint64_t value) {
    value = (value + 0x9e3779b97f4a7c15u) * 0xbf58476d1ce4e5b9u;
    value = (value ^ value >> 31) * 0x94d049bb133111ebu;
    return value ^ value >> 29;
}

bool operator==(const Position& a, const Position& b) {
    return a.now.parts == b.now.parts && a.set.parts == b.set.parts && a.spoils == b.spoils && a.quiet == b.quiet &&
           a.turns == b.turns && a.side == b.side && a.phase == b.phase && a.moved == b.moved && a.flew == b.flew &&
           a.then == b.then && a.part == b.part && a.carried == b.carried && a.proclaimed == b.proclaimed &&
           a.ended == b.ended && same_but_twins(a, b);
}

std::uint64_t hash(const Position& p) {
    std::uint64_t h =
        mix(std::uint64_t{p.side} | std::uint64_t{static_cast<std::uint8_t>(p.phase)} << 8 |
            std::uint64_t{p.moved} << 16 | std::uint64_t{p.flew} << 24 | std::uint64_t{p.proclaimed} << 25 |
            std::uint64_t{p.now.parts[0]} << 32 | std::uint64_t{p.now.parts[1]} << 40 |
            std::uint64_t{p.set.parts[0]} << 48 | std::uint64_t{p.set.parts[1]} << 56);
    for (int id = 0; id < men_count; ++id) h ^= standing(0, id, p.now.at(id), p.now.turned >> id & 1);
    for (std::uint64_t left = p.named | p.naming; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        h ^= standing(0x10000u + (p.naming >> id & 1 ? 0x10000u : 0u) + (p.named >> id & 1 ? 0x20000u : 0u), id,
                      p.now.at(id), false);
    }
    if (p.moved != away) {
        // Men taken this turn are told by where they stood.
        const std::uint64_t changed = p.set.turned ^ p.now.turned;
        for (int id = 0; id < men_count; ++id) {
            if (p.set.at(id) != p.now.at(id) || (changed >> id & 1))
                h ^= standing(0x100000u, id, p.set.at(id), p.set.turned >> id & 1);
        }
    }
    if ((p.now.held | p.late) != 0 || p.is_ransoming() || p.carried[0] != 0) h = mix(h ^ hash_of_hands(p));
    return h;
}

}  // namespace ludus::rithmomachia
