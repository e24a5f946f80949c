#include "tests/toys/catalogue.hpp"

namespace ludus::toys {

std::span<const Entry> catalogue() {
    static const Entry entries[] = {
        {&DiceRace::card, &erase<DiceRace>},       {&FourCorners::card, &erase<FourCorners>},
        {&Placing::card, &erase<Placing>},         {&Mora::card, &erase<Mora>},
        {&MagicSquare::card, &erase<MagicSquare>}, {&Wardrobe::card, &erase<Wardrobe>},
    };
    return entries;
}

Expected<GamePtr> make_any(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options) {
    for (const Entry& entry : catalogue()) {
        if (entry.card().id != id) continue;
        const auto chosen = Options::of(entry.card(), options);
        if (!chosen) return chosen.fault();
        return entry.make(*chosen);
    }
    return make_game(id, options);
}

}  // namespace ludus::toys
