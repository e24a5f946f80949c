#include "core/tables/evaluation.hpp"

#include <algorithm>
#include <cmath>

namespace ludus::tables {

namespace {

float share(int weight) { return static_cast<float>(weight) * 0.01f; }
float real(int n) { return static_cast<float>(n); }

/// Of a lead, told against what chance may still turn: from 0 to 1.
float likely(float lead, float spread) { return 1.0f / (1.0f + std::exp(-1.7f * lead / spread)); }

/// What a judge sees of one side: its men by place, and the places of the adversary's course they stand on.
struct Side {
    std::array<std::int8_t, points + 1> men{};
    /// the adversary's place for the point at this place; 0: not on his way
    std::array<std::int8_t, points + 1> across{};
    int length = 0, rear = points + 1;  ///< place of the hindmost man; 0: he has to enter
    int waiting = 0;                    ///< to enter
    int pips = 0;
    bool exact = false;                 ///< only the exact number brings a man to his end
    std::array<bool, page + 1> open{};  ///< numbers he can enter by

    Side(const Engine& engine, const Position& p, int seat) {
        const Variant& variant = engine.variant();
        const Course &course = variant.courses[at(seat)], &other = variant.courses[at(1 - seat)];
        length = course.length;
        for (int place = length; place >= 1; --place) {
            const int point = course.point(place);
            men[at(place)] = p.men[at(seat)][at(point)];
            across[at(place)] = static_cast<std::int8_t>(other.place(point));
            if (men[at(place)] > 0) rear = place;
        }
        waiting = p.bar[at(seat)] + p.hand[at(seat)];
        if (waiting > 0) rear = 0;
        pips = engine.pips(p, seat);
        exact = variant.bearing == Bearing::as_entered || variant.bearing == Bearing::exact ||
                (variant.bearing == Bearing::none && !variant.heap_by_more);
        for (int n = 1; n <= page; ++n)
            open[at(n)] =
                engine.landing(p, seat, n + (p.bar[at(seat)] > 0 ? 0 : variant.hand_offset), true) == Refusal::none;
    }
};

class Judge {
public:
    Judge(const Engine& engine, const Position& p, int side)
        : engine_(engine),
          variant_(engine.variant()),
          w_(variant_.weights),
          p_(p),
          side_(side),
          mine_(engine, p, side),
          his_(engine, p, 1 - side) {}

    [[nodiscard]] bool contact() const {
        return variant_.taking && (meets(mine_, his_) || meets(his_, mine_) || (mine_.waiting > 0 && his_.waiting > 0));
    }

    /// The odds of winning, of winning twofold and of losing twofold.
    [[nodiscard]] Net::Odds odds(bool contact) const {
        const Shots &my_shots = engine_.shots(side_), &his_shots = engine_.shots(1 - side_);
        float lead = way_left(his_) - way_left(mine_);
        lead += share(w_.tempo) * (p_.turn == side_ ? my_shots.mean() : -his_shots.mean());
        lead += standing(mine_, his_, side_, contact) - standing(his_, mine_, 1 - side_, contact);
        // Waiting for exact numbers is more of a chance than pips are.
        const float race =
            (mine_.exact ? 2.5f : 1.0f) * std::sqrt(my_shots.variance() * real(mine_.pips) / my_shots.mean() +
                                                    his_shots.variance() * real(his_.pips) / his_shots.mean() + 4.0f);
        const float swing = contact ? share(w_.swing) : 0.0f;
        const float win = likely(lead, std::sqrt(race * race + swing * swing));
        if (variant_.stakes != Stakes::hits && variant_.stakes != Stakes::hits_none_off) return {win, 0.0f, 0.0f};
        return {win, win * twofold(his_, mine_, 1 - side_, contact, race),
                (1 - win) * twofold(mine_, his_, side_, contact, race)};
    }

