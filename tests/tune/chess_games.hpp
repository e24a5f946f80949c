#pragma once
// What those who let a player of chess play itself have in common: the games by name, and how they are played.

#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/random.hpp"
#include "core/chess/games/burmese.hpp"
#include "core/chess/games/shogi.hpp"
#include "core/chess/games/siamese.hpp"
#include "core/chess/games/xiangqi.hpp"
#include "core/chess/weights.hpp"
#include "core/search/alphabeta.hpp"

namespace ludus::chess {

struct Named {
    const char* name;
    const Card& (*card)();
    Variant (*with_options)(const Options&);
};
constexpr Named games[] = {{"xiangqi", Xiangqi::card, Xiangqi::with_options},
                           {"shogi", Shogi::card, Shogi::with_options},
                           {"makruk", Siamese::card, Siamese::with_options},
                           {"sittuyin", Burmese1::card, Burmese1::with_options}};

/// With the rules its players have today; by `learnt` weights, if that is said.
inline std::unique_ptr<Chess> game_of(const std::string& name, std::optional<Learnt> learnt = {}) {
    for (const Named& game : games) {
        if (name != game.name) continue;
        const Card& card = game.card();
        std::vector<std::pair<std::string, std::string>> chosen;
        for (const auto& preset : card.presets)
            if (preset.id == "modern") chosen.assign(preset.options.begin(), preset.options.end());
        Variant variant = game.with_options(*Options::of(card, chosen));
        if (learnt) variant.learnt = *learnt;
        return std::make_unique<Chess>(card, std::move(variant));
    }
    std::fprintf(stderr, "no such game: %s (expected one of: xiangqi, shogi, makruk, sittuyin)\n", name.c_str());
    std::exit(2);
}

// ---- playing ------------------------------------------------------------------------------------

inline Thought think(const Chess& game, const std::vector<chess::Position>& line, std::uint64_t nodes,
                     std::uint64_t seed) {
    static const std::function<bool()> never;
    Limits limits;
    limits.nodes = nodes;
    limits.seed = seed;
    return AlphaBeta<Chess>(game, limits, never).think(line);
}

/// Points of the seat to move once the game is over, by its result or by repetition.
inline std::optional<double> ended(const Chess& game, const std::vector<chess::Position>& line) {
    const chess::Position& p = line.back();
    Outcome outcome = game.result(p);
    if (!outcome.over) {
        const std::uint64_t now = game.hash(p);
        std::size_t first = line.size(), stood = 0;
        for (std::size_t i = line.size(); i-- > 0;)
            if (game.hash(line[i]) == now) first = i, ++stood;
        if (stood >= 3) outcome = game.repeated(std::span<const chess::Position>(line).subspan(first));
        if (stood >= 4) return 0.5;
    }
    if (!outcome.over) return std::nullopt;
    const float mine = outcome.score[p.turn], theirs = outcome.score[1 - p.turn];
    return mine == theirs ? 0.5 : mine > theirs ? 1 : 0;
}

/// So many moves drawn by lot; empty where the game ended by them.
inline std::vector<chess::Position> opening(const Chess& game, std::size_t moves, Random& random) {
    std::vector<chess::Position> line{game.start()};
    MoveList list;
    while (line.size() <= moves) {
        if (game.result(line.back()).over) return {};
        game.moves(line.back(), list);
        line.push_back(game.play(line.back(), list[random.below(list.size())]));
    }
    if (game.result(line.back()).over) line.clear();
    return line;
}

inline constexpr int longest_game = 300;  ///< moves of a game that is then drawn

/// Points of `players[mine]` in a game from an opening.
inline double game_of_two(const std::array<const Chess*, 2>& players, int mine, std::vector<chess::Position> line,
                          std::uint64_t nodes, Random& random) {
    constexpr float decided = 15;
    const int begins = line.back().turn;
    int lead = 0;  // moves in a row by which mine stands so, or so badly
    while (line.size() < longest_game) {
        const bool my_move = (line.back().turn == begins) == (mine == 0);
        if (const auto points = ended(*players[0], line)) return my_move ? *points : 1 - *points;
        const Thought thought =
            think(*players[static_cast<std::size_t>(my_move ? mine : 1 - mine)], line, nodes, random.next());
        const float value = my_move ? thought.value : -thought.value;
        lead = value > decided ? std::max(lead, 0) + 1 : value < -decided ? std::min(lead, 0) - 1 : 0;
        if (std::abs(lead) == 6) return lead > 0 ? 1 : 0;
        line.push_back(players[0]->play(line.back(), thought.best));
    }
    return 0.5;
}

/// Lets one play the other, each opening from both sides, and tells how it ended.
inline void match(const Chess& one, const Chess& other, int pairs, std::uint64_t nodes, Random& random) {
    int won = 0, drawn = 0, lost = 0;
    double squares = 0;  // of points in a pair: its two games are not apart
    for (int pair = 0; pair < pairs;) {
        const auto line = opening(other, 6, random);
        if (line.empty() || std::fabs(think(other, line, 3000, 1).value) > 1.5f) continue;
        ++pair;
        double both = 0;
        for (const int mine : {0, 1}) {
            // Who begins is first of the two.
            std::array<const Chess*, 2> players{&other, &other};
            players[static_cast<std::size_t>(mine)] = &one;
            const double points = game_of_two(players, mine, line, nodes, random);
            (points == 1 ? won : points == 0 ? lost : drawn) += 1;
            both += points / 2;
        }
        squares += both * both;
    }
    const double share = (won + 0.5 * drawn) / (won + drawn + lost),
                 error = std::sqrt(std::max(0.0, squares / pairs - share * share) / pairs), steep = 400 / std::log(10);
    std::printf("won %d, drew %d, lost %d: %.1f of 100 (± %.1f), %+.0f (± %.0f)\n", won, drawn, lost, 100 * share,
                100 * error, -steep * std::log(1 / share - 1), steep * error / (share * (1 - share)));
}

}  // namespace ludus::chess
