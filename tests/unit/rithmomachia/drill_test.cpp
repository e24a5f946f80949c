// Drills: every theme of every kind at each level, made again and again from other seeds. The position is legal, the
// answers are exactly those that trying every legal move finds, the judge knows them, and refuses the rest with a
// reason. LUDUS_DEEP=1 makes fifty of each.

#include <algorithm>

#include "core/game/study.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {

tests::Subjects every_kind() { return tests::family_games("rithmomachia"); }

using Line = std::vector<std::string>;

std::string shown(const Line& line) {
    std::string out;
    for (const std::string& word : line) out += (out.empty() ? "" : " ") + word;
    return out;
}

std::vector<std::string_view> views(const Line& line) { return {line.begin(), line.end()}; }

/// Without the place the prisoner is set on.
std::string bare(const std::string& word) {
    const auto at = word.find('x') == std::string::npos ? std::string::npos : word.find('@');
    return word.substr(0, at);
}

bool meets(const Goal& goal, const std::vector<Reason>& reasons) {
    for (const Reason& r : reasons) {
        const bool rule = std::find(goal.rules.begin(), goal.rules.end(), r.rule) != goal.rules.end();
        const bool target =
            goal.targets.empty() || std::find(goal.targets.begin(), goal.targets.end(), r.to) != goal.targets.end();
        if (rule && target) return true;
    }
    return false;
}

/// Every line of one turn, three moves at most, whose last move meets the goal; the places for a prisoner are one.
void every_line(const Game& game, const Exercise& e, const Position& p, Line& so_far, std::set<Line>& out) {
    std::set<std::string> seen;
    for (const Move m : game.moves(p)) {
        const std::string word = game.words(p, m);
        if (word == "proclaim" || !seen.insert(bare(word)).second) continue;
        const Position q = game.play(p, m);
        so_far.push_back(bare(word));
        const Outcome end = game.result(q);
        const bool won = end.over && end.score[static_cast<std::size_t>(e.seat)] == 1;
        if (meets(e.goal, game.reasons(p, m)) && (!e.goal.wins || won)) out.insert(so_far);
        else if (so_far.size() < 3 && !end.over && game.to_move(q) == e.seat && !game.at_turn_start(q))
            every_line(game, e, q, so_far, out);
        so_far.pop_back();
    }
}

/// Whether one is the other with moves put in.
bool goes_beyond(const Line& more, const Line& less) {
    std::size_t at = 0;
    for (const std::string& word : more) {
        if (at < less.size() && word == less[at]) ++at;
    }
    return at == less.size();
}

std::set<Line> least_lines(const std::set<Line>& all) {
    std::set<Line> out;
    for (const Line& line : all) {
        const bool more = std::any_of(all.begin(), all.end(), [&](const Line& other) {
            return other.size() < line.size() && goes_beyond(line, other);
        });
        if (!more) out.insert(line);
    }
    return out;
}

/// Plays an answer out: each move legal, the last one meeting the goal.
void check_answer(const Game& game, const Exercise& e, const Line& answer) {
    Position p = *game.read_position(e.setup);
    for (std::size_t i = 0; i < answer.size(); ++i) {
        const auto move = game.read(p, answer[i]);
        REQUIRE_MESSAGE(move.has_value(), shown(answer));
        CHECK(game.to_move(p) == e.seat);
        if (i + 1 == answer.size()) CHECK(meets(e.goal, game.reasons(p, *move)));
        p = game.play(p, *move);
    }
    const Verdict verdict = judge(game, e, views(answer));
    CHECK_MESSAGE(verdict.word == Verdict::Word::right, shown(answer) << ": " << verdict.why);
    CHECK(verdict.why.size() > 4);
    // Every beginning of it is so far so good.
    for (std::size_t n = 1; n < answer.size(); ++n) {
        const Verdict half = judge(game, e, views({answer.begin(), answer.begin() + static_cast<std::ptrdiff_t>(n)}));
        CHECK_MESSAGE(half.word == Verdict::Word::on, shown(answer) << " after " << n);
    }
}

