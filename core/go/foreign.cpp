// Go as others write it: SGF's boards and points, and the options that its files mean.

#include <algorithm>

#include "core/base/text.hpp"
#include "core/go/go.hpp"

namespace ludus::go {
namespace {

std::string sgf_point(int place, int lines) {
    return {static_cast<char>('a' + place % lines), static_cast<char>('a' + place / lines)};
}

Fault no_setup(std::string_view what) {
    return {std::string(what), "a position such as (;GM[1]FF[4]SZ[9]AB[cc]AW[gg]PL[B])"};
}

}  // namespace

std::span<const char* const> Go::formats() const {
    static constexpr const char* all[] = {"SGF"};
    return all;
}

std::string Go::foreign(std::span<const Position> line, int) const {
    const SgfStart start = sgf_start(line.back());
    std::string out = "(;GM[1]FF[4]SZ[" + std::to_string(start.size) + "]";
    for (const auto& [key, places] : {std::pair{"AB", &start.black}, {"AW", &start.white}}) {
        if (!places->empty()) out += key;
        for (const int place : *places) out += "[" + sgf_point(place, start.size) + "]";
    }
    return out + (start.first == white ? "PL[W])" : "PL[B])");
}

Expected<Go::Position> Go::read_foreign(std::string_view text) const {
    SgfStart start;
    start.size = lines();
    std::string_view rest = trim(text);
    if (!rest.starts_with("(;") || !rest.ends_with(")")) return no_setup("this is no position in SGF");
    rest = rest.substr(2, rest.size() - 3);
    std::string key;
    while (!rest.empty()) {
        if (rest[0] >= 'A' && rest[0] <= 'Z') {
            std::size_t length = 0;
            while (length < rest.size() && rest[length] >= 'A' && rest[length] <= 'Z') ++length;
            key = rest.substr(0, length);
            rest.remove_prefix(length);
        }
        const std::size_t end = rest.find(']');
        if (key.empty() || rest.empty() || rest[0] != '[' || end == std::string_view::npos)
            return no_setup("this is no position in SGF");
        const std::string_view value = rest.substr(1, end - 1);
        rest = trim(rest.substr(end + 1));
        if (key == "SZ" && value != std::to_string(lines()))
            return Fault{"the board is of another size", std::to_string(lines()) + " lines"};
        if (key == "PL") start.first = value == "W" ? white : black;
        if (key != "AB" && key != "AW") continue;
        const int column = value.size() == 2 ? value[0] - 'a' : -1, row = value.size() == 2 ? value[1] - 'a' : -1;
        if (column < 0 || row < 0 || column >= lines() || row >= lines())
            return no_setup("a stone stands off the board");
        (key == "AB" ? start.black : start.white).push_back(row * lines() + column);
    }
    return read_sgf_start(start);
}

SgfStart Go::sgf_start(const Position& p) const {
    SgfStart out;
    out.size = lines();
    out.first = p.seat;
    out.komi = std::to_string(twice_komi_ / 2) + (twice_komi_ % 2 != 0 ? ".5" : "");
    out.rules = counting_ == Counting::area        ? "Chinese"
                : counting_ == Counting::territory ? "Japanese"
                                                   : "Falkener 1892";
    for (int place = 0; place < grid().size(); ++place) {
        const int owner = p.owner[cell_at(place)];
        if (owner != kit::nobody) (owner == black ? out.black : out.white).push_back(place);
    }
    return out;
}

Expected<std::vector<std::pair<std::string, std::string>>> Go::sgf_options(const SgfStart& start) {
    std::vector<std::pair<std::string, std::string>> out;
    const auto add = [&](const char* key, const std::string& value) {
        for (const OptionChoice& choice : card().option(key)->choices)
            if (choice.value == value) return out.emplace_back(key, value), true;
        return false;
    };
    if (!add("lines", std::to_string(start.size)))
        return Fault{"no board has " + std::to_string(start.size) + " lines", "SZ[19], SZ[13] or SZ[9]"};
    add("setup", "empty");
    add("suicide", start.rules == "NZ" || start.rules == "New Zealand" ? "lost" : "forbidden");
    add("count", start.rules == "Japanese" || start.rules == "Korean" ? "territory" : "area");
    // "6.50", "7.5", "0": what is no choice of ours stays a tag.
    std::string komi = start.komi;
    if (komi.find('.') != std::string::npos)
        while (komi.ends_with('0') || komi.ends_with('.')) {
            const bool point = komi.ends_with('.');
            komi.pop_back();
            if (point) break;
        }
    add("komi", komi);
    return out;
}

Expected<Go::Position> Go::read_sgf_start(const SgfStart& start) const {
    StoneBoard board(lines());
    for (const auto& [seat, places] : {std::pair{black, &start.black}, {white, &start.white}})
        for (const int place : *places) {
            const Point p = board.point(cell_at(place));
            if (!board.is_vacant(p))
                return Fault{"two stones are set on " + today(cell_at(place)), "one stone a point"};
            board.set(p, seat);
        }
    for (int c = 0; c < grid().size(); ++c)
        if (!board.is_vacant(board.point(c)) && board.liberties(board.point(c), 1) == 0)
            return Fault{"the stone on " + today(c) + " has no free point", "stones with a free point"};
    return position_of(board, start.first);
}

int Go::in_sgf(const Position&, Move m) const { return is_put(m) ? place(kit::to(m)) : m == pass ? -1 : -2; }

MoveList Go::read_sgf(const Position& p, int seat, int place) const {
    MoveList out;
    Position now = p;
    const auto play_on_with = [&](Move m) {
        MoveList list;
        moves(now, list);
        if (std::find(list.begin(), list.end(), m) == list.end()) return false;
        out.push_back(m);
        now = play(now, m);
        return true;
    };
    const Move wanted = place < 0 ? pass : kit::put(cell_at(place));
    if (now.phase == Phase::marking && place >= 0 && !play_on_with(play_on)) return {};
    if (now.seat != seat && !play_on_with(pass)) return {};
    if (now.phase != Phase::playing || !play_on_with(wanted)) return {};
    return out;
}

}  // namespace ludus::go
