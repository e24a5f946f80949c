#pragma once
// What the interface answers, read for the tests.

#include <string>

#include "wasm/ludus.h"

namespace ludus::interface_tests {

/// The text handed over, given back; "(null)" where there was none.
inline std::string taken(char* text) {
    std::string copy = text == nullptr ? "(null)" : text;
    ludus_free(text);
    return copy;
}

inline std::string error() { return taken(ludus_error()); }

inline bool says(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace ludus::interface_tests
