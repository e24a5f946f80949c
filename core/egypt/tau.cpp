#include "core/egypt/tau.hpp"

#include "core/egypt/sentences.hpp"
#include "core/game/reading.hpp"

namespace ludus::egypt {

const Card& Tau::card() {
    static const Card card = [] {
        Card c = kit::plain_card("egypt", "falkener-tau", "Tau, or Robbers", {"white", "black"});
        c.book = "falkener";
        c.place = "Chapter IV, page 37";
        c.minutes = 60;
        add_rules(c, "falkener.tau.", "board array turn move.step move.leap take take.double enter end");
        c.options = {
            offer("Capturing", "entering", "A piece that goes between two enemies", "falkener.tau.enter", Of::source,
                  {{"safe", "is safe"}, {"forfeit", "is lost, as in the book’s first game"}}, true),
            offer("Ending", "half", "A player with half as many pieces as the other, or fewer", "falkener.tau.end",
                  Of::source, {{"plays", "plays on"}, {"loses", "has lost"}}, true),
            offer("Ending", "repetition", "When the same position comes about three times", "falkener.tau.end", Of::us,
                  {{"draw", "the game is drawn"}, {"none", "play goes on"}}),
        };
        add_presets(c, {{"falkener", "As in Falkener’s rules"},
                        {"first-game", "As in the book’s first game", "entering=forfeit"}});
        return c;
    }();
    return card;
}

Tau::Tau(const Options& options)
    : GridGame({.grid = {side, side, kit::Look::chequered, kit::Names::heights},
                .signs = "WB",
                .shape = Shape::checker,
                .names = true}),
      beside_(grid(), kit::eight_ways),
      forfeits_(options["entering"] == "forfeit"),
      half_(options["half"] == "loses"),
      draws_third_(options["repetition"] == "draw") {}

// falkener.tau.array: "Each player has five rows of six pieces, beginning at the left hand corner, and placed
// alternately." Left as the player sees it: 10 for White, 129b for Black.
Tau::Position Tau::start() const {
    constexpr int rows = 5;
    Position p;
    for (int cell = 0; cell < cells; ++cell) {
        if ((grid().column(cell) + grid().row(cell)) % 2 != 0) continue;
        if (grid().row(cell) < rows) p.owner.put(cell, 0);
        if (grid().row(cell) >= side - rows) p.owner.put(cell, 1);
    }
    return p;
}

// A side with one piece can never capture (ours); with `half` a side of half the other's number has lost (p. 60).
bool Tau::lost(const Position& p, int seat) const {
    const int own = p.owner.count(seat);
    return own < 2 || (half_ && 2 * own <= p.owner.count(1 - seat));
}

// falkener.tau.move.step: "in all directions, perpendicularly, horizontally, diagonally, forwards and backwards".
// falkener.tau.move.leap: "can leap over an adversary if the opposite cell is vacant". One leap ends the move.
void Tau::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (lost(p, 0) || lost(p, 1)) return;
    for (int from = 0; from < cells; ++from) {
        if (p.owner[from] != p.seat) continue;
        for (std::size_t way = 0; way < beside_.ways(); ++way) {
            const int next = beside_.next(from, way), beyond = beside_.beyond(from, way);
            if (p.owner.is_free(next)) list.push_back(kit::from_to(from, next));
            else if (p.owner.has(next, 1 - p.seat) && p.owner.is_free(beyond))
                list.push_back(kit::from_to(from, beyond));
        }
    }
}

// Those captured still count: so the book's first game was played (plies 75, 78, 125, 130, 355, 379).
Tau::Between Tau::between(const Position& p, Move m) const {
    for (std::size_t way = 0; way < beside_.ways() / 2; ++way) {
        const int one = beside_.next(kit::to(m), way), other = beside_.next(kit::to(m), beside_.opposite(way));
        if (p.owner.has(one, 1 - p.seat) && p.owner.has(other, 1 - p.seat)) return {one, other};
    }
    return {};
}

Tau::Position Tau::play(const Position& p, Move m) const {
    Position q = p;
    q.owner.move(kit::from(m), kit::to(m));
    each_captured(beside_, p.owner, p.seat, m, [&](int cell) { q.owner.remove(cell); });
    if (forfeits(p, m)) q.owner.remove(kit::to(m));
    q.seat = static_cast<std::int8_t>(1 - p.seat);
    return q;
}

Outcome Tau::result(const Position& p) const {
    const auto won = [&](int winner, std::string_view sentence) {
        return kit::won(card(), winner, "falkener.tau.end",
                        say(sentence, {{"player", card().seats[static_cast<std::size_t>(winner)].name},
                                       {"other", card().seats[static_cast<std::size_t>(1 - winner)].name}}));
    };
    if (lost(p, 0) && lost(p, 1))
        return kit::drawn(card(), "falkener.tau.end", std::string(sentences::nobody_can_capture));
    for (int seat = 0; seat < 2; ++seat)
        if (lost(p, seat))
            return won(1 - seat, p.owner.count(seat) < 2 ? sentences::wins_by_number : sentences::wins_by_half);
    MoveList list;
    moves(p, list);
    return list.empty() ? won(1 - p.seat, sentences::wins_by_block) : Outcome{};
}

