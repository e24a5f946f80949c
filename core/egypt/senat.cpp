#include "core/egypt/senat.hpp"

#include "core/egypt/sentences.hpp"
#include "core/kit/outline.hpp"
#include "core/kit/repetition.hpp"

namespace ludus::egypt {
namespace {

/// Squares along the rows have numbers on the board of thirteen, as the book prints them (p. 75), and heights on smaller ones (p. 65).
kit::Grid grid_of(int side) {
    return {side, side, kit::Look::plain, side == Senat::greatest_side ? kit::Names::numbers : kit::Names::heights};
}

}  // namespace

Senat::Senat(const Card& card, Variant variant)
    : GridGame({.grid = grid_of(variant.side),
                .signs = "WR",
                .shape = Shape::checker,
                .names = true,
                .actions = {{"done", std::string(sentences::end_turn)},
                            {"pass", std::string(sentences::pass)},
                            {"ask", std::string(sentences::ask)}}}),
      card_(&card),
      variant_(std::move(variant)),
      beside_(grid(), kit::four_ways) {
    for (int cell = 0; cell < cells(); ++cell) {
        int sides = 0;
        for (std::size_t way = 0; way < beside_.ways(); ++way) sides += beside_.next(cell, way) == kit::nowhere;
        edge_.push_back(static_cast<std::int8_t>(sides));
    }
}

Senat::Position Senat::start() const {
    Position p;
    p.left = static_cast<std::uint8_t>(cells() - 1);
    p.seat = static_cast<std::int8_t>(variant_.first);
    return p;
}

bool Senat::at_turn_start(const Position& p) const { return p.left % 2 == 0 && p.going_on == kit::nowhere && !p.asked; }

std::span<const int> Senat::agreed(const Position& p) const {
    const auto now = static_cast<std::size_t>(turn(p));
    return now < variant_.agreed.size() ? std::span<const int>(variant_.agreed[now]) : std::span<const int>();
}

bool Senat::can_move(const Position& p, int seat) const {
    for (int cell = 0; cell < cells(); ++cell)
        if (p.owner[cell] == kit::nobody)
            for (std::size_t way = 0; way < beside_.ways(); ++way)
                if (p.owner.has(beside_.next(cell, way), seat)) return true;
    return false;
}

// falkener.senat.end: the games are played to the last piece. Two sides of one piece each can never end so: a draw (ours).
// falkener.senat.draw: "If both parties are blocked up, it is a drawn game." While a square is free some piece stands
// beside one, so both are never without a move: those who are shut in and will not come out agree on the draw.
bool Senat::over(const Position& p) const {
    if (p.left > 0) return false;
    const int white = p.owner.count(0), red = p.owner.count(1);
    const int fewer = std::min(white, red);
    return fewer == 0 || std::max(white, red) < 2 || (variant_.two_needed && fewer < 2);
}

void Senat::steps_of(const Position& p, int from, MoveList& list) const {
    for (std::size_t way = 0; way < beside_.ways(); ++way)
        if (const int to = beside_.next(from, way); p.owner.is_free(to)) list.push_back(kit::from_to(from, to));
}

void Senat::captures_of(const Position& p, int from, MoveList& list) const {
    steps_of(p, from, list);
    std::erase_if(list, [&](Move m) { return captures(p, m) == 0; });
}

bool Senat::may_go_on(const Position& p, int cell) const {
    MoveList further;
    if (!over(p)) captures_of(p, cell, further);
    return !further.empty();
}

bool Senat::blocks(const Position& p, int cell) const {
    for (std::size_t way = 0; way < beside_.ways(); ++way)
        if (p.owner.has(beside_.next(cell, way), 1 - p.seat)) return true;
    return false;
}

void Senat::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (p.left > 0) {
        // falkener.senat.place: "placing two pieces wherever they please", but never on the centre.
        for (const int cell : agreed(p))
            if (p.owner.is_free(cell)) list.push_back(kit::from_to(cell, cell));
        for (int cell = 0; agreed(p).empty() && cell < cells(); ++cell)
            if (cell != centre() && p.owner.is_free(cell)) list.push_back(kit::from_to(cell, cell));
        return;
    }
    if (over(p)) return;
    if (p.going_on != kit::nowhere) {
        captures_of(p, p.going_on, list);
        if (!variant_.must_go_on) list.push_back(done);
        return;
    }
    for (int cell = 0; cell < cells(); ++cell) {
        if (p.owner[cell] != p.seat) continue;
        if (!p.asked) steps_of(p, cell, list);
        else if (blocks(p, cell)) list.push_back(kit::from_to(cell, cell));
    }
    // falkener.senat.blocked: "If a player cannot move any of his pieces his opponent plays again."
    if (list.empty()) list.push_back(variant_.opens_way ? ask : pass);
}