    /// Points of the score to be expected.
    [[nodiscard]] float score(bool contact) const {
        const Net::Odds known = odds(contact);
        float out = 2 * known[0] - 1 + known[1] - known[2];
        if (variant_.compulsion == Compulsion::whole) {
            // Who cannot play has lost: he who throws next is in danger first.
            const float me = share(w_.fail) * idle(mine_, side_), him = share(w_.fail) * idle(his_, 1 - side_);
            out += (1 - out) * std::min(him, 1.0f) - (1 + out) * std::min(me, 1.0f);
        }
        return out;
    }

private:
    /// A man of `b` may still come to a man of `a`.
    static bool meets(const Side& a, const Side& b) {
        for (int place = 1; place <= a.length; ++place)
            if (a.men[at(place)] > 0 && a.across[at(place)] > b.rear) return true;
        return false;
    }

    /// The way still to go, in pips. Where the exact number is wanted, men wait for it, and those who want the same wait longest.
    [[nodiscard]] float way_left(const Side& s) const {
        if (!s.exact) return real(s.pips);
        constexpr float a_die = 3.5f;
        if (variant_.bearing == Bearing::none) return still_to_heap(s);
        const bool thrown_off = variant_.bearing == Bearing::as_entered;
        const int end = s.length + 1;
        float uses = real(s.waiting) * (thrown_off ? 2.0f : 1.0f + real(end - page) / a_die), waits = 0;
        for (int place = 1; place < end; ++place) {
            const int n = s.men[at(place)], left = thrown_off ? place : end - place;
            if (n == 0) continue;
            uses += real(n) * (left <= page ? 1.0f : 1.0f + real(left - page) / a_die);
            if (left > page) continue;
            // The farther off, the more ways there are to come.
            const float wait = real(page * n) * (thrown_off ? 1.0f : 1.0f - share(w_.near) * real(left - 1));
            waits += wait * wait * wait;
        }
        return a_die * std::cbrt(uses * uses * uses + waits);
    }

    /// ... to the last point. Men on one point wait for the same numbers, and those next to the end for one alone. Fitted to the
    /// throws that are to be expected at best from every way fifteen men may stand in provincial (tests/tune/tables_race.cpp).
    [[nodiscard]] float still_to_heap(const Side& s) const {
        constexpr std::array<float, page + 1> wait = {0, 7.8f, 5.3f, 4.9f, 3.9f, 3.9f, 3.7f};
        constexpr float pips_a_wait = 2.6f, a_die = 3.5f;
        float uses = 0, waits = 0;
        for (int place = 1; place < s.length; ++place) {
            const int left = s.length - place, near = std::min(left, page);
            const float n = real(s.men[at(place)]), group = n * wait[at(near)];
            uses += n * (1.2f - 0.16f * real(near - 1) + real(left - near) / a_die);
            waits += group * group;
        }
        return pips_a_wait * std::sqrt(uses * uses + waits);
    }

    /// The odds that a number falls that no man can use; where there are men to enter, that none can.
    [[nodiscard]] float idle(const Side& s, int seat) const {
        const Shots& shots = engine_.shots(seat);
        Shots::Bits stuck = 0;
        if (p_.bar[at(seat)] > 0) {
            Shots::Bits enters = 0;
            for (int n = 1; n <= page; ++n)
                if (s.open[at(n)]) enters |= shots.holding(n);
            return shots.odds(shots.all() & ~enters);
        }
        for (int n = 1; n <= page; ++n) {
            bool usable = false;
            if (p_.hand[at(seat)] > 0) usable = engine_.step(p_, seat, from_hand, n).allowed();
            for (int place = std::max(1, s.rear); place <= s.length && !usable; ++place)
                usable = s.men[at(place)] > 0 &&
                         engine_.step(p_, seat, variant_.courses[at(seat)].point(place), n).allowed();
            if (!usable) stuck |= shots.holding(n);
        }
        return shots.odds(stuck);
    }

