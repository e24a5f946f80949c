#pragma once
// A position of Double Chess played on by words, for tests that look inside.

#include <algorithm>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/chess/games/double_chess.hpp"
#include "tests/unit/chess/stand.hpp"

namespace ludus::chess::tests {

/// `chosen` is written "arms=2 blockaded=immune". `fault` holds the first slip.
struct DoubleStand : PlayedOn<DoubleStand, DoubleChess> {
    static Options options(const std::string& chosen) {
        std::vector<std::pair<std::string, std::string>> pairs;
        std::istringstream in(chosen);
        for (std::string word; in >> word;)
            pairs.emplace_back(word.substr(0, word.find('=')), word.substr(word.find('=') + 1));
        return Options::of(DoubleChess::card(), pairs).value();
    }
    explicit DoubleStand(const std::string& text = "", const std::string& chosen = "")
        : PlayedOn(options(chosen), text) {}
    /// The sentence by which that move cites a passage, the last of several; "none" where it does not.
    [[nodiscard]] std::string why(const std::string& word, const std::string& rule) const {
        const auto move = read_by_words(game, p, word);
        if (!move) return "not legal";
        std::string out = "none";
        for (const Reason& reason : game.reasons(p, *move))
            if (reason.rule == rule) out = reason.told();
        return out;
    }
};

}  // namespace ludus::chess::tests
