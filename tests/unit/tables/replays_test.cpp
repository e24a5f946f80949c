// The problems of the manuscript, replayed throw by throw: what stands on the board after each is as an independent
// program found it ([After "3 am &1 | n t1 u2 y1"]: after the third throw); and the worked throws ([Uses], [Dice],
// [Again]).

#include <doctest/doctest.h>

#include <algorithm>

#include "core/match/record.hpp"
#include "tests/unit/files.hpp"
#include "tests/unit/tables/support.hpp"

using namespace ludus;
using namespace ludus::tests;
using namespace ludus::tests::at_tables;

namespace {

std::vector<std::filesystem::path> records() { return files(LUDUS_ASSETS "/examples/tables", ".game"); }

bool is_throw(const std::string& words) {
    return words.size() > 1 && words[0] >= '1' && words[0] <= '6' && words[1] == '-';
}

/// The men after each throw is played out, in order.
std::vector<std::string> men_after_throws(const Match& match) {
    std::vector<std::string> out;
    std::string now;
    bool thrown = false;
    for (const int index : match.whole_line()) {
        const Match::Node& node = match.node(index);
        if (thrown && is_throw(node.words)) out.push_back(now);
        thrown = thrown || is_throw(node.words);
        now = men_of(match.game().write(node.position));
    }
    out.push_back(now);
    return out;
}

/// How many dice can be used, by following the moves.
int most_used(const Game& game, const Position& position) {
    int best = 0;
    if (game.write(position).find("| dice ") == std::string::npos) return 0;
    for (const Move move : game.moves(position)) {
        if (game.words(position, move) == "lost") continue;
        best = std::max(best, 1 + most_used(game, game.play(position, move)));
        if (best == 4) break;
    }
    return best;
}

}  // namespace

TEST_CASE("tables: the problems stand after every throw as they were found to") {
    int problems = 0, throws = 0;
    for (const auto& path : records()) {
        CAPTURE(path.filename().string());
        const auto match = read_record(file_text(path));
        REQUIRE_MESSAGE(match, (match ? std::string() : describe(match.fault())));
        const auto wanted = match->tag("After");
        if (wanted.empty()) continue;
        ++problems;
        const auto stood = men_after_throws(*match);
        REQUIRE(stood.size() == wanted.size());
        for (std::size_t i = 0; i < wanted.size(); ++i, ++throws)
            CHECK(std::to_string(i + 1) + " " + stood[i] == wanted[i]);
    }
    CHECK(problems >= 7);
    CHECK(throws >= 150);
}

TEST_CASE("tables: worked throws use as many dice as they are worked to") {
    int worked = 0;
    for (const auto& path : records()) {
        CAPTURE(path.filename().string());
        const auto match = read_record(file_text(path));
        REQUIRE(match);
        if (match->tag("Uses").empty()) continue;
        ++worked;
        const Game& game = match->game();
        const Position& thrown = match->position();
        CHECK(std::to_string(game.result(thrown).over ? 0 : most_used(game, thrown)) == match->tag("Uses").front());
        for (const std::string& dice : match->tag("Dice")) {
            std::string laid = game.write(thrown).substr(game.write(thrown).find("| dice ") + 7);
            laid.erase(std::remove(laid.begin(), laid.end(), 's'), laid.end());
            CHECK(laid == dice);
        }
        if (!match->tag("Again").empty()) {
            Position p = thrown;
            for (int n = 0; n < 4; ++n) p = game.play(p, game.moves(p).front());
            CHECK(game.to_move(p) == chance);
            CHECK(game.write(p).find("| again") != std::string::npos);
            CHECK(game.at_turn_start(p));  // a further throw is reckoned a turn
        }
    }
    CHECK(worked >= 6);
}
