// Illegal touches at random, ten thousand of every game: each is answered by a sentence and the passage that demands it.
//
// A seventh of them a day (LUDUS_SEED), all with LUDUS_DEEP=1. LUDUS_PRINT=50 prints so many of each game, with the position,
// the touches and the answer, for a reader who judges whether they are true.

#include <doctest/doctest.h>

#include <cstdio>
#include <cstdlib>
#include <random>

#include "core/base/random.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/why_not.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

constexpr int parts = 70, a_part = 143;  ///< ten thousand together

int printed() {
    const char* value = std::getenv("LUDUS_PRINT");
    return value ? std::atoi(value) : 0;
}

/// Half of the games are played by the usual rules, half by any.
GamePtr game_by(const Card& card, bool usual, std::mt19937_64& random) {
    std::vector<std::pair<std::string, std::string>> options;
    for (const auto& option : card.options) {
        if (usual) break;
        const auto span = static_cast<std::uint64_t>(option.most - option.least) + 1;
        options.emplace_back(option.key, option.choices.empty()
                                             ? std::to_string(option.least + static_cast<int>(random() % span))
                                             : option.choices[random() % option.choices.size()].value);
    }
    return *make_game(card.id, options);
}

/// Some touches of a legal move, then any spot: it may be legal.
std::vector<int> any_touches(const Game& game, const Position& position, const MoveList& moves, std::size_t spots,
                             std::mt19937_64& random) {
    std::vector<int> touched = game.touches(position, moves[random() % moves.size()]);
    touched.resize(random() % touched.size());
    touched.push_back(static_cast<int>(random() % spots));
    return touched;
}

void print(const Game& game, const Board& board, const Position& position, const std::vector<int>& touched,
           const Reason& why) {
    std::string names;
    for (const int spot : touched) names += " " + board.spots[static_cast<std::size_t>(spot)].name;
    std::string options;
    for (const auto& [key, value] : game.options().chosen(false)) options += " " + key + "=" + value;
    std::printf("%s%s\n  %s\n  touched%s\n  %s  [%s]\n", game.card().id.c_str(), options.c_str(),
                game.write(position).c_str(), names.c_str(), why.told().c_str(), why.rule.c_str());
}

}  // namespace

PER_GAME_VOLUME_TEST_CASE("why not: each of ten thousand illegal touches has a sentence with a passage",
                          catalogue_games) {
    const Card& card = (*make_game(subject.game, {}))->card();
    const char* seed = std::getenv("LUDUS_SEED");
    const Sample chosen = sample(parts, seed ? std::strtoull(seed, nullptr, 10) : 1, deep());
    int refused = 0, to_print = printed();
    for (const int part : chosen) {
        std::mt19937_64 random(scatter(static_cast<std::uint64_t>(part) + 1));
        const bool usual = part % 2 == 0;
        GamePtr game = game_by(card, usual, random);
        Board board = game->board();
        Match match(game);
        std::map<std::string, int> cited;
        int found = 0;
        for (int positions = 0; found < a_part; ++positions) {
            REQUIRE_MESSAGE(positions < 100 * a_part, card.id << ": too few touches are illegal");
            MoveList moves = match.moves();
            if (moves.empty()) {
                // Where a wrong step ends the game there is little that may not be touched: other rules give more.
                game = game_by(card, usual, random);
                board = game->board();
                match = Match(game);
                moves = match.moves();
            }
            const Position position = match.position();
            const std::vector<Position> line = match.positions();
            for (int n = 0; n < 8 && found < a_part && match.to_move() != chance; ++n) {
                const auto touched = any_touches(*game, position, moves, board.spots.size(), random);
                if (begins_a_move(*game, position, moves, touched)) continue;
                ++found;
                const auto problems = refusal_problems(*game, board, line, touched);
                const std::string at = game->write(position);
                CAPTURE(at);
                REQUIRE(told(problems) == "");
                // A part prints a few, so that they are of many games.
                if (to_print > 0 && n == 0 && found % 16 == 1) {
                    print(*game, board, position, touched, why_not(*game, line, touched));
                    --to_print;
                }
            }
            for (int n = 0; n < 3 && !match.moves().empty(); ++n)
                REQUIRE(match.play(random_move(match, match.moves(), Taste::curious, random, cited)));
        }
        refused += found;
    }
    MESSAGE(card.id << ": " << refused << " illegal touches");
    CHECK(refused == static_cast<int>(chosen.chosen.size()) * a_part);
}