Outcome Tau::repeated(std::span<const Position>) const {
    return kit::drawn(card(), "falkener.tau.end", std::string(sentences::repeated));
}

std::string Tau::words(const Position& p, Move m) const {
    std::string out = kit::way(grid(), m);
    each_captured(beside_, p.owner, p.seat, m, [&](int cell) { out += "+" + grid().name(cell); });
    if (forfeits(p, m)) out += "+" + grid().name(kit::to(m));
    return out;
}

Expected<Move> Tau::read(const Position& p, std::string_view text) const {
    MoveList list;
    moves(p, list);
    for (const Move m : list)
        if (kit::way(grid(), m) == text) return m;
    return read_by_words(*this, p, text);
}

std::vector<Reason> Tau::reasons(const Position& p, Move m) const {
    const int from = kit::from(m), to = kit::to(m);
    const auto name = [&](int cell) { return grid().name(cell); };
    std::vector<Reason> out;
    const auto cite = [&](const char* rule, std::string line, std::vector<int> actors, int on, std::string sentence) {
        out.push_back({rule, std::move(line), std::move(actors), on, std::move(sentence)});
    };
    int over = kit::nowhere;
    for (std::size_t way = 0; way < beside_.ways(); ++way)
        if (beside_.beyond(from, way) == to) over = beside_.next(from, way);
    if (over == kit::nowhere)
        cite("falkener.tau.move.step", kit::way(grid(), m), {from}, to,
             say(sentences::moves, {{"from", name(from)}, {"to", name(to)}}));
    else
        cite("falkener.tau.move.leap", kit::way(grid(), m), {from}, to,
             say(sentences::leaps, {{"from", name(from)}, {"to", name(to)}, {"over", name(over)}}));
    const auto captured = captured_by(beside_, p.owner, p.seat, m);
    for (const auto& [cell, beyond] : captured)
        cite("falkener.tau.take", name(to) + " " + name(cell) + " " + name(beyond), {to, beyond}, cell,
             say(sentences::captures, {{"cell", name(cell)}, {"to", name(to)}, {"beyond", name(beyond)}}));
    if (captured.size() > 1)
        cite("falkener.tau.take.double", std::to_string(captured.size()), {to}, to,
             say(sentences::captures_several, {{"n", std::to_string(captured.size())}}));
    // What is captured at once no longer stands beside it where going between is safe.
    Position after = p;
    if (!forfeits_)
        for (const auto& each : captured) after.owner.remove(each.cell);
    if (const Between enemies = between(after, m))
        cite("falkener.tau.enter", name(enemies.one) + " " + name(to) + " " + name(enemies.other),
             {enemies.one, enemies.other}, to,
             say(forfeits_ ? sentences::is_forfeited : sentences::goes_between,
                 {{"cell", name(enemies.one)}, {"beyond", name(enemies.other)}}));
    return out;
}

std::vector<Reason> Tau::threats(const Position& p) const {
    std::vector<Reason> out;
    MoveList list;
    for (const int seat : {+p.seat, 1 - p.seat}) {
        Position now = p;
        now.seat = static_cast<std::int8_t>(seat);
        moves(now, list);
        for (const Move m : list)
            for (const auto& [cell, beyond] : captured_by(beside_, p.owner, seat, m))
                out.push_back({"falkener.tau.take",
                               words(now, m),
                               {kit::from(m), beyond},
                               cell,
                               say(sentences::can_capture, {{"from", grid().name(kit::from(m))},
                                                            {"to", grid().name(kit::to(m))},
                                                            {"cell", grid().name(cell)}})});
    }
    return out;
}

std::vector<Tally> Tau::tallies(const Position& p) const {
    Tally tally{std::string(sentences::pieces), {}};
    for (int seat = 0; seat < 2; ++seat)
        tally.rows.push_back(
            {card().seats[static_cast<std::size_t>(seat)].name, std::to_string(p.owner.count(seat)), {}});
    return {tally};
}

void Tau::fields(kit::Fields& f, Position& p) const {
    f.seat(p.seat, card());
    f.owners(p.owner, 2);
}

void Tau::check(kit::Fields& f, const Position& p) const {
    f.expect(p.owner.count(0) <= army && p.owner.count(1) <= army, 1, "thirty pieces a side at most");
    f.expect(p.owner.count(0) + p.owner.count(1) > 0, 1, "a piece at least");
}

}  // namespace ludus::egypt
