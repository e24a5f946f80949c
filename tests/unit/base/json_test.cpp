// The writer of JSON, and the small things done with text.

#include "core/base/json.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdlib>
#include <limits>

#include "core/base/expected.hpp"
#include "core/base/text.hpp"

using namespace ludus;

namespace {

std::string number(double x) { return Json().value(x).text(); }
std::string quoted(std::string_view text) { return Json().value(text).text(); }

}  // namespace

TEST_CASE("json: objects, arrays and commas") {
    Json j;
    j.object([&] {
        j.key("a").value(1);
        j.key("b").array([&] {
            j.value("x");
            j.value(true);
            j.null();
            j.array([] {});
            j.object([] {});
        });
        j.key("c").object([&] { j.key("d").value(-2); });
    });
    CHECK(j.text() == R"({"a":1,"b":["x",true,null,[],{}],"c":{"d":-2}})");
}

TEST_CASE("json: text is escaped, and what is not UTF-8 is replaced") {
    CHECK(quoted("a\"b\\c\n\t\r\x01") == R"("a\"b\\c\n\t\r\u0001")");
    CHECK(quoted("½ − ×") == "\"½ − ×\"");
    CHECK(quoted("\xFF") == "\"\xEF\xBF\xBD\"");
    CHECK(quoted("a\xC3") == "\"a\xEF\xBF\xBD\"");
    CHECK(quoted(std::string_view("\0", 1)) == R"("\u0000")");
}

TEST_CASE("json: numbers") {
    CHECK(number(0) == "0");
    CHECK(number(-0.0) == "0");
    CHECK(number(1.5) == "1.5");
    CHECK(number(-0.25) == "-0.25");
    CHECK(number(0.1 + 0.2) == "0.3");
    CHECK(number(0.9999999) == "1");
    CHECK(number(0.0000001) == "0");
    CHECK(number(2.000001) == "2.000001");
    CHECK(number(314160) == "314160");
    CHECK(number(9007199254740991.0) == "9007199254740991");
    CHECK(std::strtod(number(1.25e30).c_str(), nullptr) == doctest::Approx(1.25e30));
    CHECK(number(std::numeric_limits<double>::infinity()) == "null");
    CHECK(number(std::numeric_limits<double>::quiet_NaN()) == "null");
    CHECK(Json().value(std::numeric_limits<std::uint64_t>::max()).text() == "18446744073709551615");
    CHECK(Json().value(std::numeric_limits<std::int64_t>::min()).text() == "-9223372036854775808");
}

TEST_CASE("text: whole numbers are read strictly") {
    CHECK(read_int("0") == 0);
    CHECK(read_int("-12") == -12);
    CHECK(read_int("2147483647") == 2147483647);
    for (const char* bad : {"", "-", "+1", "01", "-0", "1 ", " 1", "1.0", "2147483648", "99999999999999999999", "x"}) {
        CAPTURE(bad);
        CHECK(!read_int(bad));
    }
}

TEST_CASE("text: UTF-8 well-formed or not") {
    const auto fine = [](std::string_view text) { return first_bad_utf8(text) == std::string_view::npos; };
    CHECK(fine("plain"));
    CHECK(fine("ß € 𝄞"));
    CHECK(first_bad_utf8("ab\x80") == 2);
    CHECK(!fine("\xC0\xAF"));          // longer than need be
    CHECK(!fine("\xE0\x80\xAF"));      // likewise
    CHECK(!fine("\xED\xA0\x80"));      // half of a pair
    CHECK(!fine("\xF4\x90\x80\x80"));  // beyond the last
    CHECK(!fine("\xF5\x80\x80\x80"));
    CHECK(!fine("\xE2\x82"));  // cut short
    CHECK(clean_utf8("a\xE2\x82z") == "a\xEF\xBF\xBD\xEF\xBF\xBDz");
}

TEST_CASE("text: the words that come nearest") {
    CHECK(edit_distance("d5-c6", "d5-c6") == 0);
    CHECK(edit_distance("d5-c6", "d5-c7") == 1);
    CHECK(edit_distance("", "abc") == 3);
    CHECK(edit_distance("kitten", "sitting") == 3);
    CHECK(nearest("d5-d6", {"a1-b2", "d5-c6", "d5-e6", "h9-g8"}, 2) == std::vector<std::string>{"d5-c6", "d5-e6"});
    CHECK(nearest("x", {}, 3).empty());
}

TEST_CASE("a fault says where it is and what was expected") {
    CHECK(describe({"there is no piece on d9", "a square a1 to h16", 3, 7}) ==
          "line 3, column 7: there is no piece on d9 (expected a square a1 to h16)");
    CHECK(describe({"there is no piece on d9", "", 0, 7}) == "column 7: there is no piece on d9");
    CHECK(describe({"there is no piece on d9", "", 0, 0}) == "there is no piece on d9");
}
