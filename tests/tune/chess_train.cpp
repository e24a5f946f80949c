// chess-train: what a net adds to the weights of a game's computer player (core/chess/nets), trained by games it played with itself.
//   chess-train play GAME SECONDS SEED NODES    plays games by the weights alone, some NODES positions a move, from openings drawn by
//                                               seed, and prints a third of their quiet positions and what came of them (chess_games.hpp)
//   chess-train train GAME PASSES FILE...       trains a net with these positions and prints its file; how far the odds of winning are
//                                               off goes to the other stream, of an eighth of the games that was held back too
//   chess-train match GAME PAIRS NODES SEED     the weights with the net that is kept against the weights alone: pairs of games from one
//                                               opening, each from both sides
// GAME is xiangqi, shogi or makruk.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/chess/nets/net.hpp"
#include "tests/tune/chess_games.hpp"

namespace {

using namespace ludus;
using namespace ludus::chess;

std::unique_ptr<Chess> without_net(const std::string& name) {
    auto game = game_of(name, [](Variant& variant) { variant.net = false; });
    if (game->variant().learnt != Learnt::none) return game;
    std::fprintf(stderr, "no weights for %s that a net could add to (expected one of: xiangqi, shogi, makruk)\n",
                 name.c_str());
    std::exit(2);
}

// ---- training -----------------------------------------------------------------------------------

constexpr std::size_t hidden = Net::hidden;
using Row = std::array<float, hidden>;

struct Sample {
    std::vector<float> in;
    float weighed;  ///< by the weights alone, as the odds' logarithm
    float wanted;
    int game;
};

std::vector<Sample> read(const Chess& game, int count, char** files) {
    std::vector<Sample> out;
    each_line(count, files, [&](const std::string& line, int number) {
        int wanted = 0, at_text = 0;
        if (std::sscanf(line.c_str(), "%d %n", &wanted, &at_text) < 1) return;
        const auto p = game.read_position(std::string_view(line).substr(static_cast<std::size_t>(at_text)));
        if (!p) return;
        const auto inputs = game.net_inputs(*p);
        out.push_back({std::vector<float>(inputs.begin(), inputs.end()),
                       static_cast<float>(game.evaluate(*p, p->turn) / steepness), static_cast<float>(wanted) / 10'000,
                       number});
    });
    return out;
}

/// A number that is learnt, by Adam's method.
struct Learner {
    float is = 0, slope = 0, mean = 0, square = 0;

    void step(float rate, float decay, float fresh_mean, float fresh_square) {
        mean += 0.1f * (slope - mean);
        square += 0.001f * (slope * slope - square);
        is -= rate * (mean / fresh_mean / (std::sqrt(square / fresh_square) + 1e-8f) + decay * is);
        slope = 0;
    }
};

struct Trained {
    std::vector<std::array<Learner, hidden>> in;
    std::array<Learner, hidden> always{}, out{};
    Learner scale{1}, rest;  ///< of what was weighed; what is added to it

