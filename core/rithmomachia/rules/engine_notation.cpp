// How a position is seen and written, and which positions are refused when read.

#include "core/rithmomachia/rules/engine.hpp"
#include "core/rithmomachia/rules/notation.hpp"
#include "core/rithmomachia/rules/picture.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"

namespace ludus::rithmomachia {

Table Engine::table() const {
    return {ground_.ranks(), variant_.triumph.camp, keeps_in_hand(variant_.prisoners), variant_.ransom != Ransom::none};
}
Board Engine::board() const { return chequered_table(table()); }
std::vector<Face> Engine::faces(const Position& p) const { return rithmomachia::faces(p, table()); }
std::vector<int> Engine::touches(const Position& p, Move m) const {
    return rithmomachia::touches(p, unpack(m), table());
}
std::string Engine::words(const Position& p, Move m) const { return rithmomachia::words(p, unpack(m)); }
std::string Engine::write(const Position& p) const { return rithmomachia::write(p); }
std::string Engine::sketch(const Position& p) const { return rithmomachia::sketch(p, ground_.ranks()); }

Expected<Engine::Position> Engine::read_position(std::string_view text) const {
    Expected<Position> read = rithmomachia::read(text, ground_.ranks(), variant_.prisoners);
    if (!read) return read.fault();
    Position p = *read;
    const auto refuse = [](std::string_view found, std::string_view expected) {
        return Fault{std::string(found), std::string(expected), 0, 1};
    };
    const auto mistaken = [&](const sentences::Mistake& mistake) { return refuse(mistake.found, mistake.expected); };
    if (victory_.victory == Victory::proper && (p.spoils[0] | p.spoils[1]) != 0)
        return mistaken(sentences::won_counts_not);
    if (victory_.turns == 0 && p.turns != 0) return mistaken(sentences::turns_count_not);
    if (p.named != 0) {
        for (int side : {even, odd}) {
            if (named_of(p, side) != 0 && !may_triumph(p, side)) return mistaken(sentences::named_too_soon);
        }
    }
    if (p.late != 0 && (!variant_.triumph.captive_not_last || (p.late & ~p.now.turned) != 0))
        return mistaken(sentences::late_not);
    if (p.carried[0] != 0 &&
        (!variant_.triumph.by_taking || !may_triumph(p, p.side) || !wins(variant_.triumph, 3, held_by_carried(p))))
        return mistaken(sentences::carried_not);
    if (p.is_ransoming() || p.phase == Phase::seizing) {
        const std::string_view expected = wrong_in_the_middle(p);
        if (!expected.empty()) return refuse(sentences::not_in_the_middle, expected);
    }
    settle(p);
    if (p.ended && p.phase != Phase::turn) return mistaken(sentences::game_is_over);
    if (p.phase == Phase::open && !any_open(p)) return mistaken(sentences::nothing_open);
    if ((p.phase == Phase::naming || p.proclaimed) && !may_triumph(p, p.taker()))
        return mistaken(sentences::proclaimed_too_soon);
    if (p.phase == Phase::naming &&
        (naming_is_full(p) || !triumph_possible(variant_, p.now, serving(variant_, p.now, p.side), p.naming)))
        return mistaken(sentences::names_no_triumph);
    return p;
}

/// What would have been right of a ransom or a seizing that cannot be; empty where it can.
std::string_view Engine::wrong_in_the_middle(const Position& p) const {
    MoveList list;
    if (p.phase == Phase::seizing || p.then == Phase::seizing) {
        if (variant_.turn.before != Before::seize) return sentences::no_seizing;
        if (p.set == p.now) return sentences::seized_before;
    }
    if (p.phase == Phase::seizing) {
        seizing_moves(p, list);
        return list.empty() ? sentences::one_left_to_seize : std::string_view();
    }
    const int army = other(p.taker());
    Stand before = p.now;
    before.parts[static_cast<std::size_t>(army)] =
        static_cast<std::uint8_t>(before.parts[static_cast<std::size_t>(army)] | 1u << p.part);
    if (lifts(before, king[static_cast<std::size_t>(army)], step_taken(p.part)) ||
        !may_be_redeemed(variant_.ransom, p.now, army, step_taken(p.part)))
        return sentences::layer_of_ransom;
    const bool same = redeemers(variant_, p.now, army, p.part) != 0;
    if (p.phase == Phase::pricing ? same || priced(p, army) == 0 : !same && priced(p, army) == 0)
        return p.phase == Phase::pricing ? sentences::owner_with_others : sentences::owner_with_any;
    if (p.moved != away && !(p.set.king_parts(army) >> p.part & 1)) return sentences::king_with_layer;
    return {};
}

}  // namespace ludus::rithmomachia
