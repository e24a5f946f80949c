#include "core/rithmomachia/evaluation.hpp"

#include <algorithm>

#include "core/rithmomachia/taking.hpp"
#include "core/rithmomachia/triumph.hpp"

namespace ludus::rithmomachia {

namespace {

// All in hundredths of a round.
constexpr std::array<int, 4> worth_of_form = {100, 120, 140, 0};
constexpr int worth_of_steps = 900;    ///< of a king, all together
constexpr int worth_of_king = 900;     ///< what his last step takes with him, besides
constexpr int taken_turns_coat = 180;  ///< per cent: a man taken is lost to one side and won by the other
constexpr int of_open_to_mover = 70;   ///< per cent of the best taking open to the side to move
constexpr int of_open_to_other = 30;   ///< ... and to the other, who must wait
constexpr int of_further_ones = 10;    ///< per cent of each taking besides the best
constexpr int of_open_now = 95;        ///< in the middle of a turn, takings the man just set down has opened
constexpr int a_rank_forward = 2;
constexpr int near_the_king = 60;       ///< shared among the draughts to him: a man who takes a step by himself
constexpr int about_the_king = 12;      ///< the same for any man
constexpr int triumph_in_sight = 1200;  ///< shared among one and the draughts still wanted
constexpr int nearer_triumph = 70;      ///< for each draught short of twelve
constexpr int far_from_triumph = 12;
constexpr int proclaimed_well = 60;   ///< the men named are those of the nearest triumph
constexpr int common_victory = 1500;  ///< the square of the part of it that is won

constexpr int worth_of_step(int army) { return worth_of_steps / steps[static_cast<std::size_t>(army)].count; }

/// Several takings open at once are not made one after another: the best counts, the others for a little.
struct Threats {
    int best = 0, rest = 0;
    void add(int gain) {
        if (gain > best) std::swap(gain, best);
        rest += gain;
    }
    [[nodiscard]] int worth(int of_best) const { return (best * of_best + rest * of_further_ones) / 100; }
};

int worth_of(const Stand& stand, int id) {
    if (!is_king(id)) return worth_of_form[static_cast<std::size_t>(man(id).form)];
    const int army = man(id).born;
    return stand.king_taken(army) ? 0
                                  : worth_of_king + worth_of_step(army) * __builtin_popcount(stand.king_parts(army));
}

/// What a side gains by taking so much of a man.
int gain_of(const Stand& stand, int id, int what) {
    if (!is_king(id)) return worth_of(stand, id) * taken_turns_coat / 100;
    const bool last = __builtin_popcount(stand.king_parts(man(id).born)) == 1;
    return what == whole || last ? worth_of(stand, id) : worth_of_step(man(id).born);
}

}  // namespace

struct Evaluation::Nearness {
    std::array<std::array<Count, most_camp>, 64> draughts;  ///< per number, per space of the camp
    std::array<Count, 64> least;                            ///< over the camp
};

Evaluation::Evaluation(const Sight& sight, const Manner& manner, const Covenant& covenant, int quiet_limit)
    : sight_(sight), manner_(manner), covenant_(covenant), quiet_limit_(quiet_limit) {
    measure_ways();
    find_reach();
    find_chords();
    find_seats();
}

// ---- measured once ------------------------------------------------------------------------------

std::size_t Evaluation::way_of(int id, bool may_fly) {
    return static_cast<std::size_t>(man(id).form) * 2 + (may_fly ? 1 : 0);
}

/// Draughts from every space to every space of a void table, each form by foot and flying. A king is measured entire.
void Evaluation::measure_ways() {
    const Ground& ground = sight_.ground();
    way_.resize(ways_there_are);
    const std::array<int, 4> examples = {0, 8, 16, king[even]};  // one man of each form
    Stand stand;
    for (const int id : examples) {
        for (const bool flying : {false, true}) {
            auto& ways = way_[way_of(id, flying)];
            for (int from = 0; from < ground.spaces(); ++from) {
                auto& reached = ways[static_cast<std::size_t>(from)];
                reached.fill(unreachable);
                reached[static_cast<std::size_t>(from)] = 0;
                std::vector<Space> next = {static_cast<Space>(from)};
                for (std::size_t i = 0; i < next.size(); ++i) {
                    const int so_far = reached[next[i]] + 1;
                    const auto reach = [&](Space to) {
                        if (reached[to] != unreachable) return;
                        reached[to] = static_cast<Count>(so_far);
                        next.push_back(to);
                    };
                    stand.space[static_cast<std::size_t>(id)] = next[i];
                    const Field field(stand);
                    sight_.each_draught(field, id, reach);
                    if (flying) sight_.each_flight(field, id, reach);
                }
            }
            stand.space[static_cast<std::size_t>(id)] = away;
        }
    }
}

void Evaluation::find_reach() {
    for (std::size_t form = 0; form < reach_.size(); ++form) {
        const Draught& draught = manner_.forms[form];
        for (int space = 0; space < sight_.ground().spaces(); ++space) {
            Reach reach;
            bool always = draught.leaps || (draught.ways[1] | draught.ways[2]) == 0;
            reach.count = 0;
            for (int way = 0; way < ways_count; ++way)
                for (int step = 1; step <= furthest; ++step) {
                    if (!draught.draws(way, step)) continue;
                    const Space to = sight_.ground().at(space, way, step);
                    if (to == away) continue;
                    if (reach.count == ways_count)
                        always = false;
                    else
                        reach.space[static_cast<std::size_t>(reach.count++)] = to;
                }
            if (!always) reach.count = -1;
            reach_[form][static_cast<std::size_t>(space)] = reach;
        }
    }
    for (int army : {even, odd}) {
        const Steps& pyramid = steps[static_cast<std::size_t>(army)];
        for (int id = 0; id < men_count; ++id)
            for (int i = 0; i < pyramid.count; ++i)
                if (!is_king(id) && pyramid.number[static_cast<std::size_t>(i)] == man(id).number)
                    fits_[static_cast<std::size_t>(army)][static_cast<std::size_t>(id)] |=
                        static_cast<std::uint8_t>(1u << i);
    }
}

template <class F>
void Evaluation::each_seen(const Field& field, int id, F&& f) const {
    if (!is_king(id)) {
        const Reach& reach = reach_[static_cast<std::size_t>(man(id).form)][field.stand().at(id)];
        if (reach.count >= 0) {
            for (int i = 0; i < reach.count; ++i) f(reach.space[static_cast<std::size_t>(i)]);
            return;
        }
    }
    sight_.each_draught(field, id, f);
}

/// Every three numbers that could count for a triumph; fours where threes do not win.
void Evaluation::find_chords() {
    for (const Man& one : roll) numbers_.push_back(one.number);
    if (manner_.whole_as_taker == WholeNumber::sum)
        for (int army : {even, odd})
            for (unsigned parts = 1; parts < entire(army); ++parts) {
                const int sum = sum_of_parts(army, parts);
                for (const Man& one : roll)  // a broken king may still bear some man's number; other sums are let go
                    if (one.number == sum) numbers_.push_back(sum);
            }
    std::sort(numbers_.begin(), numbers_.end());
    numbers_.erase(std::unique(numbers_.begin(), numbers_.end()), numbers_.end());
    place_of_number_.fill(255);
    for (std::size_t i = 0; i < numbers_.size(); ++i)
        place_of_number_[static_cast<std::size_t>(numbers_[i])] = static_cast<std::uint8_t>(i);
    const bool threes = manner_.triumph.least <= Grade::great;
    const std::size_t many = numbers_.size();
    const auto place = [](std::size_t i) { return static_cast<std::uint8_t>(i); };
    for (std::size_t a = 0; a < many; ++a)
        for (std::size_t b = a + 1; b < many; ++b)
            for (std::size_t c = b + 1; c < many; ++c) {
                if (threes) {
                    if (could_count(manner_.triumph, {numbers_[a], numbers_[b], numbers_[c], 0}, 3))
                        chords_.push_back({{place(a), place(b), place(c), 0}, 3});
                    continue;
                }
                for (std::size_t d = c + 1; d < many; ++d)
                    if (could_count(manner_.triumph, {numbers_[a], numbers_[b], numbers_[c], numbers_[d]}, 4))
                        chords_.push_back({{place(a), place(b), place(c), place(d)}, 4});
            }
}

/// Every way to set three or four men in a camp, in each order of numbers that is allowed.
void Evaluation::find_seats() {
    const Ground camp(sight_.ground().ranks());  // the camp at the low ranks; the other lies alike
    for (int space = 0; space < static_cast<int>(camp_size()); ++space) {
        each_arrangement(camp, space, [&](const std::array<Space, 4>& spaces, int count) {
            for (int i = 0; i < count; ++i)
                if (spaces[static_cast<std::size_t>(i)] >= camp_size()) return false;
            const bool in_line = count == 3 || !is_square(spaces);
            // Each arrangement is met once from every space it holds: kept from the first alone.
            if (*std::min_element(spaces.begin(), spaces.begin() + count) != space) return false;
            std::array<std::uint8_t, 4> order = {0, 1, 2, 3};
            do {
                const bool rising = std::is_sorted(order.begin(), order.begin() + count);
                const bool falling = std::is_sorted(order.begin(), order.begin() + count, std::greater<>());
                if (in_line && manner_.triumph.in_order && !rising && !falling) continue;
                Seats seats;
                for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) seats.space[i] = spaces[order[i]];
                (count == 3 ? lines_of_three_ : sets_of_four_).push_back(seats);
            } while (std::next_permutation(order.begin(), order.begin() + count));
            return false;
        });
    }
}

