// Why a move in the Game of the Bowl is allowed, and what people count in it.

#include "core/base/index.hpp"
#include "core/egyptrace/bowl.hpp"
#include "core/egyptrace/bowl_sentences.hpp"
#include "core/kit/moves.hpp"

namespace ludus::egyptrace {

std::vector<Reason> Bowl::reasons(const Position& p, Move m) const {
    namespace s = bowl_sentences;
    const std::string player = card().seats[at(p.seat)].name, other = card().seats[at(1 - p.seat)].name;
    const std::string said = words(p, m);
    if (!thrown(p)) {
        const std::string roll = said.substr(0, 1) + " and " + said.substr(2);
        return {{"falkener.bowl.throw", roll, {}, -1, say(s::throws, {{"player", player}, {"roll", roll}})}};
    }
    if (kit::is_action(m)) {
        const std::string left =
            std::to_string(p.throws[0]) + (p.throws[1] ? " and " + std::to_string(p.throws[1]) : "");
        return {{"falkener.bowl.use",
                 said,
                 {},
                 -1,
                 say(said == "lost" ? s::lost : s::leaves, {{"player", player}, {"roll", left}})}};
    }
    const int from = kit::from(m), to = kit::to(m);
    const std::string n = std::to_string(to - from), f = std::to_string(from), t = std::to_string(to);
    const std::vector<int> acts{spot_of(p.seat, from)};
    const int end = spot_of(p.seat, to);
    std::vector<Reason> out;
    if (to == home)
        out.push_back({"falkener.bowl.out", f + " + " + n + ": out", acts, end, say(s::out, {{"n", n}, {"from", f}})});
    else if (from == hand)
        out.push_back({"falkener.bowl.use", "enters in " + n, acts, end, say(s::enters, {{"n", n}})});
    else
        out.push_back({"falkener.bowl.use", f + " + " + n + " = " + t, acts, end,
                       say(s::moves, {{"n", n}, {"from", f}, {"to", t}})});
    if (to == home) return out;
    const int own = p.at[at(p.seat)][at(to)] + 1, theirs = p.at[at(1 - p.seat)][at(to)];
    if (takes(p, from, to)) {
        const int prey = ring_spot(1 - p.seat, to);
        out.push_back(
            {"falkener.bowl.take",
             std::to_string(own) + " against 1",
             {end},
             prey,
             say(s::takes, {{"player", player}, {"other", other}, {"count", std::to_string(own)}, {"to", t}})});
        out.push_back({"falkener.bowl.slain", "", {}, prey, std::string(s::slain)});
    } else if (own == 1 && theirs >= taking_party) {
        out.push_back({"falkener.bowl.enter",
                       "1 against " + std::to_string(theirs),
                       {end},
                       ring_spot(1 - p.seat, to),
                       say(s::enters_safely, {{"other", other}, {"count", std::to_string(theirs)}, {"to", t}})});
    }
    return out;
}

std::vector<Tally> Bowl::tallies(const Position& p) const {
    Tally score{.title = "Count so far: prisoners + home", .rows = {}},
        pieces_left{.title = "Pieces still to bring home", .rows = {}},
        danger_now{.title = "Single pieces in danger", .rows = {}};
    for (int seat = 0; seat < 2; ++seat) {
        const SeatCard& who = card().seats[at(seat)];
        const int prisoners = taken(p, seat), out = p.out[at(seat)];
        score.rows.push_back(
            {who.name,
             std::to_string(prisoners) + " + " + std::to_string(out) + " = " + std::to_string(prisoners + out),
             {prisoner_spot(seat), bowl_spot(seat)}});
        pieces_left.rows.push_back(
            {who.name,
             std::to_string(p.at[at(seat)][hand]) + " in hand, " + std::to_string(in_rings(p, seat)) + " in the rings",
             {hand_spot(seat)}});
        for (int ring = 1; ring <= rings && !over(p); ++ring)
            if (const int quarters = danger(p, seat, ring); quarters > 0)
                danger_now.rows.push_back(
                    {who.name + " in ring " + std::to_string(ring),
                     std::to_string(quarters) + " of 4 rolls, " + std::to_string(25 * quarters) + " %",
                     {ring_spot(seat, ring)}});
    }
    std::vector<Tally> out{score, pieces_left};
    if (!danger_now.rows.empty()) out.push_back(danger_now);
    return out;
}

}  // namespace ludus::egyptrace
