// Games in PGN: what is written is read again as the same game, and what is wrong is named with its place.
// Long: each thing PGN can hold, written and read, and each fault with its place.

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "core/base/random.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"
#include "core/kit/game_adapter.hpp"
#include "core/match/pgn.hpp"
#include "core/match/record.hpp"
#include "tests/toys/leaps.hpp"
#include "tests/unit/broken_text.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

std::string record_of(Match match) {
    match.go(0);
    return write_record(match);
}

Fault fault_of(const std::string& text) {
    const auto read = read_pgn(text);
    REQUIRE_MESSAGE(!read.has_value(), text);
    CHECK(read.fault().line > 0);
    return read.fault();
}

const std::string head = "[Variant \"xiangqi\"]\n\n";
/// Red has two rooks and mates in one.
const std::string near_mate =
    "[Variant \"xiangqi\"]\n[SetUp \"1\"]\n[FEN \"4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1\"]\n\n";

Match read(const std::string& text) {
    auto match = read_pgn(text);
    REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())) << "\n" << text);
    return std::move(*match);
}

}  // namespace

TEST_CASE("PGN: random games with variations come back as they were") {
    Random random(11);
    int games = 0;
    for (const Entry& entry : catalogue()) {
        for (const Preset& preset : entry.card().presets) {
            const GamePtr game = entry.make(*Options::of(entry.card(), preset.options));
            if (!has_pgn(*game)) {
                CHECK(write_pgn(Match(game)).empty());
                if (game->foreign()) CHECK(game->foreign()->all_in_pgn(game->start()).empty());
                continue;
            }
            CAPTURE(entry.card().id);
            for (int n = 0; n < 5; ++n, ++games) {
                Match match(game);
                const auto play = [&](int moves, bool varied) {
                    for (int i = 0; i < moves && !match.outcome().over; ++i) {
                        const MoveList all = match.moves();
                        REQUIRE(match.play(all[random.below(all.size())]).has_value());
                        if (varied && random.below(5) == 0) {
                            // Inside a turn that is one word in PGN there is no place for a comment.
                            if (game->at_turn_start(match.position()))
                                match.comment(match.cursor(), "a \"remark\" 100%; (so)");
                            match.undo();
                        }
                    }
                };
                if (n % 2 == 1) {
                    play(15, false);
                    match = Match(game, match.position());
                }
                play(40, n != 0);
                match.go(0);
                while (!match.node(match.cursor()).next.empty()) match.go(match.node(match.cursor()).next.front());
                if (n == 2 && !match.outcome().over) match.end({EndingKind::resigned, 0});
                if (n == 3 && !match.outcome().over) match.end({EndingKind::drawn_by_agreement, -1});
                match.seat(0, {true, "easy", ""});
                match.seat(1, {false, "", "Ann \"the\" B"});
                match.add_tag("Date", "1892.01.01");
                match.add_tag("Title", "An evening");
                const std::string text = write_pgn(match);
                const auto read = read_pgn(text);
                REQUIRE_MESSAGE(read.has_value(), (read ? "" : describe(read.fault())) << "\n" << text);
                CHECK(record_of(*read) == record_of(match));
                CHECK(write_pgn(*read) == text);
            }
        }
    }
    CHECK(games > 20);
}

TEST_CASE("PGN: as others write it") {
    const auto game = read_pgn(
        "[Event \"?\"]\r\n[Variant \"Xiangqi\"]\r\n[Result \"1-0\"]\r\n\r\n"
        "% a line for nobody\n1.Cbe3 Hc8!? 2. Ha3 $1 ; to the end of the line\n(2. Ra2 {first} (2. Hc3) Hi8) 2... Ri9 "
        "1-0\n");
    REQUIRE_MESSAGE(game.has_value(), (game ? "" : describe(game.fault())));
    CHECK(game->game().options()["horse"] == "leg");  // as it is played today
    CHECK(game->line().size() == 5);
    CHECK(game->outcome().over);
    CHECK(game->outcome().score[1] == 1.0F);  // Red moves first and is White to PGN
    CHECK(game->node(game->line()[2]).sign == Sign::interesting);
    CHECK(game->node(game->line()[3]).sign == Sign::good);
    CHECK(game->node(game->line()[3]).comment == "to the end of the line");
    CHECK(game->node(game->line()[2]).next.size() == 3);
    const auto shogi = read_pgn(
        "[Variant \"shogi\"]\n[FEN \"lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL[] w - - 0 "
        "2\"]\n[SetUp \"1\"]\n2. Bxh8=H Sxh8 3. B@e5 *");
    REQUIRE_MESSAGE(shogi.has_value(), (shogi ? "" : describe(shogi.fault())));
    CHECK(shogi->line().size() == 4);
    CHECK(shogi->from_setup());
    // The Dilaram problem begins elsewhere than the game of that name, which is said.
    CHECK(write_pgn(Match(*make_game("falkener-shatranj", {}))).find("[FEN \"") != std::string::npos);
    CHECK(write_pgn(Match(*make_game("falkener-xiangqi", {}))).find("[FEN \"") == std::string::npos);
}