// ---- the way to a triumph -----------------------------------------------------------------------

int Evaluation::camp_begins(int side) const {
    return side == even ? sight_.ground().spaces() - static_cast<int>(camp_size()) : 0;
}

void Evaluation::measure(const Position& p, const Field& field, int side, Nearness& out) const {
    for (std::size_t n = 0; n < numbers_.size(); ++n) {
        out.draughts[n].fill(unreachable);
        out.least[n] = unreachable;
    }
    const int begins = camp_begins(side);
    std::array<Count, most_camp> hindrance{};
    for (std::size_t i = 0; i < camp_size(); ++i) {
        const int there = field.man_at(begins + static_cast<int>(i));
        if (there >= 0) hindrance[i] = p.now.side(there) == side ? 1 : 2;
    }
    for (int id = 0; id < men_count; ++id) {
        const Space from = p.now.at(id);
        if (from == away || p.now.side(id) != side) continue;
        const int number = whole_number(p.now, id, manner_.whole_as_taker);
        if (number == 0) continue;
        const std::size_t place = place_of_number_[static_cast<std::size_t>(number)];
        if (place >= numbers_.size()) continue;
        const auto& ways = way_[way_of(id, !(p.named >> id & 1))][from];
        auto& draughts = out.draughts[place];
        for (std::size_t i = 0; i < camp_size(); ++i) {
            const std::size_t space = static_cast<std::size_t>(begins) + i;
            const int wanted = space == from ? 0 : ways[space] + hindrance[i];
            draughts[i] = static_cast<Count>(std::min<int>(draughts[i], wanted));
        }
        out.least[place] =
            std::min(out.least[place],
                     *std::min_element(draughts.begin(), draughts.begin() + static_cast<std::ptrdiff_t>(camp_size())));
    }
}

