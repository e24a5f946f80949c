#pragma once
// Why a touch leads nowhere, as far as Tau and Senat have it alike.

#include <span>

#include "core/egypt/neighbours.hpp"
#include "core/game/card.hpp"
#include "core/game/move.hpp"

namespace ludus::egypt {

/// A refused touch of a cell, after none or after a piece that may move. The cells are the first spots of the board.
struct RefusedCell {
    const kit::Grid& grid;
    const Neighbours& beside;
    std::span<const std::int8_t> owners;
    const MoveList& legal;
    const Card& card;
    int seat;
    const char *turn, *take, *enter;  ///< the passages
    int from, cell;                   ///< the piece, or nowhere; what is refused

    /// Of the reason's marks: the piece.
    [[nodiscard]] Reason refuse(const char* rule, std::string sentence) const;
    /// The same of a sentence with {from}, {to}, {over}, {player} and {other}.
    [[nodiscard]] Reason refuse(const char* rule, std::string_view sentence, int over = kit::nowhere) const;
    /// A cell that is no piece of the mover's, touched first.
    [[nodiscard]] Reason no_own_piece() const;
    /// An enemy touched after a piece: what of a capture is lacking.
    [[nodiscard]] Reason not_captured() const;

    [[nodiscard]] bool has(int at, int who) const { return at >= 0 && owners[static_cast<std::size_t>(at)] == who; }
    [[nodiscard]] bool is_free(int at) const { return has(at, -1); }
    /// An enemy there between two of the mover's pieces, who came between them itself.
    [[nodiscard]] bool is_safe_between(int& one, int& second) const;
    [[nodiscard]] Reason safe_between(int one, int second) const;
};

}  // namespace ludus::egypt
