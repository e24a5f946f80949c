#pragma once
// Reads a move by the words the game itself gives its moves. A game that allows more ways of writing
// reads for itself, and may hand its slips to no_such_move() all the same.

#include <string>
#include <string_view>
#include <vector>

#include "core/game/rules.hpp"

namespace ludus {

/// The fault for a word that is none of the legal ones: names it, and the legal words that come nearest.
Fault no_such_move(std::string_view word, const std::vector<std::string>& legal);

/// The legal move whose words are `text`. Fault: names the word, and up to six legal ones that come nearest.
template <Rules G>
Expected<Move> read_by_words(const G& rules, const typename G::Position& position, std::string_view text) {
    MoveList moves;
    rules.moves(position, moves);
    std::vector<std::string> legal;
    legal.reserve(moves.size());
    for (const Move move : moves) {
        legal.push_back(rules.words(position, move));
        if (legal.back() == text) return move;
    }
    return no_such_move(text, legal);
}

}  // namespace ludus
