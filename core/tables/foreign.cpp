// How other programs write a position of backgammon, one line each:
//   XGID      "XGID=-b----E-C---eE---c-e----B-:0:0:1:52:0:0:0:0:10"    eXtreme Gammon
//             the bar of the upper player, points 1 to 24 and the bar of the lower one, who has the capitals; then the cube and whose it
//             is, who is on roll (1: the lower), the roll (00: none yet), two scores, Jacoby and beavers, the length of the match, and
//             the largest cube
//   GNUbg ID  "4HPwATDgc/ABMA:cAkAAAAAAAAA"    GNU Backgammon: the Position ID, after it the Match ID
//             bits in base64: the checkers of who is not on roll, then of who is, point by point; of the Match ID see read_match()
// The lower player is the first of ours. Ours has no cube and no matches: what says something of them is refused, not left out, and a
// position of which these have no word (before the lot, in the middle of a roll, not fifteen checkers) is not written.

#include <algorithm>
#include <bitset>

#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/tables/engine.hpp"
#include "core/tables/faults.hpp"

namespace ludus::tables {
namespace {

enum Format { xgid, gnubg_id };
constexpr const char* both_formats[] = {"XGID", "GNUbg ID"};
constexpr std::string_view base64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t longest_position = 200, board_length = points + 2, id_length = 14, match_length = 12;
constexpr int id_places = points + 1;  ///< of a side in a Position ID: its points, and the bar

/// The checkers of a side by the way they still have to go, from 0; the bar is last.
std::int8_t& checkers_at(Position& p, const Variant& variant, int seat, int n) {
    if (n == points) return p.bar[at(seat)];
    // A course counts from where men enter.
    return p.men[at(seat)][at(variant.courses[at(seat)].point(points - n))];
}

/// What an id can hold: fourteen letters of six bits, in whole bytes.
using Bits = std::bitset<88>;

constexpr std::size_t in_byte(std::size_t bit) { return bit / 8 * 8 + 7 - bit % 8; }

std::string encoded(const Bits& bits, std::size_t length) {
    // Bits fill each byte from the lowest, base64 takes bytes from the highest.
    std::string out;
    for (std::size_t i = 0; i < length; ++i) {
        unsigned value = 0;
        for (std::size_t k = 0; k < 6; ++k) value = value << 1 | (bits[in_byte(6 * i + k)] ? 1u : 0u);
        out += base64[value];
    }
    return out;
}

/// Reads one of the two formats; `p` has the checkers, whose turn it is and the roll.
class IdReader {
public:
    IdReader(std::string_view text, const Variant& variant) : text_(text), variant_(variant) {}

    bool read() {
        if (text_.size() > longest_position)
            return fail(0, faults::too_long,
                        say(faults::at_most_characters, {{"n", std::to_string(longest_position)}}));
        const bool named = text_.starts_with("XGID=");
        if (named) at_ = 5;
        // A board of twenty-six places without a gap is none.
        if (!(named || text_.find('-') != std::string_view::npos ? read_xgid() : read_id())) return false;
        for (int seat = 0; seat < 2; ++seat) {
            int all = 0;
            for (int n = 0; n < id_places; ++n) all += checkers_at(p, variant_, seat, n);
            if (all > family)
                return fail(named ? 5 : 0, faults::over_fifteen,
                            say(faults::found_checkers, {{"n", std::to_string(all)}}));
            p.off[at(seat)] = small(family - all);
        }
        return true;
    }

    Position p;
    std::array<std::int8_t, 3> roll{};
    Fault fault;

private:
    bool fail(std::size_t where, std::string_view what, std::string_view expected) {
        fault = {say(what, {{"text", where < text_.size() ? shown(text_.substr(where, 12)) : "the end"}}),
                 std::string(expected), 1, static_cast<int>(where) + 1};
        return false;
    }

