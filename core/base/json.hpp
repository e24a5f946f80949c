#pragma once
// Writes JSON. Only writes: nothing in the project reads JSON in C++.

#include <concepts>
#include <string>
#include <string_view>

namespace ludus {

/// Json j; j.object([&]{ j.key("a").value(1); j.key("b").array([&]{ j.value("x"); }); }); j.text();
class Json {
public:
    template <class F>
    Json& object(F&& body) {
        open('{');
        body();
        close('}');
        return *this;
    }
    template <class F>
    Json& array(F&& body) {
        open('[');
        body();
        close(']');
        return *this;
    }
    Json& key(std::string_view name);
    Json& value(std::string_view text);  ///< bytes that are not UTF-8 become U+FFFD
    Json& value(const char* text) { return value(std::string_view(text)); }
    Json& value(bool truth);
    Json& value(double number);  ///< null where it is not finite
    template <std::integral I>
    requires(!std::same_as<I, bool>)
    Json& value(I number) {
        return raw(std::to_string(number));
    }
    Json& null() { return raw("null"); }
    [[nodiscard]] const std::string& text() const { return out_; }

private:
    Json& raw(std::string_view text);
    void open(char bracket);
    void close(char bracket);
    void comma();
    std::string out_;
    bool fresh_ = true;
};

}  // namespace ludus
