#pragma once
// Every kind of the engine, in the order of the catalogue: the one list.

#include "core/rithmomachia/games/asilo.hpp"
#include "core/rithmomachia/games/boissiere.hpp"
#include "core/rithmomachia/games/fulke1.hpp"
#include "core/rithmomachia/games/fulke2.hpp"
#include "core/rithmomachia/games/fulke3.hpp"
#include "core/rithmomachia/games/guild.hpp"
#include "core/rithmomachia/games/mebben.hpp"

namespace ludus::rithmomachia {

template <class... Kinds>
struct KindList {};
using AllKinds = KindList<Fulke1, Fulke2, Fulke3, Guild, Mebben, AsiloItalian, Boissiere>;

}  // namespace ludus::rithmomachia
