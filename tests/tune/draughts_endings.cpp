// draughts-endings GAME PIECES [OPTION=VALUE ...]: the endings of up to so many pieces, solved: for each material how many
// positions are won, drawn and lost for the side to move, the longest win, and a position that takes it.
// draughts-endings falkener-draughts 4
// draughts-endings falkener-polish-draughts 3 steps=forward value=free removal=end

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "core/draughts/games/english.hpp"
#include "core/draughts/games/polish.hpp"
#include "core/draughts/games/turkish.hpp"

namespace {

using namespace ludus;
using namespace ludus::draughts;

template <class Game>
int solve(int most, const std::vector<std::pair<std::string, std::string>>& chosen) {
    auto options = Options::of(Game::card(), chosen);
    if (!options) {
        std::fprintf(stderr, "%s\n", describe(options.fault()).c_str());
        return 2;
    }
    const Engine game(Game::card(), Game::with_options(*options));
    if (game.variant().duty != Duty::compulsory) {
        std::fprintf(stderr, "only where a capture must be made\n");
        return 2;
    }
    Endings endings;
    const auto start = std::chrono::steady_clock::now();
    std::uint64_t all = 0;
    for (int total = 2; total <= most; ++total)
        for (int own = 1; own < total; ++own)
            for (int kings = own; kings >= 0; --kings)
                for (int others = total - own, other_kings = others; other_kings >= 0; --other_kings) {
                    const auto small = [](int n) { return static_cast<std::int8_t>(n); };
                    const Material m{{small(own - kings), small(others - other_kings)},
                                     {small(kings), small(other_kings)}};
                    const Endings::Sums sums = endings.sums(game, m);
                    all += sums.won + sums.drawn + sums.lost;
                    std::printf("%d kings %d plain against %d kings %d plain: won %llu drawn %llu lost %llu", kings,
                                own - kings, other_kings, others - other_kings,
                                static_cast<unsigned long long>(sums.won), static_cast<unsigned long long>(sums.drawn),
                                static_cast<unsigned long long>(sums.lost));
                    if (sums.turns > 0)
                        std::printf("; longest win %d turns: %s", sums.turns, game.write(sums.example).c_str());
                    std::printf("\n");
                    std::fflush(stdout);
                }
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
    std::printf("%llu positions in %.1f s\n", static_cast<unsigned long long>(all), spent.count());
    return 0;
}

}  // namespace

int main(int count, char** words) {
    const std::string game = count > 1 ? words[1] : "";
    const int most = count > 2 ? std::atoi(words[2]) : 0;
    std::vector<std::pair<std::string, std::string>> chosen;
    for (int i = 3; i < count; ++i) {
        const std::string word = words[i];
        const auto equals = word.find('=');
        if (equals != std::string::npos) chosen.emplace_back(word.substr(0, equals), word.substr(equals + 1));
    }
    if (most >= 2 && most <= Endings::most_pieces) {
        if (game == English::card().id) return solve<English>(most, chosen);
        if (game == Polish::card().id) return solve<Polish>(most, chosen);
        if (game == Turkish::card().id) return solve<Turkish>(most, chosen);
    }
    std::fprintf(stderr, "draughts-endings GAME PIECES [OPTION=VALUE ...]: a game of draughts, and 2 to 5 pieces\n");
    return 2;
}
