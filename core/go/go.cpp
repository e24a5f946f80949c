// Long: the rules of play, of the marking and of the count, and a position as a text.
#include "core/go/go.hpp"

#include <algorithm>
#include <utility>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/go/sentences.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/repetition.hpp"

namespace ludus::go {
namespace {

/// "9", "8½" of twice as much.
std::string halves(int twice) {
    const std::string whole = std::to_string(twice / 2);
    return twice % 2 == 0 ? whole : (twice == 1 ? "" : whole) + "½";
}

}  // namespace

StoneBoard Go::stones(const Position& p) const {
    StoneBoard board(lines());
    for (int c = 0; c < board.cells(); ++c)
        if (p.owner[c] != kit::nobody) board.set(board.point(c), p.owner[c]);
    if (p.ko != kit::nowhere) board.set_ko(board.point(p.ko));
    return board;
}

Go::Position Go::position_of(const StoneBoard& board, int seat, int ko) const {
    Position p;
    for (int c = 0; c < board.cells(); ++c)
        if (const Colour colour = board.colour(board.point(c)); colour < vacant) p.owner.put(c, colour);
    p.stones = board.hash();
    p.seat = static_cast<std::int8_t>(seat);
    p.ko = static_cast<std::int16_t>(ko);
    return p;
}

// ---- moves ----

void Go::moves(const Position& p, MoveList& list) const {
    list.clear();
    const int cells = grid().size();
    switch (p.phase) {
        case Phase::playing: {
            // falkener.go.turn: "The players then place pieces alternately, one by one".
            const StoneBoard board = stones(p);
            for (int c = 0; c < cells; ++c)
                if (may_put(p, board, c)) list.push_back(kit::put(c));
            list.push_back(pass);
            return;
        }
        case Phase::marking:
            for (int c = 0; c < cells; ++c)
                if (p.owner[c] != kit::nobody && !p.dead[at(c)]) list.push_back(mark_dead(c));
            list.push_back(agree);
            list.push_back(play_on);
            return;
        case Phase::camps: list.push_back(declare); return;
        case Phase::paying: {
            const Due owed = due(p);
            for (int c = 0; c < cells; ++c)
                if (may_take_off(p, owed, c)) list.push_back(take_off(c));
            return;
        }
        case Phase::clearing: list.push_back(clear); return;
        case Phase::filling: list.push_back(fill); return;
        case Phase::counting: list.push_back(count_all); return;
        case Phase::over: return;
    }
}

bool Go::may_take_off(const Position& p, const Due& due, int cell) const {
    return p.owner[cell] == due.seat && !p.dead[at(cell)] && !p.paid[at(cell)];
}

void Go::remove_repetitions(std::span<const Position> line, MoveList& list) const {
    if (ko_ != Ko::superko || line.back().phase != Phase::playing) return;
    const Position& now = line.back();
    const StoneBoard board = stones(now);
    kit::remove_repeats(
        line, list, 2, [](const Position& p) { return p.stones; },
        // A pass brings nothing about.
        [&](Move m) { return m == pass ? ~now.stones : board.hash_after(board.point(kit::to(m)), now.seat); });
}

Go::Position Go::play(const Position& p, Move m) const {
    Position q = p;
    const auto hand_over = [&] { q.seat = static_cast<std::int8_t>(1 - p.seat); };
    if (is_put(m)) {
        StoneBoard board = stones(p);
        const auto put = board.put(board.point(kit::to(m)), p.seat);
        q = position_of(board, 1 - p.seat);
        q.captured = p.captured;
        q.captured[at(p.seat)] = static_cast<std::int16_t>(q.captured[at(p.seat)] + put.captured);
        q.captured[at(1 - p.seat)] = static_cast<std::int16_t>(q.captured[at(1 - p.seat)] + put.lost);
        if (ko_ == Ko::simple && board.ko() != no_point) q.ko = static_cast<std::int16_t>(board.cell(board.ko()));
        return q;
    }
    if (is_mark(m)) {
        const StoneBoard board = stones(p);
        board.each_of_chain(board.point(kit::to(m)), [&](Point stone) { q.dead.set(at(board.cell(stone))); });
        q.marked = true;
        q.agreed = false;
        return q;
    }
    if (is_take_off(m)) {
        q.paid.set(at(kit::to(m)));
        if (static_cast<int>(q.paid.count()) == due(p).stones) go_on(q, Phase::clearing);
        return q;
    }
    if (m == pass) {
        hand_over();
        q.ko = kit::nowhere;
        q.passed = !p.passed;
        // falkener.go.end: "the further playing in of more pieces will not affect the game".
        if (p.passed) q.phase = Phase::marking;
    } else if (m == agree) {
        hand_over();
        q.marked = false;
        q.agreed = !p.agreed;
        if (p.agreed) go_on(q, Phase::camps);
    } else if (m == play_on) {
        hand_over();
        q.phase = Phase::playing;
        q.marked = q.agreed = false;
        q.dead.reset();
    } else if (m == declare) {
        if (p.seat == black) hand_over();
        else go_on(q, Phase::paying);
    } else go_on(q, static_cast<Phase>(static_cast<int>(p.phase) + 1));
    return q;
}

void Go::go_on(Position& p, Phase next) const {
    p.phase = next;
    p.seat = black;
    if (p.phase == Phase::camps && !taxed_) p.phase = Phase::clearing;
    if (p.phase == Phase::paying) {
        const Due owed = due(p);
        if (owed.stones == 0) p.phase = Phase::clearing;
        else p.seat = static_cast<std::int8_t>(1 - owed.seat);
    }
    if (p.phase == Phase::clearing && p.dead.none()) p.phase = Phase::filling;
    if (p.phase == Phase::filling && counting_ != Counting::camps) p.phase = Phase::counting;
}

std::uint64_t Go::hash(const Position& p) const {
    std::uint64_t hash = kit::mix(p.stones, 2 * p.seat + p.passed);
    hash = kit::mix(hash, p.ko);
    // Where captured stones count, two positions that differ in them are not the same.
    if (counting_ == Counting::territory) hash = kit::mix(hash, 512 * p.captured[0] + p.captured[1]);
    if (p.phase == Phase::playing) return hash;
    hash = kit::mix(hash, 4 * static_cast<int>(p.phase) + 2 * p.marked + p.agreed);
    for (int c = 0; c < grid().size(); ++c)
        if (p.dead[at(c)] || p.paid[at(c)]) hash = kit::mix(hash, 2 * c + p.paid[at(c)]);
    return hash;
}

// ---- the count ----

std::array<int, 2> Go::camp_numbers(const Position& p) const {
    std::array<int, 2> out{};
    for (const Camp& camp : camps(count(p), lines())) ++out[at(camp.seat)];
    return out;
}

// falkener.go.camps: "Black claims five, and White two: so White takes off three of Black's men".
Go::Due Go::due(const Position& p) const {
    const auto numbers = camp_numbers(p);
    if (!taxed_ || numbers[black] == numbers[white]) return {};
    const int seat = numbers[white] > numbers[black];
    return {seat, numbers[at(seat)] - numbers[at(1 - seat)]};
}

std::array<int, 2> Go::twice_points(const Count& count, const Position& p) const {
    std::array<int, 2> twice{};
    switch (counting_) {
        case Counting::camps: {
            // falkener.go.count: one side is counted, and "White has" the rest of 361. What was taken off for camps is the other's.
            int paid = 0;
            for (int c = 0; c < grid().size(); ++c)
                if (p.paid[at(c)]) paid += p.owner[c] == counted_ ? 1 : -1;
            const auto side = at(counted_);
            twice[side] = 2 * (count.stones[side] + count.enclosed[side] - paid) + (shared_ ? count.neutral : 0);
            twice[1 - side] = 2 * grid().size() - twice[side];
            break;
        }
        case Counting::area:
            for (const int seat : {black, white})
                twice[at(seat)] = 2 * (count.stones[at(seat)] + count.enclosed[at(seat)]);
            break;
        case Counting::territory:
            for (const int seat : {black, white})
                twice[at(seat)] = 2 * (count.enclosed[at(seat)] + p.captured[at(seat)] + count.dead[at(1 - seat)]);
            break;
    }
    twice[white] += twice_komi_;
    return twice;
}

Outcome Go::result(const Position& p) const {
    if (p.phase != Phase::over) return {};
    const auto twice = twice_points(count(p), p);
    if (twice[black] == twice[white])
        return kit::drawn(card(), "falkener.go.result", say(sentences::draw, {{"n", halves(twice[black])}}));
    const int winner = twice[white] > twice[black], difference = twice[at(winner)] - twice[at(1 - winner)];
    // falkener.go.result: "The difference between the two being 5, the Whites are said to lose 2½, and the Blacks to win 2½."
    const bool half = counting_ == Counting::camps;
    Outcome out = kit::won(card(), winner, "falkener.go.result",
                           say(half ? sentences::wins_by_half : sentences::wins_by,
                               {{"player", player(winner)},
                                {"margin", halves(half ? difference / 2 : difference)},
                                {"n", halves(twice[at(winner)])},
                                {"more", halves(twice[at(1 - winner)])}}));
    out.score[at(winner)] = static_cast<float>(difference) / (half ? 4.0F : 2.0F);
    return out;
}

// ---- a position as a text ----

std::string Go::stones_text(const Position& p) const {
    std::string out;
    for (int row = lines() - 1; row >= 0; --row) {
        int free = 0;
        for (int column = 0; column <= lines(); ++column) {
            const int owner = column < lines() ? p.owner[grid().cell(column, row)] : 0;
            if (column < lines() && owner == kit::nobody) {
                ++free;
                continue;
            }
            if (free > 0) out += std::to_string(free);
            free = 0;
            if (column < lines()) out += owner == black ? 'X' : 'O';
        }
        if (row > 0) out += '/';
    }
    return out;
}

bool Go::read_stones(Position& p, std::string_view text) const {
    StoneBoard board(lines());
    int row = lines() - 1, column = 0, number = 0;
    for (const char sign : text) {
        if (sign >= '0' && sign <= '9') {
            number = 10 * number + (sign - '0');
            if (number == 0 || column + number > lines()) return false;
            continue;
        }
        column += std::exchange(number, 0);
        if (sign == '/') {
            if (column != lines() || row == 0) return false;
            --row;
            column = 0;
            continue;
        }
        if ((sign != 'X' && sign != 'O') || column == lines()) return false;
        board.set(board.point(grid().cell(column++, row)), sign == 'X' ? black : white);
    }
    if (row != 0 || column + number != lines()) return false;
    p = position_of(board, p.seat);
    // There is one way to write a board: numbers are not parted.
    return stones_text(p) == text;
}

std::string Go::cells_text(std::string_view key, const Cells& cells) const {
    std::string out;
    if (cells.none()) return out;
    out = key;
    for (int row = lines() - 1; row >= 0; --row)
        for (int column = 0; column < lines(); ++column)
            if (const int cell = grid().cell(column, row); cells[at(cell)])
                out += (out.size() == key.size() ? "" : ",") + grid().name(cell);
    return out;
}

bool Go::read_cells(std::string_view key, Cells& cells, std::string_view word) const {
    if (!word.starts_with(key)) return false;
    for (std::size_t begin = key.size(); begin <= word.size();) {
        const std::size_t end = std::min(word.find(',', begin), word.size());
        const int cell = grid().find(word.substr(begin, end - begin));
        if (cell == kit::nowhere) return false;
        cells.set(at(cell));
        begin = end + 1;
    }
    return cells_text(key, cells) == word;
}

namespace {

/// Who is to move would take back a single stone that has no other free point beside it.
bool stands_as_ko(const StoneBoard& board, const Go::Position& p, Point ko) {
    for (const Point n : board.beside(ko))
        if (board.colour(n) == 1 - p.seat && board.chain_size(n) == 1 && board.in_atari(n)) return true;
    return false;
}

constexpr std::array<const char*, 8> phase_names{"playing",  "marking", "camps",    "paying",
                                                 "clearing", "filling", "counting", "over"};

}  // namespace

void Go::fields(kit::Fields& f, Position& p) const {
    f.seat(p.seat, card());
    f.word(
        stones_text(p), [&](std::string_view word) { return read_stones(p, word); },
        say("{n} rows from the top, X, O and numbers of free points between strokes",
            {{"n", std::to_string(lines())}}));
    f.optional(
        p.captured == std::array<std::int16_t, 2>{}
            ? std::string()
            : "captured:" + std::to_string(p.captured[0]) + "," + std::to_string(p.captured[1]),
        [&](std::string_view word) {
            constexpr std::string_view key = "captured:";
            const std::size_t comma = word.find(',');
            if (!word.starts_with(key) || comma == std::string_view::npos) return false;
            for (const auto& [seat, text] :
                 {std::pair{0, word.substr(key.size(), comma - key.size())}, {1, word.substr(comma + 1)}}) {
                const auto number = read_int(text);
                if (!number || *number < 0 || *number > 9999 || std::to_string(*number) != text) return false;
                p.captured[at(seat)] = static_cast<std::int16_t>(*number);
            }
            return p.captured != std::array<std::int16_t, 2>{};
        },
        "captured:0,1 and so on");
    f.cell("ko", p.ko, grid());
    f.flag("passed", p.passed);
    f.optional(
        p.phase == Phase::playing ? "" : phase_names[static_cast<std::size_t>(p.phase)],
        [&](std::string_view word) {
            const auto* found = std::find(phase_names.begin() + 1, phase_names.end(), word);
            if (found == phase_names.end()) return false;
            p.phase = static_cast<Phase>(found - phase_names.begin());
            return true;
        },
        "marking, camps, paying, clearing, filling, counting or over");
    f.optional(
        cells_text("dead:", p.dead), [&](std::string_view word) { return read_cells("dead:", p.dead, word); },
        "dead:0,1 and so on");
    f.optional(
        cells_text("off:", p.paid), [&](std::string_view word) { return read_cells("off:", p.paid, word); },
        "off:0,1 and so on");
    f.flag("marked", p.marked);
    f.flag("agreed", p.agreed);
}

void Go::check(kit::Fields& f, const Position& p) const {
    enum { to_move, rows, captured, ko, passed, phase, dead, off, marked, agreed };
    const StoneBoard board = stones(p);
    const bool plays = p.phase == Phase::playing, marks = p.phase == Phase::marking;
    for (int c = 0; c < grid().size(); ++c) {
        const Point stone = board.point(c);
        if (board.is_vacant(stone)) {
            f.expect(!p.dead[at(c)] && !p.paid[at(c)], p.dead[at(c)] ? dead : off, "points with a stone");
            continue;
        }
        f.expect(board.liberties(stone, 1) > 0, rows, "a free point beside the stones of " + grid().name(c));
        f.expect(p.dead[at(c)] == p.dead[at(board.cell(board.chain(stone)))], dead, "all stones that hang together");
    }
    f.expect(p.ko == kit::nowhere || (plays && ko_ == Ko::simple && !p.passed && board.is_vacant(board.point(p.ko)) &&
                                      stands_as_ko(board, p, board.point(p.ko))),
             ko, "a point where a stone might be taken back");
    f.expect(!p.passed || plays, passed, "a pass while stones are put");
    f.expect(p.dead.none() || !plays, dead, "dead stones when both have passed");
    f.expect(!p.marked || (marks && p.dead.any()), marked, "a player who marks dead stones");
    f.expect(!p.agreed || (marks && !p.marked), agreed, "a player who has marked and not the other again");
    f.expect(taxed_ || (p.phase != Phase::camps && p.phase != Phase::paying), phase, "a count without camps");
    f.expect(counting_ == Counting::camps || p.phase != Phase::filling, phase, "a count that fills nothing");
    f.expect(p.phase != Phase::clearing || p.dead.any(), phase, "dead stones");
    const bool pays = p.phase >= Phase::paying;
    const Due owed = pays && taxed_ ? due(p) : Due{};
    const int paid = static_cast<int>(p.paid.count());
    for (int c = 0; c < grid().size(); ++c)
        f.expect(!p.paid[at(c)] || (p.owner[c] == owed.seat && !p.dead[at(c)]), off, "stones of who has more camps");
    if (p.phase == Phase::paying) {
        f.expect(paid < owed.stones, phase, "a player who has more camps");
        f.expect(p.seat == 1 - owed.seat, to_move, "the player with fewer camps");
    } else f.expect(paid == owed.stones, off, "as many stones as there are camps more");
    f.expect(p.phase < Phase::clearing || p.seat == black, to_move, "black");
}

}  // namespace ludus::go
