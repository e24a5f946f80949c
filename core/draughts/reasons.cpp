// Why a move is allowed, and which captures are open.

#include <algorithm>

#include "core/draughts/captures.hpp"
#include "core/draughts/sentences.hpp"

namespace ludus::draughts {

std::vector<Reason> Engine::reasons(const Position& p, Move m) const {
    const UnpackedMove u = unpack(m);
    const Passages& says = variant_.says;
    const std::size_t me = p.seat;
    const std::string &player = card_->seats[me].shown(), &opponent = card_->seats[1 - me].shown();
    const int from = geometry_.cell(u.from), to = geometry_.cell(u.to);
    std::vector<Reason> out;
    const auto cite = [&](const char* rule, std::string line, std::string sentence, std::vector<int> who, int spot) {
        if (rule[0] != '\0') out.push_back({rule, std::move(line), std::move(who), spot, std::move(sentence)});
    };
    const auto owed_squares = [&] {
        std::vector<std::string> names;
        each(owed_to(p), [&](int bit) { names.push_back(name(bit)); });
        return ludus::listed(names);
    };
    if (u.type == MoveType::huff) {
        cite(says.huff, "huffed", say(sentences::huffs, {{"from", name(u.from)}, {"player", player}}), {}, from);
        return out;
    }
    if (u.type == MoveType::demand) {
        std::vector<int> who;
        each(owed_to(p), [&](int bit) { who.push_back(geometry_.cell(bit)); });
        cite(says.huff, "", say(p.before.none() ? sentences::demands : sentences::undoes, {{"other", opponent}}), who,
             -1);
        return out;
    }
    const bool king = is_king(p, u.from);
    const Position after = play(p, m);
    const bool on = after.going != nowhere;
    const bool crowned = !king && !on && is_king(after, u.to);
    const Slot piece{"piece", kind(p, u.from)}, start{"from", name(u.from)}, end{"to", name(u.to)};
    if (u.type == MoveType::step) {
        cite(king ? says.king : says.move, "", say(sentences::steps, {piece, start, end}), {from}, to);
    } else {
        const int victim = geometry_.cell(u.victim);
        cite(king ? says.king : says.capture, name(u.from) + " x " + name(u.victim),
             say(sentences::captures, {piece, start, end, {"victim", kind(p, u.victim)}, {"over", name(u.victim)}}),
             {from}, victim);
        if (on) {
            cite(says.capture, "", say(sentences::goes_on, {end}), {to}, to);
            cite(says.removal, "",
                 std::string(variant_.removal == Removal::at_once ? sentences::removed_at_once
                                                                  : sentences::removed_at_end),
                 {}, victim);
        }
        MoveList all;
        captures(p, all, false);
        const bool must = must_capture(p);
        if (variant_.most && must && all.size() > 1) {
            const int best = best_capture(p);
            cite(says.most, "", say(sentences::greatest, pieces_of(best)), {from}, to);
            if (variant_.by_value && equal_but_less(p, all, best))
                cite(says.value, "", say(sentences::more_valuable, {{"king", variant_.king_name}}), {from}, to);
        } else if (!variant_.most && all.size() > 1) {
            cite(says.choice, "", say(sentences::free_choice, {{"player", player}}), {from}, to);
        }
        if ((p.must >> me & 1) != 0)
            cite(says.huff, "", say(sentences::was_demanded, {{"other", opponent}}), {from}, to);
    }
    if (crowned) {
        const bool could = u.type == MoveType::capture && variant_.crowning_ends &&
                           can_hop(ground(after, p.seat), p.seat, u.to, true, nowhere);
        cite(says.crown, "", say(could ? sentences::stops_crowned : sentences::crowned, {{"king", variant_.king_name}}),
             {to}, to);
    }
    if (variant_.duty == Duty::huff && at_turn_start(p) && owed_to(p) != 0)
        cite(says.huff, "", say(sentences::leaves, {{"player", player}, {"squares", owed_squares()}}), {}, to);
    return out;
}

/// Whether one of the hops leads to as many captures as the best, with fewer kings.
bool Engine::equal_but_less(const Position& p, const MoveList& hops, int best) const {
    return std::any_of(hops.begin(), hops.end(), [&](Move m) {
        const Position after = play(p, m);
        int score = worth(ground(p, p.seat), unpack(m).victim);
        if (after.going != nowhere) score += best_capture(after);
        return score < best && pieces_of(score) == pieces_of(best);
    });
}

std::vector<Reason> Engine::threats(const Position& p) const {
    std::vector<Reason> out;
    for (int seat = 0; seat < 2; ++seat) {
        const Ground g = ground(p, seat);
        const bool goes_on = p.going != nowhere && seat == p.seat;
        each(goes_on ? square(p.going) : capturers(p, seat), [&](int from) {
            Squares seen = 0;
            each_hop(g, seat, from, is_king(p, from), goes_on ? p.came : nowhere, [&](int, int victim, int) {
                if ((seen >> victim & 1) != 0) return true;
                seen |= square(victim);
                out.push_back({is_king(p, from) ? variant_.says.king : variant_.says.capture,
                               name(from) + " x " + name(victim),
                               {geometry_.cell(from)},
                               geometry_.cell(victim),
                               say(sentences::can_capture, {{"piece", kind(p, from)},
                                                            {"from", name(from)},
                                                            {"victim", kind(p, victim)},
                                                            {"over", name(victim)}})});
                return true;
            });
        });
    }
    return out;
}

}  // namespace ludus::draughts
