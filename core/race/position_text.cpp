// Positions of the races as text, and what no position can be.

#include <algorithm>
#include <bit>

#include "core/base/index.hpp"
#include "core/race/race.hpp"

namespace ludus::race {

// "yellow 25,1,0,0 0,0,0,0 0,0,0,0 0,0,0,0 roll:1-up used:2 owed:1 back:4": whose throw, the pieces of each seat.
void Race::fields(kit::Fields& f, Position& p) const {
    f.seat(p.seat, *card_);
    for (auto& own : p.at) f.numbers(own, 0, last());
    f.optional(
        p.fall == not_thrown ? "" : "roll:" + fall_word(p.fall),
        [&](std::string_view word) {
            for (std::size_t i = 0; i < falls_.size(); ++i)
                if (word == "roll:" + fall_word(static_cast<int>(i))) {
                    p.fall = static_cast<int>(i);
                    return true;
                }
            return false;
        },
        "roll:" + fall_word(0) + " or another roll");
    f.number("used", p.used, 6);
    f.number("owed", p.owed, most_owed);
    f.number("back", p.back, 15);
}

void Race::check(kit::Fields& f, const Position& p) const {
    f.expect(variant_.plays[at(p.seat)], 0, "a seat that plays");
    // Who took his last piece out may have some of that roll left, for nobody to use.
    const bool just_out = p.used != 0 && done(p, p.seat);
    f.expect(over(p) || acts(p, p.seat) || just_out, 0, "a seat with pieces to move");
    for (int seat = 0; seat < seats; ++seat) {
        const auto& own = p.at[at(seat)];
        const std::size_t field = at(seat) + 1;
        f.expect(std::is_sorted(own.rbegin(), own.rend()), field, "the furthest piece first");
        f.expect(shows(seat) || own[0] == 0, field, "0,0,0,0, for that seat does not play");
        for (const int path : own) {
            f.expect(path == 0 || path != variant_.closed, field, "no piece where no roll leads out");
            if (path == last() || path == 0) continue;
            const int cell = variant_.course.cell(seat, path);
            f.expect(enemies_at(p, seat, cell).pieces == 0 ||
                         (is_castle(cell) && (variant_.castles_shared || variant_.enters_occupied)),
                     field, "no enemies on one square");
        }
        if ((p.back >> seat & 1) != 0) f.expect(own[0] == 0, 8, "a bit for seats that wait with every piece");
    }
    const bool ended = over(p);
    if (ended) {
        int winners = 0;
        for (int seat = 0; seat < seats; ++seat)
            if (variant_.plays[at(seat)] && side_done(p, seat)) winners |= 1 << side(seat);
        f.expect(std::has_single_bit(static_cast<unsigned>(winners)), 0, "one winner");
        f.expect(side_done(p, p.seat), 0, "the winner as the last to move");
        f.expect(p.fall == not_thrown, 5, "no roll: the game is over");
        f.expect(p.owed == 0, 7, "no more rolls: the game is over");
    }
    f.expect(p.used == 0 || p.fall != not_thrown, 6, "a roll to be used");
    if (p.fall != not_thrown && p.used != 0) {
        Position whole = p;
        whole.used = 0;
        bool left = false;
        for (int i = 0; i < parts; ++i) {
            f.expect((p.used >> i & 1) == 0 || part(whole, i) > 0, 6, "parts the roll has");
            left = left || part(p, i) > 0;
        }
        f.expect(left, 6, "something of the roll left");
    }
    // Of dice alike the first is used first.
    if (p.fall != not_thrown && variant_.dice())
        for (int i = 1; i < parts; ++i) {
            const auto& faces = falls_[at(p.fall)].faces;
            f.expect(
                (p.used >> i & 1) == 0 || (p.used >> (i - 1) & 1) != 0 || faces[at(i)].text != faces[at(i - 1)].text, 6,
                "of dice alike the first used first");
        }
}

}  // namespace ludus::race
