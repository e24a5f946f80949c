// Why each move is allowed: its passages, and its arithmetic or geometry in a line.
// Long: one sentence after another, by kind of move.

#include <algorithm>
#include <cstdlib>

#include "core/base/say.hpp"
#include "core/rithmomachia/rules/engine.hpp"
#include "core/rithmomachia/rules/notation.hpp"
#include "core/rithmomachia/rules/picture.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/rules/taking.hpp"

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

/// One of a rule, a line and spots is enough.
void add_once(std::vector<Reason>& out, Reason reason) {
    const auto same = [&](const Reason& told) {
        return told.rule == reason.rule && told.line == reason.line && told.from == reason.from && told.to == reason.to;
    };
    if (std::none_of(out.begin(), out.end(), same)) out.push_back(std::move(reason));
}

/// Three or four spaces each next the one before, the same way.
bool in_line(const Setting& set) {
    const auto step = [&](std::size_t k) {
        return std::pair(file_of(set.space[k]) - file_of(set.space[k - 1]),
                         rank_of(set.space[k]) - rank_of(set.space[k - 1]));
    };
    return step(1) == step(2);
}

bool is_straight(int from, int to) { return file_of(from) == file_of(to) || rank_of(from) == rank_of(to); }

using sentences::ReasonPlural;
using sentences::ReasonText;

const ReasonText& for_number(const ReasonPlural& text, int n) { return n == 1 ? text.one : text.other; }

std::string number_name(int army, int part) {
    return std::to_string(steps[static_cast<std::size_t>(army)].number[static_cast<std::size_t>(part)]);
}

}  // namespace

struct Engine::Facts {
    int side = even;  ///< {host}; the other is {foe}
    std::string piece = {}, victim = {}, square = {}, squares = {}, sum = {}, title = {}, number = {};
    const char* form = "";
    int n = 0;

    [[nodiscard]] std::string say(std::string_view sentence) const {
        return ludus::say(sentence, {{"host", host_name(side)},
                                     {"whose", whose_name(side)},
                                     {"foe", host_name(other(side))},
                                     {"foes", whose_name(other(side))},
                                     {"foe_colour", colour_name(other(side))},
                                     {"piece", piece},
                                     {"victim", victim},
                                     {"square", square},
                                     {"squares", squares},
                                     {"sum", sum},
                                     {"title", title},
                                     {"number", number},
                                     {"form", form},
                                     {"n", std::to_string(n)}});
    }
};

Reason Engine::cite(const char* passage, const ReasonText& text, const Facts& facts, std::vector<int> from,
                    int to) const {
    return {variant_.passage(passage), facts.say(text.line), std::move(from), to, facts.say(text.sentence)};
}

std::vector<Reason> Engine::reasons(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    std::vector<Reason> out;
    Facts facts;
    facts.side = p.taker();
    switch (unpacked.type) {
        case MoveType::draught:
        case MoveType::flight: reasons_of_motion(p, unpacked, out); break;
        case MoveType::enter:
        case MoveType::rest:
        case MoveType::seize:
        case MoveType::take: reasons_of_taking(p, unpacked, out); break;
        case MoveType::drop:
        case MoveType::redeem:
        case MoveType::demand:
        case MoveType::price:
        case MoveType::decline: reasons_of_prisoners(p, unpacked, out); break;
        case MoveType::proclaim:
            out.push_back(
                cite("triumph.proclaim",
                     p.now.king_taken(other(p.side)) ? sentences::may_proclaim_king : sentences::may_proclaim_numbers,
                     facts));
            break;
        case MoveType::name:
            facts.piece = spoken_name(p.now, man_on(p.now, unpacked.to));
            out.push_back(cite("triumph.proclaim", sentences::names_piece, facts, {}, unpacked.to));
            break;
        case MoveType::end_declaration:
            out.push_back(cite("triumph.proclaim", sentences::names_no_more, facts, spots(p.now, p.naming)));
            break;
        case MoveType::pass: out.push_back(cite("pass", sentences::no_move, facts)); break;
        case MoveType::done: out.push_back(cite("turn", sentences::leaves_rest, facts)); break;
        case MoveType::lot:
            facts.side = unpacked.to;
            out.push_back(cite("first", sentences::begins_by_lot, facts));
            break;
    }
    const Position after = play(p, m);
    if ((after.late & ~p.late) != 0)
        out.push_back(cite("triumph.captive", sentences::came_last, facts, {}, unpacked.to));
    reasons_of_end(after, out);
    return out;
}

