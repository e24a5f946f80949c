#include "ui/svg/pen.hpp"

#include <array>
#include <cmath>

namespace ludus::svg {
namespace {

/// Advance widths of Inter semibold, in thousandths of an em, from the space to the tilde; figures tabular.
constexpr std::array<int, 95> advances = {
    248, 309, 396, 643, 649, 844, 663, 213,  393, 393, 543, 673, 291, 466, 290, 379,  // space to /
    670, 670, 670, 670, 670, 670, 670, 670,  670, 670, 290, 289, 673, 673, 673, 544,  // 0 to ?
    999, 724, 657, 744, 724, 608, 586, 755,  744, 275, 561, 677, 566, 906, 741, 775,  // @ to O
    643, 776, 651, 649, 660, 734, 724, 1007, 690, 705, 653, 393, 379, 393, 481, 468,  // P to _
    497, 575, 630, 577, 630, 593, 377, 625,  613, 261, 261, 569, 261, 898, 610, 608,  // ` to o
    625, 625, 397, 549, 380, 608, 576, 837,  562, 576, 562, 393, 358, 393, 673,       // p to ~
};
constexpr int wide_sign = 673;  ///< − × ÷ and other signs beyond ASCII

}  // namespace

std::string number(float value) {
    const long tenths = std::lround(static_cast<double>(value) * 10);
    const long whole = std::labs(tenths) / 10, part = std::labs(tenths) % 10;
    std::string text = tenths < 0 ? "-" : "";  // nothing is written -0: less than half a tenth rounds to 0
    if (whole != 0 || part == 0) text += std::to_string(whole);
    if (part != 0) text.append(".").append(std::to_string(part));
    return text;
}

Pen& Pen::operator<<(std::string_view text) {
    out_ += text;
    return *this;
}

Pen& Pen::operator<<(const char* text) {
    out_ += text;
    return *this;
}

Pen& Pen::operator<<(char letter) {
    out_ += letter;
    return *this;
}

Pen& Pen::operator<<(float value) {
    out_ += number(value);
    return *this;
}

Pen& Pen::operator<<(int value) {
    out_ += std::to_string(value);
    return *this;
}

Pen& Pen::operator<<(Vec at) {
    out_ += number(at.x);
    const std::string y = number(at.y);
    if (y.front() != '-') out_ += ' ';
    out_ += y;
    return *this;
}

Pen& Pen::operator<<(Escaped text) {
    out_ += escaped(text.text);
    return *this;
}

Pen& Pen::operator<<(Is attribute) {
    out_ += ' ';
    out_ += attribute.name;
    out_ += "=\"";
    out_ += number(attribute.value);
    out_ += '"';
    return *this;
}

Pen& Pen::path(std::string_view kind) { return *this << "<path class=\"" << kind << "\" d=\""; }

Pen& Pen::shut() { return *this << "\"/>"; }

Pen& Pen::box(std::string_view kind, Vec least, Vec span, float corner) {
    *this << "<rect";
    if (!kind.empty()) *this << " class=\"" << kind << '"';
    *this << Is{"x", least.x} << Is{"y", least.y} << Is{"width", span.x} << Is{"height", span.y};
    if (corner > 0) *this << Is{"rx", corner};
    return *this << "/>";
}

Pen& Pen::circle(std::string_view kind, Vec at, float radius) {
    *this << "<circle class=\"" << kind << '"';
    if (at.x != 0) *this << Is{"cx", at.x};
    if (at.y != 0) *this << Is{"cy", at.y};
    return *this << Is{"r", radius} << "/>";
}

std::string escaped(std::string_view text) {
    std::string out;
    for (char letter : text) {
        switch (letter) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += static_cast<unsigned char>(letter) < 0x20 ? ' ' : letter;
        }
    }
    return out;
}

float ems(std::string_view text) {
    int sum = 0;
    for (char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte >= 0x20 && byte < 0x7F) sum += advances[byte - 0x20U];
        else if (byte >= 0xC0) sum += wide_sign;  // the first byte of a longer character stands for all of it
    }
    return static_cast<float>(sum) / 1000;
}

}  // namespace ludus::svg
