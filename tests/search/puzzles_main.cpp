// puzzles: finds puzzles of a family of games, proves each a second time, deeper, and prints each as a line of JSON.
// puzzles.mjs runs it and keeps what it finds in assets/puzzles.
//
//   puzzles --family chess --seconds 300 --want 20 --seed 1 [--game ID] [--records assets/examples/chess]

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "core/base/json.hpp"
#include "core/base/random.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/record.hpp"
#include "core/search/chances.hpp"
#include "tests/search/puzzles.hpp"

namespace ludus::tests {
namespace {

using Clock = std::chrono::steady_clock;

struct Wish {
    double seconds = 60;
    int want = 20;
    std::uint64_t seed = 1;
    std::string family, game, records;
};

/// Where a position stands in a book or a game of the computer with itself.
struct Source {
    std::string record;
    int ply = 0;
    std::uint64_t seed = 0;
};

/// How clear a best turn has to be, in pieces or, with dice, in points of the score.
constexpr double clear_in_pieces = 1.5, clear_in_points = 0.06;
constexpr std::uint64_t win_positions = 600'000;
/// One look that gives the best two turns says whether the searches that prove are worth their time.
constexpr Limits glance = {.nodes = 2'000, .lines = 2}, glance_at_rolls = {.nodes = 4'000, .depth = 2, .lines = 2};

class Miner {
public:
    explicit Miner(const Wish& wish) : wish_(wish), random_(wish.seed), end_(Clock::now()) {
        end_ += std::chrono::milliseconds(static_cast<long>(wish.seconds * 1000));
    }

    void run() {
        std::vector<GamePtr> games;
        for (const Entry& entry : catalogue()) {
            const std::string& id = entry.card().id;
            if (!wish_.family.empty() && wish_.family != entry.card().family) continue;
            if (!wish_.game.empty() && wish_.game != id) continue;
            games.push_back(*make_game(id));
        }
        std::erase_if(games, [](const GamePtr& game) { return game->card().has_hidden || sides(*game) != 2; });
        // Go is too large for a search of every line.
        std::erase_if(games, [](const GamePtr& game) { return game->card().family == "go"; });
        if (!wish_.records.empty()) records();
        for (bool any = true; any && !late();) {
            any = false;
            for (const GamePtr& game : games) {
                if (late() || found_[game->card().id] >= wish_.want) continue;
                any = true;
                self_play(game);
            }
        }
        // Where the time went.
        for (const auto& [name, spent] : spent_)
            std::fprintf(stderr, "%s: %.1f s, %d times\n", name.c_str(), spent.seconds, spent.times);
    }

private:
    struct Spent {
        double seconds = 0;
        int times = 0;
    };
    /// Counts what is done, and its time, under a name.
    template <class Work>
    auto timed(const Game& game, const char* name, Work&& work) {
        const auto begun = Clock::now();
        auto done = work();
        Spent& spent = spent_[game.card().id + " " + name];
        spent.seconds += std::chrono::duration<double>(Clock::now() - begun).count();
        ++spent.times;
        return done;
    }

    [[nodiscard]] bool late() const { return Clock::now() > end_; }
    static int sides(const Game& game) {
        std::set<int> all;
        for (const SeatCard& seat : game.card().seats) all.insert(seat.side);
        return static_cast<int>(all.size());
    }
    static int side_to_move(const Game& game, const Position& p) {
        return game.card().seats[static_cast<std::size_t>(game.to_move(p))].side;
    }

    // ---- where positions come from ----

    void records() {
        std::vector<std::string> files;
        for (const auto& file : std::filesystem::recursive_directory_iterator(wish_.records))
            if (file.path().extension() == ".game") files.push_back(file.path().string());
        std::sort(files.begin(), files.end());
        for (const std::string& file : files) {
            std::ifstream in(file, std::ios::binary);
            std::stringstream text;
            text << in.rdbuf();
            const auto match = read_record(text.str());
            if (!match || match->game().card().family == "go" || late()) continue;
            if (match->game().card().has_hidden || sides(match->game()) != 2) continue;
            if (!wish_.game.empty() && wish_.game != match->game().card().id) continue;
            int ply = 0;
            bool rolled = false;
            for (const int node : match->whole_line()) {
                const Position& p = match->node(node).position;
                consider(match->game(), p, {file, ply++, 0}, rolled);
                rolled = !match->game().result(p).over && match->game().to_move(p) == chance;
            }
        }
    }

