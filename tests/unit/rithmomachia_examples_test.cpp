// Every record of the family replays from first to last move, with all its checks.
//
// Besides the checks every record may ask for (core/match/record.hpp), these ask:
//   [Takers "c9 f8"]   the way the last move cites first in [Why] names just these men
//   [Ends "fulke.1.triumph.great"]  the game is over by this passage;  [Holds "musical"] its triumph holds just this

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/match/record.hpp"

using namespace ludus;

namespace {

namespace fs = std::filesystem;

std::vector<fs::path> records(const char* folder) {
    std::vector<fs::path> out;
    for (const auto& entry :
         fs::recursive_directory_iterator(fs::path(LUDUS_ASSETS) / "examples" / "rithmomachia" / folder)) {
        if (entry.path().extension() == ".game") out.push_back(entry.path());
    }
    std::sort(out.begin(), out.end());
    return out;
}

std::string text_of(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

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

void check_record(const fs::path& path) {
    CAPTURE(path.filename().string());
    auto match = read_record(text_of(path));
    if (!match) FAIL_CHECK(describe(match.fault()));
    if (!match) return;
    for (const std::string& failure : failed_checks(*match)) FAIL_CHECK(failure);
    match->go_first();
    match->go_last();
    for (const std::string& wanted : match->tag("Takers")) check_takers(*match, wanted);
    for (const std::string& rule : match->tag("Ends")) CHECK(match->outcome().rule == rule);
    for (const std::string& held : match->tag("Holds")) {
        for (const char* proportion : {"arithmetical", "geometrical", "musical"}) {
            const bool told = match->outcome().text.find(proportion) != std::string::npos;
            CHECK(told == (held.find(proportion) != std::string::npos));
        }
    }
    // Every move on the way says why.
    for (const int node : match->whole_line()) {
        const Match::Node& n = match->node(node);
        if (n.parent >= 0) CHECK_FALSE(match->game().reasons(match->node(n.parent).position, n.move).empty());
    }
}

/// The kinds, and how many records of each there are at the least: the worked examples of the sources.
struct Kind {
    const char* id;
    std::size_t records;
};
constexpr Kind kinds[] = {{"fulke-1", 78}, {"fulke-2", 17},      {"fulke-3", 12}, {"guild", 13},
                          {"mebben", 1},   {"asilo-italian", 1}, {"boissiere", 7}};

std::vector<fs::path> all_records() {
    std::vector<fs::path> out;
    for (const Kind& kind : kinds) {
        const auto some = records(kind.id);
        out.insert(out.end(), some.begin(), some.end());
    }
    return out;
}

}  // namespace

TEST_CASE("rithmomachia: every example of every kind replays with its checks") {
    for (const Kind& kind : kinds) {
        const auto all = records(kind.id);
        CHECK(all.size() >= kind.records);
        for (const auto& path : all) check_record(path);
    }
}

TEST_CASE("rithmomachia: a record read and written is the same match") {
    for (const auto& path : all_records()) {
        CAPTURE(path.filename().string());
        const auto match = read_record(text_of(path));
        REQUIRE(match);
        const std::string once = write_record(*match);
        const auto again = read_record(once);
        REQUIRE(again);
        CHECK(write_record(*again) == once);
    }
}

TEST_CASE("rithmomachia: what a diagram shows and touches is there") {
    for (const auto& path : all_records()) {
        CAPTURE(path.filename().string());
        auto match = read_record(text_of(path));
        REQUIRE(match);
        const auto show = match->tag("Show");
        const auto touch = match->tag("Touch");
        match->go_first();
        for (int i = show.empty() ? 0 : std::stoi(show.front()); i > 0; --i) CHECK(match->redo());
        if (touch.empty()) continue;
        const int spot = match->game().board().find(touch.front());
        REQUIRE(spot >= 0);
        // Something stands there that may be touched, or the record is about a move that may not be made.
        const MoveList moves = match->moves();
        const bool reached = std::any_of(moves.begin(), moves.end(), [&](Move m) {
            const auto touches = match->game().touches(match->position(), m);
            return !touches.empty() && touches.front() == spot;
        });
        CHECK((reached || !match->tag("Refused").empty()));
    }
}
