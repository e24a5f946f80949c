// The computer player, over toys whose right moves can be worked out by hand, and over the whole catalogue.

#include <doctest/doctest.h>

#include <algorithm>
#include <limits>
#include <map>

#include "core/game/catalogue.hpp"
#include "core/match/match.hpp"
#include "core/rithmomachia/games/fulke1.hpp"
#include "core/search/think.hpp"
#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/toys/dice_race.hpp"
#include "tests/toys/four_corners.hpp"
#include "tests/toys/magic_square.hpp"
#include "tests/toys/mora.hpp"
#include "tests/toys/placing.hpp"
#include "tests/unit/search/limits.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

/// Four corners with an eye for men: so that alpha-beta plays it.
struct SeeingCorners : toys::FourCorners {
    using toys::FourCorners::FourCorners;
    int evaluate(const Position& p, int viewer) const {
        int lead = 0;
        for (const auto owner : p.owner)
            if (owner != none) lead += owner % 2 == viewer ? 100 : -100;
        return lead;
    }
    bool is_tactical(const Position& p, Move m) const { return p.owner[m.code % 32] != none && m.code < 1000; }
};

/// The race with an eye for how far the men have come.
struct SeeingRace : toys::DiceRace {
    using toys::DiceRace::DiceRace;
    int evaluate(const Position& p, int side) const {
        int lead = 0;
        for (int seat = 0; seat < 2; ++seat)
            for (int k = 0; k <= points + 1; ++k)
                lead +=
                    (seat == side ? 10 : -10) * k * p.men[static_cast<std::size_t>(seat)][static_cast<std::size_t>(k)];
        return lead;
    }
};

/// The construction with nothing to see: one side alone.
using Square = toys::MagicSquare;

template <class G>
typename G::Position position_of(const G& rules, std::string_view text) {
    const auto position = rules.read_position(text);
    REQUIRE_MESSAGE(position, (position ? std::string() : describe(position.fault())));
    return *position;
}

template <class G>
G made() {
    return G(Options(G::card()));
}

template <class G>
Thought think(const G& rules, const typename G::Position& position, const Limits& limits,
              const std::function<bool()>& stop = {}) {
    return search(rules, position, limits, stop, std::span<const typename G::Position>());
}

template <class G>
std::string best(const G& rules, std::string_view text, const Limits& limits) {
    const auto position = position_of(rules, text);
    return rules.words(position, think(rules, position, limits).best);
}

/// The words of a whole game the computer plays with itself.
template <class G>
std::vector<std::string> game_with_itself(const G& rules, const Limits& limits, int most_moves) {
    std::vector<std::string> said;
    std::vector<typename G::Position> line = {rules.start()};
    Limits now = limits;
    for (int i = 0; i < most_moves && !rules.result(line.back()).over; ++i) {
        now.seed = limits.seed + static_cast<std::uint64_t>(i);
        const Thought thought = search(rules, line.back(), now, {}, std::span<const typename G::Position>(line));
        said.push_back(rules.words(line.back(), thought.best));
        line.push_back(rules.play(line.back(), thought.best));
    }
    return said;
}

bool is_legal(const Game& game, const Position& position, Move move) {
    const MoveList moves = game.moves(position);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

}  // namespace

TEST_CASE("search: takes the man who stands open, looking one turn ahead") {
    const auto rules = made<SeeingCorners>();
    // South's b1 may take on b2 and on nothing else; every other move is quiet.
    CHECK(best(rules, "south b1d1 a4b2 c4 d4", deep(1)) == "b1-b2");
    CHECK(best(rules, "south b1d1 a4b2 c4 d4", counted(500)) == "b1-b2");
}

TEST_CASE("search: takes a win that stands open, and says it is decided") {
    const auto rules = made<SeeingCorners>();
    const auto position = position_of(rules, "south b1d1 b2 c4 -");
    const Thought thought = think(rules, position, deep(3));
    CHECK(rules.words(position, thought.best) == "b1-b2");
    CHECK(thought.value >= 1000.0f);
    CHECK(thought.depth == 1);  // nothing further ahead could change it
}

