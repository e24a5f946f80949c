// bench: how fast the rules and the computer player are; how well it plays is in bench_match.cpp and bench_tune.cpp. Figures,
// never checks.

#include "ui/terminal/bench.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "ui/terminal/bench_dice.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"
#include "ui/terminal/contest.hpp"

namespace ludus::terminal {

namespace {

constexpr std::uint64_t lines_enough = 200'000;  ///< a perft of so many lines is worth timing
constexpr double seconds_enough = 5;
constexpr long nodes_enough = 50'000;
constexpr int opening_words = 40;  ///< of a random game, for a search in the thick of it

double per_second(std::uint64_t count, double seconds) {
    return seconds > 0 ? static_cast<double>(count) / seconds : 0;
}

Expected<std::vector<GamePtr>> games_asked_for(const Arguments& arguments) {
    const auto options = arguments.options();
    if (!options) return options.fault();
    std::vector<GamePtr> games;
    if (const auto id = arguments.text("--game")) {
        auto game = make_game(*id, *options);
        if (!game) return game.fault();
        games.push_back(*game);
        return games;
    }
    if (!options->empty())
        return wrong(sentences::flag_needs, "--game GAME", {{"flag", "--option"}, {"other", "--game"}});
    for (const Entry& entry : catalogue()) games.push_back(entry.make(Options(entry.card())));
    return games;
}

/// The deepest perft by whole turns that is soon done, or --depth.
Expected<Done> measure_perft(const Game& game, const Arguments& arguments, Json& json, std::string& out) {
    const auto asked = arguments.number("--depth", 0, 1, 40);
    if (!asked) return asked.fault();
    Perft counted;
    double seconds = 0;
    int depth = static_cast<int>(*asked);
    for (int d = depth > 0 ? depth : 1; d <= (depth > 0 ? depth : 20); ++d) {
        const auto begun = Clock::now();
        counted = game.perft(game.start(), d, true, false);
        seconds = seconds_since(begun);
        if (depth > 0 || counted.lines >= lines_enough || seconds >= seconds_enough || counted.lines == 0 || d == 20) {
            depth = d;
            break;
        }
    }
    json.object([&] {
        json.key("game").value(game.card().id);
        json.key("depth").value(depth);
        json.key("turns").value(true);
        json.key("lines").value(counted.lines);
        json.key("seconds").value(seconds);
        json.key("linesPerSecond").value(per_second(counted.lines, seconds));
    });
    out += pad(game.card().id, 20) + "perft " + std::to_string(depth) + " whole turns  " +
           pad(grouped(counted.lines) + " lines", 20) + decimal(seconds, 3) + " s   " +
           grouped(static_cast<std::uint64_t>(per_second(counted.lines, seconds))) + " lines/s\n";
    return Done{};
}

/// A position some way into a game of random moves: the same for everybody, by its seed.
Match random_opening(const GamePtr& game) {
    Match match(game);
    Random random(1);
    for (int i = 0; i < opening_words || !game->at_turn_start(match.position()) || match.to_move() == chance; ++i) {
        if (match.outcome().over) return Match(game);
        if (!match.play(choose_at_random(match, random))) break;
    }
    return match.outcome().over ? Match(game) : match;
}

Expected<Done> measure_search(const GamePtr& game, const Arguments& arguments, Json& json, std::string& out) {
    const auto nodes = arguments.number("--nodes", nodes_enough, 1, 1'000'000'000);
    if (!nodes) return nodes.fault();
    Limits limits;
    limits.nodes = static_cast<std::uint64_t>(*nodes);
    for (const bool opening : {true, false}) {
        const Match match = opening ? Match(game) : random_opening(game);
        if (match.to_move() == chance) continue;
        const Thought thought = game->think(match.position(), limits, {}, match.positions());
        json.object([&] {
            json.key("game").value(game->card().id);
            json.key("from").value(opening ? "the opening" : "a random game");
            json.key("position").value(game->write(match.position()));
            json.key("nodes").value(thought.nodes);
            json.key("depth").value(thought.depth);
            json.key("seconds").value(thought.seconds);
            json.key("nodesPerSecond").value(per_second(thought.nodes, thought.seconds));
            json.key("playouts").value(thought.playouts);
        });
        out += pad(game->card().id, 20) + pad(opening ? "search, opening" : "search, middle", 20) +
               pad(grouped(thought.nodes) + " positions, " + std::to_string(thought.depth) + " deep", 32) +
               decimal(thought.seconds, 3) + " s   " +
               grouped(static_cast<std::uint64_t>(per_second(thought.nodes, thought.seconds))) + " positions/s" +
               (thought.playouts == 0
                    ? "\n"
                    : ", " + grouped(static_cast<std::uint64_t>(per_second(thought.playouts, thought.seconds))) +
                          " games played out/s\n");
    }
    return Done{};
}

int measure(const Arguments& arguments, bool perft, bool searches) {
    const auto games = games_asked_for(arguments);
    if (!games) return refuse(games.fault());
    Json json;
    std::optional<Fault> fault;
    json.object([&] {
        if (perft) {
            json.key("perft").array([&] {
                for (const GamePtr& game : *games) {
                    std::string out;
                    const auto done = measure_perft(*game, arguments, json, out);
                    if (!done) fault = done.fault();
                    else if (!arguments.has("--json")) say(out);
                }
            });
        }
        if (searches && !fault) {
            json.key("search").array([&] {
                for (const GamePtr& game : *games) {
                    std::string out;
                    const auto done = measure_search(game, arguments, json, out);
                    if (!done) fault = done.fault();
                    else if (!arguments.has("--json")) say(out);
                }
            });
        }
    });
    if (fault) return refuse(*fault);
    if (arguments.has("--json")) say(json);
    return all_well;
}

}  // namespace

int run_bench(const Arguments& arguments) {
    const std::string name = arguments.words.empty() ? "" : arguments.words.front();
    if (name.empty()) return measure(arguments, true, true);
    if (name == "perft") return measure(arguments, true, false);
    if (name == "search") return measure(arguments, false, true);
    if (name == "match") return run_match(arguments);
    if (name == "levels") return run_levels(arguments);
    if (name == "weights") return run_weights(arguments);
    if (name == "tune") return run_tune(arguments);
    if (name == "dice") return run_dice(arguments);
    if (name == "gnubg") return run_gnubg(arguments);
    if (name == "gnubg-moves") return run_gnubg_moves(arguments);
    return refuse(wrong(
        sentences::unknown_benchmark, sentences::one_of,
        {{"text", shown(name)}, {"list", "perft, search, match, levels, weights, tune, dice, gnubg, gnubg-moves"}}));
}

}  // namespace ludus::terminal
