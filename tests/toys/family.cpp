// The toys that are a family of their own, as core/<family>/family.cpp has the games of one: a program or a module made with
// LUDUS_FAMILY=toys knows them.

#include <vector>

#include "tests/toys/catalogue.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

std::span<const Entry> entries() {
    static const Entry all[] = {five_in_a_row()};
    return all;
}

Family as_family() {
    static const std::vector<Entry> all = [] {
        std::vector<Entry> list(catalogue().begin(), catalogue().end());
        list.insert(list.end(), entries().begin(), entries().end());
        return list;
    }();
    return {.id = "toys", .title = "Toys", .others = "Other toys", .games = all};
}

}  // namespace ludus::toys
