#pragma once
// A position of Chaturanga played on by words, for tests that look inside.

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/chess/games/chaturanga.hpp"
#include "core/game/reading.hpp"
#include "tests/unit/chess/stand.hpp"
#include "tests/unit/lists.hpp"

namespace ludus::chess::tests {

using Chosen = std::vector<std::pair<std::string, std::string>>;
inline constexpr int red = 0, buff = 1, black = 2, white = 3;

inline Chosen preset(const char* id) {
    for (const Preset& p : Chaturanga::card().presets)
        if (p.id == id) return p.options;
    return {};
}
inline Chosen with(Chosen base, const char* key, const char* value) {
    std::erase_if(base, [&](const auto& option) { return option.first == key; });
    base.emplace_back(key, value);
    return base;
}

/// A position played on by words; `fault` holds the first slip.
struct Stand : PlayedOn<Stand, Chaturanga> {
    explicit Stand(const std::string& text = "", const Chosen& chosen = {})
        : PlayedOn(Options::of(Chaturanga::card(), chosen).value(), text) {}
    /// The line by which that move cites a passage of the chapter; "none" where it does not.
    [[nodiscard]] std::string why(const std::string& word, const std::string& clause) const {
        const auto move = read_by_words(game, p, word);
        if (!move) return "not legal";
        for (const Reason& reason : game.reasons(p, *move))
            if (reason.rule == "falkener.chaturanga." + clause) return reason.told();
        return "none";
    }
    [[nodiscard]] std::string mover() const {
        const int seat = game.to_move(p);
        return seat == chance ? "chance" : Chaturanga::card().seats[static_cast<std::size_t>(seat)].id;
    }
    [[nodiscard]] std::string ended_by() const {
        const Outcome outcome = game.result(p);
        return outcome.over ? outcome.rule.substr(outcome.rule.find('.', 9) + 1) : "going on";
    }
    [[nodiscard]] std::array<float, 4> score() const { return game.result(p).score; }
    [[nodiscard]] int points(int seat) const { return game.points(p, seat); }
};

inline std::string fault_of(const std::string& text, const Chosen& chosen = {}) { return Stand(text, chosen).fault; }

}  // namespace ludus::chess::tests
