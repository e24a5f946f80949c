// chess-fit: what a game's computer player counts its men for (core/chess/weights.hpp), fitted to games it played with itself.
//   chess-fit play GAME SECONDS SEED NODES      plays games by today's rules, NODES positions a move, from openings drawn by seed, by the plain
//                                               evaluation, and prints their quiet positions: the value found for the mover in hundredths, his
//                                               result (0 lost, 1 drawn, 2 won), the position
//   chess-fit fit GAME PASSES STEEPNESS FILE... fits the weights to these positions and prints them as weights.cpp keeps them; how far the odds
//                                               of winning are off goes to the other stream, of an eighth that was held back too. STEEPNESS:
//                                               hundredths by which the odds grow e-fold
//   chess-fit match GAME PAIRS NODES SEED       the weights that are kept against the plain evaluation: pairs of games from one opening, each
//                                               from both sides
// GAME is xiangqi, shogi, makruk or sittuyin. The same on every machine but for `play`, which plays as many games as it has time for.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
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

namespace {

using namespace ludus;
using namespace ludus::chess;

struct Named {
    const char* name;
    const Card& (*card)();
    Variant (*with_options)(const Options&);
};
constexpr Named games[] = {{"xiangqi", Xiangqi::card, Xiangqi::with_options},
                           {"shogi", Shogi::card, Shogi::with_options},
                           {"makruk", Siamese::card, Siamese::with_options},
                           {"sittuyin", Burmese1::card, Burmese1::with_options}};

std::unique_ptr<Chess> game_of(const std::string& name, bool plain) {
    for (const Named& game : games) {
        if (name != game.name) continue;
        const Card& card = game.card();
        std::vector<std::pair<std::string, std::string>> chosen;
        for (const auto& preset : card.presets)
            if (preset.id == "modern") chosen.assign(preset.options.begin(), preset.options.end());
        Variant variant = game.with_options(*Options::of(card, chosen));
        if (plain) variant.learnt = Learnt::none;
        return std::make_unique<Chess>(card, std::move(variant));
    }
    std::fprintf(stderr, "no such game: %s (expected one of: xiangqi, shogi, makruk, sittuyin)\n", name.c_str());
    std::exit(2);
}

// ---- playing ------------------------------------------------------------------------------------

Thought think(const Chess& game, const std::vector<chess::Position>& line, std::uint64_t nodes, std::uint64_t seed) {
    static const std::function<bool()> never;
    Limits limits;
    limits.nodes = nodes;
    limits.seed = seed;
    return AlphaBeta<Chess>(game, limits, never).think(line);
}

/// Points of the seat to move once the game is over, by its result or by repetition.
std::optional<double> ended(const Chess& game, const std::vector<chess::Position>& line) {
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
std::vector<chess::Position> opening(const Chess& game, std::size_t moves, Random& random) {
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

constexpr int longest = 300;  ///< moves of a game that is then drawn

void play(const Chess& game, Random& random, std::uint64_t nodes) {
    constexpr float uneven = 4, decided = 15;  // in men
    struct Noted {
        int value, seat;
        std::string position;
    };
    std::vector<Noted> noted;
    std::vector<chess::Position> line = opening(game, 5 + random.below(4), random);
    if (line.empty()) return;
    const std::size_t first = line.size();
    double white = 0.5;  // points of seat 0
    for (int ahead = 0; line.size() < longest;) {
        const chess::Position& p = line.back();
        if (const auto points = ended(game, line)) {
            white = p.turn == 0 ? *points : 1 - *points;
            break;
        }
        const Thought thought = think(game, line, nodes, random.next());
        if (line.size() == first && std::fabs(thought.value) > uneven) return;
        if (std::fabs(thought.value) <= decided) {
            ahead = 0;
            if (!game.in_check(p, p.turn) && !game.is_tactical(p, thought.best))
                noted.push_back({static_cast<int>(std::lround(thought.value * 100)), p.turn, game.write(p)});
        } else if (++ahead == 4) {
            white = (thought.value > 0) == (p.turn == 0) ? 1 : 0;
            break;
        }
        line.push_back(game.play(p, thought.best));
    }
    for (const Noted& one : noted)
        std::printf("%d %d %s\n", one.value, static_cast<int>(2 * (one.seat == 0 ? white : 1 - white)),
                    one.position.c_str());
}

/// Points of `players[mine]` in a game from an opening.
double game_of_two(const std::array<const Chess*, 2>& players, int mine, std::vector<chess::Position> line,
                   std::uint64_t nodes, Random& random) {
    constexpr float decided = 15;
    const int begins = line.back().turn;
    int ahead = 0;  // moves in a row by which mine stands so, or so badly
    while (line.size() < longest) {
        const bool my_move = (line.back().turn == begins) == (mine == 0);
        if (const auto points = ended(*players[0], line)) return my_move ? *points : 1 - *points;
        const Thought thought =
            think(*players[static_cast<std::size_t>(my_move ? mine : 1 - mine)], line, nodes, random.next());
        const float value = my_move ? thought.value : -thought.value;
        ahead = value > decided ? std::max(ahead, 0) + 1 : value < -decided ? std::min(ahead, 0) - 1 : 0;
        if (std::abs(ahead) == 6) return ahead > 0 ? 1 : 0;
        line.push_back(players[0]->play(line.back(), thought.best));
    }
    return 0.5;
}

void match(const std::string& name, int pairs, std::uint64_t nodes, Random& random) {
    const auto plain = game_of(name, true), learnt = game_of(name, false);
    int won = 0, drawn = 0, lost = 0;
    for (int pair = 0; pair < pairs;) {
        const auto line = opening(*plain, 6, random);
        if (line.empty() || std::fabs(think(*plain, line, 3000, 1).value) > 1.5f) continue;
        ++pair;
        for (const int mine : {0, 1}) {
            // Who begins is first of the two.
            std::array<const Chess*, 2> players{plain.get(), plain.get()};
            players[static_cast<std::size_t>(mine)] = learnt.get();
            const double points = game_of_two(players, mine, line, nodes, random);
            (points == 1 ? won : points == 0 ? lost : drawn) += 1;
        }
    }
    const double games = won + drawn + lost, share = (won + 0.5 * drawn) / games,
                 error = std::sqrt(std::max(0.0, (won + 0.25 * drawn) / games - share * share) / games);
    std::printf("%s: the learnt weights won %d, drew %d, lost %d against the plain: %.1f of 100 (± %.1f)\n",
                name.c_str(), won, drawn, lost, 100 * share, 100 * error);
}

// ---- fitting ------------------------------------------------------------------------------------

struct Sample {
    std::vector<std::int16_t> seen;
    float rest = 0;    ///< what else the evaluation counts, in hundredths
    float wanted = 0;  ///< points of the mover
};

/// The plain weights, in hundredths, in the order of Chess::seen.
std::vector<float> present(const Chess& game) {
    const Variant& variant = game.variant();
    std::vector<float> out;
    for (const Kind& kind : variant.kinds) {
        for (std::size_t i = 0; i < seen_of_a_man; ++i) {
            SeenOfMan one{};
            one[i] = 1;
            out.push_back(static_cast<float>(plain_worth(kind, one)) / Weights::unit);
        }
    }
    for (const int kind : variant.hand) {
        out.push_back(static_cast<float>(plain_worth_in_hand(variant.kinds[static_cast<std::size_t>(kind)])) /
                      Weights::unit);
        out.push_back(0);
    }
    return out;
}

std::vector<Sample> read(const Chess& game, const std::vector<float>& weights, float steepness, int count,
                         char** files) {
    constexpr float trust = 0.5f;  // in the value found, against the result
    std::vector<Sample> out;
    for (int i = 0; i < count; ++i) {
        std::ifstream in(files[i]);
        if (!in) {
            std::fprintf(stderr, "cannot read %s\n", files[i]);
            std::exit(2);
        }
        for (std::string line; std::getline(in, line);) {
            int value = 0, result = 0, at_text = 0;
            if (std::sscanf(line.c_str(), "%d %d %n", &value, &result, &at_text) < 2) continue;
            const auto p = game.read_position(std::string_view(line).substr(static_cast<std::size_t>(at_text)));
            if (!p) continue;
            const std::vector<int> seen = game.seen(*p, p->turn);
            Sample sample;
            sample.seen.assign(seen.begin(), seen.end());
            sample.rest = static_cast<float>(game.evaluate(*p, p->turn));
            for (std::size_t k = 0; k < seen.size(); ++k) sample.rest -= static_cast<float>(seen[k]) * weights[k];
            sample.wanted = trust / (1 + std::exp(-static_cast<float>(value) / steepness)) +
                            (1 - trust) * static_cast<float>(result) / 2;
            out.push_back(std::move(sample));
        }
    }
    return out;
}

double misfit(const std::vector<Sample>& all, std::size_t from, std::size_t to, const std::vector<float>& w,
              float steepness) {
    double sum = 0;
    for (std::size_t i = from; i < to; ++i) {
        float value = all[i].rest;
        for (std::size_t k = 0; k < w.size(); ++k) value += static_cast<float>(all[i].seen[k]) * w[k];
        const double off = 1 / (1 + std::exp(-value / steepness)) - all[i].wanted;
        sum += off * off;
    }
    return sum / static_cast<double>(to - from);
}

void fit(const Chess& game, int passes, float steepness, int count, char** files) {
    constexpr std::size_t batch = 256;
    std::vector<float> w = present(game), slope(w.size()), mean(w.size()), square(w.size());
    const std::vector<float> before = w;
    std::vector<Sample> all = read(game, w, steepness, count, files);
    if (all.size() < 20 * batch) {
        std::fprintf(stderr, "too few positions: %zu\n", all.size());
        std::exit(2);
    }
    // Games stand whole, so what is held back is of games that are not learnt from.
    const std::size_t known = all.size() - all.size() / 8;
    std::fprintf(stderr, "%zu positions; before %.5f, of those held back %.5f\n", all.size(),
                 misfit(all, 0, known, w, steepness), misfit(all, known, all.size(), w, steepness));
    Random random(1);
    long step = 0;
    for (int pass = 0; pass < passes; ++pass) {
        for (std::size_t i = known; i > 1; --i) std::swap(all[i - 1], all[random.below(i)]);
        const float rate =
            1.0f * std::pow(0.02f, static_cast<float>(pass) / static_cast<float>(std::max(1, passes - 1)));
        for (std::size_t i = 0; i + batch <= known; i += batch) {
            std::fill(slope.begin(), slope.end(), 0.0f);
            for (std::size_t j = i; j < i + batch; ++j) {
                float value = all[j].rest;
                for (std::size_t k = 0; k < w.size(); ++k) value += static_cast<float>(all[j].seen[k]) * w[k];
                const float got = 1 / (1 + std::exp(-value / steepness)),
                            back = (got - all[j].wanted) * got * (1 - got);
                for (std::size_t k = 0; k < w.size(); ++k)
                    slope[k] += back * static_cast<float>(all[j].seen[k]) / batch;
            }
            ++step;
            for (std::size_t k = 0; k < w.size(); ++k) {
                mean[k] += 0.1f * (slope[k] - mean[k]);
                square[k] += 0.001f * (slope[k] * slope[k] - square[k]);
                const float fresh = 1 - std::pow(0.999f, static_cast<float>(step));
                w[k] -= rate * mean[k] / (std::sqrt(square[k] / fresh) + 1e-9f);
            }
        }
        std::fprintf(stderr, "  %.5f, held back %.5f\n", misfit(all, 0, known, w, steepness),
                     misfit(all, known, all.size(), w, steepness));
    }
    const auto whole = [](float hundredths) { return static_cast<int>(std::lround(hundredths * Weights::unit)); };
    const Variant& variant = game.variant();
    std::size_t k = 0;
    for (const Kind& kind : variant.kinds) {
        std::printf("    {");
        for (std::size_t i = 0; i < seen_of_a_man; ++i, ++k) std::printf("%s%d", i == 0 ? "" : ", ", whole(w[k]));
        std::printf("},  // %s\n", kind.name);
    }
    for (const int kind : variant.hand) {
        std::printf("    {%d, %d},  // %s in hand\n", whole(w[k]), whole(w[k + 1]),
                    variant.kinds[static_cast<std::size_t>(kind)].name);
        k += 2;
    }
}

}  // namespace

int main(int count, char** words) {
    const std::string what = count > 2 ? words[1] : "";
    const auto number = [&](int i) { return count > i ? std::strtoull(words[i], nullptr, 10) : 0; };
    if (what == "play" && count == 6) {
        const auto game = game_of(words[2], true);
        Random random(scatter(number(4)));
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(number(3));
        while (std::chrono::steady_clock::now() < end) play(*game, random, number(5));
        return 0;
    }
    if (what == "fit" && count >= 6) {
        fit(*game_of(words[2], true), static_cast<int>(number(3)), static_cast<float>(std::atof(words[4])), count - 5,
            words + 5);
        return 0;
    }
    if (what == "match" && count == 6) {
        Random random(scatter(number(5)));
        match(words[2], static_cast<int>(number(3)), number(4), random);
        return 0;
    }
    std::fprintf(stderr,
                 "chess-fit play GAME SECONDS SEED NODES\nchess-fit fit GAME PASSES STEEPNESS FILE...\n"
                 "chess-fit match GAME PAIRS NODES SEED\n");
    return 2;
}
