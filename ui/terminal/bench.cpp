// bench: how fast the rules and the machine are, and how well the machine plays. Figures, never checks.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>

#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"
#include "ui/terminal/contest.hpp"

namespace ludus::terminal {

namespace {

constexpr std::uint64_t lines_enough = 200'000;  ///< a perft of so many lines is worth timing
constexpr double seconds_enough = 5;
constexpr long nodes_enough = 50'000;
constexpr int opening_words = 40;  ///< of a random game, for a search in the thick of it
constexpr float decisive_men = 10;

using Clock = std::chrono::steady_clock;
double seconds_since(Clock::time_point begun) { return std::chrono::duration<double>(Clock::now() - begun).count(); }
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
    if (!options->empty()) return Fault{"--option wants --game", "--game GAME"};
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
        });
        out += pad(game->card().id, 20) + pad(opening ? "search, opening" : "search, middle", 20) +
               pad(grouped(thought.nodes) + " positions, " + std::to_string(thought.depth) + " deep", 32) +
               decimal(thought.seconds, 3) + " s   " +
               grouped(static_cast<std::uint64_t>(per_second(thought.nodes, thought.seconds))) + " positions/s\n";
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
                    if (!done)
                        fault = done.fault();
                    else if (!arguments.has("--json"))
                        say(out);
                }
            });
        }
        if (searches && !fault) {
            json.key("search").array([&] {
                for (const GamePtr& game : *games) {
                    std::string out;
                    const auto done = measure_search(game, arguments, json, out);
                    if (!done)
                        fault = done.fault();
                    else if (!arguments.has("--json"))
                        say(out);
                }
            });
        }
    });
    if (fault) return refuse(*fault);
    if (arguments.has("--json")) say(json);
    return all_well;
}

// ---- match -------------------------------------------------------------------------------------

struct Contestant {
    std::string name;
    std::string manner;  ///< its limits, in words
    Chooser choose;
};

/// "random", "greedy" or a level, which is bounded by its count of positions alone where it has one, so that a match
/// played again goes the same way.
Expected<Contestant> contestant(const std::string& name, const Arguments& arguments, bool with_flags) {
    if (name == "random") return Contestant{name, "any legal move", choose_at_random};
    if (name == "greedy") return Contestant{name, "the most men at the end of the turn", choose_greedily};
    const Level* level = find_level(name);
    if (!level) {
        std::vector<std::string> names = {"random", "greedy"};
        for (const Level& one : levels()) names.push_back(one.id);
        return Fault{"no player \"" + clean_utf8(name) + "\"", "one of: " + join(names, ", ")};
    }
    Limits limits = level->limits;
    if (limits.nodes > 0) limits.seconds = 0;
    if (with_flags && (arguments.has("--nodes") || arguments.has("--seconds") || arguments.has("--depth"))) {
        const auto read = read_limits(arguments, name);
        if (!read) return read.fault();
        limits = *read;
    }
    return Contestant{name, describe(limits), thinker(limits)};
}

struct Tally {
    int won = 0, drawn = 0, lost = 0;
    int won_capped = 0, drawn_capped = 0, lost_capped = 0;
    std::map<std::string, int> how;  ///< by what ended it, for the level measured
};

/// Counts a game for the side the level played.
void count(Tally& tally, const Played& played, int side, const Card& card) {
    float mine = 0, theirs = 0;
    for (std::size_t i = 0; i < card.seats.size(); ++i) {
        float& score = card.seats[i].side == side ? mine : theirs;
        score = std::max(score, played.outcome.score[i]);
    }
    const char* word = mine > theirs ? "won" : mine < theirs ? "lost" : "drawn";
    ++(mine > theirs ? tally.won : mine < theirs ? tally.lost : tally.drawn);
    if (played.capped) ++(mine > theirs ? tally.won_capped : mine < theirs ? tally.lost_capped : tally.drawn_capped);
    const std::string rule = played.outcome.rule.empty() ? "" : " (" + played.outcome.rule + ")";
    std::string text = played.outcome.text;
    text = text.substr(0, text.find(':'));
    ++tally.how[std::string(word) + ", " + (played.capped ? "broken off at the cap" : text + rule)];
}

