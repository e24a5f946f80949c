#pragma once
// Games, positions and moves as the tests of Egypt's games write them.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/game/perft.hpp"
#include "core/game/rules.hpp"

namespace ludus::egypt::tests {

using Chosen = std::vector<std::pair<std::string, std::string>>;

/// The options of a card with some chosen; they must be allowed.
inline Options options_of(const Card& card, const Chosen& chosen) {
    const auto options = Options::of(card, chosen);
    if (!options) FAIL(describe(options.fault()));
    return *options;
}

template <class Game>
typename Game::Position position(const Game& game, const std::string& text) {
    const auto read = game.read_position(text);
    if (!read) FAIL(describe(read.fault()));
    return *read;
}

/// The words of the legal moves, in order.
template <class Game>
std::vector<std::string> words(const Game& game, const typename Game::Position& p) {
    MoveList list;
    game.moves(p, list);
    std::vector<std::string> out;
    for (const Move m : list) out.push_back(game.words(p, m));
    return out;
}

template <class Game>
bool allows(const Game& game, const typename Game::Position& p, const std::string& move) {
    const auto all = words(game, p);
    return std::find(all.begin(), all.end(), move) != all.end();
}

template <class Game>
Move move_of(const Game& game, const typename Game::Position& p, const std::string& text) {
    const auto move = game.read(p, text);
    if (!move) FAIL(describe(move.fault()));
    return *move;
}

template <class Game>
typename Game::Position after(const Game& game, typename Game::Position p, const std::vector<std::string>& moves) {
    for (const std::string& each : moves) p = game.play(p, move_of(game, p, each));
    return p;
}

/// The rules a move cites.
template <class Game>
std::vector<std::string> cited(const Game& game, const typename Game::Position& p, const std::string& move) {
    std::vector<std::string> out;
    for (const Reason& reason : game.reasons(p, move_of(game, p, move))) out.push_back(reason.rule);
    return out;
}

/// Lines of so many moves from there; each count is from an independent program.
template <class Game>
void check_counts(const Game& game, const typename Game::Position& p, const std::vector<std::uint64_t>& wanted) {
    for (std::size_t depth = 1; depth <= wanted.size(); ++depth)
        CHECK(count_lines(game, p, static_cast<int>(depth), false, false).lines == wanted[depth - 1]);
}

}  // namespace ludus::egypt::tests
