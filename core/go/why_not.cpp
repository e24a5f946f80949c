// Why a point or a button may not be touched.

#include "core/base/index.hpp"
#include "core/go/go.hpp"
#include "core/go/sentences.hpp"

namespace ludus::go {
Reason Go::why_removed(const Position&, Move m) const {
    const int cell = kit::to(m);
    return {"falkener.go.ko", shown(cell), {}, cell, say(sentences::stands_again, {{"cell", shown(cell)}})};
}

Reason Go::why_not_put(const Position& p, int cell) const {
    const auto refused = [&](const char* rule, std::string_view sentence, int owner, int n = 0) {
        return Reason{rule,
                      {},
                      {},
                      cell,
                      say(sentence, {{"player", player(owner)},
                                     {"other", player(1 - owner)},
                                     {"cell", shown(cell)},
                                     {"n", std::to_string(n)}})};
    };
    if (!p.owner.is_free(cell)) return refused("falkener.go.turn", sentences::occupied, p.owner[cell]);
    if (cell == p.ko) return refused("falkener.go.ko", sentences::is_ko, p.seat);
    StoneBoard board = stones(p);
    const int lost = board.put(board.point(cell), p.seat).lost;
    return refused("falkener.go.enter-eye.lost", lost == 1 ? sentences::would_be_lost : sentences::would_all_be_lost,
                   p.seat, lost);
}

Reason Go::why_not_marked(const Position& p, int cell) const {
    return {"falkener.go.dead",
            {},
            {},
            cell,
            say(p.dead[at(cell)] ? sentences::marked_already : sentences::none_to_mark, {{"cell", shown(cell)}})};
}

Reason Go::why_not_taken_off(const Position& p, int cell) const {
    const std::string_view sentence = p.owner.is_free(cell)     ? sentences::none_to_take_off
                                      : p.owner[cell] == p.seat ? sentences::own_stone
                                      : p.dead[at(cell)]        ? sentences::dead_anyway
                                                                : sentences::taken_off_already;
    return {"falkener.go.camps",
            {},
            {},
            cell,
            say(sentence, {{"cell", shown(cell)}, {"player", player(p.seat)}, {"other", player(1 - p.seat)}})};
}

/// Each move is one touch, so the last spot is the only one.
Reason Go::why_not(const Position& p, std::span<const int> touched) const {
    const int spot = touched.back();
    const bool point = spot < grid().size();
    const auto refused = [&](const char* rule, std::string_view sentence, int seat, int n = 0) {
        return Reason{rule,
                      {},
                      {},
                      spot,
                      say(sentence, {{"player", player(seat)}, {"other", player(1 - seat)}, {"n", std::to_string(n)}})};
    };
    switch (p.phase) {
        case Phase::playing:
            return point ? why_not_put(p, spot) : refused("falkener.go.end", sentences::not_finished, p.seat);
        case Phase::marking:
            if (point) return why_not_marked(p, spot);
            return refused("falkener.go.end",
                           spot == touches(p, pass).front() ? sentences::passed_already : sentences::not_agreed,
                           p.seat);
        case Phase::paying:
            return point ? why_not_taken_off(p, spot)
                         : refused("falkener.go.camps", sentences::to_pay, p.seat, due(p).stones);
        case Phase::camps: return refused("falkener.go.camps", sentences::to_declare, p.seat);
        case Phase::clearing: return refused("falkener.go.dead", sentences::to_clear, p.seat);
        case Phase::filling: return refused("falkener.go.count", sentences::to_fill, counted_);
        case Phase::counting:
        case Phase::over: break;
    }
    return refused("falkener.go.count", sentences::to_count, p.seat);
}

}  // namespace ludus::go