int Evaluation::nearest_triumph(const Nearness& near, Chord& chord) const {
    int best = unreachable;
    for (const Chord& one : chords_) {
        int least = 0;
        for (int i = 0; i < one.count; ++i) least += near.least[one.number[static_cast<std::size_t>(i)]];
        if (least >= best) continue;
        const auto& a = near.draughts[one.number[0]];
        const auto& b = near.draughts[one.number[1]];
        const auto& c = near.draughts[one.number[2]];
        const auto& d = near.draughts[one.number[3]];
        for (const Seats& set : one.count == 3 ? lines_of_three_ : sets_of_four_) {
            int sum = a[set.space[0]] + b[set.space[1]] + c[set.space[2]];
            if (one.count == 4) sum += d[set.space[3]];
            if (sum >= best) continue;
            best = sum;
            chord = one;
        }
    }
    return best;
}

// ---- what things are worth ------------------------------------------------------------------------

int Evaluation::value(const Position& position, int side) const {
    const Field field(position.now);
    const Position& p = position;
    int lead = men_and_dangers(p, field, side) + kings(p, side) - kings(p, other(side));
    lead += towards_king(p, side) - towards_king(p, other(side));
    for (const int one : {even, odd}) {
        const int towards =
            (p.now.king_taken(other(one)) ? towards_triumph(p, field, one) : 0) + towards_common_victory(p, one);
        lead += one == side ? towards : -towards;
    }
    // Turns without an event bring the end nearer: a lead not used melts away.
    if (quiet_limit_ > 0) lead -= lead * std::min<int>(p.quiet, quiet_limit_) / (3 * quiet_limit_);
    return lead;
}

