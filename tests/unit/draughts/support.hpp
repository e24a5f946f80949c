#pragma once
// Draughts as their own class, with options chosen, for tests that look inside.

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/text.hpp"
#include "core/draughts/games/english.hpp"
#include "core/draughts/games/polish.hpp"
#include "core/draughts/games/turkish.hpp"
#include "tests/unit/lists.hpp"

namespace ludus::draughts::tests {

using Chosen = std::vector<std::pair<std::string, std::string>>;
using List = std::vector<std::string>;

inline const Chosen huffing = {{"capture", "huff"}};
inline const Chosen international = {{"steps", "forward"}, {"value", "free"}, {"removal", "end"}};

template <class Game>
Engine make(const Chosen& chosen = {}) {
    auto options = Options::of(Game::card(), chosen);
    REQUIRE(options);
    return Engine(Game::card(), Game::with_options(*options));
}

inline Position read(const Engine& game, std::string_view text) {
    auto p = game.read_position(text);
    if (!p) FAIL(describe(p.fault()));
    return *p;
}

/// The words of all legal moves, of those that begin so, in order of the alphabet.
inline List moves(const Engine& game, const Position& p, std::string_view from = "") {
    MoveList list;
    game.moves(p, list);
    List out;
    for (const Move m : list)
        if (auto words = game.words(p, m); words.starts_with(from)) out.push_back(std::move(words));
    std::sort(out.begin(), out.end());
    return out;
}

/// Plays words one after the other; each must be legal.
inline Position play(const Engine& game, Position p, std::string_view line) {
    for (const auto word : split_words(line)) {
        auto m = game.read(p, word);
        if (!m) FAIL(describe(m.fault()));
        p = game.play(p, *m);
    }
    return p;
}

/// The passages a move cites.
inline List cited(const Engine& game, const Position& p, std::string_view words) {
    auto m = game.read(p, words);
    if (!m) FAIL(describe(m.fault()));
    List out;
    for (const auto& reason : game.reasons(p, *m)) out.push_back(reason.rule);
    return out;
}
inline bool cites(const Engine& game, const Position& p, std::string_view words, std::string_view rule) {
    const auto all = cited(game, p, words);
    return std::find(all.begin(), all.end(), rule) != all.end();
}

}  // namespace ludus::draughts::tests
