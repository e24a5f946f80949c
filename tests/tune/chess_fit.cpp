// chess-fit: what a game's computer player counts its men for (core/chess/weights.hpp), fitted to games it played with itself.
//   chess-fit play GAME SECONDS SEED NODES      plays games by today's rules, some NODES positions a move, from openings drawn by seed, and
//                                               prints a third of their quiet positions and what came of them (chess_games.hpp)
//   chess-fit fit GAME ROUNDS FILE...           fits the weights to these positions, by so many steps, and prints the file they are kept
//                                               in; how far the odds of winning are off goes to the other stream, of an eighth of the
//                                               games that was held back too
//   chess-fit match GAME PAIRS NODES SEED       what the player has learnt, its net too, against the plain evaluation: pairs of games from one
//                                               opening, each from both sides
// GAME is xiangqi, shogi, makruk or sittuyin. The same on every machine but for `play`, which plays as many games as it has time for.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "tests/tune/chess_games.hpp"

namespace {

using namespace ludus;
using namespace ludus::chess;

struct Sample {
    struct Seen {
        std::uint16_t weight;
        std::int16_t times;
    };
    std::vector<Seen> seen;  ///< of what is seen at all
    float rest = 0;          ///< what else the evaluation counts, in hundredths
    float wanted = 0;        ///< points of the mover
    int game = 0;
};

/// A weight to be fitted, in hundredths: the plain one, and how far from it to expect the fitted one. 0: it stays.
struct Prior {
    float weight, spread;
};

/// In the order of Chess::seen.
std::vector<Prior> priors(const Chess& game) {
    constexpr float spreads[seen_of_a_man] = {0, 3, 10, 6, 10, 6, 6, 25, 15};
    const Variant& variant = game.variant();
    std::vector<Prior> out;
    for (const Kind& kind : variant.kinds) {
        const float worth = kind.royal ? 0.0f : std::max(45.0f, static_cast<float>(kind.worth) * 0.3f);
        for (std::size_t i = 0; i < seen_of_a_man; ++i) {
            SeenOfMan one{};
            one[i] = 1;
            out.push_back({static_cast<float>(plain_worth(kind, one)) / Weights::unit, i == 0 ? worth : spreads[i]});
        }
    }
    for (const int kind : variant.hand) {
        const int worth = plain_worth_in_hand(variant.kinds[static_cast<std::size_t>(kind)]);
        out.push_back({static_cast<float>(worth) / Weights::unit, 100});
        out.push_back({0, 30});
    }
    out.insert(out.end(), places_of(variant), {0, 20});
    for (const float spread : {2.0f, 10.0f, 5.0f, 10.0f}) out.push_back({0, spread});  // of a side
    return out;
}

/// What the weights make of a position, in hundredths.
double value_of(const Sample& sample, const std::vector<double>& w) {
    double value = sample.rest;
    for (const auto& [weight, times] : sample.seen) value += times * w[weight];
    return value;
}

std::vector<Sample> read(const Chess& game, const std::vector<double>& weights, int count, char** files) {
    std::vector<Sample> out;
    each_line(count, files, [&](const std::string& line, int number) {
        int wanted = 0, at_text = 0;
        if (std::sscanf(line.c_str(), "%d %n", &wanted, &at_text) < 1) return;
        const auto p = game.read_position(std::string_view(line).substr(static_cast<std::size_t>(at_text)));
        if (!p) return;
        const std::vector<int> seen = game.seen(*p, p->turn);
        Sample sample;
        for (std::size_t k = 0; k < seen.size(); ++k)
            if (seen[k] != 0)
                sample.seen.push_back({static_cast<std::uint16_t>(k), static_cast<std::int16_t>(seen[k])});
        sample.rest = static_cast<float>(game.evaluate(*p, p->turn) - value_of(sample, weights));
        sample.wanted = static_cast<float>(wanted) / 10'000;
        sample.game = number;
        out.push_back(std::move(sample));
    });
    return out;
}

/// Solves `matrix` times x = `right` in place; the matrix is symmetric and positive, its lower half is read.
void solve(std::vector<double>& matrix, std::vector<double>& right) {
    const std::size_t n = right.size();
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            double x = matrix[i * n + j];
            for (std::size_t k = 0; k < j; ++k) x -= matrix[i * n + k] * matrix[j * n + k];
            matrix[i * n + j] = i == j ? std::sqrt(x) : x / matrix[j * n + j];
        }
    for (std::size_t i = 0; i < n; ++i) {
        for (std::size_t k = 0; k < i; ++k) right[i] -= matrix[i * n + k] * right[k];
        right[i] /= matrix[i * n + i];
    }
    for (std::size_t i = n; i-- > 0;) {
        for (std::size_t k = i + 1; k < n; ++k) right[i] -= matrix[k * n + i] * right[k];
        right[i] /= matrix[i * n + i];
    }
}

