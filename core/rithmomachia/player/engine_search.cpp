// What an engine tells the computer: which moves are tactical, and which not worth its time.

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "core/game/limits.hpp"
#include "core/rithmomachia/player/prospects.hpp"
#include "core/rithmomachia/rules/engine.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {
namespace {

float real_worth(int hundredths) { return static_cast<float>(hundredths) / 100.0F; }

}  // namespace

std::vector<PieceWorth> Engine::piece_worths() const {
    return {{"round", real_worth(weights_.round)},
            {"triangle", real_worth(weights_.triangle)},
            {"square", real_worth(weights_.square)}};
}

bool Engine::is_tactical(const Position& p, Move m) const {
    MoveList one = {m};
    keep_tactical(p, one);
    return !one.empty();
}

void Engine::keep_tactical(const Position& p, MoveList& list) const {
    Stand after = p.now;
    Field field(after);
    const Openings::Scene scene = openings_.scene(field, p.side);
    const auto opens_there = [&](int id, Space to, bool flew) {
        Space& space = after.space[static_cast<std::size_t>(id)];
        const Space from = space;
        if (from != away) field.lift(from);
        space = to;
        field.set_down(to, id);
        const bool any =
            openings_.any(scene, field, id, from, flew, [&](int taken) { return !is_protected(p, taken); });
        field.lift(to);
        space = from;
        if (from != away) field.set_down(from, id);
        return any;
    };
    const auto idle = [&](Move m) {
        const UnpackedMove unpacked = unpack(m);
        switch (unpacked.type) {
            case MoveType::enter:
            case MoveType::rest:
            case MoveType::seize:
            case MoveType::take:
            case MoveType::redeem:
            case MoveType::demand:
            case MoveType::price:
            case MoveType::decline:
            case MoveType::done:
            case MoveType::name:
            case MoveType::end_declaration: return false;
            case MoveType::draught:
            case MoveType::flight:
                return !opens_there(field.man_at(unpacked.from), unpacked.to, unpacked.type == MoveType::flight);
            case MoveType::drop: return !opens_there(in_hand(p.now, p.side, unpacked.what), unpacked.to, false);
            case MoveType::proclaim:
            case MoveType::pass:
            case MoveType::lot: return true;
        }
        return true;
    };
    list.erase(std::remove_if(list.begin(), list.end(), idle), list.end());
}

void Engine::prune(const Position& p, MoveList& list) const {
    if (p.phase == Phase::naming) {
        prune_naming(p, list);
        return;
    }
    if (p.phase == Phase::seizing) prune_seizing(p, list);
    if (p.now.held != 0) prune_drops(p, list);
    // Two places for a prisoner: the first, and the last that is as near the middle files as any.
    std::size_t kept = 0;
    const auto same_taking = [](const UnpackedMove& a, const UnpackedMove& b) {
        return a.type == b.type && a.from == b.from && a.to == b.to && a.what == b.what;
    };
    const auto from_the_middle = [](Space space) { return std::abs(2 * file_of(space) - (files - 1)); };
    for (std::size_t i = 0; i < list.size();) {
        const UnpackedMove unpacked = unpack(list[i]);
        std::size_t end = i + 1;
        if (unpacked.place != away) {
            while (end < list.size() && same_taking(unpacked, unpack(list[end]))) ++end;
        }
        std::size_t middle = i;
        for (std::size_t j = i; j < end; ++j) {
            if (from_the_middle(unpack(list[j]).place) < from_the_middle(unpack(list[middle]).place)) middle = j;
        }
        const Move first = list[i], second = list[middle];
        const bool proclaims = unpacked.type == MoveType::proclaim;
        if (!proclaims || prospects(sight_, variant_, p.now, p.side).count > 0) list[kept++] = first;
        if (second != first) list[kept++] = second;
        i = end;
    }
    list.resize(kept);
}

/// In which order men are seized does not matter but for the last: they are seized as they stand in the roll.
void Engine::prune_seizing(const Position& p, MoveList& list) const {
    const auto out_of_order = [&](Move m) {
        const UnpackedMove unpacked = unpack(m);
        if (unpacked.type != MoveType::seize) return false;
        // One who comes later in the roll has been seized before him.
        const int id = man_on(p.now, unpacked.to);
        for (int later = id + 1; later < men_count; ++later) {
            if (p.set.at(later) != p.now.at(later)) return true;
        }
        return false;
    };
    list.erase(std::remove_if(list.begin(), list.end(), out_of_order), list.end());
}

/// Each man of a hand on two places: one next the middle files, and the first where he opens a taking.
void Engine::prune_drops(const Position& p, MoveList& list) const {
    const auto in_the_middle = [](Space space) {
        return file_of(space) == files / 2 || file_of(space) == files / 2 - 1;
    };
    // Asked of all at once: the table is laid out once for them. They stay in order.
    MoveList tactical;
    std::copy_if(list.begin(), list.end(), std::back_inserter(tactical),
                 [](Move m) { return unpack(m).type == MoveType::drop; });
    keep_tactical(p, tactical);
    auto next_tactical = tactical.begin();
    std::uint64_t placed = 0, opening = 0;  // the first of the men alike, a bit a man
    const auto idle = [&](Move m) {
        const UnpackedMove unpacked = unpack(m);
        if (unpacked.type != MoveType::drop) return false;
        const bool opens = next_tactical != tactical.end() && *next_tactical == m;
        if (opens) ++next_tactical;
        const bool opens_first = opens && !(opening >> unpacked.what & 1);
        const bool middle = !(placed >> unpacked.what & 1) && in_the_middle(unpacked.to);
        if (opens_first) opening |= bit(unpacked.what);
        if (middle) placed |= bit(unpacked.what);
        return !opens_first && !middle;
    };
    const bool some_left = std::any_of(list.begin(), list.end(), [&](Move m) {
        const UnpackedMove unpacked = unpack(m);
        return unpacked.type != MoveType::drop || in_the_middle(unpacked.to);
    });
    if (some_left) list.erase(std::remove_if(list.begin(), list.end(), idle), list.end());
}

/// Only the men of triumphs that stand or lack one draught, and each set in one order.
void Engine::prune_naming(const Position& p, MoveList& list) const {
    const Prospects near = prospects(sight_, variant_, p.now, p.side);
    std::uint64_t wanted = 0;
    bool complete = false;
    for (int i = 0; i < near.count; ++i) {
        const std::uint64_t men = near.set[static_cast<std::size_t>(i)].men;
        if ((p.naming & ~men) != 0) continue;
        const std::uint64_t rest = men & ~p.naming;
        if (rest == 0) complete = true;
        else wanted |= rest & (~rest + 1);
    }
    const auto idle = [&](Move m) {
        const UnpackedMove unpacked = unpack(m);
        return unpacked.type == MoveType::end_declaration ? !complete : !(wanted >> man_on(p.now, unpacked.to) & 1);
    };
    const bool some_left = !std::all_of(list.begin(), list.end(), idle);
    if (some_left) list.erase(std::remove_if(list.begin(), list.end(), idle), list.end());
}

}  // namespace ludus::rithmomachia
