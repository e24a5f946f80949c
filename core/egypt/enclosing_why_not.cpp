#include "core/egypt/enclosing_why_not.hpp"

#include <algorithm>

#include "core/egypt/sentences.hpp"
#include "core/kit/moves.hpp"

namespace ludus::egypt {

Reason RefusedCell::refuse(const char* rule, std::string sentence) const {
    Reason reason{rule, {}, {}, cell, std::move(sentence)};
    if (from != kit::nowhere) reason.from = {from};
    return reason;
}

Reason RefusedCell::refuse(const char* rule, std::string_view sentence, int over) const {
    const auto name = [&](int at) { return at == kit::nowhere ? std::string() : grid.name(at); };
    return refuse(rule, say(sentence, {{"from", name(from)},
                                       {"to", name(cell)},
                                       {"over", name(over)},
                                       {"player", card.seats[static_cast<std::size_t>(seat)].shown()},
                                       {"other", card.seats[static_cast<std::size_t>(1 - seat)].shown()}}));
}

bool RefusedCell::is_safe_between(int& one, int& second) const {
    for (std::size_t way = 0; way < beside.ways() / 2; ++way) {
        one = beside.next(cell, way);
        second = beside.next(cell, beside.opposite(way));
        if (has(one, seat) && has(second, seat)) return true;
    }
    return false;
}

Reason RefusedCell::safe_between(int one, int second) const {
    return refuse(enter, say(sentences::safe_between,
                             {{"cell", grid.name(cell)}, {"from", grid.name(one)}, {"beyond", grid.name(second)}}));
}

Reason RefusedCell::no_own_piece() const {
    if (is_free(cell)) return refuse(turn, sentences::none_there);
    if (int one = 0, second = 0; is_safe_between(one, second)) return safe_between(one, second);
    return refuse(turn, sentences::not_yours);
}

Reason RefusedCell::not_captured() const {
    // The free squares from which it would be captured, with a piece on the opposite side.
    int far_off = kit::nowhere, second_needed = kit::nowhere;
    for (std::size_t way = 0; way < beside.ways(); ++way) {
        const int near = beside.next(cell, way), beyond = beside.next(cell, beside.opposite(way));
        if (!is_free(near) || !has(beyond, seat)) continue;
        if (beyond == from) second_needed = near;
        else if (std::find(legal.begin(), legal.end(), kit::from_to(from, near)) == legal.end()) far_off = near;
        else
            return refuse(take,
                          say(sentences::captured_from,
                              {{"cell", grid.name(cell)}, {"to", grid.name(near)}, {"beyond", grid.name(beyond)}}));
    }
    if (int one = 0, second = 0; is_safe_between(one, second)) return safe_between(one, second);
    if (far_off != kit::nowhere) return refuse(take, sentences::cannot_come, far_off);
    if (second_needed != kit::nowhere) return refuse(take, sentences::second_needed, second_needed);
    return refuse(take, sentences::not_enclosed);
}

}  // namespace ludus::egypt
