#include "core/rithmomachia/manner.hpp"

namespace ludus::rithmomachia {

std::string Manner::passage(std::string_view clause) const {
    for (const auto& [usual, own] : says) {
        if (usual == clause) return (own.substr(0, 6) == "fulke." ? "" : prefix) + std::string(own);
    }
    return prefix + std::string(clause);
}

}  // namespace ludus::rithmomachia
