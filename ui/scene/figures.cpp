#include "ui/scene/figures.hpp"

#include <algorithm>
#include <array>

#include "core/game/card.hpp"

namespace ludus {
std::string_view name_of(Dress dress) {
    constexpr std::array<std::string_view, dress_count> names = {"figure", "native", "sign"};
    return names[static_cast<std::size_t>(dress)];
}

Dress next(Dress dress) { return static_cast<Dress>((static_cast<int>(dress) + 1) % dress_count); }

Dress next(Dress dress, std::span<const Dress> of) {
    // One they have not is shown as the next they have: from there it goes on.
    const auto has = [&](Dress one) { return std::find(of.begin(), of.end(), one) != of.end(); };
    for (int tried = 0; tried < dress_count && !has(dress); ++tried) dress = next(dress);
    for (int tried = 0; tried < dress_count; ++tried)
        if (dress = next(dress); has(dress)) break;
    return dress;
}

Texture texture_of(int colours) {
    switch (colours) {
        case coats::red: return Texture::hatched;
        case coats::buff: return Texture::dotted;
        case coats::green: return Texture::barred;
        case coats::violet: return Texture::crossed;
        default: return Texture::none;
    }
}

int quarters(const Face& face, const Worn& on, bool around, bool lying, bool flipped) {
    if (!on.dressed() || is_cast(face.shape)) return 0;
    const bool wedge = on.drawing == nullptr && face.shape == Shape::wedge;
    // What is written on a round man stays upright for the reader, and so does a sign of the book.
    if (!wedge && (!around || on.drawing == nullptr || on.dress == Dress::sign)) return 0;
    return (face.facing + (lying ? 1 : 0) + (flipped ? 2 : 0)) % 4;
}

}  // namespace ludus
