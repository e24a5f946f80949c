// Fulke's printed tables against the arithmetic: what is generated is what is printed, with the wrong rows left out and
// the missing ones put in.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "core/rithmomachia/arithmetic.hpp"
#include "core/rithmomachia/men.hpp"

using namespace ludus;
using namespace ludus::arithmetic;

namespace {

using Row = std::vector<int>;

struct Printed {
    std::set<Row> right, wrong, missing, nothing;
    int rows = 0;  ///< as printed, duplicates and all
};

Row rising(Row row) {
    std::sort(row.begin(), row.end());
    return row;
}

Printed read_table(const std::string& name) {
    Printed table;
    std::ifstream in(std::string(LUDUS_ASSETS) + "/texts/tables/fulke/" + name + ".tsv");
    REQUIRE_MESSAGE(in.good(), name);
    std::string line;
    std::getline(in, line);
    CHECK(line == "printed\tstatus\tnote");
    while (std::getline(in, line)) {
        CAPTURE(line);
        std::istringstream cells(line);
        std::string numbers, status;
        std::getline(cells, numbers, '\t');
        std::getline(cells, status, '\t');
        Row row;
        std::istringstream each(numbers);
        for (int n; each >> n;) row.push_back(n);
        if (status != "missing") ++table.rows;
        if (status == "ok" || status == "all-three")
            CHECK(table.right.insert(row).second);
        else if (status == "duplicate")
            CHECK(table.right.count(row) == 1);
        else if (status == "wrong")
            CHECK(table.wrong.insert(row).second);
        else if (status == "missing")
            CHECK(table.missing.insert(row).second);
        else if (status == "nothing")
            CHECK(table.nothing.insert(row).second);
        else
            FAIL_CHECK("no such status: " << status);
    }
    return table;
}

/// The numbers on the men, one entry a man.
std::vector<int> men_numbers() {
    std::vector<int> out;
    for (const auto& m : rithmomachia::roll) out.push_back(m.number);
    return out;
}

/// The same with the steps of the kings, who take by each.
std::vector<int> taking_numbers() {
    std::vector<int> out = men_numbers();
    for (const auto& pyramid : rithmomachia::steps) {
        for (int i = 0; i < pyramid.count; ++i) out.push_back(pyramid.number[static_cast<std::size_t>(i)]);
    }
    return out;
}

template <class Rows>
std::set<Row> as_set(const Rows& rows) {
    std::set<Row> out;
    for (const auto& row : rows) CHECK(out.insert(Row(row.begin(), row.end())).second);
    return out;
}

void check_table(const std::string& name, std::set<Row> generated, int printed, int right, int missing) {
    CAPTURE(name);
    const Printed table = read_table(name);
    CHECK(table.rows == printed);
    CHECK(static_cast<int>(table.right.size()) == right);
    CHECK(static_cast<int>(table.missing.size()) == missing);
    for (const Row& row : table.wrong) CHECK(generated.count(rising(row)) == 0);
    std::set<Row> expected = table.right;
    expected.insert(table.missing.begin(), table.missing.end());
    CHECK(generated == expected);
}

/// In a table of two proportions Fulke prints some that in truth hold all three.
std::set<Row> with_all_three_as_printed(unsigned held, const std::string& name) {
    std::set<Row> out = as_set(table_of_four(held, men_numbers()));
    for (const Row& row : read_table(name).right) {
        if (proportions(row[0], row[1], row[2], row[3]) == every_proportion) out.insert(row);
    }
    return out;
}

}  // namespace

TEST_CASE("fulke.1.take.addition, fulke.1.take.subtraction: the table of sums") {
    const auto numbers = taking_numbers();
    check_table("sums", as_set(table_of_sums(numbers)), 88, 81, 5);
    // "45 noth.": no row begins with it.
    for (const Row& row : read_table("sums").nothing) {
        for (const Three& sum : table_of_sums(numbers)) CHECK(sum[0] != row[0]);
    }
}

