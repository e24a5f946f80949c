#include "core/match/tag_reader.hpp"

#include <algorithm>
#include <utility>

#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"

namespace ludus {

bool TagReader::fail(std::size_t offset, std::string what, std::string expected) {
    fault_ = {std::move(what), std::move(expected), 1, 1};
    for (std::size_t i = 0; i < offset && i < text_.size(); ++i) {
        if (text_[i] == '\n') {
            ++fault_.line;
            fault_.column = 1;
        } else {
            ++fault_.column;
        }
    }
    return false;
}

bool TagReader::fail(std::size_t offset, const Fault& inner) {
    fail(offset, inner.what, inner.expected);
    if (inner.column > 1) fault_.column += inner.column - 1;
    return false;
}

bool TagReader::read_bytes(const char* whole, std::size_t longest) {
    if (text_.size() > longest)
        return fail(0, std::string(whole) + " is longer than " + std::to_string(longest) + " bytes", "at most " + std::to_string(longest) + " bytes");
    static constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (text_.substr(0, 3) == byte_order_mark) text_.remove_prefix(3);
    const std::size_t bad = first_bad_utf8(text_);
    for (std::size_t i = 0; i < std::min(bad, text_.size()); ++i) {
        const char c = text_[i];
        if (c >= 0x20 && c < 0x7F) continue;
        const bool line_end = c == '\n' || (c == '\r' && i + 1 < text_.size() && text_[i + 1] == '\n');
        if (c == '\t' || line_end) continue;
        const std::string_view rest = text_.substr(i);
        if (control_length(rest) > 0)
            return fail(i, "a control character (" + control_name(control_number(rest)) + ")", "plain text");
    }
    return bad == std::string_view::npos || fail(bad, "a byte that is not UTF-8", "text in UTF-8");
}

bool TagReader::read_tag(char joiner, const char* example) {
    ++at_;
    TagAt tag;
    skip_blanks_on_line();
    tag.name_at = at_;
    while (!at_end() && (is_letter(peek()) || is_digit(peek()) || peek() == joiner)) tag.name += text_[at_++];
    if (tag.name.empty() || !is_letter(tag.name.front()))
        return fail(tag.name_at, "a tag without a name", std::string("a name of letters, such as ") + example);
    skip_blanks_on_line();
    if (peek() != '"') return fail(at_, "tag " + shown(tag.name) + " has no value", "a value between quotes");
    const std::size_t quote = at_++;
    tag.value_at = at_;
    for (; peek() != '"'; ++at_) {
        if (at_end() || peek() == '\n' || peek() == '\r')
            return fail(quote, "the value of tag " + shown(tag.name) + " is not closed", "a quote at its end, on the same line");
        if (peek() == '\\') {
            ++at_;
            if (peek() != '"' && peek() != '\\') return fail(at_ - 1, "a backslash that hides nothing", "\\\" or \\\\");
        }
        tag.value += peek();
    }
    ++at_;
    skip_blanks_on_line();
    if (peek() != ']') return fail(at_, "tag " + shown(tag.name) + " is not closed", "] after the value");
    ++at_;
    tags_.push_back(std::move(tag));
    return true;
}

const TagAt* TagReader::find(std::string_view name) const {
    const auto found = std::find_if(tags_.begin(), tags_.end(), [&](const TagAt& tag) { return tag.name == name; });
    return found == tags_.end() ? nullptr : &*found;
}

void TagReader::skip_blanks_on_line() {
    while (peek() == ' ' || peek() == '\t') ++at_;
}

}  // namespace ludus
