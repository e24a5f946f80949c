// perft and think: how many lines there are, and what the computer would play.

#include "core/base/text.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"

namespace ludus::terminal {

int run_perft(const Arguments& arguments) {
    const auto match = open_match(arguments.words[0], arguments);
    if (!match) return refuse(match.fault());
    const auto depth = read_number("DEPTH", arguments.words[1], 0, 40);
    if (!depth) return refuse(depth.fault());
    const Game& game = match->game();
    const bool by_turns = arguments.has("--turns");
    if (by_turns && !game.at_turn_start(match->position()))
        return refuse(wrong(sentences::turn_begun, sentences::turn_start));

    const auto begun = Clock::now();
    const Perft counted = game.perft(match->position(), static_cast<int>(*depth), by_turns, arguments.has("--divide"));
    const double seconds = seconds_since(begun);

    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("game").value(game.card().id);
            json.key("options");
            put_options(json, game.options());
            json.key("position").value(game.write(match->position()));
            json.key("depth").value(*depth);
            json.key("turns").value(by_turns);
            json.key("lines").value(counted.lines);
            json.key("divide").array([&] {
                for (const auto& first : counted.divide)
                    json.object([&] {
                        json.key("words").value(first.first);
                        json.key("lines").value(first.second);
                    });
            });
            json.key("seconds").value(seconds);
        });
        say(json);
        return all_well;
    }
    std::string out;
    for (const auto& [words, lines] : counted.divide) out += pad(words, 40) + " " + std::to_string(lines) + "\n";
    out += ludus::say(by_turns ? sentences::lines_of_turns : sentences::lines_of_moves, static_cast<int>(*depth),
                      {{"lines", std::to_string(counted.lines)}, {"seconds", decimal(seconds, 3)}}) +
           "\n";
    say(out);
    return all_well;
}

int run_think(const Arguments& arguments) {
    const auto match = open_match(arguments.words[0], arguments);
    if (!match) return refuse(match.fault());
    const auto limits = read_limits(arguments, default_level().id);
    if (!limits) return refuse(limits.fault());
    const Game& game = match->game();
    const Outcome outcome = match->outcome();
    if (outcome.over)
        return refuse(
            wrong(sentences::is_over, sentences::not_over_wanted, {{"outcome", describe(outcome, game.card())}}));

    const Thought thought = game.think(match->position(), *limits, {}, match->positions());
    std::vector<std::string> line;
    Match ahead = *match;
    for (const Move move : thought.line) {
        const std::string words = game.words(ahead.position(), move);
        if (!ahead.play(move)) break;
        line.push_back(words);
    }
    const std::string best = game.words(match->position(), thought.best);
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("game").value(game.card().id);
            json.key("position").value(game.write(match->position()));
            json.key("toMove").value(seat_id(game.card(), match->to_move()));
            json.key("words").value(best);
            json.key("value").value(static_cast<double>(thought.value));
            json.key("depth").value(thought.depth);
            json.key("nodes").value(thought.nodes);
            json.key("seconds").value(thought.seconds);
            json.key("line").array([&] {
                for (const std::string& words : line) json.value(words);
            });
        });
        say(json);
        return all_well;
    }
    say(best + "\n  " +
        ludus::say(sentences::thought, thought.depth,
                   {{"value", decimal(static_cast<double>(thought.value), 2)},
                    {"positions", grouped(thought.nodes)},
                    {"seconds", decimal(thought.seconds, 3)}}) +
        "\n  " + ludus::say(sentences::best_line, {{"list", join(line, " ")}}) + "\n");
    return all_well;
}

}  // namespace ludus::terminal