TEST_CASE("PGN: moves are numbered two and two, and anew after whatever comes between") {
    const auto text_of = [](const char* moves) {
        const auto match = read_pgn(head + moves);
        REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())));
        const std::string text = write_pgn(*match);
        return text.substr(text.find("\n\n") + 2);
    };
    CHECK(text_of("1. Cbe3 Hc8 2. Ha3 *") == "1. Cbe3 Hc8 2. Ha3 *\n");
    CHECK(text_of("{first} 1. Cbe3 {said} Hc8 2. Ha3 *") == "{first} 1. Cbe3 {said} 1... Hc8 2. Ha3 *\n");
    CHECK(text_of("1. Cbe3 (1. Che3 Hg8) Hc8 2. Ha3 *") == "1. Cbe3 (1. Che3 Hg8) 1... Hc8 2. Ha3 *\n");
    CHECK(text_of("1. Cbe3 Hc8 (1... Hg8 2. Ha3) 2. Ha3 *") == "1. Cbe3 Hc8 (1... Hg8 2. Ha3) 2. Ha3 *\n");
}

TEST_CASE("PGN: where Black begins his move is the first, and White's after it the second") {
    const auto whole = read_pgn(head + "1. Cbe3 Hc8 2. Ha3 Hi8 *");
    REQUIRE(whole.has_value());
    Match match(whole->game_ptr(), whole->node(1).position);
    for (int node = 2; node < whole->size(); ++node) REQUIRE(match.play(whole->node(node).move));
    const std::string text = write_pgn(match);
    CHECK(text.substr(text.find("\n\n") + 2) == "1... Hc8 2. Ha3 Hi8 *\n");
    const auto again = read_pgn(text);
    REQUIRE(again.has_value());
    CHECK(record_of(*again) == record_of(match));
}

TEST_CASE("PGN: a line holds eighty characters and no more, and as many words as go into it") {
    const auto lines_of = [](const std::string& moves) {
        const auto match = read_pgn(head + moves);
        REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())));
        const std::string text = write_pgn(*match);
        std::vector<std::string> lines;
        std::istringstream in(text.substr(text.find("\n\n") + 2));
        for (std::string line; std::getline(in, line);) {
            CHECK(line.size() <= 80);
            lines.push_back(line);
        }
        const auto again = read_pgn(text);
        REQUIRE(again.has_value());
        CHECK(record_of(*again) == record_of(*match));
        return lines;
    };
    const auto said = [](std::size_t length) { return "{" + std::string(length - 2, 'x') + "}"; };
    // "1. Cbe3 {x...x}"
    CHECK(lines_of("1. Cbe3 " + said(72) + " *").front().size() == 80);
    CHECK(lines_of("1. Cbe3 " + said(73) + " *").front() == "1. Cbe3");
    // "1. Cbe3 (1. Che3 {x...x}": the bracket that closes has no blank before it, and its place in the line all the same.
    CHECK(lines_of("1. Cbe3 (1. Che3 " + said(62) + ") *").front().size() == 80);
    const auto full = lines_of("1. Cbe3 (1. Che3 " + said(63) + ") *");
    CHECK(full[0].size() == 80);
    CHECK(full[1] == ") *");
}

TEST_CASE("PGN: the tags say where, when and by whom, and what is not known is a question mark") {
    const GamePtr game = *make_game("falkener-xiangqi", {{"horse", "leg"}});
    const int white = game->foreign()->first_seat(), black = 1 - white;
    const auto seat = [&](int index) { return game->card().seats[static_cast<std::size_t>(index)].id; };
    const auto tags_of = [](const Match& match) {
        const std::string text = write_pgn(match);
        return text.substr(0, text.find("\n\n") + 1);
    };
    const std::string last = "[Variant \"" + std::string(game->foreign()->pgn_variant()) +
                             "\"]\n[Game \"falkener-xiangqi\"]\n[Option \"horse=leg\"]\n";
    Match match(game);
    CHECK(tags_of(match) ==
          "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result "
          "\"*\"]\n" +
              last);
    CHECK(write_pgn(match) == tags_of(match) + "\n*\n");
    match.seat(white, {true, "easy", ""});
    match.seat(black, {true, "", "Deep Thought"});
    match.add_tag("Title", "A game");
    match.add_tag("Site", "London");
    match.add_tag("Event", "not ours to say");
    match.add_tag("X-1",
                  "a\x7F"
                  "b\x1F"
                  "c\nd \"e\" \\");
    match.add_tag("1X", "no name of a tag");
    match.add_tag("X y", "nor this");
    match.add_tag("", "nor none");
    CHECK(tags_of(match) ==
          "[Event \"A game\"]\n[Site \"London\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"easy\"]\n[Black "
          "\"Deep Thought\"]\n"
          "[Result \"*\"]\n" +
              last + "[Seat \"" +
              (black == 0 ? seat(0) + " machine " + default_level().id + " Deep Thought" : seat(0) + " machine easy") +
              "\"]\n[Seat \"" +
              (black == 1 ? seat(1) + " machine " + default_level().id + " Deep Thought" : seat(1) + " machine easy") +
              "\"]\n[Title \"A game\"]\n[X_1 \"a b c d \\\"e\\\" \\\\\"]\n");
    const auto again = read_pgn(write_pgn(match));
    REQUIRE(again.has_value());
    CHECK(again->players()[static_cast<std::size_t>(white)] == Player{true, "easy", ""});
    CHECK(again->players()[static_cast<std::size_t>(black)] == Player{true, default_level().id, "Deep Thought"});
    CHECK(again->tags() == std::vector<Tag>{{"Site", "London"}, {"Title", "A game"}, {"X-1", "a b c d \"e\" \\"}});
}

