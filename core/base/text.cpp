#include "core/base/text.hpp"

#include <algorithm>
#include <limits>
#include <utility>

namespace ludus {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::vector<std::string_view> split_words(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < text.size()) {
        while (at < text.size() && is_blank(text[at])) ++at;
        const std::size_t begin = at;
        while (at < text.size() && !is_blank(text[at])) ++at;
        if (at > begin) words.push_back(text.substr(begin, at - begin));
    }
    return words;
}

std::string_view trim(std::string_view text) {
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string join(const std::vector<std::string>& parts, std::string_view between) {
    std::string out;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) out += between;
        out += parts[i];
    }
    return out;
}

std::optional<int> read_int(std::string_view text) {
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    if (text.empty() || (text.size() > 1 && text.front() == '0') || (negative && text == "0")) return std::nullopt;
    long long number = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number = number * 10 + (c - '0');
        if (number > std::numeric_limits<int>::max()) return std::nullopt;
    }
    return static_cast<int>(negative ? -number : number);
}

namespace {

/// The length of the well-formed sequence at the front of `text` (Unicode, table 3-7); 0 where there is none.
std::size_t utf8_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const auto continues = [&](std::size_t i, unsigned least, unsigned most) {
        return i < text.size() && byte(i) >= least && byte(i) <= most;
    };
    const unsigned lead = byte(0);
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead <= 0xDF) return continues(1, 0x80, 0xBF) ? 2 : 0;
    if (lead >= 0xE0 && lead <= 0xEF) {
        const unsigned least = lead == 0xE0 ? 0xA0 : 0x80;  // nothing that fits in two bytes
        const unsigned most = lead == 0xED ? 0x9F : 0xBF;   // no surrogates
        return continues(1, least, most) && continues(2, 0x80, 0xBF) ? 3 : 0;
    }
    if (lead >= 0xF0 && lead <= 0xF4) {
        const unsigned least = lead == 0xF0 ? 0x90 : 0x80;  // nothing that fits in three bytes
        const unsigned most = lead == 0xF4 ? 0x8F : 0xBF;   // nothing beyond U+10FFFF
        return continues(1, least, most) && continues(2, 0x80, 0xBF) && continues(3, 0x80, 0xBF) ? 4 : 0;
    }
    return 0;
}

}  // namespace

std::size_t first_bad_utf8(std::string_view text) {
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t length = utf8_length(text.substr(at));
        if (length == 0) return at;
        at += length;
    }
    return std::string_view::npos;
}

std::string clean_utf8(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    while (!text.empty()) {
        const std::size_t length = utf8_length(text);
        if (length == 0) out += "\xEF\xBF\xBD";
        else out += text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return out;
}

int edit_distance(std::string_view a, std::string_view b) {
    std::vector<int> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        int diagonal = row[0];
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const int change = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({change, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row[b.size()];
}

std::vector<std::string> nearest(std::string_view text, const std::vector<std::string>& candidates, std::size_t most) {
    // A slip is short; of a text that runs on for ever the beginning is enough to tell what was meant.
    const std::string_view head = text.substr(0, 64);
    std::vector<std::pair<int, std::size_t>> order;
    order.reserve(candidates.size());
    for (std::size_t i = 0; i < candidates.size(); ++i) order.emplace_back(edit_distance(head, candidates[i]), i);
    const std::size_t kept = std::min(most, order.size());
    std::vector<std::string> out;
    out.reserve(kept);
    for (auto next = order.begin(); out.size() < kept; ++next) {
        std::iter_swap(next, std::min_element(next, order.end()));
        out.push_back(candidates[next->second]);
    }
    return out;
}

}  // namespace ludus