void Engine::reasons_of_motion(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const {
    const int id = man_on(p.now, unpacked.from);
    const Form form = man(id).form;
    const std::vector<int> from = {unpacked.from};
    const int far = distance(unpacked.from, unpacked.to);
    Facts facts;
    facts.side = p.side;
    facts.piece = piece_name(p.now, id);
    facts.form = form_name(form);
    facts.n = far;
    if (unpacked.type == MoveType::flight) {
        const bool knights = far == knights_draught;
        const ReasonText& how = variant_.says_irregular()
                                    ? (knights ? sentences::irregular_as_knight : sentences::irregular_long)
                                    : (knights ? sentences::flies_as_knight : sentences::flies_long);
        out.push_back(cite("fly", how, facts, from, unpacked.to));
        return;
    }
    static constexpr const char* passages[] = {"move.round", "move.triangle", "move.square", "move.king"};
    const ReasonPlural& how =
        is_straight(unpacked.from, unpacked.to) ? sentences::moves_straight : sentences::moves_diagonally;
    out.push_back(cite(passages[static_cast<std::size_t>(form)], for_number(how, far), facts, from, unpacked.to));
    // Over whom he leaps.
    const int dx = (file_of(unpacked.to) - file_of(unpacked.from)) / far,
              dy = (rank_of(unpacked.to) - rank_of(unpacked.from)) / far;
    std::vector<std::string> over;
    for (int step = 1; step < far; ++step) {
        const Space between = space_at(file_of(unpacked.from) + dx * step, rank_of(unpacked.from) + dy * step);
        if (man_on(p.now, between) != nobody) over.push_back(space_name(between));
    }
    if (!over.empty()) {
        facts.squares = listed(over);
        out.push_back(
            cite("leap", for_number(sentences::jumps, static_cast<int>(over.size())), facts, from, unpacked.to));
    }
    if (p.named >> id & 1) out.push_back(cite("triumph.direct", sentences::comes_directly, facts, from, unpacked.to));
}

/// How {victim} is captured that way, in a whole sentence. `stand`: as the capture is judged; `line`: its short line.
std::string Engine::sentence_of(const TakingWay& way, const Stand& stand, const std::string& line, Facts facts) const {
    const int taker = __builtin_ctzll(way.takers), first = way.term[0];
    facts.piece = piece_name(stand, taker);
    if (is_king(taker) && first != man(taker).number)
        facts.piece = say(sentences::king_with, {{"piece", facts.piece}, {"number", std::to_string(first)}});
    facts.sum = line.substr(0, line.find(" ("));  // the way between is told in words
    facts.n = way.distance;
    const bool fields = variant_.taking.reckoning == Reckoning::fields;
    switch (way.by) {
        case By::equality: return facts.say(sentences::captures_equal);
        case By::addition:
            if (way.terms > 2) return facts.say(sentences::many_in_sight);
            [[fallthrough]];
        case By::subtraction:
        case By::multiplication:
        case By::division:
            return facts.say(variant_.taking.stations == Stations::next ? sentences::two_beside
                                                                        : sentences::two_in_sight);
        case By::proportion: return facts.say(sentences::captures_in_row);
        case By::progression: return facts.say(sentences::captures_in_progression);
        case By::distance_multiplication:
        case By::distance_division:
        case By::distance_product:
            if (fields) return facts.say(sentences::captures_with_ends);
            return facts.say(facts.n == 1 ? sentences::captures_with_empty.one : sentences::captures_with_empty.other);
        case By::cossic:
        case By::power: return facts.say(sentences::captures_power);
        case By::oblivion:
            facts.n = __builtin_popcountll(way.takers);
            return capitalised(facts.say(facts.n == 1 ? sentences::shut_in.one : sentences::shut_in.other));
    }
    return {};
}

void Engine::reasons_of_taking(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const {
    const int id = man_on(p.now, unpacked.to), army = man(id).born, last = last_part(p.now, id);
    const bool part = is_king(id) && unpacked.what != whole;
    Facts facts;
    facts.side = p.side;
    facts.square = space_name(unpacked.to);
    if (part) facts.number = number_name(army, part_of(unpacked.what));
    facts.victim = say(part          ? sentences::the_layer
                       : is_king(id) ? sentences::the_whole_king
                                     : sentences::the_piece,
                       {{"piece", piece_name(p.now, id)}, {"number", facts.number}, {"colour", colour_name(army)}});
    const Stand& judged = p.moved == away ? p.now : p.set;
    for (const TakingWay& way : ways_of(p, unpacked)) {
        Reason r = reason(variant_, judged, id, way);
        r.to = unpacked.to;
        r.sentence = sentence_of(way, judged, r.line, facts);
        add_once(out, std::move(r));
    }
    if (part) {
        out.push_back(cite("king.parts", sentences::layer_captured, facts, {}, unpacked.to));
        if (part_of(unpacked.what) == lowest_part && variant_.ransom == Ransom::not_lowest)
            out.push_back(cite("king.lowest", sentences::layer_beyond_ransom, facts, {}, unpacked.to));
        reasons_of_losing(p, id, part_of(unpacked.what), unpacked.to, out);
    } else if (is_king(id)) {
        const ReasonText& what = p.now.king_entire(army) ? sentences::whole_king_captured
                                 : last != whole         ? sentences::last_layer_captured
                                                         : sentences::rest_of_king_captured;
        out.push_back(cite(last != whole ? "king.parts" : "king.take", what, facts, {}, unpacked.to));
        if (variant_.lowest_lost_is_all && last == whole)
            out.push_back(cite("king.lowest", sentences::lost_with_lowest, facts, {}, unpacked.to));
    }
    const Space acting = unpacked.type == MoveType::take ? p.moved : unpacked.from;
    if (acting != away) facts.piece = piece_name(p.now, man_on(p.now, acting));
    switch (unpacked.type) {
        case MoveType::enter:
            out.push_back(cite("take.before", part ? sentences::enters_not : sentences::enters, facts, {unpacked.from},
                               unpacked.to));
            break;
        case MoveType::rest: out.push_back(cite("take.before", sentences::rests, facts, {}, unpacked.to)); break;
        case MoveType::seize:
            out.push_back(cite("take.before", sentences::seizes, facts, {unpacked.from}, unpacked.to));
            break;
        default:
            out.push_back(cite("take.after", sentences::stays, facts, {p.moved}, unpacked.to));
            if (variant_.turn.owed) out.push_back(cite("take.owed", sentences::owed, facts, {}, unpacked.to));
            break;
    }
    if (p.moved != away && !(p.now == p.set)) {
        const ReasonText& more = unpacked.type == MoveType::take ? sentences::one_more : sentences::one_more_by_same;
        out.push_back(cite("take.several", more, facts, {}, unpacked.to));
    }
    reasons_of_fate(p, unpacked, out);
}

/// What becomes of the man taken.
void Engine::reasons_of_fate(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const {
    if (is_king(man_on(p.now, unpacked.to))) return;
    Facts facts;
    facts.side = p.taker();
    switch (variant_.prisoners) {
        case Prisoners::behind:
            if (unpacked.place == away) return;
            facts.square = space_name(unpacked.place);
            out.push_back(cite("prisoner", sentences::returns, facts, {}, unpacked.place));
            return;
        case Prisoners::in_hand:
            out.push_back(cite("prisoner", sentences::kept_in_hand, facts, {}, unpacked.to));
            return;
        case Prisoners::for_triumph:
            out.push_back(cite("prisoner", sentences::kept_for_triumph, facts, {}, unpacked.to));
            return;
        case Prisoners::on_the_spot:
            out.push_back(cite("prisoner", sentences::turns_on_spot, facts, {}, unpacked.to));
            return;
        case Prisoners::removed:
            out.push_back(cite("prisoner", sentences::leaves_game, facts, {}, unpacked.to));
            return;
    }
}

/// A man set down from the hand, and the ransom of a king.
void Engine::reasons_of_prisoners(const Position& p, const UnpackedMove& unpacked, std::vector<Reason>& out) const {
    Facts facts;
    facts.side = p.taker();
    if (unpacked.type == MoveType::drop) {
        facts.piece = spoken_name(p.now, in_hand(p.now, p.side, unpacked.what));
        facts.square = space_name(unpacked.to);
        out.push_back(cite("prisoner.set", sentences::placed, facts, {}, unpacked.to));
        return;
    }
    const int army = other(p.taker());
    facts.number = number_name(army, p.part);
    if (unpacked.to != away) facts.piece = piece_name(p.now, man_on(p.now, unpacked.to));
    const Space at = p.now.at(king[static_cast<std::size_t>(army)]);
    switch (unpacked.type) {
        case MoveType::redeem:
            out.push_back(cite("king.redeem", sentences::bought_back, facts, {at}, unpacked.to));
            break;
        case MoveType::demand: out.push_back(cite("king.redeem", sentences::price_asked, facts, {at})); return;
        case MoveType::price:
            out.push_back(cite("king.redeem", sentences::price_named, facts, {at}, unpacked.to));
            break;
        default: out.push_back(cite("king.redeem", sentences::not_bought_back, facts, {}, at)); return;
    }
    reasons_of_fate(p, unpacked, out);
}

void Engine::reasons_of_losing(const Position& p, int id, int part, int to, std::vector<Reason>& out) const {
    const int army = man(id).born;
    Stand after = p.now;
    after.parts[static_cast<std::size_t>(army)] =
        static_cast<std::uint8_t>(after.parts[static_cast<std::size_t>(army)] & ~(1u << part));
    const Draught had = sight_.draught(p.now, id), has = sight_.draught(after, id);
    for (std::size_t step = 0; step < furthest; ++step) {
        const bool could = had.ways[step] != 0, can = has.ways[step] != 0;
        if (could == can) continue;
        Facts facts;
        facts.n = static_cast<int>(step) + 1;
        const ReasonPlural& change = can ? sentences::king_gains_move : sentences::king_loses_move;
        out.push_back(cite("king.lose", for_number(change, facts.n), facts, {}, to));
    }
}

void Engine::reasons_of_place(const Setting& set, Facts facts, std::vector<Reason>& out) const {
    const ReasonText& how = set.count == 4 && is_square(set.space)    ? sentences::square_of_four
                            : !in_line(set)                           ? sentences::right_angle
                            : is_straight(set.space[0], set.space[1]) ? sentences::straight_line
                                                                      : sentences::diagonal_line;
    facts.n = variant_.triumph.camp * files;
    out.push_back(cite("triumph", sentences::stand_in_triumph, facts, spots(set)));
    out.push_back(cite("triumph.place", how, facts, spots(set)));
    out.push_back(cite("triumph.camp", sentences::in_camp, facts, spots(set)));
}

void Engine::reasons_of_end(const Position& q, std::vector<Reason>& out) const {
    if (!q.ended) return;
    const Ending e = ending(q);
    if (e.end != End::triumph) {
        const Outcome end = outcome(q, e);
        out.push_back({end.rule, end.text, {}, -1});
        return;
    }
    const Setting& set = e.triumph;
    const bool by_taking = q.carried[0] != 0;
    const Grade reached = grade(set.count, set.held);
    Facts facts;
    facts.side = e.winner;
    facts.sum = setting_line(set);
    facts.title = triumph_title(reached);
    if (by_taking) out.push_back(cite("triumph.capture", sentences::made_by_capture, facts));
    else reasons_of_place(set, facts, out);
    out.push_back(
        cite((std::string("triumph.") + grade_name(reached)).c_str(), sentences::wins_game, facts, spots(set)));
    if (variant_.triumph.captive_not_last && !by_taking) {
        for (int k = 0; k < set.count; ++k) {
            const int id = man_on(q.now, set.space[static_cast<std::size_t>(k)]);
            if (!(q.now.turned >> id & 1)) continue;
            out.push_back(cite("triumph.captive", sentences::came_not_last, facts, {}, q.now.at(id)));
            break;
        }
    }
    for (arithmetic::Proportion proportion : {arithmetic::arithmetical, arithmetic::geometrical, arithmetic::musical}) {
        if (!(set.held & proportion)) continue;
        const std::string_view why = proportion == arithmetic::arithmetical  ? sentences::arithmetical
                                     : proportion == arithmetic::geometrical ? sentences::geometrical
                                                                             : sentences::musical;
        out.push_back(
            {std::string("fulke.prop.") + arithmetic::name(proportion), facts.sum, spots(set), -1, std::string(why)});
    }
}

std::vector<Reason> Engine::threats(const Position& p) const {
    std::vector<Reason> out;
    if (p.ended || p.phase == Phase::lots) return out;
    const Field field(p.now);
    if (p.moved != away) {
        threats_in_the_middle(p, out);
        return out;
    }
    for (int id = 0; id < men_count; ++id) {
        if (p.now.at(id) == away || is_protected(p, id)) continue;
        each_taking(sight_, variant_, field, id, takers_before(sight_, field, id), [&](const TakingWay& way) {
            add_once(out, reason(variant_, p.now, id, way));
            return false;
        });
    }
    return out;
}

/// What the man just set down has still open, or the man who is seizing.
void Engine::threats_in_the_middle(const Position& p, std::vector<Reason>& out) const {
    const Field judged(p.set);
    const int last = judged.man_at(p.moved);
    const bool seizing = p.phase == Phase::seizing || p.then == Phase::seizing;
    for (int id = 0; id < men_count; ++id) {
        const Space space = p.set.at(id);
        if (space == away || p.set.side(id) == p.taker() || p.now.at(id) != space || p.now.side(id) == p.taker() ||
            is_protected(p, id))
            continue;
        const Takers takers =
            seizing ? takers_before(sight_, judged, id) : takers_after(sight_, variant_, judged, id, last, p.flew);
        each_taking(sight_, variant_, judged, id, takers, [&](const TakingWay& way) {
            const bool his = !seizing || (entrants(way, takers) >> last & 1);
            if (his && (way.what == whole || still_has(p.now, id, way.what)))
                add_once(out, reason(variant_, p.set, id, way));
            return false;
        });
    }
}

}  // namespace ludus::rithmomachia
