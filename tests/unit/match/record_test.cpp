// The record: one text that holds a whole match. What is written is read again as it was; what is wrong is named
// with its place, and nothing is half read.
// Long: each line a record may have, and each fault with its place.

#include "core/match/record.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "core/base/json.hpp"
#include "core/base/text.hpp"
#include "core/kit/game_adapter.hpp"
#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/toys/magic_square.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/broken_text.hpp"
#include "tests/unit/files.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

Match read(std::string_view text) {
    auto match = read_record(text, &toys::make_any);
    REQUIRE_MESSAGE(match, (match ? std::string() : describe(match.fault())));
    return std::move(*match);
}

Fault refused(std::string_view text) {
    const auto match = read_record(text, &toys::make_any);
    REQUIRE(!match);
    return match.fault();
}

/// A game for one whose end is worth what the test says.
class Scored : public toys::MagicSquare {
public:
    Scored(const Options& options, float score) : MagicSquare(options), score_(score) {}
    Outcome result(const Position& p) const {
        Outcome outcome = MagicSquare::result(p);
        if (outcome.over) outcome.score[0] = score_;
        return outcome;
    }

private:
    float score_;
};

/// What the check of an outcome says of a match that ended with the score.
std::vector<std::string> outcome_check(float score, const std::string& asked) {
    const Options options(Scored::card());
    Match match(std::make_shared<GameAdapter<Scored>>(options, options, score));
    REQUIRE(match.play("1@a1 2@b1 3@c1"));
    match.add_tag("Outcome", asked);
    return failed_checks(match);
}

const std::filesystem::path records = std::filesystem::path(LUDUS_TESTS) / "records";

}  // namespace

TEST_CASE("record: each kept record that is right is read, and written again as itself or as its .written text") {
    const auto good = files(records / "good", ".game");
    REQUIRE(good.size() >= 10);
    for (const auto& path : good) {
        CAPTURE(path.filename().string());
        const Match match = read(file_text(path));
        CHECK(told(record_problems(match, &toys::make_any)) == "");
        CHECK(told(failed_checks(match)) == "");
        const auto written = std::filesystem::path(path).replace_extension(".written");
        if (refresh()) {
            std::filesystem::remove(written);
            if (write_record(match) != file_text(path)) std::ofstream(written, std::ios::binary) << write_record(match);
        }
        CHECK(write_record(match) == file_text(std::filesystem::exists(written) ? written : path));
    }
}

TEST_CASE("record: each kept record that is wrong is refused where and for what it says") {
    const auto broken = files(records / "broken", ".game");
    REQUIRE(broken.size() >= 35);
    for (const auto& path : broken) {
        CAPTURE(path.filename().string());
        const auto match = read_record(file_text(path), &toys::make_any);
        REQUIRE(!match);
        const Fault& fault = match.fault();
        const std::string said = "line " + std::to_string(fault.line) + ", column " + std::to_string(fault.column) +
                                 "\n" + fault.what + "\n" + "expected " + fault.expected + "\n";
        const auto expectation = std::filesystem::path(path).replace_extension(".expect");
        if (refresh()) std::ofstream(expectation, std::ios::binary) << said;
        CHECK(said == file_text(expectation));
        CHECK(!fault.expected.empty());
    }
    CHECK(files(records / "broken", ".expect").size() == broken.size());
}

TEST_CASE("record: of a long word its first forty letters are told, at its place") {
    const std::string four = "[Game \"toy-four\"]\n", square = "[Game \"toy-square\"]\n", letters(60, 'x');
    const std::string told = "\"" + letters.substr(0, 40) + "...\" ";
    check_refused_by(
        [](const std::string& text) { return read_record(text, &toys::make_any); },
        {{four + "b1-a1 ^" + letters + ".", told + "is not a turn number; a number and a full stop, such as 12."},
         {four + "b1-a1 drawn by agreement ^" + letters, told + "comes after the result; nothing more"},
         {four + "b1-a1 (drawn by agreement ^" + letters, told + "comes after the result; )"},
         {square + "1@a1 2@b1 3@c1 ^" + letters, told + "comes after the end of the game: 1 + 2 + 3 = 6; nothing more"},
         {four + "b1-a1 (c1-c2 drawn by agreement ^(a2-a1", "a variation after the result; )"},
         {"[Game \"toy-four\"]\n[Seat \"south ^\"]\n\n", "unknown player type for seat south"},
         {"[Game \"toy-four\"]\n[Seat \"south machine ^\"]\n\n", "unknown level \"\""}});
}

