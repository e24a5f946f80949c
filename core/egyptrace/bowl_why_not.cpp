// Why a piece, a ring or a button may not be touched in the Game of the Bowl.

#include <algorithm>

#include "core/egyptrace/bowl.hpp"
#include "core/egyptrace/bowl_sentences.hpp"
#include "core/egyptrace/sentences.hpp"

namespace ludus::egyptrace {

Reason Bowl::why_not(const Position& p, std::span<const int> touched) const {
    namespace s = bowl_sentences;
    constexpr const char *by_throw = "falkener.bowl.throw", *by_use = "falkener.bowl.use",
                         *by_out = "falkener.bowl.out", *by_take = "falkener.bowl.take";
    const auto at = [](int index) { return static_cast<std::size_t>(index); };
    const int spot = touched.back(), me = p.seat, other = 1 - me;
    int from = hand, to = 0, needed = 0;
    const auto refused = [&](const char* rule, std::string_view sentence) {
        const std::string roll =
            std::to_string(p.throws[0]) + (p.throws[1] ? " and " + std::to_string(p.throws[1]) : "");
        Reason reason{rule,
                      {},
                      {},
                      spot,
                      say(sentence, {{"player", card().seats[at(me)].shown()},
                                     {"other", card().seats[at(other)].shown()},
                                     {"roll", roll},
                                     {"n", std::to_string(needed)},
                                     {"count", std::to_string(p.at[at(other)][at(to)])},
                                     {"from", std::to_string(from)},
                                     {"to", std::to_string(to)}})};
        if (touched.size() > 1) reason.from = {touched.front()};
        return reason;
    };
    if (!thrown(p)) return refused(by_throw, sentences::rolls_first);
    if (const int button = spot - first_button(); button >= 3) {
        MoveList legal;
        moves(p, legal);
        if (legal.front() == lost) return refused(by_use, s::lost);
        return refused(by_use, button == 3 ? s::can_use : sentences::must_use);
    }
    if (spot >= counter_spot()) return refused(by_throw, sentences::has_rolled);
    const bool in_ring = spot < bowl_spot(0);
    const int half = in_ring ? spot / rings : (spot - bowl_spot(0)) % 2;
    if (in_ring) to = spot % rings + 1;
    if (touched.size() == 1) {
        if (spot == bowl_spot(me)) return refused(by_out, s::is_home);
        if (spot >= prisoner_spot(0)) return refused("falkener.bowl.slain", s::slain);
        if (half != me) return refused(by_use, sentences::own_first);
        if (!in_ring) return refused("falkener.bowl.men", s::none_in_hand);
        if (p.at[at(me)][at(to)] == 0) return refused(by_use, s::none_in_ring);
        // Any other ring has one further in at every number.
        from = to;
        needed = home - from;
        return refused(by_out, s::needs_exactly);
    }
    if (touched.front() != hand_spot(me)) from = touched.front() % rings + 1;
    if (!in_ring && spot != bowl_spot(me)) return refused(by_use, s::to_a_ring);
    if (!in_ring) to = home;
    needed = to - from;
    const bool prey = half != me;
    if (prey && p.at[at(other)][at(to)] == 0) return refused("falkener.bowl.board", s::own_half);
    if (prey && p.at[at(other)][at(to)] > 1) return refused(by_take, s::not_single);
    if (needed <= 0) return refused(by_use, s::inwards);
    if (prey && p.at[at(me)][at(to)] + 1 < taking_party) return refused(by_take, s::needs_two);
    if (prey && !takes(p, from, to)) return refused(by_take, s::enters_without_capture);
    if (prey && (needed == p.throws[0] || needed == p.throws[1])) return refused(by_take, s::captured_there);
    if (p.throws[1] != 0 && needed == p.throws[0] + p.throws[1]) return refused(by_use, s::two_moves);
    if (from == hand) return refused(by_use, s::enters_first);
    return to == home ? refused(by_out, s::needs_exactly) : refused(by_use, s::needs);
}

}  // namespace ludus::egyptrace
