#pragma once
// A position's text, part by part: words between bars, each with its place for a fault to name.

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"
#include "core/base/shown.hpp"
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
        begins_.push_back(at_);
        words = split_words(text_.substr(at_, end - at_));
        if (!words.empty()) begins_.back() = static_cast<std::size_t>(words.front().data() - text_.data());
        at_ = end + 1;
        return true;
    }
    /// The fault of a word of this text; of an empty one: of the end of the part last read.
    [[nodiscard]] Fault wrong(std::string_view word, std::string_view expected) const {
        Fault fault;
        fault.what =
            word.empty() ? "the position ends too early or has an empty part" : "unexpected \"" + shown(word) + "\"";
        fault.expected = expected;
        fault.line = 1;
        fault.column = 1 + static_cast<int>(word.empty() ? std::min(at_, text_.size())
                                                         : static_cast<std::size_t>(word.data() - text_.data()));
        return fault;
    }

    /// A fault of the whole position, whose column is the number of the part it is in, from 1: put where that part begins.
    [[nodiscard]] Fault placed(Fault fault) const {
        const auto part = static_cast<std::size_t>(fault.column);
        fault.line = 1;
        fault.column = 1 + static_cast<int>(part >= 1 && part <= begins_.size() ? begins_[part - 1] : 0);
        return fault;
    }

private:
    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<std::size_t> begins_;  ///< where the first word of each part stands
};

}  // namespace ludus
