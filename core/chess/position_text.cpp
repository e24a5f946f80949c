// A position as one line of text, and read again:
//   "white K50 R10 | red K49 C27 | to white | hand white P2 B | unmoved 50 | castle 10 80 | fresh 64 | count white 3/64"
// As others write it: foreign.cpp.

#include <algorithm>
#include <utility>

#include "core/base/groups.hpp"
#include "core/base/text.hpp"
#include "core/chess/engine.hpp"
#include "core/chess/faults.hpp"

namespace ludus::chess {
namespace {

/// A square as it is shown, with what positions call it: "d2 (41)".
std::string both_names(const Geometry& geometry, int square) {
    return by_the_book() ? geometry.name(square) : geometry.algebraic(square) + " (" + geometry.name(square) + ")";
}

/// What a position must have of royal pieces.
std::string royals_wanted(const Variant& variant) {
    return variant.most_royals == 1 ? std::string(faults::one_king)
                                    : say(faults::kings, {{"n", std::to_string(variant.least_royals)},
                                                          {"m", std::to_string(variant.most_royals)}});
}

}  // namespace

std::string Chess::write(const Position& p) const {
    const Geometry& geometry = variant_.geometry;
    std::string out, privileged;
    for (int seat = 0; seat < 2; ++seat) {
        out += (seat == 0 ? "" : " | ") + card_->seats[at(seat)].id;
        for (std::size_t k = 0; k < variant_.kinds.size(); ++k) {
            const Kind& kind = variant_.kinds[k];
            for (int s = 0; s < geometry.size(); ++s) {
                if (p.men.empty(s) || p.men.what[at(p.men.man(s))] != code_of(static_cast<int>(k), seat)) continue;
                out += " " + std::string(kind.letter) + geometry.name(s);
                if (kind.same_as >= 0) privileged += " " + geometry.name(s);
            }
        }
    }
    out += " | to " + card_->seats[p.turn].id;
    for (int seat = 0; seat < 2; ++seat) {
        std::string held;
        for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot) {
            const int n = p.hand[at(seat)][slot];
            if (n > 0)
                held += " " + std::string(variant_.kinds[at(variant_.hand[slot])].letter) +
                        (n > 1 ? std::to_string(n) : "");
        }
        if (!held.empty()) out += " | hand " + card_->seats[at(seat)].id + held;
    }
    if (!privileged.empty()) out += " | " + std::string(variant_.privilege) + privileged;
    if (p.castles != 0) {
        out += " | castle";
        for (int bit = 0; bit < 4; ++bit)
            if (p.castles >> bit & 1)
                out += " " + geometry.name(
                                 geometry.square(bit & 1 ? geometry.columns - 1 : 0, bit < 2 ? 0 : geometry.rows - 1));
    }
    if (p.fresh != 0) {
        out += " | fresh";
        const Squares fresh = p.fresh_squares();
        for (int s = 0; s < geometry.size(); ++s)
            if (fresh.test(at(s))) out += " " + geometry.name(s);
    }
    if (p.limit != 0)
        out +=
            " | count " + card_->seats[p.counts].id + " " + std::to_string(p.counted) + "/" + std::to_string(p.limit);
    return out;
}

