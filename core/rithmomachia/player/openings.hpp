#pragma once
// Whether a man set down has anything to take, answered quickly: what men make of each other is counted once for a
// kind. For the computer, which asks it of every draught it thinks of; taking.hpp tells the ways themselves.

#include <array>
#include <cstdint>

#include "core/base/index.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {

class Openings {
public:
    /// Both must outlive this.
    Openings(const Sight& sight, const Variant& variant);

    /// What is the same for all the motions a side may make in one position.
    struct Scene {
        std::uint64_t ours = 0, theirs = 0;  ///< men on the table; ours: who fight
        std::uint64_t nearly_besieged = 0;   ///< of theirs: whom one man more may shut in
        /// Of theirs: whom any of ours may take as all stand, where any man may (TurnRules::by_any).
        std::uint64_t open = 0;
    };
    [[nodiscard]] Scene scene(const Field& field, int side) const;

    /// Whether any man for whom may(id) is true can be taken, now that `last` has been set down: as each_open finds.
    template <class May>
    [[nodiscard]] bool any(const Field& field, int last, bool flew, May&& may) const;
    /// The same, of the scene before he moved from `from` (away: from the hand).
    template <class May>
    [[nodiscard]] bool any(const Scene& before, const Field& field, int last, Space from, bool flew, May&& may) const;

    /// In how many ways he takes or helps to, by the tables: each man he takes, alone or with each that helps him.
    [[nodiscard]] int use_of(int id) const;

    /// Calls f(id, surely) for each of theirs whom some of ours may take by numbers as all stand; `must` among the
    /// takers, or nobody. Not surely: more men than two may be wanted for it, and each_taking is to be asked.
    template <class F>
    void each_threatened(const Field& field, std::uint64_t ours, std::uint64_t theirs, int must, F&& f) const;
    /// Whom a side may take before removing, and perhaps others.
    [[nodiscard]] std::uint64_t threatened(const Field& field, int side) const;

private:
    /// Where a king is worth what is left of him he may bear nearly any number.
    void think_any_of_kings();
    [[nodiscard]] bool exactly(const Field& field, int id, int last, bool flew) const {
        return open_takings(sight_, variant_, field, id, takers_after(sight_, variant_, field, id, last, flew)) != 0;
    }
    /// A scene with no more than who stands on the table.
    [[nodiscard]] Scene armies(const Field& field, int side) const;

    // What numbers make of each other: looked up, but of kings counted, since what they bear changes.

    [[nodiscard]] bool takes_alone(const Stand& stand, int a, int id) const;
    [[nodiscard]] bool takes_by_way(const Stand& stand, int a, int id, int voids) const;
    [[nodiscard]] bool take_together(const Stand& stand, int a, int b, int id) const;
    /// Whether two of these men, `must` or nobody among them, do.
    [[nodiscard]] bool some_take_together(const Stand& stand, std::uint64_t men, int id, int must) const;

    /// Whether he is open to any man at all (TurnRules::by_any). `nearly` besieged or not is told.
    [[nodiscard]] bool open_to_any(const Field& field, int id, bool nearly) const;
    /// Whether the man just set down takes him by numbers: `ours` are his side's men who fight.
    [[nodiscard]] bool takes(const Field& field, std::uint64_t ours, int last, int id) const;
    [[nodiscard]] bool besieges(const Field& field, int last, int id) const;
    /// Calls f(id) for the adversaries the man set down sees, or stands next, as the rule asks; then for those far off
    /// with whom the way between counts. Stops where f gives true, and is true then.
    template <class F>
    bool each_in_reach(const Field& field, std::uint64_t theirs, int last, F&& f) const;

    const Sight& sight_;
    const Variant& variant_;
    bool far_;                                      ///< men may take from further than any draught
    bool by_laws_alone_;                            ///< by proportions set in order: no short way to tell
    std::array<std::uint64_t, men_count> alone_{};  ///< of each man: those he takes by himself, seeing them
    /// Of each man, and each he may take: who could help him. Of a king all the numbers he may ever bear are thought
    /// of.
    std::array<std::array<std::uint64_t, men_count>, men_count> partners_{};
    std::array<std::uint64_t, men_count> far_from_{};  ///< of each man: those he takes by the way between
    std::array<std::uint64_t, men_count> concerns_{};  ///< of each man: those he takes, or helps to take, in any way
    std::array<std::uint64_t, men_count> far_to_{};    ///< ... and those who take him so
    /// Of each man, and each he may take: with how many void spaces between them he does, a bit a number of them.
    std::array<std::array<std::uint16_t, men_count>, men_count> voids_{};
};

template <class F>
bool Openings::each_in_reach(const Field& field, std::uint64_t theirs, int last, F&& f) const {
    const Space from = field.stand().at(last);
    bool stopped = false;
    const auto try_space = [&](Space space) {
        const int id = field.man_at(space);
        if (!stopped && id != nobody && (theirs >> id & 1)) stopped = f(id);
    };
    sight_.each_end(field.stand(), last, [&](Space space, int, int) { try_space(space); });
    for (int way = 0; variant_.taking.stations == Stations::next && way < ways_count; ++way) {
        const Space space = sight_.ground().at(from, way, 1);
        if (space != away) try_space(space);
    }
    if (stopped) return true;
    for (std::uint64_t left = far_from_[at(last)] & theirs; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        const int distance = sight_.ground().bearing(from, field.stand().at(id)) >> 3;
        if (distance > 0 && (voids_[at(last)][at(id)] >> (distance - 1) & 1) && f(id)) return true;
    }
    return false;
}