TEST_CASE("record: a refused record leaves the match there is as it was") {
    Match match = read("[Game \"toy-placing\"]\n[Title \"before\"]\n1. *a1 2. *b1\n");
    const std::string before = tree_text(match);
    auto other = read_record("[Game \"toy-placing\"]\n[Title \"after\"]\n1. *a1 2. *b9\n", &toys::make_any);
    if (other) match = std::move(*other);
    CHECK(!other);
    CHECK(tree_text(match) == before);
}

TEST_CASE("record: lines may end either way, and a mark of the byte order is no part of the text") {
    const std::string text = "[Game \"toy-placing\"]\n[Title \"t\"]\n\n{two\nlines}\n1. *a1 {more\n} 2. *b1\n";
    std::string carriage;
    for (const char c : text) carriage += c == '\n' ? "\r\n" : std::string(1, c);
    CHECK(tree_text(read(carriage)) == tree_text(read(text)));
    CHECK(read(carriage).node(0).comment == "two\nlines");
    CHECK(tree_text(read("\xEF\xBB\xBF" + text)) == tree_text(read(text)));
    CHECK(refused("[Game \"toy-placing\"]\r1. *a1").what == "a control character (U+000D)");
}

TEST_CASE("record: what a person writes in tags, names and comments comes back") {
    Match match(*toys::make_any("toy-four", {{"first", "north"}}));
    REQUIRE(match.play("b4-a4 d2-c2"));
    match.add_tag("Title", "a \"quote\", a back\\slash, ½ and }{][)(");
    match.add_tag("Empty", "");
    match.add_tag("X-1", "  blanks  ");
    match.comment(0, "before all moves");
    match.comment(1, "braces {open} and } closed, \\ and \\} too");
    match.comment(2, "two\nlines, 1. b1-a1 ( not a move )\n");
    match.seat(0, {false, "", "Ann  of Cambridge "});
    match.seat(1, {true, levels().front().id, ""});
    match.seat(2, {true, default_level().id, "The \"Engine\""});
    match.end({EndingKind::resigned, 3});
    CHECK(told(record_problems(match, &toys::make_any)) == "");
    const Match again = read(write_record(match));
    CHECK(again.node(1).comment == match.node(1).comment);
    CHECK(again.tag("Title") == match.tag("Title"));
    CHECK(again.players() == match.players());
    CHECK(again.outcome().text == "East resigned. South and North win.");
    CHECK(again.game().options()["first"] == "north");
}

TEST_CASE("record: tags that are the match's own, or no tags at all, are not written from the list") {
    Match match(*toys::make_any("toy-four", {}));
    match.add_tag("Game", "toy-mora");
    match.add_tag("Option", "first=west");
    match.add_tag("two words", "x");
    match.add_tag("", "x");
    match.add_tag("Lines", "one\ntwo\tthree\x01");
    const Match again = read(write_record(match));
    CHECK(again.tags() == std::vector<Tag>{{"Lines", "one two\tthree "}});
    CHECK(again.game().card().id == "toy-four");
}

TEST_CASE("record: a tag's name begins with any letter, and goes on with letters, figures and hyphens") {
    Match match(*toys::make_any("toy-four", {}));
    for (const char* name : {"a", "z", "A", "Z", "a0", "Z9", "m-n"}) match.add_tag(name, "kept");
    for (const char* name : {"0a", "-a", "@", "[", "`", "{", "a_b", "a.b"}) match.add_tag(name, "left out");
    const Match again = read(write_record(match));
    std::vector<std::string> names;
    for (const auto& [name, value] : again.tags()) {
        names.push_back(name);
        CHECK(value == "kept");
    }
    CHECK(names == std::vector<std::string>{"a", "z", "A", "Z", "a0", "Z9", "m-n"});
}