/// The file they are kept in (core/chess/nets).
void print(const Chess& game, const std::vector<double>& w) {
    const Variant& variant = game.variant();
    const std::string& name = variant.fen_variant;
    std::size_t k = 0;
    const auto whole = [&] { return static_cast<int>(std::lround(w[k++] * Weights::unit)); };
    std::printf(
        "// The weights of %s, learnt by self-play; written by chess-fit (tests/tune).\n\n#include "
        "\"core/chess/nets/net.hpp\"\n#include \"core/chess/nets/nets.hpp\"\n\n"
        "namespace ludus::chess::nets {\nnamespace {\n\nconstexpr WeightsOfMan men[] = {\n",
        name.c_str());
    for (const Kind& kind : variant.kinds) {
        std::printf("    {");
        for (std::size_t i = 0; i < seen_of_a_man; ++i) std::printf("%s%d", i == 0 ? "" : ", ", whole());
        std::printf("},  // %s\n", kind.name);
    }
    std::printf("};\n");
    if (!variant.hand.empty()) {
        std::printf("constexpr WeightsInHand hands[] = {\n");
        for (const int kind : variant.hand) {
            const int each = whole(), any = whole();
            std::printf("    {%d, %d},  // %s in hand\n", each, any,
                        variant.kinds[static_cast<std::size_t>(kind)].name);
        }
        std::printf("};\n");
    }
    // By rows from the own end, from the edge to the middle file: either side of the board is the same.
    std::printf("constexpr std::int16_t places[] = {\n    // clang-format off\n");
    for (const Kind& kind : variant.kinds) {
        std::printf("    // %s\n", kind.name);
        for (int r = 0; r < variant.geometry.rows; ++r) {
            std::printf("   ");
            for (int column = 0; column < (variant.geometry.columns + 1) / 2; ++column) std::printf(" %d,", whole());
            std::printf("\n");
        }
    }
    std::printf("    // clang-format on\n};\nconstexpr WeightsOfSide side = {");
    for (std::size_t i = 0; i < seen_of_a_side; ++i) std::printf("%s%d", i == 0 ? "" : ", ", whole());
    std::printf(
        "};\nconstexpr Net net(%s);\n\n}  // namespace\n\nconst Weights %s_weights{men, %s, places, side, &net};\n\n"
        "}  // namespace ludus::chess::nets\n",
        name.c_str(), name.c_str(), variant.hand.empty() ? "{}" : "hands");
}

/// By Newton's method; the further from its prior, the more a weight costs, so that what is hardly ever seen stays near it.
void fit(const Chess& game, int rounds, int count, char** files) {
    const std::vector<Prior> before = priors(game);
    std::vector<double> w;
    std::vector<std::size_t> row;  // of the matrix
    std::size_t rows = 0;
    for (const Prior& prior : before) {
        w.push_back(prior.weight);
        row.push_back(prior.spread > 0 ? rows++ : before.size());
    }
    std::vector<Sample> all = read(game, w, count, files);
    const auto odds_of = [&](const Sample& sample) { return ludus::chess::odds_of(value_of(sample, w)); };
    if (all.size() < 5000) {
        std::fprintf(stderr, "too few positions: %zu\n", all.size());
        std::exit(2);
    }
    std::fprintf(stderr, "%zu positions; before %.5f, of those held back %.5f\n", all.size(),
                 misfit(all, false, odds_of), misfit(all, true, odds_of));
    for (int round = 0; round < rounds; ++round) {
        std::vector<double> curve(rows * rows), slope(rows);
        for (const Sample& sample : all) {
            if (held_back(sample)) continue;
            const double odds = odds_of(sample);
            for (const auto& [one, times] : sample.seen) {
                const std::size_t i = row[one];
                if (i == before.size()) continue;
                slope[i] += (odds - sample.wanted) / steepness * times;
                for (const auto& [other, more] : sample.seen)
                    if (const std::size_t j = row[other]; j <= i)
                        curve[i * rows + j] += odds * (1 - odds) / (steepness * steepness) * times * more;
            }
        }
        for (std::size_t k = 0; k < w.size(); ++k) {
            if (row[k] == before.size()) continue;
            const double firm = 1.0 / (before[k].spread * before[k].spread);
            curve[row[k] * rows + row[k]] += firm;
            slope[row[k]] += firm * (w[k] - before[k].weight);
        }
        solve(curve, slope);
        for (std::size_t k = 0; k < w.size(); ++k)
            if (row[k] != before.size()) w[k] -= slope[row[k]];
        std::fprintf(stderr, "  %.5f, held back %.5f\n", misfit(all, false, odds_of), misfit(all, true, odds_of));
    }
    print(game, w);
}

std::unique_ptr<Chess> kept(const std::string& name) { return game_of(name); }
std::unique_ptr<Chess> plain(const std::string& name) {
    return game_of(name, [](Variant& variant) { variant.learnt = Learnt::none; });
}
void learn(const std::string& name, const char* rounds, int count, char** files) {
    fit(*plain(name), std::atoi(rounds), count, files);
}

}  // namespace

int main(int count, char** words) { return run({"chess-fit", "fit", "ROUNDS", kept, plain, learn}, count, words); }
