// tables-train GAME HIDDEN SECONDS [SEED [random]]: teaches a net the game by playing against itself (temporal differences) and
// prints the file it is kept in, core/tables/<game>_net.cpp. A game is broken off where the sides have passed each other: there
// the judgement of the race says what it was worth. With "random" it is taught instead against one who plays at random, to the
// end, and says how many of a hundred it wins of him then: as near as such a player comes to the most that can be won.
// Interrupted (Ctrl-C), it prints what it has.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "core/search/chances.hpp"
#include "core/tables/evaluation.hpp"
#include "tests/tune/tables_games.hpp"

namespace ludus::tables {

namespace {

/// The net while it learns.
struct Pupil {
    int hidden;
    std::vector<float> in, out;
    std::vector<float> unit;  ///< of the last judgement

    Pupil(int size, Random& random) : hidden(size), unit(at(size)) {
        in.resize(at(Net::inputs * hidden));
        out.resize(at(Net::outputs * (hidden + 1)));
        for (float& w : in) w = static_cast<float>(random.unit() - 0.5) * 0.2f;
        for (float& w : out) w = static_cast<float>(random.unit() - 0.5) * 0.2f;
    }
    Net::Odds judge(const Net::Sight& sight) {
        std::fill(unit.begin(), unit.end(), 0.0f);
        const std::size_t size = at(hidden);
        for (int i = 0; i < sight.count; ++i) {
            const float* row = &in[at(sight.on[at(i)]) * size];
            for (std::size_t h = 0; h < size; ++h) unit[h] += sight.much[at(i)] * row[h];
        }
        for (float& u : unit) u = 1.0f / (1.0f + std::exp(-u));
        Net::Odds odds{};
        for (std::size_t o = 0; o < odds.size(); ++o) {
            const float* row = &out[o * (size + 1)];
            float s = row[size];
            for (std::size_t h = 0; h < size; ++h) s += unit[h] * row[h];
            odds[o] = 1.0f / (1.0f + std::exp(-s));
        }
        return odds;
    }
    void learn(const Net::Sight& sight, const Net::Odds& wanted, float rate) {
        const Net::Odds odds = judge(sight);
        const std::size_t size = at(hidden);
        std::vector<float> back(size, 0.0f);
        for (std::size_t o = 0; o < odds.size(); ++o) {
            // Of the cross-entropy: the slope is the error itself.
            const float delta = wanted[o] - odds[o];
            float* row = &out[o * (size + 1)];
            for (std::size_t h = 0; h < size; ++h) {
                back[h] += delta * row[h];
                row[h] = std::clamp(row[h] + rate * delta * unit[h], -Net::scale_out, Net::scale_out);
            }
            row[size] = std::clamp(row[size] + rate * delta, -Net::scale_out, Net::scale_out);
        }
        for (std::size_t h = 0; h < size; ++h) back[h] *= rate * unit[h] * (1 - unit[h]);
        for (int i = 0; i < sight.count; ++i) {
            float* row = &in[at(sight.on[at(i)]) * size];
            for (std::size_t h = 0; h < size; ++h)
                row[h] = std::clamp(row[h] + sight.much[at(i)] * back[h], -Net::scale_in, Net::scale_in);
        }
    }
};

float points_of(const Net::Odds& odds) { return 2 * odds[0] - 1 + odds[1] - odds[2]; }

/// As the other side sees them.
Net::Odds turned(const Net::Odds& odds) { return {1 - odds[0], odds[2], odds[1]}; }

/// Of a game that is over, or where the race alone is left; for who throws next there.
bool settled(const Engine& engine, const Position& p, Net::Odds& odds) {
    const Outcome outcome = engine.result(p);
    if (outcome.over) {
        const float mine = outcome.score[at(p.turn)], his = outcome.score[at(1 - p.turn)];
        odds = {mine > his ? 1.0f : mine < his ? 0.0f : 0.5f, mine >= 2 ? 1.0f : 0.0f, his >= 2 ? 1.0f : 0.0f};
        return true;
    }
    if (p.won >= 0) {
        // Who is first off has won; what he bears off in helping the other is no part of this (royal.pc.help).
        odds = {p.won == p.turn ? 1.0f : 0.0f, 0, 0};
        return true;
    }
    if (in_contact(engine, p)) return false;
    odds = race_odds(engine, p, p.turn);
    return true;
}

volatile std::sig_atomic_t interrupted = 0;

void print(const Pupil& pupil, std::string name) {
    if (name.starts_with("royal-")) name.erase(0, 6);
    std::replace(name.begin(), name.end(), '-', '_');
    std::printf(
        "// The net of %s, learnt by self-play; written by tables-train (tests/tune).\n\n#include "
        "\"core/tables/nets/nets.hpp\"\n\n"
        "namespace ludus::tables::nets {\n\nnamespace {\n\nconstexpr std::int8_t kept[] = {",
        name.c_str());
    std::size_t count = 0;
    const auto put = [&](float w, float scale) {
        const int whole = static_cast<int>(std::lround(static_cast<double>(w) * 127 / static_cast<double>(scale)));
        std::printf("%s%d,", count++ % 32 == 0 ? "\n    " : "", std::clamp(whole, -127, 127));
    };
    for (const float w : pupil.in) put(w, Net::scale_in);
    for (const float w : pupil.out) put(w, Net::scale_out);
    std::printf(
        "\n};\n\n}  // namespace\n\nstd::span<const std::int8_t> %s() { return kept; }\n\n}  // namespace "
        "ludus::tables::nets\n",
        name.c_str());
}

/// A pupil at a game, playing itself or one who plays at random.
class Lessons {
public:
    Lessons(const Engine& engine, Pupil& pupil, Random& random, bool alone)
        : engine_(engine), pupil_(pupil), random_(random), alone_(alone) {}

