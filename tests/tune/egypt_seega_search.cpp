// egypt-seega-search POSITIONS TABLES [SEED [SAMPLES]]: the game of Seega from the end of the placing, searched for a forced win
// of either side with at most so many positions looked at, down to the endings of TABLES pieces, which are solved. First the book's
// placing, with which its three games begin; then, if asked, placings at random.
//
// The search is by proof numbers, depth first (df-pn): a position that comes back on its own way counts as no win, so that every
// win found is one, and what is not found is left open.

#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <unordered_set>
#include <vector>

#include "core/base/random.hpp"
#include "core/egypt/senat_games.hpp"
#include "tests/tune/seega_check.hpp"

namespace {

using namespace ludus;
using namespace ludus::egypt;

constexpr std::uint32_t infinite = 1'000'000'000;
constexpr std::size_t everything = 1'000'000'000;

struct Numbers {
    std::uint32_t proof = 1, disproof = 1;
};

class Search {
public:
    Search(const Senat& game, int attacker, std::uint64_t most, int tables)
        : game_(game), attacker_(attacker), most_(most), tables_(tables), kept_(1U << 22) {}

    /// Whether the attacker has a forced win that was found.
    bool wins(const Senat::Position& root) {
        look(root, infinite, infinite);
        return find(game_.hash(root)).proof == 0;
    }
    [[nodiscard]] std::uint64_t looked_at() const { return looked_; }

private:
    struct Kept {
        std::uint64_t hash = 0;
        Numbers numbers;
    };

    Numbers find(std::uint64_t hash) const {
        const Kept& kept = kept_[hash % kept_.size()];
        return kept.hash == hash ? kept.numbers : Numbers{};
    }
    void keep(std::uint64_t hash, Numbers numbers) {
        Kept& kept = kept_[hash % kept_.size()];
        // What is proved is not given up for what is not.
        if (kept.hash != hash && kept.hash != 0 && kept.numbers.proof == 0 && numbers.proof != 0) return;
        kept = {hash, numbers};
    }

    /// What is known at once: the game over, or an ending of few pieces.
    std::optional<bool> known(const Senat::Position& p) const {
        const Outcome outcome = game_.result(p);
        if (outcome.over)
            return outcome.score[static_cast<std::size_t>(attacker_)] >
                   outcome.score[static_cast<std::size_t>(1 - attacker_)];
        if (p.owner.count(attacker_) < 2) return false;
        if (p.owner.count(0) + p.owner.count(1) > tables_) return std::nullopt;
        const auto ending = game_.ending(p, everything);
        if (!ending) return std::nullopt;
        return ending->sign == (p.seat == attacker_ ? 1 : -1);
    }

    void look(const Senat::Position& p, std::uint32_t proof_limit, std::uint32_t disproof_limit) {
        const std::uint64_t hash = game_.hash(p);
        ++looked_;
        if (const auto known_win = known(p)) {
            keep(hash, *known_win ? Numbers{0, infinite} : Numbers{infinite, 0});
            return;
        }
        MoveList moves;
        game_.moves(p, moves);
        std::vector<Senat::Position> after;
        for (const Move m : moves) {
            Senat::Position q = game_.play(p, m);
            q.quiet = 0;
            after.push_back(q);
        }
        way_.insert(hash);
        const bool attacks = p.seat == attacker_;
        for (;;) {
            // As the side to move sees it: one move has to do, and all of the other side's.
            std::uint32_t least = infinite, second = infinite, sum = 0, best_sum = 0;
            std::size_t best = 0;
            for (std::size_t i = 0; i < after.size(); ++i) {
                const std::uint64_t next = game_.hash(after[i]);
                Numbers n = find(next);
                if (n.proof != 0 && way_.contains(next)) n = {infinite, 0};
                const std::uint32_t own = attacks ? n.proof : n.disproof, other = attacks ? n.disproof : n.proof;
                sum = std::min(infinite, sum + other);
                if (own < least) {
                    second = least;
                    least = own;
                    best = i;
                    best_sum = other;
                } else {
                    second = std::min(second, own);
                }
            }
            const Numbers now = attacks ? Numbers{least, sum} : Numbers{sum, least};
            keep(hash, now);
            if (now.proof >= proof_limit || now.disproof >= disproof_limit || now.proof == 0 || now.disproof == 0 ||
                looked_ >= most_)
                break;
            const std::uint32_t own_limit = attacks ? proof_limit : disproof_limit,
                                sum_limit = attacks ? disproof_limit : proof_limit;
            const std::uint32_t own_next = std::min(own_limit, second + 1 + second / 4);
            const std::uint32_t sum_next = sum_limit >= infinite ? infinite : sum_limit - sum + best_sum;
            look(after[best], attacks ? own_next : sum_next, attacks ? sum_next : own_next);
        }
        way_.erase(hash);
    }

    const Senat& game_;
    int attacker_;
    std::uint64_t most_, looked_ = 0;
    int tables_;
    std::vector<Kept> kept_;
    std::unordered_set<std::uint64_t> way_;
};

/// 1: the first side wins, -1: the other, 0: not found.
int solve(const Senat& game, const Senat::Position& p, std::uint64_t most, int tables, std::uint64_t& looked) {
    for (const int attacker : {0, 1}) {
        Search search(game, attacker, most, tables);
        const bool wins = search.wins(p);
        looked = search.looked_at();
        if (wins) return attacker == 0 ? 1 : -1;
    }
    return 0;
}

}  // namespace

int main(int count, char** words) {
    const auto most = static_cast<std::uint64_t>(count > 1 ? std::atoll(words[1]) : 0);
    const int tables = count > 2 ? std::atoi(words[2]) : 0;
    const auto seed = static_cast<std::uint64_t>(count > 3 ? std::atoll(words[3]) : 1);
    const int samples = count > 4 ? std::atoi(words[4]) : 0;
    if (most == 0 || tables < 3 || tables > SeegaEndings::most_pieces) {
        std::fprintf(stderr, "egypt-seega-search POSITIONS TABLES [SEED [SAMPLES]]: tables of 3 to 8 pieces\n");
        return 2;
    }
    Senat::Variant variant;
    variant.side = SeegaEndings::side;
    const Senat game(Seega::card(), variant);
    const auto show = [&](const Senat::Position& p) {
        std::uint64_t looked = 0;
        const int found = solve(game, p, most, tables, looked);
        std::printf("%s: %s (%llu positions)\n", game.write(p).c_str(),
                    found > 0   ? "White wins"
                    : found < 0 ? "Red wins"
                                : "not found",
                    static_cast<unsigned long long>(looked));
        std::fflush(stdout);
        return found;
    };
    show(*game.read_position("white 001111011000.111001011000"));
    Random random(seed);
    std::array<int, 3> sums{};
    for (int i = 0; i < samples; ++i) {
        Senat::Position p = game.start();
        MoveList list;
        while (p.left > 0) {
            game.moves(p, list);
            p = game.play(p, list[random.below(list.size())]);
        }
        ++sums[static_cast<std::size_t>(1 + show(p))];
    }
    if (samples > 0)
        std::printf("of %d placings at random White, who begins, wins %d, Red %d; not found %d\n", samples, sums[2],
                    sums[0], sums[1]);
    return 0;
}