int run_match(const Arguments& arguments) {
    const auto options = arguments.options();
    if (!options) return refuse(options.fault());
    if (!arguments.has("--game")) return refuse({"bench match lacks --game", "--game GAME"});
    const auto game = make_game(*arguments.text("--game"), *options);
    if (!game) return refuse(game.fault());
    const auto first = contestant(arguments.text("--level").value_or(default_level().id), arguments, true);
    if (!first) return refuse(first.fault());
    const auto second = contestant(arguments.text("--against").value_or("random"), arguments, false);
    if (!second) return refuse(second.fault());
    const auto games = arguments.number("--games", 100, 1, 1'000'000);
    if (!games) return refuse(games.fault());
    const auto cap = arguments.number("--cap", 600, 1, 1'000'000);
    if (!cap) return refuse(cap.fault());
    const auto seed = arguments.number("--seed", 1, 0, 1'000'000'000);
    if (!seed) return refuse(seed.fault());

    const Card& card = (*game)->card();
    int sides = 0;
    for (const SeatCard& seat : card.seats) sides = std::max(sides, seat.side + 1);
    if (sides < 2) return refuse({card.id + " has one side", "a game for two or more"});

    Tally tally;
    std::uint64_t turns = 0;
    const auto begun = Clock::now();
    for (long i = 0; i < *games; ++i) {
        const int side = static_cast<int>(i % sides);  // the level plays every side in turn
        std::vector<Chooser> players;
        for (const SeatCard& seat : card.seats) players.push_back(seat.side == side ? first->choose : second->choose);
        Random random(scatter(static_cast<std::uint64_t>(*seed)) + static_cast<std::uint64_t>(i));
        const Played played = play_out(*game, players, random, static_cast<int>(*cap), decisive_men);
        turns += static_cast<std::uint64_t>(played.turns);
        count(tally, played, side, card);
        if (arguments.has("--verbose"))
            std::fprintf(stderr, "game %ld as %s: %s, %d turns%s, %.0f s\n", i + 1,
                         card.seats[static_cast<std::size_t>(side)].id.c_str(),
                         terminal::describe(played.outcome, card).c_str(), played.turns,
                         played.capped ? ", broken off" : "", seconds_since(begun));
    }
    const double seconds = seconds_since(begun);
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("game").value(card.id);
            json.key("level").value(first->name);
            json.key("limits").value(first->manner);
            json.key("against").value(second->name);
            json.key("games").value(*games);
            json.key("won").value(tally.won);
            json.key("drawn").value(tally.drawn);
            json.key("lost").value(tally.lost);
            json.key("wonAtCap").value(tally.won_capped);
            json.key("drawnAtCap").value(tally.drawn_capped);
            json.key("lostAtCap").value(tally.lost_capped);
            json.key("how").object([&] {
                for (const auto& [how, times] : tally.how) json.key(how).value(times);
            });
            json.key("turns").value(turns);
            json.key("seconds").value(seconds);
        });
        say(json);
        return all_well;
    }
    std::string out = card.id + ": " + first->name + " (" + first->manner + ") against " + second->name + " (" +
                      second->manner + "), every side in turn, seed " + std::to_string(*seed) + "\n";
    out += "  won " + std::to_string(tally.won) + " of " + std::to_string(*games) + ", drawn " +
           std::to_string(tally.drawn) + ", lost " + std::to_string(tally.lost) + "; of these broken off after " +
           std::to_string(*cap) + " turns: won " + std::to_string(tally.won_capped) + ", drawn " +
           std::to_string(tally.drawn_capped) + ", lost " + std::to_string(tally.lost_capped) + "\n";
    for (const auto& [how, times] : tally.how) out += "  " + pad(std::to_string(times), 5) + how + "\n";
    out += "  " + decimal(static_cast<double>(turns) / static_cast<double>(*games), 1) + " turns a game, " +
           decimal(seconds, 1) + " s in all\n";
    say(out);
    return all_well;
}

}  // namespace

int run_bench(const Arguments& arguments) {
    const std::string name = arguments.words.empty() ? "" : arguments.words.front();
    if (name.empty()) return measure(arguments, true, true);
    if (name == "perft") return measure(arguments, true, false);
    if (name == "search") return measure(arguments, false, true);
    if (name == "match") return run_match(arguments);
    return refuse({"no benchmark \"" + clean_utf8(name) + "\"", "one of: perft, search, match"});
}

}  // namespace ludus::terminal
