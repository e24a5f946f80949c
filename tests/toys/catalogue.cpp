#include "tests/toys/catalogue.hpp"

#include "tests/toys/entries.hpp"

namespace ludus::toys {

std::span<const Entry> catalogue() {
    static const Entry entries[] = {dice_race(), four_corners(), placing(), mora(), magic_square(), wardrobe(),
                                    tour(),      rings(),        leaps(),   go(),   cross(),        enclosing()};
    return entries;
}

Expected<GamePtr> make_any(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options) {
    for (const auto& list : {catalogue(), entries()})
        for (const Entry& entry : list) {
            if (entry.card().id != id) continue;
            const auto chosen = Options::of(entry.card(), options);
            if (!chosen) return chosen.fault();
            return entry.make(*chosen);
        }
    return make_game(id, options);
}

}  // namespace ludus::toys
