#pragma once
// A position that is being set up: what stands where and what is said besides, right or wrong. A game tells what a position of
// its own is made of and writes a draft as text (DraftRules); whether that text is a position its own reader says, and says it of
// the text: the draft knows which spots or which setting a word of it came from.

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/game/game.hpp"

namespace ludus {

/// A kind of piece as it is set up, and whose: "red-K".
struct DraftPiece {
    std::string id;  ///< no blanks; no two of a game alike
    Face face;       ///< how it looks and is called; its spot and count are not set
};

struct DraftChoice {
    std::string value, label;
};

/// What a position says besides its pieces. Its value is a text, empty where nothing is said.
struct DraftSetting {
    enum class Kind {
        choice,  ///< one of the choices
        many,    ///< any of the choices, parted by blanks
        number,  ///< from least to most; nothing said counts as the least
        spots    ///< names of spots parted by blanks, `most` of them at most
    };
    std::string id;     ///< "turn"
    std::string label;  ///< shown: "To move"
    Kind kind = Kind::choice;
    std::vector<DraftChoice> choices = {};
    int least = 0, most = 0;
};

/// What positions of a game are made of.
struct DraftKit {
    std::vector<DraftPiece> pieces;
    std::vector<DraftSetting> settings;
    std::vector<int> holds;  ///< of each spot of the board, how many pieces may stand there; 0: none
};

/// Pieces of one kind on a spot.
struct DraftMan {
    int spot = -1;
    int piece = 0;  ///< its place in the kit
    int count = 1;
    friend bool operator==(const DraftMan&, const DraftMan&) = default;
};

struct Draft {
    std::vector<DraftMan> men;                ///< a kind once on a spot, in the order they came
    std::map<std::string, std::string> said;  ///< by setting, and what a position says that is no setting of the kit
    friend bool operator==(const Draft&, const Draft&) = default;

    /// "" where nothing is said.
    [[nodiscard]] std::string value(const std::string& id) const {
        const auto found = said.find(id);
        return found == said.end() ? std::string() : found->second;
    }
    void say_of(const std::string& id, std::string value) {
        if (value.empty()) said.erase(id);
        else said[id] = std::move(value);
    }
};

/// A word of a draft's text, and what it speaks of.
struct DraftWord {
    std::string text;
    std::vector<int> spots = {};
    std::string setting = {};
};

/// What may follow the pieces in a position's text, in its order.
struct DraftTail {
    enum class Style {
        group,  ///< "| castle 10 80"
        keyed,  ///< "ko:94"
        flag,   ///< "passed"; its value is "yes"
        bare    ///< one of `values`, or where there are none any word
    };
    std::string key;
    Style style = Style::keyed;
    std::vector<std::string> values = {};
    char between = ' ';  ///< parts a list in the text
    char sign = ':';     ///< after the key
};

/// How a game's positions are set up. It refers to the rules that made it.
class DraftRules {
public:
    virtual ~DraftRules() = default;
    [[nodiscard]] const DraftKit& kit() const { return kit_; }
    /// The words about the pieces and whose turn it is.
    [[nodiscard]] virtual std::vector<DraftWord> head(const Draft& draft) const = 0;
    /// The same read: what the head's words say besides where pieces stand. By itself whose turn it is, of a game with turns: the
    /// first word, or of groups what follows "to" in the last.
    virtual void read_head(const std::vector<std::string_view>& words, Draft& draft) const;
    /// The pieces of a position; as they are seen, where a game has nothing else to go by.
    virtual void read_men(const Game& game, const Position& position, Draft& draft) const;
    /// Whether such a piece has any business on a spot that holds pieces: another's pocket is none.
    [[nodiscard]] virtual bool fits(int /*spot*/, int /*piece*/) const { return true; }
    /// How pieces look where they stand.
    [[nodiscard]] virtual Face face(const Draft& draft, const DraftMan& man) const;
    /// What is written under a key of the tail, and the same read; by themselves the setting of that name.
    [[nodiscard]] virtual std::string tail(const Draft& draft, const DraftTail& tail) const;
    virtual void read_tail(const DraftTail& tail, const std::string& value, Draft& draft) const;
    /// The passage that a refused position goes against.
    [[nodiscard]] const std::string& passage(const Fault& fault) const;

    [[nodiscard]] bool in_groups() const { return groups_; }
    [[nodiscard]] std::size_t head_length() const { return head_length_; }
    [[nodiscard]] const std::vector<DraftTail>& tails() const { return tails_; }

protected:
    /// The group of a side, its id and then its pieces, and after all sides that of whose turn it is.
    static void add_side(std::vector<DraftWord>& head, const std::string& id, std::vector<DraftWord> men);
    static void add_mover(std::vector<DraftWord>& head, const Draft& draft);
    /// Points hold one piece, pockets and buttons none.
    void hold_one_on_points(const Board& board);
    /// The choice of who is to move, among the seats of a card.
    void add_turn(const Card& card);
    /// Something that is so or not.
    void add_flag(std::string id, std::string_view label);
    /// A number from nothing up.
    void add_number(std::string id, std::string_view label, int most);
    /// Any of the seats of a card, or one of them and nobody at first.
    void add_seats(std::string id, std::string_view label, const Card& card, bool many);
    /// The passage for a fault that says so; else, asked last, that of the first of these endings the card has among its passages.
    void cite(std::string_view words, std::string rule) { rules_.emplace_back(words, std::move(rule)); }
    void cite_else(const Card& card, std::initializer_list<std::string_view> endings);

    DraftKit kit_;
    bool groups_ = false;          ///< the text is parts between bars; else words
    std::size_t head_length_ = 1;  ///< so many parts or words; 0: all words without a colon that are no key of the tail
    std::vector<DraftTail> tails_;

private:
    std::vector<std::pair<std::string, std::string>> rules_;
    std::string rule_;
};

/// Why a draft is no position.
struct DraftRefusal {
    Fault fault;             ///< its column is a place in the text
    std::vector<int> spots;  ///< what it speaks of; empty where of the whole
    std::string setting;     ///< ... or of this setting
    std::string rule;        ///< the passage it goes against
};

/// What a draft comes to.
struct DraftVerdict {
    std::string text;
    std::vector<DraftRefusal> refusal;  ///< none where it is a position; else one
    [[nodiscard]] bool good() const { return refusal.empty(); }
};

/// The text of a draft.
std::string draft_text(const DraftRules& rules, const Draft& draft);
DraftVerdict judge_draft(const Game& game, const DraftRules& rules, const Draft& draft);
/// Whether a draft is that position, in whatever order its text lists things.
bool is_draft_of(const Game& game, const DraftRules& rules, const Draft& draft, const Position& position);
/// What a position is made of. Where a position says more than a draft can, in the middle of a turn, it is another.
Draft draft_of(const Game& game, const DraftRules& rules, const Position& position);
/// Nothing stands, nothing is said but whose turn it is: the first's.
Draft empty_draft(const DraftRules& rules);

/// One more such piece on a spot; where one alone may stand, in the place of what stands there. Fault: it cannot stand there, or no
/// more can; nothing is changed.
Expected<Done> put_piece(const Board& board, const DraftRules& rules, Draft& draft, int spot, int piece);
/// The last that came there is taken off; false where none stands.
bool take_piece(Draft& draft, int spot);
/// Fault: a value the setting cannot have.
Expected<Done> set_draft(const Board& board, const DraftRules& rules, Draft& draft, const std::string& setting,
                         const std::string& value);

}  // namespace ludus
