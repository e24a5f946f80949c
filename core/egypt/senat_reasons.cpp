// What Senat and Seega tell people: reasons, threats, counts, the board as text.

#include "core/egypt/senat.hpp"
#include "core/egypt/sentences.hpp"
#include "core/game/reading.hpp"

namespace ludus::egypt {

Expected<Move> Senat::read(const Position& p, std::string_view text) const {
    MoveList list;
    moves(p, list);
    for (const Move m : list)
        if (!kit::is_action(m) && !stays(m) && kit::way(grid(), m) == text) return m;
    return read_by_words(*this, p, text);
}

std::string Senat::sketch(const Position& p) const {
    std::string out = GridGame::sketch(p);
    if (p.left > 0) out += say("{n} to be placed\n", {{"n", std::to_string(p.left)}});
    if (p.going_on != kit::nowhere) out += "on " + grid().name(p.going_on) + "\n";
    return out;
}

std::vector<Reason> Senat::reasons(const Position& p, Move m) const {
    const auto name = [&](int cell) { return grid().name(cell); };
    const std::string& own = player(p.seat);
    const std::string& other = player(1 - p.seat);
    if (m == done) return {{"falkener.senat.chain", "", {}, p.going_on, std::string(sentences::stops)}};
    if (m == pass)
        return {
            {"falkener.senat.blocked", "", {}, -1, say(sentences::is_blocked, {{"player", own}, {"other", other}})}};
    if (m == ask)
        return {{"falkener.senat.blocked", "", {}, -1, say(sentences::asks, {{"player", own}, {"other", other}})}};
    const int from = kit::from(m), to = kit::to(m);
    if (p.asked)
        return {{"falkener.senat.blocked",
                 name(to),
                 {to},
                 to,
                 say(sentences::opens, {{"player", own}, {"other", other}, {"cell", name(to)}})}};
    if (p.left > 0)
        return {
            {"falkener.senat.place",
             name(to),
             {},
             to,
             say(agreed(p).empty() ? sentences::is_placed : sentences::is_placed_by_agreement, {{"to", name(to)}})}};
    std::vector<Reason> out{{"falkener.senat.move",
                             kit::way(grid(), m),
                             {from},
                             to,
                             say(sentences::moves, {{"from", name(from)}, {"to", name(to)}})}};
    if (p.going_on != kit::nowhere)
        out.push_back({"falkener.senat.chain", name(from), {from}, to, std::string(sentences::goes_on)});
    Position after = p;
    for (const auto& [cell, beyond] : captured_by(beside_, p.owner, p.seat, m)) {
        out.push_back({"falkener.senat.take",
                       name(to) + " " + name(cell) + " " + name(beyond),
                       {to, beyond},
                       cell,
                       say(sentences::captures, {{"cell", name(cell)}, {"to", name(to)}, {"beyond", name(beyond)}})});
        after.owner.remove(cell);
    }
    for (std::size_t way = 0; way < beside_.ways() / 2; ++way) {
        const int one = beside_.next(to, way), second = beside_.next(to, beside_.opposite(way));
        if (!after.owner.has(one, 1 - p.seat) || !after.owner.has(second, 1 - p.seat)) continue;
        out.push_back({"falkener.senat.enter",
                       name(one) + " " + name(to) + " " + name(second),
                       {one, second},
                       to,
                       say(sentences::goes_between, {{"cell", name(one)}, {"beyond", name(second)}})});
        break;
    }
    return out;
}

std::vector<Reason> Senat::threats(const Position& p) const {
    std::vector<Reason> out;
    if (p.left > 0 || over(p)) return out;
    MoveList list;
    for (int cell = 0; cell < cells(); ++cell) {
        const int seat = p.owner[cell];
        if (seat == kit::nobody) continue;
        list.clear();
        steps_of(p, cell, list);
        for (const Move m : list)
            for (const auto& [captured, beyond] : captured_by(beside_, p.owner, seat, m))
                out.push_back({"falkener.senat.take",
                               kit::way(grid(), m),
                               {cell, beyond},
                               captured,
                               say(sentences::can_capture, {{"from", grid().name(cell)},
                                                            {"to", grid().name(kit::to(m))},
                                                            {"cell", grid().name(captured)}})});
    }
    return out;
}

std::vector<Tally> Senat::tallies(const Position& p) const {
    Tally on_board{std::string(sentences::pieces), {}}, to_place{std::string(sentences::to_place), {}};
    for (int seat = 0; seat < 2; ++seat) {
        const int count = p.owner.count(seat);
        on_board.rows.push_back({player(seat), std::to_string(count), {}});
        to_place.rows.push_back({player(seat), std::to_string(army() - count), {}});
    }
    if (p.left > 0) return {on_board, to_place};
    return {on_board};
}

}  // namespace ludus::egypt