template <class May>
bool Openings::any(const Field& field, int last, bool flew, May&& may) const {
    if (by_laws_alone_) {
        bool found = false;
        each_open(sight_, variant_, field, last, flew, [&](int id, unsigned) { return found = may(id); });
        return found;
    }
    Scene now = armies(field, field.stand().side(last));
    now.nearly_besieged = now.theirs;  // for all that is known
    if (!variant_.turn.by_any) return any(now, field, last, away, flew, may);
    for (std::uint64_t left = now.theirs; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        if (open_to_any(field, id, true) && may(id)) return true;
    }
    return false;
}

template <class May>
bool Openings::any(const Scene& before, const Field& field, int last, Space from, bool flew, May&& may) const {
    if (by_laws_alone_) return any(field, last, flew, may);
    const Space to = field.stand().at(last);
    if (variant_.turn.by_any) {
        for (std::uint64_t left = before.theirs; left; left &= left - 1) {
            const int id = __builtin_ctzll(left);
            const Space there = field.stand().at(id);
            // A motion changes only what lies in line with where he stood or stands; but whether a man shut in could be
            // freed may hang on men far off.
            const bool touched = sight_.ground().bearing(to, there) != 0 || (before.nearly_besieged >> id & 1) ||
                                 (from != away && sight_.ground().bearing(from, there) != 0);
            const bool open =
                touched ? open_to_any(field, id, before.nearly_besieged >> id & 1) : (before.open >> id & 1) != 0;
            if (open && may(id)) return true;
        }
        return false;
    }
    if (!(fighters(variant_, field.stand()) >> last & 1)) return false;
    if (!flew && each_in_reach(field, before.theirs, last,
                               [&](int id) { return takes(field, before.ours | bit(last), last, id) && may(id); })) {
        return true;
    }
    if (flew && !variant_.turn.flight_besieges) return false;
    const bool by_flights = variant_.siege.rule == SiegeRule::immobile;
    for (std::uint64_t left = before.nearly_besieged; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        const int distance = sight_.ground().bearing(to, field.stand().at(id)) >> 3;
        const bool near = by_flights || (distance > 0 && distance <= furthest);
        if (near && besieges(field, last, id) && may(id)) return true;
    }
    return false;
}

template <class F>
void Openings::each_threatened(const Field& field, std::uint64_t ours, std::uint64_t theirs, int must, F&& f) const {
    const Stand& stand = field.stand();
    const TakingRules& rules = variant_.taking;
    std::array<std::uint64_t, men_count> stationed;  // of each man in `seen`
    std::uint64_t seen = 0, surely = 0, maybe = 0;
    for (std::uint64_t left = ours; left; left &= left - 1) {
        const int a = __builtin_ctzll(left);
        const Space from = stand.at(a);
        const Draught& draught = sight_.draught(stand, a);
        const bool may = must == nobody || must == a;
        const std::uint64_t marks = concerns_[at(a)] & theirs;
        const auto station = [&](int id) {
            if (!(seen >> id & 1)) stationed[at(id)] = 0;
            seen |= bit(id);
            stationed[at(id)] |= bit(a);
        };
        sight_.each_end(stand, a, [&](Space space, int way, int step) {
            const int id = field.man_at(space);
            if (id == nobody || !(marks >> id & 1)) return;
            if (!draught.leaps && !sight_.is_clear(field, from, way, step)) return;
            if (may && takes_alone(stand, a, id)) surely |= bit(id);
            if (rules.stations == Stations::sight) station(id);
        });
        for (int way = 0; rules.stations == Stations::next && way < ways_count; ++way) {
            const Space space = sight_.ground().at(from, way, 1);
            const int id = space == away ? nobody : field.man_at(space);
            if (id != nobody && (marks >> id & 1)) station(id);
        }
        for (std::uint64_t far = may ? far_from_[at(a)] & theirs & ~surely : 0; far; far &= far - 1) {
            const int id = __builtin_ctzll(far);
            const int bearing = sight_.ground().bearing(from, stand.at(id)), way = bearing & 7, distance = bearing >> 3;
            if (distance == 0 || !(voids_[at(a)][at(id)] >> (distance - 1) & 1)) continue;
            if (rules.distance_own_ways && !draught.draws(way)) continue;
            if (sight_.is_clear(field, from, way, distance) && takes_by_way(stand, a, id, distance - 1)) {
                surely |= bit(id);
            }
        }
    }
    for (std::uint64_t left = seen & ~surely; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        const std::uint64_t men = stationed[at(id)];
        if (some_take_together(stand, men, id, must)) {
            surely |= bit(id);
        } else if (rules.many_may_add && __builtin_popcountll(men) > 2) {
            maybe |= bit(id);
        }
    }
    for (std::uint64_t left = surely; left; left &= left - 1) f(__builtin_ctzll(left), true);
    for (std::uint64_t left = maybe; left; left &= left - 1) f(__builtin_ctzll(left), false);
}

}  // namespace ludus::rithmomachia
