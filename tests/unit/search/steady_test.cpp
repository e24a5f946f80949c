// Who looks ahead beats who takes what he can: a computer player that shuffles is seen on the day its game comes.

#include <doctest/doctest.h>

#include "core/game/catalogue.hpp"
#include "core/search/think.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/search/limits.hpp"
#include "ui/terminal/contest.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

Subjects games_of_two_sides() {
    Subjects out;
    for (const Subject& subject : catalogue_games())
        for (const Entry& entry : catalogue())
            // Where both choose hidden, an even choice loses to nobody and beats nobody (egypt/atep_test).
            if (entry.card().id == subject.game && count_sides(entry.card()) == 2 && !entry.card().has_hidden)
                out.push_back(subject);
    return out;
}

}  // namespace

// A pair of games, or three where dice fall, at a tenth of the level's positions; in --deep at the level itself, but for Go on
// nineteen lines, which would take an hour.
PER_GAME_VOLUME_TEST_CASE("a steady player beats a greedy one", games_of_two_sides) {
    using namespace ludus::terminal;
    // In the short way of this game nothing moves once it stands: dice alone decide it.
    std::vector<std::pair<std::string, std::string>> options;
    if (subject.game == "royal-paume-carie") options = {{"variant", "long"}};
    // A tenth of the time on nineteen lines.
    if (subject.game == "falkener-go" && !deep()) options = {{"lines", "9"}};
    const GamePtr game = *make_game(subject.game, options);
    const bool lucky = game->card().has_chance;
    Limits steady = find_level("steady")->limits;
    steady.seconds = 0;
    if (!deep() || subject.game == "falkener-go") steady.nodes /= 10;
    // A game with dice always ends, if late (the races of four take a thousand turns); another may go on for ever.
    const int cap = lucky ? 4000 : deep() ? 400 : 250;
    constexpr float decisive = 3;  // men ahead where a game is broken off
    const int pairs = lucky ? 3 : 1;
    float score = 0;
    for (int pair = 0; pair < pairs; ++pair)
        play_pair({game, thinker(steady), choose_greedily, 4, cap, decisive}, static_cast<std::uint64_t>(pair + 1),
                  [&](const Played& played, int side) {
                      terminal::Tally tally;
                      score += tally.add(played, side, game->card());
                  });
    MESSAGE(subject.game << ": " << score << " of " << 2 * pairs);
    CHECK(score > static_cast<float>(pairs));
}