TEST_CASE("search: finds a win forced two turns ahead, that one turn does not show") {
    const auto rules = made<SeeingCorners>();
    // West's last man stands in the corner. A man on b2 sees both ways out of it; whoever steps there, the partners
    // win.
    const auto position = position_of(rules, "south c2 a1 b3 -");
    CHECK(think(rules, position, deep(1)).value < 1000.0f);
    const Thought thought = think(rules, position, deep(4));
    CHECK(rules.words(position, thought.best) == "c2-b2");
    CHECK(thought.value >= 1000.0f);
    // The line foreseen ends the game.
    auto end = position;
    for (const Move move : thought.line) end = rules.play(end, move);
    CHECK(rules.result(end).over);
}

TEST_CASE("search: partners are one side, and take for each other") {
    const auto rules = made<SeeingCorners>();
    // South may take a3 (who would take North's a4) or d2 (who can take nobody). Equal men, but only one saves the
    // partner.
    const auto position = position_of(rules, "south b3d1 a3 a4 d2");
    const Thought thought = think(rules, position, deep(2));
    CHECK(rules.words(position, thought.best) == "b3-a3");
    // North, the partner, thinks the same of the same board.
    CHECK(rules.evaluate(position, 0) == -rules.evaluate(position, 1));
}

TEST_CASE("search: expectation prefers the better odds") {
    const auto rules = made<SeeingRace>();
    // A 1 is left to play. 6/1 leaves men on 7 and 8, off next turn by 2-1 alone: 2 of 9. 8/1 leaves one man on 6, off
    // by any 3 or by 2-1: 7 of 9. Both have run as far, so the board alone does not tell them apart.
    const std::string text = "up 0000001010 0000200000 1";
    const auto position = position_of(rules, text);
    MoveList moves;
    rules.moves(position, moves);
    REQUIRE(moves.size() == 2);
    CHECK(rules.evaluate(rules.play(position, moves[0]), 0) == rules.evaluate(rules.play(position, moves[1]), 0));
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        Limits limits = deep(3);
        limits.seed = seed;
        CHECK(best(rules, text, limits) == "8/1");
    }
}

TEST_CASE("search: never looks at more positions than it may") {
    const auto rules = made<SeeingCorners>();
    for (const std::uint64_t nodes : {1u, 10u, 100u, 5000u}) {
        const Thought thought = think(rules, rules.start(), counted(nodes));
        CHECK(thought.nodes <= nodes);
        MoveList moves;
        rules.moves(rules.start(), moves);
        CHECK(std::find(moves.begin(), moves.end(), thought.best) != moves.end());
    }
    const auto free_for_all = made<toys::Placing>();
    CHECK(think(free_for_all, free_for_all.start(), counted(3000)).nodes <= 3000);
}

TEST_CASE("search: a clock that has run out is seen at the next look, every few dozen positions") {
    Limits limits;
    limits.seconds = 1e-9;
    const auto corners = made<SeeingCorners>();
    CHECK(think(corners, corners.start(), limits).nodes <= Budget::interval);
    const auto placing = made<toys::Placing>();
    CHECK(think(placing, placing.start(), limits).nodes <= Budget::interval);
}

TEST_CASE("search: stops when it is asked to, and still has an answer") {
    const auto corners = made<SeeingCorners>();
    const auto placing = made<toys::Placing>();
    for (const int patience : {1, 2, 10}) {
        int asked = 0;
        const auto stop = [&] { return ++asked >= patience; };
        Limits limits;
        limits.depth = 60;
        const Thought thought = think(corners, corners.start(), limits, stop);
        CHECK(asked == patience);
        CHECK(thought.nodes <= static_cast<std::uint64_t>(patience) * Budget::interval);
        CHECK(corners.words(corners.start(), thought.best).size() == 5);
        asked = 0;
        limits.seconds = 1000;
        CHECK(think(placing, placing.start(), limits, stop).nodes <=
              static_cast<std::uint64_t>(patience) * Budget::interval);
    }
}

TEST_CASE("search: the same seed gives the same game, and another seed another") {
    const auto rules = made<SeeingCorners>();
    const auto first = game_with_itself(rules, counted(400, 7), 60);
    CHECK(first == game_with_itself(rules, counted(400, 7), 60));
    bool differs = false;
    for (std::uint64_t seed = 100; seed < 500 && !differs; seed += 100)
        differs = first != game_with_itself(rules, counted(400, seed), 60);
    CHECK(differs);
    const auto placing = made<toys::Placing>();
    CHECK(game_with_itself(placing, counted(500, 3), 40) == game_with_itself(placing, counted(500, 3), 40));
}