TEST_CASE("record: a character that cannot be printed is written as a blank") {
    Match match(*toys::make_any("toy-four", {}));
    match.add_tag("Title",
                  "a\x7F"
                  "b\x1F"
                  "c\td\re");
    match.comment(0,
                  "a\x7F"
                  "b\x1F"
                  "c\td\re\r\nf\r");
    const Match again = read(write_record(match));
    CHECK(again.tag("Title") == std::vector<std::string>{"a b c\td e"});
    CHECK(again.node(0).comment == "a b c\td\ne\nf\n");
}

TEST_CASE("record: a line holds a hundred characters and no more") {
    const auto written = [](std::size_t length) {
        Match match(*toys::make_any("toy-placing", {}));
        REQUIRE(match.play("*a1"));
        match.comment(1, std::string(length - std::string("1. *a1 {}").size(), 'x'));
        return write_record(match);
    };
    CHECK(written(100).find("\n1. *a1 {x") != std::string::npos);
    CHECK(written(101).find("\n1. *a1\n{x") != std::string::npos);
}

TEST_CASE("record: after a comment of several lines a line is as long as its last") {
    const auto written = [](std::size_t first, std::size_t last) {
        Match match(*toys::make_any("toy-race", {}));
        REQUIRE(match.play("2-1 1/2"));
        match.comment(1, std::string(first, 'x') + "\n" + std::string(last, 'y'));
        return write_record(match);
    };
    CHECK(written(90, 10).find("y} 1/2") != std::string::npos);
    CHECK(written(10, 95).find("y} 1/2") != std::string::npos);  // "y...y} 1/2" is just a hundred
    CHECK(written(10, 96).find("y}\n1/2") != std::string::npos);
}

TEST_CASE("record: a variation is set in by four, no further than forty") {
    // In each variation the first choice is varied again.
    Match match(*toys::make_any("toy-mora", {}));
    for (int nested = 0; nested < 12; ++nested) {
        REQUIRE(match.play(match.moves()[0]));
        match.undo();
        REQUIRE(match.play(match.moves()[1]));
    }
    std::istringstream lines(write_record(match));
    std::map<std::size_t, int> opened;  // brackets, by how far they are set in
    for (std::string line; std::getline(lines, line);) {
        const std::size_t blanks = line.find_first_not_of(' ');
        if (blanks != std::string::npos && line[blanks] == '(') ++opened[blanks];
    }
    for (std::size_t deep = 1; deep < 10; ++deep) CHECK(opened[4 * deep] == 1);
    CHECK(opened[40] == 3);
    CHECK(opened.size() == 10);
}

TEST_CASE("record: what follows a variation is set in as what stood before it") {
    // After each variation the line it varies goes on.
    Match match(*toys::make_any("toy-mora", {}));
    for (int nested = 0; nested < 12; ++nested) {
        const int varied = match.cursor();
        REQUIRE(match.play(match.moves()[0]));
        REQUIRE(match.play(match.moves()[0]));
        match.go(varied);
        REQUIRE(match.play(match.moves()[1]));
    }
    std::istringstream lines(write_record(match));
    std::vector<std::size_t> blanks;  // before what goes on, from the deepest out
    bool closed = false;
    for (std::string line; std::getline(lines, line); closed = line.ends_with(" )")) {
        if (closed) blanks.push_back(line.find_first_not_of(' '));
    }
    CHECK(blanks == std::vector<std::size_t>{40, 40, 36, 32, 28, 24, 20, 16, 12, 8, 4, 0});
}

TEST_CASE("record: a text is as long as the longest, and one byte more is refused") {
    std::string text = "[Game \"toy-four\"]\n";
    text.resize(longest_record, ' ');
    CHECK(read_record(text, &toys::make_any).has_value());
    CHECK(refused(text + " ").what == "the record is longer than " + std::to_string(longest_record) + " bytes");
}