TEST_CASE("fulke.1.take.multiplication, fulke.1.take.division: the table of products") {
    check_table("products", as_set(table_of_products(taking_numbers())), 34, 33, 1);
}

TEST_CASE("fulke.prop.arithmetical: the table, and the rule to find the middle") {
    check_table("arithmetical", as_set(table_of_three(arithmetical, men_numbers())), 49, 49, 13);
    CHECK(arithmetical_middle(5, 25) == 15);  // "the half of thirtie is .15."
    CHECK(arithmetical_middle(2, 5) == 0);
    CHECK(is_arithmetical(2, 4, 6));
    CHECK_FALSE(is_arithmetical(2, 4, 8));
}

TEST_CASE("fulke.prop.geometrical: the table, and the rule to find the middle") {
    check_table("geometrical", as_set(table_of_three(geometrical, men_numbers())), 27, 27, 3);
    CHECK(geometrical_middle(20, 45) == 30);  // ".20. multiplied by .45. is .900. the roote is .30."
    CHECK(geometrical_middle(2, 3) == 0);
    CHECK(is_geometrical(2, 4, 8));
    CHECK_FALSE(is_geometrical(2, 4, 6));
    // Of four numbers: the first to the second as the third to the fourth.
    CHECK(proportions(6, 8, 9, 12) == every_proportion);
    CHECK((proportions(2, 3, 8, 12) & geometrical) != 0);
    CHECK((proportions(2, 3, 8, 13) & geometrical) == 0);
}

TEST_CASE("fulke.prop.musical: the table, and the rule to find the first") {
    check_table("musical", as_set(table_of_three(musical, men_numbers())), 18, 15, 3);
    CHECK(musical_first(6, 12) == 4);  // "devide .72. by .18. the quotient is .4."
    CHECK(musical_first(5, 6) == 0);
    CHECK(musical_middle(3, 6) == 4);
    CHECK(musical_middle(2, 5) == 0);
    CHECK(is_musical(3, 4, 6));
    CHECK_FALSE(is_musical(2, 4, 6));
}

TEST_CASE("fulke.1.triumph.greater: the three tables of two proportions") {
    check_table("arithmetical-geometrical",
                with_all_three_as_printed(arithmetical | geometrical, "arithmetical-geometrical"), 52, 49, 11);
    check_table("arithmetical-musical", with_all_three_as_printed(arithmetical | musical, "arithmetical-musical"), 25,
                22, 3);
    check_table("geometrical-musical", with_all_three_as_printed(geometrical | musical, "geometrical-musical"), 16, 16,
                3);
}

TEST_CASE("fulke.1.triumph.greatest: the table of all three proportions") {
    check_table("all-three", as_set(table_of_four(every_proportion, men_numbers())), 29, 25, 3);
}

TEST_CASE("arithmetic: sums told the right way round, and 1 multiplies and divides nothing") {
    CHECK(equation(Sum::subtraction, 2, 9, 7) == "9 − 2 = 7");
    CHECK(equation(Sum::addition, 6, 2, 8) == "2 + 6 = 8");
    CHECK(equation(Sum::multiplication, 5, 3, 15) == "3 × 5 = 15");
    CHECK(equation(Sum::division, 4, 20, 5) == "20 ÷ 4 = 5");
    CHECK(makes(Sum::addition, 1, 2, 3));
    CHECK(makes(Sum::subtraction, 1, 3, 2));
    CHECK_FALSE(makes(Sum::multiplication, 1, 9, 9));
    CHECK_FALSE(makes(Sum::division, 9, 1, 9));
    CHECK_FALSE(makes(Sum::division, 9, 9, 1));
    CHECK_FALSE(makes(Sum::division, 9, 2, 4));
    CHECK(proportions(4, 2, 6) == arithmetical);
    CHECK(proportions(4, 4, 4) == 0);
    CHECK(names(every_proportion) == "arithmetical, geometrical and musical");
    CHECK(names(geometrical | musical) == "geometrical and musical");
}
