#include "core/egypt/seega_endings.hpp"

#include <algorithm>
#include <bit>
#include <memory>

namespace ludus::egypt {
namespace {

using Cells = SeegaEndings::Cells;

constexpr Cells bit(int cell) { return Cells{1} << cell; }
int count(Cells set) { return std::popcount(set); }

template <class Each>
void each_cell(Cells set, const Each& sink) {
    for (; set != 0; set &= set - 1) sink(std::countr_zero(set));
}

std::uint8_t entry(int turns) {
    // Beyond what fits, the parity still tells who wins.
    while (turns > SeegaEndings::longest) turns -= 2;
    return static_cast<std::uint8_t>(turns + 1);
}
int turns_in(std::uint8_t entry) { return entry - 1; }
/// For the side to move.
bool wins(std::uint8_t entry) { return entry != 0 && turns_in(entry) % 2 == 1; }
bool loses(std::uint8_t entry) { return entry != 0 && turns_in(entry) % 2 == 0; }

}  // namespace

SeegaEndings::SeegaEndings(Rules rules) : rules_(rules) {
    const auto cell_at = [](int x, int y) { return x < 0 || y < 0 || x >= side || y >= side ? -1 : y * side + x; };
    constexpr std::array<std::array<int, 2>, ways> steps = {{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
    for (int cell = 0; cell < cells; ++cell) {
        const int x = cell % side, y = cell / side, last = side - 1;
        const auto at = static_cast<std::size_t>(cell);
        for (std::size_t way = 0; way < ways; ++way) {
            const auto [dx, dy] = steps[way];
            next_[at][way] = static_cast<std::int8_t>(cell_at(x + dx, y + dy));
            beyond_[at][way] = static_cast<std::int8_t>(cell_at(x + 2 * dx, y + 2 * dy));
        }
        for (std::size_t s = 0; s < symmetries; ++s) {
            const int a = (s & 1) != 0 ? last - x : x, b = (s & 2) != 0 ? last - y : y;
            image_[s][at] = static_cast<std::int8_t>((s & 4) != 0 ? cell_at(b, a) : cell_at(a, b));
        }
    }
    for (std::size_t n = 0; n < choose_.size(); ++n) {
        choose_[n][0] = 1;
        for (std::size_t k = 1; k < choose_[n].size() && n > 0; ++k)
            choose_[n][k] = choose_[n - 1][k - 1] + choose_[n - 1][k];
    }
}

SeegaEndings& SeegaEndings::by(Rules rules) {
    static std::mutex mutex;
    static std::array<std::unique_ptr<SeegaEndings>, 8> all;
    const std::lock_guard lock(mutex);
    auto& found = all[(rules.must_go_on ? 1U : 0U) + (rules.opens_way ? 2U : 0U) + (rules.two_needed ? 4U : 0U)];
    if (!found) found = std::make_unique<SeegaEndings>(rules);
    return *found;
}

SeegaEndings::Ending SeegaEndings::ending(std::uint8_t entry) {
    if (entry == 0) return {};
    return {wins(entry) ? 1 : -1, turns_in(entry)};
}

// ---- which position has which number ------------------------------------------------------------------------
// The board is turned and reflected until the pieces of the side to move stand as in the first set of their class; then the number is
// that of the class and of the other's pieces on the cells that are left.

Cells SeegaEndings::turned(Cells set, std::size_t symmetry) const {
    if (symmetry == 0) return set;
    Cells out = 0;
    each_cell(set, [&](int cell) { out |= bit(image_[symmetry][static_cast<std::size_t>(cell)]); });
    return out;
}

/// The number of a set among those of as many cells, in order, where the cells left out are not counted.
std::size_t SeegaEndings::rank(Cells set, Cells left_out) const {
    std::size_t out = 0, k = 0;
    each_cell(set, [&](int cell) {
        out += choose_[static_cast<std::size_t>(cell - count(left_out & (bit(cell) - 1)))][++k];
    });
    return out;
}

void SeegaEndings::prepare(int pieces) {
    for (int k = 1; k < pieces; ++k) {
        Sets& sets = sets_[static_cast<std::size_t>(k)];
        if (!sets.of.empty()) continue;
        const std::size_t all = choose_[cells][static_cast<std::size_t>(k)];
        sets.of.reserve(all);
        Cells set = bit(k) - 1;
        while (sets.of.size() < all) {
            Class self{set, 0};
            Cells least = set;
            std::size_t by = 0;
            for (std::size_t s = 0; s < symmetries; ++s) {
                const Cells image = turned(set, s);
                if (image == set) self.keeps |= static_cast<std::uint8_t>(1U << s);
                if (image < least) {
                    least = image;
                    by = s;
                }
            }
            // The numbers of sets are in the order of the sets, so that the least of a class comes first.
            const std::size_t number = least == set ? sets.classes.size() : sets.of[rank(least, 0)] / symmetries;
            if (least == set) sets.classes.push_back(self);
            sets.of.push_back(static_cast<std::uint32_t>(number * symmetries + by));
            const Cells low = set & (~set + 1), high = set + low;  // the next set of as many cells
            set = high | (((set ^ high) / low) >> 2);
        }
    }
}

std::size_t SeegaEndings::size(Sides sides) const {
    const auto own = static_cast<std::size_t>(sides.first), other = static_cast<std::size_t>(sides.second);
    return sets_[own].classes.size() * choose_[cells - own][other];
}

std::size_t SeegaEndings::index(Stand s) const {
    const auto own = static_cast<std::size_t>(count(s.own)), other = static_cast<std::size_t>(count(s.other));
    const std::uint32_t found = sets_[own].of[rank(s.own, 0)];
    const Class& to = sets_[own].classes[found / symmetries];
    const Cells there = turned(s.other, found % symmetries);
    std::size_t least = rank(there, to.set);
    if (to.keeps != 1)
        for (std::size_t again = 1; again < symmetries; ++again)
            if ((to.keeps >> again & 1) != 0) least = std::min(least, rank(turned(there, again), to.set));
    return found / symmetries * choose_[cells - own][other] + least;
}

/// Nothing where a turned or reflected position has the number.
std::optional<SeegaEndings::Stand> SeegaEndings::at(Sides sides, std::size_t number) const {
    const auto own = static_cast<std::size_t>(sides.first), other = static_cast<std::size_t>(sides.second);
    const std::size_t others = choose_[cells - own][other];
    const Class& to = sets_[own].classes[number / others];
    std::size_t rest = number % others, free = cells - own;
    Stand s{to.set, 0};
    std::size_t left = other;
    for (int cell = cells - 1; left > 0; --cell) {
        if ((to.set & bit(cell)) != 0) continue;
        --free;  // so many free cells come before this one
        if (rest < choose_[free][left]) continue;
        rest -= choose_[free][left--];
        s.other |= bit(cell);
    }
    if (to.keeps != 1 && index(s) != number) return std::nullopt;
    return s;
}

// ---- the rules, as core/egypt/senat.cpp has them ------------------------------------------------------------------

bool SeegaEndings::over(Stand s) const {
    const int own = count(s.own), other = count(s.other);
    return std::min(own, other) == 0 || std::max(own, other) < 2 || (rules_.two_needed && std::min(own, other) < 2);
}

/// Of a position that is over, or whose table is made.
std::uint8_t SeegaEndings::value(Stand s) const {
    const int own = count(s.own), other = count(s.other);
    if (!over(s)) return tables_.at({own, other})[index(s)];
    if (own == other) return 0;
    // Over at once. Who is to move has won only where the other opened a way with its last piece: as if it took a move.
    return own < other ? entry(0) : entry(1);
}

Cells SeegaEndings::captured(Stand s, int from, int to) const {
    Cells out = 0;
    for (std::size_t way = 0; way < ways; ++way) {
        const int next = next_[static_cast<std::size_t>(to)][way], beyond = beyond_[static_cast<std::size_t>(to)][way];
        if (beyond >= 0 && beyond != from && (s.own & bit(beyond)) != 0) out |= s.other & bit(next);
    }
    return out;
}

Cells SeegaEndings::beside(Cells set) const {
    constexpr Cells left_column = 0b00001'00001'00001'00001'00001, all = bit(cells) - 1;
    return ((set << side) | (set >> side) | ((set & ~(left_column << (side - 1))) << 1) | ((set & ~left_column) >> 1)) &
           all;
}

bool SeegaEndings::blocked(Stand s) const { return (beside(s.own) & ~(s.own | s.other)) == 0; }

/// What it comes to for a side that cannot move, and for whom the other has to remove a piece beside its own.
SeegaEndings::Ending SeegaEndings::opened(Stand s) const {
    Ending best{1, 0};
    bool drawn = false;
    each_cell(s.other & beside(s.own), [&](int cell) {
        const std::uint8_t after = value({s.own, s.other & ~bit(cell)});
        const int turns = turns_in(after) + 2;
        if (loses(after)) {
            if (best.sign > 0 || turns < best.turns) best = {-1, turns};
        } else if (after == 0) {
            drawn = true;
        } else if (best.sign > 0) {
            best.turns = std::max(best.turns, turns);
        }
    });
    return best.sign > 0 && drawn ? Ending{} : best;
}

/// Every end of a turn in which the piece at `at` has just captured. The sink gets who is then to move first, and says whether to go on.
template <class Sink>
bool SeegaEndings::chain(Stand s, int at, const Sink& sink) const {
    bool further = false;
    for (std::size_t way = 0; way < ways && !over(s); ++way) {
        const int to = next_[static_cast<std::size_t>(at)][way];
        if (to < 0 || ((s.own | s.other) & bit(to)) != 0) continue;
        const Cells gone = captured(s, at, to);
        if (gone == 0) continue;
        further = true;
        if (!chain({(s.own ^ bit(at)) | bit(to), s.other & ~gone}, to, sink)) return false;
    }
    return (further && rules_.must_go_on) || sink(Stand{s.other, s.own});
}

/// What a turn can lead to: `inside` with as many pieces, `outside` with fewer, the side to move first. Not where a way is asked for.
template <class Inside, class Outside>
void SeegaEndings::turns_of(Stand s, const Inside& inside, const Outside& outside) const {
    const Cells standing = s.own | s.other;
    if (blocked(s)) {
        inside(Stand{s.other, s.own});  // a pass
        return;
    }
    for (Cells left = s.own; left != 0; left &= left - 1) {
        const int from = std::countr_zero(left);
        for (const int to : next_[static_cast<std::size_t>(from)]) {
            if (to < 0 || (standing & bit(to)) != 0) continue;
            const Cells gone = captured(s, from, to), moved = (s.own ^ bit(from)) | bit(to);
            if (!(gone == 0 ? inside(Stand{s.other, moved}) : chain({moved, s.other & ~gone}, to, outside))) return;
        }
    }
}

// ---- backwards from the ends ----------------------------------------------------------------------------------

/// So many pieces a side and the same the other way round, between which turns without a capture lead to and fro. All else a turn
/// can lead to is known.
struct SeegaEndings::Making {
    const SeegaEndings& endings;
    std::array<Sides, 2> sides;
    bool same;
    std::array<Table, 2> table;
    std::vector<std::array<std::vector<std::uint32_t>, 2>> by_turns;

    Making(const SeegaEndings& all, Sides of)
        : endings(all), sides{of, Sides{of.second, of.first}}, same(of.first == of.second) {
        for (std::size_t mirrored = 0; mirrored < (same ? 1 : 2); ++mirrored) {
            table[mirrored].resize(endings.size(sides[mirrored]));
            for (std::size_t i = 0; i < table[mirrored].size(); ++i)
                if (const auto s = endings.at(sides[mirrored], i)) first_look(*s, mirrored, i);
        }
        for (std::size_t turns = 0; turns < by_turns.size(); ++turns)
            for (std::size_t mirrored = 0; mirrored < 2; ++mirrored)
                // What is found while they are settled takes more turns.
                for (const std::uint32_t i : std::vector<std::uint32_t>(std::move(by_turns[turns][mirrored])))
                    settle(mirrored, i, static_cast<int>(turns));
    }

    [[nodiscard]] std::size_t other(std::size_t mirrored) const { return same ? 0 : 1 - mirrored; }

    void found(std::size_t mirrored, std::size_t index, int turns) {
        const auto at = static_cast<std::size_t>(turns);
        if (by_turns.size() <= at) by_turns.resize(at + 1);
        by_turns[at][mirrored].push_back(static_cast<std::uint32_t>(index));
    }

    /// The best that leaves the number of pieces, where that settles it.
    void first_look(Stand s, std::size_t mirrored, std::size_t index) {
        if (endings.rules_.opens_way && endings.blocked(s)) {
            if (const Ending known = endings.opened(s); known.sign != 0) found(mirrored, index, known.turns);
            return;
        }
        int win = -1, loss = 0;
        bool holds = false;
        endings.turns_of(
            s, [&](Stand) { return holds = true; },
            [&](Stand after) {
                const std::uint8_t value = endings.value(after);
                const int turns = turns_in(value) + 1;
                if (loses(value) && (win < 0 || turns < win)) win = turns;
                if (wins(value)) loss = std::max(loss, turns);
                if (value == 0) holds = true;
                return true;
            });
        if (win >= 0) found(mirrored, index, win);
        else if (!holds) found(mirrored, index, loss);
    }

    void settle(std::size_t mirrored, std::size_t index, int turns) {
        if (table[mirrored][index] != 0) return;
        table[mirrored][index] = entry(turns);
        const std::size_t before = other(mirrored);
        each_before(*endings.at(sides[mirrored], index), [&](Stand s) {
            const std::size_t number = endings.index(s);
            if (table[before][number] != 0) return;
            if (turns % 2 == 0) found(before, number, turns + 1);
            else if (const int lost = turns_lost(s, mirrored); lost > 0) found(before, number, lost);
        });
    }

    /// In how many turns the side to move loses; 0 where that is not known of every turn of its own.
    [[nodiscard]] int turns_lost(Stand s, std::size_t after) const {
        int most = 0;
        const auto look = [&](std::uint8_t value) {
            if (!wins(value)) most = -1;
            else most = std::max(most, turns_in(value));
            return most >= 0;
        };
        endings.turns_of(
            s, [&](Stand q) { return look(table[after][endings.index(q)]); },
            [&](Stand q) { return look(endings.value(q)); });
        return most + 1;
    }

    /// The positions from which a turn of the other side that captured nothing has led here.
    template <class Sink>
    void each_before(Stand s, const Sink& sink) const {
        const Cells standing = s.own | s.other;
        each_cell(s.other, [&](int to) {
            for (const int from : endings.next_[static_cast<std::size_t>(to)]) {
                if (from < 0 || (standing & bit(from)) != 0) continue;
                const Stand q{(s.other ^ bit(to)) | bit(from), s.own};
                if (endings.captured(q, from, to) == 0) sink(q);
            }
        });
        const Stand passed{s.other, s.own};
        if (!endings.rules_.opens_way && endings.blocked(passed)) sink(passed);
    }
};

/// What can come of so many pieces by capturing, and is not made yet, before what it comes of.
void SeegaEndings::missing(Sides sides, std::vector<Sides>& out) const {
    const auto [less, more] = std::minmax(sides.first, sides.second);
    if (less == 0 || more < 2 || (rules_.two_needed && less < 2)) return;
    const Sides in_order{less, more};
    if (tables_.contains(in_order) || std::find(out.begin(), out.end(), in_order) != out.end()) return;
    missing({less - 1, more}, out);
    missing({less, more - 1}, out);
    out.push_back(in_order);
}

void SeegaEndings::make_all(Sides sides) {
    prepare(sides.first + sides.second);
    std::vector<Sides> all;
    missing(sides, all);
    for (const Sides& one : all) {
        Making made(*this, one);
        tables_[one] = std::move(made.table[0]);
        if (!made.same) tables_[{one.second, one.first}] = std::move(made.table[1]);
    }
}

std::optional<SeegaEndings::Ending> SeegaEndings::of(Stand s, std::size_t limit) {
    if (count(s.own) + count(s.other) > most_pieces) return std::nullopt;
    if (over(s)) return count(s.own) == count(s.other) ? Ending{} : Ending{count(s.own) < count(s.other) ? -1 : 1, 0};
    const std::lock_guard lock(mutex_);
    const Sides sides{count(s.own), count(s.other)};
    if (!tables_.contains(sides)) {
        // Twice an eighth of all positions, or hardly more.
        std::size_t entries = 0;
        std::vector<Sides> all;
        missing(sides, all);
        for (const auto& [less, more] : all)
            entries += std::size_t{choose_[cells][static_cast<std::size_t>(less)]} *
                       choose_[static_cast<std::size_t>(cells - less)][static_cast<std::size_t>(more)] /
                       (less == more ? 8 : 4);
        if (entries > limit) return std::nullopt;
        make_all(sides);
    }
    return ending(value(s));
}

SeegaEndings::Sums SeegaEndings::sums(int own, int other) {
    Sums out;
    each(own, other, [&](Stand s, Ending e) {
        unsigned alike = 0;
        for (std::size_t k = 0; k < symmetries; ++k)
            alike += turned(s.own, k) == s.own && turned(s.other, k) == s.other;
        (e.sign > 0 ? out.won : e.sign < 0 ? out.lost : out.drawn) += symmetries / alike;
        if (e.sign > 0 && e.turns > out.turns) {
            out.turns = e.turns;
            out.example = s;
        }
    });
    return out;
}

}  // namespace ludus::egypt