TEST_CASE("search: a wobble makes a weak level err, by seed") {
    const auto rules = made<SeeingCorners>();
    const auto position = position_of(rules, "south b1d1 a4b2 c4 d4");
    int taken = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Limits limits = deep(1);
        limits.seed = seed;
        limits.wobble = 400;
        taken += rules.words(position, think(rules, position, limits).best) == "b1-b2";
    }
    CHECK(taken > 0);
    CHECK(taken < 40);
}

TEST_CASE("search: a repetition is no gain where it draws") {
    const auto rules = made<SeeingCorners>();
    // Two against one: the two do not step to and fro.
    const auto moves = game_with_itself(rules, deep(4), 120);
    std::map<std::string, int> times;
    for (const auto& words : moves) ++times[words];
    CHECK(moves.size() > 4);
    const auto lone = position_of(rules, "south b1d2 a4 c2 -");
    const Thought thought = think(rules, lone, deep(6));
    CHECK(thought.value > 0.0f);
}

PER_GAME_TEST_CASE("search: Monte-Carlo plays for any number of seats, with chance and with something hidden",
                   tests::toy_games) {
    Match match(*toys::make_any(subject.game, {}));
    for (int i = 0; i < 60 && !match.outcome().over; ++i) {
        const Thought thought =
            match.game().think(match.position(), counted(300, static_cast<std::uint64_t>(i)), {}, match.positions());
        REQUIRE(match.play(thought.best));
    }
    CHECK(match.size() > 1);
}