    /// What hidden units give, and the odds' logarithm.
    float judge(const Sample& sample, Row& gives) const {
        Row sum;
        for (std::size_t h = 0; h < hidden; ++h) sum[h] = always[h].is;
        for (std::size_t i = 0; i < in.size(); ++i)
            if (sample.in[i] != 0)
                for (std::size_t h = 0; h < hidden; ++h) sum[h] += sample.in[i] * in[i][h].is;
        float z = scale.is * sample.weighed + rest.is;
        for (std::size_t h = 0; h < hidden; ++h) {
            gives[h] = sum[h] / (1 + std::fabs(sum[h]));
            z += gives[h] * out[h].is;
        }
        return z;
    }
};

/// Each input is divided by how far it strays, so that all are learnt alike; a weight decays, so that chance is not learnt.
void train(const std::string& name, int passes, int count, char** files) {
    constexpr std::size_t batch = 512;
    constexpr float most_rate = 0.003f, decay = 0.3f;
    const auto game = without_net(name);
    std::vector<Sample> all = read(*game, count, files);
    if (all.size() < 20 * batch) {
        std::fprintf(stderr, "too few positions: %zu\n", all.size());
        std::exit(2);
    }
    const std::size_t inputs = all.front().in.size();
    std::vector<float> mean(inputs), stray(inputs);
    for (std::size_t i = 0; i < inputs; ++i) {
        double sum = 0, squares = 0;
        for (const Sample& sample : all) sum += sample.in[i], squares += sample.in[i] * sample.in[i];
        const double middle = sum / static_cast<double>(all.size());
        mean[i] = static_cast<float>(middle);
        stray[i] =
            static_cast<float>(std::sqrt(std::max(0.0, squares / static_cast<double>(all.size()) - middle * middle)));
        for (Sample& sample : all) sample.in[i] = stray[i] > 0 ? (sample.in[i] - mean[i]) / stray[i] : 0;
    }
    Trained net;
    net.in.resize(inputs);
    const auto odds_of = [&](const Sample& sample) {
        Row gives;
        return 1 / (1 + std::exp(-net.judge(sample, gives)));
    };
    Random random(1);
    for (auto& row : net.in)
        for (Learner& weight : row) weight.is = 0.1f * (static_cast<float>(random.below(2001)) / 1000 - 1);
    std::vector<const Sample*> order;
    for (const Sample& sample : all)
        if (!held_back(sample)) order.push_back(&sample);
    std::fprintf(stderr, "%zu positions; before %.5f, of those held back %.5f\n", all.size(),
                 misfit(all, false, odds_of), misfit(all, true, odds_of));
    const std::size_t steps = order.size() / batch;
    long step = 0;
    for (int pass = 0; pass < passes; ++pass) {
        for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random.below(i)]);
        for (std::size_t first = 0; first + batch <= order.size(); first += batch) {
            const float done =
                            static_cast<float>(++step) / static_cast<float>(steps * static_cast<std::size_t>(passes)),
                        late = std::max(0.0f, (done - 0.3f) / 0.7f);
            const float rate = most_rate * std::min(1.0f, static_cast<float>(step) / 200) *
                               (0.02f + 0.98f * (0.5f + 0.5f * std::cos(3.14159f * late)));
            for (std::size_t j = first; j < first + batch; ++j) {
                const Sample& sample = *order[j];
                Row gives, back;
                const float odds = 1 / (1 + std::exp(-net.judge(sample, gives))), off = (odds - sample.wanted) / batch;
                net.scale.slope += off * sample.weighed;
                net.rest.slope += off;
                for (std::size_t h = 0; h < hidden; ++h) {
                    const float left = 1 - std::fabs(gives[h]);
                    net.out[h].slope += off * gives[h];
                    back[h] = off * net.out[h].is * left * left;
                    net.always[h].slope += back[h];
                }
                for (std::size_t i = 0; i < inputs; ++i)
                    for (std::size_t h = 0; h < hidden; ++h) net.in[i][h].slope += back[h] * sample.in[i];
            }
            const float fresh_mean = 1 - std::pow(0.9f, static_cast<float>(step)),
                        fresh_square = 1 - std::pow(0.999f, static_cast<float>(step));
            for (auto& row : net.in)
                for (Learner& weight : row) weight.step(rate, decay, fresh_mean, fresh_square);
            for (std::size_t h = 0; h < hidden; ++h) {
                net.always[h].step(rate, 0, fresh_mean, fresh_square);
                net.out[h].step(rate, decay, fresh_mean, fresh_square);
            }
            net.scale.step(rate, 0, fresh_mean, fresh_square);
            net.rest.step(rate, 0, fresh_mean, fresh_square);
        }
        std::fprintf(stderr, "  %.5f, held back %.5f\n", misfit(all, false, odds_of), misfit(all, true, odds_of));
    }

    // In the whole numbers of Net, whose inputs come as they are; what was weighed keeps its own scale.
    const auto whole = [](float x) { return static_cast<int>(std::lround(std::clamp(x, -32'767.0f, 32'767.0f))); };
    const float worth = static_cast<float>(steepness) * Weights::unit / net.scale.is;
    const auto print = [](const char* what, const std::array<int, hidden>& row) {
        std::printf("    ");
        for (const int x : row) std::printf("%d, ", x);
        std::printf(" // %s\n", what);
    };
    const auto what = [&](std::size_t input) -> std::string {
        const auto& kinds = game->variant().kinds;
        const auto& hand = game->variant().hand;
        const std::size_t sums = kinds.size() * seen_of_a_man, counts = sums + seen_of_a_side,
                          hands = counts + 2 * kinds.size();
        if (input < sums) return kinds[input / seen_of_a_man].name;
        if (input < counts) return "the sides";
        const bool held = input >= hands;
        const std::size_t slots = held ? hand.size() : kinds.size(), slot = input - (held ? hands : counts);
        const std::size_t kind = held ? static_cast<std::size_t>(hand[slot % slots]) : slot % slots;
        return std::string(slot < slots ? "how many of the mover's: " : "of the other's: ") + kinds[kind].name +
               (held ? " in hand" : "");
    };
    std::array<int, hidden> row;
    std::array<float, hidden> always;
    for (std::size_t h = 0; h < hidden; ++h) always[h] = net.always[h].is;
    std::printf(
        "// The net of %s, learnt by self-play; written by chess-train (tests/tune).\n\n#include "
        "\"core/chess/nets/nets.hpp\"\n\n"
        "namespace ludus::chess::nets {\n\nconst std::int16_t %s[] = {\n",
        name.c_str(), name.c_str());
    for (std::size_t i = 0; i < inputs; ++i) {
        for (std::size_t h = 0; h < hidden; ++h) {
            const float weight = stray[i] > 0 ? net.in[i][h].is / stray[i] : 0;
            row[h] = whole(weight * Net::unit_in);
            always[h] -= weight * mean[i];
        }
        print(what(i).c_str(), row);
    }
    for (std::size_t h = 0; h < hidden; ++h) row[h] = whole(always[h] * Net::unit_in);
    print("always", row);
    for (std::size_t h = 0; h < hidden; ++h) row[h] = whole(net.out[h].is * worth);
    print("what they give", row);
    std::printf("    %d,\n};\n\n}  // namespace ludus::chess::nets\n", whole(net.rest.is * worth));
}

void learn(const std::string& name, const char* passes, int count, char** files) {
    train(name, std::atoi(passes), count, files);
}

}  // namespace

int main(int count, char** words) {
    return run({"chess-train", "train", "PASSES", without_net, without_net, learn}, count, words);
}