void check_moves(const Game& game, const Exercise& e, bool every_wrong) {
    const Position p = *game.read_position(e.setup);
    for (const Line& answer : e.answers) check_answer(game, e, answer);
    const bool proclaims = e.answers[0][0] == "proclaim";
    Line none;
    std::set<Line> all;
    every_line(game, e, p, none, all);
    std::set<Line> told;
    for (const Line& answer : e.answers) {
        Line plain;
        for (const std::string& word : answer) plain.push_back(bare(word));
        CHECK_MESSAGE(told.insert(plain).second, shown(plain) << " is told twice");
    }
    if (!proclaims) {
        const std::set<Line> least = least_lines(all);
        for (const Line& line : least) CHECK_MESSAGE(told.count(line) == 1, shown(line) << " is not among the answers");
        for (const Line& line : told) CHECK_MESSAGE(least.count(line) == 1, shown(line) << " is no least answer");
    }
    // Every other first move is wrong, and the judge says why.
    std::size_t refused = 0;
    for (const Move m : game.moves(p)) {
        const std::string word = game.words(p, m);
        const bool begins =
            std::any_of(all.begin(), all.end(), [&](const Line& line) { return line[0] == bare(word); }) ||
            (proclaims && word == "proclaim");
        // To proclaim costs nothing, and what is open stays so.
        if (begins || word == "proclaim" || (!every_wrong && refused > 5)) continue;
        const Verdict verdict = judge(game, e, {word});
        // In the middle of a turn a taking of somebody else may yet be followed by the one that is asked for.
        CHECK_MESSAGE(verdict.word == Verdict::Word::wrong, word);
        CHECK(verdict.why.size() > 8);
        ++refused;
    }
}

void check_touches(const Game& game, const Exercise& e) {
    const Position p = *game.read_position(e.setup);
    const Board board = game.board();
    std::set<std::set<int>> sets;
    std::set<int> targets;
    const std::vector<Face> faces = game.faces(p);
    const auto owner = [&](int spot) {
        for (const Face& face : faces) {
            if (face.spot == spot) return face.owner;
        }
        return -2;
    };
    const auto is_pyramid = [&](int spot) {
        return std::any_of(faces.begin(), faces.end(),
                           [&](const Face& f) { return f.spot == spot && !f.tiers.empty(); });
    };
    for (const Reason& r : game.threats(p)) {
        if (owner(r.to) == e.seat || is_pyramid(r.to)) continue;
        targets.insert(r.to);
        if (r.to == e.spot) sets.insert({r.from.begin(), r.from.end()});
    }
    if (e.level == most_level) sets = {targets};
    std::set<std::set<int>> told;
    for (const Line& answer : e.answers) {
        std::set<int> spots;
        for (const std::string& name : answer) spots.insert(board.find(name));
        told.insert(spots);
        const Verdict verdict = judge(game, e, views(answer));
        CHECK_MESSAGE(verdict.word == Verdict::Word::right, shown(answer) << ": " << verdict.why);
    }
    CHECK(told == sets);
    // Anybody else is wrong.
    std::set<int> part;
    for (const std::set<int>& set : sets) part.insert(set.begin(), set.end());
    for (const Face& face : faces) {
        if (face.spot < 0 || part.count(face.spot)) continue;
        const std::string& name = board.spots[static_cast<std::size_t>(face.spot)].name;
        const Verdict verdict = judge(game, e, {name});
        CHECK_MESSAGE(verdict.word == Verdict::Word::wrong, name);
        CHECK(verdict.why.size() > 8);
    }
}

}  // namespace

PER_GAME_TEST_CASE("drills: every theme of every kind, at each level, from many seeds", every_kind) {
    const bool deep = tests::deep();
    const std::string& kind = subject.game;
    const GamePtr game = *make_game(kind);
    const std::vector<Theme> themes = game->themes();
    CHECK(themes.size() > 5);
    for (const Theme& theme : themes) {
        for (const std::string& passage : theme.passages) {
            const auto& rules = game->card().rules;
            CHECK_MESSAGE(std::find(rules.begin(), rules.end(), passage) != rules.end(), passage);
        }
        for (int level = least_level; level <= most_level; ++level) {
            std::set<std::string> setups;
            const std::uint64_t many = deep ? 50 : level == 1 ? 3 : 2;
            for (std::uint64_t seed = 0; seed < many; ++seed) {
                CAPTURE(theme.id);
                CAPTURE(level);
                CAPTURE(seed);
                const auto made = game->exercise(theme.id, level, seed);
                REQUIRE_MESSAGE(made.has_value(), (made ? std::string() : describe(made.fault())));
                const Exercise& e = *made;
                CAPTURE(e.setup);
                CHECK(e.theme.id == theme.id);
                CHECK(e.question.size() > 10);
                CHECK(e.explanation.size() > 5);
                REQUIRE(!e.answers.empty());
                const auto p = game->read_position(e.setup);
                REQUIRE(p.has_value());
                CHECK(game->write(*p) == e.setup);
                CHECK_FALSE(game->result(*p).over);
                CHECK(game->to_move(*p) == e.seat);
                setups.insert(e.setup);
                const std::size_t men = game->faces(*p).size();
                if (level == 1) CHECK(men <= 20);
                if (level == most_level) CHECK(men >= 16);
                if (e.goal.touched) check_touches(*game, e);
                else check_moves(*game, e, level == 1);
            }
            CHECK(setups.size() > many / 2);
        }
    }
}

