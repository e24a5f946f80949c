#pragma once
// Texts that are to be refused, each with the place where the fault is told.

#include <doctest/doctest.h>

#include <algorithm>
#include <initializer_list>
#include <string>

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

}  // namespace ludus::tests
