#include "core/egyptrace/bowl.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/index.hpp"
#include "core/egyptrace/bowl_sentences.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/position_text.hpp"

namespace ludus::egyptrace {

namespace {

/// The number thrown that a move uses; an entering piece comes from 0.
int used(Move m) { return kit::to(m) - kit::from(m); }

/// falkener.bowl.throw: "the coloured side counting as two, the white as one. The cowries if down count as two, if up as one."
int worth(const CastFace& face) { return face.text == "2" || face.text == "down" ? 2 : 1; }

}  // namespace

Bowl::Bowl(const Options& options)
    : must_use_(options["use"] == "must"),
      entering_takes_(options.flag("enter.take")),
      cowries_(options["thrown"] == "cowries"),
      first_(card().seat(options["first"])),
      casting_(cowries_ ? kit::Casting::cowries(counters) : kit::Casting(Shape::counter, counters, {"1", "2"})) {}

Bowl::Position Bowl::start() const {
    Position p;
    p.at[0][hand] = p.at[1][hand] = pieces;
    p.seat = first_;
    return p;
}

int Bowl::in_rings(const Position& p, int seat) {
    const auto& own = p.at[at(seat)];
    return std::accumulate(own.begin() + 1, own.end(), 0);
}
int Bowl::taken(const Position& p, int seat) {
    const int other = 1 - seat;
    return pieces - p.at[at(other)][hand] - in_rings(p, other) - p.out[at(other)];
}
/// falkener.bowl.end: "When one of the players has no more pieces on the board"; those in hand are still to come (our reading).
bool Bowl::over(const Position& p) {
    for (int seat = 0; seat < 2; ++seat)
        if (p.at[at(seat)][hand] == 0 && in_rings(p, seat) == 0) return true;
    return false;
}

bool Bowl::takes(const Position& p, int from, int to) const {
    if (to == home || (from == hand && !entering_takes_)) return false;
    return p.at[at(p.seat)][at(to)] + 1 >= taking_party && p.at[at(1 - p.seat)][at(to)] == 1;
}

void Bowl::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (over(p)) return;
    if (!thrown(p)) {
        for (int i = 0; i < static_cast<int>(casting_.falls().size()); ++i) list.push_back(kit::action(i));
        return;
    }
    for (std::size_t i = 0; i < counters; ++i) {
        const int n = p.throws[i];
        if (n == 0 || (i > 0 && n == p.throws[0])) continue;
        // falkener.bowl.out: from 12 with a 1, from 11 with a 2, by the exact number.
        for (int from = hand; from + n <= home; ++from)
            if (p.at[at(p.seat)][at(from)] > 0) list.push_back(kit::from_to(from, from + n));
    }
    if (list.empty()) list.push_back(lost);
    else if (!must_use_) list.push_back(done);
}

void Bowl::prune(const Position& p, MoveList& list) const {
    if (thrown(p) && list.size() > 1 && list.back() == done) list.pop_back();
}

const kit::Fall& Bowl::fall(Move m) const { return casting_.falls()[at(kit::to(m))]; }

double Bowl::odds(const Position&, Move m) const { return fall(m).odds; }

Bowl::Position Bowl::play(const Position& p, Move m) const {
    Position q = p;
    if (!thrown(p)) {
        const auto& faces = fall(m).faces;
        q.throws = {static_cast<std::int8_t>(worth(faces[0])), static_cast<std::int8_t>(worth(faces[1]))};
        std::sort(q.throws.begin(), q.throws.end());
        return q;
    }
    if (m == lost || m == done) {
        q.throws = {};
    } else {
        auto& own = q.at[at(p.seat)];
        const int from = kit::from(m), to = kit::to(m);
        --own[at(from)];
        if (takes(p, from, to)) q.at[at(1 - p.seat)][at(to)] = 0;
        if (to == home) ++q.out[at(p.seat)];
        else ++own[at(to)];
        if (q.throws[0] == used(m)) q.throws[0] = q.throws[1];
        q.throws[1] = 0;
    }
    // "the game is ended", though a number be left.
    if (over(q)) q.throws = {};
    else if (!thrown(q)) q.seat = 1 - q.seat;
    return q;
}

std::array<int, 2> Bowl::count(const Position& p) {
    std::array<int, 2> out{};
    for (int seat = 0; seat < 2; ++seat) out[at(seat)] = p.out[at(seat)] + taken(p, seat) + in_rings(p, seat);
    return out;
}

Outcome Bowl::result(const Position& p) const {
    if (!over(p)) return {};
    const auto counted = count(p);
    const auto& seats = card().seats;
    const int beaten = in_rings(p, 0) + p.at[0][hand] == 0 ? 0 : 1, best = counted[0] >= counted[1] ? 0 : 1;
    const bool tied = counted[0] == counted[1];
    const std::string text = say(tied ? bowl_sentences::tied : bowl_sentences::won, {{"loser", seats[at(beaten)].name},
                                                                                     {"first", seats[0].name},
                                                                                     {"a", std::to_string(counted[0])},
                                                                                     {"second", seats[1].name},
                                                                                     {"b", std::to_string(counted[1])},
                                                                                     {"player", seats[at(best)].name}});
    return tied ? kit::drawn(card(), "falkener.bowl.end", text) : kit::won(card(), best, "falkener.bowl.end", text);
}