    /// A game from the array, learnt from throw by throw. Against a random player `seat` is the pupil's. Who has won, where it is
    /// played to the end.
    int play(int seat, float rate) {
        Position p = engine_.start();
        Net::Odds known{};
        while (!over(p, known)) {
            const Position before = p;
            const bool judged = engine_.to_move(p) == chance && p.phase == Phase::toss;
            while (engine_.to_move(p) == chance) {
                engine_.moves(p, moves_);
                p = engine_.play(p, sample_chance(engine_, p, moves_, random_));
            }
            if (engine_.result(p).over) {
                // The throw cannot be played, and that loses (royal.fay.fail).
                over(p, known);
            } else {
                const int side = p.turn;
                p = alone_ || engine_.to_move(p) == seat ? best(p) : any(p);
                known = worth(p, side);
            }
            if (judged && rate > 0) pupil_.learn(Net::Sight(engine_.variant(), before), known, rate);
        }
        if (p.won >= 0) return p.won;
        const Outcome outcome = engine_.result(p);
        return outcome.over && outcome.score[n_and] > outcome.score[am] ? n_and : am;
    }

private:
    /// A random player is no match in a race either: it has to be learnt how bad he is there.
    bool over(const Position& p, Net::Odds& odds) const {
        return (alone_ || engine_.result(p).over || p.won >= 0) && settled(engine_, p, odds);
    }

    /// Of the end of a throw, for that side.
    Net::Odds worth(const Position& end, int side) {
        Net::Odds odds{};
        if (!over(end, odds)) odds = pupil_.judge(Net::Sight(engine_.variant(), end));
        return end.turn != side ? turned(odds) : odds;
    }

    Position best(const Position& p) {
        list_ends(engine_, p, ends_);
        const Position* kept = nullptr;
        float most = -100;
        for (const Position& end : ends_) {
            const float here = points_of(worth(end, p.turn));
            if (here > most) {
                most = here;
                kept = &end;
            }
        }
        return *kept;
    }

    Position any(Position p) {
        const int seat = engine_.to_move(p);
        while (engine_.to_move(p) == seat && !engine_.result(p).over) {
            engine_.moves(p, moves_);
            p = engine_.play(p, moves_[random_.below(moves_.size())]);
        }
        return p;
    }

    const Engine& engine_;
    Pupil& pupil_;
    Random& random_;
    bool alone_;
    MoveList moves_;
    std::vector<Position> ends_;
};

int teach(int count, char** words) {
    const bool alone = count < 6 || std::string(words[5]) != "random";
    if (count < 4 || (count > 5 && alone)) {
        std::fprintf(stderr, "tables-train GAME HIDDEN SECONDS [SEED [random]]\n");
        return 2;
    }
    const auto engine = engine_of(words[1], nullptr);
    if (!engine) {
        std::fprintf(stderr, "no game \"%s\" of tables\n", words[1]);
        return 2;
    }
    const double seconds = std::atof(words[3]);
    Random random(count > 4 ? static_cast<std::uint64_t>(std::atoll(words[4])) : 1);
    Pupil pupil(std::atoi(words[2]), random);
    Lessons lessons(*engine, pupil, random, alone);
    const std::clock_t begun = std::clock();
    const auto spent = [&] { return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC; };
    long games = 0;
    std::signal(SIGINT, [](int) { interrupted = 1; });
    for (; spent() < seconds && !interrupted; ++games) {
        // By the processor's clock: the rate falls as time goes by.
        lessons.play(static_cast<int>(games % 2), 0.1f * static_cast<float>(std::pow(0.05, spent() / seconds)));
        if (games % 5000 == 0) std::fprintf(stderr, "%ld games, %.0f s\n", games, spent());
    }
    std::fprintf(stderr, "%ld games\n", games);
    if (alone) {
        print(pupil, words[1]);
        return 0;
    }
    constexpr int trials = 20'000;
    int won = 0;
    for (int i = 0; i < trials; ++i) won += lessons.play(i % 2, 0) == i % 2;
    const double share = static_cast<double>(won) / trials;
    std::printf("%s: taught by %ld games against a random player, it wins of him %.2f of 100 (± %.2f)\n", words[1],
                games, 100 * share, 100 * std::sqrt(share * (1 - share) / trials));
    return 0;
}

}  // namespace

}  // namespace ludus::tables

int main(int count, char** words) { return ludus::tables::teach(count, words); }
