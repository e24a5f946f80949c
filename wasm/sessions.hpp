#pragma once
// The open sessions of a module, by the numbers the page knows them by.

#include "ui/session/session.hpp"

namespace ludus {

/// Nullptr where there is no match of that number. Stays where it is until the match is dropped. Sets the naming to its own.
Session* session(int match);

}  // namespace ludus
