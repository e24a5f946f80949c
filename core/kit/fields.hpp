#pragma once
// The fields of a position, described once: from the description its text is written and read, and its hash is made.
//
//     // "dark 0..1.0..1 1,0 on:a1 quiet:3"
//     void fields(kit::Fields& f, Position& p) const {
//         f.seat(p.seat, card());
//         f.owners(p.owner, 2);
//         f.numbers(p.hand, 0, 3);
//         f.cell("on", p.going_on, grid());
//         f.counter("quiet", p.quiet, 60);
//     }
//
// Every field that has no key is one word, in the order of the description. After them come the fields with a key, in
// the same order; each is left out where it has its first value: 0, false, nowhere. So every position has exactly one
// text.

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "core/game/card.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/owners.hpp"

namespace ludus::kit {

class Fields {
public:
    enum class Work { write, hash };
    /// To write or to hash: the fields are only read.
    explicit Fields(Work work);
    /// To read from `text`, which must outlive it: the fields are set, those left out to their first values. After the
    /// first fault no more are set.
    explicit Fields(std::string_view text);

    /// The seat's id on the card: "light".
    template <std::integral N>
    void seat(N& seat, const Card& card) {
        seat = static_cast<N>(seat_field(seat, card));
    }
    /// A sign a cell: the owner's number, below `seats`, or a point where nobody's piece stands: "0..1".
    void owners(std::span<std::int8_t> owners, int seats);
    template <std::size_t Cells>
    void owners(Owners<Cells>& owner, int seats) {
        owners(owner.first(Cells), seats);
    }
    /// The cells where pieces of that seat stand, "b1c1", or "-" for none: a field a seat, of owners that are all
    /// nobody before the first is read. A cell is not named twice.
    void cells(std::span<std::int8_t> owners, int seat, const Grid& grid);
    template <std::size_t Cells>
    void cells(Owners<Cells>& owner, int seat, const Grid& grid) {
        cells(owner.first(Cells), seat, grid);
    }
    /// Numbers from `least` to `most`, parted by commas: "1,0".
    template <std::integral N, std::size_t Count>
    void numbers(std::array<N, Count>& numbers, int least, int most) {
        std::array<int, Count> each;
        for (std::size_t i = 0; i < Count; ++i) each[i] = numbers[i];
        number_fields(each, least, most);
        for (std::size_t i = 0; i < Count; ++i) numbers[i] = static_cast<N>(each[i]);
    }
    /// A figure each, from 0 to `most`, 9 at the most, and `none` for 0: "0200" or ".2..".
    template <std::integral N, std::size_t Count>
    void figures(std::array<N, Count>& figures, int most, char none = '0') {
        std::array<int, Count> each;
        for (std::size_t i = 0; i < Count; ++i) each[i] = figures[i];
        figure_fields(each, most, none);
        for (std::size_t i = 0; i < Count; ++i) figures[i] = static_cast<N>(each[i]);
    }
    /// Any other word. `written` is its text now, without blanks and never empty; `read` takes a text and sets the
    /// field, or answers false; `expected` is what the fault then says.
    void word(const std::string& written, const std::function<bool(std::string_view)>& read,
              const std::string& expected);

    /// A word that is left out where `written` is empty, as for the first value: when it is read, the next word is its
    /// own if `read` takes it.
    void optional(const std::string& written, const std::function<bool(std::string_view)>& read,
                  const std::string& expected);

    /// "key:3", from `least` to `most`; left out at the number before the least.
    template <std::integral N>
    void number(std::string_view key, N& number, int most, int least = 1) {
        number = static_cast<N>(number_field(key, number, least, most, true));
    }
    /// The same, but no part of the hash: positions that differ in it alone are the same to a player.
    template <std::integral N>
    void counter(std::string_view key, N& count, int most) {
        count = static_cast<N>(number_field(key, count, 1, most, false));
    }
    /// "key:a1"; left out at `nowhere`.
    template <std::integral N>
    void cell(std::string_view key, N& cell, const Grid& grid) {
        cell = static_cast<N>(cell_field(key, cell, grid));
    }
    /// The key alone; left out where it is false.
    void flag(std::string_view key, bool& set);

