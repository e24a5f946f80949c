#pragma once
// A position's text, part by part: words between bars, each with its place for a fault to name.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "core/base/text.hpp"

namespace ludus {

/// The words between bars, and where each stands. The text outlives it.
class Groups {
public:
    explicit Groups(std::string_view text) : text_(text) {}
    /// The words of the next part; false where there is none. A part may be empty.
    bool next(std::vector<std::string_view>& words) {
        words.clear();
        if (at_ > text_.size()) return false;
        const std::size_t end = std::min(text_.find('|', at_), text_.size());
        words = split_words(text_.substr(at_, end - at_));
        at_ = end + 1;
        return true;
    }
    /// The fault of a word of this text; of an empty one: of the end of the part last read.
    [[nodiscard]] Fault wrong(std::string_view word, std::string expected) const {
        Fault fault;
        fault.what = word.empty() ? "the position ends too early, or a part of it is empty" : "\"" + std::string(word) + "\" cannot stand there";
        fault.expected = std::move(expected);
        fault.line = 1;
        fault.column = 1 + static_cast<int>(word.empty() ? std::min(at_, text_.size()) : static_cast<std::size_t>(word.data() - text_.data()));
        return fault;
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

}  // namespace ludus
