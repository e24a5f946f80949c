#pragma once
// What the canvas is told of a game, as bytes: the board once, then pieces and marks as they change. The rules module writes
// a frame and the canvas module reads it; both may be of different builds, so the bytes begin with a version and are read as
// strictly as a record.

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "ui/scene/scene.hpp"

namespace ludus {

/// How a frame follows the one before.
enum class FrameChange {
    begin,   ///< another game or another place in it: it is simply there
    moved,   ///< the position changed: pieces are seen to go where they stand now
    marked,  ///< the position is the same, what is selected or marked is not
};

struct SceneFrame {
    FrameChange change = FrameChange::begin;
    bool has_board = false;
    Scene scene;                ///< board only where has_board; spoken is not sent
    std::vector<Ray> captured;  ///< what was captured on the way here, with its sums
    std::vector<int> selected;  ///< spots touched so far, in their order
    std::vector<int> next;      ///< spots that may be touched next; empty where nobody may touch
    bool open = false;          ///< a person may touch the pieces now
    bool rolls = false;         ///< pressing a die rolls
    bool buttons = false;       ///< buttons that may be touched next are offered beside the piece selected
};

/// The bytes of a frame: at most a few kilobytes, some 30 kB with a board of 361 spots.
std::string write_frame(const SceneFrame& frame);

/// Frames as they are read, one after the other, and the board and the words they share.
class FrameReader {
public:
    /// The frame in these bytes, with the board of an earlier one where it has none of its own. Takes any bytes: at most
    /// `most_bytes` are looked at, each once.
    /// Fault: another version, not a frame, a number out of its range, a spot that is not on the board, bytes left over, or
    /// no board so far; its column is the place among the bytes, from 1. What was read before stays.
    Expected<SceneFrame> read(std::string_view bytes);

    static constexpr std::size_t most_bytes = 1u << 20;

private:
    Board board_;
    bool has_board_ = false;
    std::deque<std::string> names_;  ///< what the faces' string views look at
};

}  // namespace ludus
