// Why a spot may not be touched: what has to be done first, whose men stand there, what the dice allow, and who may take whom.

#include <algorithm>

#include "core/chess/games/chaturanga.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace chaturanga;

namespace {

constexpr const char *turn_rule = "falkener.chaturanga.turn", *exchange_rule = "falkener.chaturanga.exchange",
                     *rise_rule = "falkener.chaturanga.shatpada";

}  // namespace

/// Why no king is exchanged now.
std::string_view Chaturanga::why_no_exchange(const Position& p) const {
    if (options_.exchange == PrisonerExchange::none) return sentences::exchange_never;
    if (p.exchanged) return sentences::exchange_spent;
    if (!exchangeable(p)) return sentences::exchange_wants_both;
    if (p.talk == Talk::declined) return sentences::exchange_declined;
    if (options_.exchange == PrisonerExchange::demand && p.victor != commander(p, p.turn))
        return sentences::exchange_not_yours;
    return sentences::exchange_first;
}

Reason Chaturanga::why_not_begin(const Position& p, int spot) const {
    const Slot player{"player", seat_name(p.turn)};
    const auto refused = [&](const char* rule, std::string sentence) {
        return because(rule, std::move(sentence), {}, spot);
    };
    if (spot < spots_.prison) {
        if (!p.men.empty(spot)) {
            const Code code = p.men.what[at(p.men.man(spot))];
            if (commander(p, army_of(code)) == nobody)
                return refused("falkener.chaturanga.leaderless",
                               say(sentences::nobody_moves, {{"owner", seat_name(army_of(code))},
                                                             {"piece", look(kind_of(code)).name},
                                                             {"to", geometry_.shown(spot)}}));
        }
        if (Reason why = why_not_that(p.men, p.turn, spot, turn_rule); !why.rule.empty()) return why;
        const int kind = kind_of(p.men.what[at(p.men.man(spot))]);
        if (by_dice(p, spot, kind)) return why_hemmed_in(p.men, spot);
        const int number = number_for(p, spot, kind);
        return refused(
            dice_rule(),
            dice_told(p.dice[0], p.dice[1]) + " " +
                say(number == 0 ? sentences::no_number : sentences::needs_number,
                    {{"piece", look(kind).name}, {"from", geometry_.shown(spot)}, {"n", std::to_string(number)}}));
    }
    if (spot >= spots_.die && spot < spots_.stay)
        return refused(dice_rule(), say(sentences::nothing_to_roll, {player}));
    if (spot >= spots_.stay && spot < spots_.offer) return refused(rise_rule, say(sentences::piece_first, {player}));
    if (spot < spots_.pass) return refused(exchange_rule, std::string(why_no_exchange(p)));
    MoveList able;
    men_moves(p, able);
    const bool rolled = p.dice[0] != 0;
    if (!able.empty()) return refused(turn_rule, say(sentences::can_move, {player}));
    return refused(rolled ? dice_rule() : turn_rule,
                   rolled ? std::string(sentences::roll_lost) : say(sentences::passes, {player}));
}

Reason Chaturanga::why_not_go(const Position& p, int from, int to) const {
    constexpr const char* take = "falkener.chaturanga.take";
    if (Reason why = why_not_reached(p.men, from, to, take); !why.rule.empty()) return why;
    // It comes there, and may not take who stands there.
    const Code code = p.men.what[at(p.men.man(to))];
    const int army = army_of(code), seat = commander(p, p.turn);
    return because(take,
                   say(army == seat                 ? sentences::own_piece
                       : commander(p, army) == seat ? sentences::commanded_piece
                                                    : sentences::partners_piece,
                       {{"victim", look(kind_of(code)).name},
                        {"to", geometry_.shown(to)},
                        {"owner", seat_name(army)},
                        {"player", seat_name(seat)}}),
                   {from}, to);
}

Reason Chaturanga::why_not(const Position& p, std::span<const int> touched) const {
    const int spot = touched.back(), first = touched.front();
    const auto refused = [&](const char* rule, std::string sentence) {
        return because(rule, std::move(sentence), {}, spot);
    };
    if (p.awaited >> p.turn & 1)
        return refused(exchange_rule, touched.size() > 1
                                          ? std::string(sentences::returns_elsewhere)
                                          : say(sentences::returns_first, {{"player", seat_name(p.turn)}}));
    if (to_be_thrown(p)) return refused(dice_rule(), say(sentences::roll_first, {{"player", seat_name(p.turn)}}));
    if (p.talk == Talk::offered) return refused(exchange_rule, std::string(sentences::answer_first));
    if (touched.size() == 1) return why_not_begin(p, spot);
    const ArmyKind& piece = look(kind_of(p.men.what[at(p.men.man(first))]));
    const Slot name{"piece", piece.name};
    if (touched.size() > 2) return refused(rise_rule, say(sentences::choose_first, {name}));
    if (spot >= spots_.stay && spot < spots_.offer) return refused(rise_rule, say(sentences::no_such_choice, {name}));
    if (spot >= spots_.prison) return refused(piece.rule, say(sentences::hand_is_no_square, {name}));
    return why_not_go(p, first, spot);
}

}  // namespace ludus::chess
