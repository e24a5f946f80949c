// The game of magic squares: methods step by step, wrong steps, free squares, hints, drills.

#include "core/squares/magic_squares.hpp"

#include <doctest/doctest.h>

#include "core/game/catalogue.hpp"
#include "core/game/perft.hpp"
#include "core/kit/moves.hpp"
#include "core/match/record.hpp"
#include "core/search/think.hpp"
#include "core/squares/counting.hpp"
#include "tests/unit/examples.hpp"

using namespace ludus;
using namespace ludus::squares;
using namespace ludus::tests;

namespace {

using Chosen = std::vector<std::pair<std::string, std::string>>;

MagicSquares game(const Chosen& chosen) {
    const auto options = Options::of(MagicSquares::card(), chosen);
    if (!options) FAIL(describe(options.fault()));
    return MagicSquares(*options);
}
MagicSquares::Position position(const MagicSquares& rules, const std::string& text) {
    const auto read = rules.read_position(text);
    if (!read) FAIL(describe(read.fault()));
    return *read;
}
std::string fault(const MagicSquares& rules, const std::string& text) {
    const auto read = rules.read_position(text);
    return read ? "" : describe(read.fault());
}
Move move(const MagicSquares& rules, const MagicSquares::Position& p, const std::string& words) {
    MoveList list;
    rules.moves(p, list);
    for (const Move m : list)
        if (rules.words(p, m) == words) return m;
    FAIL("no move ", words);
    return {};
}
MagicSquares::Position after(const MagicSquares& rules, const std::vector<std::string>& words) {
    MagicSquares::Position p = rules.start();
    for (const auto& each : words) p = rules.play(p, move(rules, p, each));
    return p;
}
Move hint(const MagicSquares& rules, const MagicSquares::Position& p, std::uint64_t seed = 1) {
    Limits limits;
    limits.seed = seed;
    limits.nodes = 100;
    return search(rules, p, limits, [] { return false; }, {}).best;
}

constexpr Examples games[] = {{"falkener-magic-squares", 77}};

}  // namespace

TEST_CASE("magic squares: every example replays with its checks") { check_replayed("squares", games); }
TEST_CASE("magic squares: a record read and written is the same match") { check_written("squares", games); }
TEST_CASE("magic squares: what a diagram shows and touches is there") { check_shown("squares", games); }

TEST_CASE("falkener.squares.odd.agrippa: each step cites its sentence, and a full line its sum") {
    const MagicSquares rules = game({{"method", "odd.agrippa"}, {"order.odd", "3"}});
    MagicSquares::Position p = rules.start();
    const auto first = [&](const std::string& words) {
        const auto reasons = rules.reasons(p, move(rules, p, words));
        const std::string rule = reasons.front().rule;
        p = rules.play(p, move(rules, p, words));
        return rule + (reasons.size() > 1 ? " " + reasons[1].line : "");
    };
    CHECK(first("1@b1") == "falkener.squares.odd.agrippa.start");
    CHECK(first("2@c3") == "falkener.squares.odd.agrippa.beyond");
    CHECK(first("3@a2") == "falkener.squares.odd.agrippa.beyond");
    CHECK(first("4@a3") == "falkener.squares.odd.agrippa.occupied");
    CHECK(first("5@b2") == "falkener.squares.odd.agrippa");
    CHECK(first("6@c1") == "falkener.squares.odd.agrippa the diagonal from top left: 15");
}

TEST_CASE("magic squares: a wrong step ends the construction and says what the method wants") {
    const MagicSquares rules = game({{"method", "odd.agrippa"}});
    const auto p = after(rules, {"1@c2", "2@c4"});
    const Outcome outcome = rules.result(p);
    CHECK(outcome.over);
    CHECK(outcome.score[0] == 0);
    CHECK(outcome.rule == "falkener.squares.odd.agrippa");
    CHECK(outcome.text == "The method wants 2@d1 there");
    MoveList list;
    rules.moves(p, list);
    CHECK(list.empty());
    // Where wrong steps are allowed, the next one says that something went wrong before.
    const MagicSquares going = game({{"method", "odd.agrippa"}, {"wrong", "go"}});
    const auto q = after(going, {"1@c2", "2@c4"});
    CHECK(!going.result(q).over);
    CHECK(going.reasons(q, move(going, q, "3@a1")).front().sentence == "A step before this one was wrong.");
}

TEST_CASE("magic squares: going on after wrong steps, another magic square is right all the same") {
    const MagicSquares rules = game({{"method", "odd.agrippa"}, {"order.odd", "3"}, {"wrong", "go"}});
    // De la Loubère's square of three, which Agrippa's march does not make.
    const auto p = after(rules, {"1@b3", "2@c1", "3@a2", "4@a1", "5@b2", "6@c3", "7@c2", "8@a3", "9@b1"});
    CHECK(rules.result(p).score[0] == 1);
}

