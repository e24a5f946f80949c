#pragma once
// How a function of the interface answers: with a copy of a text, or with nothing and the fault noted for ludus_error().

#include <string_view>

#include "core/base/json.hpp"
#include "core/game/game.hpp"
#include "wasm/faults.hpp"

namespace ludus {

/// What a caller gave; NULL is an empty text.
std::string_view given(const char* text);
/// A copy that ludus_free() takes back.
char* to_c_string(std::string_view text);
char* to_c_string(const Json& json);
/// Notes the fault; what the call then answers.
int fail_with(const Fault& fault, int answer = 0);
char* null_with_error(const Fault& fault);
/// A fault out of sentences of faults.hpp; the slots are of both.
Fault wrong(std::string_view what, std::string_view expected, std::initializer_list<Slot> slots = {});

Fault no_match(int match);
/// Of "leap=false camp=6".
Expected<GamePtr> read_game(const char* game, const char* options);

}  // namespace ludus
