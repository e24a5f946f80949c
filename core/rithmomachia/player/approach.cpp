#include "core/rithmomachia/player/approach.hpp"

#include <algorithm>
#include <cstring>
#include <functional>

#include "core/rithmomachia/rules/siege.hpp"
#include "core/rithmomachia/rules/triumph.hpp"

namespace ludus::rithmomachia {

namespace {

/// Eight counts at once, each less than 128.
using Eight = std::uint64_t;
template <class At>
Eight load(At at) {
    Eight out;
    std::memcpy(&out, &*at, sizeof out);
    return out;
}
/// The lesser of each two.
Eight lesser(Eight a, Eight b) {
    constexpr Eight high = 0x8080808080808080u;
    const Eight b_at_least = ((b | high) - a) & high;  // of those where b >= a
    const Eight take_a = (b_at_least << 1) - (b_at_least >> 7);
    return (a & take_a) | (b & ~take_a);
}
std::uint8_t least_of(Eight a) {
    a = lesser(a, a >> 32 | a << 32);
    a = lesser(a, a >> 16 | a << 48);
    a = lesser(a, a >> 8 | a << 56);
    return static_cast<std::uint8_t>(a);
}

}  // namespace

struct Approach::Nearness {
    std::array<std::array<Count, most_camp>, 64> draughts;  ///< per number, per space of the camp
    std::array<Count, 64> least;                            ///< over the camp
};

Approach::Approach(const Sight& sight, const Variant& variant) : sight_(sight), variant_(variant) {
    measure_ways();
    measure_ways_from_hand();
    find_chords();
    find_seats();
}

/// Draughts from every space to every space of a void table, each form by foot and flying. A king is measured entire.
void Approach::measure_ways() {
    const Ground& ground = sight_.ground();
    way_.resize(ways_there_are);
    const std::array<int, 4> examples = {0, 8, 16, king[even]};  // one man of each form
    Stand stand;
    std::vector<Space> next;
    for (const int id : examples) {
        const auto form = static_cast<std::size_t>(man(id).form);
        for (int from = 0; from < ground.spaces(); ++from) {
            stand.space[static_cast<std::size_t>(id)] = static_cast<Space>(from);
            leaps_[form] = sight_.draught(stand, id).leaps;
            sight_.each_end(stand, id, [&](Space to, int way, int length) {
                stances_[form][to].push_back(
                    {static_cast<Space>(from), static_cast<std::uint8_t>(way), static_cast<std::uint8_t>(length)});
            });
        }
        for (const bool flying : {false, true}) {
            auto& ways = way_[way_of(id, flying)];
            for (int from = 0; from < ground.spaces(); ++from) {
                auto& reached = ways[static_cast<std::size_t>(from)];
                reached.fill(unreachable);
                reached[static_cast<std::size_t>(from)] = 0;
                next.assign(1, static_cast<Space>(from));
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

int Approach::draughts_to_reach(const Stand& stand, const Field& field, int id, bool may_fly, int there) const {
    const auto form = static_cast<std::size_t>(man(id).form);
    const auto& ways = way_[way_of(id, may_fly)][stand.at(id)];
    const auto hindrance = [&](int who) {
        return who == nobody || who == id ? 0 : stand.side(who) == stand.side(id) ? 1 : 2;
    };
    int best = unreachable;
    for (const Stance& stance : stances_[form][static_cast<std::size_t>(there)]) {
        int wanted = ways[stance.from] + 1;
        if (wanted >= best) continue;
        wanted += hindrance(field.man_at(stance.from));
        for (int step = 1; !leaps_[form] && step < stance.steps; ++step)
            wanted += hindrance(field.man_at(sight_.ground().at(stance.from, stance.way, step)));
        best = std::min(best, wanted);
    }
    return best;
}

void Approach::measure_ways_from_hand() {
    const Ground& ground = sight_.ground();
    for (std::size_t form = 0; form < hand_way_.size(); ++form) {
        const bool flies = variant_.prisoners != Prisoners::for_triumph;
        const auto& ways = way_[form * 2 + (flies ? 1 : 0)];
        for (const int side : {even, odd}) {
            auto& from_hand = hand_way_[form][static_cast<std::size_t>(side)];
            from_hand.fill(unreachable);
            for (int file = 0; file < files; ++file) {
                const auto& reached = ways[space_at(file, ground.rank_from_behind(side, 0))];
                for (std::size_t to = 0; to < static_cast<std::size_t>(ground.spaces()); ++to) {
                    from_hand[to] = std::min(from_hand[to], static_cast<Count>(reached[to] + 1));
                }
            }
        }
    }
}

/// Every three numbers that could count for a triumph; fours where threes do not win.
void Approach::find_chords() {
    for (const Man& one : roll) numbers_.push_back(one.number);
    std::sort(numbers_.begin(), numbers_.end());
    numbers_.erase(std::unique(numbers_.begin(), numbers_.end()), numbers_.end());
    place_of_number_.fill(255);
    for (std::size_t i = 0; i < numbers_.size(); ++i)
        place_of_number_[static_cast<std::size_t>(numbers_[i])] = static_cast<std::uint8_t>(i);
    const bool threes = variant_.triumph.least <= Grade::great;
    const std::size_t many = numbers_.size();
    const auto place = [](std::size_t i) { return static_cast<std::uint8_t>(i); };
    const auto keep = [&](const Chord& chord) {
        if (chords_.size() < most_chords) chords_.push_back(chord);
    };
    // Where no three can count, four must: a rule may ask for proportions that three never hold together.
    for (const bool of_three : {true, false}) {
        if (of_three ? !threes : !chords_.empty()) continue;
        for (std::size_t a = 0; a < many; ++a)
            for (std::size_t b = a + 1; b < many; ++b)
                for (std::size_t c = b + 1; c < many; ++c) {
                    if (of_three) {
                        if (could_count(variant_.triumph, {numbers_[a], numbers_[b], numbers_[c], 0}, 3))
                            keep({{place(a), place(b), place(c), 0}, 3});
                        continue;
                    }
                    for (std::size_t d = c + 1; d < many; ++d)
                        if (could_count(variant_.triumph, {numbers_[a], numbers_[b], numbers_[c], numbers_[d]}, 4))
                            keep({{place(a), place(b), place(c), place(d)}, 4});
                }
    }
}

/// Every way to set three or four men in a camp, in each order of numbers that is allowed.
void Approach::find_seats() {
    const Ground& ground = sight_.ground();  // the camp at the low ranks; the other lies alike
    threes_.resize(camp_size());
    fours_.resize(camp_size());
    const bool of_three = chords_.empty() || chords_.front().count == 3;
    for (int space = 0; space < static_cast<int>(camp_size()); ++space) {
        each_arrangement(ground, variant_.triumph.shapes, space, [&](const std::array<Space, 4>& spaces, int count) {
            if ((count == 3) != of_three) return false;
            for (int i = 0; i < count; ++i)
                if (spaces[static_cast<std::size_t>(i)] >= camp_size()) return false;
            // Each arrangement is met once from every space it holds: kept from the first alone.
            if (*std::min_element(spaces.begin(), spaces.begin() + count) != space) return false;
            std::array<std::uint8_t, 4> order = {0, 1, 2, 3};
            do {
                const bool rises = std::is_sorted(order.begin(), order.begin() + count);
                const bool falls = std::is_sorted(order.begin(), order.begin() + count, std::greater<>());
                if (variant_.triumph.in_order && (count == 3 || !is_square(spaces)) && !rises && !falls) continue;
                std::array<std::uint8_t, 4> seat{};  // of each number, the least first
                for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) seat[order[i]] = spaces[i];
                (count == 3 ? threes_ : fours_)[seat[0]].push_back({seat[1], seat[2], seat[3]});
            } while (std::next_permutation(order.begin(), order.begin() + count));
            return false;
        });
    }
}

int Approach::camp_begins(int side) const {
    return side == even ? sight_.ground().spaces() - static_cast<int>(camp_size()) : 0;
}

void Approach::measure(const Position& p, const Field& field, int side, Nearness& out) const {
    const std::size_t size = camp_size();
    for (std::size_t n = 0; n < numbers_.size(); ++n) {
        std::fill_n(out.draughts[n].begin(), size, static_cast<Count>(unreachable));
        out.least[n] = unreachable;
    }
    const auto begins = static_cast<std::size_t>(camp_begins(side));
    std::array<Count, most_camp> hindrance{};
    for (std::size_t i = 0; i < size; ++i) {
        const int there = field.man_at(static_cast<int>(begins + i));
        if (there >= 0) hindrance[i] = p.now.side(there) == side ? 1 : 2;
    }
    const std::uint64_t fight = fighters(variant_, p.now);
    for (int id = 0; id < men_count; ++id) {
        const Space from = p.now.at(id);
        const bool held = p.now.held >> id & 1;
        if ((from == away && !held) || p.now.side(id) != side) continue;
        const int number = whole_number(p.now, id, variant_.whole_as_taker);
        const std::size_t place = number == 0 ? 255 : place_of_number_[static_cast<std::size_t>(number)];
        if (place == 255) continue;
        const bool flies = ((p.named | ~fight) >> id & 1) == 0;
        const auto& ways = held ? hand_way_[static_cast<std::size_t>(man(id).form)][static_cast<std::size_t>(side)]
                                : way_[way_of(id, flies)][from];
        auto& draughts = out.draughts[place];
        const bool inside = from != away && from >= begins && from < begins + size;
        Eight least = load(draughts.begin());
        for (std::size_t i = 0; i < size; i += files) {
            const Eight wanted = load(ways.begin() + static_cast<std::ptrdiff_t>(begins + i)) +
                                 load(hindrance.begin() + static_cast<std::ptrdiff_t>(i));
            const Eight now = lesser(load(draughts.begin() + static_cast<std::ptrdiff_t>(i)), wanted);
            std::memcpy(&draughts[i], &now, sizeof now);
            least = lesser(least, now);
        }
        if (inside) draughts[from - begins] = 0;
        out.least[place] = inside ? Count{0} : std::min(out.least[place], least_of(least));
    }
}

int Approach::best_seats(const Nearness& near, const Chord& chord, int best) const {
    const auto& a = near.draughts[chord.number[0]];
    const auto& b = near.draughts[chord.number[1]];
    const auto& c = near.draughts[chord.number[2]];
    const auto& d = near.draughts[chord.number[3]];
    int others = 0;
    for (int i = 1; i < chord.count; ++i) others += near.least[chord.number[static_cast<std::size_t>(i)]];
    const bool four = chord.count == 4;
    const auto& by_first = four ? fours_ : threes_;
    for (std::size_t first = 0; first < by_first.size(); ++first) {
        if (a[first] + others >= best) continue;
        for (const Seats& seats : by_first[first]) {
            const int sum = a[first] + b[seats[0]] + c[seats[1]] + (four ? d[seats[2]] : 0);
            best = std::min(best, sum);
        }
    }
    return best;
}

Approach::Road Approach::nearest(const Position& position, const Field& field, int side) const {
    Nearness near;
    measure(position, field, side, near);
    Road road;
    const Chord* found = nullptr;
    // Those that could be nearest are asked first: most are then never asked.
    std::array<std::uint16_t, unreachable> at_least{};  // how many chords want so many at the least
    std::array<Count, most_chords> least;
    for (std::size_t i = 0; i < chords_.size(); ++i) {
        int sum = 0;
        for (int k = 0; k < chords_[i].count; ++k) sum += near.least[chords_[i].number[static_cast<std::size_t>(k)]];
        least[i] = static_cast<Count>(std::min(sum, unreachable));
        if (least[i] < unreachable) ++at_least[least[i]];
    }
    for (int bound = 0; bound < road.draughts; ++bound) {
        if (at_least[static_cast<std::size_t>(bound)] == 0) continue;
        for (std::size_t i = 0; i < chords_.size() && bound < road.draughts; ++i) {
            if (least[i] != bound) continue;
            const int best = best_seats(near, chords_[i], road.draughts);
            if (best >= road.draughts) continue;
            road.draughts = best;
            found = &chords_[i];
        }
    }
    if (found == nullptr) return road;
    road.count = found->count;
    for (std::size_t k = 0; k < static_cast<std::size_t>(found->count); ++k) {
        road.number[k] = numbers_[found->number[k]];
    }
    return road;
}

}  // namespace ludus::rithmomachia