    /// The computer, weak in its own way in every game, against itself: now and then somebody moves at random, and there is something to find.
    void self_play(const GamePtr& game) {
        const std::uint64_t seed = random_.next() % 1'000'000;
        Random random(seed);
        Position p = game->start();
        const int before = found_[game->card().id];
        const bool dice = game->card().has_chance;
        const int wobble = static_cast<int>(random.below(4)) * (dice ? 60 : 40);
        const std::uint64_t slips = 6 + random.below(14), opening = dice ? 0 : 4 + random.below(6);
        // Every other game is played for its end alone: best turns are met sooner, and a game gives two puzzles.
        const bool ends_only = !dice && random.below(2) == 0;
        const int from = dice ? 1 : 7 + static_cast<int>(random.below(60));
        for (int ply = 0; ply < 400 && !game->result(p).over && !late(); ++ply) {
            const MoveList moves = game->moves(p);
            const bool rolled = game->to_move(p) == chance;
            Move move = moves[random.below(moves.size())];
            if (rolled) {
                move = drawn_by_odds(moves, random.unit(), [&](Move m) { return game->odds(p, m); });
            } else if (static_cast<std::uint64_t>(ply) >= opening && random.below(slips) > 0) {
                const Limits quick = {.nodes = 300, .depth = 1, .seed = random.next(), .wobble = wobble};
                move = timed(*game, "moves of games", [&] { return game->think(p, quick, {}, {}).best; });
            }
            p = game->play(p, move);
            if (ply >= from) consider(*game, p, {"", ply + 1, seed}, rolled, ends_only);
            if (found_[game->card().id] > before + 1) return;  // no two games alike
        }
    }

    // ---- what is made of them ----

    void consider(const Game& game, const Position& p, const Source& source, bool rolled, bool ends_only = false) {
        if (found_[game.card().id] >= wish_.want || late()) return;
        if (game.result(p).over || game.to_move(p) == chance) return;
        const bool dice = game.card().has_chance;
        if (dice ? !rolled : !game.at_turn_start(p)) return;
        if (!fresh_.insert(game.hash(p)).second) return;
        if (game.moves(p).size() < 2) return;
        const Thought seen =
            timed(game, "glances", [&] { return game.think(p, dice ? glance_at_rolls : glance, {}, {}); });
        const bool decided = !dice && seen.value >= 1000;
        if (!decided &&
            (ends_only || seen.lines.size() < 2 || seen.lines[0].value - seen.lines[1].value < clear_in(game)))
            return;
        const auto again = game.read_position(game.write(p));
        if (!again || game.moves(*again) != game.moves(p)) return;
        const auto turns = turns_of(game, p);
        if (turns.size() < 4) return;
        if (decided && timed(game, "wins looked for", [&] { return forced(game, p, turns, source); })) return;
        if (ends_only) return;
        // A level that has enough is not proved for.
        const auto looks = [&](const Limits& limits) { return game.think(p, limits, {}, {}).best == seen.best; };
        const int level = looks({.nodes = 2'000, .depth = 1}) ? 1 : dice || looks({.nodes = 4'000}) ? 2 : 3;
        const int most = (wish_.want * (level == 1 ? 3 : 2) + 4) / 5;
        if (count_[{game.card().id, 10 + level}] >= most) return;
        timed(game, "proofs of best turns", [&] { return best(game, p, turns, source, level); });
    }

    /// How far a turn must be ahead. The dice of Chaturanga choose the piece: what is weighed are pieces.
    static double clear_in(const Game& game) {
        return game.card().has_chance && game.card().family != "chess" ? clear_in_points : clear_in_pieces;
    }

