// Positions being set up (core/game/draft.hpp): all of every record piece by piece, and wrong ones refused with their place.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <set>

#include "core/base/random.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/draft.hpp"
#include "core/match/record.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/examples.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

constexpr int wrong_ones = 1000;

bool prints() { return std::getenv("LUDUS_PRINT") != nullptr; }

/// The draft again from nothing, as a person does it: piece by piece, setting by setting. Problems are told.
Draft built(const Board& board, const DraftRules& rules, const Draft& wanted, std::vector<std::string>& problems) {
    Draft draft = empty_draft(rules);
    const auto note = [&](const Expected<Done>& done) {
        if (!done) problems.push_back(describe(done.fault()));
    };
    for (const DraftMan& man : wanted.men)
        for (int n = 0; n < man.count; ++n) note(put_piece(board, rules, draft, man.spot, man.piece));
    for (const DraftSetting& setting : rules.kit().settings)
        note(set_draft(board, rules, draft, setting.id, wanted.value(setting.id)));
    return draft;
}

struct Counts {
    int positions = 0, within_turn = 0;
};

/// Sets up the position of a node, or where it says what no setting does the nearest before from which the moves lead to it.
void set_up(const Match& match, int node, Counts& counts) {
    const Game& game = match.game();
    const auto rules = game.drafts();
    const Board board = game.board();
    ++counts.positions;
    int from = node;
    while (true) {
        const Position& position = match.node(from).position;
        const std::string text = game.write(position);
        const Draft draft = draft_of(game, *rules, position);
        std::vector<std::string> problems;
        const Draft again = built(board, *rules, draft, problems);
        if (is_draft_of(game, *rules, again, position)) {
            CHECK(told(problems) == "");
            CHECK(judge_draft(game, *rules, again).good());
            break;
        }
        // In the middle of a turn, or at once after one that may still be undone.
        const bool begins = game.at_turn_start(position);
        if (prints() && begins)
            std::printf("%s: %s\n    %s\n", game.card().id.c_str(), text.c_str(), draft_text(*rules, draft).c_str());
        if (from == node) ++counts.within_turn;
        from = match.node(from).parent;
        REQUIRE_MESSAGE(from >= 0, text);
    }
}

}  // namespace

PER_GAME_TEST_CASE("draft: every position of every record can be set up piece by piece", catalogue_games) {
    const Card& card = (*make_game(subject.game, {}))->card();
    Counts counts;
    for (const auto& path : examples_of(card.family.c_str(), card.id.c_str())) {
        CAPTURE(path.filename().string());
        const auto match = read_record(file_text(path));
        REQUIRE(match);
        std::set<std::string> seen;
        for (const int node : match->whole_line())
            if (seen.insert(match->game().write(match->node(node).position)).second) set_up(*match, node, counts);
    }
    MESSAGE(card.id << ": " << counts.positions << " positions, " << counts.within_turn << " by moves from one before");
    CHECK(counts.positions > 0);
}

PER_GAME_TEST_CASE("draft: a wrong position is refused with its place and a passage", catalogue_games) {
    const GamePtr game = *make_game(subject.game, {});
    const auto rules = game->drafts();
    const Board board = game->board();
    const DraftKit& kit = rules->kit();
    std::mt19937_64 random(scatter(20261127));
    std::set<std::string> cited;
    int refused = 0;
    for (int tried = 0; refused < wrong_ones; ++tried) {
        REQUIRE_MESSAGE(tried < 200 * wrong_ones, subject.game << ": " << refused << " of " << tried << " are wrong");
        Draft draft = tried % 2 == 0 ? empty_draft(*rules) : draft_of(*game, *rules, game->start());
        for (auto changes = 1 + random() % 12; changes > 0; --changes) {
            const auto spot = static_cast<int>(random() % board.spots.size());
            if (!kit.settings.empty() && (random() % 4 == 0 || kit.pieces.empty())) {
                const DraftSetting& setting = kit.settings[random() % kit.settings.size()];
                std::string value = board.spots[static_cast<std::size_t>(spot)].name;
                if (setting.kind == DraftSetting::Kind::number)
                    value = std::to_string(
                        setting.least +
                        static_cast<int>(random() % static_cast<std::uint64_t>(setting.most - setting.least + 1)));
                else if (setting.kind != DraftSetting::Kind::spots)
                    value = setting.choices[random() % setting.choices.size()].value;
                (void)set_draft(board, *rules, draft, setting.id, value);
            } else if (random() % 3 == 0) {
                take_piece(draft, spot);
            } else {
                (void)put_piece(board, *rules, draft, spot, static_cast<int>(random() % kit.pieces.size()));
            }
        }
        const DraftVerdict verdict = judge_draft(*game, *rules, draft);
        if (verdict.good()) continue;
        ++refused;
        const DraftRefusal& refusal = verdict.refusal.front();
        CAPTURE(verdict.text);
        const auto column = static_cast<std::size_t>(refusal.fault.column);
        REQUIRE(column >= 1);
        REQUIRE(column <= verdict.text.size());
        REQUIRE(!refusal.fault.what.empty());
        REQUIRE(!refusal.fault.expected.empty());
        REQUIRE(std::find(game->card().rules.begin(), game->card().rules.end(), refusal.rule) !=
                game->card().rules.end());
        cited.insert(refusal.rule);
        if (prints() && refused % 100 == 1) {
            std::string spots;
            for (const int spot : refusal.spots) spots += " " + board.spots[static_cast<std::size_t>(spot)].name;
            std::printf("%s: %s\n    %s (expected %s) [%s] at%s %s\n", subject.game.c_str(), verdict.text.c_str(),
                        refusal.fault.what.c_str(), refusal.fault.expected.c_str(), refusal.rule.c_str(), spots.c_str(),
                        refusal.setting.c_str());
        }
    }
    MESSAGE(subject.game << ": " << refused << " refused by " << cited.size() << " passages");
}
