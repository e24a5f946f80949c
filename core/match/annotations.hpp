#pragma once
// What a person adds to a move besides words: a sign that says how good it is, and marks drawn on the board.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"

namespace ludus {

struct Board;

/// Bytes of the comment of one move, and marks drawn at one place: a small link must not fill a page.
inline constexpr std::size_t longest_comment = 20'000;
inline constexpr std::size_t most_marks = 200;

/// In the order of PGN's $1 to $6.
enum class Sign : std::uint8_t { none, good, mistake, brilliant, blunder, interesting, dubious };
/// "!", "?", "!!", "??", "!?", "?!"; "" for none.
std::string_view text_of(Sign sign);
/// None where the text is none of these six.
Sign read_sign(std::string_view text);

/// The colours are those of PGN, by their capitals.
enum class MarkColour : std::uint8_t { green, red, blue, yellow };
inline constexpr std::string_view mark_letters = "GRBY";

/// A ring about a spot, or an arrow from one spot to another.
struct DrawnMark {
    MarkColour colour = MarkColour::green;
    int from = 0;
    int to = -1;  ///< -1: a ring

    /// As one number, which pages get (wasm/flags.mjs): the colour in two bits, from in ten, and one more than to.
    [[nodiscard]] constexpr int packed() const { return static_cast<int>(colour) + 4 * from + 4096 * (to + 1); }
    static constexpr DrawnMark of(int packed) {
        return {static_cast<MarkColour>(packed & 3), packed >> 2 & 1023, (packed >> 12) - 1};
    }
};
/// Packed, in order: rings before arrows.
using DrawnMarks = std::vector<int>;

/// Adds a mark; one that was there already takes the colour.
void add_mark(DrawnMarks& marks, int mark);

/// Marks as they stand in a comment, "[%csl Ga1,Rb2] [%cal Ga1b2]": colour and spot, or two spots, which a hyphen parts where
/// their names could be read in two ways, "G1-12".
class MarkText {
public:
    /// The names of the spots; an empty one cannot be marked.
    explicit MarkText(std::vector<std::string> names) : names_(std::move(names)) {}
    explicit MarkText(const Board& board);

    [[nodiscard]] bool can_mark(int spot) const;
    /// "" where there are none.
    [[nodiscard]] std::string write(const DrawnMarks& marks) const;
    /// Whether a text begins as a group of marks.
    static bool begins(std::string_view text);
    /// Adds the group the text begins with. Its length, with its brackets; 0 where there is a fault, with its column.
    std::size_t read(std::string_view text, DrawnMarks& out, Fault& fault) const;
    /// Takes all groups that can be read out of a text of others; the rest stays as words.
    void take_from(std::string& text, DrawnMarks& out) const;

private:
    /// How often a word can be read as two spots, and the last of these ways.
    int ways(std::string_view word, DrawnMark& mark) const;
    [[nodiscard]] int spot(std::string_view name) const;

    std::vector<std::string> names_;
};

}  // namespace ludus
