// How a battle is seen and written, and which positions are refused when read.

#include "core/rithmomachia/battle.hpp"
#include "core/rithmomachia/notation.hpp"
#include "core/rithmomachia/picture.hpp"
#include "core/rithmomachia/prisoner.hpp"

namespace ludus::rithmomachia {

Table Battle::table() const {
    return {ground_.ranks(), manner_.triumph.camp, keeps_in_hand(manner_.prisoners), manner_.ransom != Ransom::none};
}
Board Battle::board() const { return chequered_table(table()); }
std::vector<Face> Battle::faces(const Position& p) const { return rithmomachia::faces(p, table()); }
std::vector<int> Battle::touches(const Position& p, Move m) const {
    return rithmomachia::touches(p, unpack(m), table());
}
std::string Battle::words(const Position& p, Move m) const { return rithmomachia::words(p, unpack(m)); }
std::string Battle::write(const Position& p) const { return rithmomachia::write(p); }
std::string Battle::sketch(const Position& p) const { return rithmomachia::sketch(p, ground_.ranks()); }

Expected<Battle::Position> Battle::read_position(std::string_view text) const {
    Expected<Position> read = rithmomachia::read(text, ground_.ranks(), manner_.prisoners);
    if (!read) return read.fault();
    Position p = *read;
    const auto refuse = [](const char* what, const char* expected) { return Fault{what, expected, 0, 1}; };
    if (covenant_.victory == Victory::proper && (p.spoils[0] | p.spoils[1]) != 0) {
        return refuse("\"won:\" counts for nothing where only the triumph wins",
                      "the option victory=bodies or another, or no won:");
    }
    if (covenant_.turns == 0 && p.turns != 0)
        return refuse("\"turns:\" counts for nothing here",
                      "the options victory=standards and victory_turns, or no turns:");
    if (p.named != 0) {
        for (int side : {even, odd}) {
            if (named_of(p, side) != 0 && !may_triumph(p, side))
                return refuse("men are named while the adversary's king stands", "taken: with that king");
        }
    }
    if (p.late != 0 && (!manner_.triumph.captive_not_last || (p.late & ~p.now.turned) != 0))
        return refuse("\"late:\" is of no prisoner who must not come last to a triumph",
                      "turned men, in a kind that asks it, or no late:");
    if (p.carried[0] != 0 &&
        (!manner_.triumph.by_taking || !may_triumph(p, p.side) || !wins(manner_.triumph, 3, held_by_carried(p))))
        return refuse("\"carried:\" is no triumph here", "numbers that win, in a kind where a taking may triumph");
    if (p.is_ransoming() || p.phase == Phase::seizing) {
        if (const char* expected = wrong_in_the_middle(p))
            return refuse("nothing of the kind can be asked in this position", expected);
    }
    settle(p);
    if (p.ended && p.phase != Phase::turn)
        return refuse("the game is over here, so nothing can be open", "no moved:, flew: or naming:");
    if (p.phase == Phase::open && !any_open(p))
        return refuse("nothing is open to take here", "no moved: or flew:, and the other side to move");
    if (p.phase == Phase::naming || p.proclaimed) {
        if (!may_triumph(p, p.taker()))
            return refuse("a triumph is proclaimed while the adversary's king stands", "taken: with that king");
    }
    if (p.phase == Phase::naming &&
        (naming_is_full(p) || !triumph_possible(manner_, p.now, serving(manner_, p.now, p.side), p.naming))) {
        return refuse("the men in naming: lead to no triumph, or nobody is left to name",
                      "men who hold a proportion with others");
    }
    return p;
}

/// What would have been right of a ransom or a seizing that cannot be; null where it can.
const char* Battle::wrong_in_the_middle(const Position& p) const {
    MoveList list;
    if (p.phase == Phase::seizing || p.then == Phase::seizing) {
        if (manner_.turn.before != Before::seize) return "no seizing: in this kind";
        if (p.set == p.now) return "was: with what has been seized";
    }
    if (p.phase == Phase::seizing) {
        seizing_moves(p, list);
        return list.empty() ? "a man left whose place the seizing man may go into" : nullptr;
    }
    const int army = other(p.taker());
    Stand before = p.now;
    before.parts[static_cast<std::size_t>(army)] =
        static_cast<std::uint8_t>(before.parts[static_cast<std::size_t>(army)] | 1u << p.part);
    if (lifts(before, king[static_cast<std::size_t>(army)], step_taken(p.part)) ||
        !may_be_redeemed(manner_.ransom, p.now, army, step_taken(p.part)))
        return "a step that may be redeemed in this kind";
    const bool same = redeemers(manner_, p.now, army, p.part) != 0;
    if (p.phase == Phase::pricing ? same || priced(p, army) == 0 : !same && priced(p, army) == 0)
        return p.phase == Phase::pricing ? "an owner with no man of that number, and others"
                                         : "an owner with other men";
    if (p.moved != away && !(p.set.king_parts(army) >> p.part & 1)) return "was: with the king as he had that step";
    return nullptr;
}

}  // namespace ludus::rithmomachia
