// Why a move of Double Chess is allowed and what it does: how the man moves, what a pawn becomes, who is shut in or freed.

#include <cstdlib>

#include "core/chess/games/double_chess.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace double_chess;

void DoubleChess::why_pawn(const Position& p, Move m, std::vector<Reason>& out) const {
    const int from = from_of(m), to = to_of(m);
    const Code code = p.men.what[at(p.men.man(from))];
    const auto cite = [&](const char* rule, std::string sentence) {
        out.push_back(because(rule, std::move(sentence), {from}, to));
    };
    const int across = std::abs(geometry_.column(to) - geometry_.column(from)),
              along = std::abs(geometry_.row(to) - geometry_.row(from));
    if (across + along == 2 && across != along) {
        const int between = geometry_.square((geometry_.column(from) + geometry_.column(to)) / 2,
                                             (geometry_.row(from) + geometry_.row(to)) / 2);
        if (p.men.empty(between)) cite("falkener.double.pawn.first", std::string(sentences::two_squares));
        else
            cite("falkener.double.pawn.jump",
                 say(sentences::jumps_partners_pawn,
                     {{"over", geometry_.shown(between)}, {"owner", seat_name(ally_of(army_of(code)))}}));
    }
    const int kind = becomes(code, to);
    if (kind == kind_of(code)) return;
    cite("falkener.double.pawn.queen",
         std::string(kind == queen      ? sides_[at(army_of(code))].test(at(to)) ? sentences::queens_at_side
                                                                                 : sentences::queens_opposite
                     : kind == wanderer ? sentences::turns_round
                                        : sentences::sets_out_again));
}

void DoubleChess::why_taken(const Position& p, Move m, std::vector<Reason>& out) const {
    const int to = to_of(m);
    const Code taken = p.men.what[at(p.men.man(to))];
    const int whose = army_of(taken);
    if (!mated(p, whose)) return;
    out.push_back(because(
        "falkener.double.blockade.take",
        say(side_of(whose) == side_of(p.turn) ? sentences::blockaded_ally_captured : sentences::blockaded_captured,
            {{"owner", seat_name(whose)}, {"piece", look(kind_of(taken)).name}}),
        {from_of(m)}, to));
}

/// Who is in check, shut in or freed by the move.
void DoubleChess::why_kings(const Position& p, const Position& after, Move m, std::vector<Reason>& out) const {
    const of_armies::ArmySet was = silent_men(p.men), is = silent_men(after.men);
    for (int army = 0; army < armies; ++army) {
        const bool enemy = side_of(army) != side_of(p.turn), mated_before = mated(p, army),
                   mated_now = mated(after, army);
        const Slot owner{"owner", seat_name(army)};
        const auto cite = [&](const char* rule, std::string_view sentence) {
            out.push_back(because(rule, say(sentence, {owner}), {from_of(m)}, to_of(m)));
        };
        if (mated_now && !mated_before) cite("falkener.double.blockade", sentences::is_shut_in);
        else if (mated_before && !mated_now) cite("falkener.double.blockade", sentences::is_freed);
        else if (!mated_now && army != p.turn && attacked(after.men, army, is) && !attacked(p.men, army, was)) {
            if (enemy)
                out.push_back(because("falkener.general.european",
                                      say(sentences::is_in_check, {{"player", owner.value}}), {from_of(m)}, to_of(m)));
            else cite("falkener.double.king", sentences::partner_exposed);
        }
    }
}

std::vector<Reason> DoubleChess::reasons(const Position& p, Move m) const {
    std::vector<Reason> out;
    if (m == pass) {
        out.push_back(because("falkener.double.blockade",
                              mated(p, p.turn) ? say(sentences::shut_in_passes, {{"owner", seat_name(p.turn)}})
                                               : say(sentences::passes, {{"player", seat_name(p.turn)}})));
        return out;
    }
    const int from = from_of(m), to = to_of(m);
    const ArmyKind& mover = look(kind_of(p.men.what[at(p.men.man(from))]));
    const bool takes = !p.men.empty(to);
    const std::string victim = takes ? look(kind_of(p.men.what[at(p.men.man(to))])).name : "";
    out.push_back(because(
        mover.rule,
        say(takes ? sentences::captures : sentences::moves,
            {{"piece", mover.name}, {"victim", victim}, {"from", geometry_.shown(from)}, {"to", geometry_.shown(to)}}),
        {from}, to));
    if (kind_of(p.men.what[at(p.men.man(from))]) >= pawn) why_pawn(p, m, out);
    if (takes) why_taken(p, m, out);
    if (commander(p, p.turn) != p.turn)
        out.push_back(because(
            "falkener.double.turns",
            say(sentences::commands_too, {{"player", seat_name(commander(p, p.turn))}, {"owner", seat_name(p.turn)}})));
    why_kings(p, play(p, m), m, out);
    return out;
}

std::vector<Reason> DoubleChess::checks(const Position& p) const {
    const bool shut = mated(p, p.turn);
    return attacks_on(p.men, p.turn, silent_men(p.men), shut ? "falkener.double.blockade" : "falkener.general.european",
                      shut ? say(sentences::mated_for_now, {{"owner", seat_name(p.turn)}})
                           : say(sentences::is_in_check, {{"player", seat_name(p.turn)}}));
}

std::vector<Reason> DoubleChess::threats(const Position& p) const {
    const of_armies::ArmySet spared = spared_men(p.men);
    std::array<bool, armies> shut{};
    for (int army = 0; army < armies; ++army) shut[at(army)] = mated(p, army);
    return captures(p.men, [&](Code mover, Code other) {
        const int mine = army_of(mover), whose = army_of(other);
        if (shut[at(mine)] || kind_of(other) == king || of_armies::has(spared, whose) || mine == whose) return false;
        return side_of(mine) != side_of(whose) || shut[at(whose)];
    });
}

}  // namespace ludus::chess