    bool read_xgid() {
        for (std::size_t i = 0; i < board_length; ++i, ++at_) {
            const char c = at_ < text_.size() ? text_[at_] : '\0';
            if (c == '-') continue;
            const int n = ludus::small(c) - 'a' + 1;
            if (!is_letter(c) || n > family) return fail(at_, faults::not_in_xgid, faults::xgid_board);
            const int seat = is_capital(c) ? am : n_and, place = static_cast<int>(i);
            // Each has a bar of its own, at its own end.
            if ((place == 0 && seat == am) || (place == points + 1 && seat == n_and))
                return fail(at_, faults::not_in_xgid, place == 0 ? faults::upper_bar : faults::lower_bar);
            checkers_at(p, variant_, seat, seat == am ? place - 1 : points - place) = tables::small(n);
        }
        static constexpr std::string_view wanted[] = {faults::no_cube,   faults::no_cube,  faults::xgid_turn,
                                                      faults::xgid_roll, faults::no_score, faults::no_score,
                                                      faults::no_jacoby, faults::no_match, faults::largest_cube};
        for (std::size_t field = 0; field < std::size(wanted); ++field) {
            if (at_ >= text_.size() || text_[at_] != ':') return fail(at_, faults::not_in_xgid, faults::colon);
            const std::size_t begin = ++at_;
            at_ = std::min(text_.find(':', at_), text_.size());
            const std::string_view word = text_.substr(begin, at_ - begin);
            const auto number = read_int(word);
            bool good = number && *number == 0;
            if (field == 2) {
                good = word == "1" || word == "-1";
                p.turn = word == "1" ? am : n_and;
            } else if (field == 3) {
                good = word == "00" || (word.size() == 2 && read_roll(word[0] - '0', word[1] - '0'));
            } else if (field == 6) {
                good = word == "0" || word == "2";  // beavers are of the cube, which is not there
            } else if (field == 8) {
                good = number && *number >= 0 && *number <= 30;
            }
            if (!good) return fail(begin, faults::not_in_xgid, wanted[field]);
        }
        return at_ == text_.size() || fail(at_, faults::not_in_xgid, faults::nothing_more);
    }

    bool read_roll(int a, int b) {
        if (a < 1 || a > 6 || b < 1 || b > 6) return false;
        roll = {tables::small(std::max(a, b)), tables::small(std::min(a, b)), 0};
        return true;
    }

    bool decode(std::size_t length, Bits& bits) {
        for (std::size_t i = 0; i < length; ++i, ++at_) {
            const std::size_t value = at_ < text_.size() ? base64.find(text_[at_]) : std::string_view::npos;
            if (value == std::string_view::npos)
                return fail(at_, faults::not_in_id, say(faults::id_letters, {{"n", std::to_string(length)}}));
            for (std::size_t k = 0; k < 6; ++k) bits[in_byte(6 * i + k)] = value >> (5 - k) & 1;
        }
        return true;
    }

    bool read_id() {
        Bits bits, match;
        const std::size_t begin = at_;
        if (!decode(id_length, bits)) return false;
        if (at_ < text_.size()) {
            if (text_[at_] != ':') return fail(at_, faults::not_in_id, faults::match_id);
            const std::size_t from = ++at_;
            if (!decode(match_length, match) || !read_match(match, from)) return false;
            if (at_ != text_.size()) return fail(at_, faults::not_in_id, faults::nothing_more);
        }
        std::size_t bit = 0;
        for (const int seat : {1 - p.turn, +p.turn})
            for (int n = 0; n < id_places; ++n, ++bit)
                for (; bit < bits.size() && bits[bit]; ++bit) {
                    std::int8_t& there = checkers_at(p, variant_, seat, n);
                    if (++there > family) return fail(begin, faults::over_fifteen, faults::fifteen);
                }
        return (bits >> bit).none() || fail(begin, faults::over_fifteen, faults::fifteen);
    }

