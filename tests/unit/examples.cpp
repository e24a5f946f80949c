#include "tests/unit/examples.hpp"

#include <doctest/doctest.h>

#include "core/match/record.hpp"
#include "tests/unit/files.hpp"
#include "ui/session/match_scene.hpp"

namespace ludus::tests {
namespace {

void check_record(const std::filesystem::path& path, void (*further)(const Match&)) {
    CAPTURE(path.filename().string());
    auto match = read_record(file_text(path));
    if (!match) FAIL_CHECK(describe(match.fault()));
    if (!match) return;
    for (const std::string& failure : failed_checks(*match)) FAIL_CHECK(failure);
    match->go_first();
    match->go_last();
    for (const std::string& rule : match->tag("Ends")) CHECK(match->outcome().rule == rule);
    if (further) further(*match);
    for (const int node : match->whole_line()) {
        const Match::Node& n = match->node(node);
        if (n.parent >= 0 && n.slip.empty())
            CHECK_FALSE(match->game().reasons(match->node(n.parent).position, n.move).empty());
    }
}

}  // namespace

std::vector<std::filesystem::path> examples_of(const char* family, const char* game) {
    return files(std::filesystem::path(LUDUS_ASSETS) / "examples" / family / game, ".game");
}

void check_replayed(const char* family, std::span<const Examples> games, void (*further)(const Match&)) {
    for (const Examples& some : games) {
        const auto all = examples_of(family, some.game);
        CHECK_MESSAGE(all.size() >= some.records, some.game << " has " << all.size());
        for (const auto& path : all) check_record(path, further);
    }
}

void check_written(const char* family, std::span<const Examples> games) {
    for (const Examples& some : games) {
        for (const auto& path : examples_of(family, some.game)) {
            CAPTURE(path.filename().string());
            const auto match = read_record(file_text(path));
            REQUIRE(match);
            const std::string once = write_record(*match);
            const auto again = read_record(once);
            REQUIRE(again);
            CHECK(write_record(*again) == once);
        }
    }
}

void check_shown(const char* family, std::span<const Examples> games) {
    for (const Examples& some : games) {
        for (const auto& path : examples_of(family, some.game)) {
            CAPTURE(path.filename().string());
            auto match = read_record(file_text(path));
            REQUIRE(match);
            Selection hand(*match);
            const auto shown = show_as_tagged(*match, hand);
            CHECK_MESSAGE(shown.has_value(), (shown ? "" : describe(shown.fault())));
        }
    }
}

}  // namespace ludus::tests