    /// What must hold besides, of a position whose fields could all be read. The fault says what was expected, at the
    /// word of the field of that number (by the order of the description, from 0) or at the whole text if that was left
    /// out.
    void expect(bool holds, std::size_t field, std::string expected);

    /// The text written so far.
    [[nodiscard]] const std::string& text() const { return out_; }
    /// The hash so far.
    [[nodiscard]] std::uint64_t hash() const { return hash_; }
    /// A word that is left when all fields are read is a fault.
    void end();
    /// The first fault of reading; nothing where all went well. Only for reading, like expect() and end().
    [[nodiscard]] const std::optional<Fault>& fault() const { return reading_->fault; }

private:
    [[nodiscard]] bool reads() const { return reading_ != nullptr; }
    [[nodiscard]] bool writes() const { return !reads() && work_ == Work::write; }
    [[nodiscard]] bool hashes() const { return !reads() && work_ == Work::hash; }
    void put(std::string_view word);
    /// The next word of a field without a key; nothing after a fault.
    std::optional<std::string_view> take(const std::string& expected);
    /// What follows the key of the next word, if it begins with that key (`alone`: is that key); `expected` says what
    /// the field looks like.
    std::optional<std::string_view> take_key(std::string_view key, const std::string& expected, bool alone = false);
    void fail(std::string_view word, const std::string& expected);
    int seat_field(int seat, const Card& card);
    void figure_fields(std::span<int> figures, int most, char none);
    void number_fields(std::span<int> numbers, int least, int most);
    int number_field(std::string_view key, int number, int least, int most, bool hashed);
    void hash_word(std::string_view word);
    void hash_owners(std::span<const std::int8_t> owners);
    void hash_cells(std::span<const std::int8_t> owners, int seat);
    int cell_field(std::string_view key, int cell, const Grid& grid);

    // Apart from the rest, for a search makes a hash of every position it meets.
    struct Reading {
        std::string_view text;
        std::vector<std::string_view> words;
        std::size_t next = 0;
        std::vector<std::string_view> word_of;  // of each field described so far; empty where it was left out
        std::string possible;                   // what else might have stood where the next word stands
        std::optional<Fault> fault;
        [[nodiscard]] bool at_end() const { return next == words.size(); }
    };

    Work work_ = Work::write;
    std::unique_ptr<Reading> reading_;  // nothing when it writes or hashes
    std::string out_;
    std::uint64_t hash_ = 0;
};

/// The text of a position; `game.fields(Fields&, Position&)` describes it.
template <class Game>
std::string write_fields(const Game& game, typename Game::Position position) {
    Fields fields(Fields::Work::write);
    game.fields(fields, position);
    return fields.text();
}

/// Equal for positions whose fields are equal, except counters.
template <class Game>
std::uint64_t hash_fields(const Game& game, typename Game::Position position) {
    Fields fields(Fields::Work::hash);
    game.fields(fields, position);
    return fields.hash();
}

/// The position of that text. Faults: a word is missing, wrong or too many, at its column; or what `game.check(Fields&,
/// const Position&)` expects does not hold, where the game has that function: it is called only when all fields are
/// read.
template <class Game>
Expected<typename Game::Position> read_fields(const Game& game, std::string_view text) {
    typename Game::Position position{};
    Fields fields(text);
    game.fields(fields, position);
    fields.end();
    if constexpr (requires { game.check(fields, position); })
        if (!fields.fault()) game.check(fields, position);
    if (fields.fault()) return *fields.fault();
    return position;
}

/// The base of a game whose position is described by its fields(): class Rings : public kit::Described<Rings>. What the
/// game does otherwise it defines itself, under the same name.
template <class Game>
class Described {
public:
    std::uint64_t hash(const auto& p) const { return hash_fields(game(), p); }
    std::string write(const auto& p) const { return write_fields(game(), p); }
    auto read_position(std::string_view text) const { return read_fields(game(), text); }

private:
    const Game& game() const { return static_cast<const Game&>(*this); }
};

}  // namespace ludus::kit