    /// How well the men of `s` stand, in pips.
    [[nodiscard]] float standing(const Side& s, const Side& other, int seat, bool contact) const {
        float sum = -share(w_.hand) * real(p_.hand[at(seat)]);
        const Shots& shots = engine_.shots(seat);
        if (!contact) {
            if (variant_.bearing == Bearing::none || variant_.bearing == Bearing::exact ||
                variant_.bearing == Bearing::as_entered)
                sum -= share(w_.idle) * shots.mean() * idle(s, seat);
            return sum - wasted(s);
        }
        if (p_.bar[at(seat)] > 0)
            sum -= share(w_.on_bar) * real(p_.bar[at(seat)]) + share(w_.shut_out) * shots.mean() * idle(s, seat);
        int shut = 0;
        for (int n = 1; n <= page; ++n) shut += !s.open[at(n)];
        const float taken = share(w_.hit_man) + share(w_.hit_shut) * real(shut * shut);
        for (int place = 1; place <= s.length; ++place) {
            const int n = s.men[at(place)];
            if (n == 0) continue;
            const bool exposed = s.across[at(place)] > other.rear;
            if (n == 1 && exposed) {
                const float lost = real(place) * share(w_.hit_way) + taken;
                sum -= lost * hit_odds(s.across[at(place)], other, 1 - seat);
            } else if (n >= 2 && exposed) {
                sum += share(s.across[at(place)] <= page ? w_.entry : w_.node);
                if (place <= page && place > 1) sum += share(w_.anchor);
            }
            if (n > 3 && place > 1) sum -= share(w_.stack) * real(n - 3);
        }
        return sum + shutting(s, other);
    }

    /// The odds that the man on this place of the adversary's course is taken by his next throw, each of his men by itself.
    [[nodiscard]] float hit_odds(int target, const Side& by, int seat) const {
        const Shots& shots = engine_.shots(seat);
        Shots::Bits hits = 0;
        const int bar = p_.bar[at(seat)];
        if (by.waiting > 0 && target <= Shots::farthest) {
            const int offset = bar > 0 ? 0 : variant_.hand_offset;
            if (target - offset > 0) hits |= carried(shots, by, 0, target - offset, offset);
        }
        if (bar > 1 || variant_.still) return shots.odds(hits);
        for (int place = 1; place < target; ++place) {
            if (by.men[at(place)] == 0) continue;
            if (bar == 0) {
                hits |= carried(shots, by, place, target - place, 0);
            } else if (target - place <= page) {
                // One die to enter, another to take.
                for (int n = 1; n <= page; ++n)
                    if (by.open[at(n)]) hits |= shots.holding_both(n, target - place);
            }
        }
        return shots.odds(hits);
    }

    /// The throws that carry a man of `by` from his place so far, the stops on the way being free.
    [[nodiscard]] Shots::Bits carried(const Shots& shots, const Side& by, int place, int distance, int offset) const {
        Shots::Bits out = 0;
        const Side& other = &by == &mine_ ? his_ : mine_;
        for (const Shots::Way& way : shots.ways(distance)) {
            bool free = true;
            for (int i = 0; i < way.count && free; ++i) {
                const int stop = place + offset + way.stops[at(i)];
                const int across = by.across[at(stop)];
                free = across == 0 || other.men[at(across)] < 2;
            }
            if (free && (variant_.still ? way.count == 0 : true)) out |= way.throws;
        }
        return out;
    }

    /// What the men of `s` shut in: the points they hold before the adversary's two hindmost places.
    [[nodiscard]] float shutting(const Side& s, const Side& other) const {
        float sum = 0;
        int seen = 0;
        for (int place = other.rear; place <= other.length && seen < 2; ++place) {
            const int men = place == 0 ? other.waiting : other.men[at(place)];
            if (men == 0) continue;
            ++seen;
            int held = 0, walls = 0;
            bool before = false;
            for (int step = 1; step <= page && place + step <= other.length; ++step) {
                const int across = other.across[at(place + step)];
                const bool node = across > 0 && s.men[at(across)] >= 2;
                held += node;
                walls += node && before;
                before = node;
            }
            sum +=
                (share(w_.block) * real(held * held) + share(w_.wall) * real(walls * walls)) * (men > 1 ? 1.5f : 1.0f);
        }
        return sum;
    }

