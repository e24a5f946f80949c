#include "core/chess/games/european.hpp"

namespace ludus::chess::european {

Kind king(const char* rule) {
    return {.letter = "K",
            .name = "king",
            .rule = rule,
            .motions = {step(all_ways)},
            .royal = true,
            .fen = "k",
            .figure = "king",
            .sign = "sun"};
}
Kind queen(const char* rule, int worth) {
    return {.letter = "Q",
            .name = "queen",
            .rule = rule,
            .motions = {slide(all_ways)},
            .worth = worth,
            .fen = "q",
            .figure = "queen",
            .sign = "moon"};
}
Kind rook(const char* rule, int worth) {
    return {.letter = "R",
            .name = "rook",
            .rule = rule,
            .motions = {slide(straights)},
            .worth = worth,
            .fen = "r",
            .figure = "rook",
            .sign = "tower"};
}
Kind bishop(const char* rule) {
    return {.letter = "B",
            .name = "bishop",
            .rule = rule,
            .motions = {slide(diagonals)},
            .worth = 330,
            .fen = "b",
            .figure = "bishop",
            .sign = "cross"};
}
Kind knight(const char* rule, int worth) {
    return {.letter = "N",
            .name = "knight",
            .rule = rule,
            .motions = {leap(knight_steps)},
            .worth = worth,
            .fen = "n",
            .figure = "knight",
            .sign = "horse-head"};
}

Kind placed(Kind kind, int zone) {
    kind.placed = zone;
    return kind;
}

}  // namespace ludus::chess::european
