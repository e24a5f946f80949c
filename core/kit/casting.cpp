#include "core/kit/casting.hpp"

#include <algorithm>
#include <cmath>

#include "core/kit/grid.hpp"
#include "core/kit/pieces.hpp"

namespace ludus::kit {
namespace {

std::string_view called(Shape shape) {
    switch (shape) {
        case Shape::long_die: return "a long die";
        case Shape::cowrie: return "a cowrie";
        case Shape::counter: return "a counter";
        case Shape::spinner: return "a spinner";
        default: return "a die";
    }
}

}  // namespace

CastFace lying(Shape shape, std::string text) {
    std::string name(called(shape));
    if (text.empty()) name += " to be rolled";
    else name += (shape == Shape::cowrie ? ", mouth " : ", ") + text;
    return {shape, std::move(text), std::move(name)};
}

int Fall::count(std::string_view text) const {
    return static_cast<int>(
        std::count_if(faces.begin(), faces.end(), [&](const CastFace& face) { return face.text == text; }));
}

Casting::Casting(Shape shape, int pieces, const std::vector<std::string>& faces) {
    // Each way in falling order of the faces' places; as often as there are orders of it.
    std::vector<std::size_t> up(static_cast<std::size_t>(pieces), 0);
    const double each = std::pow(1.0 / static_cast<double>(faces.size()), pieces);
    for (;;) {
        Fall fall;
        double orders = 1;
        int alike = 0;
        for (std::size_t i = 0; i < up.size(); ++i) {
            fall.faces.push_back(lying(shape, faces[up[i]]));
            alike = i > 0 && up[i] == up[i - 1] ? alike + 1 : 1;
            orders *= static_cast<double>(i + 1) / alike;
        }
        fall.odds = orders * each;
        falls_.push_back(std::move(fall));
        std::size_t last = up.size();
        while (last > 0 && up[last - 1] + 1 == faces.size()) --last;
        if (last == 0) return;
        const std::size_t next = up[last - 1] + 1;
        for (std::size_t i = last - 1; i < up.size(); ++i) up[i] = next;
    }
}

Spot button_of(const Fall& fall, std::string name, std::string label) {
    Spot spot = button(std::move(name), std::move(label));
    spot.cast = fall.faces;
    return spot;
}

std::vector<Face> thrown(const Fall* fall, Shape shape, int pieces, int spot, int id) {
    std::vector<Face> out;
    for (int i = 0; i < pieces; ++i) {
        const CastFace face = fall ? fall->faces[static_cast<std::size_t>(i)] : lying(shape, "");
        out.push_back(piece(shape, spot + i, -1, face.name));
        out.back().text = face.text;
        out.back().id = id + i;
    }
    return out;
}

}  // namespace ludus::kit