TEST_CASE("PGN: of another's game the event is its title, and players have their names") {
    const auto match =
        read_pgn("[Event \"Cup\"]\n[Site \"?\"]\n[Date \"1900.01.01\"]\n[White \"Ann\"]\n[Black \"?\"]\n" + head + "*");
    REQUIRE(match.has_value());
    CHECK(match->tags() == std::vector<Tag>{{"Title", "Cup"}, {"Date", "1900.01.01"}});
    const auto white = static_cast<std::size_t>(match->game().foreign()->first_seat());
    CHECK(match->players()[white].name == "Ann");
    CHECK(match->players()[1 - white].name.empty());
    CHECK(read_pgn("[Event \"?\"]\n" + head + "*")->tags().empty());
    CHECK(read_pgn("[Event \"\"]\n" + head + "*")->tags().empty());
    CHECK(read_pgn("[Event \"Cup\"]\n[Title \"Final\"]\n" + head + "*")->tag("Title") ==
          std::vector<std::string>{"Final"});
}

TEST_CASE("PGN: the result is that of the rules, or what the players agreed on") {
    const auto over = [](const char* result) { return read_pgn(head + "1. Cbe3 Hc8 " + result); };
    const auto seat = static_cast<std::size_t>(over("*")->game().foreign()->first_seat());
    CHECK_FALSE(over("*")->outcome().over);
    CHECK(over("1-0")->outcome().score[seat] == 1.0F);
    CHECK(over("0-1")->outcome().score[seat] == 0.0F);
    CHECK(over("1/2-1/2")->outcome().score[seat] == 0.5F);
    CHECK(over("1/2-1/2")->outcome().text == "Draw by agreement.");
    for (const char* result : {"1-0", "0-1", "1/2-1/2", "*"}) {
        const std::string text = write_pgn(*over(result));
        CHECK(text.find("[Result \"" + std::string(result) + "\"]") != std::string::npos);
        CHECK(text.find(" " + std::string(result) + "\n") != std::string::npos);
    }
    // An end within the line is told in words, since a result stands only at its end.
    Match match = *over("*");
    match.go(1);
    match.end({EndingKind::drawn_by_agreement, -1});
    CHECK(write_pgn(match).find("1. Cbe3 {drawn by agreement} 1... Hc8 *") != std::string::npos);
    match.end({EndingKind::resigned, 0});
    CHECK(write_pgn(match).find("{" + match.game().card().seats[0].name + " resigns}") != std::string::npos);
    // A comment cannot hold the bracket that would close it, nor lines.
    match.end({});
    match.comment(1, "{a} b\nc");
    CHECK(write_pgn(match).find("1. Cbe3 {{a) b c} 1... Hc8 *") != std::string::npos);
}

TEST_CASE("PGN: a FEN and our own position must be the same") {
    const auto begun = read_pgn(head + "1. Cbe3 Hc8 *");
    REQUIRE(begun.has_value());
    const auto from = [&](int node) { return write_pgn(Match(begun->game_ptr(), begun->node(node).position)); };
    const auto tag = [](const std::string& text, const char* name) {
        const std::size_t at = text.find(std::string("[") + name + " ");
        return text.substr(at, text.find('\n', at) - at);
    };
    std::string text = from(1);
    CHECK(read_pgn(text).has_value());
    text.replace(text.find(tag(text, "FEN")), tag(text, "FEN").size(), tag(from(2), "FEN"));
    const Fault fault = fault_of(text);
    CHECK(fault.what == "tags FEN and Position differ");
    const std::string before = text.substr(0, text.find("[FEN \""));
    CHECK(fault.line == 1 + std::count(before.begin(), before.end(), '\n'));
    CHECK(fault.column == 7);
}

TEST_CASE("PGN: what is said before the first move of a variation is kept with that move") {
    const auto match = read_pgn(head + "1. Cbe3 ({instead} {of this} 1. Che3 {so}) 1... Hc8 *");
    REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())));
    REQUIRE(match->node(0).next.size() == 2);
    const auto& varied = match->node(match->node(0).next[1]);
    CHECK(varied.comment.find("instead of this") == 0);
    CHECK(varied.comment.find("so", 15) != std::string::npos);
    CHECK(match->node(match->node(0).next[0]).comment.empty());
    CHECK(match->node(0).comment.empty());
}

TEST_CASE("PGN: marks have one to three figures, and moves may stand close upon their number") {
    for (const char* mark : {"$7", "$22", "$255"}) {
        const auto match = read_pgn(head + "1.Cbe3 " + mark + " 1...Hc8 2.Ha3 *");
        REQUIRE_MESSAGE(match.has_value(), (match ? "" : describe(match.fault())));
        CHECK(match->node(match->line()[1]).comment == mark);
        CHECK(match->line().size() == 4);
    }
    for (const char* mark : {"$", "$x", "$2550"}) {
        CAPTURE(mark);
        CHECK(fault_of(head + "1. Cbe3 " + mark + " *").what == "a $ without its number");
        CHECK(fault_of(head + "1. Cbe3 " + mark + " *").column == 9);
    }
    CHECK(fault_of(head + "1. Cbe3 2").what == "the result is missing");
}

