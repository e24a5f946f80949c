// jupertiae: searches the problems of Royal MS 13 A XVIII and prints assets/examples/tables/jupertiae.json.

#include <cstdio>
#include <cstring>

#include "tests/search/jupertiae.hpp"

int main() {
    using namespace ludus::tests;
    std::vector<Finding> all;
    for (const auto search : {search_jupertia_1, search_jupertia_2, search_jupertia_3, search_jupertia_4,
                              search_jupertia_5, search_caution}) {
        const auto found = search();
        if (found.empty()) std::fprintf(stderr, "too many positions\n");
        for (const Finding& finding : found)
            std::fprintf(stderr, "%s: %s: %s\n", finding.id.c_str(), finding.verdict.c_str(), finding.text.c_str());
        all.insert(all.end(), found.begin(), found.end());
    }
    std::fputs(as_json(all).c_str(), stdout);
    return 0;
}
