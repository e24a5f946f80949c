#pragma once
// Where a man may draw, and so what he sees: "standing in such place as he may remove into".

#include <array>

#include "core/rithmomachia/rules/position.hpp"
#include "core/rithmomachia/rules/variant.hpp"

namespace ludus::rithmomachia {

class Sight {
public:
    Sight(const Ground& ground, const Variant& variant);

    [[nodiscard]] const Ground& ground() const { return ground_; }

    /// The ordinary draughts he has now; a king's shrink as his parts are taken.
    [[nodiscard]] const Draught& draught(const Stand& stand, int id) const {
        if (!is_king(id)) return forms_[static_cast<std::size_t>(man(id).form)];
        const int army = man(id).born;
        return kings_[static_cast<std::size_t>(army)][stand.king_parts(army)];
    }

    /// Calls f(space) for each space an ordinary draught reaches, whoever stands there.
    template <class F>
    void each_draught(const Field& field, int id, F&& f) const {
        const Draught& d = draught(field.stand(), id);
        const int from = field.stand().at(id);
        each_end(field.stand(), id, [&](Space to, int way, int step) {
            if (d.leaps || is_clear(field, from, way, step)) f(to);
        });
    }
    /// Calls f(space, way, step) for each end of an ordinary draught that is on the table, whoever stands in the way.
    template <class F>
    void each_end(const Stand& stand, int id, F&& f) const {
        const Space from = stand.at(id);
        if (!is_king(id)) {
            const Ends& ends = ends_[static_cast<std::size_t>(man(id).form)][from];
            for (std::size_t i = 0; i < ends.count; ++i) f(ends.to[i], ends.bearing[i] & 7, ends.bearing[i] >> 3);
            return;
        }
        const Draught& d = draught(stand, id);
        for (int step = 1; step <= furthest; ++step) {
            for (unsigned ways = d.ways[static_cast<std::size_t>(step - 1)]; ways; ways &= ways - 1) {
                const int way = __builtin_ctz(ways);
                const Space to = ground_.at(from, way, step);
                if (to != away) f(to, way, step);
            }
        }
    }

    /// Calls f(space) for each space a flying draught reaches, whoever stands there.
    template <class F>
    void each_flight(const Field& field, int id, F&& f) const {
        const Draught& d = draught(field.stand(), id);
        const int from = field.stand().at(id);
        for (int length = 2; length <= 3; ++length) {
            if (!(d.flight >> length & 1)) continue;
            const std::array<Space, 8>& ends = ground_.leaps(from, length);
            for (std::size_t i = 0; i < ends.size(); ++i) {
                if (ends[i] != away && (!flies_straight_ || is_clear(field, from, Ground::leap_way(i), length + 1))) {
                    f(ends[i]);
                }
            }
        }
    }
    /// The nearest man that hinders a flight of that length, the i-th of `leaps`, at its end or on the way: nobody
    /// where it is free. Only for ends on the table.
    [[nodiscard]] int hindering_flight(const Field& field, int from, int length, std::size_t i) const {
        if (flies_straight_) {
            for (int step = 1; step <= length; ++step) {
                const int id = field.man_at(ground_.at(from, Ground::leap_way(i), step));
                if (id != nobody) return id;
            }
        }
        return field.man_at(ground_.leaps(from, length)[i]);
    }

    /// Whether nobody stands between, however far.
    [[nodiscard]] bool is_clear(const Field& field, int from, int way, int steps_off) const {
        for (int between = 1; between < steps_off; ++between) {
            from = ground_.at(from, way, 1);
            if (!field.is_void(from)) return false;
        }
        return true;
    }

    /// The men of a side whose ordinary draught reaches that space, a bit a man.
    [[nodiscard]] std::uint64_t seers(const Field& field, int space, int side) const;
    [[nodiscard]] bool sees(const Field& field, int id, int space) const;

private:
    const Ground& ground_;
    std::array<Draught, 3> forms_;
    std::array<std::array<Draught, 64>, 2> kings_{};
    bool flies_straight_;
    /// Where a man of each form draws from each space, as Ground::bearing tells it.
    struct Ends {
        std::size_t count = 0;
        std::array<Space, ways_count * furthest> to;
        std::array<std::uint8_t, ways_count * furthest> bearing;
    };
    std::array<std::array<Ends, most_spaces>, 3> ends_;
};

}  // namespace ludus::rithmomachia
