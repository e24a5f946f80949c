#include "core/game/catalogue.hpp"

#include <string>

#include "core/base/text.hpp"
#include "core/game/erased.hpp"
#include "core/rithmomachia/asilo.hpp"
#include "core/rithmomachia/boissiere.hpp"
#include "core/rithmomachia/fulke1.hpp"
#include "core/rithmomachia/fulke2.hpp"
#include "core/rithmomachia/fulke3.hpp"
#include "core/rithmomachia/guild.hpp"
#include "core/rithmomachia/mebben.hpp"

namespace ludus {

std::span<const Entry> catalogue() {
    static const Entry entries[] = {
        {&Fulke1::card, &erase<Fulke1>},
        {&Fulke2::card, &erase<Fulke2>},
        {&Fulke3::card, &erase<Fulke3>},
        {&Guild::card, &erase<Guild>},
        {&Mebben::card, &erase<Mebben>},
        {&AsiloItalian::card, &erase<AsiloItalian>},
        {&Boissiere::card, &erase<Boissiere>},
    };
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
    return Fault{"no game \"" + std::string(id) + "\"", "one of: " + join(ids, ", ")};
}

}  // namespace ludus
