#pragma once
// What those who let a player of chess play itself have in common: the games by name, how they are played, how what was found is read
// again, and the words of their command line.

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
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
#include "tests/tune/chess_opening.hpp"

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

/// With the rules its players have today, and what `change` makes of them.
inline std::unique_ptr<Chess> game_of(const std::string& name, void (*change)(Variant&) = [](Variant&) {}) {
    for (const Named& game : games) {
        if (name != game.name) continue;
        const Card& card = game.card();
        std::vector<std::pair<std::string, std::string>> chosen;
        for (const auto& preset : card.presets)
            if (preset.id == "modern") chosen.assign(preset.options.begin(), preset.options.end());
        Variant variant = game.with_options(*Options::of(card, chosen));
        change(variant);
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

/// Goes on with an opening, some `nodes` positions a move, until the game is over, decided (then the leader has won) or as long as any: the
/// points of seat 0, nothing where the opening was uneven. `note(position, thought, even)` is told of each move.
template <class Note>
std::optional<double> self_play(const Chess& game, std::vector<chess::Position> line, Random& random,
                                std::uint64_t nodes, Note note) {
    constexpr float uneven = 4, decided = 15;  // in men
    const std::size_t opened = line.size();
    for (int decisive = 0; line.size() < opened + longest_game;) {
        const chess::Position& p = line.back();
        if (const auto points = ended(game, line)) return p.turn == 0 ? *points : 1 - *points;
        const std::uint64_t some = line.size() == opened ? 1000 : nodes / 2 + random.below(nodes + 1);
        const Thought thought = think(game, line, some, random.next());
        if (line.size() == opened && std::fabs(thought.value) > uneven) return std::nullopt;
        const bool even = std::fabs(thought.value) <= decided;
        note(p, thought, even);
        decisive = even ? 0 : decisive + 1;
        if (decisive == 4) return (thought.value > 0) == (p.turn == 0) ? 1 : 0;
        line.push_back(game.play(p, thought.best));
    }
    return 0.5;
}

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

// ---- what came of a position --------------------------------------------------------------------

inline constexpr double steepness = 740;  ///< hundredths by which the odds grow e-fold

inline double odds_of(double hundredths) { return 1 / (1 + std::exp(-hundredths / steepness)); }

/// Plays a game, some `nodes` positions a move, and prints a third of its quiet positions: the points of the mover, in
/// ten-thousandths, that what came of the game makes likely; the position. That is the mean of two: the values that later moves
/// found, of which each counts a tenth less than the one before, or three hundredths, and at last the result.
inline void play(const Chess& game, Random& random, std::uint64_t nodes) {
    constexpr std::size_t one_of = 3;
    struct Noted {
        std::size_t ply;
        int seat;
        std::string position;
    };
    std::vector<Noted> noted;
    std::vector<double> found;  // points of seat 0, by ply
    const std::vector<chess::Position> line = opening(game, 4 + random.below(8), random);
    if (line.empty()) return;
    const auto white =
        self_play(game, line, random, nodes, [&](const chess::Position& p, const Thought& thought, bool even) {
            const double odds = odds_of(100.0 * thought.value);
            found.push_back(p.turn == 0 ? odds : 1 - odds);
            if (even && random.below(one_of) == 0 && !game.is_tactical(p, thought.best) && !game.in_check(p, p.turn))
                noted.push_back({found.size() - 1, p.turn, game.write(p)});
        });
    if (!white) return;
    std::vector<double> wanted(found.size());
    double near = *white, far = *white;
    for (std::size_t i = found.size(); i-- > 0;) {
        near += 0.1 * (found[i] - near);
        far += 0.03 * (found[i] - far);
        wanted[i] = (near + far) / 2;
    }
    std::printf("\n");  // between games
    for (const Noted& one : noted)
        std::printf("%ld %s\n", std::lround(10'000 * (one.seat == 0 ? wanted[one.ply] : 1 - wanted[one.ply])),
                    one.position.c_str());
}

// ---- what was found -----------------------------------------------------------------------------

/// Gives `take` every line of these files that is not empty, and the number of its game: an empty line stands between two.
template <class Take>
void each_line(int count, char** files, Take take) {
    int game = 0;
    for (int i = 0; i < count; ++i, ++game) {
        std::ifstream in(files[i]);
        if (!in) {
            std::fprintf(stderr, "cannot read %s\n", files[i]);
            std::exit(2);
        }
        for (std::string line; std::getline(in, line);) {
            if (line.empty()) ++game;
            else take(line, game);
        }
    }
}

/// Every eighth game is held back.
template <class Sample>
bool held_back(const Sample& sample) {
    return sample.game % 8 == 7;
}

/// How far the odds are off, as cross-entropy, of what is learnt from or of what was held back.
template <class Sample, class Odds>
double misfit(const std::vector<Sample>& all, bool held, Odds odds_of) {
    double sum = 0, count = 0;
    for (const Sample& sample : all) {
        if (held_back(sample) != held) continue;
        const double odds = odds_of(sample), tiny = 1e-9;
        sum -= sample.wanted * std::log(odds + tiny) + (1 - sample.wanted) * std::log(1 - odds + tiny);
        ++count;
    }
    return sum / count;
}

// ---- the command line ---------------------------------------------------------------------------

struct Tuner {
    const char *name, *learning, *number;                       ///< of the program, its way to learn, what that is told
    std::unique_ptr<Chess> (*player)(const std::string& game);  ///< who plays himself
    std::unique_ptr<Chess> (*other)(const std::string& game);   ///< whom the player that is kept is matched with
    void (*learn)(const std::string& game, const char* number, int count, char** files);
};

/// Does what the words say; what the program ends with.
inline int run(const Tuner& tuner, int count, char** words) {
    const std::string what = count > 2 ? words[1] : "";
    const auto number = [&](int i) { return count > i ? std::strtoull(words[i], nullptr, 10) : 0; };
    if (what == "play" && count == 6) {
        const auto game = tuner.player(words[2]);
        Random random(scatter(number(4)));
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(number(3));
        while (std::chrono::steady_clock::now() < end) play(*game, random, number(5));
        return 0;
    }
    if (what == tuner.learning && count >= 5) {
        tuner.learn(words[2], words[3], count - 4, words + 4);
        return 0;
    }
    if (what == "match" && count == 6) {
        const auto other = tuner.other(words[2]), kept = game_of(words[2]);
        Random random(scatter(number(5)));
        match(*kept, *other, static_cast<int>(number(3)), number(4), random);
        return 0;
    }
    std::fprintf(stderr, "%s play GAME SECONDS SEED NODES\n%s %s GAME %s FILE...\n%s match GAME PAIRS NODES SEED\n",
                 tuner.name, tuner.name, tuner.learning, tuner.number, tuner.name);
    return 2;
}

}  // namespace ludus::chess
