#include "core/base/json.hpp"

#include <cmath>
#include <cstdint>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"

namespace ludus {

namespace {

void quote(std::string& out, std::string_view text) {
    static constexpr char digits[] = "0123456789abcdef";
    out += '"';
    const auto plain = [](char c) { return c >= 0x20 && c < 0x7F && c != '"' && c != '\\'; };
    // Nearly all of what is ever written is plain.
    std::size_t done = 0;
    while (done < text.size() && plain(text[done])) ++done;
    out += text.substr(0, done);
    const std::string clean = clean_utf8(text.substr(done));
    for (std::string_view rest = clean; !rest.empty();) {
        const char c = rest.front();
        std::size_t length = 1;
        switch (c) {
            case '"': out += "\\\""; break;
            case '\\': out += "\\\\"; break;
            case '\n': out += "\\n"; break;
            case '\r': out += "\\r"; break;
            case '\t': out += "\\t"; break;
            default:
                // A terminal obeys more of them than JSON forbids.
                length = control_length(rest);
                if (length == 0) {
                    out += c;
                } else {
                    out += "\\u";
                    for (int shift = 12; shift >= 0; shift -= 4) out += digits[control_number(rest) >> shift & 15u];
                }
        }
        rest.remove_prefix(length == 0 ? 1 : length);
    }
    out += '"';
}

/// Six places after the point are more than any figure of ours means. Printf's own way costs the web module 10 kB.
std::string decimal(double number) {
    static constexpr double millionths = 1e6;
    static constexpr double largest_exact = 9007199254740992.0;  // 2 to the 53rd
    std::string sign = number < 0 ? "-" : "";
    double size = std::fabs(number);
    int exponent = 0;
    while (size >= largest_exact) {
        size /= 10;
        ++exponent;
    }
    auto whole = static_cast<std::uint64_t>(size);
    auto rest = static_cast<std::uint64_t>((size - static_cast<double>(whole)) * millionths + 0.5);
    if (exponent > 0) return sign + std::to_string(whole) + "e" + std::to_string(exponent);
    if (rest == static_cast<std::uint64_t>(millionths)) {
        ++whole;
        rest = 0;
    }
    if (whole == 0 && rest == 0) return "0";
    std::string out = sign + std::to_string(whole);
    if (rest > 0) {
        std::string places = std::to_string(rest);
        places.insert(0, 6 - places.size(), '0');
        while (places.back() == '0') places.pop_back();
        out += "." + places;
    }
    return out;
}

}  // namespace

void Json::comma() {
    if (!fresh_) out_ += ',';
    fresh_ = false;
}

Json& Json::raw(std::string_view text) {
    comma();
    out_ += text;
    return *this;
}

void Json::open(char bracket) {
    comma();
    out_ += bracket;
    fresh_ = true;
}

void Json::close(char bracket) {
    out_ += bracket;
    fresh_ = false;
}

Json& Json::key(std::string_view name) {
    comma();
    quote(out_, name);
    out_ += ':';
    fresh_ = true;
    return *this;
}

Json& Json::value(std::string_view text) {
    comma();
    quote(out_, text);
    return *this;
}

Json& Json::value(bool truth) { return raw(truth ? "true" : "false"); }

Json& Json::value(double number) { return std::isfinite(number) ? raw(decimal(number)) : null(); }

}  // namespace ludus
