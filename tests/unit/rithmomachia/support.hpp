#pragma once
// Setting up positions and asking what is legal there, in words.

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <vector>

#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"

namespace ludus::rithmomachia_tests {

using Chosen = std::vector<std::pair<std::string, std::string>>;
using Words = std::set<std::string>;

inline Match opening(const Chosen& chosen = {}, const char* game = "fulke-1") {
    auto made = make_game(game, chosen);
    REQUIRE_MESSAGE(made.has_value(), (made ? std::string() : describe(made.fault())));
    return Match(*made);
}

inline Match at(const std::string& setup, const Chosen& chosen = {}, const char* game = "fulke-1") {
    auto made = make_game(game, chosen);
    REQUIRE_MESSAGE(made.has_value(), (made ? std::string() : describe(made.fault())));
    const auto position = (*made)->read_position(setup);
    REQUIRE_MESSAGE(position.has_value(), setup << ": " << (position ? std::string() : describe(position.fault())));
    return Match(*made, *position);
}

inline std::string written(const Match& m) {
    std::string out = m.game().write(m.position());
    return out.substr(0, out.find(" quiet:"));
}

inline Words legal(const Match& m) {
    Words out;
    for (const Move move : m.moves()) CHECK(out.insert(m.game().words(m.position(), move)).second);
    return out;
}

inline Words with(const Match& m, char mark, const std::string& begin = "") {
    Words out;
    for (const std::string& word : legal(m)) {
        if (word.find(mark) != std::string::npos && word.rfind(begin, 0) == 0) out.insert(word);
    }
    return out;
}
inline Words draughts(const Match& m, const std::string& from = "") { return with(m, '-', from); }
inline Words flights(const Match& m, const std::string& from = "") { return with(m, '~', from); }
inline Words takings(const Match& m) { return with(m, 'x'); }

inline std::vector<Reason> reasons(const Match& m, const std::string& word) {
    const auto move = m.game().read(m.position(), word);
    REQUIRE_MESSAGE(move.has_value(), word);
    return m.game().reasons(m.position(), *move);
}

inline bool cites(const Match& m, const std::string& word, const std::string& rule) {
    for (const Reason& r : reasons(m, word)) {
        if (r.rule == rule) return true;
    }
    return false;
}

/// The line of the first reason by that rule; empty where there is none.
inline std::string line(const Match& m, const std::string& word, const std::string& rule) {
    for (const Reason& r : reasons(m, word)) {
        if (r.rule == rule) return r.line;
    }
    return {};
}

}  // namespace ludus::rithmomachia_tests
