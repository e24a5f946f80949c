#include "core/go/player/ladder.hpp"

#include <utility>

namespace ludus::go {

namespace {

constexpr int most_moves = 300;  ///< read in all
constexpr int most_deep = 60;    ///< boards that stand one behind the other: across a board of nineteen lines

bool attack(StoneBoard& board, Point p, Point* first, int& left, int deep);

/// The owner of the chain in atari is to move; the board is used up.
bool defend(StoneBoard& board, Point p, int& left, int deep) {
    const Colour own = board.colour(p);
    // A chain of the attacker's beside it that is in atari itself may be taken.
    std::array<std::int16_t, 4> takes{};
    std::size_t count = 0;
    board.each_of_chain(p, [&](Point stone) {
        for (const Point n : board.beside(stone)) {
            if (board.colour(n) != 1 - own || !board.in_atari(n) || count == takes.size()) continue;
            const auto at = static_cast<std::int16_t>(board.last_liberty(n));
            if (std::find(takes.begin(), takes.begin() + count, at) == takes.begin() + count) takes[count++] = at;
        }
    });
    const Point out = board.last_liberty(p);
    for (std::size_t i = 0; i < count; ++i) {
        if (takes[i] == out) continue;
        if (takes[i] == board.ko()) return true;  // who wins the ko is not read
        StoneBoard after(board);
        after.put(takes[i], own);
        const int liberties = after.liberties(p, 3);
        if (liberties > 2 || --left < 0) return true;
        if (liberties == 2 && !attack(after, p, nullptr, left, deep + 1)) return true;
    }
    if (!board.stands(out, own)) return false;
    board.put(out, own);
    const int liberties = board.liberties(p, 3);
    if (liberties > 2 || --left < 0) return true;
    return liberties == 2 && !attack(board, p, nullptr, left, deep);
}

/// The other side is to move; the chain has two liberties.
bool attack(StoneBoard& board, Point p, Point* first, int& left, int deep) {
    const int other = 1 - board.colour(p);
    std::array<std::int16_t, 2> liberties{};
    if (board.liberties(p, std::span(liberties)) < 2 || deep > most_deep) return false;
    for (const std::int16_t at : liberties) {
        if (--left < 0) return false;
        if (!board.stands(at, other) || at == board.ko()) continue;
        StoneBoard after(board);
        after.put(at, other);
        if (!after.in_atari(p)) continue;
        if (!defend(after, p, left, deep + 1)) {
            if (first) *first = at;
            return true;
        }
    }
    return false;
}

}  // namespace

bool ladder_takes(const StoneBoard& board, Point p, Point* first) {
    StoneBoard own(board);
    int left = most_moves;
    return attack(own, p, first, left, 0);
}

bool gets_out(const StoneBoard& board, Point p) {
    StoneBoard own(board);
    int left = most_moves;
    return defend(own, p, left, 0);
}

}  // namespace ludus::go