TEST_CASE("PGN: blanks may stand about a tag's name, and a text of nothing but blanks is no game") {
    for (const char* tag : {"[Variant   \"xiangqi\"]", "[ Variant\"xiangqi\" ]", "[Variant\t\"xiangqi\"]"}) {
        CAPTURE(tag);
        CHECK(read_pgn(std::string(tag) + "\n\n1. Cbe3 *").has_value());
    }
    CHECK(fault_of("\n \n").what == "there is no game in the text");
    CHECK(fault_of("\n \n").line == 1);
}

TEST_CASE("PGN: a line longer than a match may be is refused at the first move too many") {
    std::string text = "[Game \"falkener-siamese\"]\n";
    // Two horses that come and go, where repetition ends nothing.
    const char* const words[] = {"Nd2", "Nd7", "Nb1", "Nb8"};
    for (int n = 0; n < greatest_length; ++n) text += std::string(words[n % 4]) + "\n";
    const Fault fault = fault_of(text + "Nd2 *");
    CHECK(fault.what == "the line has more than 5000 moves");
    CHECK(fault.line == greatest_length + 2);
}

TEST_CASE("PGN: where a move is not legal the nearest are told, and that they are not all") {
    const std::string many = fault_of(head + "1. Cbe9 *").expected;
    CHECK(many.find("one of 44 legal moves, such as ") == 0);
    CHECK(std::count(many.begin(), many.end(), ',') == 6);
    const std::string few =
        fault_of("[Variant \"xiangqi\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\"]\n[SetUp \"1\"]\n1. Ke9 *")
            .expected;
    CHECK(few.find("legal moves") == std::string::npos);
    CHECK(!few.empty());
}

TEST_CASE("PGN: what ends a game by the rules is its result, and no move comes after it") {
    const Match mate = read(near_mate + "1. Rb10# 1-0");
    CHECK(mate.outcome().rule == "falkener.xiangqi.end");
    CHECK(mate.node(mate.cursor()).ending == Ending{});
    // In a variation nothing is said of it.
    const Match varied = read(near_mate + "1. Rb8 (1. Rb10#) 1... Kf10 0-1");
    CHECK(varied.node(varied.cursor()).ending.kind == EndingKind::resigned);
    check_refused_by([](const std::string& text) { return read_pgn(text); },
                     {{near_mate + "1. Rb10# ^0-1", "the result is 0-1, but by the rules: Red wins by checkmate; 1-0"},
                      {near_mate + "1. Rb10# ^*", "the result is *, but by the rules: Red wins by checkmate; 1-0"},
                      {near_mate + "1. Rb10# ^1/2-1/2", "by the rules: Red wins by checkmate; 1-0"},
                      {near_mate + "1. Rb10# ^Kd10 1-0",
                       "\"Kd10\" comes after the end of the game: Red wins by checkmate; a result"},
                      {near_mate + "1. Rb10# ^" + std::string(60, 'x'),
                       "\"" + std::string(40, 'x') + "...\" comes after the end of the game"}});
}

TEST_CASE("PGN: check and mate need not be said, nor be true") {
    for (const char* word : {"Rb10#", "Rb10", "Rb10+", "Rb10##"}) {
        CAPTURE(word);
        const Match match = read(near_mate + "1. " + word + " 1-0");
        CHECK(match.outcome().rule == "falkener.xiangqi.end");
    }
    CHECK(read(head + "1. Cbe3+ Hc8# *").line().size() == 3);
    CHECK(fault_of(head + "1. + *").what == "\"+\" is not a legal move here");
}

TEST_CASE("PGN: moves may be said in the words of the game's book") {
    const Match match = read(head + "1. Cbe3 Hc8 *");
    const std::string words = match.node(1).words;
    CHECK(words != "Cbe3");
    CHECK(record_of(read(head + "1. " + words + "! Hc8 *")) == record_of(read(head + "1. Cbe3! Hc8 *")));
}

TEST_CASE("PGN: a mark is the sign of its move; what is none, and a second, is kept in the comment") {
    const auto said = [](const std::string& moves) {
        const Match match = read(head + moves);
        return std::string(text_of(match.node(1).sign)) + "|" + match.node(1).comment;
    };
    CHECK(said("1. Cbe3! Hc8 *") == "!|");
    CHECK(said("1. Cbe3?? {lost} Hc8 *") == "??|lost");
    CHECK(said("1. Cbe3 {lost} $4 {truly} Hc8 *") == "??|lost truly");
    CHECK(said("1. Cbe3! $1 Hc8 *") == "!|");
    CHECK(said("1. Cbe3! $2 Hc8 *") == "!|$2");
    CHECK(said("1. Cbe3 {lost} $14 {truly} Hc8 *") == "|lost $14 truly");
    CHECK(said("1. Cbe3!!! Hc8 *") == "|!!!");
    // The same move told again is the same move.
    const Match again = read(head + "1. Cbe3 {good} (1. Cbe3! Hg8) Hc8 *");
    CHECK(again.node(1).comment == "good");
    CHECK(again.node(1).sign == Sign::good);
    CHECK(again.node(1).next.size() == 2);
    CHECK(again.node(0).next.size() == 1);
}

