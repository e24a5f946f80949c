#include "core/kit/fields.hpp"

#include <algorithm>

#include "core/base/text.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/position_text.hpp"

namespace ludus::kit {
namespace {

/// The numbers of "1,0"; nothing where they are not `count` numbers of that range.
std::optional<std::vector<int>> numbers_in(std::string_view word, std::size_t count, int least, int most) {
    std::vector<int> out;
    for (std::size_t begin = 0; begin <= word.size();) {
        const std::size_t end = std::min(word.find(',', begin), word.size());
        const auto number = read_int(word.substr(begin, end - begin));
        if (!number || *number < least || *number > most) return std::nullopt;
        out.push_back(*number);
        begin = end + 1;
    }
    if (out.size() != count) return std::nullopt;
    return out;
}

/// Where the name of the cell that begins at `begin` ends: a letter and figures.
std::size_t end_of_cell(std::string_view word, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < word.size() && word[end] >= '0' && word[end] <= '9') ++end;
    return end;
}

std::string keyed(std::string_view key, const std::string& value) { return std::string(key) + ":" + value; }

}  // namespace

Fields::Fields(Work work) : work_(work) {}
Fields::Fields(std::string_view text) : reading_(std::make_unique<Reading>()) {
    reading_->text = text;
    reading_->words = split_words(text);
}

void Fields::put(std::string_view word) {
    if (!out_.empty()) out_ += ' ';
    out_ += word;
}

void Fields::fail(std::string_view word, const std::string& expected) {
    if (!reading_->fault) reading_->fault = bad_word(reading_->text, word, expected);
}

std::optional<std::string_view> Fields::take(const std::string& expected) {
    reading_->word_of.emplace_back();
    if (reading_->fault) return std::nullopt;
    if (reading_->at_end()) {
        reading_->fault = Fault{"the position is cut short", expected, 0, static_cast<int>(reading_->text.size()) + 1};
        return std::nullopt;
    }
    reading_->possible.clear();
    return reading_->word_of.back() = reading_->words[reading_->next++];
}

std::optional<std::string_view> Fields::take_key(std::string_view key, const std::string& expected, bool alone) {
    reading_->word_of.emplace_back();
    if (reading_->fault) return std::nullopt;
    const std::string_view word = !reading_->at_end() ? reading_->words[reading_->next] : std::string_view();
    if (alone ? word != key : !word.starts_with(key)) {
        reading_->possible += (reading_->possible.empty() ? "" : ", or ") + expected;
        return std::nullopt;
    }
    reading_->possible.clear();
    reading_->word_of.back() = reading_->words[reading_->next++];
    return reading_->word_of.back().substr(key.size());
}

int Fields::seat_field(int seat, const Card& card) {
    if (writes()) put(card.seats[static_cast<std::size_t>(seat)].id);
    if (hashes()) hash_ = mix(hash_, seat);
    if (!reads()) return seat;
    const auto word = take("a seat's id");
    if (!word) return 0;
    const auto read = read_seat(reading_->text, *word, card);
    if (read) return *read;
    reading_->fault = read.fault();
    return 0;
}

void Fields::owners(std::span<std::int8_t> owners, int seats) {
    if (writes()) put(write_owners(owners));
    if (hashes()) hash_owners(owners);
    if (!reads()) return;
    const auto word = take(std::to_string(owners.size()) + " signs, one a cell");
    if (!word) return;
    if (const auto read = read_owners(reading_->text, *word, seats, owners); !read) reading_->fault = read.fault();
}

// Sixteen cells at once, four bits a cell: searches hash every position they meet.
void Fields::hash_owners(std::span<const std::int8_t> owners) {
    for (std::size_t begin = 0; begin < owners.size(); begin += 16) {
        std::uint64_t packed = 0;
        for (const auto owner : owners.subspan(begin, std::min<std::size_t>(16, owners.size() - begin)))
            packed = packed << 4 | static_cast<std::uint64_t>(owner + 1);
        hash_ = mix(hash_, static_cast<std::int64_t>(packed));
    }
}

// A bit a cell.
void Fields::hash_cells(std::span<const std::int8_t> owners, int seat) {
    for (std::size_t begin = 0; begin < owners.size(); begin += 64) {
        std::uint64_t packed = 0;
        for (const auto owner : owners.subspan(begin, std::min<std::size_t>(64, owners.size() - begin)))
            packed = packed << 1 | static_cast<std::uint64_t>(owner == seat);
        hash_ = mix(hash_, static_cast<std::int64_t>(packed));
    }
}

