#pragma once
// Lists of words as doctest shows them where they differ: as they would be written in a test.

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace doctest {

template <>
struct StringMaker<std::vector<std::string>> {
    static String convert(const std::vector<std::string>& list) {
        std::string out = "List{";
        for (const std::string& word : list) out += (out.back() == '{' ? "\"" : ", \"") + word + "\"";
        return (out + "}").c_str();
    }
};

}  // namespace doctest
