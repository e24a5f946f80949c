#include "core/go/stones.hpp"

#include <bitset>

#include "core/base/random.hpp"

namespace ludus::go {

std::uint64_t stone_hash(Point p, int seat) { return scatter(static_cast<std::uint64_t>(2 * p + seat)); }

StoneBoard::StoneBoard(int lines) : lines_(static_cast<std::int16_t>(lines)) {
    std::fill_n(cells_.data(), end(), Cell{});
    for (int c = 0; c < cells(); ++c) {
        const Point p = point(c);
        at(p).colour = vacant;
        at(p).place = vacant_count_;
        vacant_[static_cast<std::size_t>(vacant_count_++)] = static_cast<std::int16_t>(p);
    }
    for (int c = 0; c < cells(); ++c)
        for (const Point n : beside(point(c))) {
            if (at(n).colour == vacant) ++at(point(c)).beside[vacant];
            else {
                ++at(point(c)).beside[black];
                ++at(point(c)).beside[white];
            }
        }
}

int StoneBoard::liberties(Point p, int most) const {
    std::array<std::int16_t, most_cells> found;
    return liberties(p, std::span(found).first(static_cast<std::size_t>(std::min(most, most_cells))));
}

int StoneBoard::liberties(Point p, std::span<std::int16_t> out) const {
    std::bitset<most_points> seen;
    std::size_t count = 0;
    Point stone = p;
    do {
        for (const Point n : beside(stone)) {
            if (at(n).colour != vacant || seen[static_cast<std::size_t>(n)]) continue;
            if (count == out.size()) return static_cast<int>(count);
            seen.set(static_cast<std::size_t>(n));
            out[count++] = static_cast<std::int16_t>(n);
        }
        stone = at(stone).next;
    } while (stone != p);
    return static_cast<int>(count);
}

bool StoneBoard::stands(Point p, int seat) const {
    if (at(p).beside[vacant] > 0) return true;
    for (const Point n : beside(p)) {
        const Colour there = at(n).colour;
        // A chain with this point alone as its liberty is taken if it is the other's, and lost if it is one's own.
        if (there < vacant && (there == seat) != in_atari(n)) return true;
    }
    return false;
}

bool StoneBoard::captures(Point p, int seat) const {
    for (const Point n : beside(p))
        if (at(n).colour == 1 - seat && in_atari(n)) return true;
    return false;
}

void StoneBoard::join(Point a, Point b) {
    Point to = at(a).head, from = at(b).head;
    if (to == from) return;
    if (at(to).stones < at(from).stones) std::swap(to, from);
    Point stone = from;
    do {
        at(stone).head = static_cast<std::int16_t>(to);
        stone = at(stone).next;
    } while (stone != from);
    Cell& all = at(to);
    const Cell& more = at(from);
    std::swap(at(to).next, at(from).next);
    all.stones = static_cast<std::int16_t>(all.stones + more.stones);
    all.liberties = static_cast<std::int16_t>(all.liberties + more.liberties);
    all.sum += more.sum;
    all.squares += more.squares;
}

void StoneBoard::set(Point p, int seat) {
    Cell& cell = at(p);
    cell.colour = static_cast<Colour>(seat);
    cell.head = cell.next = static_cast<std::int16_t>(p);
    cell.stones = 1;
    cell.liberties = 0;
    cell.sum = cell.squares = 0;
    const std::int16_t last = vacant_[static_cast<std::size_t>(--vacant_count_)];
    vacant_[static_cast<std::size_t>(cell.place)] = last;
    at(last).place = cell.place;
    hash_ ^= stone_hash(p, seat);
    const auto near = beside(p);
    for (const Point n : near) {
        --at(n).beside[vacant];
        ++at(n).beside[static_cast<std::size_t>(seat)];
        if (at(n).colour == vacant) cell.add(n);
        else if (at(n).colour < vacant) chain_at(n).drop(p);
    }
    for (const Point n : near)
        if (at(n).colour == seat) join(p, n);
}

int StoneBoard::remove(Point p) {
    const int seat = at(p).colour, gone = chain_at(p).stones;
    Point stone = p;
    do {
        Cell& cell = at(stone);
        cell.colour = vacant;
        cell.place = vacant_count_;
        vacant_[static_cast<std::size_t>(vacant_count_++)] = static_cast<std::int16_t>(stone);
        hash_ ^= stone_hash(stone, seat);
        stone = cell.next;
    } while (stone != p);
    do {
        for (const Point n : beside(stone)) {
            ++at(n).beside[vacant];
            --at(n).beside[static_cast<std::size_t>(seat)];
            if (at(n).colour < vacant) chain_at(n).add(stone);
        }
        stone = at(stone).next;
    } while (stone != p);
    return gone;
}

StoneBoard::Put StoneBoard::put(Point p, int seat) {
    const bool enclosed = at(p).beside[static_cast<std::size_t>(1 - seat)] == 4;
    set(p, seat);
    int captured = 0;
    Point last = no_point;
    for (const Point n : beside(p)) {
        if (at(n).colour != 1 - seat || chain_at(n).liberties > 0) continue;
        captured += remove(n);
        last = n;
    }
    ko_ = static_cast<std::int16_t>(enclosed && captured == 1 ? last : no_point);
    return {captured, chain_at(p).liberties == 0 ? remove(p) : 0};
}

std::uint64_t StoneBoard::hash_after(Point p, int seat) const {
    std::uint64_t hash = hash_ ^ stone_hash(p, seat);
    std::array<Point, 4> done{};
    std::size_t count = 0;
    const auto take = [&](Point n) {
        if (std::find(done.begin(), done.begin() + static_cast<std::ptrdiff_t>(count), at(n).head) !=
            done.begin() + static_cast<std::ptrdiff_t>(count))
            return;
        done[count++] = at(n).head;
        each_of_chain(n, [&](Point q) { hash ^= stone_hash(q, at(q).colour); });
    };
    const bool lost = !stands(p, seat);
    for (const Point n : beside(p))
        if (at(n).colour == (lost ? seat : 1 - seat) && (lost || in_atari(n))) take(n);
    return lost ? hash ^ stone_hash(p, seat) : hash;
}

bool StoneBoard::is_eye(Point p, int seat) const {
    if (at(p).colour != vacant || at(p).beside[static_cast<std::size_t>(seat)] != 4) return false;
    // In the middle of the board one corner may be the other's, at the edge none.
    int others = 0, beyond = 0;
    for (const Point n : across(p)) {
        others += at(n).colour == 1 - seat;
        beyond += at(n).colour == outside;
    }
    return others + (beyond > 0) < 2;
}

void tell_areas(const StoneBoard& board, std::span<Colour> out) {
    for (int c = 0; c < board.cells(); ++c) out[static_cast<std::size_t>(c)] = board.colour(board.point(c));
    std::array<std::int16_t, StoneBoard::most_cells> region;
    std::array<bool, StoneBoard::most_cells> seen{};
    for (int from = 0; from < board.cells(); ++from) {
        if (seen[static_cast<std::size_t>(from)] || !board.is_vacant(board.point(from))) continue;
        seen[static_cast<std::size_t>(from)] = true;
        region[0] = static_cast<std::int16_t>(board.point(from));
        std::size_t count = 1;
        std::array<bool, 2> touches{};
        for (std::size_t i = 0; i < count; ++i)
            for (const Point n : board.beside(region[i])) {
                const Colour there = board.colour(n);
                if (there < vacant) touches[there] = true;
                if (there != vacant || seen[static_cast<std::size_t>(board.cell(n))]) continue;
                seen[static_cast<std::size_t>(board.cell(n))] = true;
                region[count++] = static_cast<std::int16_t>(n);
            }
        const Colour whose = touches[black] == touches[white] ? vacant : touches[white] ? white : black;
        for (std::size_t i = 0; i < count; ++i) out[static_cast<std::size_t>(board.cell(region[i]))] = whose;
    }
}

}  // namespace ludus::go