TEST_CASE("record: an ending where the line goes on is kept as a variation without a move") {
    Match match(*toys::make_any("toy-four", {}));
    REQUIRE(match.play("b1-a1 a2-b2"));
    match.go(1);
    match.end({EndingKind::drawn_by_agreement, -1});
    CHECK(told(record_problems(match, &toys::make_any)) == "");
    CHECK(write_record(match).find("(drawn by agreement )") != std::string::npos);
    match.go(0);
    match.end({EndingKind::resigned, 0});
    CHECK(told(record_problems(match, &toys::make_any)) == "");
}

PER_GAME_TEST_CASE("record: trees grown at random are read again as they were", toy_games) {
    const int trees = deep() ? 400 : 25;
    for (int seed = 1; seed <= trees; ++seed) {
        CAPTURE(seed);
        std::uint64_t random = static_cast<std::uint64_t>(seed) * 0x9E3779B97F4A7C15u;
        const auto draw = [&random](std::size_t below) {
            random ^= random << 13;
            random ^= random >> 7;
            random ^= random << 17;
            return static_cast<std::size_t>(random % below);
        };
        Match match(*toys::make_any(subject.game, {}));
        for (int n = 0; n < 60; ++n) {
            if (draw(4) == 0) match.go(static_cast<int>(draw(static_cast<std::size_t>(match.size()))));
            const MoveList moves = match.moves();
            if (moves.empty()) continue;
            REQUIRE(match.play(moves[draw(moves.size())]));
            if (draw(5) == 0) match.comment(match.cursor(), std::string(draw(3), '}') + "\\ c" + std::to_string(n));
            if (draw(9) == 0)
                match.end({EndingKind::resigned, static_cast<int>(draw(match.game().card().seats.size()))});
            if (draw(9) == 0) match.promote(static_cast<int>(draw(static_cast<std::size_t>(match.size()))));
            if (draw(20) == 0) match.drop(static_cast<int>(draw(static_cast<std::size_t>(match.size()))));
        }
        const auto problems = record_problems(match, &toys::make_any);
        REQUIRE(told(problems) == "");
    }
}

TEST_CASE("record: variations may stand deep in one another, and no deeper than is said") {
    // Every choice but the last is varied by the next, five deep a choice; with the last the line goes on.
    const auto nested = [](std::size_t choices) {
        std::string text = "[Game \"toy-mora\"]\n";
        for (std::size_t i = 0; i < choices; ++i) text += "1:2 (1:3 (1:4 (2:2 (2:3 (2:4 ";
        for (std::size_t i = 0; i < choices * 5; ++i) text += ")";
        return text;
    };
    static_assert(deepest_variation == 500);
    const Match match = read(nested(100));
    CHECK(match.size() == 601);
    CHECK(told(record_problems(match, &toys::make_any)) == "");
    const Fault fault = refused(nested(101));
    CHECK(fault.what == "the variations are nested too deeply");
    CHECK(fault.expected == "at most 500 levels");
    CHECK(refused("[Game \"toy-mora\"] 1:2 ( 1:3 ( 1:4 )").what == "the variation is not closed");
}

TEST_CASE("record: a text too long is refused in a word") {
    std::string text = "[Game \"toy-four\"]\n{";
    text.append(longest_record, 'x');
    const Fault fault = refused(text);
    CHECK(fault.what == "the record is longer than " + std::to_string(longest_record) + " bytes");
    CHECK(fault.expected == "at most " + std::to_string(longest_record) + " bytes");
}

