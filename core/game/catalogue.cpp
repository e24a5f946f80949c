#include "core/game/catalogue.hpp"

#include <string>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"

namespace ludus {

std::span<const Entry> catalogue() {
    static const std::vector<Entry> entries = [] {
        std::vector<Entry> all;
        for (const Family& family : families()) all.insert(all.end(), family.games.begin(), family.games.end());
        return all;
    }();
    return entries;
}

Expected<GamePtr> make_game(std::string_view id, const std::vector<std::pair<std::string, std::string>>& options) {
    std::vector<std::string> ids;
    for (const Entry& entry : catalogue()) {
        const Card& card = entry.card();
        if (card.id == id) {
            const auto chosen = Options::of(card, options);
            if (!chosen) return chosen.fault();
            return entry.make(*chosen);
        }
        ids.push_back(card.id);
    }
    return Fault{"unknown game \"" + shown(id) + "\"", "one of: " + join(ids, ", ")};
}

GamePtr make_as_today(const Entry& entry) {
    const Card& card = entry.card();
    for (const Preset& preset : card.presets) {
        if (preset.id != "modern" && preset.id != "game") continue;
        const auto options = Options::of(card, preset.options);
        if (options) return entry.make(*options);
    }
    return entry.make(Options(card));
}

}  // namespace ludus