    /// A win that can be forced, by one turn alone, where a first look has seen one. True where nothing else need be looked for here.
    bool forced(const Game& game, const Position& p, const std::vector<Turn>& turns, const Source& source) {
        const int side = side_to_move(game, p);
        for (int n = 1; n <= 3 && !late(); ++n) {
            WinSearch search(game, side, win_positions);
            std::vector<const Turn*> winners;
            for (const Turn& turn : turns) {
                if (search.wins_after(turn, n - 1)) winners.push_back(&turn);
                if (winners.size() > 1 || search.spent()) return true;
            }
            if (winners.empty()) continue;
            if (count_[{game.card().id, n}] >= (wish_.want * 2 + 4) / 5) return true;
            ++count_[{game.card().id, n}];
            // One way it may go on, whatever the other side does.
            std::vector<std::string> line;
            Outcome outcome = winners.front()->outcome;
            const Turn* last = winners.front();
            std::vector<std::vector<Turn>> kept;
            const std::size_t replies = n > 1 ? turns_of(game, last->end).size() : 0;
            for (int left = n - 1; left > 0 && !outcome.over; --left) {
                kept.push_back(turns_of(game, last->end));
                last = &kept.back().front();
                line.push_back(join(last->words, " "));
                outcome = last->outcome;
                if (outcome.over) break;
                kept.push_back(turns_of(game, last->end));
                for (const Turn& turn : kept.back())
                    if (search.wins_after(turn, left - 1)) last = &turn;
                line.push_back(join(last->words, " "));
                outcome = last->outcome;
            }
            print(game, p, *winners.front(), source, n == 1 ? 1 : n, [&](Json& json) {
                json.key("kind").value("win");
                json.key("turns").value(n);
                if (n > 1) json.key("replies").value(replies);
                if (!line.empty()) json.key("line").value(join(line, " / "));
                json.key("ending").value(outcome.text);
                json.key("rule").value(outcome.rule);
                json.key("proof").object([&] {
                    json.key("search").value("every line");
                    json.key("turns").value(n);
                    json.key("others").value(turns.size() - 1);
                    json.key("positions").value(search.positions() + turns.size());
                });
            });
            return true;
        }
        return false;
    }

    struct Worth {
        const Turn* turn;
        double value;
    };
    static bool better(const Worth& a, const Worth& b) { return a.value > b.value; }

    /// The turn that is clearly best in a first search and in a second, deeper one. True where there is one.
    bool best(const Game& game, const Position& p, const std::vector<Turn>& turns, const Source& source, int level) {
        const bool dice = game.card().has_chance;
        if (dice && turns.size() > 40) return false;
        const double clear = clear_in(game);
        const int side = side_to_move(game, p);
        std::uint64_t nodes = 0, deep_nodes = 0;
        std::vector<Worth> all;
        // The first three are looked at the most; what is far behind already, the least.
        const auto judge = [&](const Limits& limits, const Limits& rest, std::uint64_t& spent, std::size_t most = 400) {
            std::sort(all.begin(), all.end(), better);
            const double far = all[0].value - 5 * clear;
            for (std::size_t i = 0; i < std::min(most, all.size()) && !late(); ++i) {
                Limits given = i < 3 ? limits : rest;
                if (dice && i >= 3 && all[i].value < far) given.nodes /= 5;
                all[i].value = worth(game, all[i].turn->end, side, given, spent);
            }
            std::sort(all.begin(), all.end(), better);
            return !late() && all[0].value - all[1].value >= clear && std::fabs(all[0].value) < 2'000;
        };
        for (const Turn& turn : turns) all.push_back({&turn, 0});
        if (dice) {
            if (!judge({.depth = 1}, {.depth = 1}, nodes)) return false;
        } else if (!judge({.nodes = 300}, {.nodes = 300}, nodes) ||
                   !judge({.nodes = 3'000}, {.nodes = 3'000}, nodes, 6)) {
            return false;
        }
        const Worth first = all[0], next = all[1];
        if (all[0].turn->outcome.over) return false;  // it ends the game at once: a win, found elsewhere
        const Limits deep = dice ? Limits{.nodes = 6'000, .depth = 2} : Limits{.nodes = 30'000};
        const Limits rest = dice ? Limits{.nodes = 1'500, .depth = 2} : Limits{.nodes = 4'000};
        if (!judge(deep, rest, deep_nodes) || all[0].turn != first.turn) return false;
        if (!found_again(game, p, *first.turn)) return false;
        ++count_[{game.card().id, 10 + level}];
        const Position& last = first.turn->before_last;
        const auto reasons = game.reasons(last, first.turn->moves.back());
        print(game, p, *first.turn, source, level, [&](Json& json) {
            json.key("kind").value("best");
            json.key("rule").value(reasons.empty() ? "" : reasons.front().rule);
            json.key("value").value(rounded(all[0].value));
            json.key("next").value(join(all[1].turn->words, " "));
            json.key("nextValue").value(rounded(all[1].value));
            json.key("proof").object([&] {
                json.key("search").value(dice ? "all rolls" : "alpha-beta");
                json.key("first").array([&] { json.value(rounded(first.value)).value(rounded(next.value)); });
                json.key("firstPositions").value(nodes);
                json.key("depth").value(dice ? 3 : game.think(first.turn->end, deep, {}, {}).depth + 1);
                json.key("others").value(turns.size() - 1);
                json.key("positions").value(deep_nodes);
            });
        });
        return true;
    }

