#pragma once
// A test case for each of many games, so that each is run, timed, chosen and named alone, instead of one case that loops.

#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace ludus::tests {

/// What one of the cases is about: a game, and the options it is played with.
struct Subject {
    std::string game;         ///< its id
    std::string detail = {};  ///< "key=value key=value"; told in the name of the case where there is one

    [[nodiscard]] std::vector<std::pair<std::string, std::string>> options() const;
};
using Subjects = std::vector<Subject>;

/// The games of the catalogue (of one family), the toys of the tests, and both.
Subjects catalogue_games();
Subjects family_games(std::string_view family);
Subjects toy_games();
Subjects all_games();

/// Notes a case for each of the subjects. The names are made when main asks for them: other files may not be ready before.
int add_per_game(void (*run)(), const char* name, Subjects (*subjects)(), const char* description, const char* file,
                 unsigned line);

/// Makes the noted cases known to doctest; those of one game where `only` is not empty. False where no case is of it.
bool register_per_game(std::string_view only);

/// The subject of the case that runs now.
const Subject& current_subject();

}  // namespace ludus::tests

#define LUDUS_PER_GAME(function, name, subjects, description)                                                          \
    static void function(const ::ludus::tests::Subject& subject);                                                      \
    DOCTEST_GLOBAL_NO_WARNINGS(DOCTEST_CAT(function, _noted),                                                          \
                               ::ludus::tests::add_per_game([] { function(::ludus::tests::current_subject()); }, name, \
                                                            subjects, description, __FILE__, __LINE__))                \
    static void function([[maybe_unused]] const ::ludus::tests::Subject& subject)

/// PER_GAME_TEST_CASE("what it shows", all_games) { ... subject.game ... }: the cases "what it shows: fulke-1", ..., each in
/// the suite "fulke-1". The second kind is volume (battery.hpp).
#define PER_GAME_TEST_CASE(name, subjects) LUDUS_PER_GAME(DOCTEST_ANONYMOUS(per_game_), name, subjects, nullptr)
#define PER_GAME_VOLUME_TEST_CASE(name, subjects) LUDUS_PER_GAME(DOCTEST_ANONYMOUS(per_game_), name, subjects, "volume")