Expected<Position> Chess::read_position(std::string_view text) const {
    const Geometry& geometry = variant_.geometry;
    Position p;
    Groups groups(text);
    std::vector<std::string_view> words;
    const auto seat_named = [&](std::string_view word) { return card_->seat(std::string(word)); };
    std::string letters;
    for (const Kind& kind : variant_.kinds)
        if (kind.same_as < 0) letters += (letters.empty() ? "" : " ") + std::string(kind.letter);

    for (int seat = 0; seat < 2; ++seat) {
        const std::string& side = card_->seats[at(seat)].id;
        if (!groups.next(words) || words.empty() || words[0] != side)
            return groups.wrong(words.empty() ? std::string_view{} : words[0],
                                say(faults::seat_and_pieces, {{"id", side}}));
        for (std::size_t i = 1; i < words.size(); ++i) {
            int kind = -1, square = -1;
            for (std::size_t k = 0; k < variant_.kinds.size() && square < 0; ++k) {
                const std::string_view letter = variant_.kinds[k].letter;
                if (variant_.kinds[k].same_as >= 0 || !words[i].starts_with(letter)) continue;
                kind = static_cast<int>(k);
                square = geometry.find(words[i].substr(letter.size())).value_or(-1);
            }
            if (kind < 0 || square < 0)
                return groups.wrong(words[i],
                                    say(faults::piece_and_square,
                                        {{"letters", letters}, {"text", variant_.kinds[0].letter + geometry.name(3)}}));
            if (!p.men.empty(square)) return groups.wrong(words[i], faults::one_piece);
            if (p.men.count == most_men)
                return groups.wrong(words[i], say(faults::at_most_pieces, {{"n", std::to_string(most_men)}}));
            if (variant_.kinds[at(kind)].royal) {
                if (std::popcount(p.royals[at(seat)]) == variant_.most_royals)
                    return groups.wrong(words[i], royals_wanted(variant_));
                p.royals[at(seat)] |= std::uint64_t{1} << p.men.count;
            }
            p.men.add(code_of(kind, seat), square);
        }
    }
    // Men are numbered as write() lists them, however they were listed, so that moves come in one order.
    const Men listed = std::exchange(p.men, Men{});
    p.royals = {};
    for (int seat = 0; seat < 2; ++seat)
        for (std::size_t k = 0; k < variant_.kinds.size(); ++k)
            for (int s = 0; s < geometry.size(); ++s) {
                const Code code = code_of(static_cast<int>(k), seat);
                if (listed.empty(s) || listed.what[at(listed.man(s))] != code) continue;
                if (variant_.kinds[k].royal) p.royals[at(seat)] |= std::uint64_t{1} << p.men.count;
                p.men.add(code, s);
            }
    if (!groups.next(words) || words.size() != 2 || words[0] != "to" || seat_named(words[1]) < 0)
        return groups.wrong(words.empty() ? std::string_view{} : words.back(),
                            say(faults::to_either, {{"id", card_->seats[0].id}, {"other", card_->seats[1].id}}));
    p.turn = byte(seat_named(words[1]));

    int stage = 0;
    while (groups.next(words)) {
        const std::string_view first = words.empty() ? std::string_view{} : words[0];
        const auto comes = [&](std::string_view word, int place) {
            if (first != word || word.empty() || stage > place || (stage == place && place != 1)) return false;
            stage = place;
            return true;
        };
        if (!variant_.hand.empty() && comes("hand", 1)) {
            const int seat = words.size() > 2 ? seat_named(words[1]) : -1;
            if (seat < 0)
                return groups.wrong(words.size() > 1 ? words[1] : first,
                                    say(faults::hand_wanted, {{"id", card_->seats[0].id}}));
            for (std::size_t i = 2; i < words.size(); ++i) {
                const std::size_t split = std::min(words[i].find_first_of("0123456789"), words[i].size());
                int slot = -1;
                for (std::size_t k = 0; k < variant_.hand.size(); ++k)
                    if (words[i].substr(0, split) == variant_.kinds[at(variant_.hand[k])].letter)
                        slot = static_cast<int>(k);
                const auto number = split == words[i].size() ? std::optional<int>(1) : read_int(words[i].substr(split));
                if (slot < 0 || !number || *number < 1 || *number > 18 ||
                    (variant_.kinds[at(variant_.hand[at(slot)])].royal &&
                     std::popcount(p.royals[at(seat)]) + *number > variant_.most_royals) ||
                    p.hand[at(seat)][at(slot)] != 0 || p.men.count + *number > most_men)
                    return groups.wrong(words[i], faults::held_piece);
                p.hand[at(seat)][at(slot)] = byte(*number);
                for (int n = 0; n < *number; ++n) {
                    p.men.where[p.men.count] = nowhere;
                    p.men.what[p.men.count++] = code_of(variant_.hand[at(slot)], seat);
                }
            }
        } else if (comes(variant_.privilege, 2)) {
            for (std::size_t i = 1; i < words.size(); ++i) {
                const auto square = geometry.find(words[i]);
                int becomes = -1;
                if (square && !p.men.empty(*square))
                    for (std::size_t k = 0; k < variant_.kinds.size(); ++k)
                        if (variant_.kinds[k].same_as == kind_of(p.men.what[at(p.men.man(*square))]))
                            becomes = static_cast<int>(k);
                if (becomes < 0) return groups.wrong(words[i], faults::right_square);
                const int number = p.men.man(*square);
                p.men.become(number, code_of(becomes, seat_of(p.men.what[at(number)])));
            }
            if (words.size() < 2) return groups.wrong({}, faults::right_squares);
        } else if (variant_.castling != Castling::none && comes("castle", 3)) {
            for (std::size_t i = 1; i < words.size(); ++i) {
                int found = -1;
                for (int bit = 0; bit < 4; ++bit) {
                    const int seat = bit >> 1, square = geometry.square(bit & 1 ? geometry.columns - 1 : 0,
                                                                        seat == 0 ? 0 : geometry.rows - 1);
                    if (geometry.name(square) != words[i] || p.men.empty(square) || p.royals[at(seat)] == 0) continue;
                    const Code rook = p.men.what[at(p.men.man(square))];
                    if (seat_of(rook) == seat && std::string_view(variant_.kinds[at(kind_of(rook))].letter) == "R" &&
                        geometry.row(p.men.where[at(std::countr_zero(p.royals[at(seat)]))]) == geometry.row(square))
                        found = bit;
                }
                if (found < 0 || (p.castles >> found & 1)) return groups.wrong(words[i], faults::castle_corner);
                p.castles = byte(p.castles | 1 << found);
            }
            if (p.castles == 0) return groups.wrong({}, faults::castle_corners);
        } else if (variant_.captive_waits && comes("fresh", 4)) {
            for (std::size_t i = 1; i < words.size(); ++i) {
                const auto square = geometry.find(words[i]);
                if (!square || p.men.empty(*square) || kind_at(p, *square).turns.empty())
                    return groups.wrong(words[i], faults::dropped_square);
                p.fresh |= std::uint64_t{1} << p.men.man(*square);
            }
            if (words.size() < 2) return groups.wrong({}, faults::dropped_squares);
        } else if (variant_.counting != Counting::none && comes("count", 5)) {
            const int seat = words.size() == 3 ? seat_named(words[1]) : -1;
            const std::size_t slash = words.size() == 3 ? words[2].find('/') : std::string_view::npos;
            const auto counted = slash == std::string_view::npos ? std::nullopt : read_int(words[2].substr(0, slash));
            const auto limit = slash == std::string_view::npos ? std::nullopt : read_int(words[2].substr(slash + 1));
            if (seat < 0 || !counted || !limit || *counted < 0 || *limit < 1 || *limit > 64 || *counted > *limit)
                return groups.wrong(words.size() > 1 ? words.back() : first,
                                    say(faults::count_wanted, {{"id", card_->seats[0].id}}));
            p.counts = byte(seat), p.counted = byte(*counted), p.limit = byte(*limit);
        } else {
            std::string may = variant_.hand.empty() ? "" : "hand, ";
            if (variant_.privilege[0]) may += std::string(variant_.privilege) + ", ";
            if (variant_.castling != Castling::none) may += "castle, ";
            if (variant_.captive_waits) may += "fresh, ";
            if (variant_.counting != Counting::none) may += "count, ";
            return groups.wrong(first, may.empty()
                                           ? std::string(faults::nothing_more)
                                           : say(faults::in_this_order, {{"list", may.substr(0, may.size() - 2)}}));
        }
    }
    if (auto fault = position_fault(p)) return groups.placed(*std::move(fault));
    return p;
}

