#pragma once
// What Royal MS 13 A XVIII claims of its problems (L to Q), proved or refuted by looking at everything that can come.

#include <string>
#include <vector>

namespace ludus::tests {

struct Finding {
    std::string id;       ///< the record: "jupertia-1"
    std::string claim;    ///< the Latin
    std::string verdict;  ///< "true", "false", "partly"
    std::string text;     ///< what was searched and found, in plain words
};

std::vector<Finding> search_jupertia_1();
std::vector<Finding> search_jupertia_2();
std::vector<Finding> search_jupertia_3();
std::vector<Finding> search_jupertia_4();
std::vector<Finding> search_jupertia_5();
std::vector<Finding> search_caution();

/// As assets/examples/tables/jupertiae.json has them.
std::string as_json(const std::vector<Finding>& findings);

}  // namespace ludus::tests
