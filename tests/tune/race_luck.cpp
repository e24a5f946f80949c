// race-luck GAME PLAYER PLAYER PAIRS [SHARE] [OPTION=VALUE...]: how two players of Pachisi's family fare against each other, and so how
// much is luck. A player is random, greedy, one (looks at its own roll alone), steady or strong; SHARE, 1 unless given, is the part of
// a level's positions it may look at. Partners are played by one player. Each pair of games has the same dice in both, with the sides
// changed over. In a game without partners each player has every other of the seats that play.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/game/catalogue.hpp"
#include "core/search/chances.hpp"
#include "ui/terminal/contest.hpp"

namespace {

using namespace ludus;

struct Chosen {
    std::string name;
    double share = 1;
    Move choose(const Match& match, Random& random) const {
        if (name == "random") return terminal::choose_at_random(match, random);
        if (name == "greedy") return terminal::choose_greedily(match, random);
        Limits limits;
        limits.depth = 1;
        if (name != "one") {
            limits = find_level(name)->limits;
            limits.seconds = 0;
            limits.nodes = static_cast<std::uint64_t>(static_cast<double>(limits.nodes) * share);
        }
        limits.seed = random.next();
        return match.game().think(match.position(), limits, {}, match.positions()).best;
    }
};

/// The first player's points: 1 won, 0 lost, a half where the game was broken off.
double play(const GamePtr& game, const Chosen& first, const Chosen& second, bool swapped, std::uint64_t seed,
            int& rolls) {
    Match match(game);
    Random dice(scatter(seed)), thoughts(scatter(seed + 1));
    const Card& card = game->card();
    int sides = 0, place = 0;
    for (const SeatCard& seat : card.seats) sides = std::max(sides, seat.side + 1);
    std::vector<int> of_seat;
    for (int seat = 0; seat < static_cast<int>(card.seats.size()); ++seat) {
        const bool playing = plays(card, game->options(), seat);
        const int of = sides == 2 ? card.seats[static_cast<std::size_t>(seat)].side : place % 2;
        of_seat.push_back(swapped ? 1 - of : of);
        place += playing;
    }
    for (int moves = 0; moves < 4900 && !match.outcome().over; ++moves) {
        const int seat = match.to_move();
        Move move;
        if (seat == chance) {
            move = drawn_by_odds(match.moves(), dice.unit(), [&](Move m) { return game->odds(match.position(), m); });
            ++rolls;
        } else {
            const Chosen& player = of_seat[static_cast<std::size_t>(seat)] == 0 ? first : second;
            move = player.choose(match, thoughts);
        }
        if (!match.play(move)) std::abort();
    }
    if (!match.outcome().over) return 0.5;
    for (std::size_t seat = 0; seat < of_seat.size(); ++seat)
        if (match.outcome().score[seat] > 0 && plays(card, game->options(), static_cast<int>(seat)))
            return of_seat[seat] == 0 ? 1 : 0;
    return 0.5;
}

}  // namespace

int main(int count, char** words) {
    if (count < 5) {
        std::fprintf(stderr, "race-luck GAME PLAYER PLAYER PAIRS [SHARE] [OPTION=VALUE...]\n");
        return 2;
    }
    double share = 1;
    std::vector<std::pair<std::string, std::string>> options;
    for (int i = 5; i < count; ++i) {
        const std::string word = words[i];
        const auto equals = word.find('=');
        if (equals == std::string::npos) share = std::atof(words[i]);
        else options.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    }
    const auto game = make_game(words[1], options);
    if (!game) {
        std::fprintf(stderr, "%s\n", describe(game.fault()).c_str());
        return 2;
    }
    const Chosen first{words[2], share}, second{words[3], share};
    const int pairs = std::atoi(words[4]);
    double sum = 0, squares = 0;
    int rolls = 0;
    for (int pair = 1; pair <= pairs; ++pair) {
        double points = 0;
        for (const bool swapped : {false, true})
            points += play(*game, first, second, swapped, static_cast<std::uint64_t>(pair) * 7919, rolls) / 2;
        sum += points;
        squares += points * points;
        if (pair == pairs || pair % 25 == 0) {
            const double mean = sum / pair, error = std::sqrt(std::max(0.0, squares / pair - mean * mean) / pair);
            std::printf("%s: %s against %s, %.1f of 100 (± %.1f, %d games; %d rolls a game)\n", words[1], words[2],
                        words[3], 100 * mean, 100 * error, 2 * pair, rolls / (2 * pair));
            std::fflush(stdout);
        }
    }
}
