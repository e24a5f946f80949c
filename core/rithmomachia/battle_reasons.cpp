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
    if (setting.space[0] == away) return {};  // made by a taking
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

void add_once(std::vector<Reason>& out, Reason reason) {
    if (std::find(out.begin(), out.end(), reason) == out.end()) out.push_back(std::move(reason));
}

const char* spaces_word(int n) { return n == 1 ? "one space" : n == 2 ? "two spaces" : "three spaces"; }

/// Three or four spaces each next the one before, the same way.
bool in_line(const Setting& set) {
    const auto step = [&](std::size_t k) {
        return std::pair(file_of(set.space[k]) - file_of(set.space[k - 1]),
                         rank_of(set.space[k]) - rank_of(set.space[k - 1]));
    };
    return step(1) == step(2);
}

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
        case Deed::rest:
        case Deed::seize:
        case Deed::take: reasons_of_taking(p, act, out); break;
        case Deed::drop:
        case Deed::redeem:
        case Deed::demand:
        case Deed::price:
        case Deed::decline: reasons_of_prisoners(p, act, out); break;
        case Deed::proclaim:
            out.push_back(
                cite("triumph.proclaim", p.now.king_taken(other(p.side))
                                             ? std::string("the ") + army_name(other(p.side)) + " king is taken"
                                             : "numbers are there that hold a proportion"));
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
    const Position after = play(p, m);
    if ((after.late & ~p.late) != 0)
        out.push_back(cite("triumph.captive", "a prisoner may not come last: it is no triumph yet", {}, act.to));
    reasons_of_end(after, out);
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
    const int id = man_on(p.now, act.to), army = man(id).born, last = last_part(p.now, id);
    for (const TakingWay& way : ways_of(p, act)) {
        Reason r = reason(manner_, p.moved == away ? p.now : p.set, id, way);
        r.to = act.to;
        add_once(out, std::move(r));
    }
    const bool part = is_king(id) && act.what != whole;
    if (is_king(id)) {
        if (part) {
            const int number =
                steps[static_cast<std::size_t>(army)].number[static_cast<std::size_t>(part_of(act.what))];
            out.push_back(cite("king.parts", "his " + std::to_string(number), {}, act.to));
            if (part_of(act.what) == lowest_part && manner_.ransom == Ransom::not_lowest)
                out.push_back(cite("king.lowest", "his lowest square: no ransom delivers it", {}, act.to));
            reasons_of_losing(p, id, part_of(act.what), act.to, out);
        } else {
            const char* what = p.now.king_entire(army) ? "the whole king"
                               : last != whole         ? "the last of him"
                                                       : "all that is left of him";
            out.push_back(
                cite(last != whole ? "king.parts" : "king.take", std::string(what) + ": he is taken away", {}, act.to));
            if (manner_.lowest_lost_is_all && last == whole)
                out.push_back(cite("king.lowest", "his lowest square lost, he is lost with it", {}, act.to));
        }
    }
    switch (act.deed) {
        case Deed::enter:
            out.push_back(cite("take.before",
                               part ? "found so before: the king stands, the taker stays"
                                    : "found so before: the taker goes into his place",
                               {act.from}, act.to));
            break;
        case Deed::rest:
            out.push_back(cite("take.before", "found so before: it is the turn, and nobody moves", {}, act.to));
            break;
        case Deed::seize:
            out.push_back(cite("take.before", "found so before: the taker goes on", {act.from}, act.to));
            break;
        default:
            out.push_back(cite("take.after", "the taker does not go into his place", {p.moved}, act.to));
            if (manner_.turn.owed) out.push_back(cite("take.owed", "what is open is taken", {}, act.to));
            break;
    }
    if (p.moved != away && !(p.now == p.set))
        out.push_back(cite("take.several",
                           act.deed == Deed::take ? "one more after the same motion" : "one more by the same man", {},
                           act.to));
    reasons_of_fate(p, act, out);
}

/// What becomes of the man taken.
void Battle::reasons_of_fate(const Position& p, const Act& act, std::vector<Reason>& out) const {
    if (is_king(man_on(p.now, act.to))) return;
    const std::string turned = std::string("turned ") + army_name(p.taker());
    switch (manner_.prisoners) {
        case Prisoners::behind:
            if (act.place != away)
                out.push_back(cite("prisoner", turned + ", set on " + space_name(act.place), {}, act.place));
            return;
        case Prisoners::in_hand: out.push_back(cite("prisoner", turned + ", kept in hand", {}, act.to)); return;
        case Prisoners::for_triumph:
            out.push_back(cite("prisoner", turned + ", kept for a triumph alone", {}, act.to));
            return;
        case Prisoners::on_the_spot: out.push_back(cite("prisoner", turned + " where he stands", {}, act.to)); return;
        case Prisoners::removed: out.push_back(cite("prisoner", "no more in the game", {}, act.to)); return;
    }
}

