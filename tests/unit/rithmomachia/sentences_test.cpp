// What a game of numbers says: whole sentences, every slot of them filled, in the colours of today or by the book.

#include "core/base/naming.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {

tests::Subjects every_kind() { return tests::family_games("rithmomachia"); }

/// The sentence of the first reason by that rule; empty where there is none.
std::string sentence(const Match& m, const std::string& word, const std::string& rule) {
    for (const Reason& r : reasons(m, word)) {
        if (r.rule == rule) return r.sentence;
    }
    return {};
}

/// Empty where it is one.
std::string wrong_with_sentence(const std::string& text) {
    if (text.empty()) return {};
    const bool begins = (text[0] >= 'A' && text[0] <= 'Z') || (text[0] >= '0' && text[0] <= '9');
    if (!begins) return "begins with neither a capital nor a number: " + text;
    if (text.back() != '.') return "has no full stop: " + text;
    return {};
}

std::string unfilled(const std::string& text) {
    return text.find_first_of("{}") == std::string::npos ? "" : "has a slot that is not filled: " + text;
}

/// What is wrong with what is said of a position and of one move there.
std::string wrong_with(const Match& m, Move move) {
    std::vector<std::string> all;
    for (const Face& face : m.game().faces(m.position())) all.push_back(face.name);
    std::vector<Reason> told = m.game().reasons(m.position(), move);
    for (Reason& threat : m.game().threats(m.position())) told.push_back(std::move(threat));
    for (const Reason& r : told) {
        all.push_back(r.line);
        all.push_back(r.sentence);
        if (const std::string wrong = wrong_with_sentence(r.sentence); !wrong.empty()) return wrong;
    }
    for (const std::string& text : all) {
        if (const std::string wrong = unfilled(text); !wrong.empty()) return wrong;
    }
    return {};
}

}  // namespace

PER_GAME_TEST_CASE("sentences: whole ones in every game, no slot left open", every_kind) {
    const GamePtr game = *make_game(subject.game);
    for (const Spot& spot : game->board().spots) CHECK(unfilled(spot.label) == "");
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        Match m(game);
        std::mt19937_64 random(seed);
        std::map<std::string, int> cited;
        for (int n = 0; n < 300 && !m.outcome().over; ++n) {
            const Move move = tests::random_move(m, m.moves(), tests::Taste::curious, random, cited);
            const std::string wrong = wrong_with(m, move);
            if (!wrong.empty()) CAPTURE(m.game().write(m.position()));
            REQUIRE(wrong == "");
            REQUIRE(m.play(move));
        }
        CHECK(unfilled(m.outcome().text) == "");
    }
}

TEST_CASE("sentences: a move says what it does, a capture the condition that allows it") {
    Match m = at("even eT9@f10 oR9@d8 eR2@a1");
    CHECK(sentence(m, "f10-f8", "fulke.1.move.triangle") ==
          "The white triangle 9 moves 2 squares straight, as a triangle may.");
    REQUIRE(m.play("f10-f8"));
    CHECK(sentence(m, "xd8@c1", "fulke.1.take.equality") ==
          "The white triangle 9 could move to d8 and the numbers are equal (9 = 9), so it captures the black round 9.");
    CHECK(sentence(m, "xd8@c1", "fulke.1.take.after") ==
          "This capture comes after the move, so the white triangle 9 stays where it is.");
    CHECK(sentence(m, "xd8@c1", "fulke.1.prisoner") ==
          "The captured piece changes sides and returns on c1 as White’s piece.");
    CHECK(sentence(m, "done", "fulke.1.turn") == "White may leave the other captures and end the turn.");

    m = at("even eR2@b10 eT9@f8 oR7@d8");
    REQUIRE(m.play("b10-c9"));
    CHECK(sentence(m, "xd8@a1", "fulke.1.take.subtraction") ==
          "9 − 2 = 7: both pieces could move to d8, so together they capture the black round 7.");

    m = at("odd oR25@b10 eK91@d8 oT36@f10");
    REQUIRE(m.play("b10-c9"));
    CHECK(sentence(m, "xd8(25)", "fulke.1.take.equality") ==
          "The black round 25 could move to d8 and the numbers are equal (25 = 25), so it captures the 25 of the white "
          "king 91.");
    CHECK(sentence(m, "xd8(25)", "fulke.1.king.parts") ==
          "Only the king’s 25 is captured: the rest of the king stays.");
    CHECK(sentence(m, "xd8(25)", "fulke.1.king.lose") == "Without this layer the king can no longer move 3 squares.");

    m = at("even eS25@a5 eR2@b5 eR4@c5 oR9@h16");
    CHECK(sentence(m, "a5-d5", "fulke.1.leap") == "The white square 25 jumps over the pieces on b5 and c5.");
    CHECK(sentence(m, "a5~d6", "fulke.1.fly") ==
          "The white square 25 makes a flying move: three squares straight and one to the side.");
    // Boissière calls it irregular.
    m = at("even eT9@d8 eS25@a5 oR9@h16", {}, "boissiere");
    CHECK(sentence(m, "d8~e10", "boissiere.irregular") ==
          "The white triangle 9 makes an irregular move: two squares straight and one to the side.");
    CHECK(sentence(m, "a5~d6", "boissiere.irregular") ==
          "The white square 25 makes an irregular move: three squares straight and one to the side.");
    m = at("even eS25@a5 oR9@h16 hand:even=R9*", {}, "boissiere");
    CHECK(sentence(m, "eR9*@b1", "boissiere.prisoner.set") ==
          "The white round 9 (captured from Black) is put on b1, on White’s own edge.");

    m = at("even eS15@e7 eR8@c7 eT20@e9 eR2@b10 oR3@d8");
    REQUIRE(m.play("b10-c9"));
    CHECK(sentence(m, "xd8@a1", "fulke.1.take.oblivion") ==
          "The black round 3 on d8 is shut in by 4 pieces and captured.");
}

TEST_CASE("sentences: by the book’s names the pieces and the sides are even and odd") {
    const NamingScope book(Naming::book);
    Match m = at("even eT9@f8 oR9@d8 eR2@a1");
    CHECK(sentence(m, "f8xd8@c1", "fulke.1.prisoner") ==
          "The captured piece changes sides and returns on c1 as Evens’ piece.");
    for (const Face& face : m.game().faces(m.position())) {
        if (face.text == "2") CHECK(face.name == "even round 2");
    }
}
