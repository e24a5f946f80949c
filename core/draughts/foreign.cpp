// How other programs write draughts: PDN (Portable Draughts Notation).
//   positions   "B:W21,22,K10:B1,2,3"      who is to move, then the squares of White and of Black; "1-12" is a range; Turkish: "W:Wa2,Kb3:Bh7"
//   moves       "11-15", "11x18", a whole turn "11x18x25"
// Squares are numbered from the upper left corner as White sits, so that Black's pieces begin on the first numbers: in PDN GameType 21
// (English, Black begins) and 20 (international, White begins). GameType 30 (Turkish) has letters and figures.

#include <algorithm>
#include <optional>

#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/draughts/engine.hpp"
#include "core/draughts/faults.hpp"

namespace ludus::draughts {
namespace {

constexpr const char* pdn_formats[] = {"PDN"};
constexpr Notation both_ways[] = {{"squares", "By letters and numbers"}, {"numbers", "By numbers alone"}};
constexpr std::size_t longest_position = 1000;

}  // namespace

std::span<const Notation> Engine::notations() const {
    if (variant_.lines == Lines::straight) return {};
    return both_ways;
}

int Engine::number_of(int bit) const {
    const kit::Grid& grid = geometry_.grid();
    const int cell = geometry_.cell(bit), row = grid.rows() - 1 - grid.row(cell);
    return row * grid.columns() / 2 + grid.column(cell) / 2 + 1;
}

int Engine::square_numbered(int number) const {
    const kit::Grid& grid = geometry_.grid();
    if (number < 1 || number > grid.size()) return nowhere;
    const int half = grid.columns() / 2, row = grid.rows() - 1 - (number - 1) / half;
    return geometry_.bit(grid.cell((number - 1) % half * 2 + row % 2, row));
}

std::string Engine::number(int bit) const {
    return variant_.lines == Lines::straight ? name(bit) : std::to_string(number_of(bit));
}

std::string Engine::written(const Position& p, Move m, int notation) const {
    if (notation == 0) return words(p, m);
    const UnpackedMove u = unpack(m);
    switch (u.type) {
        case MoveType::huff: return "huff-" + number(u.from);
        case MoveType::demand: return "demand";
        case MoveType::step: return number(u.from) + "-" + number(u.to);
        case MoveType::capture: break;
    }
    return number(u.from) + "x" + number(u.to);
}

std::vector<std::string> Engine::all_in_pgn(const Position& p, const MoveList& list) const {
    std::vector<std::string> out;
    for (const Move m : list) out.push_back(written(p, m, 1));
    return out;
}

std::string Engine::turn_in_pgn(std::span<const std::string> moves) const {
    std::string out;
    for (const std::string& move : moves) {
        const std::size_t hop = move.find('x');
        const bool joins = hop != std::string::npos && out.ends_with(move.substr(0, hop));
        if (joins) out += move.substr(hop);
        else out += (out.empty() ? "" : "+") + move;
    }
    return out;
}

/// As many programs write a capture of several: where it begins and ends, "11x25".
std::string Engine::short_turn_in_pgn(std::span<const std::string> moves) const {
    const std::size_t first = moves.front().find('x'), last = moves.back().find('x');
    if (first == std::string::npos || last == std::string::npos) return {};
    return moves.front().substr(0, first) + moves.back().substr(last);
}

std::span<const char* const> Engine::formats() const { return pdn_formats; }

std::string Engine::foreign(std::span<const Position> line, int) const {
    const Position& p = line.back();
    std::string out = p.seat == 0 ? "W" : "B";
    for (int seat = 0; seat < 2; ++seat) {
        std::vector<int> bits;
        each(p.pieces.of[static_cast<std::size_t>(seat)] & ~p.taken, [&](int bit) { bits.push_back(bit); });
        // In the order of the numbers, which run from the top.
        if (variant_.lines == Lines::diagonal) {
            for (int& bit : bits) bit = number_of(bit);
            std::sort(bits.begin(), bits.end());
            for (int& n : bits) n = square_numbered(n);
        }
        out += seat == 0 ? ":W" : ":B";
        for (std::size_t i = 0; i < bits.size(); ++i)
            out += (i > 0 ? "," : "") + std::string(is_king(p, bits[i]) ? "K" : "") + number(bits[i]);
    }
    return out;
}

Expected<Position> Engine::read_foreign(std::string_view text) const {
    const kit::Grid& grid = geometry_.grid();
    const bool numbered = variant_.lines == Lines::diagonal;
    const auto wrong = [&](std::size_t at, std::string expected) {
        const std::string_view rest = text.substr(std::min(at, text.size()));
        return Fault{"\"" + shown(rest.substr(0, rest.find_first_of(":,"))) + "\" is not understood",
                     std::move(expected), 1, static_cast<int>(at) + 1};
    };
    if (text.size() > longest_position)
        return wrong(0, say(faults::too_long, {{"n", std::to_string(longest_position)}}));
    if (text.ends_with('.')) text.remove_suffix(1);
    Position p;
    if (text.empty() || (capital(text[0]) != 'W' && capital(text[0]) != 'B'))
        return wrong(0, std::string(faults::colour_wanted));
    p.seat = capital(text[0]) == 'W' ? 0 : 1;
    std::size_t at = 1;
    std::array<bool, 2> told{};
    /// The square that stands there.
    const auto square_at = [&]() -> std::optional<int> {
        std::size_t end = at;
        if (!numbered && end < text.size()) ++end;
        while (end < text.size() && is_digit(text[end])) ++end;
        const std::string_view word = text.substr(at, end - at);
        int bit = nowhere;
        if (numbered) {
            bit = square_numbered(read_int(word).value_or(0));
        } else if (const int cell = grid.find(word); cell != kit::nowhere) {
            bit = geometry_.bit(cell);
        }
        if (bit == nowhere) return std::nullopt;
        at = end;
        return bit;
    };
    const std::string wanted = numbered ? say(faults::number_wanted, {{"n", std::to_string(grid.size())}})
                                        : std::string(faults::square_wanted);
    for (int side = 0; side < 2; ++side) {
        if (at + 1 >= text.size() || text[at] != ':' || (capital(text[at + 1]) != 'W' && capital(text[at + 1]) != 'B'))
            return wrong(at, std::string(faults::side_wanted));
        const std::size_t seat = capital(text[at + 1]) == 'W' ? 0 : 1;
        if (told[seat]) return wrong(at, std::string(faults::both_sides));
        told[seat] = true;
        at += 2;
        while (at < text.size() && text[at] != ':') {
            const std::size_t begin = at;
            const bool king = text[at] == 'K';
            if (king) ++at;
            const std::optional<int> first = square_at();
            if (!first) return wrong(begin, wanted);
            std::vector<int> bits{*first};
            if (numbered && at < text.size() && text[at] == '-') {  // a range
                const int from = number_of(*first);
                ++at;
                const std::optional<int> last = square_at();
                if (!last || number_of(*last) < from) return wrong(begin, wanted);
                bits.clear();
                for (int n = from; n <= number_of(*last); ++n) bits.push_back(square_numbered(n));
            }
            for (const int bit : bits) {
                if ((p.pieces.standing() & square(bit)) != 0) return wrong(begin, std::string(faults::one_piece));
                p.pieces.of[seat] |= square(bit);
                if (king) p.pieces.kings |= square(bit);
                else if ((geometry_.last_row(static_cast<int>(seat)) & square(bit)) != 0)
                    return wrong(begin, std::string(faults::crowned_there));
            }
            if (at < text.size() && text[at] == ',') {
                ++at;
                if (at >= text.size() || text[at] == ':') return wrong(at, wanted);
            } else if (at < text.size() && text[at] != ':') {
                return wrong(at, wanted);
            }
        }
    }
    if (at < text.size()) return wrong(at, std::string(faults::nothing_more));
    if (p.pieces.none()) return wrong(0, std::string(faults::some_piece));
    return p;
}

bool Engine::is_named(std::string_view value) const {
    const auto number = [](std::string_view type) { return type.substr(0, type.find(',')); };
    return number(value) == number(pgn_variant());
}

std::string_view Engine::plain_result(std::string_view word) const {
    return word == "2-0" ? "1-0" : word == "0-2" ? "0-1" : word == "1-1" ? "1/2-1/2" : word;
}

}  // namespace ludus::draughts
