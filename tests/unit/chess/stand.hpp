#pragma once
// A position of a game of several armies played on by words, for tests that look inside.

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "core/game/card.hpp"
#include "core/game/reading.hpp"

namespace ludus::chess::tests {

/// Self: the class that derives from it, so that play() can be followed by what that one knows. `fault` holds the first slip.
template <class Self, class Game>
struct PlayedOn {
    Game game;
    typename Game::Position p;
    std::string fault;

    /// From a position written as a text; empty: the opening.
    PlayedOn(const Options& options, const std::string& text) : game(options), p(game.start()) {
        if (text.empty()) return;
        const auto read = game.read_position(text);
        if (read) p = *read;
        else fault = describe(read.fault());
    }
    Self& play(const std::string& words) {
        std::istringstream in(words);
        for (std::string word; fault.empty() && in >> word;) {
            const auto move = read_by_words(game, p, word);
            if (move) p = game.play(p, *move);
            else fault = describe(move.fault());
        }
        return static_cast<Self&>(*this);
    }
    /// The words of the moves that begin so, in the order of the alphabet.
    [[nodiscard]] std::string moves(const std::string& beginning = "") const {
        MoveList list;
        game.moves(p, list);
        std::vector<std::string> found;
        for (const Move m : list)
            if (game.words(p, m).rfind(beginning, 0) == 0) found.push_back(game.words(p, m));
        std::sort(found.begin(), found.end());
        std::string out;
        for (const auto& word : found) out += (out.empty() ? "" : " ") + word;
        return out;
    }
    [[nodiscard]] bool legal(const std::string& word) const { return read_by_words(game, p, word).has_value(); }
    [[nodiscard]] std::string text() const { return fault.empty() ? game.write(p) : fault; }
};

}  // namespace ludus::chess::tests
