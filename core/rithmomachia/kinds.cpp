#include "core/rithmomachia/kinds.hpp"

#include "core/rithmomachia/asilo.hpp"
#include "core/rithmomachia/boissiere.hpp"
#include "core/rithmomachia/fulke1.hpp"
#include "core/rithmomachia/fulke2.hpp"
#include "core/rithmomachia/fulke3.hpp"
#include "core/rithmomachia/guild.hpp"
#include "core/rithmomachia/mebben.hpp"

namespace ludus::rithmomachia {

std::span<const Kind> kinds() {
    static constexpr Kind all[] = {
        {&Fulke1::card, &Fulke1::agreed},       {&Fulke2::card, &Fulke2::agreed},
        {&Fulke3::card, &Fulke3::agreed},       {&Guild::card, &Guild::agreed},
        {&Mebben::card, &Mebben::agreed},       {&AsiloItalian::card, &AsiloItalian::agreed},
        {&Boissiere::card, &Boissiere::agreed},
    };
    return all;
}

const Kind* find_kind(std::string_view id) {
    for (const Kind& kind : kinds()) {
        if (kind.card().id == id) return &kind;
    }
    return nullptr;
}

}  // namespace ludus::rithmomachia
