#include "core/kit/pieces.hpp"

namespace ludus::kit {

Face piece(Shape shape, int spot, int owner, std::string name, int count) {
    Face face;
    face.spot = face.id = spot;
    face.shape = shape;
    face.owner = owner;
    face.count = count;
    face.name = std::move(name);
    return face;
}

std::vector<Face> pieces(Shape shape, std::span<const std::int8_t> owners, const Card& card, std::string_view what) {
    std::vector<Face> out;
    for (std::size_t i = 0; i < owners.size(); ++i) {
        if (owners[i] < 0) continue;
        const SeatCard& seat = card.seats[static_cast<std::size_t>(owners[i])];
        out.push_back(piece(shape, static_cast<int>(i), owners[i], seat.id + " " + std::string(what)));
    }
    return out;
}

}  // namespace ludus::kit
