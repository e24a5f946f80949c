// Drills of draughts: made from a seed, with answers that are judged right and moves that are not.

#include "core/game/catalogue.hpp"
#include "core/game/study.hpp"
#include "tests/unit/draughts/support.hpp"

namespace ludus::draughts::tests {
namespace {

struct Case {
    const char* game;
    Chosen options;
    List themes;
};
const std::vector<Case>& cases() {
    static const std::vector<Case> all = {{"falkener-draughts", {}, {"shot", "longest"}},
                                          {"falkener-draughts", huffing, {"huff"}},
                                          {"falkener-polish-draughts", {}, {"shot", "piece"}},
                                          {"falkener-polish-draughts", international, {"shot", "piece"}},
                                          {"falkener-turkish-draughts", {}, {"shot", "piece"}},
                                          {"falkener-turkish-draughts", {{"most", "free"}}, {"shot", "longest"}}};
    return all;
}

}  // namespace

TEST_CASE("drills of draughts: the longest capture, the piece that must capture, the shot, huff or not") {
    for (const Case& one : cases()) {
        const GamePtr game = *make_game(one.game, one.options);
        List ids;
        for (const Theme& theme : game->themes()) {
            ids.push_back(theme.id);
            for (const std::string& passage : theme.passages) {
                const auto& rules = game->card().rules;
                CHECK(std::find(rules.begin(), rules.end(), passage) != rules.end());
            }
        }
        CHECK(ids == one.themes);
        for (const std::string& theme : ids)
            for (int level = 1; level <= 3; ++level) {
                CAPTURE(one.game);
                CAPTURE(theme);
                CAPTURE(level);
                const auto e = game->exercise(theme, level, 5);
                REQUIRE_MESSAGE(e, describe(e.fault()));
                CHECK(game->exercise(theme, level, 5)->setup == e->setup);
                CHECK_FALSE(e->question.empty());
                CHECK_FALSE(e->explanation.empty());
                CHECK_FALSE(e->reasons.empty());
                for (const auto& answer : e->answers)
                    CHECK(judge(*game, *e, std::vector<std::string_view>(answer.begin(), answer.end())).word ==
                          Verdict::Word::right);
                if (e->goal.touched) {
                    int wrong = 0;
                    for (const Face& face : game->faces(*game->read_position(e->setup))) {
                        const std::string name = game->board().spots[static_cast<std::size_t>(face.spot)].name;
                        const Verdict verdict = judge(*game, *e, {name});
                        if (verdict.word != Verdict::Word::wrong) continue;
                        ++wrong;
                        CHECK_FALSE(verdict.why.empty());
                    }
                    CHECK(wrong > 0);
                    continue;
                }
                // Of the first moves none that begins no answer is right.
                const auto p = *game->read_position(e->setup);
                for (const Move m : game->moves(p)) {
                    const std::string words = game->words(p, m);
                    const bool begins = std::any_of(e->answers.begin(), e->answers.end(),
                                                    [&](const auto& answer) { return answer.front() == words; });
                    const Verdict verdict = judge(*game, *e, {words});
                    if (!begins) CHECK(verdict.word != Verdict::Word::right);
                    if (verdict.word == Verdict::Word::wrong) CHECK_FALSE(verdict.why.empty());
                }
            }
    }
}

TEST_CASE("drills of draughts: no theme and no level that there is not") {
    const GamePtr game = *make_game("falkener-draughts");
    CHECK_FALSE(game->exercise("huff", 1, 1));
    CHECK_FALSE(game->exercise("shot", 4, 1));
    CHECK_FALSE(game->exercise("shot", 0, 1));
    CHECK(game->exercise("", 1, 1));
}
}  // namespace ludus::draughts::tests
