#pragma once
// GNU Backgammon, where it is installed, asked through its own command line: what it would play, and all it allows.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/base/expected.hpp"

namespace ludus::terminal {

/// A board as its mover sees it: [0] his men on the bar, [1..24] points by the way still to go, [25] the other's men on the
/// bar; the other's men are negative.
using PeerBoard = std::array<int, 26>;

class BackgammonPeer {
public:
    /// Starts it, looking ahead so many plies as it counts them. Fault: it is not installed, or does not answer.
    static Expected<BackgammonPeer> start(int plies);
    BackgammonPeer(BackgammonPeer&& other) noexcept;
    BackgammonPeer(const BackgammonPeer&) = delete;
    BackgammonPeer& operator=(const BackgammonPeer&) = delete;
    BackgammonPeer& operator=(BackgammonPeer&&) = delete;
    ~BackgammonPeer();

    /// The boards a throw may lead to, the best first; the board itself where nothing can be played. Fault: it stopped
    /// answering, or said what is not understood.
    Expected<std::vector<PeerBoard>> moves(const PeerBoard& board, int a, int b);

private:
    BackgammonPeer() = default;
    /// Its answer to these commands, line by line.
    Expected<std::vector<std::string>> ask(const std::string& commands);

    int to_ = -1, from_ = -1, child_ = -1;
    std::string rest_;
};

/// What a move in its words, such as "bar/24 13/10(2) 8/5*", makes of a board. Fault: it is not understood.
Expected<PeerBoard> after_peer_move(const PeerBoard& board, const std::string& words);

}  // namespace ludus::terminal