int Bowl::danger(const Position& p, int seat, int ring) const {
    if (p.at[at(seat)][at(ring)] != 1) return 0;
    Position q = p;
    q.seat = 1 - seat;
    q.throws = {};
    if (over(q)) return 0;
    double sum = 0;
    MoveList throws, first, second;
    moves(q, throws);
    const auto gone = [&](const Position& r) { return r.at[at(seat)][at(ring)] == 0; };
    for (const Move roll : throws) {
        const Position r = play(q, roll);
        moves(r, first);
        bool may = false;
        for (const Move one : first) {
            if (may) break;
            const Position s = play(r, one);
            may = gone(s);
            if (may || s.seat != r.seat || !thrown(s)) continue;
            moves(s, second);
            for (const Move two : second) may = may || gone(play(s, two));
        }
        if (may) sum += odds(q, roll);
    }
    return static_cast<int>(std::lround(sum * 4));
}

// All pieces come home or stay in the rings to be counted, unless they are taken: so the side that takes more wins. What is judged is
// the difference of prisoners, and what the single pieces still have to fear.
int Bowl::evaluate(const Position& p, int side) const {
    constexpr double at_once = 0.42, later = 0.022, on_turn = 0.5, pace = 0.002;
    constexpr double unsure = 0.6, unsure_a_meeting = 0.08;
    std::array<double, 2> fear{}, way{};
    double meetings = 0;
    for (int seat = 0; seat < 2; ++seat) {
        const auto &own = p.at[at(seat)], &other = p.at[at(1 - seat)];
        int behind = 0;  // pieces of the other side that may still come to this ring
        for (int ring = 1; ring <= rings; ++ring) {
            behind += other[at(ring - 1)];
            way[at(seat)] += own[at(ring)] * ring;
            if (own[at(ring)] == 0 || behind + other[at(ring)] == 0) continue;
            meetings += own[at(ring)] * std::min(behind, 4);
            // A piece alone may be taken by two that come, or by one that comes to another.
            const int here = other[at(ring)], near = other[at(ring - 1)], far = ring > 1 ? other[at(ring - 2)] : 0;
            double now = 0;
            if (here > 0) now = near > 0 && far > 0 ? 1 : near > 0 || far > 0 ? 0.75 : 0;
            else now = (near > 1 ? 0.25 : 0) + (far > 1 ? 0.25 : 0) + (near > 0 && far > 0 ? 0.5 : 0);
            const double turn = p.seat == seat ? on_turn : 1;
            if (own[at(ring)] == 1) fear[at(seat)] += at_once * now * turn;
            fear[at(seat)] += later * std::min(behind, 4) * (own[at(ring)] % 2 == 1 ? 1 : 0.5);
        }
        way[at(seat)] += home * p.out[at(seat)];
    }
    const double ahead = taken(p, side) - taken(p, 1 - side);
    const double lead = ahead + fear[at(1 - side)] - fear[at(side)] + pace * (way[at(side)] - way[at(1 - side)]);
    const bool apart = meetings == 0 && p.at[0][hand] == 0 && p.at[1][hand] == 0;
    const double spread = apart ? 0.0001 : unsure + unsure_a_meeting * meetings;
    // Never as good as won: what is played out keeps its aim.
    return static_cast<int>((apart ? 990 : 960) * lead / std::sqrt(lead * lead + spread));
}

void Bowl::fields(kit::Fields& f, Position& p) const {
    f.seat(p.seat, card());
    for (auto& own : p.at) f.numbers(own, 0, pieces);
    f.numbers(p.out, 0, pieces);
    const auto read = [&](std::string_view word) {
        for (const std::int8_t a : {std::int8_t{1}, std::int8_t{2}})
            for (const std::int8_t b : {std::int8_t{0}, std::int8_t{1}, std::int8_t{2}}) {
                p.throws = {a, b};
                if ((b == 0 || b >= a) && throw_words(p) == word) return true;
            }
        p.throws = {};
        return false;
    };
    f.optional(throw_words(p), read, "the numbers still to be used, such as 1+2 or 1");
}

void Bowl::check(kit::Fields& f, const Position& p) const {
    for (int seat = 0; seat < 2; ++seat)
        f.expect(taken(p, seat) >= 0, at(2 - seat), "twelve pieces at the most, with those in the bowl");
    f.expect(in_rings(p, 0) + in_rings(p, 1) + p.at[0][hand] + p.at[1][hand] > 0, 1, "pieces of one side at the least");
    f.expect(!over(p) || !thrown(p), 4, "no roll: the game is over");
}

std::string Bowl::throw_words(const Position& p) const {
    if (!thrown(p)) return "";
    return std::to_string(p.throws[0]) + (p.throws[1] ? "+" + std::to_string(p.throws[1]) : "");
}

}  // namespace ludus::egyptrace
