// Why a piece, a cell or a button may not be touched on the Sacred Way.

#include "core/base/index.hpp"
#include "core/egyptrace/sentences.hpp"
#include "core/egyptrace/way.hpp"
#include "core/egyptrace/way_sentences.hpp"

namespace ludus::egyptrace {

Reason Way::why_not(const Position& p, std::span<const int> touched) const {
    namespace s = way_sentences;
    constexpr const char *by_path = "falkener.way.path", *by_out = "falkener.way.out", *by_die = "falkener.way.die",
                         *by_prisoner = "falkener.way.prisoner";
    const int touch = touched.back(), camp = variant_.camp, me = p.seat;
    const auto refused = [&](const char* rule, std::string_view sentence, int from = -1, int to = 0) {
        Reason reason{rule,
                      {},
                      {},
                      touch,
                      say(sentence, {{"player", card_->seats[at(me)].shown()},
                                     {"other", card_->seats[at(1 - me)].shown()},
                                     {"roll", std::to_string(p.die)},
                                     {"n", std::to_string(p.die)},
                                     {"m", std::to_string(to - from)},
                                     {"from", name(from)},
                                     {"to", name(to)}})};
        if (from >= 0) reason.from = {spot(me, from)};
        return reason;
    };
    if (p.die == 0) return refused(by_die, sentences::rolls_first);
    if (touch == pass_spot()) return refused("falkener.way.optional", sentences::must_use);
    if (touch >= die_spot()) return refused(by_die, sentences::has_rolled);
    // The cell of the path that a spot is; what one side alone has is the other's or not.
    const auto cell_of = [&](int one) { return one < 2 * camp ? one % camp : one < hand_spot(0) ? one - camp : hand; };
    const bool cell = touch < hand_spot(0), out = touch >= out_spot(0);
    const bool others = touch < 2 * camp ? touch / camp != me : touch == hand_spot(1 - me) || touch == out_spot(1 - me);
    const int to = out ? home() : cell_of(touch);
    // Where the number leads, but a condition of the way does not let the piece go.
    const auto barred = [&](int from, int end) {
        if (end > home()) return refused(by_out, s::needs_exactly, from, home());
        if (variant_.single && p.at[at(me)][at(end)] > 0)
            return refused("falkener.way.stack", s::one_to_a_cell, from, end);
        return refused("falkener.way.take", s::pair_bars, from, end);
    };
    if (touched.size() == 1) {
        if (out) return refused(by_out, s::is_out);
        if (others) return refused(by_die, sentences::own_first);
        if (!cell) return refused(by_prisoner, s::none_to_enter);
        if (p.at[at(me)][at(to)] > 0) return barred(to, to + p.die);
        if (taken_at(p, to) > 0) return refused(by_die, sentences::own_first);
        return refused(by_path, s::none_there, -1, to);
    }
    const int from = cell_of(touched.front());
    if (cell && others) return refused(by_path, s::others_camp, from, to);
    if (others || to == hand) return refused(by_path, s::to_a_cell, from, to);
    if (from == hand) return refused(by_prisoner, s::enters_by_roll, from, entry(p.die));
    if (to <= from) return refused(by_path, s::never_back, from, to);
    if (out) return refused(by_out, s::needs_exactly, from, to);
    if (to - from != p.die) return refused(by_path, s::needs, from, to);
    return barred(from, to);
}

}  // namespace ludus::egyptrace
