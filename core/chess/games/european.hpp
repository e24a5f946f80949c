#pragma once
// The pieces of European chess, which the Turkish and the Maharajah's game have too, and of which Burmese chess has some.

#include "core/chess/variant.hpp"

namespace ludus::chess::european {

/// Each with the passage that says how it moves.
constexpr Kind king(const char* rule) {
    return {.letter = "K",
            .name = "king",
            .rule = rule,
            .motions = {step(all_ways)},
            .royal = true,
            .fen = "k",
            .figure = "king",
            .sign = "sun"};
}
constexpr Kind queen(const char* rule, int worth) {
    return {.letter = "Q",
            .name = "queen",
            .rule = rule,
            .motions = {slide(all_ways)},
            .worth = worth,
            .fen = "q",
            .figure = "queen",
            .sign = "moon"};
}
constexpr Kind rook(const char* rule, int worth = 500) {
    return {.letter = "R",
            .name = "rook",
            .rule = rule,
            .motions = {slide(straights)},
            .worth = worth,
            .fen = "r",
            .figure = "rook",
            .sign = "tower"};
}
constexpr Kind bishop(const char* rule) {
    return {.letter = "B",
            .name = "bishop",
            .rule = rule,
            .motions = {slide(diagonals)},
            .worth = 330,
            .fen = "b",
            .figure = "bishop",
            .sign = "cross"};
}
constexpr Kind knight(const char* rule, int worth = 320) {
    return {.letter = "N",
            .name = "knight",
            .rule = rule,
            .motions = {leap(knight_steps)},
            .worth = worth,
            .fen = "n",
            .figure = "knight",
            .sign = "horse-head"};
}

/// The same, set on the board within a zone before play.
constexpr Kind placed(Kind kind, int zone) {
    kind.placed = zone;
    return kind;
}

}  // namespace ludus::chess::european
