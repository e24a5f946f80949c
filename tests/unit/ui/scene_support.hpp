#pragma once
// A match of any game or toy, where it is to stand, and its spots by name.

#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "core/match/match.hpp"
#include "tests/toys/catalogue.hpp"
#include "ui/session/selection.hpp"

namespace ludus::scene_tests {

inline Match match_of(std::string_view id, std::string_view position = "") {
    auto game = toys::make_any(id, {});
    REQUIRE(game);
    if (position.empty()) return Match(*game);
    auto setup = (*game)->read_position(position);
    if (!setup) FAIL(describe(setup.fault()));
    return Match(*game, *setup);
}

inline void play(Match& match, std::string_view words) {
    const auto done = match.play(words);
    if (!done) FAIL(describe(done.fault()));
}

inline int spot(const Match& match, const std::string& name) {
    const int found = match.game().board().find(name);
    REQUIRE(found >= 0);
    return found;
}

/// What touching a spot next would do; its spot is -1 where it may not be touched.
inline Selection::Choice choice_of(const Selection& selection, int spot) {
    for (const Selection::Choice& choice : selection.choices())
        if (choice.spot == spot) return choice;
    return {};
}

}  // namespace ludus::scene_tests
