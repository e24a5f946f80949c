#include "core/rithmomachia/rules/variant.hpp"

namespace ludus::rithmomachia {

std::string_view Variant::clause(std::string_view usual) const {
    for (const auto& [name, own] : says)
        if (name == usual) return own;
    return usual;
}

std::string Variant::passage(std::string_view usual) const {
    const std::string_view own = clause(usual);
    return (own.substr(0, 6) == "fulke." ? "" : prefix) + std::string(own);
}

}  // namespace ludus::rithmomachia
