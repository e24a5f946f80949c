#pragma once
// Chess games as their own class, with options chosen, for tests that look inside.

#include <doctest/doctest.h>

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/text.hpp"
#include "core/chess/engine.hpp"
#include "core/chess/games/burmese.hpp"
#include "core/chess/games/maharajah.hpp"
#include "core/chess/games/shatranj.hpp"
#include "core/chess/games/shogi.hpp"
#include "core/chess/games/siamese.hpp"
#include "core/chess/games/tamerlane.hpp"
#include "core/chess/games/turkish.hpp"
#include "core/chess/games/xiangqi.hpp"
#include "tests/unit/lists.hpp"

namespace ludus::chess::tests {

using Chosen = std::vector<std::pair<std::string, std::string>>;

template <class Game>
Chess make(const Chosen& chosen = {}) {
    auto options = Options::of(Game::card(), chosen);
    REQUIRE(options);
    return Chess(Game::card(), Game::with_options(*options));
}

inline Position read(const Chess& game, std::string_view text) {
    auto p = game.read_position(text);
    if (!p) FAIL(describe(p.fault()));
    return *p;
}

/// The same board from the other side: every man the other's, hands and turn exchanged. Rights to castle are left out.
inline Position turned(const Chess& game, const Position& p) {
    Position q;
    const Geometry& geometry = game.variant().geometry;
    for (int s = 0; s < geometry.size(); ++s) {
        if (p.men.empty(s)) continue;
        const Code code = p.men.what[at(p.men.man(s))];
        const int seat = 1 - seat_of(code);
        if (game.variant().kinds[at(kind_of(code))].royal) q.royals[at(seat)] |= std::uint64_t{1} << q.men.count;
        q.men.add(code_of(kind_of(code), seat), geometry.seen(s, Facing::down));
    }
    for (int seat = 0; seat < 2; ++seat) {
        q.hand[at(1 - seat)] = p.hand[at(seat)];
        for (std::size_t slot = 0; slot < game.variant().hand.size(); ++slot)
            for (int n = 0; n < p.hand[at(seat)][slot]; ++n) {
                q.men.where[q.men.count] = nowhere;
                q.men.what[q.men.count++] = code_of(game.variant().hand[slot], 1 - seat);
            }
    }
    q.turn = static_cast<std::uint8_t>(1 - p.turn);
    return q;
}

/// The words of all legal moves, of those that begin so, in order of the alphabet.
inline std::vector<std::string> moves(const Chess& game, const Position& p, std::string_view from = "") {
    MoveList list;
    game.moves(p, list);
    std::vector<std::string> out;
    for (const Move m : list)
        if (auto words = game.words(p, m); words.starts_with(from)) out.push_back(std::move(words));
    std::sort(out.begin(), out.end());
    return out;
}

inline bool legal(const Chess& game, const Position& p, std::string_view words) {
    const auto all = moves(game, p);
    return std::find(all.begin(), all.end(), words) != all.end();
}

/// Plays words one after the other; each must be legal.
inline Position play(const Chess& game, Position p, std::string_view line) {
    for (const auto word : split_words(line)) {
        auto m = game.read(p, word);
        if (!m) FAIL(describe(m.fault()));
        p = game.play(p, *m);
    }
    return p;
}

/// The passages a move cites.
inline std::vector<std::string> cited(const Chess& game, const Position& p, std::string_view words) {
    auto m = game.read(p, words);
    if (!m) FAIL(describe(m.fault()));
    std::vector<std::string> out;
    for (const auto& reason : game.reasons(p, *m)) out.push_back(reason.rule);
    return out;
}

inline bool cites(const Chess& game, const Position& p, std::string_view words, std::string_view rule) {
    const auto all = cited(game, p, words);
    return std::find(all.begin(), all.end(), rule) != all.end();
}

/// In the first of the formats others write.
inline std::string fen(const Chess& game, const Position& p) {
    return game.foreign(std::span<const Position>(&p, 1), 0);
}

using List = std::vector<std::string>;

}  // namespace ludus::chess::tests
