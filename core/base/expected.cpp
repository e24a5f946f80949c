#include "core/base/expected.hpp"

namespace ludus {

std::string describe(const Fault& fault) {
    std::string out;
    if (fault.line > 0) out += "line " + std::to_string(fault.line);
    if (fault.column > 0) out += (out.empty() ? "column " : ", column ") + std::to_string(fault.column);
    if (!out.empty()) out += ": ";
    out += fault.what;
    if (!fault.expected.empty()) out += " (expected " + fault.expected + ")";
    return out;
}

}  // namespace ludus
