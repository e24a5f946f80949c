#pragma once
// Where a man may draw, and so what he sees: "standing in such place as he may remove into".

#include <array>

#include "core/rithmomachia/manner.hpp"
#include "core/rithmomachia/position.hpp"

namespace ludus::rithmomachia {

class Sight {
public:
    Sight(const Ground& ground, const Manner& manner);

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
        for (int step = 1; step <= furthest; ++step) {
            for (unsigned ways = d.ways[static_cast<std::size_t>(step - 1)]; ways; ways &= ways - 1) {
                const int way = __builtin_ctz(ways);
                const Space to = ground_.at(from, way, step);
                if (to != away && (d.leaps || is_clear(field, from, way, step))) f(to);
            }
        }
    }

    /// Calls f(space) for each space a flying draught reaches, whoever stands there.
    template <class F>
    void each_flight(const Field& field, int id, F&& f) const {
        const Draught& d = draught(field.stand(), id);
        for (int length = 2; length <= 3; ++length) {
            if (!(d.flight >> length & 1)) continue;
            for (Space to : ground_.leaps(field.stand().at(id), length)) {
                if (to != away) f(to);
            }
        }
    }

    /// Whether nobody stands between.
    [[nodiscard]] bool is_clear(const Field& field, int from, int way, int step) const {
        for (int between = 1; between < step; ++between) {
            if (!field.is_void(ground_.at(from, way, between))) return false;
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
};

}  // namespace ludus::rithmomachia
