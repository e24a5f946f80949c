#include "ui/terminal/bench_dice.hpp"

#include <cmath>

#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/search/chances.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"

namespace ludus::terminal {

namespace {

/// What the first seat wins.
double play_game(const Game& game, const DicePlayer& first, const DicePlayer& second, std::uint64_t seed, int cap) {
    Random dice(scatter(seed)), whims(scatter(seed + 1));
    Position position = game.start();
    int throws = 0;
    while (!game.result(position).over) {
        const int seat = game.to_move(position);
        if (game.at_turn_start(position) && ++throws > cap) return 0;
        const Move move =
            seat == chance ? thrown(game, position, dice.unit()) : (seat == 0 ? first : second)(game, position, whims);
        position = game.play(position, move);
    }
    const Outcome outcome = game.result(position);
    return static_cast<double>(outcome.score[0] - outcome.score[1]);
}

}  // namespace

Move thrown(const Game& game, const Position& position, double drawn) {
    return drawn_by_odds(game.moves(position), drawn, [&](Move move) { return game.odds(position, move); });
}

void Points::add(double first, double second) {
    ++pairs_;
    const double mean_of_both = (first + second) / 2;
    sum_ += mean_of_both;
    squares_ += mean_of_both * mean_of_both;
    for (const double points : {first, second}) {
        won += points > 0;
        lost += points < 0;
    }
}

double Points::mean() const { return pairs_ > 0 ? sum_ / pairs_ : 0; }

double Points::error() const {
    if (pairs_ < 2) return 0;
    const double variance = (squares_ - sum_ * sum_ / pairs_) / (pairs_ - 1);
    return std::sqrt(std::max(0.0, variance) / pairs_);
}

void play_dice_pair(const GamePtr& game, const DicePlayer& first, const DicePlayer& second, std::uint64_t seed, int cap,
                    Points& points) {
    const double as_first = play_game(*game, first, second, seed, cap);
    const double as_second = -play_game(*game, second, first, seed, cap);
    points.add(as_first, as_second);
}

std::string describe(const Points& points) {
    const std::string sign = points.mean() < 0 ? "−" : "+";
    return ludus::say(sentences::dice_points, {{"mean", sign + decimal(std::abs(points.mean()), 3)},
                                               {"error", decimal(points.error(), 3)},
                                               {"n", std::to_string(points.games())},
                                               {"won", std::to_string(points.won)},
                                               {"lost", std::to_string(points.lost)}});
}

Expected<DicePlayer> dice_player(const std::string& name) {
    if (name == "random")
        return DicePlayer{[](const Game& game, const Position& position, Random& random) {
            const MoveList moves = game.moves(position);
            return moves[random.below(moves.size())];
        }};
    Limits limits;
    if (const Level* level = find_level(name)) {
        limits = limits_to_repeat(*level);
    } else {
        const auto throws = read_int(name);
        if (!throws || *throws < 1 || *throws > 9)
            return no_player(name, {"random", std::string(sentences::rolls_ahead)});
        limits.depth = static_cast<int>(*throws);
    }
    return DicePlayer{[limits](const Game& game, const Position& position, Random&) {
        return game.think(position, limits, {}, {}).best;
    }};
}

int run_dice(const Arguments& arguments) {
    const auto options = arguments.options();
    if (!options) return refuse(options.fault());
    if (!arguments.has("--game"))
        return refuse(wrong(sentences::command_needs, "--game GAME", {{"command", "bench dice"}, {"other", "--game"}}));
    const auto game = make_game(*arguments.text("--game"), *options);
    if (!game) return refuse(game.fault());
    if (!(*game)->card().has_chance || (*game)->card().seats.size() != 2)
        return refuse(wrong(sentences::not_dice, sentences::dice_game, {{"game", (*game)->card().id}}));
    const std::string one = arguments.text("--level").value_or(default_level().id);
    const std::string other = arguments.text("--against").value_or("random");
    const auto first = dice_player(one);
    if (!first) return refuse(first.fault());
    const auto second = dice_player(other);
    if (!second) return refuse(second.fault());
    const auto games = arguments.number("--games", 100, 2, 1'000'000);
    if (!games) return refuse(games.fault());
    const auto cap = arguments.number("--cap", 2000, 1, 1'000'000);
    if (!cap) return refuse(cap.fault());
    const auto seed = arguments.number("--seed", 1, 0, 1'000'000'000);
    if (!seed) return refuse(seed.fault());

    Points points;
    const auto begun = Clock::now();
    for (long i = 0; i < *games / 2; ++i)
        play_dice_pair(*game, *first, *second,
                       scatter(static_cast<std::uint64_t>(*seed)) + 2 * static_cast<std::uint64_t>(i),
                       static_cast<int>(*cap), points);
    const double seconds = seconds_since(begun);
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("game").value((*game)->card().id);
            json.key("level").value(one);
            json.key("against").value(other);
            json.key("games").value(points.games());
            json.key("won").value(points.won);
            json.key("lost").value(points.lost);
            json.key("pointsAGame").value(points.mean());
            json.key("standardError").value(points.error());
            json.key("seconds").value(seconds);
        });
        say(json);
        return all_well;
    }
    say(ludus::say(sentences::dice_match,
                   {{"game", (*game)->card().id}, {"player", one}, {"other", other}, {"seed", std::to_string(*seed)}}) +
        "\n  " + describe(points) + ", " + decimal(seconds, 1) + " s\n");
    return all_well;
}

}  // namespace ludus::terminal