TEST_CASE("PGN: a variation follows any move, another variation, and stands in variations") {
    const Match match = read(head + "1. Cbe3 (1. Che3 Hg8 (1... Hc8) 2. Ha3) (1. Ha3) 1... Hc8 (1... Hg8) 2. Ha3 *");
    const auto words = [&](int node) {
        std::vector<std::string> out;
        for (const int next : match.node(node).next)
            out.push_back(match.game().foreign()->in_pgn(match.node(node).position, match.node(next).move));
        return out;
    };
    using Words = std::vector<std::string>;
    CHECK(words(0) == Words{"Cbe3", "Che3", "Ha3"});
    CHECK(words(match.node(0).next[0]) == Words{"Hc8", "Hg8"});
    CHECK(words(match.node(0).next[1]) == Words{"Hg8", "Hc8"});
    CHECK(words(match.node(0).next[2]).empty());
    CHECK(words(match.node(match.node(0).next[1]).next[0]) == Words{"Ha3"});
    // The cursor is at the end of the main line.
    CHECK(match.line().size() == 4);
    CHECK(match.node(match.cursor()).next.empty());
}

TEST_CASE("PGN: variations stand five hundred deep in one another, and no deeper") {
    const auto nested = [](std::size_t depth) {
        std::string text = head + "1. Cbe3 ";
        for (std::size_t i = 0; i < depth; ++i) text += i % 2 == 0 ? "(1. Che3 " : "(1. Cbe3 ";
        return text + std::string(depth, ')') + " *";
    };
    static_assert(deepest_variation == 500);
    CHECK(read(nested(500)).size() == 3);
    const Fault fault = fault_of(nested(501));
    CHECK(fault.what == "the variations are nested too deeply");
    CHECK(fault.expected == "at most 500 levels");
    CHECK(fault.column == 9 + 500 * 9);
}

TEST_CASE("PGN: a text is as long as the longest, and one byte more is refused") {
    std::string text = head + "1. Cbe3 *";
    text.resize(longest_pgn, ' ');
    CHECK(read(text).line().size() == 2);
    CHECK(fault_of(text + " ").what == "the game is longer than " + std::to_string(longest_pgn) + " bytes");
    CHECK(fault_of(text + " ").expected == "at most " + std::to_string(longest_pgn) + " bytes");
}

TEST_CASE("PGN: a comment ends with its brace or its line, and is read as one line") {
    const auto said = [](const std::string& comment) {
        return read(head + "1. Cbe3 " + comment + " Hc8 *").node(1).comment;
    };
    CHECK(said("{  a  }") == "a");
    CHECK(said("{}") == "");
    CHECK(said("{ }") == "");
    CHECK(said("{a\nb}") == "a b");
    CHECK(said("{a\r\nb}") == "a b");
    CHECK(said("{a ; b}{c}") == "a ; b c");
    CHECK(said("; a {b} \n") == "a {b}");
    CHECK(said(";\n") == "");
    // At the end of the text no line need end.
    CHECK(read(head + "1. Cbe3 * ; the end").node(1).comment == "the end");
    CHECK(read(head + "1. Cbe3 {first}Hc8{then} *").node(2).comment == "then");
    CHECK(read(head + "{before} 1. Cbe3 *").node(0).comment == "before");
}

TEST_CASE("PGN: a line that begins with a percent sign is nobody's") {
    CHECK(read("% not ours\n" + head + "%nor this\n1. Cbe3\n% [ ( { \nHc8 *\n% end").line().size() == 3);
    CHECK(read(head + "1. Cbe3 *\n%").line().size() == 2);
    CHECK(fault_of(head + "1. Cbe3 %\nHc8 *").what == "\"%\" is not a legal move here");
}

TEST_CASE("PGN: the name of a variant is read in small letters and large, and whole") {
    for (const char* name : {"xiangqi", "Xiangqi", "XIANGQI"})
        CHECK(read("[Variant \"" + std::string(name) + "\"]\n*").game().card().id == "falkener-xiangqi");
    for (const char* name : {"xiangq", "xiangqi ", "xiangqi2", ""}) {
        CAPTURE(name);
        const Fault fault = fault_of("[Variant \"" + std::string(name) + "\"]\n*");
        CHECK(fault.what == "unknown game \"" + std::string(name) + "\"");
        CHECK(fault.expected.find("a tag Variant with one of: ") == 0);
        CHECK(fault.expected.find("xiangqi") != std::string::npos);
        CHECK(fault.expected.find("shogi") != std::string::npos);
    }
    CHECK(fault_of("[Variant \"" + std::string(60, 'x') + "\"]\n*").what ==
          "unknown game \"" + std::string(40, 'x') + "...\"");
    // Which game it is, our own tag says first.
    CHECK(read("[Variant \"xiangqi\"]\n[Game \"falkener-shogi\"]\n*").game().card().id == "falkener-shogi");
}

