// Sentences from a catalogue, and whose names are shown.

#include "core/base/say.hpp"

#include <doctest/doctest.h>

#include <vector>

#include "core/base/naming.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"
#include "core/match/record.hpp"
#include "ui/session/speech.hpp"

using namespace ludus;

TEST_CASE("say: slots are filled by name, and one without a value stays to be seen") {
    CHECK(say("{piece} on {square}.", {{"square", "a1"}, {"piece", "Rook"}}) == "Rook on a1.");
    CHECK(say("No slots.", {}) == "No slots.");
    CHECK(say("{a}{a}", {{"a", "x"}}) == "xx");
    CHECK(say("{piece} on {square}.", {{"piece", "Rook"}}) == "Rook on {square}.");
    CHECK(say("{open", {{"open", "x"}}) == "{open");
    CHECK(say("{a}", {{"a", "{b}"}, {"b", "x"}}) == "{b}");  // what a slot holds is no sentence
}

TEST_CASE("say: one, and any other number") {
    constexpr Plural moves{"1 move by {player}", "{n} moves by {player}"};
    CHECK(say(moves, 1, {{"player", "White"}}) == "1 move by White");
    CHECK(say(moves, 0, {{"player", "White"}}) == "0 moves by White");
    CHECK(say(moves, 12, {{"player", "White"}}) == "12 moves by White");
}

TEST_CASE("say: lists and capitals") {
    using List = std::vector<std::string>;
    CHECK(listed(List{}) == "");
    CHECK(listed(List{"a"}) == "a");
    CHECK(listed(List{"a", "b"}) == "a and b");
    CHECK(listed(List{"a", "b", "c"}, " or ") == "a, b or c");
    CHECK(capitalised("white") == "White");
    CHECK(capitalised("9 = 9") == "9 = 9");
    CHECK(capitalised("").empty());
}

TEST_CASE("naming: today's names are shown, or the book's, and records have the book's either way") {
    struct Seen {
        const char *game, *word, *familiar, *book, *familiar_spot, *book_spot, *familiar_seat, *book_seat;
    };
    for (const Seen& seen : {Seen{"backgammon", "6:5", "13/8", "n-h", "13", "n", "White", "South"},
                             Seen{"royal-lombard", "6:5 6-5", "19/24", "t-&", "19", "t", "White", "am"},
                             Seen{"falkener-siamese", "", "e4", "52-53", "e3", "52", "White", "White"},
                             Seen{"falkener-chaturanga", "", "a5-b4", "14-23", "a5", "14", "Red", "Red"}}) {
        CAPTURE(seen.game);
        Match match(*make_game(seen.game));
        if (*seen.word) REQUIRE(match.play(seen.word));
        const auto move = match.game().read(match.position(), seen.book);
        const auto same = match.game().read(match.position(), seen.familiar);
        REQUIRE(move);
        REQUIRE(same);
        CHECK(*move == *same);
        CHECK(match.game().written(match.position(), *move, 1) == seen.familiar);
        CHECK(match.game().written(match.position(), *move, 0) == seen.book);
        const int spot = match.game().board().find(seen.book_spot);
        REQUIRE(spot >= 0);
        const auto shown = [&] {
            const Spot one = match.game().board().spots[static_cast<std::size_t>(spot)];
            return one.label.empty() ? one.name : one.label;
        };
        CHECK(shown() == seen.familiar_spot);
        CHECK(match.game().card().seats[0].shown() == seen.familiar_seat);
        REQUIRE(match.play(*move));
        const std::string record = write_record(match), familiar = say_move(match, match.cursor());
        {
            const NamingScope book(Naming::book);
            CHECK(shown() == seen.book_spot);
            CHECK(match.game().card().seats[0].shown() == seen.book_seat);
            CHECK(write_record(match) == record);
            CHECK(say_move(match, match.cursor()) != familiar);
        }
        CHECK(say_move(match, match.cursor()) == familiar);
    }
}
