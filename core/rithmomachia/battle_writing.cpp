// How a battle is seen and written, and which positions are refused when read.

#include "core/rithmomachia/battle.hpp"
#include "core/rithmomachia/notation.hpp"
#include "core/rithmomachia/picture.hpp"

namespace ludus::rithmomachia {

Board Battle::board() const { return chequered_table(ground_.ranks(), manner_.triumph.camp); }
std::vector<Face> Battle::faces(const Position& p) const { return rithmomachia::faces(p); }
std::vector<int> Battle::touches(const Position& p, Move m) const {
    return rithmomachia::touches(p, unpack(m), ground_.ranks());
}
std::string Battle::words(const Position& p, Move m) const { return rithmomachia::words(p, unpack(m)); }
std::string Battle::write(const Position& p) const { return rithmomachia::write(p); }
std::string Battle::sketch(const Position& p) const { return rithmomachia::sketch(p, ground_.ranks()); }

Expected<Battle::Position> Battle::read_position(std::string_view text) const {
    Expected<Position> read = rithmomachia::read(text, ground_.ranks());
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
            if (named_of(p, side) != 0 && !p.now.king_taken(other(side)))
                return refuse("men are named while the adversary's king stands", "taken: with that king");
        }
    }
    settle(p);
    if (p.ended && p.phase != Phase::turn)
        return refuse("the game is over here, so nothing can be open", "no moved:, flew: or naming:");
    if (p.phase == Phase::open && !any_open(p))
        return refuse("nothing is open to take here", "no moved: or flew:, and the other side to move");
    if (p.phase == Phase::naming || p.proclaimed) {
        if (!p.now.king_taken(other(p.side)))
            return refuse("a triumph is proclaimed while the adversary's king stands", "taken: with that king");
    }
    if (p.phase == Phase::naming &&
        (naming_is_full(p) || !triumph_possible(manner_, p.now, serving(manner_, p.now, p.side), p.naming))) {
        return refuse("the men in naming: lead to no triumph, or nobody is left to name",
                      "men who hold a proportion with others");
    }
    return p;
}

}  // namespace ludus::rithmomachia
