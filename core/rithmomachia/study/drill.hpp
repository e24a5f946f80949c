#pragma once
// Drills: short exercises made from seeded play of a kind. A position is played out; where the motif is in it already
// it is used as it stands, else the few men it needs are set among the others. Then the table is thinned as the level
// asks, and the answers are found by trying every legal move.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/study.hpp"
#include "core/rithmomachia/rules/engine.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {

enum class Motif : std::uint8_t {
    taking,    ///< take a man in one of the ways
    siege,     ///< close a siege
    part,      ///< take a part of the king
    redeem,    ///< buy back a part of one's own
    takers,    ///< which men may take this one? or: which men may be taken?
    triumph,   ///< complete the harmony
    greatest,  ///< choose the greatest of several
};

/// A theme and what it asks of the rules.
struct Topic {
    Theme theme;
    Motif motif = Motif::taking;
    std::vector<By> ways;
    std::string rule;  ///< that the answer cites; of a triumph the grade's own
};

/// The themes a kind has by its laws: each way of taking by its own passage, and the rest.
std::vector<Topic> topics(const Engine& engine);

/// One answer: the moves, and what they bring about.
struct Answer {
    std::vector<std::string> words;
    int target = -1;        ///< the spot of who is taken
    std::uint64_t men = 0;  ///< who has a part in it, the taken man too
    int worth = 0;          ///< his number; of a triumph its grade
    std::vector<Reason> reasons;
};

/// Every answer to the topic in a position, found by trying its legal moves; none of a man is another with moves put
/// in. Of the places for one prisoner the first.
std::vector<Answer> answers_to(const Engine& engine, const Topic& topic, const Position& position);

/// Sets the men that a motif needs where they make it, for the side to move, each lifted from where it stood. Nothing
/// where that could not be done with the men on this table.
std::optional<Position> set_motif(const Engine& engine, const Topic& topic, const Position& position, bool proclaimed,
                                  Random& random);

/// The same table with only these men, that side's turn about to begin.
Position only(const Engine& engine, const Position& position, std::uint64_t men);
/// Moves a man; who stood there goes where he came from.
void change_places(Stand& stand, int id, Space to);

class Drills {
public:
    explicit Drills(const Engine& engine) : engine_(engine) {}

    [[nodiscard]] Expected<Exercise> make(std::string_view theme, int level, std::uint64_t seed) const;

private:
    [[nodiscard]] Position played(Random& random) const;
    /// One try. `strict`: at the third level only where there is a greater and a lesser man to be taken.
    [[nodiscard]] std::optional<Exercise> found(const Topic& topic, int level, Random& random, bool strict) const;
    /// Thinned as the level asks, with one answer, one man or a choice; nothing where that cannot be.
    [[nodiscard]] std::optional<Exercise> shaped(const Topic& topic, int level, const Position& table, Random& random,
                                                 bool strict) const;
    [[nodiscard]] std::optional<Exercise> shaped_touches(const Topic& topic, int level, const Position& table,
                                                         Random& random) const;
    [[nodiscard]] std::optional<Exercise> shaped_ransom(const Topic& topic, const Topic& part, int level,
                                                        const Position& table, Random& random) const;
    [[nodiscard]] std::optional<Exercise> told(const Topic& topic, int level, const Position& p,
                                               const std::vector<Answer>& answers, bool choice) const;

    const Engine& engine_;
};

}  // namespace ludus::rithmomachia
