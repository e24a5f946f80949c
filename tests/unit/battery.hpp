#pragma once
// What every game owes, whatever its rules: one battery over Game, for the catalogue and the toys alike.

#include <cstdint>
#include <map>
#include <random>
#include <span>
#include <string>
#include <vector>

#include "core/match/match.hpp"
#include "core/match/record.hpp"

namespace ludus::tests {

/// What is wrong with the card: ids, seats, options, presets.
std::vector<std::string> card_problems(const Card& card);

/// What is wrong with the geometry: names, outlines, the keyboard's grid.
std::vector<std::string> board_problems(const Game& game);

/// What is wrong with the answer to touches that begin no move, at the end of the way here: no sentence, no passage of the card.
std::vector<std::string> refusal_problems(const Game& game, const Board& board, std::span<const Position> line,
                                          const std::vector<int>& touched);

/// What is wrong at one position: moves, words, touches, reasons, faces, texts, odds, views. Each string names it.
std::vector<std::string> position_problems(const Game& game, const Position& position);

/// The cheaper half: how the position stands and how it is written.
std::vector<std::string> standing_problems(const Game& game, const Position& position);

/// How a random player chooses: any legal move alike, or now and then one that opens something or cites what has been
/// cited least, so that takings, kings and endings come up more often than chance would have it.
enum class Taste { even, curious };

/// Plays random legal moves from the match's cursor, at most `moves`; every `thorough`th position has the whole
/// battery and the others the cheaper half. Stops at the first problem and gives them all; empty: none.
std::vector<std::string> play_at_random(Match& match, std::uint64_t seed, int moves, int thorough,
                                        Taste taste = Taste::even);

/// The choice such a player makes among `legal`, which is not empty; `cited` counts the rules from choice to choice.
Move random_move(const Match& match, const MoveList& legal, Taste taste, std::mt19937_64& random,
                 std::map<std::string, int>& cited);

/// What is wrong with a game that two computer players with these limits play, the throws drawn by the seed: a choice that is not
/// legal, or dice thrown turn after turn while nothing changes. At most `most` moves, fewer than a match may have
/// (greatest_length), since every one is thought about; what is not over then has reached its length here.
std::vector<std::string> machine_problems(const GamePtr& game, const Limits& limits, std::uint64_t seed, int most);

/// The match as a text that two matches share only when they are the same tree with the same players and tags.
std::string tree_text(const Match& match);

/// What is wrong with writing the match and reading it again.
std::vector<std::string> record_problems(const Match& match, GameMaker make);

/// The problems one below the other; "" where there are none. For CHECK(told(...) == ""), which then says which.
std::string told(const std::vector<std::string>& problems);

/// The part of a volume of tests to be run: all of it, or with sanitizers a seventh, another each day, so that a week sees
/// them all. LUDUS_SEED chooses the seventh: a date (20261123) or any number; unset, it is 1.
struct Sample {
    std::vector<int> chosen;  ///< some of 0, ..., count - 1, in order; at least one where the count is not 0
    bool whole = false;       ///< all of them: what is said of many games together can be asked
    [[nodiscard]] auto begin() const { return chosen.begin(); }
    [[nodiscard]] auto end() const { return chosen.end(); }
};
Sample volume(int count);
/// Of what takes minutes even where it is optimised: a seventh a day there too, that of three days later; with LUDUS_DEEP all.
Sample dear_volume(int count);
Sample sample(int count, std::uint64_t seed, bool whole, int days_later = 0);

/// Whether the long tests were asked for (LUDUS_DEEP=1): never under sanitizers, where they would take a day.
bool deep();
/// Whether the kept texts are to be written afresh (LUDUS_REFRESH=1).
bool refresh();

}  // namespace ludus::tests
