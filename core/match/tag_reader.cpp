#include "core/match/tag_reader.hpp"

#include <algorithm>
#include <utility>

#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/match/sentences.hpp"

namespace ludus {

namespace sentences = match_sentences;

bool TagReader::fail(std::size_t offset, std::string_view what, std::string_view expected) {
    fault_ = {std::string(what), std::string(expected), 1, 1};
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

bool TagReader::read_bytes(std::string_view too_long, std::size_t longest) {
    const std::string most = std::to_string(longest);
    if (text_.size() > longest)
        return fail(0, say(too_long, {{"n", most}}), say(sentences::at_most_bytes, {{"n", most}}));
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
            return fail(i, say(sentences::control_character, {{"text", control_name(control_number(rest))}}),
                        sentences::plain_text);
    }
    return bad == std::string_view::npos || fail(bad, sentences::not_utf8, sentences::text_in_utf8);
}

bool TagReader::read_tag(char joiner, const char* example) {
    ++at_;
    TagAt tag;
    skip_blanks_on_line();
    tag.name_at = at_;
    while (!at_end() && (is_letter(peek()) || is_digit(peek()) || peek() == joiner)) tag.name += text_[at_++];
    if (tag.name.empty() || !is_letter(tag.name.front()))
        return fail(tag.name_at, sentences::tag_without_name, say(sentences::a_tag_name, {{"tag", example}}));
    skip_blanks_on_line();
    if (peek() != '"')
        return fail(at_, say(sentences::tag_without_value, {{"tag", shown(tag.name)}}), sentences::a_quoted_value);
    const std::size_t quote = at_++;
    tag.value_at = at_;
    for (; peek() != '"'; ++at_) {
        if (at_end() || peek() == '\n' || peek() == '\r')
            return fail(quote, say(sentences::quote_not_closed, {{"tag", shown(tag.name)}}), sentences::closing_quote);
        if (peek() == '\\') {
            ++at_;
            if (peek() != '"' && peek() != '\\') return fail(at_ - 1, sentences::invalid_escape, "\\\" or \\\\");
        }
        tag.value += peek();
    }
    ++at_;
    skip_blanks_on_line();
    if (peek() != ']')
        return fail(at_, say(sentences::tag_not_closed, {{"tag", shown(tag.name)}}), sentences::bracket_after_value);
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
