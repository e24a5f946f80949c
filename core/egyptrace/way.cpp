#include "core/egyptrace/way.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/egyptrace/way_sentences.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"

namespace ludus::egyptrace {

namespace {

// action(1) to action(4) are the throws.
constexpr Move pass = kit::action(0);

}  // namespace

Way::Way(const Card& card, const WayVariant& variant) : card_(&card), variant_(variant) {}

Way::Position Way::start() const {
    Position p;
    // falkener.way.array: "Each player has four pieces, which are entered in the four side squares".
    for (int seat = 0; seat < 2; ++seat) {
        if (variant_.enters_all) p.hand[at(seat)] = static_cast<std::int8_t>(variant_.camp);
        else std::fill_n(p.at[at(seat)].begin(), variant_.camp, std::int8_t{1});
    }
    p.seat = variant_.first;
    return p;
}

int Way::on_board(const Position& p, int seat) const {
    const auto& own = p.at[at(seat)];
    return std::accumulate(own.begin(), own.begin() + home(), 0);
}
int Way::strength(const Position& p, int seat) const { return p.out[at(seat)] + p.hand[at(seat)] + on_board(p, seat); }
// falkener.way.end: "lost or played out all his pieces"; prisoners in hand are still to be played.
bool Way::out_of_pieces(const Position& p) const {
    for (int seat = 0; seat < 2; ++seat)
        if (p.hand[at(seat)] == 0 && on_board(p, seat) == 0) return true;
    return false;
}
bool Way::over(const Position& p) const {
    return (variant_.standstill > 0 && p.quiet >= variant_.standstill) || out_of_pieces(p);
}

int Way::taken_at(const Position& p, int to) const { return on_way(to) ? p.at[at(1 - p.seat)][at(to)] : 0; }

bool Way::may_go(const Position& p, int to) const {
    if (to >= home()) return to == home();  // falkener.way.out: the exact number
    if (!on_way(to)) return true;           // a camp is its owner's alone
    if (variant_.single && p.at[at(p.seat)][at(to)] > 0) return false;
    return !variant_.pair_safe || taken_at(p, to) < 2;
}

void Way::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (over(p)) return;
    if (p.die == 0) {
        for (int n = 1; n <= sides_of_die; ++n) list.push_back(kit::action(n));
        return;
    }
    // falkener.way.prisoner: "entered on that side, when the player chooses, in 1, 2, 3 or 4".
    if (p.hand[at(p.seat)] > 0) list.push_back(kit::from_to(hand, entry(p.die)));
    for (int from = 0; from < home(); ++from)
        if (p.at[at(p.seat)][at(from)] > 0 && may_go(p, from + p.die)) list.push_back(kit::from_to(from, from + p.die));
    if (list.empty() || !variant_.must_move) list.push_back(pass);  // falkener.way.optional
}

void Way::prune(const Position& p, MoveList& list) const {
    constexpr int patience = 4;
    if (p.die != 0 && p.quiet >= patience && list.size() > 1 && list.back() == pass) list.pop_back();
}

Way::Position Way::play(const Position& p, Move m) const {
    Position q = p;
    if (p.die == 0) {
        q.die = kit::to(m);
        return q;
    }
    if (m == pass) {
        MoveList all;
        moves(p, all);
        if (all.size() > 1) q.quiet = std::min(q.quiet + 1, longest_wait());
    } else {
        q.quiet = 0;
        const int from = kit::from(m), to = kit::to(m);
        auto& own = q.at[at(p.seat)];
        --(from == hand ? q.hand[at(p.seat)] : own[at(from)]);
        if (const int prey = taken_at(p, to); prey > 0) {
            q.at[at(1 - p.seat)][at(to)] = 0;
            q.hand[at(p.seat)] = static_cast<std::int8_t>(q.hand[at(p.seat)] + prey);
        }
        ++(to == home() ? q.out[at(p.seat)] : own[at(to)]);
    }
    q.die = 0;
    if (!over(q)) q.seat = 1 - q.seat;
    return q;
}

Outcome Way::result(const Position& p) const {
    namespace s = way_sentences;
    if (!over(p)) return {};
    const int first = strength(p, 0), second = strength(p, 1), best = first >= second ? 0 : 1;
    const bool emptied = out_of_pieces(p);
    const int beaten = p.hand[0] == 0 && on_board(p, 0) == 0 ? 0 : 1;
    const std::string how = emptied ? say(s::none_left, {{"other", card_->seats[at(beaten)].name}})
                                    : say(s::nobody_moves, variant_.standstill);
    const std::string score = say(first == second ? s::tied : s::won, {{"player", card_->seats[at(best)].name},
                                                                       {"a", std::to_string(std::max(first, second))},
                                                                       {"b", std::to_string(std::min(first, second))}});
    const char* rule = emptied ? "falkener.way.end" : "falkener.way.optional";
    return first == second ? kit::drawn(*card_, rule, how + score) : kit::won(*card_, best, rule, how + score);
}

std::uint64_t Way::hash(const Position& p) const {
    std::uint64_t h = kit::mix(17, p.seat * 8 + p.die);
    for (std::size_t seat = 0; seat < 2; ++seat) {
        std::uint64_t eight = 0;
        for (std::size_t cell = 0; cell < longest; ++cell) {
            eight = eight << 8 | static_cast<std::uint8_t>(p.at[seat][cell]);
            if (cell % 8 == 7) h = kit::mix(h, static_cast<std::int64_t>(eight));
        }
        h = kit::mix(h, p.hand[seat] * 256 + p.out[seat]);
    }
    return h;
}

