// Every record of Falkener's chess replays from first to last ply: the check and capture signs of each ply as printed (the
// signs mended in the digest), the worked positions with their checks.
//
// Besides the checks every record may ask for (core/match/record.hpp): [Checks "8 12"] the plies that give check and no
// others do; [Takes "5 7"] the plies that take; [Ends "falkener.xiangqi.end"] the game is over by this passage.

#include <doctest/doctest.h>

#include <algorithm>

#include "core/base/text.hpp"
#include "core/match/record.hpp"
#include "tests/unit/examples.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

constexpr Examples games[] = {{"falkener-shatranj", 1},   {"falkener-chaturanga", 21},  {"falkener-xiangqi", 25},
                              {"falkener-shogi", 17},     {"falkener-burmese-1", 22},   {"falkener-burmese-2", 6},
                              {"falkener-siamese", 6},    {"falkener-turkish", 4},      {"falkener-tamerlane", 46},
                              {"falkener-maharajah", 15}, {"falkener-double-chess", 20}};

int counted_games, counted_plies;

/// The plies of the main line of which something is so.
template <class Is>
std::string plies(const Match& match, Is is) {
    std::vector<std::string> out;
    int ply = 0;
    for (const int node : match.whole_line()) {
        const Match::Node& n = match.node(node);
        if (n.parent < 0) continue;
        ++ply;
        if (is(match.node(n.parent), n)) out.push_back(std::to_string(ply));
    }
    return join(out, " ");
}

/// The check and capture signs of each ply, as the record has them; counts the games that have some.
void check_signs(const Match& match) {
    const Game& game = match.game();
    const auto reason = [&](const Match::Node& before, const Match::Node& after, auto is) {
        const auto all = game.reasons(before.position, after.move);
        CHECK_FALSE(all.empty());
        return std::any_of(all.begin(), all.end(), is);
    };
    const auto men = [&](const Position& p) {
        const auto faces = game.faces(p);
        return std::count_if(faces.begin(), faces.end(), [&](const Face& f) {
            return game.board().spots[static_cast<std::size_t>(f.spot)].kind == SpotKind::point;
        });
    };
    for (const std::string& wanted : match.tag("Checks")) {
        CHECK(plies(match, [&](const auto& before, const auto& after) {
                  return reason(before, after,
                                [](const Reason& r) { return r.line == "check" || r.line == "checkmate"; });
              }) == wanted);
        ++counted_games;
        counted_plies += static_cast<int>(match.whole_line().size()) - 1;
    }
    for (const std::string& wanted : match.tag("Takes"))
        CHECK(plies(match, [&](const auto& before, const auto& after) {
                  return men(after.position) < men(before.position);
              }) == wanted);
}

}  // namespace

TEST_CASE("Falkener's games of chess replay from first to last ply, each check and capture as printed") {
    counted_games = counted_plies = 0;
    check_replayed("chess", games, check_signs);
    CHECK(counted_games == 35);
    CHECK(counted_plies == 2889);
}

TEST_CASE("chess: a record read and written is the same match") { check_written("chess", games); }

TEST_CASE("chess: what a diagram shows and touches is there") { check_shown("chess", games); }
