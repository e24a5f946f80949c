// bench gnubg, bench gnubg-moves: our backgammon beside GNU Backgammon's, as now played, without the cube.

#include <algorithm>
#include <memory>
#include <set>

#include "core/game/catalogue.hpp"
#include "core/tables/games/backgammon.hpp"
#include "ui/terminal/backgammon_peer.hpp"
#include "ui/terminal/bench_dice.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"

namespace ludus::terminal {

namespace {

constexpr int skipped = 77;  ///< what a test gives back that could not be made
const std::vector<std::pair<std::string, std::string>> as_now_played = {{"single", "larger"}, {"gammon", "none-off"}};

using tables::Engine;

Options now_played() { return *Options::of(tables::Backgammon::card(), as_now_played); }

/// Our positions as it has them.
class Translator {
public:
    Translator() : engine_(tables::Backgammon::card(), tables::Backgammon::with_options(now_played())) {}

    /// As `seat` sees it; the other's bar is counted positive.
    [[nodiscard]] PeerBoard board(const Game& game, const Position& position, int seat) const {
        const auto p = *engine_.read_position(game.write(position));
        const auto mine = static_cast<std::size_t>(seat), other = 1 - mine;
        PeerBoard out{};
        out[0] = p.bar[mine];
        out[25] = p.bar[other];
        const tables::Course& course = engine_.variant().courses[mine];
        for (int n = 1; n <= 24; ++n) {
            const auto point = static_cast<std::size_t>(course.point(25 - n));
            out[static_cast<std::size_t>(n)] = p.men[mine][point] - p.men[other][point];
        }
        return out;
    }
    /// The numbers of the throw that is to be played.
    [[nodiscard]] std::pair<int, int> dice(const Game& game, const Position& position) const {
        const auto p = *engine_.read_position(game.write(position));
        return {p.dice[0], p.dice[1]};
    }

private:
    Engine engine_;
};

struct Ending {
    PeerBoard board{};
    std::vector<Move> way;
};

/// All a throw may be played to, with a way to each.
std::vector<Ending> endings(const Translator& translator, const Game& game, const Position& from) {
    const int seat = game.to_move(from);
    std::vector<Ending> out;
    std::set<std::uint64_t> met;
    std::vector<std::pair<Position, std::vector<Move>>> open = {{from, {}}};
    while (!open.empty()) {
        const auto [position, way] = std::move(open.back());
        open.pop_back();
        for (const Move move : game.moves(position)) {
            const Position next = game.play(position, move);
            if (!met.insert(game.hash(next)).second) continue;
            std::vector<Move> longer = way;
            longer.push_back(move);
            if (game.result(next).over || game.to_move(next) != seat)
                out.push_back({translator.board(game, next, seat), std::move(longer)});
            else open.emplace_back(next, std::move(longer));
        }
    }
    return out;
}

}  // namespace

int run_gnubg(const Arguments& arguments) {
    const std::string name = arguments.text("--level").value_or(default_level().id);
    const auto ours = dice_player(name);
    if (!ours) return refuse(ours.fault());
    const auto plies = arguments.number("--depth", 1, 0, 4);
    if (!plies) return refuse(plies.fault());
    const auto games = arguments.number("--games", 100, 2, 1'000'000);
    if (!games) return refuse(games.fault());
    const auto seed = arguments.number("--seed", 1, 0, 1'000'000'000);
    if (!seed) return refuse(seed.fault());
    auto started = BackgammonPeer::start(static_cast<int>(*plies));
    if (!started) return refuse(started.fault());
    BackgammonPeer& peer = *started;

    const Translator translator;
    const auto game = make_game("backgammon", as_now_played);
    std::vector<Move> plan;  // the rest of the throw it plays
    std::optional<Fault> fault;
    const DicePlayer theirs = [&](const Game& rules, const Position& position, Random&) {
        if (!plan.empty()) {
            const Move move = plan.front();
            plan.erase(plan.begin());
            return move;
        }
        const std::vector<Ending> all = endings(translator, rules, position);
        const Ending* chosen = &all.front();
        if (all.size() > 1 && !fault) {
            const auto [a, b] = translator.dice(rules, position);
            const auto best = peer.moves(translator.board(rules, position, rules.to_move(position)), a, b);
            if (!best) {
                fault = best.fault();
            } else {
                const auto found =
                    std::find_if(all.begin(), all.end(), [&](const Ending& e) { return e.board == best->front(); });
                if (found == all.end())
                    fault =
                        wrong(sentences::gnubg_illegal, sentences::legal_move, {{"position", rules.write(position)}});
                else chosen = &*found;
            }
        }
        plan.assign(chosen->way.begin() + 1, chosen->way.end());
        return chosen->way.front();
    };
    Points points;
    for (long i = 0; i < *games / 2 && !fault; ++i) {
        play_dice_pair(*game, *ours, theirs,
                       scatter(static_cast<std::uint64_t>(*seed)) + 2 * static_cast<std::uint64_t>(i), 2000, points);
        if (arguments.has("--verbose") && !fault) say(describe(points) + "\n");
    }
    if (fault) return refuse(*fault);
    if (arguments.has("--json")) {
        Json json;
        json.object([&] {
            json.key("level").value(name);
            json.key("plies").value(*plies);
            json.key("games").value(points.games());
            json.key("won").value(points.won);
            json.key("lost").value(points.lost);
            json.key("pointsAGame").value(points.mean());
            json.key("standardError").value(points.error());
        });
        say(json);
        return all_well;
    }
    say(ludus::say(sentences::gnubg_match,
                   {{"player", name}, {"n", std::to_string(*plies)}, {"seed", std::to_string(*seed)}}) +
        "\n  " + describe(points) + "\n");
    return all_well;
}

int run_gnubg_moves(const Arguments& arguments) {
    const auto games = arguments.number("--games", 4, 1, 1'000'000);
    if (!games) return refuse(games.fault());
    const auto seed = arguments.number("--seed", 1, 0, 1'000'000'000);
    if (!seed) return refuse(seed.fault());
    auto started = BackgammonPeer::start(0);
    if (!started) {
        say(ludus::say(sentences::gnubg_skipped, {{"text", started.fault().what}}) + "\n");
        return skipped;
    }
    const Translator translator;
    const auto game = make_game("backgammon", as_now_played);
    const auto random = dice_player("random");
    Random dice(scatter(static_cast<std::uint64_t>(*seed)));
    long throws = 0, ends = 0;
    for (long i = 0; i < *games; ++i) {
        Position position = (*game)->start();
        while (!(*game)->result(position).over) {
            const Game& rules = **game;
            if (rules.to_move(position) == chance) {
                position = rules.play(position, thrown(rules, position, dice.unit()));
                const auto [a, b] = translator.dice(rules, position);
                const auto theirs = started->moves(translator.board(rules, position, rules.to_move(position)), a, b);
                if (!theirs) return refuse(theirs.fault());
                std::set<PeerBoard> mine, his(theirs->begin(), theirs->end());
                for (const Ending& ending : endings(translator, rules, position)) mine.insert(ending.board);
                ++throws;
                ends += static_cast<long>(mine.size());
                if (mine != his)
                    return refuse(wrong(sentences::gnubg_differs, sentences::same_ends,
                                        {{"position", rules.write(position)},
                                         {"n", std::to_string(mine.size())},
                                         {"other", std::to_string(his.size())}}));
            } else {
                position = rules.play(position, (*random)(rules, position, dice));
            }
        }
    }
    say(ludus::say(sentences::gnubg_agrees, {{"rolls", std::to_string(throws)},
                                             {"n", std::to_string(*games)},
                                             {"positions", grouped(static_cast<std::uint64_t>(ends))}}) +
        "\n");
    return all_well;
}

}  // namespace ludus::terminal