TEST_CASE("drills: the first level has few men and, where a kind allows it, one answer") {
    for (const char* kind : {"fulke-1", "guild", "fulke-3"}) {
        const GamePtr game = *make_game(kind);
        for (const Theme& theme : game->themes()) {
            const auto made = game->exercise(theme.id, 1, 11);
            REQUIRE(made.has_value());
            CHECK_MESSAGE(made->answers.size() == 1, kind << " " << theme.id);
        }
    }
}

TEST_CASE("drills: the third level asks for the greatest of several") {
    const GamePtr game = *make_game("fulke-1");
    int choices = 0;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const auto made = game->exercise("take.addition", 3, seed);
        REQUIRE(made.has_value());
        if (made->question.find("greatest") == std::string::npos) continue;
        ++choices;
        // A lesser one may be taken so too, and is refused.
        Exercise any = *made;
        any.goal.targets.clear();
        Line none;
        std::set<Line> all;
        every_line(*game, any, *game->read_position(any.setup), none, all);
        bool lesser = false;
        for (const Line& line : all) {
            Position p = *game->read_position(made->setup);
            Line full;
            for (const std::string& word : line) {
                for (const Move m : game->moves(p)) {
                    if (bare(game->words(p, m)) != word) continue;
                    full.push_back(game->words(p, m));
                    p = game->play(p, m);
                    break;
                }
            }
            lesser = lesser || judge(*game, *made, views(full)).word == Verdict::Word::wrong;
        }
        CHECK(lesser);
    }
    CHECK(choices > 3);
}

TEST_CASE("drills: the same seed gives the same exercise, another seed another, no theme lets the seed choose") {
    const GamePtr game = *make_game("fulke-1"), again = *make_game("fulke-1");
    std::set<std::string> chosen;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const auto a = game->exercise("", 2, seed), b = again->exercise("", 2, seed);
        REQUIRE(a.has_value());
        REQUIRE(b.has_value());
        CHECK(a->setup == b->setup);
        CHECK(a->answers == b->answers);
        CHECK(a->question == b->question);
        chosen.insert(a->theme.id);
    }
    CHECK(chosen.size() > 3);
}

TEST_CASE("drills: what there is not is refused in a word") {
    const GamePtr game = *make_game("fulke-1");
    const auto no_theme = game->exercise("take.guile", 1, 0);
    REQUIRE_FALSE(no_theme.has_value());
    CHECK(no_theme.fault().what == "there is no theme \"take.guile\"");
    CHECK(no_theme.fault().expected.find("take.addition") != std::string::npos);
    CHECK(game->exercise("take.addition", 0, 0).fault().expected == "1, 2 or 3");
    CHECK_FALSE(game->exercise("take.addition", 4, 0).has_value());
}

