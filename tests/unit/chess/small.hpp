#pragma once
// Small games of chess made for the tests, and how they are compared with the enumerator's.

#include <memory>
#include <random>

#include "core/chess/options.hpp"
#include "core/kit/game_adapter.hpp"
#include "tests/unit/chess/enumerator.hpp"
#include "tests/unit/chess/support.hpp"

namespace ludus::chess::tests {

inline const Card& small_card() {
    static const Card card = [] {
        Card c = blank_card("small-chess", "Small chess", "of the tests", {"white", "White", 0}, {"black", "Black", 0});
        add_rules(c, "small.", "men end");
        return c;
    }();
    return card;
}

/// A variant with the men of the tests; every man has the letter the enumerator knows him by.
inline Variant small_variant(Geometry geometry) {
    const char* men = "small.men";
    Variant variant;
    variant.geometry = std::move(geometry);
    variant.kinds = {
        {.letter = "K",
         .name = "king",
         .rule = men,
         .motions = {step(all_ways)},
         .royal = true,
         .fen = "k",
         .figure = "king"},
        {.letter = "A",
         .name = "prince",
         .rule = men,
         .motions = {step(all_ways)},
         .worth = 300,
         .royal = true,
         .fen = "a",
         .figure = "king"},
        {.letter = "R",
         .name = "rook",
         .rule = men,
         .motions = {slide(straights)},
         .worth = 500,
         .fen = "r",
         .figure = "rook"},
        {.letter = "B",
         .name = "bishop",
         .rule = men,
         .motions = {slide(diagonals)},
         .worth = 330,
         .fen = "b",
         .figure = "bishop"},
        {.letter = "N",
         .name = "knight",
         .rule = men,
         .motions = {leap(knight_steps)},
         .worth = 320,
         .fen = "n",
         .figure = "knight"},
        {.letter = "H",
         .name = "horse",
         .rule = men,
         .motions = {leap(knight_steps, past_straight)},
         .worth = 300,
         .fen = "h",
         .figure = "knight"},
        {.letter = "G",
         .name = "giraffe",
         .rule = men,
         .motions = {leap(knight_steps, past_either)},
         .worth = 300,
         .fen = "g",
         .figure = "knight"},
        {.letter = "P",
         .name = "pawn",
         .rule = men,
         .motions = {only_moves(step(ahead)), only_takes(step(slantwise_ahead))},
         .worth = 100,
         .fen = "p",
         .figure = "pawn"},
    };
    variant.pawn = 7;
    variant.says.check = variant.says.mate = variant.says.stalemate = variant.says.camp = "small.end";
    return variant;
}

inline GamePtr erased(const Variant& variant) {
    return std::make_shared<const GameAdapter<Chess>>(Options(small_card()), small_card(), variant);
}

inline Place place_of(const Geometry& geometry, int square) { return {geometry.column(square), geometry.row(square)}; }

inline Plain::State plainly(const Chess& game, const Position& p) {
    Plain::State out;
    out.turn = p.turn;
    for (int s = 0; s < game.variant().geometry.size(); ++s) {
        if (p.men.empty(s)) continue;
        const Code code = p.men.what[at(p.men.man(s))];
        out.men[place_of(game.variant().geometry, s)] = {game.variant().kinds[at(kind_of(code))].letter[0],
                                                         seat_of(code)};
    }
    return out;
}

inline std::set<Plain::Going> goings(const Chess& game, const Position& p) {
    MoveList list;
    game.moves(p, list);
    std::set<Plain::Going> out;
    for (const Move m : list) {
        const UnpackedMove unpacked = unpack(m);
        const char becomes = unpacked.type == MoveType::turn ? game.variant().kinds[unpacked.kind].letter[0] : '\0';
        out.insert({place_of(game.variant().geometry, unpacked.from), place_of(game.variant().geometry, unpacked.to),
                    becomes});
    }
    CHECK(out.size() == list.size());
    return out;
}

template <class Game>
std::uint64_t count(const Game& game, const typename Game::Position& p, int depth) {
    if (depth == 0) return 1;
    MoveList list;
    game.moves(p, list);
    std::uint64_t n = 0;
    for (const Move m : list) n += count(game, game.play(p, m), depth - 1);
    return n;
}

/// Whether engine and enumerator agree on the lines from the start, and on the moves of every position of games by lot. Gives how
/// many of those games ended.
inline int compare(const Chess& game, const Plain& plain, int depth, int games = 60, int plies = 60) {
    for (int d = 1; d <= depth; ++d) {
        CAPTURE(d);
        CHECK(count(game, game.start(), d) == plain.lines(plainly(game, game.start()), d));
    }
    int ended = 0;
    for (int n = 0; n < games; ++n) {
        std::mt19937 random(static_cast<unsigned>(n) + 1);
        Position p = game.start();
        for (int ply = 0; ply < plies; ++ply) {
            const std::string text = game.write(p);
            CAPTURE(text);
            REQUIRE(goings(game, p) == plain.moves(plainly(game, p)));
            CHECK(game.in_check(p, p.turn) == plain.checked(plainly(game, p).men, p.turn));
            const auto again = game.read_position(text);
            REQUIRE(again);
            CHECK(*again == p);
            CHECK(again->royals.size() == p.royals.size());
            CHECK(goings(game, *again) == goings(game, p));
            MoveList list;
            game.moves(p, list);
            CHECK(game.result(p).over == list.empty());
            if (list.empty()) {
                ++ended;
                break;
            }
            p = game.play(p, list[random() % list.size()]);
        }
    }
    return ended;
}

}  // namespace ludus::chess::tests
