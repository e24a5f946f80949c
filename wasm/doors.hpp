#pragma once
// The matches behind the doors, for C++ that lives in the same module: the table looks at what the page plays.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/naming.hpp"
#include "ui/scene/scene.hpp"

namespace ludus {

/// What a move of the line did, and why it was allowed. It never changes.
struct Told {
    std::string said;
    std::vector<Reason> reasons;
};

/// How the line of moves has been told, revision by revision, so that only what changed has to be told again.
struct LineTold {
    std::vector<std::uint64_t> entries;  ///< a digest of each entry as it was told last
    std::vector<int> kept;               ///< by revision, from 1: how many entries, from the first, were left as they were
};

struct Door {
    explicit Door(Match m) : match(std::move(m)), hand(match) {}

    Match match;
    Naming naming = Naming::familiar;  ///< whose names are shown and spoken (core/base/naming.hpp)
    Hand hand;
    std::optional<Move> hint;
    std::vector<int> region;
    std::vector<Ray> pointed;
    std::map<int, Told> told;  ///< by node, as far as it has been asked for
    std::map<std::pair<int, int>, std::string> written;  ///< by notation and node, likewise
    LineTold line;

    /// The nodes are numbered afresh: what is known by their numbers is known no more.
    void forget_nodes() {
        told.clear();
        written.clear();
        line.entries.clear();
    }
};

/// Nullptr where there is no match of that number. Stays where it is until the match is dropped. Sets the naming to its own.
Door* door(int match);

/// Called after every change of a match or its touches through the doors, and with what is about to be dropped.
enum class DoorChange { position, touches, dropping };
void watch_doors(void (*watcher)(int match, DoorChange change));

/// For C++ that changed a match itself: forgets touches and advice, as the doors do.
void door_changed(int match);

}  // namespace ludus
