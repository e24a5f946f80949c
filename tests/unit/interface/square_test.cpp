// The interface to squares of numbers, called natively.

#include <doctest/doctest.h>

#include <string>

#include "wasm/ludus.h"

namespace {

std::string taken(char* text) {
    std::string copy = text == nullptr ? "(null)" : text;
    ludus_free(text);
    return copy;
}
bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace

TEST_CASE("interface: a square is judged, with its sums, and handed back as text and CSV") {
    const std::string magic = taken(ludus_square_check("4,9,2\n3,5,7\n8,1,6\n"));
    CHECK(says(magic, "{\"columns\":3,\"rows\":3,\"kind\":\"magic\",\"constant\":15,\"cells\":[4,9,2,3,5,7,8,1,6]"));
    CHECK(says(magic, "{\"line\":\"row 1\",\"total\":15,\"missing\":0,\"right\":true}"));
    CHECK(says(magic, "\"text\":\"4 9 2\\n3 5 7\\n8 1 6\\n\",\"csv\":\"4,9,2\\n3,5,7\\n8,1,6\\n\""));
    CHECK(says(taken(ludus_square_check("1 2\n3 .")), "\"cells\":[1,2,3,null]"));
}

TEST_CASE("interface: a text that is no square is refused with its place") {
    CHECK(ludus_square_check("1 2\n3 x") == nullptr);
    CHECK(says(taken(ludus_error()), "is no number"));
    CHECK(ludus_square_check(nullptr) == nullptr);
}
