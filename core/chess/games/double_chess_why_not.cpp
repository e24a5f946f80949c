// Why a spot may not be touched: whose man stands there, how he moves, whom he may take, and his king in check.

#include "core/chess/games/double_chess.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace double_chess;

namespace {

constexpr const char *own_king = "falkener.double.king", *take_rule = "falkener.double.blockade.take";

}  // namespace

/// What stands against a move as far as one's own king is concerned; no rule: nothing does.
Reason DoubleChess::why_exposed(const Position& p, int from, int to) const {
    const Men after = play(p, carry(from, to)).men;
    const std::vector<Reason> attacks = attacks_on(after, p.turn, silent_men(after), own_king, "");
    if (attacks.empty()) return {};
    Reason why = attacks.front();
    const int striker = why.from.front();
    why.sentence = say(in_check(p, to_move(p)) ? sentences::stays_in_check : sentences::exposes,
                       {{"player", seat_name(p.turn)},
                        {"piece", look(king).name},
                        {"victim", look(kind_of(after.what[at(after.man(striker))])).name},
                        {"over", geometry_.shown(striker)}});
    why.from.push_back(from);
    why.to = to;
    return why;
}

Reason DoubleChess::why_not_begin(const Position& p, int spot) const {
    const Slot player{"player", seat_name(p.turn)};
    MoveList list;
    moves(p, list);
    const bool passes = list[0] == pass;
    if (!passes && spot == geometry_.size())
        return because("falkener.double.blockade", say(sentences::can_move, {player}), {}, spot);
    if (passes) {
        Reason why = reasons(p, pass).front();
        why.to = spot;
        return why;
    }
    if (Reason why = why_not_that(p.men, p.turn, spot, "falkener.double.turns"); !why.rule.empty()) return why;
    // He may go somewhere as he moves, but not with the king left as it would be; or nowhere at all.
    const Code code = p.men.what[at(p.men.man(spot))];
    const CaptureLimits limits = capture_limits(p);
    Reason exposed;
    attacks_.each_target(
        p.men, code, spot, [&](Code other) { return may_capture(p, other, limits); },
        [&](int to, int motion) {
            if (exposed.rule.empty() && goes(p.men, code, spot, to, motion)) exposed = why_exposed(p, spot, to);
        });
    if (exposed.rule.empty()) return why_hemmed_in(p.men, spot);
    exposed.sentence = say(in_check(p, to_move(p)) ? sentences::cannot_help
                           : kind_of(code) == king ? sentences::surrounded
                                                   : sentences::pinned,
                           {player, {"piece", look(kind_of(code)).name}, {"from", geometry_.shown(spot)}});
    exposed.from.pop_back();
    exposed.to = spot;
    return exposed;
}

/// A pawn two squares ahead: his first move, or over a pawn of the partner's; no rule: he goes there.
Reason DoubleChess::why_not_two(const Position& p, int from, int to) const {
    const Code code = p.men.what[at(p.men.man(from))];
    const int between = geometry_.square((geometry_.column(from) + geometry_.column(to)) / 2,
                                         (geometry_.row(from) + geometry_.row(to)) / 2);
    const bool jumps = !p.men.empty(between);
    const char* rule = jumps ? "falkener.double.pawn.jump" : "falkener.double.pawn.first";
    const auto refused = [&](std::string sentence) { return because(rule, std::move(sentence), {from}, to); };
    const auto name_at = [&](int square) { return look(kind_of(p.men.what[at(p.men.man(square))])).name; };
    if (jumps && !goes(p.men, code, from, to, leap_over_pawn))
        return refused(
            say(sentences::jumps_only_pawns, {{"victim", name_at(between)}, {"over", geometry_.shown(between)}}));
    bool first = false;
    for (const AttackTables::Ray& ray : attacks_.rays(code, from)) first = first || ray.motion == two_steps;
    if (!jumps && (!first || kind_of(code) != pawn)) return refused(std::string(sentences::first_two_squares));
    if (p.men.empty(to)) return {};
    return refused(say(sentences::never_captures_so,
                       {{"piece", look(pawn).name}, {"victim", name_at(to)}, {"to", geometry_.shown(to)}}));
}

Reason DoubleChess::why_not_go(const Position& p, int from, int to) const {
    const Code code = p.men.what[at(p.men.man(from))];
    const int army = army_of(code), along = kind_of(code) == wanderer ? -1 : 1;
    const bool two = kind_of(code) >= pawn && geometry_.go(from, {0, along}, facing(army), 2) == to;
    const bool own = !p.men.empty(to) && army_of(p.men.what[at(p.men.man(to))]) == army;
    Reason why = two && !own ? why_not_two(p, from, to) : why_not_reached(p.men, from, to, "falkener.double.turns");
    if (!why.rule.empty()) return why;
    if (!p.men.empty(to)) {
        const Code other = p.men.what[at(p.men.man(to))];
        const int whose = army_of(other);
        const CaptureLimits limits = capture_limits(p);
        if (!may_capture(p, other, limits)) {
            const bool is_king = kind_of(other) == king;
            return because(
                is_king ? own_king : take_rule,
                say(is_king                                ? sentences::king_not_taken
                    : of_armies::has(limits.spared, whose) ? sentences::shielded_piece
                                                           : sentences::guarded_partners_piece,
                    {{"victim", look(kind_of(other)).name}, {"to", geometry_.shown(to)}, {"owner", seat_name(whose)}}),
                {from}, to);
        }
    }
    return why_exposed(p, from, to);
}

Reason DoubleChess::why_not(const Position& p, std::span<const int> touched) const {
    const int spot = touched.back(), first = touched.front();
    if (touched.size() == 1) return why_not_begin(p, spot);
    if (spot < geometry_.size()) return why_not_go(p, first, spot);
    const ArmyKind& piece = look(kind_of(p.men.what[at(p.men.man(first))]));
    return because(piece.rule, say(sentences::hand_is_no_square, {{"piece", piece.name}}), {first}, spot);
}

}  // namespace ludus::chess
