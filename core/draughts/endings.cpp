#include "core/draughts/endings.hpp"

#include <algorithm>
#include <bit>

#include "core/draughts/engine.hpp"

namespace ludus::draughts {
namespace {

std::int8_t number_of(Squares set) { return static_cast<std::int8_t>(std::popcount(set)); }

std::uint8_t entry(int turns) {
    // Beyond what fits, the parity still tells who wins.
    while (turns > Endings::longest + 1) turns -= 2;
    return static_cast<std::uint8_t>(turns + 1);
}
int turns_of(std::uint8_t entry) { return entry - 1; }
/// For the side to move.
bool wins(std::uint8_t entry) { return entry != 0 && turns_of(entry) % 2 == 1; }
bool loses(std::uint8_t entry) { return entry != 0 && turns_of(entry) % 2 == 0; }

}  // namespace

Material material_of(const Position& p) {
    const Squares own = p.pieces.of[p.seat], other = p.pieces.of[1 - p.seat], kings = p.pieces.kings;
    return {{number_of(own & ~kings), number_of(other & ~kings)}, {number_of(own & kings), number_of(other & kings)}};
}

std::shared_ptr<Endings> Endings::by_rules_of(const Engine& engine) {
    static std::mutex mutex;
    static std::map<unsigned, std::shared_ptr<Endings>> all;
    const Variant& v = engine.variant();
    unsigned rules = 0;
    for (const bool bit : {v.lines == Lines::straight, v.steps_back, v.captures_back, v.long_kings, v.most, v.by_value,
                           v.crowning_ends, v.may_turn_back, v.removal == Removal::at_end})
        rules = rules * 2 + (bit ? 1 : 0);
    const std::lock_guard lock(mutex);
    auto& found = all[rules * 16 + static_cast<unsigned>(v.side)];
    if (!found) found = std::make_shared<Endings>();
    return found;
}

// ---- which position has which number ------------------------------------------------------------------------
// The pieces of each sort stand on a set of squares, and the sets are numbered: the number of a position is that of its four sets in a
// row. Numbers whose sets overlap stand for nothing.

void Endings::prepare(const Engine& engine) {
    geometry_ = &engine.geometry();
    if (squares_ != 0) return;
    squares_ = geometry_->grid().size();
    last_row_ = geometry_->last_row(0);
    for (std::size_t n = 0; n < choose_.size(); ++n) {
        choose_[n][0] = 1;
        for (std::size_t k = 1; k <= most_pieces && n > 0; ++k)
            choose_[n][k] = choose_[n - 1][k - 1] + choose_[n - 1][k];
    }
    sets_[0] = {0};
    for (std::size_t k = 1; k < sets_.size(); ++k)
        for (int last = 0; last < squares_; ++last)
            for (std::size_t i = 0; i < choose_[static_cast<std::size_t>(last)][k - 1]; ++i)
                sets_[k].push_back(sets_[k - 1][i] | square(geometry_->bit(last)));
}

std::size_t Endings::size(const Material& m) const {
    std::size_t out = 1;
    for (const auto& sort : {m.plain, m.kings})
        for (const std::int8_t many : sort)
            out *= choose_[static_cast<std::size_t>(squares_)][static_cast<std::size_t>(many)];
    return out;
}

Squares Endings::turned(Squares set) const {
    Squares out = 0;
    each(set, [&](int bit) { out |= square(geometry_->bit(squares_ - 1 - geometry_->cell(bit))); });
    return out;
}
/// The same for the other seat: the board is turned round.
Position Endings::turned(const Position& p) const {
    Position q;
    q.pieces.of = {turned(p.pieces.of[1]), turned(p.pieces.of[0])};
    q.pieces.kings = turned(p.pieces.kings);
    q.seat = static_cast<std::uint8_t>(1 - p.seat);
    return q;
}

/// Of a position where the first seat is to move.
std::size_t Endings::index(const Material& m, const Position& p) const {
    std::size_t out = 0;
    const Squares kings = p.pieces.kings;
    const auto add = [&](Squares set, std::int8_t many) {
        std::size_t number = 0, k = 0;
        each(set, [&](int bit) { number += choose_[static_cast<std::size_t>(geometry_->cell(bit))][++k]; });
        out = out * choose_[static_cast<std::size_t>(squares_)][static_cast<std::size_t>(many)] + number;
    };
    add(p.pieces.of[0] & ~kings, m.plain[0]);
    add(p.pieces.of[1] & ~kings, m.plain[1]);
    add(p.pieces.of[0] & kings, m.kings[0]);
    add(p.pieces.of[1] & kings, m.kings[1]);
    return out;
}

std::optional<Position> Endings::at(const Material& m, std::size_t index) const {
    const auto take = [&](std::int8_t many) {
        const auto& sets = sets_[static_cast<std::size_t>(many)];
        const Squares set = sets[index % sets.size()];
        index /= sets.size();
        return set;
    };
    const Squares kings1 = take(m.kings[1]), kings0 = take(m.kings[0]), plain1 = take(m.plain[1]),
                  plain0 = take(m.plain[0]);
    if (std::popcount(kings0 | kings1 | plain0 | plain1) != m.total()) return std::nullopt;
    if ((plain0 & last_row_) != 0 || (plain1 & geometry_->last_row(1)) != 0) return std::nullopt;
    Position p;
    p.pieces.of = {plain0 | kings0, plain1 | kings1};
    p.pieces.kings = kings0 | kings1;
    return p;
}

// ---- what is needed first -----------------------------------------------------------------------------------

/// What can come of a material by crowning and capturing, and is not made yet, before what it comes of.
void Endings::missing(const Material& m, std::vector<Material>& out) const {
    if (m.plain[0] + m.kings[0] == 0 || m.plain[1] + m.kings[1] == 0) return;
    if (tables_.contains(m) || std::find(out.begin(), out.end(), m) != out.end() ||
        std::find(out.begin(), out.end(), m.mirrored()) != out.end())
        return;
    for (std::size_t side = 0; side < 2; ++side) {
        Material less = m;
        if (m.plain[side] > 0) {
            --less.plain[side];
            missing(less, out);
            ++less.kings[side];
            missing(less, out);
        }
        less = m;
        if (m.kings[side] > 0) {
            --less.kings[side];
            missing(less, out);
        }
    }
    out.push_back(m);
}

std::size_t Endings::entries(const std::vector<Material>& all) const {
    std::size_t out = 0;
    for (const Material& m : all) out += size(m) * (m == m.mirrored() ? 1 : 2);
    return out;
}

std::size_t Endings::to_make(const Engine& engine, const Material& material) {
    const std::lock_guard lock(mutex_);
    prepare(engine);
    std::vector<Material> all;
    missing(material, all);
    return entries(all);
}

// ---- backwards from the ends ----------------------------------------------------------------------------------

/// One material and its mirror image, between which quiet moves lead to and fro. All else a move can lead to is known.
struct Endings::Making {
    struct Entry {
        std::uint32_t index;
        std::uint8_t mirrored;
    };
    Endings& endings;
    const Engine& engine;
    std::array<Material, 2> material;
    bool same;  ///< the material is its own mirror image
    std::array<Table, 2> table, open,
        later;  ///< found; moves not yet known to lose; the longest of those that leave the material
    std::vector<std::vector<Entry>> by_turns;

