// What every game owes, for each game of the catalogue and each toy: one battery, games played at random, every choice of
// every option. LUDUS_DEEP=1 plays five times as many games, and longer ones; LUDUS_GAME=ID looks at one game.

#include "core/game/catalogue.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/base/text.hpp"
#include "core/game/study.hpp"
#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/unit/battery.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

GamePtr made(const Subject& subject) { return *toys::make_any(subject.game, {}); }

Subjects games_with_options() {
    Subjects out = all_games();
    std::erase_if(out, [](const Subject& one) { return made(one)->card().options.empty(); });
    return out;
}

bool is_toy(const Game& game) { return game.card().family == "toys"; }

void play_games(const GamePtr& game, Taste taste, std::uint64_t first_seed, int games, int moves, int thorough) {
    for (const int n : volume(games)) {
        const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(n);
        CAPTURE(game->card().id);
        CAPTURE(seed);
        Match match(game);
        REQUIRE(told(play_at_random(match, seed, moves, thorough, taste)) == "");
        if (n % 4 == 0) REQUIRE(told(record_problems(match, &toys::make_any)) == "");
    }
}

using Chosen = std::vector<std::pair<std::string, std::string>>;

/// Every value of every option by itself, with what it needs to matter; then the presets.
std::vector<Chosen> every_choice(const Card& card) {
    std::vector<Chosen> all;
    for (const auto& option : card.options) {
        std::vector<std::string> values;
        for (const auto& choice : option.choices) values.push_back(choice.value);
        if (values.empty()) values = {std::to_string(option.least), std::to_string(option.most)};
        Chosen with;
        if (const std::size_t is = option.needs.find('='); is != std::string::npos)
            with = {{option.needs.substr(0, is), option.needs.substr(is + 1, option.needs.find(',') - is - 1)}};
        for (const auto& value : values) {
            all.push_back(with);
            all.back().emplace_back(option.key, value);
        }
    }
    for (const auto& preset : card.presets) all.push_back(preset.options);
    return all;
}

std::string in_words(const Chosen& options) {
    std::string out;
    for (const auto& [key, value] : options) out += key + "=" + value + " ";
    return out;
}

/// A start and thirty random moves of the game with these options.
void try_options(const Card& card, const std::vector<std::pair<std::string, std::string>>& options,
                 std::uint64_t seed) {
    CAPTURE(card.id);
    const std::string chosen = in_words(options);
    CAPTURE(chosen);
    const auto game = toys::make_any(card.id, options);
    REQUIRE_MESSAGE(game, (game ? std::string() : describe(game.fault())));
    CHECK(told(board_problems(**game)) == "");
    Match match(*game);
    REQUIRE(told(play_at_random(match, seed, 30, 10, Taste::curious)) == "");
    REQUIRE(told(record_problems(match, &toys::make_any)) == "");
}

}  // namespace

TEST_CASE("catalogue: there are games, and no two of one id") {
    CHECK(!catalogue().empty());
    std::vector<std::string> ids;
    for (const Subject& one : all_games()) {
        const std::string& id = made(one)->card().id;
        CHECK(id == one.game);
        for (const auto& other : ids) CHECK(id != other);
        ids.push_back(id);
    }
}

TEST_CASE("catalogue: the list of families says which have one game") {
    const std::vector<std::pair<std::string, std::string>> listed{
#define FAMILY(name, ...) {#name, #__VA_ARGS__},
#include "core/game/families.def"
#undef FAMILY
    };
    REQUIRE(listed.size() == families().size());
    for (std::size_t i = 0; i < listed.size(); ++i) {
        CHECK(listed[i].first == families()[i].id);
        CHECK_MESSAGE((listed[i].second.find("SINGLE") != std::string::npos) == (families()[i].games.size() == 1),
                      listed[i].first);
    }
}

TEST_CASE("catalogue: exercises are made by a preset of the card, with which a theme and level have one") {
    int told = 0;
    for (const Entry& entry : catalogue()) {
        if (!entry.exercise_preset) continue;
        const Card& card = entry.card();
        CAPTURE(card.id);
        const auto preset = std::find_if(card.presets.begin(), card.presets.end(),
                                         [&](const Preset& each) { return each.id == entry.exercise_preset; });
        REQUIRE(preset != card.presets.end());
        const GamePtr game = *make_game(card.id, preset->options);
        REQUIRE_FALSE(game->themes().empty());
        CHECK(game->exercise({}, 1, 1));
        ++told;
    }
    CHECK(told > 0);
}

PER_GAME_TEST_CASE("catalogue: the card and the board are whole", all_games) {
    const GamePtr game = made(subject);
    CHECK(told(card_problems(game->card())) == "");
    CHECK(told(board_problems(*game)) == "");
    CHECK(told(position_problems(*game, game->start())) == "");
}

PER_GAME_VOLUME_TEST_CASE("catalogue: games at random go on legally, by chance alone", all_games) {
    const GamePtr game = made(subject);
    if (is_toy(*game)) play_games(game, Taste::even, 100, deep() ? 200 : 40, 3000, 2);
    else play_games(game, Taste::even, 100, deep() ? 120 : 24, deep() ? 400 : 160, 14);
}

