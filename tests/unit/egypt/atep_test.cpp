// Atep, rule by rule: what is hidden from whom, and that nobody can have the better of the computer's choice.

#include "core/egypt/atep.hpp"

#include <doctest/doctest.h>

#include <map>

#include "core/search/think.hpp"
#include "tests/unit/stand.hpp"
#include "ui/session/eyes.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

Stand atep(const std::string& text = "", const Chosen& options = {}) { return Stand("falkener-atep", text, options); }

egypt::Atep rules_with(const Chosen& chosen = {}) { return egypt::Atep(*Options::of(egypt::Atep::card(), chosen)); }

}  // namespace

TEST_CASE(
    "falkener.atep.double: both show and call; who alone calls the sum wins the showing, both or neither nobody") {
    CHECK(atep().play("2:5 3:8").text() == "1,0 left showed=2:5/3:8 round:1");
    CHECK(atep().play("2:4 3:5").text() == "0,1 left showed=2:4/3:5 round:1");
    CHECK(atep().play("2:5 3:5").text() == "0,0 left showed=2:5/3:5 round:1");
    CHECK(atep().play("4:6 3:4").text() == "0,0 left showed=4:6/3:4 round:1");
    Stand at = atep().play("2:5");
    CHECK(at.says("3:8", "falkener.atep.double") ==
          "Left shows 2 and calls 5. Right shows 3 and calls 8. The sum is 5. Left wins the showing.");
    CHECK(at.says("3:5", "falkener.atep.double") ==
          "Left shows 2 and calls 5. Right shows 3 and calls 5. The sum is 5. Nobody wins the showing, so the hands "
          "are closed again.");
    // One to five fingers, two to ten called; by option none to five.
    CHECK(atep().game->moves(atep().position).size() == 45);
    CHECK(atep("", {{"fist", "true"}}).game->moves(atep().position).size() == 66);
    CHECK(atep("", {{"fist", "true"}}).play("0:5 3:3").text() == "0,1 left showed=0:5/3:3 round:1");
}

TEST_CASE("falkener.atep.single: one shows, the other guesses; the roles change as agreed") {
    const Chosen single{{"game", "single"}};
    CHECK(atep("", single).moves() == "show-1 show-2 show-3 show-4 show-5");
    CHECK(atep("", single).play("show-3").moves() == "guess-1 guess-2 guess-3 guess-4 guess-5");
    CHECK(atep("", single).play("show-3 guess-3").text() == "0,1 right showed=show-3/guess-3 round:1");
    CHECK(atep("", single).play("show-3 guess-4").text() == "1,0 right showed=show-3/guess-4 round:1");
    CHECK(atep("", single).play("show-3 guess-3 show-2 guess-2").text() == "1,1 left showed=guess-2/show-2 round:2");
    CHECK(atep("", single).play("show-3").says("guess-4", "falkener.atep.single") ==
          "Left shows 3, and Right guessed 4. Left wins the showing.");
    const Chosen nobody{{"game", "single"}, {"wrong", "nobody"}}, keeps{{"game", "single"}, {"roles", "right"}};
    CHECK(atep("", nobody).play("show-3 guess-4").text() == "0,0 right showed=show-3/guess-4 round:1");
    CHECK(atep("", keeps).play("show-3 guess-4").text() == "1,0 left showed=show-3/guess-4 round:1");
    CHECK(atep("", keeps).play("show-3 guess-3").text() == "0,1 right showed=show-3/guess-3 round:1");
    CHECK(atep("", {{"game", "single"}, {"fist", "true"}}).play("show-0 guess-0").text() ==
          "0,1 right showed=show-0/guess-0 round:1");
}

