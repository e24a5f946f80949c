// The games of the family: the battle of numbers in every kind.

#include "core/game/catalogue.hpp"
#include "core/game/erased.hpp"
#include "core/rithmomachia/asilo.hpp"
#include "core/rithmomachia/boissiere.hpp"
#include "core/rithmomachia/fulke1.hpp"
#include "core/rithmomachia/fulke2.hpp"
#include "core/rithmomachia/fulke3.hpp"
#include "core/rithmomachia/guild.hpp"
#include "core/rithmomachia/mebben.hpp"

namespace ludus::rithmomachia {

std::span<const Entry> entries() {
    static constexpr Entry all[] = {
        {&Fulke1::card, &erase<Fulke1>},
        {&Fulke2::card, &erase<Fulke2>},
        {&Fulke3::card, &erase<Fulke3>},
        {&Guild::card, &erase<Guild>},
        {&Mebben::card, &erase<Mebben>},
        {&AsiloItalian::card, &erase<AsiloItalian>},
        {&Boissiere::card, &erase<Boissiere>},
    };
    return all;
}

}  // namespace ludus::rithmomachia