void Fields::cells(std::span<std::int8_t> owners, int seat, const Grid& grid) {
    if (hashes()) return hash_cells(owners, seat);
    std::string written;
    for (int cell = 0; writes() && cell < grid.size(); ++cell)
        if (owners[static_cast<std::size_t>(cell)] == seat) written += grid.name(cell);
    if (writes()) put(written.empty() ? "-" : written);
    if (!reads()) return;
    const std::string expected = "free cells such as " + grid.name(0) + ", or - for none";
    const auto word = take(expected);
    if (!word || *word == "-") return;
    for (std::size_t begin = 0; begin < word->size();) {
        const std::size_t end = end_of_cell(*word, begin);
        const int cell = grid.find(word->substr(begin, end - begin));
        if (cell == nowhere || owners[static_cast<std::size_t>(cell)] != nobody) return fail(*word, expected);
        owners[static_cast<std::size_t>(cell)] = static_cast<std::int8_t>(seat);
        begin = end;
    }
}

void Fields::number_fields(std::span<int> numbers, int least, int most) {
    std::string written;
    for (const int number : numbers) {
        if (hashes()) hash_ = mix(hash_, number);
        if (writes()) written += (written.empty() ? "" : ",") + std::to_string(number);
    }
    if (writes()) put(written);
    if (!reads()) return;
    const std::string expected = std::to_string(numbers.size()) + " numbers from " + std::to_string(least) + " to " +
                                 std::to_string(most) + ", parted by commas";
    const auto word = take(expected);
    if (!word) return;
    const auto read = numbers_in(*word, numbers.size(), least, most);
    if (read) std::copy(read->begin(), read->end(), numbers.begin());
    else fail(*word, expected);
}

void Fields::figure_fields(std::span<int> figures, int most, char none) {
    std::string written;
    for (const int figure : figures) {
        if (hashes()) hash_ = mix(hash_, figure);
        if (writes()) written += figure == 0 ? none : static_cast<char>('0' + figure);
    }
    if (writes()) put(written);
    if (!reads()) return;
    const auto word = take(std::to_string(figures.size()) + " figures");
    if (!word) return;
    if (word->size() != figures.size()) return fail(*word, std::to_string(figures.size()) + " figures");
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const char sign = (*word)[i];
        figures[i] = sign == none ? 0 : sign - '0';
        if (figures[i] < 0 || figures[i] > most || (figures[i] == 0 && sign != none))
            return fail(word->substr(i, 1), std::string(1, none) + " or a figure to " + std::to_string(most));
    }
}

void Fields::word(const std::string& written, const std::function<bool(std::string_view)>& read,
                  const std::string& expected) {
    if (writes()) put(written);
    if (hashes()) hash_word(written);
    if (!reads()) return;
    const auto word = take(expected);
    if (word && !read(*word)) fail(*word, expected);
}

void Fields::optional(const std::string& written, const std::function<bool(std::string_view)>& read,
                      const std::string& expected) {
    if (writes() && !written.empty()) put(written);
    if (hashes()) hash_word(written);
    if (!reads()) return;
    if (!reading_->fault && !reading_->at_end() && read(reading_->words[reading_->next])) {
        take(expected);
        return;
    }
    reading_->word_of.emplace_back();
    reading_->possible += (reading_->possible.empty() ? "" : ", or ") + expected;
}

void Fields::hash_word(std::string_view word) {
    hash_ = mix(hash_, static_cast<std::int64_t>(word.size()));
    for (const char sign : word) hash_ = mix(hash_, sign);
}

int Fields::number_field(std::string_view key, int number, int least, int most, bool hashed) {
    if (writes() && number >= least) put(keyed(key, std::to_string(number)));
    if (hashes() && hashed) hash_ = mix(hash_, number);
    if (!reads()) return number;
    const std::string expected = keyed(key, std::to_string(least)) + " to " + keyed(key, std::to_string(most));
    const auto rest = take_key(std::string(key) + ":", expected);
    if (!rest) return least - 1;
    const auto read = read_int(*rest);
    if (read && *read >= least && *read <= most) return *read;
    fail(reading_->word_of.back(), expected);
    return least - 1;
}

int Fields::cell_field(std::string_view key, int cell, const Grid& grid) {
    if (writes() && cell != nowhere) put(keyed(key, grid.name(cell)));
    if (hashes()) hash_ = mix(hash_, cell);
    if (!reads()) return cell;
    const std::string expected = "a cell such as " + keyed(key, grid.name(0));
    const auto rest = take_key(std::string(key) + ":", expected);
    if (!rest) return nowhere;
    const int read = grid.find(*rest);
    if (read == nowhere) fail(reading_->word_of.back(), expected);
    return read;
}

void Fields::flag(std::string_view key, bool& set) {
    if (writes() && set) put(key);
    if (hashes()) hash_ = mix(hash_, set);
    if (!reads()) return;
    set = take_key(key, std::string(key), true).has_value();
}

void Fields::expect(bool holds, std::size_t field, std::string expected) {
    if (holds) return;
    const std::string_view word = reading_->word_of[field];
    fail(word.empty() ? reading_->text : word, expected);
}

void Fields::end() {
    if (!reading_->at_end())
        fail(reading_->words[reading_->next], reading_->possible.empty() ? "nothing more" : reading_->possible);
}

}  // namespace ludus::kit