bool Chess::reigns(const Position& p, int seat) const {
    for (std::uint64_t left = p.royals[at(seat)]; left != 0; left &= left - 1)
        if (variant_.kinds[at(kind_of(p.men.what[at(std::countr_zero(left))]))].succeeds < 0) return true;
    return false;
}

/// Its column is the part of the text it is in, from 1.
std::optional<Fault> Chess::position_fault(const Position& p) const {
    for (int seat = 0; seat < 2; ++seat)
        // Whoever is to move may have lost a royal piece too many, and the game with it.
        if ((!reigns(p, seat) && !places(p, seat)) || (seat != p.turn && beaten(p, seat)))
            return Fault{say(faults::no_king, {{"player", card_->seats[at(seat)].with_id()}}), royals_wanted(variant_),
                         0, seat + 1};
    for (int n = 0; n < p.men.count; ++n) {
        const int square = p.men.where[at(n)];
        if (square == nowhere) continue;
        const Kind& kind = variant_.kinds[at(kind_of(p.men.what[at(n)]))];
        const int seat = seat_of(p.men.what[at(n)]);
        // Men who never leave a part of the board, or parts of it, stand in it.
        bool bound = false, inside = false;
        for (const Motion& motion : kind.motions) {
            if (motion.to_zone < 0 || motion.from_zone >= 0 || motion.use == Use::stares) continue;
            const int seen = variant_.geometry.seen(square, seat == 0 ? Facing::up : Facing::down);
            bound = true;
            inside = inside || (seen >= 0 && variant_.zones[at(motion.to_zone)].test(at(seen)));
        }
        if (bound && !inside)
            return Fault{say(faults::unreachable, {{"player", card_->seats[at(seat)].name},
                                                   {"piece", kind.shown()},
                                                   {"square", both_names(variant_.geometry, square)}}),
                         std::string(faults::reachable), 0, seat + 1};
    }
    if (in_check(p, 1 - p.turn))
        return Fault{say(faults::check_unanswered, {{"player", card_->seats[at(1 - p.turn)].with_id()},
                                                    {"other", card_->seats[p.turn].with_id()}}),
                     std::string(faults::checked_to_move), 0, 3};
    return std::nullopt;
}

}  // namespace ludus::chess
