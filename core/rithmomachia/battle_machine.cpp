// What a battle tells the machine: which moves are noisy, and which not worth its time.

#include <algorithm>
#include <cstdlib>

#include "core/rithmomachia/battle.hpp"
#include "core/rithmomachia/prospects.hpp"
#include "core/rithmomachia/taking.hpp"

namespace ludus::rithmomachia {

bool Battle::noisy(const Position& p, Move m) const {
    const Act act = unpack(m);
    switch (act.deed) {
        case Deed::enter:
        case Deed::take:
        case Deed::done:
        case Deed::name:
        case Deed::so: return true;
        case Deed::draught:
        case Deed::flight: {
            Stand after = p.now;
            const int id = man_on(p.now, act.from);
            after.space[static_cast<std::size_t>(id)] = act.to;
            return opens(Field(after), p, id, act.deed == Deed::flight);
        }
        case Deed::proclaim:
        case Deed::pass:
        case Deed::lot: return false;
    }
    return false;
}

void Battle::narrow(const Position& p, MoveList& list) const {
    if (p.phase == Phase::naming) {
        narrow_naming(p, list);
        return;
    }
    // Two places for a prisoner: the first, and the last that is as near the middle files as any.
    std::size_t kept = 0;
    const auto same_taking = [](const Act& a, const Act& b) {
        return a.deed == b.deed && a.from == b.from && a.to == b.to && a.what == b.what;
    };
    const auto from_the_middle = [](Space space) { return std::abs(2 * file_of(space) - (files - 1)); };
    for (std::size_t i = 0; i < list.size();) {
        const Act act = unpack(list[i]);
        std::size_t end = i + 1;
        if (act.place != away) {
            while (end < list.size() && same_taking(act, unpack(list[end]))) ++end;
        }
        std::size_t middle = i;
        for (std::size_t j = i; j < end; ++j) {
            if (from_the_middle(unpack(list[j]).place) < from_the_middle(unpack(list[middle]).place)) middle = j;
        }
        const Move first = list[i], second = list[middle];
        const bool proclaims = act.deed == Deed::proclaim;
        if (!proclaims || prospects(sight_, manner_, p.now, p.side).count > 0) list[kept++] = first;
        if (second != first) list[kept++] = second;
        i = end;
    }
    list.resize(kept);
}

/// Only the men of triumphs that stand or lack one draught, and each set in one order.
void Battle::narrow_naming(const Position& p, MoveList& list) const {
    const Prospects near = prospects(sight_, manner_, p.now, p.side);
    std::uint64_t wanted = 0;
    bool complete = false;
    for (int i = 0; i < near.count; ++i) {
        const std::uint64_t men = near.set[static_cast<std::size_t>(i)].men;
        if ((p.naming & ~men) != 0) continue;
        const std::uint64_t rest = men & ~p.naming;
        if (rest == 0)
            complete = true;
        else
            wanted |= rest & (~rest + 1);
    }
    const auto idle = [&](Move m) {
        const Act act = unpack(m);
        return act.deed == Deed::so ? !complete : !(wanted >> man_on(p.now, act.to) & 1);
    };
    const bool some_left = !std::all_of(list.begin(), list.end(), idle);
    if (some_left) list.erase(std::remove_if(list.begin(), list.end(), idle), list.end());
}

}  // namespace ludus::rithmomachia
