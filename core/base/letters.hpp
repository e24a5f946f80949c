#pragma once
// Letters, small and capital, and digits of ASCII, whatever the locale.

namespace ludus {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool is_letter(char c) { return is_capital(c) || (c >= 'a' && c <= 'z'); }
constexpr char small(char c) { return is_capital(c) ? static_cast<char>(c - 'A' + 'a') : c; }
constexpr char capital(char c) { return is_letter(c) && !is_capital(c) ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace ludus