    /// Throws that bearing off will waste: men crowded on the last points, points without any.
    [[nodiscard]] float wasted(const Side& s) const {
        if (variant_.bearing == Bearing::none || variant_.bearing == Bearing::as_entered) return 0;
        float sum = 0;
        int beyond = s.waiting;
        for (int place = 1; place <= s.length; ++place) {
            const int n = s.men[at(place)], left = s.length - place;
            if (left <= 2) sum += share(w_.waste) * real(std::max(0, n - left - 1)) * real(3 - left) * 0.5f;
            if (left > 0 && left < page && n == 0 && beyond > 0) sum += share(w_.gap);
            beyond += n;
        }
        return sum;
    }

    /// The odds, should `loser` lose, that it counts twice: he has still to bring his men home while the other bears off.
    [[nodiscard]] float twofold(const Side& loser, const Side& winner, int seat, bool contact, float race) const {
        if (variant_.stakes == Stakes::hits_none_off && p_.off[at(seat)] > 0) return 0;
        int away = 0;
        const int home = loser.length - page + 1;
        for (int place = 1; place < home; ++place) away += loser.men[at(place)] * (home - place);
        away += loser.waiting * home;
        if (away == 0 && variant_.stakes == Stakes::hits) return 0;
        if (variant_.stakes == Stakes::hits_none_off) away += 2;
        const float need = real(away) - real(winner.pips) - 8.0f;
        return contact ? likely(need + share(w_.gammon), share(w_.swing) + race) : likely(need, race + 1.0f);
    }

    const Engine& engine_;
    const Variant& variant_;
    const Weights& w_;
    const Position& p_;
    int side_;
    Side mine_, his_;
};

}  // namespace

int judge_position(const Engine& engine, const Position& p, int side) {
    // Who has won and helps the other: what he has and what each may still have (royal.pc.palms).
    if (p.won >= 0) {
        const int left = men_left(p, 1 - p.won);
        const float worth = 1.0f + real(p.palms[at(p.won)]) + 0.5f * real(left) + (p.turn == p.won ? 0.5f : -0.5f);
        return static_cast<int>(std::lround((side == p.won ? worth : -worth) * Engine::point_worth));
    }
    const Judge judge(engine, p, side);
    const bool contact = judge.contact();
    if (contact && engine.net().there()) {
        const Net::Odds odds = engine.net().judge(Net::Sight(engine.variant(), p));
        const float worth = 2 * odds[0] - 1 + odds[1] - odds[2];
        return static_cast<int>(std::lround((side == p.turn ? worth : -worth) * Engine::point_worth));
    }
    return static_cast<int>(std::lround(judge.score(contact) * Engine::point_worth));
}

bool in_contact(const Engine& engine, const Position& p) { return Judge(engine, p, am).contact(); }

Net::Odds race_odds(const Engine& engine, const Position& p, int side) { return Judge(engine, p, side).odds(false); }

int Engine::least_throws(const Position& p, int side) const {
    // There are other ways to win than bearing off: nothing is promised there.
    if (variant_.help || variant_.heaping || variant_.compulsion == Compulsion::whole || variant_.capote) return 0;
    if ((variant_.lympolding != Lympolding::none || variant_.lurching != Lurching::none) &&
        men_left(p, 1 - side) > page)
        return 0;
    // A die bears off one man at the most.
    const int uses = variant_.doublets == Doublets::plain ? 3 : 4;
    if (variant_.doublets == Doublets::four_again || variant_.one_two || variant_.pass_on) return 0;
    const int by_men = (men_left(p, side) + uses - 1) / uses, by_pips = (pips(p, side) + 6 * uses - 1) / (6 * uses);
    // The last men may go by numbers too high, never by too low.
    return variant_.bearing == Bearing::as_entered ? by_men : std::max(by_men, by_pips);
}

bool Engine::no_more_contact(const Position& p) const {
    // What the one cannot play the other may, and who is first off helps the other: there they meet to the end.
    return p.phase == Phase::toss && p.won < 0 && !variant_.pass_on && !in_contact(*this, p);
}

Position Engine::skip_roll(const Position& p, int side) const {
    Position q = p;
    q.turn = static_cast<std::int8_t>(side);
    return q;
}

int Engine::evaluate(const Position& p, int side) const { return judge_position(*this, p, side); }

}  // namespace ludus::tables
