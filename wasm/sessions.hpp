#pragma once
// The open sessions of a module, by the numbers the page knows them by.

#include <memory>

#include "core/base/expected.hpp"
#include "ui/session/session.hpp"

namespace ludus {

/// Nullptr where there is no match of that number. Stays where it is until that is dropped or replaced. Sets the naming to its own.
Session* session(int match);
/// Another session under the number of one that is open, which is gone then.
void replace_session(int match, std::unique_ptr<Session> fresh);

/// Whether the tree of the match has a node of that number.
bool is_node(const Match& match, int node);
/// What is said where it has not.
Fault no_node(const Match& match, int node);

}  // namespace ludus
