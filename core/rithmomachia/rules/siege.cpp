#include "core/rithmomachia/rules/siege.hpp"

#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {
namespace {

/// One man and who stands about him.
class Besieged {
public:
    Besieged(const Sight& sight, const Variant& variant, const Field& field, int id)
        : sight_(sight),
          variant_(variant),
          field_(field),
          id_(id),
          space_(field.stand().at(id)),
          foes_side_(other(field.stand().side(id))),
          fight_(fighters(variant, field.stand())) {}

    /// On each of the ways an adversary, nearer than any other man and no further off than `reach`.
    [[nodiscard]] std::uint64_t on_ways(std::uint8_t ways, int reach) const {
        std::uint64_t found = 0;
        for (unsigned left = ways; left; left &= left - 1) {
            const int holder = holder_of(__builtin_ctz(left), reach);
            if (holder == nobody) return 0;
            if (holder != off_table) found |= bit(holder);
        }
        return found;
    }
    /// Whether that is wanting on one of the ways at the most.
    [[nodiscard]] bool nearly_on_ways(std::uint8_t ways, int reach) const {
        int wanting = 0;
        for (unsigned left = ways; left && wanting < 2; left &= left - 1) {
            if (holder_of(__builtin_ctz(left), reach) == nobody) ++wanting;
        }
        return wanting < 2;
    }

    /// Every ordinary draught stopped by an adversary: one stands on its end, or in the way where he does not leap.
    [[nodiscard]] std::uint64_t stopping_draughts() const {
        std::uint64_t found = 0;
        const bool all = each_stop([&](int stop, int) {
            if (stop == off_table) return rules().edge_helps;
            if (stop == nobody || !is_foe(stop)) return false;
            found |= bit(stop);
            return true;
        });
        return all ? found : 0;
    }

    /// No ordinary draught left, stopped by men of either side: the adversaries among them.
    [[nodiscard]] std::uint64_t blocking_draughts() const {
        std::uint64_t found = 0;
        const bool all = each_stop([&](int stop, int) {
            if (stop >= 0 && is_foe(stop)) found |= bit(stop);
            return stop != nobody;
        });
        return all ? found : 0;
    }

    /// Whether the draughts that are not stopped lie all on one way; `fellows` and the table's edge stop them or not.
    [[nodiscard]] bool nearly_stopped(bool fellows, bool edge) const {
        unsigned open = 0;
        each_stop([&](int stop, int way) {
            const bool stops = stop == off_table ? edge : stop != nobody && (fellows || is_foe(stop));
            if (!stops) open |= 1u << way;
            return true;
        });
        return (open & (open - 1)) == 0;
    }

    /// How many adversaries stop some draught or flight of his.
    [[nodiscard]] int stoppers() const {
        std::uint64_t found = 0;
        each_stop([&](int stop, int) {
            if (stop >= 0 && is_foe(stop)) found |= bit(stop);
            return true;
        });
        each_flight_stop([&](int stop) {
            if (stop != nobody && is_foe(stop)) found |= bit(stop);
            return true;
        });
        return __builtin_popcountll(found);
    }

    /// No draught and no flight left, adversaries stopping all of them, four or more. What would end off the table is
    /// no draught.
    [[nodiscard]] std::uint64_t stopping_all_motion() const {
        std::uint64_t found = 0;
        const bool no_draught = each_stop([&](int stop, int) {
            if (stop == off_table) return true;
            if (stop == nobody || !is_foe(stop)) return false;
            found |= bit(stop);
            return true;
        });
        const bool no_flight = no_draught && each_flight_stop([&](int stop) {
                                   if (stop == nobody || !is_foe(stop)) return false;
                                   found |= bit(stop);
                                   return true;
                               });
        if (!no_flight) return 0;
        return __builtin_popcountll(found) >= 4 ? found : 0;
    }

    /// Whether he sees one of them who bears his number: him he could take by equality.
    [[nodiscard]] bool equals_one_of(std::uint64_t men) const {
        const Numbers his = numbers_of(field_.stand(), id_, variant_.whole_as_taker);
        for (; men; men &= men - 1) {
            const int foe = __builtin_ctzll(men);
            if (!sight_.sees(field_, id_, field_.stand().at(foe))) continue;
            const Numbers theirs = numbers_of(field_.stand(), foe, variant_.whole_as_target);
            for (int i = 0; i < his.count; ++i) {
                for (int j = 0; j < theirs.count; ++j) {
                    const auto a = static_cast<std::size_t>(i), b = static_cast<std::size_t>(j);
                    const bool may = !is_king(foe) || theirs.what[b] != whole || variant_.taking.king_by_equality;
                    if (may && his.number[a] == theirs.number[b]) return true;
                }
            }
        }
        return false;
    }

private:
    static constexpr int off_table = -2;

    [[nodiscard]] const Ground& ground() const { return sight_.ground(); }
    [[nodiscard]] const Siege& rules() const { return variant_.siege; }
    [[nodiscard]] bool is_foe(int man) const { return field_.stand().side(man) == foes_side_ && (fight_ >> man & 1); }

    /// Who holds that way, nearer than any other man and no further off than `reach`: an adversary, or the table's edge
    /// where it helps (off_table); else nobody.
    [[nodiscard]] int holder_of(int way, int reach) const {
        for (int step = 1; step <= reach; ++step) {
            const Space next = ground().at(space_, way, step);
            if (next == away) return rules().edge_helps ? off_table : nobody;
            const int id = field_.man_at(next);
            if (id != nobody) return is_foe(id) ? id : nobody;
        }
        return nobody;
    }