TEST_CASE("record: a line longer than a match may be is refused at the first move too many") {
    const auto line_of = [](int moves) {
        std::string out;
        for (int n = 0; n < moves; ++n)
            out += std::array{"20-32 ", "77-65\n", "32-20 ", "65-77\n"}[static_cast<std::size_t>(n % 4)];
        return out;
    };
    const std::string head = "[Game \"falkener-turkish\"]\n";
    static_assert(greatest_length == 5000);
    CHECK(read(head + line_of(greatest_length)).outcome().over);
    const Fault fault = refused(head + line_of(greatest_length) + "20-32");
    CHECK(fault.what == "the line has more than 5000 moves");
    CHECK(fault.expected == "at most 5000 moves in a line");
    CHECK(fault.line == 2502);
    CHECK(fault.column == 1);
    // Four megabytes of it are refused at the same place.
    CHECK(refused(head + line_of(690'000)).line == 2502);
    // In a variation too, whose line begins where the match does.
    Match last = read(head + line_of(greatest_length - 1));
    for (const Move move : last.moves()) {
        const std::string other = last.game().words(last.position(), move);
        if (other == "65-77") continue;
        CHECK(read(head + line_of(greatest_length) + "( " + other + " )").size() == greatest_length + 2);
        CHECK(refused(head + line_of(greatest_length) + "( " + other + " 20-32 )").what == fault.what);
        break;
    }
    CHECK(refused(head + line_of(greatest_length) + "drawn by agreement").what.find("the game is already over: Draw") !=
          std::string::npos);
}

TEST_CASE("record: more moves than a match may hold are refused, its variations counted") {
    // In each position of the line every other first move is a variation.
    std::string text = "[Game \"falkener-turkish\"]\n";
    Match match(*toys::make_any("falkener-turkish", {}));
    int moves = 0;
    for (int n = 0; moves <= most_moves; ++n) {
        const char* const word = std::array{"20-32", "77-65", "32-20", "65-77"}[static_cast<std::size_t>(n % 4)];
        text += std::string(word) + "\n";
        ++moves;
        for (const Move move : match.moves()) {
            const std::string other = match.game().words(match.position(), move);
            if (other == word) continue;
            text += "( " + other + " )\n";
            ++moves;
        }
        REQUIRE(match.play(word));
    }
    const Fault fault = refused(text);
    CHECK(fault.what == "the game already has 20000 moves, variations included");
    CHECK(fault.expected == "at most 20000 moves in all");
    CHECK(fault.line == 20'002);
}

TEST_CASE("record: a great many comments in one place are one comment") {
    std::string text = "[Game \"toy-four\"]\n";
    for (int n = 0; n < 10'000; ++n) text += "{x} ";
    const Match match = read(text);
    CHECK(match.node(0).comment.size() == 19'999);
    // More than a comment may hold are refused at the first that is too many.
    for (int n = 0; n < 300'000; ++n) text += "{x} ";
    const Fault fault = refused(text);
    CHECK(fault.what == "the comment is longer than 20000 bytes");
    CHECK(fault.line == 2);
    CHECK(fault.column == 40'001);
}

TEST_CASE("record: what a terminal obeys and what turns the direction of writing about is refused as it stands") {
    const std::pair<const char*, const char*> signs[] = {
        {"\x1B", "U+001B"},         {"\x7F", "U+007F"},         {"\xC2\x80", "U+0080"},
        {"\xC2\x9B", "U+009B"},     {"\xC2\x9F", "U+009F"},     {"\xE2\x80\xAA", "U+202A"},
        {"\xE2\x80\xAE", "U+202E"}, {"\xE2\x81\xA6", "U+2066"}, {"\xE2\x81\xA9", "U+2069"}};
    for (const auto& each : signs) {
        const char* const sign = each.first;
        const char* const name = each.second;
        CAPTURE(name);
        for (const std::string around : {"{%}", "%"}) {
            std::string text = "[Game \"toy-four\"]\n{a} " + around;
            text.replace(text.find('%'), 1, sign);
            const Fault fault = refused(text);
            CHECK(fault.what == "a control character (" + std::string(name) + ")");
            CHECK(fault.line == 2);
            CHECK(fault.column == (around.size() == 1 ? 5 : 6));
        }
        CHECK(refused(std::string("[Game \"toy-four\"]\n[Title \"") + sign + "\"]").what.find(name) !=
              std::string::npos);
        // What else put it into a match is written as a blank.
        Match match = read("[Game \"toy-four\"]");
        match.comment(0, std::string("a") + sign + "b");
        match.add_tag("Title", std::string("c") + sign + "d");
        CHECK(write_record(match) == "[Game \"toy-four\"]\n[Title \"c d\"]\n\n{a b}\n");
        // JSON, which goes to a terminal too, has it in letters.
        Json json;
        json.value(sign);
        CHECK(json.text().size() == 8);
        CHECK(json.text().substr(1, 3) == "\\u" + std::string(name).substr(2, 1));
    }
    // Neighbours of theirs are text.
    for (const char* sign :
         {"\xC2\xA0", "\xE2\x80\xA9", "\xE2\x80\xAF", "\xE2\x81\xA5", "\xE2\x81\xAA", "\xEF\xBF\xBD"})
        CHECK(read("[Game \"toy-four\"]\n{" + std::string(sign) + "}").node(0).comment == sign);
}

TEST_CASE("record: what a fault quotes is short, however long it was") {
    const std::string long_word(5'000, 'x');
    for (const std::string& text :
         {"[Game \"" + long_word + "\"]", "[Game \"toy-four\"]\n" + long_word, "[" + long_word + " \"a\"]",
          "[Game \"toy-four\"]\n[Option \"" + long_word + "=1\"]",
          "[Game \"toy-four\"]\n[Seat \"" + long_word + " person\"]",
          "[Game \"fulke-1\"]\n[Setup \"even " + long_word + "\"]",
          "[Game \"falkener-xiangqi\"]\n[Setup \"" + long_word + "\"]",
          "[Game \"fulke-1\"]\n[Option \"leap=" + long_word + "\"]"}) {
        const Fault fault = refused(text);
        CAPTURE(fault.what);
        CHECK(fault.what.size() < 120);
        CHECK(fault.what.find("xxx...") != std::string::npos);
    }
}

TEST_CASE("record: every beginning of a right record is read or refused, never half read") {
    const std::string text = file_text(files(records / "good", ".game").front());
    for (std::size_t length = 0; length < text.size(); ++length) {
        const auto match = read_record(std::string_view(text).substr(0, length), &toys::make_any);
        if (match) {
            CHECK(told(record_problems(*match, &toys::make_any)) == "");
        } else {
            CHECK(match.fault().line >= 1);
            CHECK(match.fault().column >= 1);
            CHECK(!match.fault().expected.empty());
        }
    }
}

TEST_CASE("checks: what the tags ask of the end of the main line") {
    const std::string head = "[Game \"toy-placing\"]\n[Setup \"light .1001.10. 0,0\"]\n";
    const auto failed = [&](const std::string& tags, const std::string& moves) {
        return failed_checks(read(head + tags + moves));
    };
    using Lines = std::vector<std::string>;
    CHECK(failed("[Why \"toy.place.take toy.place.slide\"]", "1. a2-a1") == Lines{});
    CHECK(failed("[Why \"toy.place.drop\"]", "1. a2-a1") ==
          Lines{"Why: a2-a1 does not cite toy.place.drop, but toy.place.slide, toy.place.take"});
    CHECK(failed("[Why \"toy.place.take\"]", "") == Lines{"Why: there is no move to explain"});
    CHECK(failed("[End \"light 0.00.1.10. 0,0\"]", "1. a2-a1").size() == 1);
    CHECK(failed("[End \"light 0.0.1.10. 0,0 on:a1\"]", "1. a2-a1") == Lines{});
    CHECK(failed("[End \"light 0.0\"]", "1. a2-a1").size() == 1);
    CHECK(failed("[Moves \"a1-b1 done\"]", "1. a2-a1") == Lines{});
    CHECK(failed("[Moves \"done a1-a2\"]", "1. a2-a1") ==
          Lines{"Moves: a1-a2 is not legal", "Moves: a1-b1 is also legal"});
    CHECK(failed("[Refused \"a1-a2\"] [Refused \"a1-b1 done\"]", "1. a2-a1") == Lines{});
    CHECK(failed("[Refused \"a1-b1\"]", "1. a2-a1") == Lines{"Refused: a1-b1 is legal"});
    CHECK(failed("[Outcome \"going on\"]", "1. a2-a1") == Lines{});
    CHECK(failed("[Outcome \"1 0\"]", "1. a2-a1") == Lines{"Outcome: the outcome is going on, not 1 0"});
    CHECK(failed("[Outcome \"1 0\"]", "1. a2-a1 a1-b1") == Lines{});
    CHECK(failed("[Outcome \"0 1\"]", "1. a2-a1 a1-b1") == Lines{"Outcome: the outcome is 1 0, not 0 1"});
    CHECK(failed("[Outcome \"going on\"]", "1. a2-a1 a1-b1") == Lines{"Outcome: the outcome is 1 0, not going on"});
    CHECK(failed("[Outcome \"½ 0.5\"]", "1. a2-a1 drawn by agreement") == Lines{});
    CHECK(failed("[Outcome \"0.5 -1.5\"]", "1. a2-a1 drawn by agreement") ==
          Lines{"Outcome: the outcome is 0.5 0.5, not 0.5 -1.5"});
    CHECK(failed("[Outcome \"1.5 0.5\"]", "1. a2-a1 drawn by agreement") ==
          Lines{"Outcome: the outcome is 0.5 0.5, not 1.5 0.5"});
    CHECK(failed("[Outcome \"0.5 0.25\"]", "1. a2-a1 drawn by agreement").front().find("is not 2 scores") !=
          std::string::npos);
    CHECK(failed("[Outcome \"1 0 0\"]", "1. a2-a1 a1-b1") ==
          Lines{"Outcome: \"1 0 0\" is not 2 scores, one for each seat"});
    CHECK(failed("[Outcome \"  going on \"]", "1. a2-a1") == Lines{});
    CHECK(failed("[Outcome \"0.5 0.5\"]", "1. a2-a1") == Lines{"Outcome: the outcome is going on, not 0.5 0.5"});
    CHECK(failed("[Outcome \"1\"]", "1. a2-a1 a1-b1") == Lines{"Outcome: \"1\" is not 2 scores, one for each seat"});
    CHECK(failed("[Outcome \"x y\"]", "1. a2-a1 a1-b1").size() == 1);
    CHECK(failed("[Outcome \"\"]", "1. a2-a1 a1-b1").size() == 1);
    // At the end of the main line, not of a variation; tags nobody knows ask nothing.
    CHECK(failed("[Moves \"a1-b1 done\"] [Colour \"red\"]", "1. a2-a1 (c1-c2 2. b1-c1 )") == Lines{});
}

TEST_CASE("checks: what is asked is asked of the main line, whichever was played first") {
    Match match(*toys::make_any("toy-placing", {}));
    REQUIRE(match.play("*a1"));
    match.go(0);
    REQUIRE(match.play("*b1"));
    match.promote(match.cursor());
    match.go(1);
    match.add_tag("Refused", "*b1");
    match.add_tag("Refused", "*a1");
    CHECK(failed_checks(match) == std::vector<std::string>{"Refused: *a1 is legal"});
}

TEST_CASE("checks: a score is written as it is read, whole or half, above nothing and below") {
    struct Case {
        float score;
        std::string text;
    };
    const Case cases[] = {{0, "0"},      {1, "1"},        {-1, "-1"},    {12, "12"},
                          {0.5f, "0.5"}, {-0.5f, "-0.5"}, {2.5f, "2.5"}, {-1.5f, "-1.5"}};
    for (const Case& one : cases) {
        CAPTURE(one.text);
        CHECK(outcome_check(one.score, one.text).empty());
        CHECK(outcome_check(one.score, "99") ==
              std::vector<std::string>{"Outcome: the outcome is " + one.text + ", not 99"});
        for (const Case& other : cases)
            if (other.score != one.score) CHECK(outcome_check(one.score, other.text).size() == 1);
    }
}

TEST_CASE("checks: what is no number in halves is no score") {
    for (const char* text : {"-0", "--1", "-", ".5", "-.5", "1.", "1.50", "0.55", "1.5.5", "-½", "01", "+1", "1/2"}) {
        CAPTURE(text);
        CHECK(outcome_check(1, text) ==
              std::vector<std::string>{"Outcome: \"" + std::string(text) + "\" is not a score"});
    }
}
