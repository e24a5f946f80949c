#include "core/rithmomachia/siege.hpp"

namespace ludus::rithmomachia {
namespace {

/// How far off a besieger on a straight way may stand: "in the thyrde or fourth space from them", the rest nearer.
int straight_reach(Form form) {
    switch (form) {
        case Form::round: return 0;
        case Form::triangle: return 2;
        case Form::square:
        case Form::king: return 3;
    }
    return 0;
}

/// Adversaries in all four corner neighbours.
std::uint64_t at_corners(const Ground& ground, const Siege& law, const Field& field, int id) {
    const int space = field.stand().at(id), side = field.stand().side(id);
    std::uint64_t found = 0;
    for (int way = northeast; way <= northwest; ++way) {
        const Space next = ground.at(space, way, 1);
        if (next == away) {
            if (!law.edge_helps) return 0;
        } else if (field.holds(next, other(side))) {
            found |= bit(field.man_at(next));
        } else {
            return 0;
        }
    }
    return found;
}

/// The nearest man on each straight way an adversary, and near enough.
std::uint64_t on_straight_ways(const Ground& ground, const Siege& law, const Field& field, int id) {
    const int space = field.stand().at(id), side = field.stand().side(id), reach = straight_reach(man(id).form);
    if (reach == 0) return 0;
    std::uint64_t found = 0;
    for (int way = north; way <= west; ++way) {
        bool held = false;
        for (int step = 1; step <= reach && !held; ++step) {
            const Space next = ground.at(space, way, step);
            if (next == away) {
                if (!law.edge_helps) return 0;
                held = true;
            } else if (!field.is_void(next)) {
                if (!field.holds(next, other(side))) return 0;
                found |= bit(field.man_at(next));
                held = true;
            }
        }
        if (!held) return 0;
    }
    return found;
}

/// Every ordinary draught he has stopped by an adversary: one stands on its end, or in the way where he does not leap.
std::uint64_t stopping_all(const Sight& sight, const Siege& law, const Field& field, int id) {
    const Draught& draught = sight.draught(field.stand(), id);
    const int space = field.stand().at(id), side = field.stand().side(id);
    std::uint64_t found = 0;
    for (int step = 1; step <= furthest; ++step) {
        for (int way = 0; way < ways_count; ++way) {
            if (!draught.draws(way, step)) continue;
            Space stop = sight.ground().at(space, way, step);
            if (stop == away) {
                if (!law.edge_helps) return 0;
                continue;
            }
            for (int between = step - 1; between >= 1 && !draught.leaps; --between) {
                const Space nearer = sight.ground().at(space, way, between);
                if (!field.is_void(nearer)) stop = nearer;
            }
            if (!field.holds(stop, other(side))) return 0;
            found |= bit(field.man_at(stop));
        }
    }
    return found;
}

}  // namespace

std::uint64_t besiegers(const Sight& sight, const Siege& law, const Field& field, int id, int last) {
    if (law.law == SiegeLaw::hindered) {
        const std::uint64_t found = stopping_all(sight, law, field, id);
        return found & bit(last) ? found : 0;
    }
    if (law.corners_for_any || man(id).form == Form::round) {
        const std::uint64_t found = at_corners(sight.ground(), law, field, id);
        if (found & bit(last)) return found;
    }
    const std::uint64_t found = on_straight_ways(sight.ground(), law, field, id);
    return found & bit(last) ? found : 0;
}

}  // namespace ludus::rithmomachia
