#pragma once
// A session: a match being played by touches, with the selection, the hint and what has been told of its line. It draws
// nothing. The page, the keyboard grid and the board are views of it.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/naming.hpp"
#include "ui/scene/scene.hpp"
#include "ui/session/eyes.hpp"
#include "ui/session/selection.hpp"

namespace ludus {

/// What a move of the line did, and why it was allowed. It never changes.
struct Told {
    std::string said;
    std::string capture;  ///< the part of it that tells what was captured first; may be empty
    std::vector<Reason> reasons;
};

/// How the line of moves has been told, revision by revision, so that only what changed has to be told again.
struct LineTold {
    std::vector<std::uint64_t> entries;  ///< a digest of each entry as it was told last
    std::vector<int> kept;  ///< by revision, from 1: how many entries, from the first, were left as they were
};

/// What a touch did.
enum class Touched {
    nowhere,  ///< it leads nowhere: what was selected is dropped
    led,      ///< it is selected
    moved,    ///< it completed a move, which was played
};

struct Session {
    explicit Session(Match m) : match(std::move(m)), selection(match) {}

    Match match;
    Naming naming = Naming::familiar;  ///< whose names are shown and spoken (core/base/naming.hpp)
    int viewer = all_eyes;             ///< what is hidden from these is neither shown nor said (eyes.hpp)
    Selection selection;
    std::optional<Reason>
        refused;  ///< why the last touch led nowhere; without a rule where it is not the game that forbids it
    std::optional<Move> hint;
    std::vector<int> region;
    std::vector<Ray> pointed;
    std::map<int, Told> told;                            ///< by node, as far as it has been asked for
    Told covered;                                        ///< of the move asked for last that must not be told
    std::map<std::pair<int, int>, std::string> written;  ///< by notation and node, likewise
    LineTold line;
    std::string before_cut;             ///< the record before moves were dropped from it, until it is changed again
    std::vector<int> place_before_cut;  ///< where the match stood then: which way on, from the last to the first
    int size_after_cut = 0;
    int framed_node = -1;  ///< where the match stood in the last frame told to a canvas; -1 before the first

    /// A spot of the board is touched: the one road from a touch to a move. Fault: as Match::play.
    Expected<Touched> touch(int spot);
    /// The piece in hand is set down on a spot: as a touch of it, but where it may not go nothing else is taken up instead.
    Expected<Touched> set_down(int spot);
    /// After any change of the match: nothing is selected, hinted or pointed out any more.
    void changed();
    /// The nodes are numbered afresh: what is known by their numbers is known no more.
    void forget_nodes() {
        told.clear();
        written.clear();
        line.entries.clear();
        framed_node = -1;
    }
};

}  // namespace ludus
