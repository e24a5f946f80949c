// bench tune, bench weights: the evaluation of Rithmomachia, made better by playing against itself.
//
// SPSA: in each step every weight is moved a little up or down by lot, the set so made plays the set made with all lots
// turned over, and the weights are then moved the way the winner leans. One set serves every kind, so a step plays
// pairs of games of each kind asked for.

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/kit/game_adapter.hpp"
#include "core/rithmomachia/rules/kinds.hpp"
#include "ui/terminal/bench.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"
#include "ui/terminal/contest.hpp"

namespace ludus::terminal {

namespace {

using rithmomachia::Engine;
using rithmomachia::Kind;
using rithmomachia::weight_names;
using rithmomachia::Weights;

using Values = std::array<double, weight_names.size()>;

constexpr double of_the_cap = 0.25;  ///< a game broken off counts so much less than a victory: 0.75 or 0.25

Values values_of(const Weights& weights) {
    Values out{};
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = weights.*weight_names[i].weight;
    return out;
}

Weights rounded(const Values& values) {
    Weights out;
    for (std::size_t i = 0; i < values.size(); ++i)
        out.*weight_names[i].weight = std::max(0, static_cast<int>(std::lround(values[i])));
    return out;
}

GamePtr with_weights(const Kind& kind, const Weights& weights) {
    const Options options(kind.card());
    auto engine_options = kind.with_options(options);
    engine_options.weights = weights;
    return std::make_shared<const GameAdapter<Engine>>(options, kind.card(), std::move(engine_options));
}

/// As weights.hpp says them.
std::string as_source(const Weights& weights) {
    std::string out;
    for (const auto& named : weight_names)
        out += "    int " + std::string(named.name) + " = " + std::to_string(weights.*named.weight) + ";\n";
    return out;
}

/// As --weights reads them: those that differ from the present ones.
std::string as_argument(const Weights& weights) {
    std::vector<std::string> parts;
    for (const auto& named : weight_names)
        if (weights.*named.weight != Weights().*named.weight)
            parts.push_back(std::string(named.name) + "=" + std::to_string(weights.*named.weight));
    return join(parts, ",");
}

Expected<Weights> read_weights(const std::string& text) {
    Weights out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string part = text.substr(at, end - at);
        const std::size_t equals = part.find('=');
        const auto named = std::find_if(weight_names.begin(), weight_names.end(),
                                        [&](const auto& one) { return part.substr(0, equals) == one.name; });
        if (equals == std::string::npos || named == weight_names.end()) {
            std::vector<std::string> names;
            for (const auto& one : weight_names) names.emplace_back(one.name);
            return wrong(sentences::invalid_value, sentences::a_weight,
                         {{"flag", "--weights"}, {"text", shown(part)}, {"list", join(names, ", ")}});
        }
        const auto number = read_number("--weights, " + part.substr(0, equals), part.substr(equals + 1), 0, 1'000'000);
        if (!number) return number.fault();
        out.*named->weight = static_cast<int>(*number);
        at = end + 1;
    }
    return out;
}

/// What tune and weights are both told.
struct Plan {
    std::vector<const Kind*> kinds;
    Limits limits;
    int cap = 0;
    std::uint64_t seed = 1;
};

Expected<Plan> plan_of(const Arguments& arguments, long nodes_otherwise, long cap_otherwise) {
    Plan plan;
    for (const std::string& id : arguments.texts("--game")) {
        const Kind* kind = rithmomachia::find_kind(id);
        if (!kind) {
            std::vector<std::string> ids;
            for (const Kind& one : rithmomachia::kinds()) ids.push_back(one.card().id);
            return wrong(sentences::unknown_version, sentences::one_of,
                         {{"text", shown(id)}, {"list", join(ids, ", ")}});
        }
        plan.kinds.push_back(kind);
    }
    if (plan.kinds.empty())
        for (const Kind& one : rithmomachia::kinds()) plan.kinds.push_back(&one);
    const auto nodes = arguments.number("--nodes", nodes_otherwise, 1, 1'000'000'000);
    if (!nodes) return nodes.fault();
    const auto cap = arguments.number("--cap", cap_otherwise, 1, 1'000'000);
    if (!cap) return cap.fault();
    const auto seed = arguments.number("--seed", 1, 0, 1'000'000'000);
    if (!seed) return seed.fault();
    plan.limits.nodes = static_cast<std::uint64_t>(*nodes);
    plan.cap = static_cast<int>(*cap);
    plan.seed = static_cast<std::uint64_t>(*seed);
    return plan;
}

/// Pairs of games of one kind between two sets of weights, judged at the cap by the present ones.
/// Gives the first's points, the games broken off counted at `of_the_cap` off the middle.
double play_pairs(const Plan& plan, const Kind& kind, const Weights& first, const Weights& second, long pairs,
                  std::uint64_t seed, Tally& tally) {
    const GamePtr judge = with_weights(kind, Weights());
    const Pairing pairing{judge,
                          thinker(plan.limits, with_weights(kind, first)),
                          thinker(plan.limits, with_weights(kind, second)),
                          4,
                          plan.cap,
                          5};
    double points = 0;
    for (long i = 0; i < pairs; ++i)
        play_pair(pairing, seed + static_cast<std::uint64_t>(i), [&](const Played& played, int side) {
            const double won = tally.add(played, side, kind.card());
            points += played.capped ? 0.5 + (won - 0.5) * 2 * of_the_cap : won;
        });
    return points;
}

std::string in_short(const Tally& t) {
    return ludus::say(sentences::tally_short,
                      {{"won", std::to_string(t.won)},
                       {"lost", std::to_string(t.lost)},
                       {"drawn", std::to_string(t.drawn)},
                       {"victory", std::to_string(t.by_victory)},
                       {"adjudicated", std::to_string(t.by_adjudication)},
                       {"capped", std::to_string(t.capped())},
                       {"turns", decimal(static_cast<double>(t.turns) / std::max(1, t.games()), 0)}});
}

}  // namespace

int run_weights(const Arguments& arguments) {
    const auto plan = plan_of(arguments, 2'000, 400);
    if (!plan) return refuse(plan.fault());
    const auto games = arguments.number("--games", 60, 2, 1'000'000);
    if (!games) return refuse(games.fault());
    if (!arguments.has("--weights"))
        return refuse(wrong(sentences::command_needs, "--weights NAME=NUMBER,...",
                            {{"command", "bench weights"}, {"other", "--weights"}}));
    const auto changed = read_weights(*arguments.text("--weights"));
    if (!changed) return refuse(changed.fault());
    Tally all;
    double points = 0;
    for (const Kind* kind : plan->kinds) {
        Tally tally;
        points += play_pairs(*plan, *kind, *changed, Weights(), *games / 2, scatter(plan->seed), tally);
        say(pad(kind->card().id, 20) + decimal(tally.share(), 1) + " %  " + in_short(tally) + "\n");
        all.won += tally.won;
        all.lost += tally.lost;
        all.drawn += tally.drawn;
    }
    say(pad("all", 15) +
        ludus::say(sentences::all_versions, {{"share", decimal(all.share(), 1)},
                                             {"n", std::to_string(all.games())},
                                             {"half", decimal(100 * points / std::max(1, all.games()), 1)}}) +
        "\n");
    return all_well;
}

int run_tune(const Arguments& arguments) {
    const auto plan = plan_of(arguments, 1'000, 300);
    if (!plan) return refuse(plan.fault());
    const auto games = arguments.number("--games", 2, 2, 10'000);
    if (!games) return refuse(games.fault());
    const auto steps = arguments.number("--steps", 60, 1, 1'000'000);
    if (!steps) return refuse(steps.fault());
    Weights from;
    if (const auto text = arguments.text("--weights")) {
        const auto read = read_weights(*text);
        if (!read) return refuse(read.fault());
        from = *read;
    }
    Values now = values_of(from);
    Random random(scatter(plan->seed));
    std::uint64_t opening = scatter(plan->seed + 1);
    double played = 0;
    for (long step = 1; step <= *steps; ++step) {
        // Spall's gains: the reach falls slowly, the stride faster.
        const double reach = 0.25 / std::pow(static_cast<double>(step), 0.101);
        const double stride = 0.5 / std::pow(static_cast<double>(step) + 0.1 * static_cast<double>(*steps), 0.602);
        Values up = now, down = now, shift{};
        for (std::size_t i = 0; i < now.size(); ++i) {
            shift[i] = std::max(1.0, now[i] * reach) * (random.below(2) == 0 ? 1 : -1);
            up[i] += shift[i];
            down[i] -= shift[i];
        }
        double score = 0, count = 0;
        Tally tally;
        for (const Kind* kind : plan->kinds) {
            score += play_pairs(*plan, *kind, rounded(up), rounded(down), *games / 2, opening, tally);
            opening += static_cast<std::uint64_t>(*games);
            count += static_cast<double>(*games / 2 * 2);
        }
        const double lean = 2 * score / count - 1;  // -1 to 1
        for (std::size_t i = 0; i < now.size(); ++i) now[i] = std::max(0.0, now[i] + stride * 4 * lean * shift[i]);
        played += count;
        say(ludus::say(sentences::tuning_step, {{"n", std::to_string(step)},
                                                {"score", decimal(score, 1)},
                                                {"most", decimal(count, 0)},
                                                {"tally", in_short(tally)},
                                                {"weights", as_argument(rounded(now))}}) +
            "\n");
    }
    const std::string command =
        "ludus bench weights --seed " + std::to_string(plan->seed + 1) + " --weights " + as_argument(rounded(now));
    say("\n" + ludus::say(sentences::tuned, {{"n", decimal(played, 0)}, {"command", command}}) + "\n\n" +
        as_source(rounded(now)));
    return all_well;
}

}  // namespace ludus::terminal
