// Why a piece, a square or a button may not be touched in Senat and Seega.

#include <algorithm>

#include "core/egypt/senat.hpp"
#include "core/egypt/sentences.hpp"

namespace ludus::egypt {

namespace {

constexpr const char *by_move = "falkener.senat.move", *by_place = "falkener.senat.place",
                     *by_chain = "falkener.senat.chain", *by_blocked = "falkener.senat.blocked";

}  // namespace

Reason Senat::why_removed(const Position&, Move m) const {
    const std::string from = grid().name(kit::from(m)), to = grid().name(kit::to(m));
    return {"falkener.senat.seesaw",
            {},
            {kit::from(m)},
            kit::to(m),
            say(sentences::third_time, {{"from", from}, {"to", to}})};
}

/// A button while pieces move and none need be removed.
Reason Senat::why_no_button(const Position& p, const RefusedCell& refused, Move action) const {
    if (p.going_on != kit::nowhere)
        return action == done ? refused.refuse(by_chain, sentences::must_go_on, p.going_on)
                              : refused.refuse(by_chain, sentences::only_that_one, p.going_on);
    if (action == done) return refused.refuse(by_chain, sentences::nothing_to_end);
    return refused.refuse(by_blocked, sentences::can_move);
}

Reason Senat::why_not(const Position& p, std::span<const int> touched) const {
    MoveList legal;
    moves(p, legal);
    const int spot = touched.back(), from = touched.size() > 1 ? touched.front() : kit::nowhere;
    const bool button = spot >= cells();
    const RefusedCell refused{.grid = grid(),
                              .beside = beside_,
                              .owners = owners(p),
                              .legal = legal,
                              .card = card(),
                              .seat = p.seat,
                              .turn = by_move,
                              .take = "falkener.senat.take",
                              .enter = "falkener.senat.enter",
                              .from = from,
                              .cell = button ? kit::nowhere : spot};
    const auto at_spot = [&](Reason reason) {
        reason.to = spot;
        return reason;
    };
    if (p.left > 0) {
        if (button) return at_spot(refused.refuse(by_place, sentences::still_placing));
        if (p.owner[spot] != kit::nobody) return refused.refuse(by_place, sentences::occupied);
        if (spot == centre()) return refused.refuse(by_place, sentences::centre_free);
        std::vector<std::string> free;
        for (const int cell : agreed(p))
            if (p.owner.is_free(cell)) free.push_back(grid().name(cell));
        return refused.refuse(by_place, say(sentences::agreed_first, {{"over", listed(free, " or ")}}));
    }
    if (p.asked) return at_spot(refused.refuse(by_blocked, sentences::must_open));
    // The one thing to do is a button, and another was touched, or a cell.
    if (legal.front() == pass || legal.front() == ask)
        return at_spot(refused.refuse(by_blocked, variant_.opens_way ? sentences::asks : sentences::is_blocked));
    if (button) return at_spot(why_no_button(p, refused, kit::action(spot - cells())));
    if (from == kit::nowhere) {
        if (p.going_on != kit::nowhere) return refused.refuse(by_chain, sentences::only_that_one, p.going_on);
        if (p.owner.has(spot, p.seat)) return refused.refuse(by_move, sentences::hemmed_in);
        return refused.no_own_piece();
    }
    if (p.owner.has(spot, p.seat)) return refused.refuse(by_move, sentences::own_piece);
    if (p.owner.has(spot, 1 - p.seat)) return refused.not_captured();
    for (std::size_t way = 0; way < beside_.ways(); ++way)
        // A step like any other, but a piece that goes on has to capture.
        if (beside_.next(from, way) == spot) return refused.refuse(by_chain, sentences::must_capture_on);
    return refused.refuse(by_move, sentences::straight);
}

}  // namespace ludus::egypt
