#pragma once
// What a game says of itself before anyone plays it: names, book, seats, options.

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "core/base/few.hpp"
#include "core/base/naming.hpp"

namespace ludus {

/// Who is to move when it is nobody at the table: dice, lots, cowries.
inline constexpr int chance = -1;

/// The colours pieces come in, each with a pattern of its own from the third on.
namespace coats {
inline constexpr int paper = 0, ink = 1, red = 2, buff = 3, green = 4, violet = 5;
}

struct SeatCard {
    std::string id;         ///< stable, used in records: "odd"
    std::string name;       ///< shown: "White"
    int side = 0;           ///< partners share a side; sides are numbered from 0
    int coat = -1;          ///< the colours of its pieces, where not those of its number: coats::red
    std::string book = {};  ///< what the book calls it, where that is another name: "am"

    /// The name to be shown now (core/base/naming.hpp).
    [[nodiscard]] const std::string& shown() const { return by_the_book() && !book.empty() ? book : name; }
    /// The name with what records and positions call it, where that is another: "White (am)".
    [[nodiscard]] std::string with_id() const;
};

struct OptionChoice {
    std::string value;                    ///< stable, used in records and links: "false"
    std::string label;                    ///< shown: "men do not leap"
    std::vector<std::string> empty = {};  ///< ids of the seats that nobody takes then
};

/// One thing the players agree on before they begin.
struct OptionSpec {
    std::string key;                    ///< stable: "leap"
    std::string label;                  ///< shown: "Leaping over men"
    std::string rule;                   ///< the passage that offers it, or the rule id our reading fills in
    bool ours = false;                  ///< true where no source offers the choice: a reading of ours
    std::string standard;               ///< the value taken where nobody chooses
    std::vector<OptionChoice> choices;  ///< empty for a number
    int least = 0, most = 0;            ///< the range of a number, both ends allowed
    std::string group = {};             ///< the heading it is shown under: "Motions"; empty: none
    bool often = false;                 ///< one of the few that people change; shown before the others
    /// It matters only while another option has one of these values: "victory=bodies,honour". Empty: always.
    std::string needs = {};
};

/// A named set of options: "as Falkener", "modern".
struct Preset {
    std::string id, label;
    std::vector<std::pair<std::string, std::string>> options;
};

struct Card {
    std::string id;               ///< stable: "fulke-1"
    std::string name;             ///< "The Philosophers' Game, first kind"
    std::string family;           ///< the folder under core/: "rithmomachia"
    std::string book;             ///< the text id under assets/texts: "fulke"
    std::string place;            ///< where in the book: "Of these partes in the fyrst kynd of playng"
    int minutes = 0;              ///< how long a game lasts among people who know it, as far as we can tell; rounded
    std::vector<SeatCard> seats;  ///< one to four; one for constructions and tours
    std::vector<OptionSpec> options;
    std::vector<Preset> presets;
    std::vector<std::string> rules;  ///< every passage id its reasons and results may cite
    bool has_chance = false;
    bool has_rolls =
        false;  ///< dice or lots are rolled by who plays them, a throw a turn, and lie there until they are used
    /// A piece's further moves in its turn may be made in one: by touching it, then where the last of them ends.
    bool joins_moves = false;
    bool has_hidden = false;  ///< some seat knows what another may not see (Mora)

    [[nodiscard]] const OptionSpec* option(const std::string& key) const;
    /// The seat's number, or -1.
    [[nodiscard]] int seat(const std::string& id) const;
    /// The colours of the seat's pieces, of `coats`.
    [[nodiscard]] int coat(int seat) const;
};

/// Whose a choice is: a source's, or a reading of ours where the sources are silent, differ or are in doubt.
enum class Of : bool { source, us };

/// Passages for a card to cite: "fulke.2." with the clauses "men move ...", parted by blanks.
void add_rules(Card& card, std::string_view prefix, std::string_view clauses);

/// A choice as a game's file has it; `empty`: ids of seats, parted by blanks.
struct ChoiceText {
    const char *value, *label;
    const char* empty = "";
};
/// An option so: a constant, of which the card's is made.
struct Offer {
    const char *group, *key, *label, *rule;
    Of of;
    Few<ChoiceText, 12> choices;
    bool often;
    const char* needs;
    operator OptionSpec() const;  // NOLINT: it is one, on a card
};
/// A choice by its key under the heading of a group; the first value is the standard.
constexpr Offer offer(const char* group, const char* key, const char* label, const char* rule, Of of,
                      std::initializer_list<ChoiceText> choices, bool often = false, const char* needs = "") {
    return {group, key, label, rule, of, choices, often, needs};
}
void add_options(Card& card, std::span<const Offer> offers);

/// A preset as a game's file has it; `options`: "key=value key=value".
struct PresetText {
    const char *id, *label;
    const char* options = "";
};
void add_presets(Card& card, std::initializer_list<PresetText> presets);

/// A full set of choices for one card: every key present, every value allowed.
class Options {
public:
    /// All standard choices.
    explicit Options(const Card& card);
    /// Standard choices with some replaced. Fault: unknown key, value not among the choices, number out of range.
    static Expected<Options> of(const Card& card, const std::vector<std::pair<std::string, std::string>>& chosen);

    /// Both assume the key is on the card.
    [[nodiscard]] const std::string& operator[](const std::string& key) const;
    [[nodiscard]] int number(const std::string& key) const;
    [[nodiscard]] bool flag(const std::string& key) const { return (*this)[key] == "true"; }

    /// In the card's order; only those that differ from the standard when asked.
    [[nodiscard]] std::vector<std::pair<std::string, std::string>> chosen(bool only_changed = true) const;

    friend bool operator==(const Options&, const Options&) = default;

private:
    struct Entry {
        std::string key, value, standard;
        friend bool operator==(const Entry&, const Entry&) = default;
    };
    std::vector<Entry> entries_;
};

/// False for a seat that one of the choices leaves empty: it never moves, and no page shows it.
bool plays(const Card& card, const Options& options, int seat);

}  // namespace ludus
