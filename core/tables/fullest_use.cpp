// The fullest use of a throw, and the moves that lead to it.

#include <algorithm>

#include "core/tables/engine.hpp"

namespace ludus::tables {

namespace {

/// Every place a man of `who` may start from, in a fixed order: who waits to enter first, then by the way they go.
struct Sources {
    std::array<std::int8_t, points + 2> from{};
    int count = 0;

    Sources(const Variant& variant, const Position& p, int who) {
        const auto add = [&](int source) { from[at(count++)] = static_cast<std::int8_t>(source); };
        if (p.bar[at(who)] > 0) {
            add(from_bar);
            return;
        }
        if (p.hand[at(who)] > 0) add(from_hand);
        const Course& course = variant.courses[at(who)];
        for (int place = 1; place <= course.length; ++place) {
            const int point = course.point(place);
            if (p.men[at(who)][at(point)] > 0) add(point);
        }
    }
};

/// The dice left, each number once, in the order they were written.
struct Numbers {
    std::array<std::int8_t, most_dice> all{};
    std::array<std::int8_t, most_dice> unlike{};
    int count = 0, kinds = 0;

    explicit Numbers(const Position& p) {
        count = dice_left(p, all);
        for (int i = 0; i < count; ++i) {
            const auto end = unlike.begin() + kinds;
            if (std::find(unlike.begin(), end, all[at(i)]) == end) unlike[at(kinds++)] = all[at(i)];
        }
    }
};

void mark_used(Position& p, int die) {
    for (int i = 0; i < most_dice; ++i) {
        if (p.dice[at(i)] == die && !(p.used >> i & 1)) {
            p.used = static_cast<std::uint8_t>(p.used | 1u << i);
            return;
        }
    }
}

Move use_of(int from, int die) {
    UnpackedMove unpacked;
    unpacked.type = MoveType::use;
    unpacked.from = from;
    unpacked.die = die;
    return pack(unpacked);
}

}  // namespace

/// Every use of the dice left after which the turn can end as it must: heed(from, die, dice used in all if it begins so) says
/// whether to go on.
template <class Numbers, class Heed>
void Engine::each_use(const Position& p, const Numbers& numbers, Heed heed) const {
    const int who = mover(p);
    const Sources sources(variant_, p, who);
    for (int i = 0; i < numbers.kinds; ++i) {
        const int die = numbers.unlike[at(i)];
        for (int k = 0; k < sources.count; ++k) {
            const int from = sources.from[at(k)];
            const Step next = step(p, who, from, die);
            if (!next.allowed()) continue;
            Position after = p;
            carry(after, who, from, next);
            mark_used(after, die);
            const int more = fullest(after);
            if (more >= 0 && !heed(from, die, more + 1)) return;
        }
    }
}

int Engine::fullest(const Position& p) const {
    const Numbers numbers(p);
    // Who finishes the game is owed nothing more, and the rest is void.
    if (ended(p).kind != End::Kind::none) return numbers.count;
    int best = may_end_turn(p) ? 0 : -1;
    if (numbers.count == 0) return best;
    each_use(p, numbers, [&](int, int, int used) {
        best = std::max(best, used);
        return best < numbers.count;
    });
    return best;
}

bool Engine::failed(const Position& p) const {
    // royal.fay.fail: "talem iactum qui ludi non potest in toto".
    return variant_.compulsion == Compulsion::whole && p.phase == Phase::play && fullest(p) < Numbers(p).count;
}

void Engine::uses(const Position& p, MoveList& list) const {
    if (p.phase == Phase::passed) {
        // ger.pass: he plays them as far as he can, in any order.
        const int who = mover(p);
        const Sources sources(variant_, p, who);
        for (int die = 6; die >= 1; --die) {
            if (p.left[at(die - 1)] == 0) continue;
            for (int k = 0; k < sources.count; ++k) {
                if (step(p, who, sources.from[at(k)], die).allowed()) list.push_back(use_of(sources.from[at(k)], die));
            }
        }
        return;
    }
    const Numbers numbers(p);
    std::array<std::int8_t, most_dice*(points + 2)> worth{};
    std::array<std::int8_t, most_dice*(points + 2)> dies{};
    int best = 0;
    each_use(p, numbers, [&](int from, int die, int used) {
        worth[list.size()] = static_cast<std::int8_t>(used);
        dies[list.size()] = static_cast<std::int8_t>(die);
        list.push_back(use_of(from, die));
        best = std::max(best, used);
        return true;
    });
    if (variant_.compulsion == Compulsion::free) {
        const bool some = !list.empty();
        if (!some || may_end_turn(p)) list.push_back(pack({some ? MoveType::done : MoveType::lost, {}, -1, 0}));
        return;
    }
    int greater = 0;
    if (variant_.compulsion == Compulsion::larger && best == 1 && numbers.count > 1) {
        for (std::size_t i = 0; i < list.size(); ++i) greater = std::max(greater, static_cast<int>(dies[i]));
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (worth[i] == best && dies[i] >= greater) list[kept++] = list[i];
    }
    list.resize(kept);
    if (list.empty()) list.push_back(pack({MoveType::lost, {}, -1, 0}));
}

void Engine::prune(const Position&, MoveList& list) const {
    if (variant_.bearing != Bearing::as_entered || list.size() < 2) return;
    std::erase_if(list, [](Move m) { return unpack(m).type == MoveType::done; });
}

Position Engine::use(const Position& p, int from, int die) const {
    Position q = p;
    const int who = mover(p);
    carry(q, who, from, step(p, who, from, die));
    if (p.phase == Phase::passed) {
        --q.left[at(die - 1)];
        q.again = true;
        if (ended(q).kind == End::Kind::none && !any_passed(q)) {
            q.left = {};
            q.owes = false;
            q.phase = Phase::toss;
        }
        return q;
    }
    mark_used(q, die);
    if (ended(q).kind == End::Kind::none && Numbers(q).count == 0) end_group(q);
    return q;
}

bool Engine::any_passed(const Position& p) const {
    const int who = mover(p);
    const Sources sources(variant_, p, who);
    for (int die = 1; die <= 6; ++die) {
        for (int k = 0; p.left[at(die - 1)] > 0 && k < sources.count; ++k) {
            if (step(p, who, sources.from[at(k)], die).allowed()) return true;
        }
    }
    return false;
}

}  // namespace ludus::tables
