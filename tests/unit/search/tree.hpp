#pragma once
// Games drawn by hand: nothing but named positions, each with its value and the positions its moves lead to. So a
// test of the search can say what a plain look ahead finds, and see which positions were looked at.

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/random.hpp"
#include "core/game/limits.hpp"
#include "core/game/rules.hpp"

namespace ludus::tests::drawn {

/// One position. What is said of "the move to it" holds whichever move leads there.
struct Node {
    std::string name = {};
    int mover = 0;                     ///< a seat, or chance
    int value = 0;                     ///< what the board is worth to the first side
    std::vector<std::string> to = {};  ///< where the moves lead; none where the game is over
    std::vector<float> score = {};     ///< per seat, where the game is over
    std::vector<double> odds = {};     ///< of each move of chance; empty: all alike
    bool mid_turn = false;
    bool is_tactical = false;  ///< the move to it is tactical
    int move_score = 0;        ///< of the move to it
    bool narrowed = false;     ///< the move to it is dropped by prune()
    bool barred = false;       ///< the move to it is barred
    bool check = false;        ///< who is to move is in check
    std::string pass = {};     ///< where a pass leads; empty: none may be looked at
    int least_throws = 0;      ///< of either side
    bool no_more_contact = false;
    std::vector<std::string> skip_roll = {};  ///< by side
    std::string seen_as = {};                 ///< what everybody but the first seat takes it for; empty: itself
    std::optional<std::uint64_t> hash = {};   ///< none: one of its own
};

/// What a drawn game supplies beyond the shape.
struct Has {
    bool evaluation = true, two_sided = false, noise = false, noise_filter = false, move_score = false, check = false,
         null_move = false, repetition = false, remove_repetitions = false, pruning = false, stuck = false,
         odds = false, least_throws = false, parting = false, view = false, foul_repetition = false;
};

template <Has has = Has{}>
class Tree {
public:
    struct Position {
        int node = 0;
        friend bool operator==(const Position&, const Position&) = default;
    };
    using Line = std::span<const Position>;

    static constexpr bool two_sided = has.two_sided;
    static constexpr bool over_when_stuck = has.stuck;
    static constexpr int point_worth = 200;
    static constexpr std::size_t most_played = 1'000'000;  ///< far more than any test asks for

    /// The first node is where the game begins. Seats are of the sides named.
    explicit Tree(std::vector<Node> nodes, const std::vector<int>& sides = {0, 1}) : nodes_(std::move(nodes)) {
        for (std::size_t i = 0; i < nodes_.size(); ++i) number_[nodes_[i].name] = static_cast<int>(i);
        for (const Node& from : nodes_) {
            children_.emplace_back();
            for (const std::string& to : from.to) children_.back().push_back(at(to));
        }
        for (const int side : sides) card_.seats.push_back({"seat" + std::to_string(card_.seats.size()), "", side});
    }

    // What the search asked, for tests to look at.
    mutable std::vector<std::pair<std::string, std::string>> played;  ///< each step, from where to where
    mutable std::vector<std::string> judged, passed;                  ///< positions evaluated, positions passed in
    mutable std::vector<std::vector<std::string>> asked_repeated, asked_bar;  ///< the lines handed over
    mutable int results = 0;

    void forget() const {
        played.clear();
        judged.clear();
        passed.clear();
        asked_repeated.clear();
        asked_bar.clear();
        results = 0;
    }
    /// How often a move to that position was played.
    int times_played_to(std::string_view name) const {
        return static_cast<int>(
            std::count_if(played.begin(), played.end(), [&](const auto& step) { return step.second == name; }));
    }
    /// Where the moves played from that position led, in order.
    std::vector<std::string> played_from(std::string_view name) const {
        std::vector<std::string> out;
        for (const auto& [from, to] : played)
            if (from == name) out.push_back(to);
        return out;
    }

    // What a repetition is worth, and from when on.
    int limit = 3;
    bool foul = true;
    Outcome repetition = {true, {0.5f, 0.5f}, "", ""};
    Position at(std::string_view name) const {
        const auto found = number_.find(name);
        if (found == number_.end()) throw std::invalid_argument("no position " + std::string(name));
        return {found->second};
    }
    const Node& node(const Position& p) const { return nodes_[static_cast<std::size_t>(p.node)]; }
    const std::string& name(const Position& p) const { return node(p).name; }
    /// The position a move leads to, and its name.
    const Position& child(const Position& p, Move m) const {
        return children_[static_cast<std::size_t>(p.node)].at(static_cast<std::size_t>(m.code));
    }
    const std::string& after(const Position& p, Move m) const {
        return node(p).to.at(static_cast<std::size_t>(m.code));
    }
    std::vector<std::string> names(Line line) const {
        std::vector<std::string> out;
        for (const Position& p : line) out.push_back(name(p));
        return out;
    }
    Move move(std::string_view from, std::string_view to) const {
        const auto& all = node(at(from)).to;
        const auto found = std::find(all.begin(), all.end(), to);
        return {static_cast<std::uint64_t>(found - all.begin())};
    }

