// Why a piece or a square may not be touched in Tau.

#include "core/egypt/enclosing_why_not.hpp"
#include "core/egypt/sentences.hpp"
#include "core/egypt/tau.hpp"

namespace ludus::egypt {

Reason Tau::why_not(const Position& p, std::span<const int> touched) const {
    constexpr const char *step = "falkener.tau.move.step", *leap = "falkener.tau.move.leap";
    MoveList legal;
    moves(p, legal);
    const int from = touched.size() > 1 ? touched.front() : kit::nowhere, cell = touched.back();
    const RefusedCell refused{.grid = grid(),
                              .beside = beside_,
                              .owners = p.owner.first(cells),
                              .legal = legal,
                              .card = card(),
                              .seat = p.seat,
                              .turn = "falkener.tau.turn",
                              .take = "falkener.tau.take",
                              .enter = "falkener.tau.enter",
                              .from = from,
                              .cell = cell};
    if (p.owner.has(cell, p.seat)) {
        if (from != kit::nowhere) return refused.refuse(step, sentences::own_piece);
        return refused.refuse(leap, sentences::no_leap);
    }
    if (from == kit::nowhere) return refused.no_own_piece();
    if (p.owner.has(cell, 1 - p.seat)) return refused.not_captured();
    for (std::size_t way = 0; way < beside_.ways(); ++way)
        if (beside_.beyond(from, way) == cell) {
            const int over = beside_.next(from, way);
            return refused.refuse(leap, p.owner.is_free(over) ? sentences::leaps_no_gap : sentences::leaps_no_own,
                                  over);
        }
    return refused.refuse(step, sentences::any_way);
}

}  // namespace ludus::egypt
