#pragma once
// What writes SVG in few bytes: numbers to a tenth, texts escaped.

#include <string>
#include <string_view>

#include "core/game/picture.hpp"

namespace ludus::svg {

/// Units a square of the board is wide in the picture.
inline constexpr float unit = 40;

/// "12", "-.5": to a tenth, no needless zeros.
std::string number(float value);

/// For element content and attribute values in double quotes.
std::string escaped(std::string_view text);

/// Width of a text set in Inter semibold with tabular figures, in ems.
float ems(std::string_view text);

/// What people wrote, to be escaped.
struct Escaped {
    std::string_view text;
};

/// An attribute and its number: Is{"x", 4} is written  x="4"  with a space before it.
struct Is {
    const char* name;
    float value;
};

class Pen {
public:
    // Out of line: they are called hundreds of times, and the web module pays for every copy.
    Pen& operator<<(std::string_view text);
    Pen& operator<<(const std::string& text) { return *this << std::string_view(text); }
    Pen& operator<<(const char* text);
    Pen& operator<<(char letter);
    Pen& operator<<(float value);
    Pen& operator<<(int value);
    Pen& operator<<(Vec at);  ///< "x y", or "x-y" where the sign parts them
    Pen& operator<<(Escaped text);
    Pen& operator<<(Is attribute);

    // Whole shapes of one class.
    Pen& path(std::string_view kind);  ///< up to its data; shut() ends it
    Pen& shut();
    Pen& box(std::string_view kind, Vec least, Vec span, float corner);
    Pen& circle(std::string_view kind, Vec at, float radius);
    [[nodiscard]] std::string take() { return std::move(out_); }

private:
    std::string out_;
};

}  // namespace ludus::svg