    Making(Endings& all, const Engine& rules, const Material& m)
        : endings(all), engine(rules), material{m, m.mirrored()}, same(m == m.mirrored()) {
        for (std::size_t side = 0; side < (same ? 1 : 2); ++side) {
            const std::size_t size = endings.size(material[side]);
            table[side].resize(size);
            open[side].resize(size);
            later[side].resize(size);
            for (std::size_t i = 0; i < size; ++i)
                if (const auto p = endings.at(material[side], i)) first_look(*p, side, i);
        }
        for (std::size_t turns = 0; turns < by_turns.size(); ++turns)
            for (std::size_t k = 0; k < by_turns[turns].size(); ++k)
                settle(by_turns[turns][k], static_cast<int>(turns));
    }

    void found(std::size_t side, std::size_t index, int turns) {
        const auto at = static_cast<std::size_t>(turns);
        if (by_turns.size() <= at) by_turns.resize(at + 1);
        by_turns[at].push_back({static_cast<std::uint32_t>(index), static_cast<std::uint8_t>(side)});
    }

    /// The best of the captures, or how many quiet moves there are and what those that crown a piece come to.
    void first_look(const Position& p, std::size_t side, std::size_t index) {
        int win = -1, loss = 0, left = 0;
        const auto outside = [&](const Position& after) {
            const std::uint8_t value = after.pieces.of[1] == 0 ? entry(0) : endings.value(after);
            const int turns = turns_of(value) + 1;
            if (loses(value) && (win < 0 || turns < win)) win = turns;
            if (wins(value)) loss = std::max(loss, turns);
            else ++left;
        };
        if (engine.capturers(p, 0) != 0) {
            each_turn(p, outside);
        } else {
            MoveList moves;
            engine.steps(p, moves);
            for (const Move m : moves) {
                const UnpackedMove u = unpack(m);
                if (!engine.is_king(p, u.from) && (endings.last_row_ >> u.to & 1) != 0) outside(engine.play(p, m));
                else ++left;
            }
        }
        if (win >= 0) found(side, index, win);
        else if (left == 0) found(side, index, loss);
        open[side][index] = static_cast<std::uint8_t>(left);
        later[side][index] = entry(loss);
    }

