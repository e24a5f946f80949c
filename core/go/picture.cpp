// The board of Go as it is seen, and its moves as they are written.

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/game/reading.hpp"
#include "core/go/go.hpp"

namespace ludus::go {
namespace {

constexpr float margin = 0.75F;  // room for three figures

/// The angles about a point where the lines cross, in each quarter that is on the board: two of them are half a mark.
void add_angles(Board& board, const kit::Grid& grid, int cell) {
    constexpr float gap = 0.12F, arm = 0.22F;
    const Vec at = board.spots[static_cast<std::size_t>(cell)].centre;
    for (const int right : {-1, 1})
        for (const int up : {-1, 1}) {
            if (grid.step(cell, right, up) == kit::nowhere) continue;
            const auto x = static_cast<float>(right), y = static_cast<float>(-up);
            const Vec corner{at.x + gap * x, at.y + gap * y};
            board.lines.push_back({corner, {corner.x + arm * x, corner.y}, Weight::fine});
            board.lines.push_back({corner, {corner.x, corner.y + arm * y}, Weight::fine});
        }
}

}  // namespace

std::string Go::today(int cell) const {
    // I is left out, lest it be read as J or 1.
    const int column = grid().column(cell);
    return static_cast<char>('A' + column + (column > 7 ? 1 : 0)) + std::to_string(grid().row(cell) + 1);
}

int Go::cell_of_today(std::string_view name) const {
    if (name.size() < 2) return kit::nowhere;
    const int letter = name[0] - 'A';
    if (letter < 0 || letter > 25 || letter == 8) return kit::nowhere;
    const auto number = read_int(name.substr(1));
    if (!number || std::to_string(*number) != name.substr(1)) return kit::nowhere;
    return grid().cell(letter - (letter > 8 ? 1 : 0), *number - 1);
}

Board Go::board() const {
    Board out = grid().board(margin);
    out.height += margin;
    for (int n = 0; n < lines(); ++n) {
        const auto place = static_cast<float>(n) + 0.5F;
        const Vec below{margin + place, static_cast<float>(lines()) + margin / 2}, beside{margin / 2, place};
        const int column = grid().cell(n, 0), row = grid().cell(0, lines() - 1 - n);
        out.labels.push_back({below, std::to_string(n), 0});
        out.labels.push_back({beside, grid().name(row), 0});
        out.labels.push_back({below, today(column).substr(0, 1), 1});
        out.labels.push_back({beside, today(row).substr(1), 1});
    }
    if (!by_the_book())
        for (int c = 0; c < grid().size(); ++c) out.spots[at(c)].label = today(c);
    for (const int cell : marked_points()) {
        if (chinese_) add_angles(out, grid(), cell);
        else out.dots.push_back(out.spots[at(cell)].centre);
    }
    for (const Spot& each : GridGame::board().spots)
        if (each.kind == SpotKind::button) out.spots.push_back(each);
    return out;
}

std::vector<Face> Go::faces(const Position& p) const {
    std::vector<Face> out;
    const bool cleared = p.phase > Phase::clearing, filled = p.phase > Phase::filling && counting_ == Counting::camps;
    std::optional<Count> counted;
    if (filled) counted = count(p);
    for (int c = 0; c < grid().size(); ++c) {
        const bool dead = p.dead[at(c)], gone = p.paid[at(c)] || (cleared && dead);
        const int owner = gone ? kit::nobody : p.owner[c];
        const bool spare = filled && owner == kit::nobody && !p.paid[at(c)] && counted->whose[at(c)] == counted_;
        if (owner == kit::nobody && !spare) continue;
        const std::string& side = card().seats[at(spare ? counted_ : owner)].id;
        Face face;
        face.spot = face.id = c;
        face.shape = Shape::stone;
        face.owner = spare ? counted_ : owner;
        face.name = side + (spare ? " spare stone" : dead ? " stone, marked as dead" : " stone");
        out.push_back(std::move(face));
    }
    return out;
}

Overlay Go::overlay(const Position& p) const {
    Overlay out;
    if (p.phase == Phase::playing) return out;
    const Count counted = count(p);
    const bool filled = p.phase > Phase::filling && counting_ == Counting::camps;
    for (int c = 0; c < grid().size(); ++c) {
        const bool empty = p.owner[c] == kit::nobody || p.dead[at(c)] || p.paid[at(c)];
        if (!empty) continue;
        int whose = counted.whose[at(c)];
        if (p.paid[at(c)]) whose = 1 - p.owner[c];
        // Where one side is counted, the other has what nobody encloses.
        if (filled && whose == vacant && !shared_) whose = 1 - counted_;
        if (whose == vacant || (filled && whose == counted_ && !p.paid[at(c)])) continue;
        out.owned.push_back({c, whose});
    }
    return out;
}

std::vector<int> Go::touches(const Position& p, Move m) const {
    if (kit::is_action(m)) return GridGame::touches(p, m);
    return {kit::to(m)};
}

// Every legal move is written after every touch, so no board is made for it: the chains beside the point are followed to the first other
// free point they have.
std::vector<int> Go::captures(const Position& p, Move m) const {
    std::vector<int> out;
    if (!is_put(m)) return out;
    const int put = kit::to(m), other = 1 - p.seat;
    Cells seen, alive;  // alive: of chains that have another free point, as far as they were followed
    for (const kit::Direction way : kit::four_ways) {
        const int first = grid().step(put, way);
        if (!p.owner.has(first, other) || seen[at(first)]) continue;
        std::vector<int> chain{first};
        seen.set(at(first));
        bool free = false;
        for (std::size_t i = 0; i < chain.size() && !free; ++i)
            for (const kit::Direction on : kit::four_ways) {
                const int next = grid().step(chain[i], on);
                free = free || (next != put && p.owner.is_free(next)) || (next != kit::nowhere && alive[at(next)]);
                if (!p.owner.has(next, other) || seen[at(next)]) continue;
                seen.set(at(next));
                chain.push_back(next);
            }
        if (free)
            for (const int stone : chain) alive.set(at(stone));
        else out.insert(out.end(), chain.begin(), chain.end());
    }
    // As the board is read, so that a move is always written alike.
    std::sort(out.begin(), out.end(), [&](int a, int b) { return place(a) < place(b); });
    return out;
}

std::string Go::in_words(const Position& p, Move m, int notation) const {
    if (is_put(m)) return name(kit::to(m), notation);
    if (is_mark(m)) return "dead-" + name(kit::to(m), notation);
    if (is_take_off(m)) return "off-" + name(kit::to(m), notation);
    std::string out = GridGame::words(p, m);
    if (m == declare) out += "-" + std::to_string(camp_numbers(p)[at(p.seat)]);
    return out;
}

std::string Go::words(const Position& p, Move m) const {
    std::string out = in_words(p, m, 0);
    for (const int gone : captures(p, m)) out += "+" + grid().name(gone);
    return out;
}

std::span<const Notation> Go::notations() {
    static constexpr Notation all[] = {{"book", "As in the book"}, {"letters", "As today"}};
    return all;
}

std::string Go::written(const Position& p, Move m, int notation) const {
    return notation == 0 ? words(p, m) : in_words(p, m, notation);
}

Expected<Move> Go::read(const Position& p, std::string_view text) const {
    MoveList list;
    moves(p, list);
    for (const Move m : list) {
        if (in_words(p, m, 0) != text.substr(0, text.find('+'))) continue;
        if (text.find('+') == std::string_view::npos || words(p, m) == text) return m;
    }
    const auto cell_after = [&](std::string_view before) {
        return text.starts_with(before) ? cell_of_today(text.substr(before.size())) : kit::nowhere;
    };
    Move today = {};
    int cell = kit::nowhere;
    if (cell = cell_after(""); cell != kit::nowhere) today = kit::put(cell);
    else if (cell = cell_after("dead-"); cell != kit::nowhere) today = mark_dead(cell);
    else if (cell = cell_after("off-"); cell != kit::nowhere) today = take_off(cell);
    if (cell != kit::nowhere && std::find(list.begin(), list.end(), today) != list.end()) return today;
    return read_by_words(*this, p, text);
}

std::string Go::sketch(const Position& p) const {
    std::string out = grid().sketch([&](int cell) {
        if (p.owner[cell] == kit::nobody) return '.';
        const char sign = p.owner[cell] == black ? 'X' : 'O';
        return p.dead[at(cell)] ? static_cast<char>(sign - 'A' + 'a') : p.paid[at(cell)] ? '-' : sign;
    });
    out += kit::to_move_line(card(), p.seat, {});
    if (p.ko != kit::nowhere) out += "ko on " + grid().name(p.ko) + "\n";
    return out;
}

}  // namespace ludus::go
