#include "core/rithmomachia/rules/sight.hpp"

namespace ludus::rithmomachia {
namespace {

/// fulke.1.king.lose: "when anye of hys square numbers is gone he can not remove the square draught[,] and so of the
/// rest". A draught of so many steps goes with the numbers of the form that draws so: rounds 1, triangles 2, squares 3.
bool keeps(Losing losing, int army, unsigned parts, Form form) {
    const Steps& pyramid = steps[static_cast<std::size_t>(army)];
    int had = 0, has = 0, lower = 0;
    for (int i = 0; i < pyramid.count; ++i) {
        if (pyramid.form[static_cast<std::size_t>(i)] > form) lower += static_cast<int>(parts >> i & 1);
        if (pyramid.form[static_cast<std::size_t>(i)] != form) continue;
        ++had;
        has += static_cast<int>(parts >> i & 1);
    }
    switch (losing) {
        case Losing::any: return has == had;
        case Losing::all: return has > 0;
        case Losing::base: return has > 0 && lower == 0;
        case Losing::never: return parts != 0;
    }
    return false;
}

}  // namespace

Sight::Sight(const Ground& ground, const Variant& variant)
    : ground_(ground), forms_(variant.forms), flies_straight_(variant.turn.flight_goes_straight) {
    for (int army : {even, odd}) {
        for (unsigned parts = 1; parts <= entire(army); ++parts) {
            Draught d = variant.king_always;
            d.leaps = variant.king.leaps;
            for (Form form : {Form::round, Form::triangle, Form::square}) {
                if (!keeps(variant.losing, army, parts, form)) continue;
                const auto step = static_cast<std::size_t>(form) + 1;
                d.ways[step - 1] |= variant.king.ways[step - 1];
                // He flies as the forms do whose draughts he keeps.
                const unsigned flight = variant.king.flight & variant.forms[static_cast<std::size_t>(form)].flight;
                d.flight = static_cast<std::uint8_t>(d.flight | flight);
            }
            kings_[static_cast<std::size_t>(army)][parts] = d;
        }
    }
    for (std::size_t form = 0; form < ends_.size(); ++form) {
        for (int from = 0; from < ground_.spaces(); ++from) {
            Ends& ends = ends_[form][static_cast<std::size_t>(from)];
            for (int step = 1; step <= furthest; ++step) {
                for (int way = 0; way < ways_count; ++way) {
                    const Space to = ground_.at(from, way, step);
                    if (to == away || !forms_[form].draws(way, step)) continue;
                    ends.to[ends.count] = to;
                    ends.bearing[ends.count++] = ground_.bearing(from, to);
                }
            }
        }
    }
}

std::uint64_t Sight::seers(const Field& field, int space, int side) const {
    std::uint64_t found = 0;
    for (int way = 0; way < ways_count; ++way) {
        bool clear = true;
        for (int step = 1; step <= furthest; ++step) {
            const Space from = ground_.at(space, way, step);
            if (from == away) break;
            const int id = field.man_at(from);
            if (id < 0) continue;
            if (field.stand().side(id) == side) {
                const Draught& d = draught(field.stand(), id);
                if (d.draws(opposite(way), step) && (clear || d.leaps)) found |= bit(id);
            }
            clear = false;
        }
    }
    return found;
}

bool Sight::sees(const Field& field, int id, int space) const {
    const int from = field.stand().at(id), bearing = ground_.bearing(from, space);
    const int way = bearing & 7, step = bearing >> 3;
    if (step == 0 || step > furthest) return false;
    const Draught& d = draught(field.stand(), id);
    return d.draws(way, step) && (d.leaps || is_clear(field, from, way, step));
}

}  // namespace ludus::rithmomachia
