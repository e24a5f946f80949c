#pragma once
// A position of Double Chess played on by words, for tests that look inside.

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/chess/games/double_chess.hpp"
#include "core/game/reading.hpp"

namespace ludus::chess::tests {

/// `chosen` is written "arms=2 blockaded=immune". `fault` holds the first slip.
struct DoubleStand {
    DoubleChess game;
    DoubleChess::Position p;
    std::string fault;

    static Options options(const std::string& chosen) {
        std::vector<std::pair<std::string, std::string>> pairs;
        std::istringstream in(chosen);
        for (std::string word; in >> word;)
            pairs.emplace_back(word.substr(0, word.find('=')), word.substr(word.find('=') + 1));
        return Options::of(DoubleChess::card(), pairs).value();
    }
    explicit DoubleStand(const std::string& text = "", const std::string& chosen = "")
        : game(options(chosen)), p(game.start()) {
        if (text.empty()) return;
        const auto read = game.read_position(text);
        if (read) p = *read;
        else fault = describe(read.fault());
    }
    DoubleStand& play(const std::string& words) {
        std::istringstream in(words);
        for (std::string word; fault.empty() && in >> word;) {
            const auto move = read_by_words(game, p, word);
            if (move) p = game.play(p, *move);
            else fault = describe(move.fault());
        }
        return *this;
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
    /// The sentence by which that move cites a passage, the last of several; "none" where it does not.
    [[nodiscard]] std::string why(const std::string& word, const std::string& rule) const {
        const auto move = read_by_words(game, p, word);
        if (!move) return "not legal";
        std::string out = "none";
        for (const Reason& reason : game.reasons(p, *move))
            if (reason.rule == rule) out = reason.told();
        return out;
    }
    [[nodiscard]] std::string text() const { return fault.empty() ? game.write(p) : fault; }
};

}  // namespace ludus::chess::tests
