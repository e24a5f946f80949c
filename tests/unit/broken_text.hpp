#pragma once
// Texts that are to be refused, each with the place where the fault is told, and texts damaged at random.

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <string>

#include "core/base/random.hpp"

namespace ludus::tests {

/// ^ stands before the letter where the fault is told; `said` is part of what it says.
struct Broken {
    std::string text, said;
};

/// `read` is given each text without its mark.
template <class Read>
void check_refused_by(Read&& read, std::initializer_list<Broken> all) {
    for (const Broken& broken : all) {
        CAPTURE(broken.text);
        std::string text = broken.text;
        const auto mark = text.find('^');
        REQUIRE(mark != std::string::npos);
        text.erase(mark, 1);
        const auto p = read(text);
        REQUIRE_FALSE(p);
        const auto& fault = p.fault();
        CAPTURE(fault.what);
        CAPTURE(fault.expected);
        const auto line_begin = mark == 0 ? 0 : text.rfind('\n', mark - 1) + 1;  // npos + 1 is 0
        CHECK(fault.line == 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(mark), '\n'));
        CHECK(fault.column == static_cast<int>(mark - line_begin) + 1);
        CHECK_FALSE(fault.what.empty());
        CHECK((fault.what + "; " + fault.expected).find(broken.said) != std::string::npos);
    }
}

/// The text with a few places cut out, doubled, overwritten or cut off after.
inline std::string damaged(std::string text, Random& random) {
    for (std::size_t k = 0; k <= random.below(3); ++k) {
        const std::size_t at = random.below(text.size()), length = 1 + random.below(12);
        switch (random.below(4)) {
            case 0: text.erase(at, length); break;
            case 1: text.insert(at, text.substr(random.below(text.size()), length)); break;
            case 2: text[at] = static_cast<char>(random.below(256)); break;
            default: text.resize(at + 1);
        }
    }
    return text;
}

}  // namespace ludus::tests