TEST_CASE("magic squares: an exchange may be touched from either cell, and only when all numbers stand") {
    const MagicSquares rules = game({{"method", "ue.border"}});
    std::vector<std::string> natural;
    MagicSquares::Position p = rules.start();
    for (int k = 0; k < 36; ++k) p = rules.play(p, kit::put(k));
    const auto one = rules.play(p, move(rules, p, "c5-d2")), other = rules.play(p, move(rules, p, "d2-c5"));
    CHECK(one == other);
    CHECK(rules.write(one).find("exchanges:1") != std::string::npos);
    CHECK(!rules.result(one).over);
    CHECK(rules.touches(p, move(rules, p, "c5-d2")).size() == 2);
}

TEST_CASE("magic squares: hints never lie: followed from the start they finish every method's square right") {
    for (const Method& method : methods())
        for (const auto* wrong : {"end", "go"}) {
            INFO(method.id);
            const MagicSquares rules = game({{"method", method.id}, {"wrong", wrong}});
            MagicSquares::Position p = rules.start();
            for (int n = 0; !rules.result(p).over && n < 400; ++n) p = rules.play(p, hint(rules, p));
            CHECK(rules.result(p).score[0] == 1);
            CHECK(rules.square(p) == made_by(rules.steps(), rules.order()));
        }
}

TEST_CASE("magic squares: hints of a free square lead to a magic square from wherever one can be made") {
    for (const auto* order : {"3", "4", "5", "8"})
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const MagicSquares rules = game({{"method", "free"}, {"order.free", order}});
            MagicSquares::Position p = rules.start();
            while (!rules.result(p).over) p = rules.play(p, hint(rules, p, seed));
            CHECK(rules.result(p).score[0] == 1);
        }
    // Where none can be made any more, the figures say so.
    const MagicSquares three = game({{"order.free", "3"}});
    const auto stuck = after(three, {"1@a3", "2@c1"});
    CHECK(three.tallies(stuck).front().rows.back().value == "None. Undo your last numbers.");
    const MagicSquares four = game({});
    CHECK(four.tallies(four.start()).front().rows.back().value == "7040");
}

TEST_CASE("falkener.squares.checker: a free square ends with its first wrong line") {
    const MagicSquares rules = game({{"order.free", "3"}});
    const Outcome outcome = rules.result(after(rules, {"1@a3", "2@b3", "3@c3"}));
    CHECK(outcome.over);
    CHECK(outcome.text == "Row 1 adds up to 6, and it should be 15");
    const MagicSquares going = game({{"order.free", "3"}, {"wrong", "go"}});
    CHECK(!going.result(after(going, {"1@a3", "2@b3", "3@c3"})).over);
}

TEST_CASE("magic squares: the sums at the edges stand in the same places in every position") {
    const MagicSquares rules = game({{"method", "odd.two-squares"}});
    const auto places = [&](const MagicSquares::Position& p) {
        std::vector<std::pair<float, float>> out;
        for (const auto& label : rules.overlay(p).labels) out.emplace_back(label.at.x, label.at.y);
        return out;
    };
    const auto p = after(rules, {"1@a5", "2@b5"});
    CHECK(places(rules.start()) == places(p));
    CHECK(rules.overlay(p).labels.size() == 12);
    CHECK(rules.overlay(p).labels.front().text == "3+");
}

TEST_CASE("magic squares: a position is refused with one error and its place") {
    const MagicSquares three = game({{"order.free", "3"}});
    CHECK(fault(three, "1,2,3/4,5,6/7,8,9").empty());
    CHECK(fault(three, "1,2,3/4,5,6").find("column 1") != std::string::npos);
    CHECK(fault(three, "1,2,2/.,.,./.,.,.").find("no number twice") != std::string::npos);
    CHECK(fault(three, "10,2,3/.,.,./.,.,.").find("column 1") != std::string::npos);
    CHECK(fault(three, "1+2,.,./.,.,./.,.,.").find("nothing added") != std::string::npos);
    const MagicSquares agrippa = game({{"method", "odd.agrippa"}, {"order.odd", "3"}});
    CHECK(fault(agrippa, ".,.,./.,2,./.,.,.").find("the method sets first") != std::string::npos);
    CHECK(!fault(agrippa, ".,.,./.,1,./.,.,. exchanges:1").empty());
    const MagicSquares added = game({{"method", "odd.two-squares"}, {"order.odd", "3"}});
    CHECK(fault(added, "1+6,2,3/2,3,1/3,1,2").empty());
    CHECK(fault(added, "1+6,2,3/2,3,1/3,1,.").find("when all are set") != std::string::npos);
}

