// Why a piece, a square or a button may not be touched.

#include <algorithm>

#include "core/draughts/captures.hpp"
#include "core/draughts/sentences.hpp"

namespace ludus::draughts {

/// The passage by which a capture must be made.
const char* Engine::duty_passage(const Position& p) const {
    const Passages& says = variant_.says;
    if ((p.must >> p.seat & 1) != 0 && says.huff[0] != '\0') return says.huff;
    return variant_.most && says.most[0] != '\0' ? says.most : says.capture;
}

/// How a piece goes when it captures nothing, in one sentence.
std::string Engine::steps_in_words(const Position& p, int bit) const {
    const bool king = is_king(p, bit), diagonal = variant_.lines == Lines::diagonal;
    const bool everywhere = king || variant_.steps_back;
    const std::string_view way = diagonal ? (everywhere ? sentences::diagonally : sentences::diagonally_forward)
                                          : (everywhere ? sentences::straight : sentences::forward_or_aside);
    return say(king && variant_.long_kings ? sentences::moves_far : sentences::moves_one,
               {{"piece", kind(p, bit)}, {"way", std::string(way)}});
}

Reason Engine::why_not(const Position& p, std::span<const int> touched) const {
    const Passages& says = variant_.says;
    const int cells = geometry_.grid().size(), spot = touched.back(), me = p.seat;
    const Slot player{"player", card_->seats[static_cast<std::size_t>(me)].shown()},
        other{"other", card_->seats[static_cast<std::size_t>(1 - me)].shown()};
    const auto refused = [&](const char* rule, std::string sentence, int from = nowhere) {
        Reason reason{rule[0] != '\0' ? rule : says.move, {}, {}, spot, std::move(sentence)};
        if (from != nowhere) reason.from = {geometry_.cell(from)};
        return reason;
    };
    if (touched.front() >= cells) {
        if (touched.size() > 1) return refused(says.huff, std::string(sentences::missed_nothing));
        return refused(says.huff, say(sentences::nothing_to_huff, {other}));
    }
    if (spot >= cells) return refused(says.move, std::string(sentences::to_a_square));
    const int from = geometry_.bit(touched.front()), bit = geometry_.bit(spot);
    const bool must = must_capture(p) && (p.going != nowhere || capturers(p, me) != 0);
    const Squares own = p.pieces.of[static_cast<std::size_t>(me)];
    if (touched.size() == 1) {
        const Slot where{"from", name(bit)};
        if ((p.pieces.standing() >> bit & 1) == 0)
            return refused(says.move, say(sentences::empty_square, {where, player}));
        const Slot piece{"piece", kind(p, bit)};
        if ((own >> bit & 1) == 0) return refused(says.move, say(sentences::not_yours, {piece, where, player, other}));
        if (p.going != nowhere && p.going != bit)
            return refused(says.capture,
                           say(sentences::must_go_on, {{"piece", kind(p, p.going)}, {"over", name(p.going)}}), p.going);
        if (must && (capturers(p, me) >> bit & 1) == 0)
            return refused(duty_passage(p), say(sentences::others_capture, {player, piece, where}), bit);
        if (must) return refused(duty_passage(p), say(sentences::captures_less, {piece, where}), bit);
        return refused(is_king(p, bit) ? says.king : says.move,
                       say(sentences::hemmed_in, {piece, where}) + " " + steps_in_words(p, bit), bit);
    }
    const Slot piece{"piece", kind(p, from)}, start{"from", name(from)}, end{"to", name(bit)};
    if ((own >> bit & 1) != 0) return refused(says.move, say(sentences::own_piece, {end}), from);
    if ((p.pieces.standing() >> bit & 1) != 0)
        return refused(is_king(p, from) ? says.king : says.capture,
                       say(sentences::jump_over, {end, {"victim", kind(p, bit)}}), from);
    if (must) {
        // A capture that leads there but is not enough, or none that does.
        bool leads = false;
        each_hop(ground(p, me), me, from, is_king(p, from), p.going != nowhere ? p.came : nowhere,
                 [&](int to, int, int) {
                     leads = leads || to == bit;
                     return !leads;
                 });
        return refused(duty_passage(p),
                       say(leads ? sentences::way_captures_less : sentences::must_capture, {player, piece, start, end}),
                       from);
    }
    return refused(is_king(p, from) ? says.king : says.move,
                   say(sentences::does_not_go, {piece, start, end}) + " " + steps_in_words(p, from), from);
}

}  // namespace ludus::draughts
