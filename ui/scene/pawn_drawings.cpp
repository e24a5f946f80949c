#include "ui/scene/pawn_drawings.hpp"

#include <cmath>
#include <cstdlib>
#include <deque>

namespace ludus {
namespace {

constexpr std::string_view prefix = "pawn-of-";
constexpr std::string_view foot =
    "M-6.4 5.4C-3 6.8 3 6.8 6.4 5.4 7 8.2 8.4 10 10.2 11 11.2 11.8 11.6 12.6 11.6 13.8V16H-11.6V13.8"
    "C-11.6 12.6-11.2 11.8-10.2 11-8.4 10-7 8.2-6.4 5.4Z";
constexpr std::string_view foot_line = "M-9.8 11.6H9.8";
constexpr double scale = 0.66, raised = 4.6;

/// To a tenth.
std::string number(double n) {
    const long tenths = std::lround(n * 10);
    std::string out = tenths < 0 ? "-" : "";
    out += std::to_string(std::labs(tenths) / 10);
    if (tenths % 10 != 0) out += "." + std::to_string(std::labs(tenths) % 10);
    return out;
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
        const double n = std::strtod(std::string(path.substr(i, end - i)).c_str(), nullptr) * scale;
        out += number(upright ? n - raised : n) + " ";
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

}  // namespace ludus
