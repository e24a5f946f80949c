#pragma once
// A game being played: its line and its variations, a cursor, who sits where. UI, pages, terminal
// and tests talk to matches, never to games.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.hpp"
#include "core/match/annotations.hpp"

namespace ludus {

/// How many moves a line of a match takes from its beginning, throws and every move of a turn counted each; there the match is
/// over and drawn. Our rule, no book's, so that a record of a few bytes cannot ask for work without end. The longest games
/// known need a tenth of it (chess on a board 539, shogi some 550), and two easy computer players at dice seldom 2 000.
inline constexpr int greatest_length = 5'000;
/// How many moves a match holds in all, its variations counted.
inline constexpr int most_moves = 20'000;
/// How many of them may be slips: a game against its rules is another game.
inline constexpr int most_slips = 32;
inline constexpr std::size_t longest_slip = 200;  ///< bytes of its reason

/// Who plays a seat.
struct Player {
    bool machine = false;
    std::string level;  ///< a level's id, for computer players
    std::string name;   ///< may be empty
    friend bool operator==(const Player&, const Player&) = default;
};

/// An end the players made, not the rules.
enum class EndingKind { none, resigned, drawn_by_agreement };
struct Ending {
    EndingKind kind = EndingKind::none;
    int seat = -1;  ///< who resigned
    friend bool operator==(const Ending&, const Ending&) = default;
};

using Tag = std::pair<std::string, std::string>;

class Match {
public:
    /// One position reached. Node 0 is the beginning.
    struct Node {
        Position position;
        Move move;          ///< that led here; meaningless for node 0
        std::string words;  ///< of that move
        int parent = -1;
        std::vector<int> next;  ///< children; the first is the main line
        /// Why the move is against the rules, where it stands in a book all the same: its position was set and not played. Empty
        /// where the move was legal.
        std::string slip;
        std::string comment;     ///< after the move (before all moves, for node 0)
        Sign sign = Sign::none;  ///< how good the move is; none for node 0
        DrawnMarks marks;        ///< drawn on the board after the move
        Ending ending;
        bool turn_start = true;  ///< a turn begins here
        std::uint64_t hash = 0;  ///< of the position
        int turn = 0;            ///< see turn_number()
        int depth = 0;           ///< moves from node 0 to here
        bool over = false;       ///< by the rules, by repetition on this line, or by the greatest length
        /// Where a turn begins and the game asks for repetition: how often the position has stood on the line from node 0
        /// to here, and the node where it stood last before (-1: nowhere). Else 0 and -1.
        int stood = 0, stood_at = -1;
    };

    explicit Match(GamePtr game);
    /// From a set-up position instead of the opening.
    Match(GamePtr game, Position setup);

    [[nodiscard]] const Game& game() const { return *game_; }
    [[nodiscard]] GamePtr game_ptr() const { return game_; }
    [[nodiscard]] bool from_setup() const { return from_setup_; }

    [[nodiscard]] int cursor() const { return cursor_; }
    [[nodiscard]] const Node& node(int index) const { return nodes_[static_cast<std::size_t>(index)]; }
    [[nodiscard]] int size() const { return static_cast<int>(nodes_.size()); }
    [[nodiscard]] const Position& position() const { return node(cursor_).position; }

    /// Legal at the cursor, less those the way here bars; none where the match is over.
    [[nodiscard]] MoveList moves() const;
    /// At the cursor: by the rules, by repetition on this line, by the greatest length, or by the players.
    [[nodiscard]] Outcome outcome() const;
    /// A seat, or chance.
    [[nodiscard]] int to_move() const;

    /// Plays at the cursor: goes on into a variation already there, or begins one. Fault: not legal here, the match is over,
    /// or it holds the most moves a match may.
    Expected<Done> play(Move move);
    /// One or more words separated by spaces. Fault: which word (its column in `words`), and what was expected;
    /// nothing is played then.
    Expected<Done> play(std::string_view words);

    /// Goes on at the cursor with what the rules forbid and a book's players did all the same. `words`: as the book has it, one word
    /// without < and >; `why`: what is against the rules, a sentence without its full stop, < and > and " : "; `after`: the position
    /// then. Fault: the match is over or full, it has the most slips it may, the words or the position are those of a legal
    /// move, or a text cannot stand in a record.
    Expected<Done> slip(std::string_view words, std::string_view why, const Position& after);