    // ---- the shape

    Card& card() { return card_; }
    const Card& card() const { return card_; }
    Position start() const { return {0}; }
    int to_move(const Position& p) const { return node(p).mover; }
    bool at_turn_start(const Position& p) const { return !node(p).mid_turn; }
    void moves(const Position& p, MoveList& list) const {
        list.clear();
        for (std::size_t i = 0; i < node(p).to.size(); ++i) list.push_back({i});
    }
    Position play(const Position& p, Move m) const {
        if (played.size() >= most_played) throw std::runtime_error("the search does not end");
        played.emplace_back(name(p), after(p, m));
        return child(p, m);
    }
    Outcome result(const Position& p) const {
        ++results;
        Outcome outcome;
        if (!node(p).to.empty()) return outcome;
        outcome.over = true;
        std::copy(node(p).score.begin(), node(p).score.end(), outcome.score.begin());
        return outcome;
    }
    std::uint64_t hash(const Position& p) const {
        return node(p).hash.value_or(scatter(static_cast<std::uint64_t>(p.node) + 1));
    }

    int evaluate(const Position& p, int side) const
    requires(has.evaluation)
    {
        judged.push_back(name(p));
        return side == 0 ? node(p).value : -node(p).value;
    }
    double odds(const Position& p, Move m) const
    requires(has.odds)
    {
        const auto& odds = node(p).odds;
        return odds.empty() ? 1.0 / static_cast<double>(node(p).to.size()) : odds[static_cast<std::size_t>(m.code)];
    }
    bool is_tactical(const Position& p, Move m) const
    requires(has.noise)
    {
        return node(child(p, m)).is_tactical;
    }
    void keep_tactical(const Position& p, MoveList& list) const
    requires(has.noise_filter)
    {
        std::erase_if(list, [&](Move m) { return !node(child(p, m)).is_tactical; });
    }
    int move_score(const Position& p, Move m) const
    requires(has.move_score)
    {
        return node(child(p, m)).move_score;
    }
    bool in_check(const Position& p, int seat) const
    requires(has.check)
    {
        return node(p).check && seat == node(p).mover;
    }
    bool allows_null_move(const Position& p) const
    requires(has.null_move)
    {
        return !node(p).pass.empty();
    }
    Position null_move(const Position& p) const
    requires(has.null_move)
    {
        passed.push_back(name(p));
        return at(node(p).pass);
    }
    void prune(const Position& p, MoveList& list) const
    requires(has.pruning)
    {
        std::erase_if(list, [&](Move m) { return node(child(p, m)).narrowed; });
    }
    void remove_repetitions(Line line, MoveList& list) const
    requires(has.remove_repetitions)
    {
        asked_bar.push_back(names(line));
        std::erase_if(list, [&](Move m) { return node(child(line.back(), m)).barred; });
    }
    bool foul_repetition() const
    requires(has.foul_repetition)
    {
        return foul;
    }
    int repetition_limit() const
    requires(has.repetition)
    {
        return limit;
    }
    Outcome repeated(Line line) const
    requires(has.repetition)
    {
        asked_repeated.push_back(names(line));
        return repetition;
    }
    int least_throws(const Position& p, int) const
    requires(has.least_throws)
    {
        return node(p).least_throws;
    }
    bool no_more_contact(const Position& p) const
    requires(has.parting)
    {
        return node(p).no_more_contact;
    }
    Position skip_roll(const Position& p, int side) const
    requires(has.parting)
    {
        return at(node(p).skip_roll.at(static_cast<std::size_t>(side)));
    }
    Position view(const Position& p, int seat) const
    requires(has.view)
    {
        return seat == 0 || node(p).seen_as.empty() ? p : at(node(p).seen_as);
    }

    // Nobody looks at a drawn game.
    Board board() const { return {}; }
    std::vector<Face> faces(const Position&) const { return {}; }
    std::vector<int> touches(const Position&, Move) const { return {}; }
    std::string words(const Position& p, Move m) const { return after(p, m); }
    std::vector<Reason> reasons(const Position&, Move) const { return {}; }
    std::string write(const Position& p) const { return name(p); }
    Expected<Position> read_position(std::string_view text) const { return at(text); }
    std::string sketch(const Position& p) const { return name(p); }

private:
    std::vector<Node> nodes_;
    std::vector<std::vector<Position>> children_;
    std::map<std::string, int, std::less<>> number_;
    Card card_;
};

}  // namespace ludus::tests::drawn
