#include "core/kit/position_text.hpp"

#include "core/base/shown.hpp"
#include "core/base/text.hpp"

namespace ludus::kit {

std::string write_owners(std::span<const std::int8_t> owners) {
    std::string out;
    for (const std::int8_t owner : owners) out += owner < 0 ? '.' : static_cast<char>('0' + owner);
    return out;
}

Expected<Done> read_owners(std::string_view text, std::string_view word, int seats, std::span<std::int8_t> owners) {
    if (word.size() != owners.size()) return bad_word(text, word, std::to_string(owners.size()) + " signs, one a cell");
    for (std::size_t i = 0; i < owners.size(); ++i) {
        const int owner = word[i] == '.' ? -1 : word[i] - '0';
        if (owner < -1 || owner >= seats)
            return bad_word(text, word.substr(i, 1),
                            "a point for an empty cell, or a number from 0 to " + std::to_string(seats - 1));
        owners[i] = static_cast<std::int8_t>(owner);
    }
    return Done{};
}

Expected<int> read_seat(std::string_view text, std::string_view word, const Card& card) {
    const int seat = card.seat(std::string(word));
    if (seat >= 0) return seat;
    std::string ids;
    for (std::size_t i = 0; i < card.seats.size(); ++i)
        ids += (i == 0 ? "" : i + 1 < card.seats.size() ? ", " : " or ") + card.seats[i].id;
    return bad_word(text, word, ids);
}

std::optional<int> numbered(std::string_view word, std::string_view key) {
    if (word.substr(0, key.size()) != key) return std::nullopt;
    return read_int(word.substr(key.size()));
}

Fault bad_word(std::string_view text, std::string_view word, std::string expected) {
    Fault fault{"\"" + shown(word) + "\" cannot be read", std::move(expected)};
    fault.column = word.empty() ? 1 : static_cast<int>(word.data() - text.data()) + 1;
    return fault;
}

}  // namespace ludus::kit