TEST_CASE("PGN: a game of ours begins with the options its tags name, or with those of the book") {
    CHECK(read("[Game \"falkener-xiangqi\"]\n*").game().options().chosen().empty());
    const Match match =
        read("[Game \"falkener-xiangqi\"]\n[Option \"horse=leg\"]\n[Option \"cannon=jump-to-capture\"]\n*");
    CHECK(match.game().options()["horse"] == "leg");
    CHECK(match.game().options()["cannon"] == "jump-to-capture");
}

TEST_CASE("PGN: a seat of ours tells a computer player, its strength and its name") {
    const std::string game = "[Game \"falkener-xiangqi\"]\n";
    const Match match = read(game + "[White \"Ann\"]\n[Seat \"red machine easy The  Old One\"]\n*");
    const auto red = static_cast<std::size_t>(match.game().card().seat("red"));
    CHECK(match.players()[red] == Player{true, "easy", "The  Old One"});
    CHECK(match.players()[1 - red] == Player{});
    const std::string said = "unknown player type for this seat; a seat, \"machine\" and a level, such as " +
                             match.game().card().seats[0].id + " machine " + default_level().id;
    check_refused_by([](const std::string& text) { return read_pgn(text); },
                     {{game + "[Seat \"^\"]\n\n*", said},
                      {game + "[Seat \"^green machine easy\"]\n\n*", said},
                      {game + "[Seat \"^red machine\"]\n\n*", said},
                      {game + "[Seat \"^red person easy\"]\n\n*", said},
                      {game + "[Seat \"^red machine cunning\"]\n\n*", said}});
}

TEST_CASE("PGN: a game is set up by a FEN, by our own position, or by both where they agree") {
    const std::string fen = "[FEN \"4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\"]\n";
    CHECK(read("[Variant \"xiangqi\"]\n" + fen + "*").from_setup());
    CHECK_FALSE(read("[Variant \"xiangqi\"]\n[SetUp \"0\"]\n*").from_setup());
    // The opening as a FEN sets nothing up.
    const std::string opening(read(head + "*").game().foreign()->opening());
    CHECK_FALSE(read("[Variant \"xiangqi\"]\n[SetUp \"1\"]\n[FEN \"" + opening + "\"]\n*").from_setup());
    CHECK_FALSE(read("[Game \"falkener-xiangqi\"]\n[SetUp \"1\"]\n[FEN \"" + opening + "\"]\n*").from_setup());
    const Match lone = read("[Variant \"xiangqi\"]\n" + fen + "*");
    const std::string ours = "[Position \"" + lone.game().write(lone.position()) + "\"]\n";
    const Match by_position = read("[Game \"falkener-xiangqi\"]\n" + ours + "*");
    CHECK(by_position.from_setup());
    CHECK(by_position.game().write(by_position.position()) == lone.game().write(lone.position()));
    CHECK(read("[Game \"falkener-xiangqi\"]\n" + ours + fen + "*").from_setup());
}