TEST_CASE("the judge: what is wrong with an answer, in its own arithmetic") {
    const GamePtr game = *make_game("fulke-1");
    Exercise e;
    e.theme = {"take.subtraction", "Capturing by subtraction", {"fulke.1.take.subtraction"}};
    e.setup = "even eT9@f6 eR2@d7 oR7@e8 oS28@a16";
    e.seat = 0;
    e.goal.rules = {"fulke.1.take.subtraction"};
    e.goal.targets = {game->board().find("e8")};
    // 9 from g8 and 2 see the 7.
    e.answers = {{"f6-f8", "xe8@a1"}};
    CHECK(judge(*game, e, {}).word == Verdict::Word::on);
    CHECK(judge(*game, e, {"f6-f4"}).why == "That move allows no capture.");
    CHECK(judge(*game, e, {"a1-a2"}).why.find("not a legal move") != std::string::npos);
    CHECK(judge(*game, e, {"f6-f4", "d7-e6"}).why == "Your turn ends after f6-f4.");
    // He sees the seven, but with a six it makes three.
    Exercise six = e;
    six.setup = "even eT9@g6 eR6@d7 oR7@e8 oS28@a16 oT12@e6";
    const Verdict verdict = judge(*game, six, {"g6-g8"});
    CHECK(verdict.word == Verdict::Word::wrong);
    CHECK(verdict.why == "That move allows no capture. From g8 it sees the 7 on e8, but 9 − 6 = 3, not 7.");
    // Another way than the one that was asked for.
    Exercise equal = e;
    equal.setup = "even eT9@f10 eR2@a1 oR9@d8 oS28@a16";
    const Verdict other = judge(*game, equal, {"f10-f8"});
    CHECK(other.word == Verdict::Word::wrong);
    CHECK(other.why == "Now you could capture the black round 9 on d8 (9 = 9), but that is not what was asked.");
    // Left standing.
    Exercise left = e;
    left.setup = "even eT9@f10 eR2@a1 oR9@d8 oS28@a16";
    left.goal.rules = {"fulke.1.take.equality"};
    left.goal.targets = {game->board().find("d8")};
    left.answers = {{"f10-f8", "xd8@a2"}};
    CHECK(judge(*game, left, {"f10-f8"}).word == Verdict::Word::on);
    CHECK(judge(*game, left, {"f10-f8", "done"}).why == "That captures nothing.");
    // Any place for the prisoner will do.
    CHECK(judge(*game, left, {"f10-f8", "xd8@h1"}).word == Verdict::Word::right);
}

TEST_CASE("the judge: men touched") {
    const GamePtr game = *make_game("fulke-1");
    Exercise e;
    e.theme = {"takers", "Finding the pieces that capture", {}};
    e.setup = "even eT9@g8 eR2@d7 eR6@f9 eR4@a1 oR7@e8 oS28@a16";
    e.spot = game->board().find("e8");
    e.goal.touched = true;
    e.answers = {{"d7", "g8"}};
    CHECK(judge(*game, e, {"g8"}).word == Verdict::Word::on);
    CHECK(judge(*game, e, {"g8", "d7"}).word == Verdict::Word::right);
    CHECK(judge(*game, e, {"a1"}).why == "The white round 4 on a1 does not see e8.");
    CHECK(judge(*game, e, {"g8", "f9"}).why == "6 + 9 = 15, 9 − 6 = 3, 6 × 9 = 54. None of these is 7.");
    CHECK(judge(*game, e, {"b3"}).why == "There is no piece on b3.");
    CHECK(judge(*game, e, {"z9"}).why == "There is no square z9.");
    CHECK(judge(*game, e, {"a16"}).why == "The black square 28 on a16 is on the same side as the piece to capture.");
}

TEST_CASE("drills: other options make other exercises, and all still have their answers") {
    for (const auto& each : std::vector<std::pair<std::string, Chosen>>{
             {"fulke-1", {{"leap", "false"}, {"proclaim", "free"}}},
             {"fulke-1", {{"siege", "hindered"}, {"proportion", "order"}}},
             {"fulke-1", {{"victory", "bodies"}}},
             {"fulke-1", {{"chain_after_take", "false"}, {"several", "one"}, {"triumph", "greater"}}}}) {
        const auto& chosen = each.second;
        const auto game = make_game(each.first, chosen);
        REQUIRE(game.has_value());
        for (const Theme& theme : (*game)->themes()) {
            for (int level = least_level; level <= most_level; ++level) {
                CAPTURE(chosen[0].first);
                CAPTURE(theme.id);
                CAPTURE(level);
                const auto made = (*game)->exercise(theme.id, level, 5);
                REQUIRE_MESSAGE(made.has_value(), (made ? std::string() : describe(made.fault())));
                if (made->goal.touched) check_touches(**game, *made);
                else check_moves(**game, *made, false);
            }
        }
    }
}
