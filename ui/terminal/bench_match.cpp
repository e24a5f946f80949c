// bench match, bench levels: how well the computer plays.

#include <cmath>
#include <cstdio>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/search/think.hpp"
#include "ui/terminal/bench.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"
#include "ui/terminal/contest.hpp"

namespace ludus::terminal {

namespace {

constexpr float decisive_men = 10;

struct Contestant {
    std::string name;
    std::string limits;  ///< its limits, in words
    Chooser choose;
};

/// "random", "greedy" or a level, which is bounded by its count of positions alone where it has one, so that a match
/// played again goes the same way.
Expected<Contestant> contestant(const std::string& name, const Arguments& arguments, bool with_flags) {
    if (name == "random") return Contestant{name, std::string(sentences::any_legal_move), choose_at_random};
    if (name == "greedy") return Contestant{name, std::string(sentences::most_pieces), choose_greedily};
    const Level* level = find_level(name);
    if (!level) return no_player(name, {"random", "greedy"});
    Limits limits = limits_to_repeat(*level);
    if (with_flags && (arguments.has("--nodes") || arguments.has("--seconds") || arguments.has("--depth"))) {
        const auto read = read_limits(arguments, name);
        if (!read) return read.fault();
        limits = *read;
    }
    return Contestant{name, describe(limits), thinker(limits)};
}

}  // namespace

int run_match(const Arguments& arguments) {
    const auto options = arguments.options();
    if (!options) return refuse(options.fault());
    if (!arguments.has("--game"))
        return refuse(
            wrong(sentences::command_needs, "--game GAME", {{"command", "bench match"}, {"other", "--game"}}));
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
    if (sides < 2) return refuse(wrong(sentences::one_side_only, sentences::more_sides, {{"game", card.id}}));

    Tally tally;
    const auto begun = Clock::now();
    for (long i = 0; i < *games; ++i) {
        const int side = static_cast<int>(i % sides);  // the level plays every side in turn
        std::vector<Chooser> players;
        for (const SeatCard& seat : card.seats) players.push_back(seat.side == side ? first->choose : second->choose);
        Random random(scatter(static_cast<std::uint64_t>(*seed)) + static_cast<std::uint64_t>(i));
        const Played played = play_out(Match(*game), players, random, static_cast<int>(*cap), decisive_men);
        tally.add(played, side, card);
        if (arguments.has("--verbose"))
            std::fprintf(stderr, "game %ld as %s: %s, %d turns%s, %.0f s\n", i + 1,
                         card.seats[static_cast<std::size_t>(side)].id.c_str(),
                         terminal::describe(played.outcome, card).c_str(), played.turns,
                         played.capped ? ", stopped" : "", seconds_since(begun));
    }
    const double seconds = seconds_since(begun);
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("game").value(card.id);
            json.key("level").value(first->name);
            json.key("limits").value(first->limits);
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
            json.key("turns").value(tally.turns);
            json.key("seconds").value(seconds);
        });
        say(json);
        return all_well;
    }
    std::string out = ludus::say(sentences::match_of, {{"game", card.id},
                                                       {"player", first->name},
                                                       {"limits", first->limits},
                                                       {"other", second->name},
                                                       {"other_limits", second->limits},
                                                       {"seed", std::to_string(*seed)}}) +
                      "\n";
    out += "  " +
           ludus::say(sentences::match_result, {{"won", std::to_string(tally.won)},
                                                {"n", std::to_string(*games)},
                                                {"drawn", std::to_string(tally.drawn)},
                                                {"lost", std::to_string(tally.lost)},
                                                {"cap", std::to_string(*cap)},
                                                {"won_capped", std::to_string(tally.won_capped)},
                                                {"drawn_capped", std::to_string(tally.drawn_capped)},
                                                {"lost_capped", std::to_string(tally.lost_capped)}}) +
           "\n";
    for (const auto& [how, times] : tally.how) out += "  " + pad(std::to_string(times), 5) + how + "\n";
    out += "  " +
           ludus::say(sentences::match_time,
                      {{"turns", decimal(static_cast<double>(tally.turns) / static_cast<double>(*games), 1)},
                       {"seconds", decimal(seconds, 1)}}) +
           "\n";
    say(out);
    return all_well;
}

// ---- levels ------------------------------------------------------------------------------------