/// Men on the table, how far forward they are, and the takings open on either side.
int Evaluation::men_and_dangers(const Position& p, const Field& field, int side) const {
    std::array<int, 2> worth{};
    std::array<std::uint64_t, men_count> seers{};
    std::uint64_t seen = 0;
    for (int id = 0; id < men_count; ++id) {
        const Space at = p.now.at(id);
        if (at == away) continue;
        const int his = p.now.side(id);
        if (!is_king(id)) {
            const int rank = his == even ? rank_of(at) : sight_.ground().ranks() - 1 - rank_of(at);
            worth[static_cast<std::size_t>(his)] +=
                worth_of_form[static_cast<std::size_t>(man(id).form)] + a_rank_forward * rank;
        }
        each_seen(field, id, [&](Space to) {
            const int there = field.man_at(to);
            if (there < 0 || p.now.side(there) == his) return;
            seers[static_cast<std::size_t>(there)] |= bit(id);
            seen |= bit(there);
        });
    }
    std::array<Threats, 2> threats;  // open to each side
    const bool open = p.phase == Phase::open;
    const int moved = open ? field.man_at(p.moved) : nobody;
    for (; seen; seen &= seen - 1) {
        const int id = __builtin_ctzll(seen);
        const int taker = other(p.now.side(id));
        if ((p.named >> id & 1) && sight_.ground().in_camp(p.now.at(id), taker, manner_.triumph.camp)) continue;
        const std::uint64_t by = seers[static_cast<std::size_t>(id)];
        const bool by_moved = open && moved != nobody && taker == p.side;
        if (by_moved && !(by >> moved & 1)) continue;
        int gain = 0;
        const Takers takers{by, by_moved ? moved : nobody, by_moved && p.flew};
        each_taking(sight_, manner_, field, id, takers, [&](const TakingWay& way) {
            gain = std::max(gain, gain_of(p.now, id, way.what));
            return !is_king(id);
        });
        if (gain > 0) threats[static_cast<std::size_t>(taker)].add(gain);
    }
    const auto us = static_cast<std::size_t>(side), them = static_cast<std::size_t>(other(side));
    const auto to_mover = open ? of_open_now : of_open_to_mover;
    const int ours = threats[us].worth(p.side == side ? to_mover : of_open_to_other);
    const int theirs = threats[them].worth(p.side == side ? of_open_to_other : to_mover);
    return worth[us] - worth[them] + ours - theirs;
}

int Evaluation::kings(const Position& p, int side) const {
    return worth_of(p.now, king[static_cast<std::size_t>(side)]);
}

/// How near the men of a side are to the adversary's king; those most who could take a step of him by equality.
int Evaluation::towards_king(const Position& p, int side) const {
    const int army = other(side);
    const int target = king[static_cast<std::size_t>(army)];
    const Space there = p.now.at(target);
    if (there == away) return 0;
    const unsigned parts = p.now.king_parts(army);
    int sum = 0;
    for (int id = 0; id < men_count; ++id) {
        const Space at = p.now.at(id);
        if (at == away || p.now.side(id) != side || is_king(id)) continue;
        const bool fits = (fits_[static_cast<std::size_t>(army)][static_cast<std::size_t>(id)] & parts) != 0;
        sum += (fits ? near_the_king : about_the_king) / std::max(1, draughts(id, true, at, there));
    }
    return sum;
}

int Evaluation::towards_triumph(const Position& p, const Field& field, int side) const {
    Nearness near;
    measure(p, field, side, near);
    Chord chord;
    const int wanted = nearest_triumph(near, chord);
    if (wanted >= unreachable) return 0;
    int worth = triumph_in_sight / (1 + wanted) + nearer_triumph * std::max(0, far_from_triumph - wanted);
    int named = 0;
    for (std::uint64_t left = p.named; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (p.now.side(id) != side) continue;
        const int number = whole_number(p.now, id, manner_.whole_as_taker);
        for (int i = 0; i < chord.count; ++i)
            named += numbers_[chord.number[static_cast<std::size_t>(i)]] == number ? 1 : 0;
    }
    if (named >= chord.count) worth += proclaimed_well;
    return worth;
}

/// The part already won of what the players agreed to play for.
int Evaluation::towards_common_victory(const Position& p, int side) const {
    if (covenant_.victory == Victory::proper) return 0;
    const Spoils spoils = p.spoils[static_cast<std::size_t>(side)];
    const int men = __builtin_popcountll(spoils);
    const int sum = sum_won(spoils);
    const auto part = [](int has, int wanted) { return wanted <= 0 ? 1000 : std::min(1000, has * 1000 / wanted); };
    int won = 0;
    switch (covenant_.victory) {
        case Victory::proper: return 0;
        case Victory::bodies: won = part(men, covenant_.men); break;
        case Victory::goods: won = part(sum, covenant_.number); break;
        case Victory::quarrel: won = (part(sum, covenant_.number) + part(2 * men, covenant_.characters)) / 2; break;
        case Victory::honour: won = (part(sum, covenant_.number) + part(men, covenant_.men)) / 2; break;
        case Victory::honour_quarrel:
            won = (part(sum, covenant_.number) + part(men, covenant_.men) + part(2 * men, covenant_.characters)) / 3;
            break;
        case Victory::standards: won = part(standards_won(side, sum), standards_to_an_army); break;
    }
    return common_victory * (won * won / 1000) / 1000;
}

}  // namespace ludus::rithmomachia