TEST_CASE("falkener.atep.stake: the agreed number of points wins") {
    CHECK(atep("9,9 left").play("2:7").cites("4:6") == "falkener.atep.double falkener.atep.stake");
    CHECK(atep("9,9 left").play("2:7").cites("4:7") == "falkener.atep.double");
    Stand at = atep("9,9 left").play("2:7 4:6");
    CHECK(at.result().over);
    CHECK(at.result().rule == "falkener.atep.stake");
    CHECK(at.result().text == "Right has 10 points");
    CHECK(at.result().score[1] == 1);
    CHECK(at.moves().empty());
    CHECK(atep("", {{"target", "1"}}).play("2:6 4:7").result().text == "Left has 1 points");
    CHECK_FALSE(atep("9,9 left").result().over);
}

TEST_CASE("falkener.atep.forfeit: by option the loser pays with a thumping") {
    const Stand at = atep("9,9 left", {{"loser", "forfeits"}}).play("2:7 4:6");
    CHECK(at.result().rule == "falkener.atep.forfeit");
    CHECK(at.result().text == "Right has 10 points. Left has to kneel down and be thumped with the fists");
}

TEST_CASE("falkener.atep.rod: a win draws the rod one mark nearer, and back before on") {
    const Chosen rod{{"score", "rod"}};
    CHECK(atep("3,0 left", rod).play("2:7 4:6").text() == "2,0 left showed=2:7/4:6 round:1");
    CHECK(atep("0,0 left", rod).play("2:7 4:6").text() == "0,1 left showed=2:7/4:6 round:1");
    CHECK(atep("3,0 left", rod).play("2:7").cites("4:6") == "falkener.atep.double falkener.atep.rod");
    CHECK(atep("3,0 left", rod).play("2:7").says("4:6", "falkener.atep.rod") ==
          "The rod moves one mark towards Right.");
    CHECK(atep("3,0 left", rod).play("2:7").cites("4:7") == "falkener.atep.double");
    const Stand won = atep("9,0 left", rod).play("2:6 4:7");
    CHECK(won.result().rule == "falkener.atep.rod");
    CHECK(won.result().text == "Left has drawn the rod away");
    CHECK_FALSE(atep("3,2 left", rod).fault.empty());
}

TEST_CASE("Atep: what the first has chosen is hidden from the other until both have") {
    for (const Chosen& options : {Chosen{}, Chosen{{"game", "single"}}}) {
        Stand at = atep("", options);
        const bool single = !options.empty();
        at.play(single ? "show-3" : "3:7");
        const Position seen = at.game->view(at.position, 1);
        CHECK(at.game->write(seen) == "0,0 left hidden");
        CHECK(at.game->write(at.game->view(at.position, 0)) == at.text());
        // Whatever was chosen, the other sees the same, its own moves, and reasons that tell nothing.
        Stand other = atep("", options);
        other.play(single ? "show-5" : "5:9");
        CHECK(at.game->view(at.position, 1) == other.game->view(other.position, 1));
        CHECK(at.game->moves(seen) == at.game->moves(at.position));
        for (const Move move : at.game->moves(seen))
            CHECK(at.game->reasons(seen, move) == other.game->reasons(other.game->view(other.position, 1), move));
        // Nor does the drawing of the hand give it away.
        auto faces = at.game->faces(at.position);
        CHECK(faces[0].figure == "hand-3");
        hide_unseen(faces, 1);
        CHECK(faces[0].figure.empty());
        CHECK(faces[0].text.empty());
        // Then both are open.
        at.play(single ? "guess-3" : "2:5");
        CHECK(at.game->view(at.position, 1) == at.position);
        CHECK(at.game->faces(at.position)[0].figure == "hand-3");
    }
}

TEST_CASE("Atep: what is hidden is drawn by chance, each choice as likely") {
    Stand at = atep("0,0 left hidden");
    at.play("2:7");
    CHECK(at.text() == "0,0 left hidden 2:7");
    CHECK(at.game->to_move(at.position) == chance);
    CHECK(at.odds("3:5") == doctest::Approx(1.0 / 45));
    at.play("3:5");
    CHECK(at.text() == "1,0 left showed=3:5/2:7 round:1");
}

