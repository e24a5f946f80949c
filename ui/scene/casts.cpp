#include "ui/scene/casts.hpp"

#include <array>
#include <string>
#include <vector>

#include "core/game/card.hpp"

namespace ludus {
namespace {

/// A whole number of tenths, as a path has it.
std::string tenths(float value) {
    const int all = static_cast<int>(value < 0 ? value * 10 - 0.5F : value * 10 + 0.5F);
    const int size = all < 0 ? -all : all;
    return (all < 0 ? "-" : " ") + std::to_string(size / 10) + (size % 10 ? "." + std::to_string(size % 10) : "");
}

std::string circle(float x, float y, float r) {
    const float k = 0.55F * r;
    const auto curve = [&](float ax, float ay, float bx, float by, float cx, float cy) {
        return "C" + tenths(x + ax) + tenths(y + ay) + tenths(x + bx) + tenths(y + by) + tenths(x + cx) +
               tenths(y + cy);
    };
    return "M" + tenths(x) + tenths(y - r) + curve(k, -r, r, -k, r, 0) + curve(r, k, k, r, 0, r) +
           curve(-k, r, -r, k, -r, 0) + curve(-r, -k, -k, -r, 0, -r) + "Z";
}

/// As on a cube; drawn apart so far to the sides and up.
std::string pips(int count, float side, float up, float r) {
    std::string out;
    if (count % 2 == 1) out += circle(0, 0, r);
    if (count >= 2) out += circle(-side, -up, r) + circle(side, up, r);
    if (count >= 4) out += circle(side, -up, r) + circle(-side, up, r);
    if (count == 6) out += up < side ? circle(0, -up, r) + circle(0, up, r) : circle(-side, 0, r) + circle(side, 0, r);
    return out;
}

constexpr std::string_view
    long_body =
        "M0-7.6H16C17 -7.6 17.6 -7 17.6 -6V6C17.6 7 17 7.6 16 7.6H-16C-17 7.6-17.6 7-17.6 6V-6C-17.6-7-17-7.6-16-7.6Z",
    shell = "M0-15C6.6-15 11-8.6 11 .6 11 8.6 6.6 14.6 0 14.6-6.6 14.6-11 8.6-11 .6-11-8.6-6.6-15 0-15Z",
    hexagon = "M0-16L13.9-8V8L0 16-13.9 8V-8Z",
    spokes = "M0-16V-11M13.9-8L9.5-5.5M13.9 8L9.5 5.5M0 16V11M-13.9 8L-9.5 5.5M-13.9-8L-9.5-5.5";

struct Lying {
    Shape shape;
    std::string text, name, body, lines, solids;
};

std::vector<Lying> all_lying() {
    std::vector<Lying> all;
    const auto add = [&](Shape shape, const char* kind, const std::string& text, std::string_view body,
                         std::string_view lines, std::string solids) {
        all.push_back({shape, text, std::string(kind) + "-" + (text.empty() ? "blank" : text), std::string(body),
                       std::string(lines), std::move(solids)});
    };
    for (int n = 0; n <= 6; ++n) {
        const std::string text = n == 0 ? "" : std::to_string(n);
        add(Shape::long_die, "long-die", text, long_body, "", pips(n, 11, 3.7F, 2.2F));
        add(Shape::spinner, "spinner", text, hexagon, n == 0 ? "" : spokes, pips(n, 4.4F, 5.4F, 2));
        if (n <= 2)
            add(Shape::counter, "counter", text, circle(0, 0, 15.4F), n == 0 ? "" : circle(0, 0, 11.8F),
                pips(n, 3.6F, 3.6F, 2.6F));
    }
    // The mouth is a slit with teeth; the back is smooth, with a sheen.
    add(Shape::cowrie, "cowrie", "", shell, "", "");
    add(Shape::cowrie, "cowrie", "up", shell, "M-4.6-7H4.6M-5.2-3.4H5.2M-5.4 .2H5.4M-5.2 3.8H5.2M-4.6 7.4H4.6",
        "M0-11.6C1.5-8 1.7-4 1.7 0 1.7 4 1.5 8 0 11.4-1.5 8-1.7 4-1.7 0-1.7-4-1.5-8 0-11.6Z");
    add(Shape::cowrie, "cowrie", "down", shell, "M-5.4-8.6C-8-4.6-8.2 2.6-6 7.6M-2.6-10.6C-3.4-9.6-3.8-8.8-4.2-7.8",
        "");
    return all;
}

}  // namespace

const Drawing* drawing_of_cast(const Face& face) {
    static const std::vector<Lying> all = all_lying();
    static const std::vector<Drawing> drawn = [] {
        std::vector<Drawing> out;
        for (const Lying& one : all) out.push_back({one.name, one.body, one.lines, one.solids});
        return out;
    }();
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].shape == face.shape && all[i].text == face.text) return &drawn[i];
    return nullptr;
}

int coat_of_cast(const Face& face, int otherwise) {
    if (face.shape == Shape::cowrie) return face.text == "down" ? coats::buff : coats::paper;
    if (face.shape == Shape::counter) return face.text == "2" ? coats::red : coats::paper;
    return otherwise;
}

}  // namespace ludus
