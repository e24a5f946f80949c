#include "ui/scene/drawings/chess_pawns.hpp"

#include <deque>

namespace ludus::chess {
namespace {

constexpr std::string_view prefix = "pawn-of-";
constexpr std::string_view foot =
    "M-6.4 5.4C-3 6.8 3 6.8 6.4 5.4 7 8.2 8.4 10 10.2 11 11.2 11.8 11.6 12.6 11.6 13.8V16H-11.6V13.8"
    "C-11.6 12.6-11.2 11.8-10.2 11-8.4 10-7 8.2-6.4 5.4Z";
constexpr std::string_view foot_line = "M-9.8 11.6H9.8";
// In hundredths, and in tenths of the drawing's unit. Whole numbers: a reader of fractions weighs more than all the rest.
constexpr int scale = 66, raised = 46;

/// Tenths, written.
std::string number(int tenths) {
    std::string out = tenths < 0 ? "-" : "";
    const int n = tenths < 0 ? -tenths : tenths;
    out += std::to_string(n / 10);
    if (n % 10 != 0) out += "." + std::to_string(n % 10);
    return out;
}

/// "-14.5", or "-.25", in hundredths.
int hundredths(std::string_view text) {
    int out = 0, decimals = -1;
    for (const char c : text) {
        if (c == '.') decimals = 0;
        if (c < '0' || c > '9' || decimals == 2) continue;
        out = out * 10 + (c - '0');
        if (decimals >= 0) ++decimals;
    }
    for (int n = decimals < 0 ? 0 : decimals; n < 2; ++n) out *= 10;
    return text[0] == '-' ? -out : out;
}

/// The same outlines, smaller and higher.
std::string smaller(std::string_view path) {
    std::string out;
    char letter = 'M';
    bool upright = false;  // whether the next number counts downwards
    for (std::size_t i = 0; i < path.size();) {
        const char c = path[i];
        if (c >= 'A' && c <= 'Z') {
            letter = c;
            upright = c == 'V';
            out += c;
            ++i;
            continue;
        }
        if (c == ' ') {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        for (bool point = c == '.'; end < path.size(); ++end) {
            if (path[end] == '.' && !point) point = true;
            else if (path[end] < '0' || path[end] > '9') break;
        }
        const int n = hundredths(path.substr(i, end - i)) * scale, half = n < 0 ? -500 : 500;
        out += number((n + half) / 1000 - (upright ? raised : 0)) + " ";
        if (letter != 'H' && letter != 'V') upright = !upright;
        i = end;
    }
    return out;
}

/// A drawing with the text it is made of.
struct Made {
    FigureStyle figure_style;
    std::string name, body, lines, solids;
    Drawing drawing;
};

}  // namespace

const Drawing* find_pawn(FigureStyle figure_style, std::string_view name) {
    static std::deque<Made> made;  // few, and what was once given out stays where it is
    if (!name.starts_with(prefix)) return nullptr;
    for (const Made& one : made)
        if (one.figure_style == figure_style && one.name == name) return &one.drawing;
    const Drawing* master = find_drawing(figure_style, name.substr(prefix.size()));
    if (master == nullptr) return nullptr;
    Made& one = made.emplace_back(Made{figure_style,
                                       std::string(name),
                                       std::string(foot) + smaller(master->body),
                                       std::string(foot_line) + smaller(master->lines),
                                       smaller(master->solids),
                                       {}});
    one.drawing = {one.name, one.body, one.lines, one.solids};
    return &one.drawing;
}

}  // namespace ludus::chess
