// tables-train GAME HIDDEN SECONDS [SEED]: teaches a net the game by playing against itself (temporal
// differences) and prints the file it is kept in, core/tables/<game>_net.cpp. A game is broken off where the sides have
// passed each other: there the judgement of the race says what it was worth. Interrupted (Ctrl-C), it prints what it has.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <unordered_set>

#include "core/search/chances.hpp"
#include "core/tables/evaluation.hpp"
#include "tests/tune/tables_games.hpp"

namespace ludus::tables {

namespace {

/// The net while it learns.
struct Pupil {
    int hidden;
    std::vector<float> in, out;
    std::vector<float> unit;  ///< of the last judgement

    Pupil(int size, Random& random) : hidden(size), unit(at(size)) {
        in.resize(at(Net::inputs * hidden));
        out.resize(at(Net::outputs * (hidden + 1)));
        for (float& w : in) w = static_cast<float>(random.unit() - 0.5) * 0.2f;
        for (float& w : out) w = static_cast<float>(random.unit() - 0.5) * 0.2f;
    }
    Net::Odds judge(const Net::Sight& sight) {
        std::fill(unit.begin(), unit.end(), 0.0f);
        const std::size_t size = at(hidden);
        for (int i = 0; i < sight.count; ++i) {
            const float* row = &in[at(sight.on[at(i)]) * size];
            for (std::size_t h = 0; h < size; ++h) unit[h] += sight.much[at(i)] * row[h];
        }
        for (float& u : unit) u = 1.0f / (1.0f + std::exp(-u));
        Net::Odds odds{};
        for (std::size_t o = 0; o < odds.size(); ++o) {
            const float* row = &out[o * (size + 1)];
            float s = row[size];
            for (std::size_t h = 0; h < size; ++h) s += unit[h] * row[h];
            odds[o] = 1.0f / (1.0f + std::exp(-s));
        }
        return odds;
    }
    void learn(const Net::Sight& sight, const Net::Odds& wanted, float rate) {
        const Net::Odds odds = judge(sight);
        const std::size_t size = at(hidden);
        std::vector<float> back(size, 0.0f);
        for (std::size_t o = 0; o < odds.size(); ++o) {
            // Of the cross-entropy: the slope is the error itself.
            const float delta = wanted[o] - odds[o];
            float* row = &out[o * (size + 1)];
            for (std::size_t h = 0; h < size; ++h) {
                back[h] += delta * row[h];
                row[h] = std::clamp(row[h] + rate * delta * unit[h], -Net::scale_out, Net::scale_out);
            }
            row[size] = std::clamp(row[size] + rate * delta, -Net::scale_out, Net::scale_out);
        }
        for (std::size_t h = 0; h < size; ++h) back[h] *= rate * unit[h] * (1 - unit[h]);
        for (int i = 0; i < sight.count; ++i) {
            float* row = &in[at(sight.on[at(i)]) * size];
            for (std::size_t h = 0; h < size; ++h)
                row[h] = std::clamp(row[h] + sight.much[at(i)] * back[h], -Net::scale_in, Net::scale_in);
        }
    }
};

float points_of(const Net::Odds& odds) { return 2 * odds[0] - 1 + odds[1] - odds[2]; }

/// As the other side sees them.
Net::Odds turned(const Net::Odds& odds) { return {1 - odds[0], odds[2], odds[1]}; }

/// Of a game that is over, or where the race alone is left; for who throws next there.
bool settled(const Contest& contest, const Position& p, Net::Odds& odds) {
    const Outcome outcome = contest.result(p);
    if (outcome.over) {
        const float mine = outcome.score[at(p.turn)], his = outcome.score[at(1 - p.turn)];
        odds = {mine > his ? 1.0f : 0.0f, mine >= 2 ? 1.0f : 0.0f, his >= 2 ? 1.0f : 0.0f};
        return true;
    }
    if (in_contact(contest, p)) return false;
    odds = race_odds(contest, p, p.turn);
    return true;
}

/// All that a throw may be played to.
void list_ends(const Contest& contest, const Position& from, std::vector<Position>& ends) {
    static std::vector<Position> now, next;
    static std::unordered_set<std::uint64_t> met;
    static MoveList moves;
    ends.clear();
    met.clear();
    now.assign(1, from);
    const int seat = contest.to_move(from);
    while (!now.empty()) {
        next.clear();
        for (const Position& p : now) {
            contest.moves(p, moves);
            for (const Move move : moves) {
                const Position q = contest.play(p, move);
                if (!met.insert(contest.hash(q)).second) continue;
                (contest.to_move(q) != seat || contest.result(q).over ? ends : next).push_back(q);
            }
        }
        now.swap(next);
    }
}

volatile std::sig_atomic_t interrupted = 0;

void print(const Pupil& pupil, const std::string& name) {
    std::printf("// The net of %s, learnt by self-play; written by tables-train (tests/tune).\n\n#include \"core/tables/nets.hpp\"\n\n"
                "namespace ludus::tables::nets {\n\nnamespace {\n\nconstexpr std::int8_t kept[] = {", name.c_str());
    std::size_t count = 0;
    const auto put = [&](float w, float scale) {
        const int whole = static_cast<int>(std::lround(static_cast<double>(w) * 127 / static_cast<double>(scale)));
        std::printf("%s%d,", count++ % 32 == 0 ? "\n    " : "", std::clamp(whole, -127, 127));
    };
    for (const float w : pupil.in) put(w, Net::scale_in);
    for (const float w : pupil.out) put(w, Net::scale_out);
    std::printf("\n};\n\n}  // namespace\n\nstd::span<const std::int8_t> %s() { return kept; }\n\n}  // namespace ludus::tables::nets\n", name.c_str());
}

int teach(int count, char** words) {
    if (count < 4) {
        std::fprintf(stderr, "tables-train GAME HIDDEN SECONDS [SEED]\n");
        return 2;
    }
    const auto contest = contest_of(words[1], nullptr);
    if (!contest) {
        std::fprintf(stderr, "no game \"%s\" of tables\n", words[1]);
        return 2;
    }
    const double seconds = std::atof(words[3]);
    Random random(count > 4 ? static_cast<std::uint64_t>(std::atoll(words[4])) : 1);
    Pupil pupil(std::atoi(words[2]), random);
    const std::clock_t begun = std::clock();
    const auto spent = [&] { return static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC; };
    MoveList moves;
    std::vector<Position> ends;
    long games = 0;
    std::signal(SIGINT, [](int) { interrupted = 1; });
    for (; spent() < seconds && !interrupted; ++games) {
        // By the processor's clock: the rate falls as time goes by.
        const float rate = 0.1f * static_cast<float>(std::pow(0.05, spent() / seconds));
        Position p = contest->start();
        Net::Odds known{};
        while (!settled(*contest, p, known)) {
            const Position before = p;
            const bool judged = contest->to_move(p) == chance && p.phase == Phase::toss;
            while (contest->to_move(p) == chance) {
                contest->moves(p, moves);
                p = contest->play(p, sample_chance(*contest, p, moves, random));
            }
            list_ends(*contest, p, ends);
            const Position* best = nullptr;
            Net::Odds after{};
            float most = -100;
            for (const Position& end : ends) {
                Net::Odds odds{};
                if (!settled(*contest, end, odds)) odds = pupil.judge(Net::Sight(contest->law(), end));
                if (end.turn != p.turn) odds = turned(odds);
                if (points_of(odds) > most) {
                    most = points_of(odds);
                    best = &end;
                    after = odds;
                }
            }
            if (judged && !ends.empty()) pupil.learn(Net::Sight(contest->law(), before), after, rate);
            if (!best) break;
            p = *best;
        }
        if (games % 5000 == 0) std::fprintf(stderr, "%ld games, %.0f s\n", games, spent());
    }
    std::fprintf(stderr, "%ld games\n", games);
    print(pupil, words[1]);
    return 0;
}

}  // namespace

}  // namespace ludus::tables

int main(int count, char** words) { return ludus::tables::teach(count, words); }