TEST_CASE("search: Monte-Carlo takes a win that stands open") {
    const auto square = made<Square>();
    // Eight of the nine are set aright: the ninth has one cell left, or the square is broken off wrong.
    const auto whole = game_with_itself(square, counted(20'000), 9);
    CHECK(whole.size() >= 3);
    const auto corners = made<toys::FourCorners>();
    CHECK(best(corners, "south b1d1 b2 c4 -", counted(4000)) == "b1-b2");
}

TEST_CASE("search: what is hidden from a seat does not guide it") {
    const auto mora = made<toys::Mora>();
    // Left has chosen; whatever it was, right sees the same and, by the same seed, answers the same.
    std::vector<std::uint64_t> answers;
    MoveList choices;
    mora.moves(mora.start(), choices);
    for (const Move choice : choices) {
        const auto position = mora.play(mora.start(), choice);
        answers.push_back(think(mora, position, counted(3000, 5)).best.code);
    }
    CHECK(std::all_of(answers.begin(), answers.end(), [&](std::uint64_t answer) { return answer == answers.front(); }));
    // A choice that can be foreseen is lost: the answer is drawn, by seed.
    std::map<std::uint64_t, int> drawn;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) ++drawn[think(mora, mora.start(), counted(2000, seed)).best.code];
    CHECK(drawn.size() > 1);
}

TEST_CASE("search: one legal move is answered at once") {
    const auto rules = made<SeeingCorners>();
    const auto position = position_of(rules, "south a1 b1d4 - -");
    MoveList moves;
    rules.moves(position, moves);
    if (moves.size() == 1) CHECK(think(rules, position, counted(1000)).nodes == 0);
    const auto race = made<SeeingRace>();
    const auto lost = position_of(race, "up 0000000002 0000200000");
    CHECK(think(race, lost, counted(1000)).line.empty());  // over: nothing to choose
}

PER_GAME_TEST_CASE("search: in every game of the catalogue every level plays legal moves", tests::catalogue_games) {
    const GamePtr game = *toys::make_any(subject.game, {});
    Match match(game);
    Random random(11);
    for (int i = 0; i < 80 && !match.outcome().over; ++i) {
        const MoveList moves = match.moves();
        REQUIRE_FALSE(moves.empty());
        const Level& level = levels()[static_cast<std::size_t>(i) % levels().size()];
        Limits limits = level.limits;
        limits.seconds = 0;
        limits.nodes = 150;
        limits.seed = static_cast<std::uint64_t>(i);
        const Thought thought = game->think(match.position(), limits, {}, match.positions());
        CHECK(is_legal(*game, match.position(), thought.best));
        REQUIRE_FALSE(thought.line.empty());
        CHECK(thought.line.front() == thought.best);
        Match ahead = match;  // the whole line foreseen can be played
        for (const Move move : thought.line)
            if (!ahead.outcome().over) CHECK(ahead.play(move));
        // Half the moves are the computer's, half drawn, so that strange places are reached too.
        REQUIRE(match.play(i % 2 == 0 ? thought.best : moves[random.below(moves.size())]));
    }
}

TEST_CASE("search: fulke.1.triumph: finds a triumph one turn away, and proclaims it first") {
    const auto game = make_game("fulke-1");
    REQUIRE(game);
    // 4 and 6 stand in the camp; 8 comes beside them by one draught of the rounds. The odd king has been taken.
    const std::string text = "even eK91@g3 eR4@c13 eR6@d13 eR8@f12 oT12@a13 oS28@h14 taken:odd";
    const auto position = (*game)->read_position(text);
    REQUIRE_MESSAGE(position, (position ? std::string() : describe(position.fault())));
    Match match(*game, *position);
    std::vector<std::string> said;
    for (int i = 0; i < 12 && !match.outcome().over && match.to_move() == 0; ++i) {
        const Thought thought = (*game)->think(match.position(), counted(20'000), {}, match.positions());
        if (i == 0) CHECK(thought.value >= 1000.0f);
        said.push_back((*game)->words(match.position(), thought.best));
        REQUIRE(match.play(thought.best));
    }
    CHECK(match.outcome().over);
    CHECK(match.outcome().score[0] == 1.0f);
    CHECK(match.outcome().rule == "fulke.1.triumph.great");
    CHECK(said.front() == "proclaim");
    CHECK(said.back() == "f12-e13");
}

TEST_CASE("search: fulke.1.king.take: takes a whole king that stands open, before any man") {
    const auto game = make_game("fulke-1");
    REQUIRE(game);
    // 100 and 90, won from the odds, both see their old king: 100 + 90 = 190.
    const auto position = (*game)->read_position("even eK91@g3 eS25@a2 eT100*@d8 eT90*@f10 oK190@d10 eR2@h5 oR9@c12");
    REQUIRE_MESSAGE(position, (position ? std::string() : describe(position.fault())));
    Match match(*game, *position);
    while (match.to_move() == 0 && !match.outcome().over) {
        const Thought thought = (*game)->think(match.position(), counted(5'000), {}, match.positions());
        REQUIRE(match.play(thought.best));
    }
    CHECK((*game)->write(match.position()).find("taken:odd") != std::string::npos);
}

TEST_CASE("search: a game that says it has two sides and nothing hidden has") {
    CHECK(IsTwoSided<Fulke1>);
    CHECK_FALSE(IsTwoSided<toys::FourCorners>);
    CHECK(count_sides(Fulke1::card()) == 2);
    CHECK_FALSE(Fulke1::card().has_hidden);
    CHECK(count_sides(toys::FourCorners::card()) == 2);
    CHECK(count_sides(toys::MagicSquare::card()) == 1);
}

TEST_CASE("search: levels have names, and one of them is the default") {
    REQUIRE(levels().size() >= 3);
    for (const Level& level : levels()) {
        CAPTURE(level.id);
        CHECK(find_level(level.id) == &level);
        CHECK(level.limits.seconds > 0.0);  // nobody waits for ever
        CHECK(level.limits.seconds <= 5.0);
    }
    CHECK(find_level("nobody") == nullptr);
    CHECK(find_level(default_level().id) == &default_level());
    CHECK(default_level().limits.seconds <= 1.5);
    CHECK(default_level().limits.wobble == 0);
}

TEST_CASE("search: levels rise from a child's to the best that can be done in five seconds") {
    const auto may_spend = [](const Limits& limits) {
        return limits.nodes > 0 ? limits.nodes : std::numeric_limits<std::uint64_t>::max();
    };
    for (std::size_t i = 1; i < levels().size(); ++i) {
        const Limits &level = levels()[i].limits, &below = levels()[i - 1].limits;
        CAPTURE(levels()[i].id);
        CHECK(may_spend(level) > may_spend(below));
        CHECK(level.seconds >= below.seconds);
        CHECK(level.wobble <= below.wobble);
    }
    CHECK(levels().front().limits.depth == 1);
    CHECK(levels().front().limits.wobble > 0);
    const Limits& best = levels().back().limits;
    CHECK(best.seconds == 5.0);  // the clock alone bounds it
    CHECK(best.nodes == 0);
    CHECK(best.depth == 0);
}
