#pragma once
// What the tests of the games of tables share: positions by their texts, words of moves, and the men alone.

#include <algorithm>
#include <string>
#include <vector>

#include "core/game/catalogue.hpp"
#include "core/tables/engine.hpp"
#include "core/tables/weights.hpp"
#include "tests/native/per_game.hpp"

namespace ludus::tests::at_tables {

using Chosen = std::vector<std::pair<std::string, std::string>>;

inline const char* const every_game[] = {"royal-anglicorum", "royal-paume-carie", "royal-lombard",     "royal-imperial",
                                         "royal-provincial", "royal-baralie",     "royal-faylys",      "royal-mylis",
                                         "backgammon",       "backgammon-german", "backgammon-turkish"};

inline Subjects games_of_tables() { return family_games("tables"); }

/// A game of the catalogue; the test stops where there is none of that id or the options are bad.
inline GamePtr game_of(const std::string& id, const Chosen& options = {}) {
    auto game = make_game(id, options);
    return game ? *game : nullptr;
}

/// The rules of a game of tables by its class, for what only they know: shots, odds, the evaluation.
template <class G>
tables::Engine engine_of(const Chosen& chosen = {}) {
    return {G::card(), G::with_options(*Options::of(G::card(), chosen))};
}

/// The same with plain stakes, judged by these weights alone and by nothing learnt.
template <class G>
tables::Engine weighing(std::initializer_list<std::pair<int tables::Weights::*, int>> weights,
                        const Chosen& chosen = {}) {
    tables::Variant variant = G::with_options(*Options::of(G::card(), chosen));
    variant.net = {};
    variant.stakes = tables::Stakes::plain;
    for (const tables::NamedWeight& each : tables::weight_names) variant.weights.*each.weight = 0;
    for (const auto& [weight, value] : weights) variant.weights.*weight = value;
    return {G::card(), variant};
}

/// A position of a game, played on by words; `fault` holds the first slip.
struct Stand {
    GamePtr game;
    Position position;
    std::string fault;

    Stand(const std::string& id, const std::string& text, const Chosen& options = {}) : game(game_of(id, options)) {
        if (!game) {
            fault = "no such game";
            return;
        }
        position = game->start();
        if (text.empty()) return;
        auto read = game->read_position(text);
        if (read) position = *read;
        else fault = describe(read.fault());
    }

    /// Plays the words, parted by blanks.
    Stand& play(const std::string& words) {
        std::size_t from = 0;
        while (from < words.size() && fault.empty()) {
            const std::size_t end = std::min(words.find(' ', from), words.size());
            const auto move = game->read(position, words.substr(from, end - from));
            if (move) position = game->play(position, *move);
            else fault = describe(move.fault());
            from = end + 1;
        }
        return *this;
    }

    /// The words of every legal move, in the order of the alphabet.
    [[nodiscard]] std::string moves() const {
        std::vector<std::string> words;
        for (const Move move : game->moves(position)) words.push_back(game->words(position, move));
        std::sort(words.begin(), words.end());
        std::string out;
        for (const auto& word : words) out += (out.empty() ? "" : " ") + word;
        return out;
    }
    [[nodiscard]] bool legal(const std::string& word) const { return game->read(position, word).has_value(); }
    [[nodiscard]] std::string text() const { return game->write(position); }
    /// The line a reason of this passage has for that move; "none" where none cites it.
    [[nodiscard]] std::string why(const std::string& word, const std::string& rule) const {
        const auto move = game->read(position, word);
        if (!move) return "not legal";
        for (const Reason& reason : game->reasons(position, *move)) {
            if (reason.rule == rule) return reason.told();
        }
        return "none";
    }
    [[nodiscard]] std::string ended_by() const {
        const Outcome outcome = game->result(position);
        return outcome.over ? outcome.rule : "";
    }
    [[nodiscard]] float score(int seat) const { return game->result(position).score[static_cast<std::size_t>(seat)]; }
};

/// The men alone: the first two groups of the text.
inline std::string men_of(const std::string& text) { return text.substr(0, text.find(" | to ")); }

}  // namespace ludus::tests::at_tables
