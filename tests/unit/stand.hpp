#pragma once
// A position of any game of the catalogue, played on by words and asked.

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/tally.hpp"
#include "core/game/why_not.hpp"

namespace ludus::tests {

using Chosen = std::vector<std::pair<std::string, std::string>>;

/// The rule and the sentence, to be compared at once.
inline std::string told(const Reason& reason) { return reason.rule + ": " + reason.sentence; }

/// Where a text cannot be read or a word is not legal, `fault` says so and nothing more is played.
struct Stand {
    GamePtr game;
    Position position;
    std::string fault;

    explicit Stand(const std::string& id, const std::string& text = "", const Chosen& options = {}) {
        auto made = make_game(id, options);
        if (!made) {
            fault = describe(made.fault());
            return;
        }
        game = *made;
        position = game->start();
        if (text.empty()) return;
        auto read = game->read_position(text);
        if (read) position = *read;
        else fault = describe(read.fault());
    }

    /// Plays the words, parted by blanks.
    Stand& play(const std::string& words) {
        for (const std::string_view word : split_words(words)) {
            if (!fault.empty()) break;
            const auto move = game->read(position, word);
            if (move) position = game->play(position, *move);
            else fault = describe(move.fault());
        }
        return *this;
    }
    /// The words of every legal move in the order of the alphabet.
    [[nodiscard]] std::string moves() const {
        std::vector<std::string> words;
        for (const Move move : game->moves(position)) words.push_back(game->words(position, move));
        std::sort(words.begin(), words.end());
        return join(words, " ");
    }
    /// The passages a move cites, in order; "not legal" where it is not.
    [[nodiscard]] std::string cites(const std::string& word) const {
        const auto move = game->read(position, word);
        if (!move) return "not legal";
        std::vector<std::string> rules;
        for (const Reason& reason : game->reasons(position, *move)) rules.push_back(reason.rule);
        return join(rules, " ");
    }
    /// What the reason of that passage says.
    [[nodiscard]] std::string says(const std::string& word, const std::string& rule) const {
        const auto move = game->read(position, word);
        if (!move) return "not legal";
        for (const Reason& reason : game->reasons(position, *move))
            if (reason.rule == rule) return reason.told();
        return "no such reason";
    }
    [[nodiscard]] std::string text() const { return game->write(position); }
    [[nodiscard]] Outcome result() const { return game->result(position); }
    /// Lines of one move, two and so on.
    [[nodiscard]] std::vector<std::uint64_t> counts(int depth) const {
        std::vector<std::uint64_t> out;
        for (int d = 1; d <= depth; ++d) out.push_back(game->perft(position, d, false, false).lines);
        return out;
    }
    /// The value of a row of the counts a person may ask for; "" where there is none.
    [[nodiscard]] std::string tally(const std::string& title, const std::string& label) const {
        for (const Tally& tally : game->tallies(position))
            for (const Tally::Row& row : tally.rows)
                if (tally.title == title && row.label == label) return row.value;
        return "";
    }
    /// The same of whichever count has such a row.
    [[nodiscard]] std::string tally(const std::string& label) const {
        for (const Tally& tally : game->tallies(position))
            for (const Tally::Row& row : tally.rows)
                if (row.label == label) return row.value;
        return "";
    }
    [[nodiscard]] Thought think(std::uint64_t nodes) const {
        Limits limits;
        limits.nodes = nodes;
        return game->think(position, limits, {}, {});
    }
    /// Why the last of the spots, by their names, may not be touched after those before it.
    [[nodiscard]] Reason why_not(const std::vector<std::string>& names) const {
        const Board board = game->board();
        std::vector<int> touched;
        for (const std::string& name : names) {
            touched.push_back(board.find(name));
            if (touched.back() < 0) return {{}, {}, {}, -1, "no spot " + name};
        }
        return game->why_not(position, touched);
    }
    [[nodiscard]] double odds(const std::string& word) const {
        const auto move = game->read(position, word);
        return move ? game->odds(position, *move) : 0;
    }
};

}  // namespace ludus::tests