// With fingers and guess each drawn evenly, whatever the other does wins no showing more often than it loses one.
TEST_CASE("Atep: nobody can have the better of an even choice in the double game") {
    for (const char* fist : {"false", "true"}) {
        const Stand start = atep("", {{"fist", fist}});
        const int least = fist[0] == 't' ? 0 : 1, hands = 6 - least;
        for (const Move mine : start.game->moves(start.position)) {
            const Position hidden = start.game->play(start.position, mine);
            int ahead = 0;
            for (int f = least; f <= 5; ++f)
                for (int g = least; g <= 5; ++g) {
                    const auto answer = start.game->read(hidden, std::to_string(f) + ":" + std::to_string(f + g));
                    REQUIRE(answer);
                    const std::string after = start.game->write(start.game->play(hidden, *answer));
                    ahead += (after.substr(0, 3) == "1,0") - (after.substr(0, 3) == "0,1");
                }
            // Exactly even for every call that can be right; a call that cannot be only loses.
            const std::string words = start.game->words(start.position, mine);
            const int fingers = words[0] - '0', call = std::stoi(words.substr(2));
            const bool can = call - fingers >= least && call - fingers <= 5;
            CHECK(ahead == (can ? 0 : -hands));
        }
    }
}

TEST_CASE("Atep: the computer chooses evenly, by its seed, and never calls what cannot be") {
    const egypt::Atep rules = rules_with();
    std::map<std::string, int> drawn;
    const int tries = 5000;
    for (int seed = 1; seed <= tries; ++seed) {
        Limits limits;
        limits.seed = static_cast<std::uint64_t>(seed);
        const Thought thought = search(rules, rules.start(), limits, {}, {});
        ++drawn[rules.words(rules.start(), thought.best)];
    }
    CHECK(drawn.size() == 25);
    for (const auto& each : drawn) {
        const std::string& words = each.first;
        const int times = each.second;
        CAPTURE(words);
        const int guess = std::stoi(words.substr(2)) - (words[0] - '0');
        CHECK(guess >= 1);
        CHECK(guess <= 5);
        // 200 each; five standard deviations of 14.
        CHECK(times > 130);
        CHECK(times < 270);
    }
    // The same seed chooses otherwise at the next showing.
    Limits limits;
    std::map<std::string, int> later;
    egypt::Atep::Position p = rules.start();
    for (p.round = 0; p.round < 40; ++p.round) ++later[rules.words(p, search(rules, p, limits, {}, {}).best)];
    CHECK(later.size() > 10);
}

TEST_CASE("Atep: the computer's choice does not depend on what is hidden from it") {
    for (const Chosen& options : {Chosen{}, Chosen{{"game", "single"}}}) {
        const bool single = !options.empty();
        Stand one = atep("", options), two = atep("", options);
        one.play(single ? "show-1" : "1:4");
        two.play(single ? "show-4" : "5:9");
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Limits limits;
            limits.seed = seed;
            CHECK(one.game->think(one.position, limits, {}, {}).best ==
                  two.game->think(two.position, limits, {}, {}).best);
        }
    }
}

TEST_CASE("Atep: in how many ways each sum comes") {
    const Stand at = atep();
    CHECK(at.tally("Ways to make each sum", "6") == "5 of 25");
    CHECK(at.tally("Ways to make each sum", "2") == "1 of 25");
    CHECK(at.tally("Ways to make each sum", "9") == "2 of 25");
    CHECK(atep("", {{"fist", "true"}}).tally("Ways to make each sum", "5") == "6 of 36");
    CHECK(atep("4,7 left").tally("Points", "Right") == "7 of 10");
}

TEST_CASE("Atep: what no position of it can be is refused") {
    for (const char* text : {"10,10 left", "10,0 left 2:7", "0,0 right", "0,0 left 2:7 3:5", "0,0 left 2:11",
                             "0,0 left 0:5", "0,0 left showed=2:7", "0,0 left show-3"}) {
        CAPTURE(text);
        CHECK_FALSE(atep(text).fault.empty());
    }
    CHECK_FALSE(atep("0,0 left showed=show-1/show-2", {{"game", "single"}}).fault.empty());
}