/// A man set down from the hand, and the ransom of a king.
void Battle::reasons_of_prisoners(const Position& p, const Act& act, std::vector<Reason>& out) const {
    if (act.deed == Deed::drop) {
        const int id = in_hand(p.now, p.side, act.what);
        out.push_back(
            cite("prisoner.set", spoken_name(p.now, id) + ", from the hand to the hindermost rank", {}, act.to));
        return;
    }
    const int army = other(p.taker());
    const std::string lost =
        std::to_string(steps[static_cast<std::size_t>(army)].number[static_cast<std::size_t>(p.part)]);
    const Space at = p.now.at(king[static_cast<std::size_t>(army)]);
    switch (act.deed) {
        case Deed::redeem:
            out.push_back(cite("king.redeem", "his " + lost + " redeemed by a man of the same number", {at}, act.to));
            break;
        case Deed::demand: out.push_back(cite("king.redeem", "no man of his bears " + lost, {at})); return;
        case Deed::price:
            out.push_back(
                cite("king.redeem", "his " + lost + " redeemed by whom the adversary will have", {at}, act.to));
            break;
        default: out.push_back(cite("king.redeem", "his " + lost + " is left unredeemed", {}, at)); return;
    }
    reasons_of_fate(p, act, out);
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
        } else if (had.ways[step] == 0 && has.ways[step] != 0) {
            out.push_back(cite("king.lose", std::string("he has the ") + draughts[step] + "'s draught now", {}, to));
        }
    }
}

void Battle::reasons_of_place(const Setting& set, const std::string& line, std::vector<Reason>& out) const {
    const char* how = set.count == 4 && is_square(set.space)    ? "four set like a square"
                      : !in_line(set)                           ? "three set at a right angle"
                      : is_straight(set.space[0], set.space[1]) ? "in a right line"
                                                                : "in a line, crosswise";
    out.push_back(cite("triumph", line, spots(set)));
    out.push_back(cite("triumph.place", how, spots(set)));
    out.push_back(cite("triumph.camp",
                       "in the adversary's camp of " + std::to_string(manner_.triumph.camp * files) + " spaces",
                       spots(set)));
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
    const bool by_taking = q.carried[0] != 0;
    if (by_taking) out.push_back(cite("triumph.capture", "made by a taking: " + line));
    if (!by_taking) reasons_of_place(set, line, out);
    const Grade reached = grade(set.count, set.held);
    out.push_back(cite((std::string("triumph.") + grade_name(reached)).c_str(), triumph_title(reached) + ": " + line,
                       spots(set)));
    if (manner_.triumph.captive_not_last && !by_taking) {
        for (int k = 0; k < set.count; ++k) {
            const int id = man_on(q.now, set.space[static_cast<std::size_t>(k)]);
            if (!(q.now.turned >> id & 1)) continue;
            out.push_back(cite("triumph.captive", "the prisoner did not come last", {}, q.now.at(id)));
            break;
        }
    }
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
    if (p.moved != away) {
        threats_in_the_middle(p, out);
        return out;
    }
    for (int id = 0; id < men_count; ++id) {
        if (p.now.at(id) == away || is_protected(p, id)) continue;
        each_taking(sight_, manner_, field, id, takers_before(sight_, field, id), [&](const TakingWay& way) {
            add_once(out, reason(manner_, p.now, id, way));
            return false;
        });
    }
    return out;
}

/// What the man just set down has still open, or the man who is seizing.
void Battle::threats_in_the_middle(const Position& p, std::vector<Reason>& out) const {
    const Field judged(p.set);
    const int last = judged.man_at(p.moved);
    const bool seizing = p.phase == Phase::seizing || p.then == Phase::seizing;
    for (int id = 0; id < men_count; ++id) {
        const Space space = p.set.at(id);
        if (space == away || p.set.side(id) == p.taker() || p.now.at(id) != space || p.now.side(id) == p.taker() ||
            is_protected(p, id))
            continue;
        const Takers takers =
            seizing ? takers_before(sight_, judged, id) : takers_after(sight_, manner_, judged, id, last, p.flew);
        each_taking(sight_, manner_, judged, id, takers, [&](const TakingWay& way) {
            const bool his = !seizing || (entrants(way, takers) >> last & 1);
            if (his && (way.what == whole || still_has(p.now, id, way.what)))
                add_once(out, reason(manner_, p.set, id, way));
            return false;
        });
    }
}

}  // namespace ludus::rithmomachia
