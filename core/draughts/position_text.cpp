// Positions as text, each in one way:
//   "white a3c3Ke5 b8d6"                    who is to move, the pieces of White and of Black
//   "white ... on:e5 taken:d6 came:1"       in the middle of a capture
//   "... owed:d6 acted must:2 due:64 able:c3 before:a3c3/b8d6"   where a capture may be passed over

#include <algorithm>
#include <optional>

#include "core/base/letters.hpp"
#include "core/base/text.hpp"
#include "core/draughts/engine.hpp"
#include "core/draughts/faults.hpp"

namespace ludus::draughts {
namespace {

/// Squares one after the other, K before those of kings; nothing where a word is none, or names a square twice.
struct Named {
    Squares all = 0, kings = 0;
};
std::optional<Named> read_squares(const Geometry& geometry, std::string_view text) {
    Named out;
    while (!text.empty()) {
        const bool king = text.front() == 'K';
        if (king) text.remove_prefix(1);
        std::size_t length = 1;
        while (length < text.size() && is_digit(text[length])) ++length;
        const int cell = geometry.grid().find(text.substr(0, std::min(length, text.size())));
        if (cell == kit::nowhere) return std::nullopt;
        const Squares at = square(geometry.bit(cell));
        if ((out.all & at) != 0) return std::nullopt;
        out.all |= at;
        if (king) out.kings |= at;
        text.remove_prefix(length);
    }
    return out;
}

}  // namespace

std::string Engine::squares(Squares set) const {
    std::string out;
    each(set, [&](int bit) { out += name(bit); });
    return out;
}

std::string Engine::listed(const Pieces& pieces, int seat) const {
    std::string out;
    each(pieces.of[static_cast<std::size_t>(seat)],
         [&](int bit) { out += ((pieces.kings >> bit & 1) != 0 ? "K" : "") + name(bit); });
    return out.empty() ? "-" : out;
}

void Engine::fields(kit::Fields& f, Position& p) const {
    f.seat(p.seat, *card_);
    const auto read_pieces = [&](Pieces& pieces, int seat, std::string_view text) {
        const auto read = text == "-" ? std::optional(Named{}) : read_squares(geometry_, text);
        if (text.empty() || !read || (read->all & pieces.of[static_cast<std::size_t>(1 - seat)]) != 0) return false;
        pieces.of[static_cast<std::size_t>(seat)] = read->all;
        pieces.kings |= read->kings;
        return true;
    };
    for (int seat = 0; seat < 2; ++seat)
        f.word(
            listed(p.pieces, seat), [&, seat](std::string_view text) { return read_pieces(p.pieces, seat, text); },
            say(faults::pieces_wanted, {{"id", card_->seats[static_cast<std::size_t>(seat)].id}}));
    const auto set = [&](std::string_view key, Squares& squares_of) {
        const std::string begin = std::string(key) + ":";
        f.optional(
            squares_of == 0 ? "" : begin + squares(squares_of),
            [&](std::string_view text) {
                if (!text.starts_with(begin)) return false;
                const auto read = read_squares(geometry_, text.substr(begin.size()));
                if (!read || read->kings != 0 || read->all == 0) return false;
                squares_of = read->all;
                return true;
            },
            say(faults::squares_wanted, {{"text", std::string(key)}}));
    };
    int going = p.going == nowhere ? kit::nowhere : geometry_.cell(p.going);
    f.cell("on", going, geometry_.grid());
    p.going = static_cast<std::int8_t>(going == kit::nowhere ? nowhere : geometry_.bit(going));
    set("taken", p.taken);
    int came = p.came;
    f.number("came", came, directions - 1, 0);
    p.came = static_cast<std::int8_t>(came);
    set("owed", p.owed);
    f.flag("acted", p.acted);
    f.number("must", p.must, 3);
    f.number("due", p.due, most_due);
    set("able", p.able);
    f.optional(
        p.before.none() ? "" : "before:" + listed(p.before, 0) + "/" + listed(p.before, 1),
        [&](std::string_view text) {
            constexpr std::string_view begin = "before:";
            const std::size_t middle = text.find('/');
            if (!text.starts_with(begin) || middle == std::string_view::npos) return false;
            return read_pieces(p.before, 0, text.substr(begin.size(), middle - begin.size())) &&
                   read_pieces(p.before, 1, text.substr(middle + 1)) && !p.before.none();
        },
        std::string(faults::before_wanted));
}

void Engine::check(kit::Fields& f, const Position& p) const {
    enum Field : std::size_t { seat, white, black, on, taken, came, owed, acted, must, due, able, before };
    const bool huffing = variant_.duty == Duty::huff;
    const std::size_t me = p.seat, other = 1 - me;
    f.expect(!p.pieces.none(), white, std::string(faults::some_piece));
    const auto uncrowned = [&](const Pieces& pieces, int of) {
        return pieces.of[static_cast<std::size_t>(of)] & ~pieces.kings & geometry_.last_row(of);
    };
    const Squares going = p.going == nowhere ? 0 : square(p.going);
    for (int of = 0; of < 2; ++of)
        f.expect((uncrowned(p.pieces, of) & ~going) == 0, white + static_cast<std::size_t>(of),
                 std::string(faults::crowned_there));
    const bool king = p.going != nowhere && is_king(p, p.going);
    f.expect(p.going == nowhere || ((p.pieces.of[me] & going) != 0 &&
                                    !(variant_.crowning_ends && (going & uncrowned(p.pieces, p.seat)) != 0) &&
                                    can_hop(ground(p, p.seat), p.seat, p.going, king, p.came)),
             on, std::string(faults::going_wanted));
    f.expect(p.came == nowhere || (!variant_.may_turn_back && king), came, std::string(faults::came_wanted));
    f.expect(p.taken == 0 || (p.going != nowhere && variant_.removal == Removal::at_end &&
                              (p.taken & ~p.pieces.of[other]) == 0 && p.taken != p.pieces.of[other]),
             taken, std::string(faults::taken_wanted));
    if (!huffing) {
        f.expect(p.owed == 0 && !p.acted && p.must == 0 && p.due == 0 && p.able == 0 && p.before.none(), owed,
                 std::string(faults::only_huffing));
        return;
    }
    // What is owed is owed between turns; in the middle of one, the square of the piece that moves may be another's.
    f.expect((p.owed & ~p.pieces.standing()) == 0 &&
                 (p.going != nowhere || p.acted || (p.owed & ~(capturers(p, 0) | capturers(p, 1))) == 0),
             owed, std::string(faults::owed_wanted));
    f.expect(!p.acted || p.going != nowhere || owed_to(p) == 0, acted, std::string(faults::owed_wanted));
    f.expect((p.going != nowhere || (p.due == 0 && p.able == 0)) && (p.able & ~p.pieces.of[me]) == 0, able,
             std::string(faults::able_wanted));
    f.expect(p.before.none() || (uncrowned(p.before, 0) | uncrowned(p.before, 1)) == 0, before,
             std::string(faults::before_wanted));
}

}  // namespace ludus::draughts
