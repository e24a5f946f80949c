// Why each move of a battle is allowed: its passages, and its arithmetic or geometry in a line.

#include <algorithm>
#include <cstdlib>

#include "core/rithmomachia/battle.hpp"
#include "core/rithmomachia/notation.hpp"
#include "core/rithmomachia/picture.hpp"
#include "core/rithmomachia/prisoner.hpp"
#include "core/rithmomachia/taking.hpp"

namespace ludus::rithmomachia {

namespace {

std::vector<int> spots(const Setting& setting) {
    return {setting.space.begin(), setting.space.begin() + setting.count};
}

std::vector<int> spots(const Stand& stand, std::uint64_t men) {
    std::vector<int> out;
    for (; men; men &= men - 1) out.push_back(stand.at(__builtin_ctzll(men)));
    return out;
}

int distance(int from, int to) {
    return std::max(std::abs(file_of(from) - file_of(to)), std::abs(rank_of(from) - rank_of(to)));
}

const char* spaces_word(int n) { return n == 1 ? "one space" : n == 2 ? "two spaces" : "three spaces"; }

bool is_straight(int from, int to) { return file_of(from) == file_of(to) || rank_of(from) == rank_of(to); }

}  // namespace

Reason Battle::cite(const char* passage, std::string line, std::vector<int> from, int to) const {
    return {manner_.passage(passage), std::move(line), std::move(from), to};
}

std::vector<Reason> Battle::reasons(const Position& p, Move m) const {
    const Act act = unpack(m);
    std::vector<Reason> out;
    switch (act.deed) {
        case Deed::draught:
        case Deed::flight: reasons_of_motion(p, act, out); break;
        case Deed::enter:
        case Deed::take: reasons_of_taking(p, act, out); break;
        case Deed::proclaim:
            out.push_back(cite("triumph.proclaim", std::string("the ") + army_name(other(p.side)) + " king is taken"));
            break;
        case Deed::name: {
            const int id = man_on(p.now, act.to);
            out.push_back(cite("triumph.proclaim", "named: " + spoken_name(p.now, id), {}, act.to));
            break;
        }
        case Deed::so: out.push_back(cite("triumph.proclaim", "so many are named", spots(p.now, p.naming))); break;
        case Deed::pass: out.push_back(cite("pass", "no draught is possible")); break;
        case Deed::done: out.push_back(cite("turn", "what is open is left")); break;
        case Deed::lot: out.push_back(cite("first", std::string("the lot falls to the ") + host_name(act.to))); break;
    }
    reasons_of_end(play(p, m), out);
    return out;
}

void Battle::reasons_of_motion(const Position& p, const Act& act, std::vector<Reason>& out) const {
    const int id = man_on(p.now, act.from);
    const Form form = man(id).form;
    const std::vector<int> from = {act.from};
    if (act.deed == Deed::flight) {
        const char* how = distance(act.from, act.to) == knights_draught ? ", flying: the knight's draught"
                                                                        : ", flying: four spaces passed";
        out.push_back(cite("fly", form_name(form) + std::string(how), from, act.to));
        return;
    }
    const int far = distance(act.from, act.to);
    const bool straight = is_straight(act.from, act.to);
    static constexpr const char* passages[] = {"move.round", "move.triangle", "move.square", "move.king"};
    out.push_back(cite(passages[static_cast<std::size_t>(form)],
                       form_name(form) + std::string(": ") + spaces_word(far) + (straight ? "" : " cornerwise"), from,
                       act.to));
    // Over whom he leaps.
    const int dx = (file_of(act.to) - file_of(act.from)) / far, dy = (rank_of(act.to) - rank_of(act.from)) / far;
    std::string over;
    for (int step = 1; step < far; ++step) {
        const Space between = space_at(file_of(act.from) + dx * step, rank_of(act.from) + dy * step);
        if (man_on(p.now, between) != nobody) over += (over.empty() ? "over " : " and ") + space_name(between);
    }
    if (!over.empty()) out.push_back(cite("leap", over, from, act.to));
    if (p.named >> id & 1) out.push_back(cite("triumph.direct", "a named man in his direct motion", from, act.to));
}

void Battle::reasons_of_taking(const Position& p, const Act& act, std::vector<Reason>& out) const {
    const bool before = act.deed == Deed::enter;
    const int id = man_on(p.now, act.to), army = man(id).born;
    // A taking after the motion is judged on the stand as the man was set down.
    const Stand& judged = before ? p.now : p.set;
    const Field field(judged);
    Takers takers{sight_.seers(field, judged.at(id), p.side), nobody, false};
    if (!before) {
        takers.last = field.man_at(p.moved);
        takers.flew = p.flew;
    }
    const int last = last_part(p.now, id);
    each_taking(sight_, manner_, field, id, takers, [&](const TakingWay& way) {
        const bool him = way.what == act.what || (act.what == whole && last != whole && way.what == last);
        if (!him || (before && !((way.takers & takers.seers) >> field.man_at(act.from) & 1))) return false;
        Reason r = reason(manner_, judged, id, way);
        r.to = act.to;
        for (const Reason& told : out) {
            if (told == r) return false;
        }
        out.push_back(std::move(r));
        return false;
    });
    const bool part = is_king(id) && act.what != whole;
    if (is_king(id)) {
        if (part) {
            const int number =
                steps[static_cast<std::size_t>(army)].number[static_cast<std::size_t>(part_of(act.what))];
            out.push_back(cite("king.parts", "his " + std::to_string(number), {}, act.to));
            reasons_of_losing(p, id, part_of(act.what), act.to, out);
        } else {
            const char* what = p.now.king_entire(army) ? "the whole king"
                               : last != whole         ? "the last of him"
                                                       : "all that is left of him";
            out.push_back(
                cite(last != whole ? "king.parts" : "king.take", std::string(what) + ": he is taken away", {}, act.to));
        }
    }
    if (before)
        out.push_back(cite("take.before",
                           part ? "found so before: the king stands, the taker stays"
                                : "found so before: the taker goes into his place",
                           {act.from}, act.to));
    else
        out.push_back(cite("take.after", "the taker does not go into his place", {p.moved}, act.to));
    if (!before && !(p.now == p.set)) out.push_back(cite("take.several", "one more after the same motion", {}, act.to));
    if (act.place != away) {
        out.push_back(cite("prisoner", std::string("turned ") + army_name(p.side) + ", set on " + space_name(act.place),
                           {}, act.place));
    }
}

void Battle::reasons_of_losing(const Position& p, int id, int part, int to, std::vector<Reason>& out) const {
    const int army = man(id).born;
    Stand after = p.now;
    after.parts[static_cast<std::size_t>(army)] =
        static_cast<std::uint8_t>(after.parts[static_cast<std::size_t>(army)] & ~(1u << part));
    const Draught had = sight_.draught(p.now, id), has = sight_.draught(after, id);
    static constexpr const char* draughts[] = {"round", "triangle", "square"};
    for (std::size_t step = 0; step < furthest; ++step) {
        if (had.ways[step] != 0 && has.ways[step] == 0) {
            out.push_back(cite("king.lose", std::string("he loses the ") + draughts[step] + "'s draught", {}, to));
        }
    }
}

void Battle::reasons_of_end(const Position& q, std::vector<Reason>& out) const {
    if (!q.ended) return;
    const Ending e = ending(q);
    if (e.end != End::triumph) {
        const Outcome end = outcome(q, e);
        out.push_back({end.rule, end.text, {}, -1});
        return;
    }
    const Setting& set = e.triumph;
    const std::string line = setting_line(set);
    const bool square = set.count == 4 && is_square(set.space);
    const char* how = square                                    ? "four set like a square"
                      : is_straight(set.space[0], set.space[1]) ? "in a right line"
                                                                : "in a line, crosswise";
    out.push_back(cite("triumph", line, spots(set)));
    out.push_back(cite("triumph.place", how, spots(set)));
    out.push_back(cite("triumph.camp",
                       "in the adversary's camp of " + std::to_string(manner_.triumph.camp * files) + " spaces",
                       spots(set)));
    const char* reached = grade_name(grade(set.count, set.held));
    out.push_back(cite((std::string("triumph.") + reached).c_str(), std::string("a ") + reached + " triumph: " + line,
                       spots(set)));
    for (arithmetic::Proportion proportion : {arithmetic::arithmetical, arithmetic::geometrical, arithmetic::musical}) {
        if (set.held & proportion) {
            out.push_back({std::string("fulke.prop.") + arithmetic::name(proportion), line, spots(set), -1});
        }
    }
}

std::vector<Reason> Battle::threats(const Position& p) const {
    std::vector<Reason> out;
    if (p.ended || p.phase == Phase::lots) return out;
    const Field field(p.now);
    const auto add = [&](Reason r) {
        for (const Reason& told : out) {
            if (told == r) return;
        }
        out.push_back(std::move(r));
    };
    if (p.phase == Phase::open) {
        const Field judged(p.set);
        each_open(sight_, manner_, judged, judged.man_at(p.moved), p.flew, [&](int id, unsigned) {
            const bool gone = is_king(id) ? p.now.king_taken(man(id).born) : p.now.side(id) != p.set.side(id);
            if (gone || is_protected(p, id)) return false;
            const Takers takers{sight_.seers(judged, p.set.at(id), p.side), judged.man_at(p.moved), p.flew};
            each_taking(sight_, manner_, judged, id, takers, [&](const TakingWay& way) {
                if (way.what == whole || still_has(p.now, id, way.what)) add(reason(manner_, p.set, id, way));
                return false;
            });
            return false;
        });
        return out;
    }
    for (int id = 0; id < men_count; ++id) {
        if (p.now.at(id) == away || is_protected(p, id)) continue;
        const Takers takers{sight_.seers(field, p.now.at(id), other(p.now.side(id))), nobody, false};
        each_taking(sight_, manner_, field, id, takers, [&](const TakingWay& way) {
            add(reason(manner_, p.now, id, way));
            return false;
        });
    }
    return out;
}

}  // namespace ludus::rithmomachia
