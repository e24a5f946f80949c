// The toys that are a family of their own, as core/<family>/family.cpp has the games of one: a program or a module made with
// LUDUS_FAMILY=toys knows them.

#include "tests/toys/catalogue.hpp"
#include "tests/toys/entries.hpp"

namespace ludus::toys {

std::span<const Entry> entries() {
    static const Entry all[] = {five_in_a_row()};
    return all;
}

Family as_family() {
    return {.id = "toys", .title = "Toys", .others = "Other toys", .games = entries()};
}

}  // namespace ludus::toys
