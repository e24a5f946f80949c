// Every record of the family replays from first to last move, with all its checks.
//
// Besides the checks every record may ask for (core/match/record.hpp, tests/unit/examples.hpp), these ask:
//   [Takers "c9 f8"]   the way the last move cites first in [Why] names just these men
//   [Holds "musical"]  the triumph that ends the game holds just this

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "core/match/match.hpp"
#include "tests/unit/examples.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

std::vector<std::string> words_of(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> out;
    for (std::string word; in >> word;) out.push_back(word);
    return out;
}

/// The spots named in a tag, by their names.
std::vector<std::string> names_of(const Board& board, std::vector<int> spots) {
    std::vector<std::string> out;
    for (int spot : spots) out.push_back(board.spots[static_cast<std::size_t>(spot)].name);
    std::sort(out.begin(), out.end());
    return out;
}

void check_takers(const Match& match, const std::string& wanted) {
    const std::string rule = words_of(match.tag("Why").front()).front();
    std::vector<std::string> takers = words_of(wanted);
    std::sort(takers.begin(), takers.end());
    const Match::Node& last = match.node(match.cursor());
    bool found = false;
    for (const Reason& reason : match.game().reasons(match.node(last.parent).position, last.move)) {
        found = found || (reason.rule == rule && names_of(match.game().board(), reason.from) == takers);
    }
    CHECK_MESSAGE(found, "no " << rule << " by " << wanted);
}

void check_tags(const Match& match) {
    if (match.game().result(match.position()).over) CHECK(match.game().threats(match.position()).empty());
    for (const std::string& wanted : match.tag("Takers")) check_takers(match, wanted);
    for (const std::string& held : match.tag("Holds")) {
        for (const char* proportion : {"arithmetical", "geometrical", "musical"}) {
            const bool told = match.outcome().text.find(proportion) != std::string::npos;
            CHECK(told == (held.find(proportion) != std::string::npos));
        }
    }
}

/// The worked examples of the sources.
constexpr Examples kinds[] = {{"fulke-1", 78}, {"fulke-2", 17},      {"fulke-3", 12}, {"guild", 13},
                              {"mebben", 1},   {"asilo-italian", 1}, {"boissiere", 7}};

}  // namespace

TEST_CASE("rithmomachia: every example of every kind replays with its checks") {
    check_replayed("rithmomachia", kinds, check_tags);
}

TEST_CASE("rithmomachia: a record read and written is the same match") { check_written("rithmomachia", kinds); }

TEST_CASE("rithmomachia: what a diagram shows and touches is there") { check_shown("rithmomachia", kinds); }