    /// Bits from the first: cube 4, its owner 2, on roll 1, Crawford 1, state 3, whose decision 1, doubled 1, resigned 2, dice 3 and 3,
    /// length 15, scores 15 and 15. Player 1 sits below.
    bool read_match(const Bits& bits, std::size_t begin) {
        const auto number = [&](std::size_t from, std::size_t count) {
            int out = 0;
            for (std::size_t i = count; i-- > 0;) out = out * 2 + (bits[from + i] ? 1 : 0);
            return out;
        };
        const int owner = number(4, 2), on_roll = number(6, 1), a = number(15, 3), b = number(18, 3);
        if (number(0, 4) != 0 || owner != 3 || number(12, 1) != 0)
            return fail(begin, faults::not_in_id, faults::no_cube_id);
        if (number(7, 1) != 0 || number(21, 15) != 0 || number(36, 15) != 0 || number(51, 15) != 0)
            return fail(begin, faults::not_in_id, faults::no_match_id);
        if (number(8, 3) > 1 || number(13, 2) != 0 || number(11, 1) != on_roll)
            return fail(begin, faults::not_in_id, faults::playing_id);
        p.turn = on_roll == 1 ? am : n_and;
        return (a == 0 && b == 0) || read_roll(a, b) || fail(begin, faults::not_in_id, faults::xgid_roll);
    }

    std::string_view text_;
    const Variant& variant_;
    std::size_t at_ = 0;
};

}  // namespace

std::span<const char* const> Engine::formats() const {
    if (!variant_.known_elsewhere) return {};
    return both_formats;
}

std::string Engine::foreign(std::span<const Position> line, int format) const {
    Position p = line.back();
    for (const int seat : {am, n_and})
        if (men_left(p, seat) + p.off[at(seat)] != family) return {};
    const bool rolled = p.phase == Phase::play;
    if ((!rolled && p.phase != Phase::toss) || (rolled && p.used != 0)) return {};
    const int a = rolled ? p.dice[0] : 0, b = rolled ? p.dice[1] : 0;
    Position same = p;
    if (rolled) {
        if (b == 0) return {};
        lay(same, {small(std::max(a, b)), small(std::min(a, b)), 0});
    }
    if (!(same == p)) return {};

    if (format == xgid) {
        std::string out(board_length, '-');
        for (int n = 0; n < id_places; ++n) {
            if (const int count = checkers_at(p, variant_, am, n); count > 0)
                out[at(n + 1)] = static_cast<char>('A' + count - 1);
            if (const int count = checkers_at(p, variant_, n_and, n); count > 0)
                out[at(points - n)] = static_cast<char>('a' + count - 1);
        }
        return "XGID=" + out + (p.turn == am ? ":0:0:1:" : ":0:0:-1:") + std::to_string(a) + std::to_string(b) +
               ":0:0:0:0:10";
    }
    Bits bits, match;
    std::size_t bit = 0;
    for (const int seat : {1 - p.turn, +p.turn})
        for (int n = 0; n < id_places; ++n) {
            for (int count = checkers_at(p, variant_, seat, n); count > 0; --count) bits[bit++] = true;
            ++bit;
        }
    // No cube at 1 in the middle, a game under way, no match.
    match[4] = match[5] = match[8] = true;
    match[6] = match[11] = p.turn == am;
    for (std::size_t i = 0; i < 3; ++i) {
        match[15 + i] = a >> i & 1;
        match[18 + i] = b >> i & 1;
    }
    return encoded(bits, id_length) + ":" + encoded(match, match_length);
}

Expected<Position> Engine::read_foreign(std::string_view text) const {
    IdReader reader(text, variant_);
    if (!reader.read()) return reader.fault;
    Position p = reader.p;
    p.phase = Phase::toss;
    if (reader.roll[0] != 0) lay(p, reader.roll);
    settle(p);
    if (auto fault = position_fault(p)) {
        fault->line = fault->column = 1;
        return *std::move(fault);
    }
    return p;
}

}  // namespace ludus::tables
