#pragma once
// How a door answers: with a copy of a text, or with nothing and the fault noted for ludus_error().

#include <string_view>

#include "core/base/json.hpp"
#include "core/game/game.hpp"

namespace ludus {

/// What a caller gave; NULL is an empty text.
std::string_view given(const char* text);
/// A copy that ludus_free() takes back.
char* handed_over(std::string_view text);
char* handed_over(const Json& json);
/// Notes the fault; what the call then answers.
int failed(const Fault& fault, int answer = 0);
char* nothing(const Fault& fault);

Fault no_match(int match);
/// Of "leap=false camp=6".
Expected<GamePtr> read_game(const char* game, const char* options);

}  // namespace ludus