TEST_CASE("magic squares: lines of a free square of three, counted by an independent program") {
    // tests/perft/magic_squares.py
    const MagicSquares rules = game({{"order.free", "3"}});
    const std::vector<std::uint64_t> wanted{9, 72, 504, 2736, 9360, 13440, 6480, 480, 32};
    for (std::size_t depth = 1; depth <= wanted.size(); ++depth)
        CHECK(count_lines(rules, rules.start(), static_cast<int>(depth), false, false).lines == wanted[depth - 1]);
}

TEST_CASE("magic squares: numbers and CSV are read as they are written") {
    const MagicSquares free = game({{"order.free", "3"}});
    const auto at = position(free, "2,7,6/9,5,1/4,3,.");
    const std::vector<MagicSquares::Position> line{at};
    CHECK(free.foreign(line, 0) == "2 7 6 / 9 5 1 / 4 3 .");
    CHECK(free.foreign(line, 1) == "2,7,6; 9,5,1; 4,3,");
    for (const char* text :
         {"2 7 6 / 9 5 1 / 4 3 .", "2,7,6; 9,5,1; 4,3,", "2,7,6\r\n9,5,1\r\n4,3,\r\n", "2 7 6\n9 5 1\n4 3 _\n"}) {
        CAPTURE(text);
        const auto read = free.read_foreign(text);
        REQUIRE(read);
        CHECK(*read == at);
    }
    // One that is made by a method is read as far as the method has come.
    for (const char* method : {"odd.agrippa", "odd.two-squares", "ue.border", "ue.balance"}) {
        CAPTURE(method);
        const MagicSquares rules = game({{"method", method}});
        MagicSquares::Position p;
        MoveList list;
        for (int n = 0; n < 400 && !rules.result(p).over; ++n) {
            for (const int format : {0, 1}) {
                const std::vector<MagicSquares::Position> now{p};
                const auto read = rules.read_foreign(rules.foreign(now, format));
                REQUIRE(read);
                CHECK(rules.square(*read) == rules.square(p));
            }
            rules.moves(p, list);
            rules.prune(p, list);
            p = rules.play(p, list[0]);
        }
        CHECK(rules.result(p).over);
    }
}

TEST_CASE("magic squares: bad numbers are refused with what is wrong and where") {
    const MagicSquares free = game({{"order.free", "3"}});
    const auto fault_of = [](const MagicSquares& rules, const std::string& text) {
        const auto read = rules.read_foreign(text);
        return read ? std::string("none") : describe(read.fault());
    };
    CHECK(fault_of(free, "2 7 6 / 9 x 1 / 4 3 8").find("line 1, column 11: \"x\" is no number") == 0);
    CHECK(fault_of(free, "2,7,6\n9,x,1\n4,3,8").find("line 2, column 3: \"x\" is no number") == 0);
    CHECK(fault_of(free, "2 7 / 9 5").find("2 rows of 2 numbers") == 0);
    CHECK(fault_of(free, "2 7 6 / 9 5 1 / 4 3 9").find("9 stands there twice") == 0);
    CHECK(fault_of(free, "2 7 6 / 9 5 1 / 4 3 10").find("\"10\" is no number") == 0);
    CHECK(fault_of(game({{"method", "odd.agrippa"}, {"order.odd", "3"}}), "1 . . / . . . / . . .")
              .find("the method comes to no such square") == 0);
}

TEST_CASE("drill of magic squares: the next number of a square that can be completed in one way alone") {
    for (const auto* order : {"3", "4", "5"})
        for (int level = 1; level <= 3; ++level)
            for (std::uint64_t seed = 1; seed <= 8; ++seed) {
                const GamePtr made = *make_game("falkener-magic-squares", {{"order.free", order}});
                const auto exercise = made->exercise("complete", level, seed);
                REQUIRE(exercise);
                const MagicSquares rules = game({{"order.free", order}});
                const auto p = position(rules, exercise->setup);
                CHECK(completions(rules.square(p), 10).size() == 1);
                REQUIRE(exercise->answers.size() == 1);
                std::vector<std::string_view> words(exercise->answers[0].begin(), exercise->answers[0].end());
                CHECK(judge(*made, *exercise, words).word == ludus::Verdict::Word::right);
                // Any other cell for the first number is wrong, and the answer says why.
                for (const std::string& other : std::vector<std::string>{"a1", "b2", "c3"}) {
                    const std::string wrong =
                        exercise->answers[0][0].substr(0, exercise->answers[0][0].find('@')) + "@" + other;
                    if (wrong == exercise->answers[0][0] ||
                        !rules.square(p).is_empty(rules.order() - (other[1] - '0'), other[0] - 'a'))
                        continue;
                    const auto verdict = judge(*made, *exercise, {std::string_view(wrong)});
                    CHECK(verdict.word == ludus::Verdict::Word::wrong);
                    CHECK(!verdict.why.empty());
                }
            }
    CHECK(game({{"method", "odd.agrippa"}}).themes().empty());
}
