// tables-tune SECONDS GAME...: fits the weights of the judgement (core/tables/weights.hpp) to games it plays against itself,
// one set for all the games named, and prints them as weights.hpp has them. Half the processor's seconds go to playing, the
// other half to moving each weight up and down while the positions foretell their games better.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/search/chances.hpp"
#include "core/search/think.hpp"
#include "tests/tune/tables_games.hpp"

namespace ludus::tables {

namespace {

struct Sample {
    Position position;
    float points = 0;  ///< what the first seat got of that game
};

constexpr std::size_t most_samples = 30'000;  ///< of a game: so many tell weights apart, and are judged in a breath

double seconds_spent() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

/// Plays games by the judgement alone, with a little chance in it, until the time is up.
std::vector<Sample> play_games(const Engine& engine, double until, Random& random) {
    std::vector<Sample> out;
    MoveList moves;
    while (seconds_spent() < until && out.size() < most_samples) {
        const std::size_t first = out.size();
        Position p = engine.start();
        for (int i = 0; i < 4000 && !engine.result(p).over && seconds_spent() < until + 5; ++i) {
            if (engine.to_move(p) == chance) {
                if (p.phase == Phase::toss && !p.again && random.below(3) == 0) out.push_back({p, 0});
                engine.moves(p, moves);
                p = engine.play(p, sample_chance(engine, p, moves, random));
            } else {
                Limits limits{.depth = 1, .seed = random.next(), .wobble = 60};
                for (const Move move : search(engine, p, limits, {}, {}).line) p = engine.play(p, move);
            }
        }
        const Outcome outcome = engine.result(p);
        if (!outcome.over) {
            out.resize(first);
            continue;
        }
        for (std::size_t i = first; i < out.size(); ++i) out[i].points = outcome.score[am] - outcome.score[n_and];
    }
    return out;
}

struct Game {
    std::string id;
    std::vector<Sample> samples;
};

double error(const std::vector<Game>& games, const Weights& weights) {
    double sum = 0;
    for (const Game& game : games) {
        const auto engine = engine_of(game.id, &weights);
        double of_game = 0;
        for (const Sample& sample : game.samples) {
            const double miss = static_cast<double>(engine->evaluate(sample.position, am)) / Engine::point_worth -
                                static_cast<double>(std::clamp(sample.points, -2.0f, 2.0f));
            of_game += miss * miss;
        }
        sum += of_game / static_cast<double>(std::max<std::size_t>(1, game.samples.size()));
    }
    return sum / static_cast<double>(games.size());
}

int tune(int count, char** words) {
    if (count < 3) {
        std::fprintf(stderr, "tables-tune SECONDS GAME...\n");
        return 2;
    }
    const double seconds = std::atof(words[1]);
    Random random(1);
    std::vector<Game> games;
    for (int i = 2; i < count; ++i) {
        const auto engine = engine_of(words[i], nullptr);
        if (!engine) {
            std::fprintf(stderr, "no game \"%s\" of tables\n", words[i]);
            return 2;
        }
        games.push_back({words[i], play_games(*engine, seconds / 2 * (i - 1) / (count - 2), random)});
        std::fprintf(stderr, "%s: %zu positions\n", words[i], games.back().samples.size());
    }
    // From where the computer stands now: a second run goes on with what the first has found.
    Weights best = engine_of(words[2], nullptr)->variant().weights;
    double least = error(games, best);
    std::fprintf(stderr, "error %.5f\n", least);
    for (const double stride : {0.5, 0.25, 0.12}) {
        bool better = true;
        while (better && seconds_spent() < seconds) {
            better = false;
            for (const NamedWeight& named : weight_names) {
                for (const int sign : {1, -1}) {
                    if (seconds_spent() >= seconds) break;
                    Weights tried = best;
                    int& weight = tried.*named.weight;
                    weight = std::max(0, weight + sign * std::max(2, static_cast<int>(std::lround(stride * weight))));
                    const double now = error(games, tried);
                    if (now + 1e-6 >= least) continue;
                    least = now;
                    best = tried;
                    better = true;
                    break;
                }
            }
        }
        std::fprintf(stderr, "error %.5f\n", least);
    }
    for (const NamedWeight& named : weight_names) std::printf("    int %s = %d;\n", named.name, best.*named.weight);
    return 0;
}

}  // namespace

}  // namespace ludus::tables

int main(int count, char** words) { return ludus::tables::tune(count, words); }