    /// The same for each flight that would end on the table: f(stop).
    template <class F>
    bool each_flight_stop(F&& f) const {
        const Draught& draught = sight_.draught(field_.stand(), id_);
        for (int length = 2; length <= 3; ++length) {
            if (!(draught.flight >> length & 1)) continue;
            const std::array<Space, 8>& ends = ground().leaps(space_, length);
            for (std::size_t i = 0; i < ends.size(); ++i) {
                if (ends[i] != away && !f(sight_.hindering_flight(field_, space_, length, i))) return false;
            }
        }
        return true;
    }

    /// Calls f(stop, way) for each ordinary draught with the nearest man that stops it, off_table, or nobody; stops
    /// where f gives false, and is false then.
    template <class F>
    bool each_stop(F&& f) const {
        const Draught& draught = sight_.draught(field_.stand(), id_);
        for (int step = 1; step <= furthest; ++step) {
            for (unsigned ways = draught.ways[static_cast<std::size_t>(step - 1)]; ways; ways &= ways - 1) {
                const int way = __builtin_ctz(ways);
                const Space end = ground().at(space_, way, step);
                int stop = end == away ? off_table : field_.man_at(end);
                for (int between = step - 1; between >= 1 && stop != off_table && !draught.leaps; --between) {
                    const int nearer = field_.man_at(ground().at(space_, way, between));
                    if (nearer != nobody) stop = nearer;
                }
                if (!f(stop, way)) return false;
            }
        }
        return true;
    }

    const Sight& sight_;
    const Variant& variant_;
    const Field& field_;
    int id_;
    int space_;
    int foes_side_;
    std::uint64_t fight_;
};

/// How far off a besieger on a straight way may stand: "in the thyrde or fourth space from them", the rest nearer.
/// A round draws cornerwise in the first kind, and no man on a straight way hinders him.
int straight_reach(Form form) {
    switch (form) {
        case Form::round: return 0;
        case Form::triangle: return 2;
        case Form::square:
        case Form::king: return 3;
    }
    return 0;
}

/// fulke.1.take.oblivion and, of men who draw all ways, fulke.2.take.oblivion: "by foure men ... letted of theyr
/// ordinarie draughte": four on the straight ways, or four cornerwise, as near as his draught.
std::uint64_t in_a_pattern(const Besieged& him, const Siege& rules, Form form, int last) {
    const int reach = form == Form::round ? 1 : straight_reach(form);
    const auto holds = [&](std::uint64_t found) { return found != 0 && (last == nobody || (found >> last & 1)); };
    if (rules.eight_ways) {
        const std::uint64_t straight = him.on_ways(straight_ways, reach);
        if (holds(straight)) return straight;
        const std::uint64_t corners = him.on_ways(corner_ways, reach);
        return holds(corners) ? corners : 0;
    }
    if (rules.corners_for_any || form == Form::round) {
        const std::uint64_t found = him.on_ways(corner_ways, 1);
        if (holds(found)) return found;
    }
    if (straight_reach(form) == 0) return 0;
    const std::uint64_t found = him.on_ways(straight_ways, reach);
    return holds(found) ? found : 0;
}

}  // namespace

std::uint64_t besiegers(const Sight& sight, const Variant& variant, const Field& field, int id, int last) {
    const Siege& rules = variant.siege;
    const Besieged him(sight, variant, field, id);
    std::uint64_t found = 0;
    switch (rules.rule) {
        case SiegeRule::none: return 0;
        case SiegeRule::pattern: found = in_a_pattern(him, rules, man(id).form, last); break;
        case SiegeRule::hindered: found = him.stopping_draughts(); break;
        case SiegeRule::next_four:
            found = him.on_ways(straight_ways, 1);
            if (found == 0 || (last != nobody && !(found >> last & 1))) found = him.on_ways(corner_ways, 1);
            break;
        case SiegeRule::immobile: found = him.stopping_all_motion(); break;
        case SiegeRule::blocked: found = him.blocking_draughts(); break;
    }
    if (found == 0 || (last != nobody && !(found >> last & 1))) return 0;
    return rules.safe_from_equal && him.equals_one_of(found) ? 0 : found;
}

std::uint64_t nearly_besieged(const Sight& sight, const Variant& variant, const Field& field, std::uint64_t men) {
    const Siege& rules = variant.siege;
    std::uint64_t found = 0;
    for (; men; men &= men - 1) {
        const int id = __builtin_ctzll(men);
        const Form form = man(id).form;
        const Besieged him(sight, variant, field, id);
        bool nearly = false;
        switch (rules.rule) {
            case SiegeRule::none: break;
            case SiegeRule::pattern: {
                const int straight = rules.eight_ways && form == Form::round ? 1 : straight_reach(form);
                const int corner = rules.eight_ways ? straight : rules.corners_for_any || form == Form::round ? 1 : 0;
                nearly = (straight > 0 && him.nearly_on_ways(straight_ways, straight)) ||
                         (corner > 0 && him.nearly_on_ways(corner_ways, corner));
                break;
            }
            case SiegeRule::next_four:
                nearly = him.nearly_on_ways(straight_ways, 1) || him.nearly_on_ways(corner_ways, 1);
                break;
            case SiegeRule::hindered: nearly = him.nearly_stopped(false, rules.edge_helps); break;
            case SiegeRule::blocked: nearly = him.nearly_stopped(true, true); break;
            case SiegeRule::immobile: nearly = him.stoppers() >= 3 && him.nearly_stopped(false, true); break;
        }
        if (nearly) found |= bit(id);
    }
    return found;
}

}  // namespace ludus::rithmomachia