    /// Why the move that led to a node was allowed, and the spots it touches; nothing for node 0 and for a slip.
    [[nodiscard]] std::vector<Reason> reasons(int node) const;
    [[nodiscard]] std::vector<int> touches(int node) const;
    /// That move in a notation of the game (Game::written); a slip as the book has it.
    [[nodiscard]] std::string written(int node, int notation) const;

    bool undo();       ///< to the parent; false at the beginning
    bool redo();       ///< to the child last left, or the main one; false at the end of the line
    bool undo_turn();  ///< to the beginning of this turn, or of the one before when it has just begun
    bool redo_turn();
    void go(int node);  ///< any node of this match
    void go_first();
    void go_last();  ///< along the line the cursor is on

    /// From node 0 to the cursor, both included.
    [[nodiscard]] std::vector<int> line() const;
    /// The whole line the cursor is on, to its end.
    [[nodiscard]] std::vector<int> whole_line() const;
    /// The last node of the first variations from the start.
    [[nodiscard]] int end_of_main_line() const;
    /// Positions of line(), for repetition and for the computer.
    [[nodiscard]] std::vector<Position> positions() const;
    /// Which whole turn the node's move belongs to, counted from the beginning: 1 for the first turn of whoever
    /// began, 2 for the answer. 0 for node 0, where nobody has moved.
    [[nodiscard]] int turn_number(int node) const { return nodes_[static_cast<std::size_t>(node)].turn; }

    void comment(int node, std::string text) { nodes_[static_cast<std::size_t>(node)].comment = std::move(text); }
    /// Node 0 is no move and has no sign.
    void sign(int node, Sign sign) {
        if (node > 0) nodes_[static_cast<std::size_t>(node)].sign = sign;
    }
    void draw(int node, DrawnMarks marks) { nodes_[static_cast<std::size_t>(node)].marks = std::move(marks); }
    /// Puts a text after what is said there already, with a blank between.
    void add_comment(int node, std::string_view text);
    /// Drops the node and all that follows from it; the cursor goes to its parent if it stood there.
    /// Nodes are numbered afresh. Node 0 cannot be dropped.
    void drop(int node);
    /// Makes the line through the node the main one.
    void promote(int node);
    /// The players end the match at the cursor, or (none) take their ending back. Where the rules have ended it, or
    /// where nobody sits there to resign, nothing happens.
    void end(Ending ending);

    [[nodiscard]] const std::vector<Player>& players() const { return players_; }
    void seat(int seat, Player player) { players_[static_cast<std::size_t>(seat)] = std::move(player); }

    /// Title, Source, Passage, Date and the like; and what `replay` checks: End, Why, Refused, Moves, Outcome (record.hpp).
    [[nodiscard]] const std::vector<Tag>& tags() const { return tags_; }
    [[nodiscard]] std::vector<std::string> tag(std::string_view key) const;
    void add_tag(std::string key, std::string value) { tags_.emplace_back(std::move(key), std::move(value)); }

private:
    [[nodiscard]] Outcome outcome_by_rules(int node) const;
    [[nodiscard]] MoveList moves_by_rules() const;
    /// Why a move may not be played at the cursor, if it may not; `read`: it is known to be legal there by the rules.
    [[nodiscard]] std::optional<Fault> refusal(Move move, bool read) const;
    /// Fault: the match is full. Nothing is played then.
    Expected<Done> play_legal(Move move);
    /// The node goes on from the cursor, which then stands on it. Fault as above.
    Expected<Done> add(Node next);
    void enter(int child);
    /// Sets what follows from the way to a node that is about to be added: how often its position has stood, and whether it
    /// is over.
    void judge(Node& next);
    /// What the game says of a position that has stood as often as it allows; not over where it has not.
    [[nodiscard]] Outcome repetition(const Node& here) const;
    /// Makes `standing_` tell of the line from node 0 to this node. Takes as long as the way between the two.
    void stand_at(int node);

    GamePtr game_;
    bool from_setup_ = false;
    std::vector<Node> nodes_;
    std::vector<int> last_child_;  ///< per node, the child redo() goes to
    int cursor_ = 0;
    /// Where positions stand on the line to node `standing_at_`, by their hash: the last node of each. Ordered, since every module
    /// has such maps already and would carry a hash table for this one alone.
    std::map<std::uint64_t, int> standing_;
    int standing_at_ = -1;
    std::vector<Player> players_;
    std::vector<Tag> tags_;
};

}  // namespace ludus