    template <class Sink>
    void each_turn(const Position& p, Sink& sink) const {
        MoveList moves;
        engine.moves(p, moves);
        for (const Move m : moves) {
            const Position after = engine.play(p, m);
            if (after.going == nowhere) sink(after);
            else each_turn(after, sink);
        }
    }

    void settle(const Entry& at, int turns) {
        const std::size_t side = at.mirrored;
        if (table[side][at.index] != 0) return;
        table[side][at.index] = entry(turns);
        const Position p = *endings.at(material[side], at.index);
        const std::size_t before = same ? 0 : 1 - side;
        each_before(p, [&](const Position& q) {
            const std::size_t index = endings.index(material[before], q);
            if (table[before][index] != 0) return;
            if (turns % 2 == 0) found(before, index, turns + 1);
            else if (--open[before][index] == 0)
                found(before, index, std::max(turns + 1, turns_of(later[before][index])));
        });
    }

    /// The positions from which a quiet move of the second seat has led here, turned so that the first seat is to move in them.
    template <class Sink>
    void each_before(const Position& p, Sink sink) const {
        const Squares empty = endings.geometry_->all() & ~p.pieces.standing();
        const auto from = [&](int to, int back, bool king) {
            Position q = p;
            q.seat = 1;
            const Squares way = square(to) | square(back);
            q.pieces.of[1] ^= way;
            if (king) q.pieces.kings ^= way;
            if (engine.capturers(q, 1) == 0) sink(endings.turned(q));
        };
        each(p.pieces.of[1], [&](int to) {
            const bool king = engine.is_king(p, to);
            for (int d = 0; d < directions; ++d) {
                if (!king && !engine.ahead_[1][static_cast<std::size_t>(d)]) continue;
                const int way = opposite(d);
                for (int back = endings.geometry_->next(to, way); back != nowhere && (empty >> back & 1) != 0;
                     back = endings.geometry_->next(back, way)) {
                    if (king || (endings.geometry_->last_row(1) >> back & 1) == 0) from(to, back, king);
                    if (!king || !engine.variant_.long_kings) break;
                }
            }
        });
    }
};

void Endings::make_all(const Engine& engine, const std::vector<Material>& all) {
    for (const Material& m : all) {
        Making made(*this, engine, m);
        tables_[m] = std::move(made.table[0]);
        if (!made.same) tables_[m.mirrored()] = std::move(made.table[1]);
    }
}

/// Of a position whose material is made.
std::uint8_t Endings::value(const Position& p) const {
    const Material m = material_of(p);
    return tables_.at(m)[index(m, p.seat == 0 ? p : turned(p))];
}

std::optional<Ending> Endings::of(const Engine& engine, const Position& p, std::size_t limit) {
    if (std::popcount(p.pieces.standing()) > most_pieces || engine.variant().duty != Duty::compulsory ||
        p.going != nowhere)
        return std::nullopt;
    if (p.pieces.of[0] == 0 || p.pieces.of[1] == 0) return Ending{p.pieces.of[0] == 0 ? 1 : 0, 0};
    const std::lock_guard lock(mutex_);
    prepare(engine);
    const Material m = material_of(p);
    if (!tables_.contains(m)) {
        std::vector<Material> all;
        missing(m, all);
        if (entries(all) > limit) return std::nullopt;
        make_all(engine, all);
    }
    const std::uint8_t found = value(p);
    if (found == 0) return Ending{};
    return Ending{wins(found) ? p.seat : 1 - p.seat, turns_of(found)};
}

Endings::Sums Endings::sums(const Engine& engine, const Material& material) {
    const std::lock_guard lock(mutex_);
    prepare(engine);
    std::vector<Material> all;
    missing(material, all);
    make_all(engine, all);
    Sums out;
    const Table& table = tables_.at(material);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const auto p = at(material, i);
        if (!p) continue;
        if (table[i] == 0) ++out.drawn;
        else if (loses(table[i])) ++out.lost;
        else ++out.won;
        if (wins(table[i]) && turns_of(table[i]) > out.turns) {
            out.turns = turns_of(table[i]);
            out.example = *p;
        }
    }
    return out;
}

}  // namespace ludus::draughts
