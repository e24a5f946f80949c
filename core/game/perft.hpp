#pragma once
// Counts legal lines to a depth, by single moves or by whole turns. The counts are what independent programs
// are compared by, so each is exactly what it says and nothing is guessed.

#include <cstdint>
#include <deque>
#include <string>
#include <utility>
#include <vector>

#include "core/game/game.hpp"
#include "core/game/rules.hpp"

namespace ludus {

/// Where a game can say that every move of a position is a whole turn and no two lead to the same position, they need not be compared.
template <class G>
concept HasSingleMoveTurns = requires(const G g, const typename G::Position& p) {
    { g.moves_are_turns(p) } -> std::same_as<bool>;
};

/// Lines of exactly `depth` single moves; a line that ends before is not counted. Depth 0: one.
template <Rules G>
class MoveCounter {
public:
    MoveCounter(const G& rules, int depth) : rules_(rules), lists_(static_cast<std::size_t>(depth > 0 ? depth : 1)) {}

    std::uint64_t count(const typename G::Position& position, int depth) {
        if (depth <= 0) return 1;
        MoveList& list = lists_[static_cast<std::size_t>(depth - 1)];
        rules_.moves(position, list);
        if (depth == 1) return list.size();
        std::uint64_t lines = 0;
        for (const Move move : list) lines += count(rules_.play(position, move), depth - 1);
        return lines;
    }

private:
    const G& rules_;
    std::vector<MoveList> lists_;  // one a level, so that nothing is allocated twice
};

/// Lines of exactly `depth` whole turns. A turn goes from a position to each unlike position in which a turn
/// begins or the game is over; two ways to the same one are counted once.
template <Rules G>
class TurnCounter {
    using P = typename G::Position;

public:
    TurnCounter(const G& rules, int depth) : rules_(rules), levels_(static_cast<std::size_t>(depth > 0 ? depth : 1)) {}

    std::uint64_t count(const P& position, int depth) {
        if (depth <= 0) return 1;
        Level& level = levels_[static_cast<std::size_t>(depth - 1)];
        if constexpr (HasSingleMoveTurns<G>) {
            if (rules_.moves_are_turns(position)) {
                if (level.lists.empty()) level.lists.emplace_back();
                MoveList& list = level.lists.front();
                rules_.moves(position, list);
                if (depth == 1) return list.size();
                std::uint64_t lines = 0;
                for (const Move move : list) lines += count(rules_.play(position, move), depth - 1);
                return lines;
            }
        }
        find_ends(position, level, nullptr);
        if (depth == 1) return level.ends.size();
        std::uint64_t lines = 0;
        for (const std::size_t end : level.ends) lines += count(level.reached[end], depth - 1);
        return lines;
    }

    /// The same, told apart by the first turn in words (of the first way found to each end).
    void divide(const P& position, int depth, Perft& out) {
        Level& level = levels_[static_cast<std::size_t>(depth - 1)];
        std::vector<std::string> words;
        find_ends(position, level, &words);
        for (const std::size_t end : level.ends) {
            const std::uint64_t lines = count(level.reached[end], depth - 1);
            out.lines += lines;
            out.divide.emplace_back(words[end], lines);
        }
    }

private:
    /// What one turn leads to, kept from turn to turn so that its memory is used again.
    struct Level {
        std::vector<P> reached;             // every unlike position met in the turn
        std::vector<std::uint64_t> hashes;  // of the same
        std::vector<std::size_t> ends;      // which of them end the turn
        // Open addressing over `reached`; a slot of another turn's stamp is free.
        std::vector<std::uint32_t> slots, stamps;
        std::uint32_t stamp = 0;
        std::deque<MoveList> lists;  // one a step within the turn
    };

    void find_ends(const P& position, Level& level, std::vector<std::string>* words) {
        level.reached.clear();
        level.hashes.clear();
        level.ends.clear();
        if (++level.stamp == 0) {  // the stamps have gone round: none of the old ones may be taken for new
            level.stamps.assign(level.stamps.size(), 0);
            level.stamp = 1;
        }
        if (level.slots.empty()) resize(level, 256);
        step(position, 0, level, std::string(), words);
    }

    /// All that can follow within the turn. A position met before is not gone through again.
    void step(const P& position, std::size_t depth, Level& level, const std::string& way,
              std::vector<std::string>* words) {
        if (level.lists.size() <= depth) level.lists.emplace_back();
        MoveList& list = level.lists[depth];
        rules_.moves(position, list);
        // The middle of a turn with nothing to play is the end of the game.
        if (depth > 0 && list.empty()) level.ends.push_back(level.reached.size() - 1);
        for (const Move move : list) {
            P after = rules_.play(position, move);
            if (!insert(after, level)) continue;
            std::string said;
            if (words) {
                said = way.empty() ? rules_.words(position, move) : way + " " + rules_.words(position, move);
                words->push_back(said);
            }
            if (rules_.at_turn_start(after)) level.ends.push_back(level.reached.size() - 1);
            else step(after, depth + 1, level, said, words);
        }
    }

    /// False where it was met before in this turn.
    bool insert(const P& position, Level& level) {
        if (level.reached.size() * 2 >= level.slots.size()) resize(level, level.slots.size() * 2);
        const std::uint64_t hash = rules_.hash(position);
        const std::size_t mask = level.slots.size() - 1;
        for (std::size_t at = spread(hash) & mask;; at = (at + 1) & mask) {
            if (level.stamps[at] != level.stamp) {
                level.stamps[at] = level.stamp;
                level.slots[at] = static_cast<std::uint32_t>(level.reached.size());
                level.reached.push_back(position);
                level.hashes.push_back(hash);
                return true;
            }
            const std::size_t index = level.slots[at];
            if (level.hashes[index] == hash && level.reached[index] == position) return false;
        }
    }

    void resize(Level& level, std::size_t size) {
        level.slots.assign(size, 0);
        level.stamps.assign(size, 0);
        level.stamp = 1;
        for (std::size_t index = 0; index < level.reached.size(); ++index) {
            std::size_t at = spread(level.hashes[index]) & (size - 1);
            while (level.stamps[at] == level.stamp) at = (at + 1) & (size - 1);
            level.stamps[at] = level.stamp;
            level.slots[at] = static_cast<std::uint32_t>(index);
        }
    }

    /// A game's hash need not be even in its low bits.
    static std::size_t spread(std::uint64_t hash) {
        return static_cast<std::size_t>((hash * 0x9E3779B97F4A7C15u) >> 32);
    }

    const G& rules_;
    std::vector<Level> levels_;
};

template <Rules G>
Perft count_lines(const G& rules, const typename G::Position& position, int depth, bool by_turns, bool divide) {
    Perft out;
    if (by_turns) {
        TurnCounter<G> counter(rules, depth);
        if (divide && depth > 0) counter.divide(position, depth, out);
        else out.lines = counter.count(position, depth);
        return out;
    }
    MoveCounter<G> counter(rules, depth);
    if (!divide || depth <= 0) {
        out.lines = counter.count(position, depth);
        return out;
    }
    MoveList moves;
    rules.moves(position, moves);
    for (const Move move : moves) {
        const std::uint64_t lines = counter.count(rules.play(position, move), depth - 1);
        out.lines += lines;
        out.divide.emplace_back(rules.words(position, move), lines);
    }
    return out;
}

}  // namespace ludus
