#pragma once
// What Engine tells the hunter's view: the triumphs that are near.

#include <vector>

#include "core/game/study.hpp"
#include "core/rithmomachia/rules/engine.hpp"

namespace ludus::rithmomachia {

/// Every setting of men in the adversary's camp by which the side to move would triumph: those that stand already and
/// lack only the proclamation or the adversary's king, those that one draught completes, and those that two do. Each
/// with what it still wants. Position: its turn begins.
class TriumphSeeker {
public:
    TriumphSeeker(const Engine& engine, const Position& position);
    /// In so many turns at most: 1 or 2.
    [[nodiscard]] std::vector<ludus::Prospect> look(int turns);

private:
    struct Found {
        Setting setting;
        std::uint64_t men = 0;
    };
    /// One way of setting, within the camp.
    struct Place {
        std::array<Space, 4> space{};
        int count = 0;
    };

    void note_places();
    /// What stands there complete, for the side; count 0 where it does not.
    [[nodiscard]] Found complete(const Field& field, const Place& place) const;
    /// Calls f(Found) for each setting through that space that is complete.
    template <class F>
    void each_through(const Stand& stand, Space through, F&& f) const;
    [[nodiscard]] Stand carried(const Position& p, const UnpackedMove& unpacked) const;
    [[nodiscard]] bool lacks_one(const Stand& stand) const;

    void one_turn();
    void two_turns();
    void note(const Found& found, int within, std::vector<Step> moves, const Position& before, Move last);
    void tell(const Found& found, int within, bool ends, std::vector<Step> moves);
    [[nodiscard]] bool known(const Found& found, int within) const;
    /// Names those men and no others; the position where the side has still its draught to make. False: it may not.
    bool proclaim(Position& position, std::uint64_t men, std::vector<Step>& way) const;
    /// Leaves what may be left and takes what must be taken, until the turn is over.
    void finish(Position& position, std::vector<Step>& way) const;
    [[nodiscard]] Step step(const Position& position, Move move) const;
    [[nodiscard]] Position play(const Position& position, Move move, std::vector<Step>& way) const;

    const Engine& engine_;
    const Variant& variant_;
    const Position& start_;
    int side_;
    bool king_stands_;  ///< and must be taken first
    std::vector<Place> places_;
    std::array<std::vector<std::uint16_t>, most_spaces> through_;  ///< of each space, the places that hold it
    std::vector<ludus::Prospect> out_;
};

}  // namespace ludus::rithmomachia
