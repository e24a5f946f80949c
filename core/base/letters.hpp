#pragma once
// Letters, small and capital, and digits of ASCII, whatever the locale.

#include <cstddef>
#include <string_view>

namespace ludus {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_capital(c) || (c >= 'a' && c <= 'z'); }
constexpr char small(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
/// Whether they are the same in small letters.
constexpr bool same_letters(std::string_view a, std::string_view b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (small(a[i]) != small(b[i])) return false;
    return true;
}
constexpr char capital(char c) { return is_letter(c) && !is_capital(c) ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace ludus
