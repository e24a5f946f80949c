// Every record of the games of tables replays from first to last move, with all its checks: the worked examples of the
// manuscript and of Falkener, the caution and the problems.
//
// Besides the checks every record may ask for (core/match/record.hpp), [Ends "royal.fay.fail"] asks that the game is over
// by this passage.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "core/match/record.hpp"
#include "ui/scene/scene.hpp"

using namespace ludus;

namespace {

namespace fs = std::filesystem;

/// The games, and how many records of each there are at the least.
struct Kind {
    const char* id;
    std::size_t records;
};
constexpr Kind games[] = {{"royal-anglicorum", 60}, {"royal-paume-carie", 28}, {"royal-lombard", 10},
                          {"royal-imperial", 4},    {"royal-provincial", 2},   {"royal-baralie", 12},
                          {"royal-faylys", 7},      {"royal-mylis", 5},        {"backgammon", 14},
                          {"backgammon-german", 7}, {"backgammon-turkish", 12}};

std::vector<fs::path> records(const char* game) {
    std::vector<fs::path> out;
    for (const auto& entry : fs::directory_iterator(fs::path(LUDUS_ASSETS) / "examples" / "tables" / game)) {
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

void check_record(const fs::path& path) {
    CAPTURE(path.filename().string());
    auto match = read_record(text_of(path));
    if (!match) FAIL_CHECK(describe(match.fault()));
    if (!match) return;
    for (const std::string& failure : failed_checks(*match)) FAIL_CHECK(failure);
    match->go_first();
    match->go_last();
    for (const std::string& rule : match->tag("Ends")) CHECK(match->outcome().rule == rule);
    for (const int node : match->whole_line()) {
        const Match::Node& n = match->node(node);
        if (n.parent >= 0) CHECK_FALSE(match->game().reasons(match->node(n.parent).position, n.move).empty());
    }
}

}  // namespace

TEST_CASE("tables: every example of every game replays with its checks") {
    for (const Kind& game : games) {
        const auto all = records(game.id);
        CHECK_MESSAGE(all.size() >= game.records, game.id << " has " << all.size());
        for (const auto& path : all) check_record(path);
    }
}

TEST_CASE("royal.angl.value: three victories count one each, and by option one, two and three") {
    const fs::path folder = fs::path(LUDUS_ASSETS) / "examples" / "tables" / "royal-anglicorum";
    for (const auto& [name, score] : {std::pair{"value", 3.0F}, std::pair{"value-lurching", 2.0F}, std::pair{"value-win", 1.0F}, std::pair{"value-plain", 1.0F}}) {
        CAPTURE(name);
        auto match = read_record(text_of(folder / (std::string(name) + ".game")));
        REQUIRE(match);
        match->go_last();
        CHECK(match->outcome().over);
        CHECK(match->outcome().score[1] == score);
    }
}

TEST_CASE("tables: a record read and written is the same match") {
    for (const Kind& game : games) {
        for (const auto& path : records(game.id)) {
            CAPTURE(path.filename().string());
            const auto match = read_record(text_of(path));
            REQUIRE(match);
            const std::string once = write_record(*match);
            const auto again = read_record(once);
            REQUIRE(again);
            CHECK(write_record(*again) == once);
        }
    }
}

TEST_CASE("tables: what a diagram shows and touches is there") {
    for (const Kind& game : games) {
        for (const auto& path : records(game.id)) {
            CAPTURE(path.filename().string());
            auto match = read_record(text_of(path));
            REQUIRE(match);
            Hand hand(*match);
            const auto shown = show_as_tagged(*match, hand);
            CHECK_MESSAGE(shown.has_value(), (shown ? "" : describe(shown.fault())));
        }
    }
}