namespace {

/// A level with a share of what it may spend: of its positions, or where it has no count of them, of its time. With
/// `in_place` so many positions stand in the place of a clock, so that a match goes the same way again.
Limits share_of(const Level& level, double share, long in_place) {
    Limits limits = level.limits;
    if (limits.nodes == 0 && in_place > 0) limits.nodes = static_cast<std::uint64_t>(in_place);
    if (limits.nodes > 0) {
        limits.seconds = 0;
        limits.nodes = static_cast<std::uint64_t>(std::max(1.0, static_cast<double>(limits.nodes) * share));
    } else {
        limits.seconds *= share;
    }
    return limits;
}

struct Measured {
    std::string game, level, below;
    Limits limits, limits_below;
    Tally tally;
    Effort effort;  ///< of both
    double seconds = 0;
};

void put(Json& json, const Measured& m) {
    json.object([&] {
        json.key("game").value(m.game);
        json.key("level").value(m.level);
        json.key("limits").value(describe(m.limits));
        json.key("against").value(m.below);
        json.key("limitsAgainst").value(describe(m.limits_below));
        json.key("games").value(m.tally.games());
        json.key("won").value(m.tally.won);
        json.key("lost").value(m.tally.lost);
        json.key("drawn").value(m.tally.drawn);
        json.key("share").value(m.tally.share());
        json.key("byVictory").value(m.tally.by_victory);
        json.key("byAdjudication").value(m.tally.by_adjudication);
        json.key("atCap").value(m.tally.capped());
        json.key("turns").value(m.tally.turns);
        json.key("nodes").value(m.effort.positions);
        json.key("nodesPerSecond")
            .value(m.effort.seconds > 0 ? static_cast<double>(m.effort.positions) / m.effort.seconds : 0);
        json.key("seconds").value(m.seconds);
    });
}

std::string in_words(const Measured& m) {
    const Tally& t = m.tally;
    const double rate = m.effort.seconds > 0 ? static_cast<double>(m.effort.positions) / m.effort.seconds : 0;
    std::string out =
        pad(m.game, 20) + pad(m.level + " - " + m.below, 16) +
        ludus::say(sentences::tally_long, {{"won", std::to_string(t.won)},
                                           {"lost", std::to_string(t.lost)},
                                           {"drawn", std::to_string(t.drawn)},
                                           {"share", decimal(t.share(), 1)},
                                           {"victory", std::to_string(t.by_victory)},
                                           {"adjudicated", std::to_string(t.by_adjudication)},
                                           {"capped", std::to_string(t.capped())},
                                           {"turns", decimal(static_cast<double>(t.turns) / std::max(1, t.games()), 0)},
                                           {"rate", grouped(static_cast<std::uint64_t>(rate))},
                                           {"seconds", decimal(m.seconds, 0)}}) +
        "\n";
    out += "  " +
           ludus::say(sentences::limits_against,
                      {{"limits", describe(m.limits)}, {"other_limits", describe(m.limits_below)}}) +
           "\n";
    return out;
}

Expected<std::vector<GamePtr>> two_sided_games(const Arguments& arguments) {
    const auto options = arguments.options();
    if (!options) return options.fault();
    std::vector<GamePtr> games;
    if (const auto id = arguments.text("--game")) {
        const auto game = make_game(*id, *options);
        if (!game) return game.fault();
        if (count_sides((*game)->card()) != 2)
            return wrong(sentences::not_two_sides, sentences::two_sides, {{"game", *id}});
        games.push_back(*game);
        return games;
    }
    if (!options->empty())
        return wrong(sentences::flag_needs, "--game GAME", {{"flag", "--option"}, {"other", "--game"}});
    for (const Entry& entry : catalogue())
        if (count_sides(entry.card()) == 2) games.push_back(entry.make(Options(entry.card())));
    return games;
}

}  // namespace

int run_levels(const Arguments& arguments) {
    const auto kinds = two_sided_games(arguments);
    if (!kinds) return refuse(kinds.fault());
    const auto games = arguments.number("--games", 60, 1, 1'000'000);
    if (!games) return refuse(games.fault());
    const auto cap = arguments.number("--cap", 600, 1, 1'000'000);
    if (!cap) return refuse(cap.fault());
    const auto seed = arguments.number("--seed", 1, 0, 1'000'000'000);
    if (!seed) return refuse(seed.fault());
    const auto in_place = arguments.number("--nodes", 0, 1, 1'000'000'000);
    if (!in_place) return refuse(in_place.fault());
    const auto share = arguments.seconds("--share", 1);
    if (!share) return refuse(share.fault());
    const auto only = arguments.text("--level");
    if (only && (!find_level(*only) || find_level(*only) == levels().data())) {
        std::vector<std::string> names;
        for (const Level& one : levels())
            if (&one != levels().data()) names.push_back(one.id);
        return refuse(
            wrong(sentences::lowest_level, sentences::one_of, {{"text", shown(*only)}, {"list", join(names, ", ")}}));
    }
    Json json;
    json.object([&] {
        json.key("levels").array([&] {
            for (const GamePtr& game : *kinds) {
                for (std::size_t i = 1; i < levels().size(); ++i) {
                    const Level &level = levels()[i], &below = levels()[i - 1];
                    if (only && *only != level.id) continue;
                    Measured m{game->card().id,
                               level.id,
                               below.id,
                               share_of(level, *share, *in_place),
                               share_of(below, *share, *in_place),
                               {},
                               {},
                               0};
                    const Pairing pairing{
                        game, thinker(m.limits, {}, &m.effort), thinker(m.limits_below, {}, &m.effort),
                        4,    static_cast<int>(*cap),           decisive_men};
                    const auto begun = Clock::now();
                    for (long pair = 0; m.tally.games() < *games; ++pair) {
                        play_pair(pairing,
                                  scatter(static_cast<std::uint64_t>(*seed)) + static_cast<std::uint64_t>(pair),
                                  [&](const Played& played, int side) {
                                      if (m.tally.games() == *games) return;
                                      m.tally.add(played, side, game->card());
                                      if (arguments.has("--verbose"))
                                          std::fprintf(stderr, "%s %s - %s, game %d: %s, %d turns%s\n", m.game.c_str(),
                                                       m.level.c_str(), m.below.c_str(), m.tally.games(),
                                                       terminal::describe(played.outcome, game->card()).c_str(),
                                                       played.turns, played.capped ? ", stopped" : "");
                                  });
                    }
                    m.seconds = seconds_since(begun);
                    put(json, m);
                    if (!arguments.has("--json")) say(in_words(m));
                }
            }
        });
    });
    if (arguments.has("--json")) say(json);
    return all_well;
}

}  // namespace ludus::terminal