Senat::Position Senat::play(const Position& p, Move m) const {
    Position q = p;
    const auto hand_over = [&] { q.seat = static_cast<std::int8_t>(1 - p.seat); };
    q.going_on = kit::nowhere;
    q.asked = m == ask;
    if (p.left > 0) {
        q.owner.put(kit::to(m), p.seat);
        if (--q.left % 2 == 0) hand_over();
        return q;
    }
    if (p.asked) {  // the piece that opens a way is lost
        q.owner.remove(kit::to(m));
        q.quiet = 0;
        hand_over();
        return q;
    }
    if (q.quiet < most_quiet) ++q.quiet;
    hand_over();
    if (kit::is_action(m)) return q;
    bool captured = false;
    q.owner.move(kit::from(m), kit::to(m));
    each_captured(beside_, p.owner, p.seat, m, [&](int cell) {
        q.owner.remove(cell);
        captured = true;
    });
    if (!captured) return q;
    q.quiet = 0;
    // falkener.senat.chain: "the player may make another move with the same piece, provided if, by so doing, he can take
    // another piece".
    q.seat = p.seat;
    if (may_go_on(q, kit::to(m))) q.going_on = static_cast<std::int16_t>(kit::to(m));
    else hand_over();
    return q;
}

Outcome Senat::result(const Position& p) const {
    if (!over(p)) return {};
    for (int seat = 0; seat < 2; ++seat) {
        const int own = p.owner.count(seat), others = p.owner.count(1 - seat);
        if (own == 0 || (variant_.two_needed && own < 2 && others >= 2))
            return kit::won(card(), 1 - seat, "falkener.senat.end",
                            say(own == 0 ? sentences::wins_all : sentences::wins_by_number,
                                {{"player", player(1 - seat)}, {"other", player(seat)}}));
    }
    return kit::drawn(card(), "falkener.senat.draw", std::string(sentences::nobody_can_capture));
}

void Senat::remove_repetitions(std::span<const Position> line, MoveList& list) const {
    constexpr int standing = 3;
    // What stood before a piece left the board cannot stand again, and it takes eight moves to come back twice.
    const int quiet = line.back().quiet;
    if (quiet < 7 || list.size() < 2) return;
    kit::drop_repeating_moves(*this, line.last(std::min(line.size(), static_cast<std::size_t>(quiet) + 1)), list,
                              standing);
}

Board Senat::board() const {
    Board out = GridGame::board();
    Spot& middle = out.spots[static_cast<std::size_t>(centre())];
    middle.tone = Tone::marked;
    kit::add_inlay(out, middle.centre);
    return out;
}

std::vector<int> Senat::touches(const Position& p, Move m) const {
    if (stays(m)) return {kit::to(m)};
    return GridGame::touches(p, m);
}

std::string Senat::words(const Position& p, Move m) const {
    if (stays(m)) return (p.asked ? "x" : "") + grid().name(kit::to(m));
    std::string out = GridGame::words(p, m);
    if (!kit::is_action(m))
        each_captured(beside_, p.owner, p.seat, m, [&](int cell) { out += "+" + grid().name(cell); });
    return out;
}

void Senat::fields(kit::Fields& f, Position& p) const {
    f.seat(p.seat, card());
    f.owners(p.owner.first(static_cast<std::size_t>(cells())), 2);
    f.number("left", p.left, cells() - 1);
    f.cell("on", p.going_on, grid());
    f.flag("asked", p.asked);
    f.counter("quiet", p.quiet, most_quiet);
}

void Senat::check(kit::Fields& f, const Position& p) const {
    enum { to_move, squares, left, on, asked, quiet };
    const std::array<int, 2> count{p.owner.count(0), p.owner.count(1)};
    f.expect(count[0] <= army() && count[1] <= army(), squares, "no more pieces than a side has");
    f.expect(count[0] + count[1] > 0 || p.left == cells() - 1, squares, "a piece at least");
    if (p.left > 0) {
        // Of the pieces that stand, every turn has placed two and the turn under way perhaps one.
        std::array<int, 2> placed{};
        for (int i = 0; i < cells() - 1 - p.left; ++i) ++placed[static_cast<std::size_t>((variant_.first + i / 2) % 2)];
        f.expect(count == placed, left, "as many pieces as were placed turn about");
        f.expect(p.seat == (variant_.first + turn(p)) % 2, to_move, "the player whose turn to place it is");
        f.expect(p.owner.is_free(centre()), squares, "the centre free while pieces are placed");
        f.expect(p.going_on == kit::nowhere && !p.asked && p.quiet == 0, left,
                 "nothing captured while pieces are placed");
        for (int before = 0; before < turn(p) && before < static_cast<int>(variant_.agreed.size()); ++before)
            for (const int cell : variant_.agreed[static_cast<std::size_t>(before)])
                f.expect(p.owner.has(cell, (variant_.first + before) % 2), squares,
                         "the first pieces on the agreed squares");
        int on_agreed = 0;
        for (const int cell : agreed(p)) on_agreed += p.owner.has(cell, p.seat);
        f.expect(agreed(p).empty() || on_agreed == p.left % 2, squares, "the first pieces on the agreed squares");
        return;
    }
    f.expect(p.going_on == kit::nowhere || (p.owner[p.going_on] == p.seat && may_go_on(p, p.going_on)), on,
             "a piece that can capture again");
    f.expect(!p.asked || (variant_.opens_way && p.going_on == kit::nowhere && !can_move(p, 1 - p.seat) && !over(p)),
             asked, "a player who cannot move, and one who opens a way");
}

}  // namespace ludus::egypt
