// Why a square or a button may not be touched: which clause of the game stands against it.

#include <algorithm>
#include <cstdlib>
#include <optional>

#include "core/chess/engine.hpp"
#include "core/chess/motion_words.hpp"
#include "core/chess/sentences.hpp"
#include "core/game/why_not.hpp"

namespace ludus::chess {
namespace {

/// Where a chapter gives no rule, European chess applies: also for whose turn it is, and that each moves its own pieces.
constexpr const char* european = "falkener.general.european";

}  // namespace

Reason Chess::refused(const std::string& rule, std::string sentence, std::vector<int> from, int to) const {
    return {rule.empty() ? european : rule, {}, std::move(from), to, std::move(sentence)};
}

/// What stands against a legal move as far as the king is concerned, after which `after` would stand.
Reason Chess::why_exposed(const Position& p, const Position& after, int from, int to) const {
    const std::vector<int> strikers = checkers(after, p.turn);
    const int king = checked_royal(after, p.turn);
    if (strikers.empty() || king == nowhere) return {};
    const std::string striker = kind_at(after, strikers.front()).shown();
    std::initializer_list<Slot> slots = {{"victim", striker},
                                         {"over", variant_.geometry.shown(strikers.front())},
                                         {"piece", kind_at(after, king).shown()},
                                         {"player", card_->seats[p.turn].shown()}};
    std::vector<int> marked = strikers;
    if (from != nowhere) marked.push_back(from);
    return refused(variant_.says.check,
                   say(in_check(p, p.turn) ? sentences::stays_in_check : sentences::exposes, slots), std::move(marked),
                   to);
}

/// A first touch that begins nothing.
Reason Chess::why_not_begin(const Position& p, int spot) const {
    const Geometry& geometry = variant_.geometry;
    const int me = p.turn, squares = geometry.size(), held = static_cast<int>(variant_.hand.size());
    const std::string& player = card_->seats[at(me)].shown();
    const std::string& other = card_->seats[at(1 - me)].shown();
    if (places(p, me) && spot < squares)
        return refused(variant_.says.enter, say(sentences::first_places, {{"player", player}}), {}, spot);
    if (spot < squares) {
        const std::string name = geometry.shown(spot);
        if (p.men.empty(spot))
            return refused(european, say(sentences::empty_square, {{"to", name}, {"player", player}}), {}, spot);
        const Kind& kind = kind_at(p, spot);
        const Code code = p.men.what[at(p.men.man(spot))];
        if (seat_of(code) != me)
            return refused(european,
                           say(sentences::not_yours,
                               {{"piece", kind.shown()}, {"to", name}, {"other", other}, {"player", player}}),
                           {}, spot);
        // It may go somewhere as it moves, but not with the king left as it would be; or nowhere at all.
        std::optional<Reason> exposed;
        attacks_.each_target(
            p.men, code, spot, [me](Code foe) { return seat_of(foe) != me; },
            [&](int to, int) {
                if (exposed) return;
                Reason why = why_exposed(
                    p,
                    play(p, pack({static_cast<std::uint8_t>(spot), static_cast<std::uint8_t>(to), MoveType::move, 0})),
                    spot, spot);
                if (!why.rule.empty()) exposed = std::move(why);
            });
        if (exposed) {
            const bool checked = in_check(p, me);
            exposed->sentence = say(checked      ? sentences::cannot_help
                                    : kind.royal ? sentences::surrounded
                                                 : sentences::pinned,
                                    {{"piece", kind.shown()}, {"from", name}, {"player", player}});
            return *exposed;
        }
        return refused(kind.rule,
                       say(sentences::hemmed_in, {{"piece", kind.shown()}, {"from", name}}) + " " +
                           motions_in_words(kind.shown(), kind.motions, variant_.zones, geometry.size()),
                       {}, spot);
    }
    if (spot < squares + 2 * held) {
        const int seat = (spot - squares) / held, slot = (spot - squares) % held;
        const Kind& kind = variant_.kinds[at(variant_.hand[at(slot)])];
        const Slot piece{"piece", kind.shown()};
        if (seat != me)
            return refused(variant_.says.enter,
                           say(sentences::hand_not_yours, {piece, {"other", other}, {"player", player}}), {}, spot);
        if (p.hand[at(seat)][at(slot)] == 0)
            return refused(variant_.says.enter, say(sentences::none_in_hand, {piece, {"player", player}}), {}, spot);
        if (in_check(p, me))
            return refused(variant_.says.check, say(sentences::drop_cannot_help, {piece, {"player", player}}), {},
                           spot);
        return refused(first_said(variant_.says.two_pawns, variant_.says.enter),
                       say(sentences::nowhere_to_drop, {piece}), {}, spot);
    }
    return refused(first_said(variant_.says.camp, variant_.says.castle),
                   say(sentences::piece_first, {{"player", player}}), {}, spot);
}

/// A square where a piece from the hand may not be set.
Reason Chess::why_not_drop(const Position& p, int kind, int to) const {
    const Geometry& geometry = variant_.geometry;
    const Kind& man = variant_.kinds[at(kind)];
    const int me = p.turn;
    const Code code = code_of(kind, me);
    const Slot piece{"piece", man.shown()}, where{"to", geometry.shown(to)},
        player{"player", card_->seats[at(me)].shown()};
    if (!p.men.empty(to))
        return refused(variant_.says.enter,
                       say(sentences::drop_on_piece, {piece, where, {"victim", kind_at(p, to).shown()}}), {}, to);
    if (man.placed >= 0 && variant_.placing != Placing::none && !seen_zone(man.placed, me).test(at(to)))
        return refused(variant_.says.enter, say(sentences::place_elsewhere, {piece, where}), {}, to);
    if (kind == variant_.pawn && !variant_.two_pawns)
        for (int n = 0; n < p.men.count; ++n) {
            const int square = p.men.where[at(n)];
            if (square != nowhere && p.men.what[at(n)] == code && geometry.column(square) == geometry.column(to))
                return refused(variant_.says.two_pawns,
                               say(sentences::second_pawn, {piece, player, {"over", geometry.shown(square)}}), {square},
                               to);
        }
    if (man.royal && attacked(p.men, to, 1 - me))
        return refused(first_said(variant_.says.enter, variant_.says.check),
                       say(sentences::placed_in_check, {piece, where}), {}, to);
    if (!variant_.dead_drops && !attacks_.moves_from(code, to))
        return refused(variant_.says.enter, say(sentences::dead_drop, {piece, where}), {}, to);
    const UnpackedMove drop{nowhere, static_cast<std::uint8_t>(to), MoveType::drop, static_cast<std::uint8_t>(kind)};
    if (Reason why = why_exposed(p, play(p, pack(drop)), nowhere, to); !why.rule.empty()) return why;
    return refused(variant_.says.enter, say(sentences::drop_mates, {piece, where}), {}, to);
}

/// The king two squares and more along its row, where castling is known.
Reason Chess::why_not_castle(const Position& p, int from, int to) const {
    const Geometry& geometry = variant_.geometry;
    const int me = p.turn, row = geometry.row(from);
    const bool right = geometry.column(to) > geometry.column(from);
    const std::string& rule = variant_.says.castle;
    const Slot piece{"piece", kind_at(p, from).shown()};
    if (!(p.castles >> (2 * me + (right ? 1 : 0)) & 1))
        return refused(rule, std::string(sentences::castling_spent), {from}, to);
    if (in_check(p, me)) return refused(rule, std::string(sentences::castling_in_check), checkers(p, me), to);
    const int rook = right ? geometry.columns - 1 : 0, step = right ? 1 : -1;
    for (int c = geometry.column(from) + step; c != rook; c += step)
        if (const int square = geometry.square(c, row); !p.men.empty(square))
            return refused(rule,
                           say(sentences::castling_blocked,
                               {{"victim", kind_at(p, square).shown()}, {"over", geometry.shown(square)}}),
                           {square}, to);
    for (int c = geometry.column(from) + step; c != geometry.column(to) + step; c += step)
        if (const int square = geometry.square(c, row); attacked(p.men, square, 1 - me))
            return refused(rule, say(sentences::castling_attacked, {piece, {"over", geometry.shown(square)}}), {square},
                           to);
    return refused(rule, say(sentences::castling_elsewhere, {piece}), {from}, to);
}

/// A square where a piece on the board may not go.
Reason Chess::why_not_go(const Position& p, int from, int to) const {
    const Geometry& geometry = variant_.geometry;
    const int me = p.turn;
    const Code code = p.men.what[at(p.men.man(from))];
    const Kind& kind = kind_at(p, from);
    const Slot piece{"piece", kind.shown()}, start{"from", geometry.shown(from)}, where{"to", geometry.shown(to)};
    const Slot victim{"victim", p.men.empty(to) ? std::string() : kind_at(p, to).shown()};
    const bool takes = !p.men.empty(to);
    if (takes && seat_of(p.men.what[at(p.men.man(to))]) == me)
        return refused(kind.rule, say(sentences::own_piece, {where, victim}), {from}, to);
    const auto rule_of = [&](int motion) {
        const char* own = kind.motions[at(motion)].rule;
        return std::string(own ? own : kind.rule);
    };
    const std::optional<Hindrance> hindered =
        what_hinders(attacks_, geometry, p.men, code, from, to, kind.shown(),
                     [&](int square) { return p.men.empty(square) ? std::string() : kind_at(p, square).shown(); });
    // It moves so, and something else stands against it.
    std::optional<int> by;
    attacks_.each_target(
        p.men, code, from, [me](Code foe) { return seat_of(foe) != me; },
        [&](int square, int motion) {
            if (square == to && !by) by = motion;
        });
    if (by) {
        if (takes && variant_.waiting_immune && waits(p, to))
            return refused(variant_.says.set_down, say(sentences::waiting_is_safe, {victim, where}), {}, to);
        if (!kind.motions[at(*by)].from_check && in_check(p, me))
            return refused(rule_of(*by), say(sentences::not_from_check, {piece, where}), checkers(p, me), to);
        const UnpackedMove move{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), MoveType::move, 0};
        if (Reason why = why_exposed(p, play(p, pack(move)), from, to); !why.rule.empty()) return why;
    }
    if (hindered) return refused(rule_of(hindered->motion), hindered->sentence, hindered->marked, to);
    if (variant_.castling != Castling::none && kind.royal && geometry.row(from) == geometry.row(to) &&
        std::abs(geometry.column(from) - geometry.column(to)) > 1)
        return why_not_castle(p, from, to);
    // A motion leads there that is bound to a part of the board.
    const Facing facing = me == 0 ? Facing::up : Facing::down;
    for (std::size_t m = 0; m < kind.motions.size(); ++m) {
        const Motion& motion = kind.motions[m];
        if ((motion.to_zone < 0 && motion.from_zone < 0) || motion.use == Use::stares) continue;
        for (const Step& step : motion.steps)
            for (int times = motion.least; times <= std::min(motion.most, longest_board); ++times)
                if (geometry.go(from, step, facing, times) == to)
                    return refused(rule_of(static_cast<int>(m)),
                                   say(motion.to_zone >= 0 ? sentences::outside_zone : sentences::not_from_here,
                                       {piece, start, where}),
                                   {from}, to);
    }
    return refused(kind.rule,
                   say(sentences::does_not_go, {piece, start, where}) + " " +
                       motions_in_words(kind.shown(), kind.motions, variant_.zones, geometry.size()),
                   {from}, to);
}

