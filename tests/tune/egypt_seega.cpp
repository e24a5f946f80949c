// egypt-seega PIECES [must] [remove] [loses] [check]: the endings of Seega of up to so many pieces, solved: for each number of
// pieces a side how many positions are won, drawn and lost for the side to move, the longest win, and a position that takes it.
// The words choose the options chain=must, blocked=remove and last=loses. With `check` every position is compared with those
// that its moves lead to, by the rules the game is played by.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

#include "core/egypt/senat_games.hpp"
#include "tests/tune/seega_check.hpp"

using namespace ludus;
using namespace ludus::egypt;

int main(int count, char** words) {
    const int most = count > 1 ? std::atoi(words[1]) : 0;
    Senat::Variant variant;
    variant.side = SeegaEndings::side;
    bool check = false;
    for (int i = 2; i < count; ++i) {
        const std::string_view word = words[i];
        variant.must_go_on |= word == "must";
        variant.opens_way |= word == "remove";
        variant.two_needed |= word == "loses";
        check |= word == "check";
    }
    if (most < 3 || most > SeegaEndings::most_pieces) {
        std::fprintf(stderr, "egypt-seega PIECES [must] [remove] [loses] [check]: 3 to 8 pieces\n");
        return 2;
    }
    const Senat game(Seega::card(), variant);
    const auto start = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    constexpr std::size_t everything = 1'000'000'000;
    SeegaEndings& endings = SeegaEndings::by({variant.must_go_on, variant.opens_way, variant.two_needed});
    std::uint64_t all = 0, wrong = 0;
    for (int total = 3; total <= most; ++total)
        for (int own = 1; own < total; ++own) {
            if (variant.two_needed && std::min(own, total - own) < 2) continue;
            const auto sums = endings.sums(own, total - own);
            all += sums.won + sums.drawn + sums.lost;
            std::printf("%d against %d: won %llu drawn %llu lost %llu", own, total - own,
                        static_cast<unsigned long long>(sums.won), static_cast<unsigned long long>(sums.drawn),
                        static_cast<unsigned long long>(sums.lost));
            if (sums.turns > 0)
                std::printf("; longest win %d turns: %s", sums.turns,
                            game.write(stand_as_position(sums.example, 0)).c_str());
            std::printf(" (%.0f s)\n", seconds());
            std::fflush(stdout);
            if (!check) continue;
            std::vector<std::pair<SeegaEndings::Stand, SeegaEndings::Ending>> found;
            endings.each(own, total - own,
                         [&](SeegaEndings::Stand s, SeegaEndings::Ending e) { found.emplace_back(s, e); });
            for (const auto& [s, e] : found) wrong += by_moves(game, stand_as_position(s, 0), everything) != e;
        }
    std::printf("%llu positions in %.1f s\n", static_cast<unsigned long long>(all), seconds());
    if (check) std::printf("%llu differ from what their moves come to\n", static_cast<unsigned long long>(wrong));
    return wrong == 0 ? 0 : 1;
}
