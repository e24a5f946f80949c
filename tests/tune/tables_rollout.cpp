// tables-rollout GAME GAMES [PLAYS TIMES]: how much more could still be won from a random player. Beside one throw looked ahead
// plays another who knows his adversary: of the PLAYS best at sight he has each played to the end TIMES over, one throw looked
// ahead against one who plays at random, the same numbers for each, and takes what wins most. It is the better player of the two
// against just this adversary; how little more it wins says how near the ceiling is. Also: how the games were lost.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "core/search/chances.hpp"
#include "tests/tune/tables_games.hpp"

namespace ludus::tables {

namespace {

struct Choice {
    Position end;
    double value = 0;
    int won = 0;
};

class Table {
public:
    Table(const Engine& engine, std::size_t plays, int times) : engine_(engine), plays_(plays), times_(times) {}

    /// From here on, with that seat looking one throw ahead or, where `knowing`, playing its throws out as well.
    Position to_the_end(Position p, int seat, std::uint64_t seed, bool knowing) {
        Random dice(scatter(seed)), whims(scatter(seed + 1));
        while (!over(p)) {
            const int mover = engine_.to_move(p);
            if (mover == seat) {
                p = knowing ? played_out(p, seat, scatter(seed ^ whims.next())) : at_sight(p, seat);
                continue;
            }
            engine_.moves(p, moves_);
            p = engine_.play(
                p, mover == chance ? sample_chance(engine_, p, moves_, dice) : moves_[whims.below(moves_.size())]);
        }
        return p;
    }

    [[nodiscard]] bool won(const Position& p, int seat) const {
        if (p.won >= 0) return p.won == seat;
        const Outcome outcome = engine_.result(p);
        return outcome.score[at(seat)] > outcome.score[at(1 - seat)];
    }

private:
    /// Who is first off has won, though he helps the other yet (royal.pc.help).
    [[nodiscard]] bool over(const Position& p) const { return p.won >= 0 || engine_.result(p).over; }

    [[nodiscard]] double worth(const Position& end, int seat) const {
        if (over(end)) return won(end, seat) ? 1e9 : -1e9;
        return engine_.evaluate(end, seat);
    }

    Position at_sight(const Position& p, int seat) {
        list_ends(engine_, p, ends_);
        return *std::max_element(ends_.begin(), ends_.end(),
                                 [&](const Position& a, const Position& b) { return worth(a, seat) < worth(b, seat); });
    }

    Position played_out(const Position& p, int seat, std::uint64_t seed) {
        list_ends(engine_, p, ends_);
        std::vector<Choice> choices;
        for (const Position& end : ends_) choices.push_back({end, worth(end, seat)});
        std::stable_sort(choices.begin(), choices.end(),
                         [](const Choice& a, const Choice& b) { return a.value > b.value; });
        if (over(choices.front().end)) return choices.front().end;
        if (choices.size() > plays_) choices.resize(plays_);
        constexpr int round = 25;
        for (int time = 1; time <= times_ && choices.size() > 1; ++time) {
            for (Choice& choice : choices)
                choice.won +=
                    won(to_the_end(choice.end, seat, seed + 2 * static_cast<std::uint64_t>(time), false), seat);
            if (time % round != 0) continue;
            // Those surely worse are left: they differ in the games the one lost or the other.
            const int most = std::max_element(choices.begin(), choices.end(), [](const Choice& a, const Choice& b) {
                                 return a.won < b.won;
                             })->won;
            std::erase_if(choices, [&](const Choice& c) {
                return most - c.won > 2.5 * std::sqrt(2.0 * time - most - c.won + 1);
            });
        }
        // Of equals the better at sight.
        return std::max_element(choices.begin(), choices.end(),
                                [](const Choice& a, const Choice& b) { return a.won < b.won; })
            ->end;
    }

    const Engine& engine_;
    std::size_t plays_;
    int times_;
    MoveList moves_;
    std::vector<Position> ends_;
};

int rollout(int count, char** words) {
    const auto engine = count < 3 ? nullptr : engine_of(words[1], nullptr);
    if (!engine) {
        std::fprintf(stderr, "tables-rollout GAME GAMES [PLAYS TIMES]\n");
        return 2;
    }
    const int games = std::atoi(words[2]);
    const int plays = count > 3 ? std::atoi(words[3]) : 5, times = count > 4 ? std::atoi(words[4]) : 200;
    Table table(*engine, static_cast<std::size_t>(std::max(1, plays)), times);
    int won[2]{}, turned[2]{};
    std::map<std::string, int> lost;
    for (int i = 0; i < games; ++i) {
        const int seat = i % 2;
        const auto seed = static_cast<std::uint64_t>(7919 * (i / 2) + 1);
        bool wins[2]{};
        for (const bool knowing : {false, true}) {
            const Position last = table.to_the_end(engine->start(), seat, seed, knowing);
            wins[knowing] = table.won(last, seat);
            won[knowing] += wins[knowing];
            if (knowing && !wins[1])
                ++lost[engine->ended(last).kind == End::Kind::none && last.won < 0
                           ? "by a throw that could not be played"
                           : "in the race"];
        }
        if (wins[0] != wins[1]) ++turned[wins[1]];
    }
    const auto print = [&](const char* name, int n) {
        const double share = static_cast<double>(n) / games;
        std::printf("  %-34s %.2f of 100 (± %.2f)\n", name, 100 * share, 100 * std::sqrt(share * (1 - share) / games));
    };
    std::printf("%s against a random player, %d games\n", words[1], games);
    print("one throw looked ahead", won[0]);
    print("the best played out", won[1]);
    std::printf("  more by %.2f of 100 (± %.2f)\n", 100.0 * (won[1] - won[0]) / games,
                100 * std::sqrt(static_cast<double>(turned[0] + turned[1])) / games);
    for (const auto& [how, n] : lost) std::printf("  lost %s: %.2f of 100\n", how.c_str(), 100.0 * n / games);
    return 0;
}

}  // namespace

}  // namespace ludus::tables

int main(int count, char** words) { return ludus::tables::rollout(count, words); }