PER_GAME_VOLUME_TEST_CASE("catalogue: games at random go on legally, by a curious player", all_games) {
    const GamePtr game = made(subject);
    if (is_toy(*game)) play_games(game, Taste::curious, 500, deep() ? 100 : 20, 3000, 2);
    else play_games(game, Taste::curious, 500, deep() ? 120 : 24, deep() ? 400 : 120, 14);
}

PER_GAME_VOLUME_TEST_CASE("catalogue: every choice of every option makes a game that plays", all_games) {
    const GamePtr game = made(subject);
    const Card& card = game->card();
    const std::vector<Chosen> all = every_choice(card);
    CHECK(all.empty() == (card.options.empty() && card.presets.empty()));
    for (const int n : volume(static_cast<int>(all.size())))
        try_options(card, all[static_cast<std::size_t>(n)], static_cast<std::uint64_t>(n) + 2);
}

PER_GAME_VOLUME_TEST_CASE(
    "catalogue: with every choice of every option two computer players end the game or reach its length", all_games) {
    const GamePtr standard = made(subject);
    const Card& card = standard->card();
    Limits easy = find_level("easy")->limits;
    easy.seconds = 0;
    easy.nodes = 20;
    std::vector<Chosen> all = every_choice(card);
    all.push_back({});
    // To its end, Go on nineteen lines takes minutes.
    const bool wide = standard->moves(standard->start()).size() > 100;
    const int most = card.has_rolls ? 3000 : wide && !deep() ? 60 : 400;
    for (const int n : dear_volume(static_cast<int>(all.size()))) {
        const std::string chosen = in_words(all[static_cast<std::size_t>(n)]);
        CAPTURE(chosen);
        const GamePtr game = *toys::make_any(card.id, all[static_cast<std::size_t>(n)]);
        CHECK(told(machine_problems(game, easy, static_cast<std::uint64_t>(n) + 1, most)) == "");
    }
}

PER_GAME_VOLUME_TEST_CASE("catalogue: options chosen at random together make a game that plays", games_with_options) {
    const GamePtr game = made(subject);
    const Card& card = game->card();
    REQUIRE(!card.options.empty());
    for (const int n : volume(deep() ? 100 : 12)) {
        std::mt19937_64 random(11 + static_cast<std::uint64_t>(n));
        std::vector<std::pair<std::string, std::string>> options;
        for (const auto& option : card.options) {
            const auto span = static_cast<std::uint64_t>(option.most - option.least) + 1;
            options.emplace_back(option.key, option.choices.empty()
                                                 ? std::to_string(option.least + static_cast<int>(random() % span))
                                                 : option.choices[random() % option.choices.size()].value);
        }
        try_options(card, options, random());
    }
}

PER_GAME_TEST_CASE("catalogue: words and positions that are none are refused, and say what was expected", all_games) {
    const GamePtr game = made(subject);
    const char* const texts[] = {
        "",          " ",
        "x",         "d8",
        "-",         "d8-",
        "d8-d9-d10", "even",
        "odd",       "[",
        "{}",        "zz9-zz9",
        "\xFF",      "a very long text that has nothing to do with any game there ever was or will be"};
    // A name of a point may be all there is to a move.
    const Position start = game->start();
    std::set<std::string> words;
    for (const Move legal : game->moves(start)) words.insert(game->words(start, legal));
    for (const char* text : texts) {
        CAPTURE(text);
        const auto move = game->read(start, text);
        CHECK(move.has_value() == words.contains(text));
        if (!move) CHECK(!move.fault().expected.empty());
        const auto position = game->read_position(text);
        if (!position)
            CHECK(
                (!position.fault().what.empty() && !position.fault().expected.empty() && position.fault().column >= 1));
        if (position) CHECK(told(standing_problems(*game, *position)) == "");  // "" may well be a position
    }
}

PER_GAME_TEST_CASE("catalogue: men listed in another order are the same position with its moves in the same order",
                   catalogue_games) {
    const GamePtr game = made(subject);
    std::mt19937_64 random(5);
    int listed_anew = 0;
    bool lists = false;  // piece by piece, side by side or with their squares; else every word has its place
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        Match match(game);
        REQUIRE(told(play_at_random(match, seed, 40, 1000, Taste::curious)) == "");
        for (int node = 0; node < match.size(); node += 8) {
            const std::string text = game->write(match.node(node).position);
            lists = lists || text.find_first_of("|@") != std::string::npos;
            // The words of each part but its first, in another order; where that is no position, or another, it says nothing.
            std::string other;
            for (std::size_t at = 0; at <= text.size();) {
                const std::size_t end = std::min(text.find('|', at), text.size());
                std::vector<std::string_view> words = split_words(std::string_view(text).substr(at, end - at));
                if (words.size() > 2) std::shuffle(words.begin() + 1, words.end(), random);
                other += at == 0 ? "" : " | ";
                for (std::size_t i = 0; i < words.size(); ++i) other += (i == 0 ? "" : " ") + std::string(words[i]);
                at = end + 1;
            }
            const auto first = game->read_position(text), second = game->read_position(other);
            REQUIRE(first);
            if (!second || game->write(*second) != text) continue;
            listed_anew += other == text ? 0 : 1;
            CAPTURE(other);
            CHECK(game->moves(*second) == game->moves(*first));
        }
    }
    CHECK((listed_anew > 0 || !lists));
}