TEST_CASE("PGN: each fault is told at its place, with what was expected") {
    check_refused_by(
        [](const std::string& text) { return read_pgn(text); },
        {
            {"^1. e4 e5", "the game is not named; a tag Variant with one of: "},
            {"[White \"Ann\"]\n\n^", "the game is not named"},
            {"[Variant \"^crazyhouse\"]\n*", "unknown game \"crazyhouse\"; a tag Variant with one of: "},
            {"[Variant \"xiangqi\"]\n[^Variant \"shogi\"]\n*", "tag Variant appears twice; only one tag Variant"},
            {"[Variant ^\"xiangqi]\n*",
             "the value of tag Variant has no closing quote; a quote at its end, on the same line"},
            {"[Variant ^\"xiangqi", "the value of tag Variant has no closing quote"},
            {"[Variant \"xiangqi\"^\n*", "tag Variant is not closed; ] after the value"},
            {"[Variant ^xiangqi]\n*", "tag Variant has no value; a value in quotes"},
            {"[^\"xiangqi\"]\n*", "the tag has no name; a name of letters, such as White"},
            {"[^2nd \"xiangqi\"]\n*", "the tag has no name"},
            {"[X \"a^\\b\"]\n*", "; \\\" or \\\\"},
            {"[Game \"^chess-with-aliens\"]\n*", "unknown game \"chess-with-aliens\"; one of: "},
            {"^[Game \"fulke-1\"]\n*", "is not written in PGN; a record"},
            {"[Game \"falkener-xiangqi\"]\n[Option \"^horse\"]\n*", "the option has no value; key=value"},
            {"[Game \"falkener-xiangqi\"]\n[Option \"horse=leg\"]\n[Option \"^horse=cow\"]\n*", "cannot be \"cow\""},
            {"[Variant \"xiangqi\"]\n[SetUp \"^1\"]\n*", "tag SetUp is 1, but there is no position; a tag FEN"},
            {"[Variant \"xiangqi\"]\n[FEN \"4k4/9/9/9/9/9/9/9/9/3K5 ^x - - 0 1\"]\n*", "; w or b"},
            {"[Variant \"xiangqi\"]\n[FEN \"^x4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\"]\n*",
             "\"x\" is not a piece of this game"},
            {"[Variant \"xiangqi\"]\n[FEN \"4^x4/9/9/9/9/9/9/9/9/3K5 w - - 0 1\"]\n*",
             "\"x\" is not a piece of this game"},
            {"[Game \"falkener-xiangqi\"]\n[Position \"^\"]\n*", ""},
            {head + "1. Cbe3 ^{ no end", "the comment is not closed; } at its end"},
            {head + "1. Cbe3 ^[White \"Ann\"] *", "this tag comes too late; a move"},
            {head + "1. Cbe3 *\n^[Variant \"xiangqi\"]\n*", "a second game begins; only one game"},
            {head + "1. Cbe3 * ^2. Hc3", "more text after the result; nothing more"},
            {head + "1. Cbe3 * ^*", "more text after the result"},
            {head + "^(1. Cbe3) *", "the variation has no move before it; a move"},
            {head + "1. Cbe3 (^(1. Che3)) *", "the variation has no move before it"},
            {head + "1. Cbe3 (^) *", "the variation is empty; a move"},
            {head + "1. Cbe3 ^) *", "there is no ( before this ); a move"},
            {head + "1. Cbe3 ^(1. Che3", "the variation is not closed; ) after its last move"},
            {head + "1. Cbe3 (1. Che3 ^1-0)", "a result inside a variation; ) or a move"},
            {head + "1. Cbe3 ^} *", "unexpected \"}\"; a move"},
            {head + "1. Cbe3 ^< *", "unexpected \"<\""},
            {head + "1. Cbe3 ^> *", "unexpected \">\""},
            {head + "1. Cbe3 ^] *", "unexpected \"]\""},
            {head + "1. Cbe3 ^$ *", "a $ without its number; $0 to $255"},
            {head + "^$1 1. Cbe3 *", "a $ before the first move; a move"},
            {head + "1. Cbe3\n^", "the result is missing; 1-0, 0-1, 1/2-1/2 or *"},
            {head + "1. ^Cbe9 *", "\"Cbe9\" is not a legal move here; one of 44 legal moves, such as "},
            {head + "1. ^" + std::string(60, 'x') + " *",
             "\"" + std::string(40, 'x') + "...\" is not a legal move here"},
            {"[Variant \"xiangqi\"]\n[Result \"1-0\"]\n1. Cbe3 ^0-1",
             "the result is 0-1, but tag Result says \"1-0\"; the same result in both"},
            {"[Variant \"xiangqi\"]\n[Result \"" + std::string(30, 'x') + "\"]\n1. Cbe3 ^*",
             "tag Result says \"" + std::string(20, 'x') + "...\""},
        });
}

TEST_CASE("PGN: what is wrong is named with its place, and nothing is half read") {
    CHECK(fault_of("").what == "there is no game in the text");
    CHECK(fault_of("1. e4 e5").what == "the game is not named");
    CHECK(fault_of("[Variant \"crazyhouse\"]\n*").column == 11);
    CHECK(fault_of("[Variant \"xiangqi]\n*").what == "the value of tag Variant has no closing quote");
    CHECK(fault_of("[Variant \"xiangqi\"]\n[Variant \"shogi\"]\n*").line == 2);
    CHECK(fault_of(head + "1. Cbe9 *").what == "\"Cbe9\" is not a legal move here");
    CHECK(fault_of(head + "1. Cbe9 *").line == 3);
    CHECK(fault_of(head + "1. Cbe9 *").column == 4);
    CHECK(fault_of(head + "1. Cbe3").what == "the result is missing");
    CHECK(fault_of(head + "1. Cbe3 { no end").what == "the comment is not closed");
    CHECK(fault_of(head + "1. Cbe3 (1. Che3 *").what == "a result inside a variation");
    CHECK(fault_of(head + "1. Cbe3 (1. Che3").what == "the variation is not closed");
    CHECK(fault_of(head + "1. Cbe3 () *").what == "the variation is empty");
    CHECK(fault_of(head + "(1. Cbe3) *").what == "the variation has no move before it");
    CHECK(fault_of(head + "1. Cbe3 ) *").what == "there is no ( before this )");
    CHECK(fault_of(head + "1. Cbe3 * 2. Hc3").what == "more text after the result");
    CHECK(fault_of(head + "1. Cbe3 *\n\n[Variant \"xiangqi\"]\n*").what == "a second game begins");
    CHECK(fault_of(head + "$1 1. Cbe3 *").what == "a $ before the first move");
    CHECK(fault_of("[Variant \"xiangqi\"]\n[Result \"1-0\"]\n1. Cbe3 0-1").what.find("tag Result says") !=
          std::string::npos);
    CHECK(fault_of("[Variant \"xiangqi\"]\n[SetUp \"1\"]\n*").expected == "a tag FEN");
    CHECK(fault_of("[Variant \"xiangqi\"]\n[FEN \"9/9 w\"]\n*").line == 2);
    CHECK(fault_of("[Game \"fulke-1\"]\n*").what.find("not written in PGN") != std::string::npos);
    CHECK(fault_of("[Game \"falkener-xiangqi\"]\n[Option \"horse=cow\"]\n*").line == 2);
    CHECK(fault_of(head + std::string("1. Cbe3 \x01 *")).what.find("control character") != std::string::npos);
    CHECK(fault_of(std::string(longest_pgn + 1, ' ')).what.find("is longer than") != std::string::npos);
    std::string deep = head + "1. Cbe3 ";
    for (int i = 0; i < 600; ++i) deep += "(1. Che3 ";
    CHECK(fault_of(deep + "*").what == "the variations are nested too deeply");

    // Broken in any way it is read or refused, and nothing else.
    const std::string sound = head + "1. Cbe3 Hc8 {said} 2. Ha3 (2. Ra2 $3 Hi8) 2... Ri9 *";
    REQUIRE(read_pgn(sound).has_value());
    Random random(3);
    for (int n = 0; n < 1500; ++n) {
        std::string text = sound;
        for (int k = 0; k < 1 + n % 3; ++k) {
            const std::size_t at = random.below(text.size());
            static constexpr std::string_view letters = "(){}[]$\"\\;%*1-0.x\n";
            if (n % 2 == 0) text.erase(at, 1 + random.below(3));
            else text.insert(at, 1, letters[random.below(letters.size())]);
            if (text.empty()) break;
        }
        const auto read = read_pgn(text);
        if (read) CHECK(read_pgn(write_pgn(*read)).has_value());
    }
}

