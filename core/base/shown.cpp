#include "core/base/shown.hpp"

#include "core/base/text.hpp"

namespace ludus {

std::size_t control_length(std::string_view text) {
    const auto byte = [&](std::size_t i) -> unsigned {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u;
    };
    if (text.empty()) return 0;
    if (byte(0) < 0x20 || byte(0) == 0x7F) return 1;
    if (byte(0) == 0xC2 && byte(1) >= 0x80 && byte(1) <= 0x9F) return 2;
    const bool turning = byte(0) == 0xE2 && ((byte(1) == 0x80 && byte(2) >= 0xAA && byte(2) <= 0xAE) ||
                                             (byte(1) == 0x81 && byte(2) >= 0xA6 && byte(2) <= 0xA9));
    return turning ? 3 : 0;
}

unsigned control_number(std::string_view text) {
    const auto low = [&](std::size_t i) { return static_cast<unsigned char>(text[i]) & 0x3Fu; };
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return lead;
    return lead < 0xE0 ? (lead & 0x1Fu) << 6 | low(1) : (lead & 0x0Fu) << 12 | low(1) << 6 | low(2);
}

std::string control_name(unsigned number) {
    static constexpr char digits[] = "0123456789ABCDEF";
    std::string out = "U+";
    for (int shift = 12; shift >= 0; shift -= 4) out += digits[number >> shift & 15u];
    return out;
}

std::string without_controls(std::string_view text, std::string_view kept) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = kept.find(text.front()) != std::string_view::npos ? 0 : control_length(text);
        out += length == 0 ? text.front() : ' ';
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

std::string visible(std::string_view text) {
    const std::string clean = clean_utf8(text);
    std::string out;
    for (std::string_view rest = clean; !rest.empty();) {
        const std::size_t length = control_length(rest);
        if (length == 0) out += rest.front();
        else out += "<" + control_name(control_number(rest)) + ">";
        rest.remove_prefix(length == 0 ? 1 : length);
    }
    return out;
}

std::string shown(std::string_view text, std::size_t most) {
    if (text.size() <= most) return visible(text);
    // A character is not cut in two.
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0) == 0x80) --most;
    return visible(text.substr(0, most)) + "...";
}

}  // namespace ludus
