// Why a move on the Sacred Way is allowed, and what people count there.

#include "core/base/index.hpp"
#include "core/egyptrace/way.hpp"
#include "core/egyptrace/way_sentences.hpp"
#include "core/kit/moves.hpp"

namespace ludus::egyptrace {

std::vector<Reason> Way::reasons(const Position& p, Move m) const {
    namespace s = way_sentences;
    const std::string player = card_->seats[at(p.seat)].name, other = card_->seats[at(1 - p.seat)].name;
    if (p.die == 0) {
        const std::string n = std::to_string(kit::to(m));
        return {{"falkener.way.die", n, {}, -1, say(s::throws, {{"player", player}, {"n", n}})}};
    }
    const std::string n = std::to_string(p.die);
    if (kit::is_action(m)) {
        MoveList all;
        moves(p, all);
        const bool stuck = all.size() == 1;
        return {{"falkener.way.optional",
                 "no move",
                 {},
                 -1,
                 say(stuck ? s::stuck : s::passes, {{"player", player}, {"n", n}})}};
    }
    const int from = kit::from(m), to = kit::to(m);
    const std::vector<int> acts{spot(p.seat, from)};
    const int end = spot(p.seat, to);
    const std::string f = name(from), t = name(to);
    if (to == home())
        return {{"falkener.way.out", f + " + " + n + ": out", acts, end, say(s::out, {{"n", n}, {"from", f}})}};
    if (from == hand) {
        return {{"falkener.way.prisoner", "enters on " + t, acts, end,
                 say(s::enters, {{"n", n}, {"to", t}, {"player", player}})}};
    }
    std::vector<Reason> out{
        {"falkener.way.path", f + " + " + n + " = " + t, acts, end, say(s::moves, {{"n", n}, {"from", f}, {"to", t}})}};
    if (const int prey = taken_at(p, to); prey > 0)
        out.push_back({"falkener.way.take",
                       "captures on " + t,
                       {end},
                       end,
                       say(prey == 1 ? s::takes : s::takes_all,
                           {{"player", player}, {"other", other}, {"to", t}, {"count", std::to_string(prey)}})});
    if (p.at[at(p.seat)][at(to)] > 0)
        out.push_back({"falkener.way.stack", "joins its own on " + t, acts, end,
                       say(s::stacks, {{"player", player}, {"to", t}})});
    return out;
}

std::vector<Tally> Way::tallies(const Position& p) const {
    Tally odds{.title = "The odds: out + on the board + to enter", .rows = {}},
        risks{.title = "Pieces in danger", .rows = {}};
    for (int seat = 0; seat < 2; ++seat) {
        const std::string& who = card_->seats[at(seat)].name;
        odds.rows.push_back({who,
                             std::to_string(p.out[at(seat)]) + " + " + std::to_string(on_board(p, seat)) + " + " +
                                 std::to_string(p.hand[at(seat)]) + " = " + std::to_string(strength(p, seat)),
                             {out_spot(seat), hand_spot(seat)}});
        for (int cell = variant_.camp; cell < home() && !over(p); ++cell)
            if (const int throws = danger(p, seat, cell); throws > 0)
                risks.rows.push_back({who + " on " + name(cell),
                                      std::to_string(throws) + " of 4 rolls, " + std::to_string(25 * throws) + " %",
                                      {spot(seat, cell)}});
    }
    std::vector<Tally> out{odds};
    if (!risks.rows.empty()) out.push_back(risks);
    return out;
}

}  // namespace ludus::egyptrace
