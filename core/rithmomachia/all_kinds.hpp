#pragma once
// Every kind of the battle, in the order of the catalogue: the one list.

#include "core/rithmomachia/asilo.hpp"
#include "core/rithmomachia/boissiere.hpp"
#include "core/rithmomachia/fulke1.hpp"
#include "core/rithmomachia/fulke2.hpp"
#include "core/rithmomachia/fulke3.hpp"
#include "core/rithmomachia/guild.hpp"
#include "core/rithmomachia/mebben.hpp"

namespace ludus::rithmomachia {

template <class... Kinds>
struct KindList {};
using AllKinds = KindList<Fulke1, Fulke2, Fulke3, Guild, Mebben, AsiloItalian, Boissiere>;

}  // namespace ludus::rithmomachia