    /// The level that the tests ask, from the position itself, plays the same turn.
    static bool found_again(const Game& game, Position p, const Turn& turn) {
        Limits strong = find_level("strong")->limits;
        strong.seconds = 0;
        for (std::size_t i = 0; i < turn.moves.size() + 2; ++i) {
            const int seat = game.to_move(p);
            p = game.play(p, game.think(p, strong, {}, {}).best);
            if (game.result(p).over || game.to_move(p) != seat || game.at_turn_start(p)) break;
        }
        return game.hash(p) == game.hash(turn.end);
    }

    static double rounded(double value) { return std::round(value * 1000) / 1000; }

    template <class Rest>
    void print(const Game& game, const Position& p, const Turn& answer, const Source& source, int level, Rest&& rest) {
        ++found_[game.card().id];
        Json json;
        json.object([&] {
            head(json, game, game.write(p), game.to_move(p), level);
            json.key("answers").array([&] { json.value(join(answer.words, " ")); });
            json.key("end").value(game.write(answer.end));
            json.key("over").value(answer.outcome.over);
            rest(json);
            if (source.record.empty()) {
                json.key("selfPlay").value(source.seed);
            } else {
                json.key("record").value(source.record);
            }
            json.key("ply").value(source.ply);
        });
        std::printf("%s\n", json.text().c_str());
        std::fflush(stdout);
    }

    static void head(Json& json, const Game& game, const std::string& position, int seat, int level) {
        std::vector<std::string> options;
        for (const auto& [key, value] : game.options().chosen()) options.push_back(key + "=" + value);
        json.key("game").value(game.card().id);
        json.key("options").value(join(options, " "));
        json.key("position").value(position);
        json.key("seat").value(game.card().seats[static_cast<std::size_t>(seat)].id);
        json.key("level").value(level);
    }

    Wish wish_;
    Random random_;
    Clock::time_point end_;
    std::map<std::string, int> found_;
    std::map<std::pair<std::string, int>, int> count_;
    std::set<std::uint64_t> fresh_;
    std::map<std::string, Spent> spent_;
};

}  // namespace
}  // namespace ludus::tests

int main(int count, char** words) {
    ludus::tests::Wish wish;
    for (int i = 1; i + 1 < count; i += 2) {
        const std::string key = words[i], value = words[i + 1];
        if (key == "--seconds") wish.seconds = std::atof(value.c_str());
        else if (key == "--want") wish.want = std::atoi(value.c_str());
        else if (key == "--seed") wish.seed = static_cast<std::uint64_t>(std::atoll(value.c_str()));
        else if (key == "--family") wish.family = value;
        else if (key == "--game") wish.game = value;
        else if (key == "--records") wish.records = value;
        else return 2;
    }
    ludus::tests::Miner(wish).run();
    return 0;
}