int Way::danger(const Position& p, int seat, int cell) const {
    if (!on_way(cell) || p.at[at(seat)][at(cell)] == 0) return 0;
    if (variant_.pair_safe && p.at[at(seat)][at(cell)] > 1) return 0;
    int throws = 0;
    for (int n = 1; n <= sides_of_die; ++n) throws += cell >= n && p.at[at(1 - seat)][at(cell - n)] > 0;
    return throws;
}

// The strengths of both sides are always the same together, and only taking changes them: so the side that is stronger at the end
// wins, and what is out is safe.
int Way::evaluate(const Position& p, int side) const {
    constexpr double feared = 0.30, far_feared = 0.03, on_turn = 0.45, safe = 0.12, pace = 0.006;
    constexpr double unsure = 0.5, unsure_a_piece = 0.22;
    const int both = 2 * variant_.camp;
    for (const int seat : {side, 1 - side})
        if (2 * p.out[at(seat)] > both) return seat == side ? 990 : -990;
    double lead = strength(p, side) - strength(p, 1 - side);
    double left = 0;
    for (int seat = 0; seat < 2; ++seat) {
        const double sign = seat == side ? 1 : -1;
        const auto &own = p.at[at(seat)], &other = p.at[at(1 - seat)];
        double fear = 0, way = 0;
        int behind = p.hand[at(1 - seat)];
        for (int cell = 0; cell < home(); ++cell) {
            if (own[at(cell)] > 0) {
                way += own[at(cell)] * cell;
                if (on_way(cell)) {
                    const double turn = p.seat == seat ? on_turn : 1;
                    fear += own[at(cell)] * (feared * danger(p, seat, cell) * turn + far_feared * std::min(behind, 4));
                }
            }
            behind += other[at(cell)];
        }
        left += on_board(p, seat) + p.hand[at(seat)];
        lead += sign * (safe * p.out[at(seat)] + pace * (way + home() * p.out[at(seat)]) - fear);
    }
    // Never as good as won: what is played out keeps its aim.
    return static_cast<int>(960 * lead / std::sqrt(lead * lead + unsure + unsure_a_piece * left));
}

std::string Way::name(int cell) const {
    if (cell == hand) return "in";
    if (cell == home()) return "out";
    if (cell < variant_.camp) return std::string(1, static_cast<char>('A' + variant_.camp - 1 - cell));
    return std::to_string(cell - variant_.camp + 1);
}

// "D,C,B,A2,5": the cells along the path, each with how many if more than one; "-" for none.
std::string Way::places(const std::array<std::int8_t, longest>& own) const {
    std::string out;
    for (int cell = 0; cell < home(); ++cell) {
        if (own[at(cell)] == 0) continue;
        if (!out.empty()) out += ',';
        out += name(cell);
        if (own[at(cell)] > 1) out += "x" + std::to_string(own[at(cell)]);
    }
    return out.empty() ? "-" : out;
}

bool Way::read_places(std::string_view word, std::array<std::int8_t, longest>& own) const {
    own.fill(0);
    if (word == "-") return true;
    int before = -1;
    for (;;) {
        const std::size_t comma = std::min(word.find(','), word.size());
        const std::string_view one = word.substr(0, comma);
        const std::size_t by = std::min(one.find('x'), one.size());
        int count = 1;
        if (by < one.size()) {
            const auto many = read_int(one.substr(by + 1));
            if (!many || *many < 2 || *many > 2 * variant_.camp) return false;
            count = *many;
        }
        int cell = before + 1;
        while (cell < home() && name(cell) != one.substr(0, by)) ++cell;
        if (cell == home()) return false;
        own[at(cell)] = static_cast<std::int8_t>(count);
        before = cell;
        if (comma == word.size()) return true;
        word.remove_prefix(comma + 1);
    }
}

// "white D,C,B,A D,C,B,A 0,0 0,0 die:3 quiet:2": whose turn it is, where White's and Black's pieces stand, those to enter, those out.
void Way::fields(kit::Fields& f, Position& p) const {
    f.seat(p.seat, *card_);
    for (auto& own : p.at)
        f.word(
            places(own), [&](std::string_view word) { return read_places(word, own); },
            "cells along the path, such as D,Bx2,5, or - for none");
    f.numbers(p.hand, 0, 2 * variant_.camp);
    f.numbers(p.out, 0, 2 * variant_.camp);
    f.number("die", p.die, sides_of_die);
    f.counter("quiet", p.quiet, longest_wait());
}

void Way::check(kit::Fields& f, const Position& p) const {
    f.expect(strength(p, 0) + strength(p, 1) == 2 * variant_.camp, 3,
             std::to_string(2 * variant_.camp) + " pieces in all, with those to enter and those out");
    for (int cell = variant_.camp; cell < home(); ++cell) {
        f.expect(p.at[0][at(cell)] == 0 || p.at[1][at(cell)] == 0, 2, "no pieces of both sides on a cell of the way");
        if (variant_.single)
            for (int seat = 0; seat < 2; ++seat)
                f.expect(p.at[at(seat)][at(cell)] <= 1, at(seat + 1), "one piece to a cell of the way");
    }
    f.expect(on_board(p, 0) + p.hand[0] + on_board(p, 1) + p.hand[1] > 0, 1, "pieces of one side at the least");
    f.expect(!over(p) || p.die == 0, 5, "no roll: the game is over");
}

}  // namespace ludus::egyptrace
