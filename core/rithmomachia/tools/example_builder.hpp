#pragma once
// A small board on which one taking stands open: a man, who is to take him, and nobody else, about the middle of the
// table. Found by trying: where each may stand the kind's own sight says, what is open its own takings.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/rithmomachia/rules/engine.hpp"

namespace ludus::rithmomachia {

/// Men and their coats, without a table.
struct Case {
    int man = nobody;         ///< who is taken
    std::vector<int> takers;  ///< in the order of the roll
    std::uint64_t turned = 0;

    [[nodiscard]] std::uint64_t taking() const {
        std::uint64_t out = 0;
        for (int id : takers) out |= bit(id);
        return out;
    }
    [[nodiscard]] int side_of(int id) const { return rithmomachia::man(id).born ^ static_cast<int>(turned >> id & 1); }
    [[nodiscard]] int captor() const { return other(side_of(man)); }
    [[nodiscard]] int coats() const { return __builtin_popcountll(turned); }
};

/// Where each taker stands, seen from him that is taken, as the even host sees it; the odd comes from the other end.
struct Station {
    int way = north, step = 1;
};
using Places = std::vector<Station>;

struct WorkedBoard {
    std::string position;  ///< as the kind writes it
    std::string motion;    ///< the draught that opens the taking; empty where it is open already
    Reason reason;         ///< as it stands there
    std::uint64_t takers = 0;
    int besides = 0;  ///< takings open to the same side besides, which could not be kept away
};

class BoardFinder {
public:
    explicit BoardFinder(const Engine& kind);

    /// Calls f(stand, way) for every taking of the man by just these takers, wherever they may stand for it.
    void each_way(const Case& men, const std::function<void(const Stand&, const TakingWay&)>& f);

    /// A board for that way; none where there is none.
    std::optional<WorkedBoard> show(const Case& men, const TakingWay& wanted);
    /// A board where he is shut in; any men may do it, and those are chosen who take nobody by their numbers.
    std::optional<WorkedBoard> show_siege(int man);

private:
    const Engine& kind_;
    const Ground& ground_;
    bool few_end_it_ = false;  ///< a table with no triumph left on it ends the game, whether or not a king is taken
    Places near_;              ///< every station a draught may reach from
    std::vector<Places> alone_;
    std::map<std::vector<int>, std::vector<Places>> joined_;

    [[nodiscard]] std::optional<Stand> stand(const Case& men, const Places& places) const;
    void ways_on(const Stand& on, const Case& men, const std::function<void(const TakingWay&)>& f) const;
    const std::vector<Places>& joined(const Case& men);
    void join(const Case& men, Places& chosen, std::vector<Places>& out) const;
    [[nodiscard]] bool last_reaches(const Case& men, const Places& chosen) const;

    struct Best;
    struct Open;
    [[nodiscard]] Position position(const Stand& on, const Case& men) const;
    [[nodiscard]] Open open(const Stand& on, const Case& men, int last, const TakingWay& wanted) const;
    void try_now(const Stand& on, const Case& men, const TakingWay& wanted, Best& best) const;
    void try_motions(const Stand& on, const Case& men, const TakingWay& wanted, Best& best) const;
};

}  // namespace ludus::rithmomachia