Reason Chess::why_not(const Position& p, std::span<const int> touched) const {
    const int squares = variant_.geometry.size(), held = static_cast<int>(variant_.hand.size()), spot = touched.back();
    if (touched.size() == 1) return why_not_begin(p, spot);
    const int first = touched.front();
    const bool on_board = first < squares;
    const std::string piece =
        on_board ? kind_at(p, first).shown() : variant_.kinds[at(variant_.hand[at((first - squares) % held)])].shown();
    // What was touched makes a move but for a choice, or for where the piece is set down.
    if (touched.size() > 2) {
        if (spot < squares && on_board && kind_at(p, first).set_down >= 0)
            return refused(
                variant_.says.set_down,
                say(sentences::set_down_elsewhere, {{"piece", piece}, {"to", variant_.geometry.shown(spot)}}), {first},
                spot);
        return refused(first_said(variant_.says.camp, variant_.says.castle),
                       say(sentences::choose_first, {{"piece", piece}}), {first}, spot);
    }
    if (spot >= squares + 2 * held)
        return refused(first_said(variant_.says.camp, variant_.says.castle),
                       say(sentences::no_such_choice, {{"piece", piece}}), {first}, spot);
    if (spot >= squares)
        return refused(variant_.says.enter, say(sentences::hand_is_no_square, {{"piece", piece}}), {first}, spot);
    if (!on_board) return why_not_drop(p, variant_.hand[at((first - squares) % held)], spot);
    return why_not_go(p, first, spot);
}

}  // namespace ludus::chess