// ---- where a turn is one word, as in PDN -----------------------------------------------------------------------------

namespace {

/// The toy whose pieces leap on, written by numbers as draughts are: "1-4", "1x9x17".
class WrittenLeaps : public toys::Leaps {
public:
    using Leaps::Leaps;
    static const Card& card() { return Leaps::card(); }
    std::span<const Notation> notations() const {
        static constexpr Notation all[] = {{"book", "As in the book"}};
        return all;
    }
    std::string written(const Position& p, Move m, int) const { return words(p, m); }
    std::span<const char* const> formats() const { return {}; }
    std::string foreign(std::span<const Position>, int) const { return {}; }
    Expected<Position> read_foreign(std::string_view) const { return Fault{"no format", "none"}; }
    std::string_view pgn_variant() const { return {}; }
    std::string_view opening() const { return {}; }
    int first_seat() const { return 0; }
    std::vector<std::string> all_in_pgn(const Position& p, const MoveList& list) const {
        std::vector<std::string> out;
        for (const Move m : list) {
            const auto spots = touches(p, m);
            out.push_back(std::to_string(spots[0] + 1) + (words(p, m).find('x') == std::string::npos ? "-" : "x") +
                          std::to_string(spots[1] + 1));
        }
        return out;
    }
    std::string turn_in_pgn(std::span<const std::string> moves) const {
        std::string out = moves.front();
        for (const std::string& move : moves.subspan(1)) out += move.substr(move.find('x'));
        return out;
    }
};

Expected<GamePtr> make_written(std::string_view, const std::vector<std::pair<std::string, std::string>>&) {
    return erase<WrittenLeaps>(Options(WrittenLeaps::card()));
}

Match leaping() {
    const GamePtr game = *make_written({}, {});
    const auto setup = game->read_position("0..1......1....... light");
    REQUIRE(setup);
    return Match(game, *setup);
}

std::string moves_of(const std::string& pgn) { return pgn.substr(pgn.rfind("]\n") + 3); }

}  // namespace

TEST_CASE("pgn: a turn of several leaps is one word where the game writes it so, and is read as the moves it is") {
    Match match = leaping();
    REQUIRE(match.play("a1xc3 c3xe5"));
    const std::string pgn = write_pgn(match);
    CAPTURE(pgn);
    CHECK(moves_of(pgn).rfind("1. 1x8x15 ", 0) == 0);
    const auto read = read_pgn(pgn, &make_written);
    REQUIRE_MESSAGE(read, (read ? std::string() : describe(read.fault())));
    CHECK(write_record(*read) == write_record(match));
}

TEST_CASE(
    "pgn: of joined turns variations are whole turns, a remark on the way stands after its turn, and one that breaks "
    "off is kept") {
    Random random(8);
    for (int tried = 0; tried < 200; ++tried) {
        Match match(*make_written({}, {}));
        for (int ply = 0; ply < 30 && !match.outcome().over; ++ply) {
            const MoveList legal = match.moves();
            REQUIRE(match.play(legal[random.below(legal.size())]));
            if (random.below(6) == 0) match.go(static_cast<int>(random.below(static_cast<std::size_t>(match.size()))));
        }
        match.go(0);
        const std::string pgn = write_pgn(match);
        CAPTURE(pgn);
        const auto read = read_pgn(pgn, &make_written);
        REQUIRE_MESSAGE(read, (read ? std::string() : describe(read.fault())));
        CHECK(write_pgn(*read) == pgn);
        CHECK(read->size() == match.size());
    }
}

TEST_CASE("pgn: a turn that cannot be leapt so is refused with the turns that can") {
    const std::string pgn = write_pgn(leaping());
    const auto read = read_pgn(pgn.substr(0, pgn.rfind('*')) + "1. 1x8x14 *", &make_written);
    REQUIRE_FALSE(read);
    CHECK(describe(read.fault()).find("1x8x14") != std::string::npos);
    CHECK(describe(read.fault()).find("1x8x15") != std::string::npos);
}
