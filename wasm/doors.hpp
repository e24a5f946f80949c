#pragma once
// The matches behind the doors, for C++ that lives in the same module: the table looks at what the page plays.

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/scene/scene.hpp"

namespace ludus {

/// What a move of the line did, and why it was allowed. It never changes.
struct Told {
    std::string said;
    std::vector<Reason> reasons;
};

struct Door {
    explicit Door(Match m) : match(std::move(m)), hand(match) {}

    Match match;
    Hand hand;
    std::optional<Move> hint;
    std::vector<int> region;
    std::vector<Ray> pointed;
    std::map<int, Told> told;  ///< by node, as far as it has been asked for
};

/// Nullptr where there is no match of that number. Stays where it is until the match is dropped.
Door* door(int match);

/// Called after every change of a match or its touches through the doors, and with what is about to be dropped.
enum class DoorChange { position, touches, dropping };
void watch_doors(void (*watcher)(int match, DoorChange change));

/// For C++ that changed a match itself: forgets touches and advice, as the doors do.
void door_changed(int match);

}  // namespace ludus
