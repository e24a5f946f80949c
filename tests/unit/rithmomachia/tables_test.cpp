// Fulke's printed tables against the arithmetic: what is generated is what is printed, with the wrong rows left out and
// the missing ones put in.

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "core/base/text.hpp"
#include "core/rithmomachia/rules/victory.hpp"
#include "core/rithmomachia/tools/printed_tables.hpp"

using namespace ludus;
using namespace ludus::arithmetic;
using rithmomachia::find_number_table;
using rithmomachia::Judged;
using rithmomachia::number_tables;
using rithmomachia::Row;
using rithmomachia::Verdict;

namespace {

/// A row of the file: as printed, and as the edition judges it.
struct Line {
    Row row;
    std::string status, note;
};

std::vector<Line> read_table(const std::string& name) {
    std::ifstream in(std::string(LUDUS_ASSETS) + "/texts/tables/fulke/" + name + ".tsv");
    REQUIRE_MESSAGE(in.good(), name);
    std::string line;
    std::getline(in, line);
    CHECK(line == "printed\tstatus\tnote");
    std::vector<Line> out;
    while (std::getline(in, line)) {
        CAPTURE(line);
        std::istringstream cells(line);
        std::string numbers;
        Line each;
        std::getline(cells, numbers, '\t');
        std::getline(cells, each.status, '\t');
        std::getline(cells, each.note, '\t');
        std::istringstream figures(numbers);
        for (int n; figures >> n;) each.row.push_back(n);
        CHECK_FALSE(each.row.empty());
        out.push_back(each);
    }
    return out;
}

std::string status_of(Verdict verdict) {
    return verdict == Verdict::right ? "ok" : verdict == Verdict::twice ? "duplicate" : verdict_name(verdict);
}

/// Proves the table and checks every row against what the edition says of it; gives the rows judged otherwise than
/// right.
std::map<Row, Judged> proved(const std::string& name, std::size_t printed, int right, int missing) {
    CAPTURE(name);
    const auto* table = find_number_table(name);
    REQUIRE(table != nullptr);
    std::vector<Row> rows;
    std::vector<std::string> statuses;
    std::set<Row> said_missing;
    for (const Line& line : read_table(name)) {
        if (line.status == "missing") {
            CHECK(said_missing.insert(line.row).second);
            continue;
        }
        rows.push_back(line.row);
        statuses.push_back(line.status);
    }
    const std::vector<Judged> judged = prove(*table, rows);
    std::map<Row, Judged> notable;
    std::set<Row> found_missing;
    int held = 0;
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const Judged& each = judged[i];
        CAPTURE(each.proof);
        CHECK_FALSE(each.proof.empty());
        if (i < rows.size()) {
            CHECK(each.row == rows[i]);
            CHECK(status_of(each.verdict) == statuses[i]);
            held += each.verdict == Verdict::right || each.verdict == Verdict::all_three;
        } else {
            CHECK(each.verdict == Verdict::missing);
            CHECK(found_missing.insert(each.row).second);
        }
        if (each.verdict != Verdict::right) notable.emplace(each.row, each);
    }
    CHECK(rows.size() == printed);
    CHECK(held == right);
    CHECK(found_missing == said_missing);
    CHECK(static_cast<int>(found_missing.size()) == missing);
    return notable;
}

int count_of(const std::map<Row, Judged>& rows, Verdict verdict) {
    int n = 0;
    for (const auto& [row, judged] : rows) n += judged.verdict == verdict;
    return n;
}

/// The one reading that mends a wrong row.
Row mended(const std::map<Row, Judged>& rows, const Row& row) {
    const auto found = rows.find(row);
    REQUIRE(found != rows.end());
    CHECK(found->second.verdict == Verdict::wrong);
    return found->second.mends.size() == 1 ? found->second.mends.front() : Row{};
}

}  // namespace

TEST_CASE("fulke.1.take.addition, fulke.1.take.subtraction: the table of sums") {
    // 83 rows, and five that say "nothing".
    const auto rows = proved("sums", 88, 81, 5);
    CHECK(count_of(rows, Verdict::nothing) == 5);
    CHECK(count_of(rows, Verdict::wrong) == 2);
    CHECK(mended(rows, {72, 28, 361}) == Row{72, 289, 361});
    CHECK(rows.at({121, 169, 190}).mends.empty());
    CHECK(rows.at({121, 169, 190}).proof == "121 + 169 = 290, and no piece has the number 290");
    CHECK(rows.at({9, 16, 25}).proof == "9 + 16 = 25");
}

TEST_CASE("a row that says nothing where a sum begins so is wrong") {
    const std::vector<Row> said = {{1}, {45}};
    const auto judged = prove(*find_number_table("sums"), said);
    CHECK(judged[0].verdict == Verdict::wrong);
    CHECK(judged[0].proof == "1 + 2 = 3");
    CHECK(judged[1].verdict == Verdict::nothing);
}

TEST_CASE("fulke.1.take.multiplication, fulke.1.take.division: the table of products") {
    const auto rows = proved("products", 34, 33, 1);
    CHECK(rows.size() == 2);
    CHECK(mended(rows, {5, 45, 125}) == Row{5, 45, 225});
    CHECK(rows.at({5, 45, 125}).proof == "5 × 45 = 225, and no piece has the number 125");
}

TEST_CASE("fulke.prop.arithmetical: the table, and the rule to find the middle") {
    CHECK(proved("arithmetical", 49, 49, 13).size() == 13);
    CHECK(arithmetical_middle(5, 25) == 15);  // "the half of thirtie is .15."
    CHECK(arithmetical_middle(2, 5) == 0);
    CHECK(is_arithmetical(2, 4, 6));
    CHECK_FALSE(is_arithmetical(2, 4, 8));
}

TEST_CASE("fulke.prop.geometrical: the table, and the rule to find the middle") {
    CHECK(proved("geometrical", 27, 27, 3).at({100, 190, 361}).proof == "190 × 190 = 100 × 361");
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
    const auto rows = proved("musical", 18, 15, 3);
    CHECK(mended(rows, {3, 15, 16}) == Row{3, 5, 15});
    CHECK(mended(rows, {5, 45, 225}) == Row{25, 45, 225});
    CHECK(mended(rows, {30, 45, 49}) == Row{30, 45, 90});
    CHECK(rows.at({30, 45, 49}).proof == "30 : 49 is not as 15 : 4");
    CHECK(musical_first(6, 12) == 4);  // "devide .72. by .18. the quotient is .4."
    CHECK(musical_first(5, 6) == 0);
    CHECK(musical_middle(3, 6) == 4);
    CHECK(musical_middle(2, 5) == 0);
    CHECK(is_musical(3, 4, 6));
    CHECK_FALSE(is_musical(2, 4, 6));
}

TEST_CASE("fulke.1.triumph.greater: the table of arithmetical and geometrical") {
    const auto rows = proved("arithmetical-geometrical", 52, 49, 11);
    CHECK(mended(rows, {9, 8, 153, 289}) == Row{9, 81, 153, 289});
    CHECK(mended(rows, {36, 42, 40, 56}) == Row{36, 42, 49, 56});
    CHECK(rows.at({9, 12, 16, 20}).verdict == Verdict::twice);
    CHECK(count_of(rows, Verdict::all_three) == 3);
    for (const Row& row : {Row{3, 4, 6, 9}, Row{4, 6, 9, 12}, Row{15, 20, 30, 45}})
        CHECK(rows.at(row).verdict == Verdict::all_three);
    CHECK(rows.at({3, 4, 6, 9}).proof == "3 6 9 is arithmetical, 4 6 9 is geometrical, 3 4 6 is musical");
}

TEST_CASE("fulke.1.triumph.greater: the table of arithmetical and musical") {
    const auto rows = proved("arithmetical-musical", 25, 22, 3);
    CHECK(mended(rows, {3, 5, 7, 25}) == Row{3, 5, 7, 15});
    CHECK(rows.at({4, 6, 12, 15}).mends.empty());
    CHECK(rows.at({4, 6, 12, 15}).proof == "4 6 12 is musical, and no more");
    CHECK(mended(rows, {36, 36, 42, 45}) == Row{30, 36, 42, 45});
    CHECK(count_of(rows, Verdict::all_three) == 9);
    CHECK(rows.at({3, 5, 9, 15}).proof == "3 9 15 is arithmetical, geometrical as 3 × 15 = 5 × 9, 3 5 15 is musical");
}

TEST_CASE("fulke.1.triumph.greater: the table of geometrical and musical") {
    const auto rows = proved("geometrical-musical", 16, 16, 3);
    CHECK(count_of(rows, Verdict::all_three) == 4);
    for (const Row& row : {Row{3, 4, 6, 9}, Row{4, 7, 28, 49}, Row{5, 9, 45, 81}, Row{15, 20, 30, 45}})
        CHECK(rows.at(row).verdict == Verdict::all_three);
}

TEST_CASE("fulke.1.triumph.greatest: the table of all three proportions") {
    const auto rows = proved("all-three", 29, 25, 3);
    CHECK(mended(rows, {5, 6, 25, 45}) == Row{5, 9, 25, 45});
    CHECK(mended(rows, {6, 12, 15, 20}) == Row{9, 12, 15, 20});
    CHECK(mended(rows, {15, 20, 36, 45}) == Row{15, 20, 30, 45});
    CHECK(rows.at({5, 15, 25, 45}).proof == "5 15 25 is arithmetical, 5 15 45 is geometrical, and no more");
    CHECK(count_of(rows, Verdict::all_three) == 0);
}

TEST_CASE("fulke.2.take.mult: the tables of multiplication by void spaces") {
    CHECK(proved("void-products-even", 21, 21, 7).size() == 7);
    CHECK(proved("void-products-odd", 17, 17, 3).at({7, 13, 91}).proof == "7 × 13 = 91");
}

TEST_CASE("fulke.2.take.div: the tables of division by void spaces") {
    const auto evens = proved("void-quotients-even", 20, 19, 1);
    CHECK(mended(evens, {72, 7, 9}) == Row{72, 8, 9});
    CHECK(evens.at({72, 7, 9}).proof == "72 ÷ 7 leaves 2 over");
    const auto odds = proved("void-quotients-odd", 27, 25, 3);
    CHECK(mended(odds, {22, 5, 45}) == Row{225, 5, 45});
    CHECK(mended(odds, {3, 9, 4}) == Row{36, 9, 4});
    CHECK(odds.at({22, 5, 45}).proof == "22 ÷ 5 leaves 2 over, and no piece has the number 22");
    CHECK(odds.at({56, 14, 4}).verdict == Verdict::missing);
}

TEST_CASE("fulke.2.take.cossic: the table of cossical signs") {
    CHECK(proved("cossical", 12, 12, 0).empty());
    CHECK(prove(*find_number_table("cossical"), {}).front().proof == "2⁴ = 16");
}

TEST_CASE("every printed table is proved, and every file of a table has its law") {
    std::set<std::string> passages;
    for (const auto& table : number_tables()) {
        CAPTURE(table.id);
        CHECK_FALSE(read_table(table.id).empty());
        CHECK(find_number_table(table.id) == &table);
        // The table as it should be is right from end to end.
        const std::vector<Row> rows = true_rows(table);
        for (const Judged& judged : prove(table, rows)) CHECK(judged.verdict == Verdict::right);
    }
    CHECK(find_number_table("sum") == nullptr);
    CHECK(number_tables().size() == 14);
}

TEST_CASE("every wrong row is mended in the edition's note as the reckoning mends it") {
    for (const auto& table : number_tables()) {
        std::vector<Row> rows;
        std::map<Row, std::string> notes;
        for (const Line& line : read_table(table.id)) {
            if (line.status != "missing") rows.push_back(line.row);
            if (line.status == "wrong") notes[line.row] = line.note;
        }
        for (const Judged& judged : prove(table, rows)) {
            if (judged.verdict != Verdict::wrong) continue;
            const std::string& note = notes.at(judged.row);
            CAPTURE(note);
            const auto read = note.find("read ");
            if (read == std::string::npos) continue;
            Row reading;
            for (const std::string_view word : split_words(std::string_view(note).substr(read + 5))) {
                const auto number = read_int(trim(word.substr(0, word.find_first_not_of("0123456789"))));
                if (!number || reading.size() == table.width()) break;
                reading.push_back(*number);
            }
            CHECK(std::find(judged.mends.begin(), judged.mends.end(), reading) != judged.mends.end());
        }
    }
}

TEST_CASE("fulke.1.take.equality: the numbers both armies bear") {
    CHECK(rithmomachia::numbers_in_both() == std::vector<int>{9, 16, 25, 36, 49, 64, 81});
}

TEST_CASE("fulke.victory.standards: the table of standards as it is reckoned in the text") {
    std::ifstream in(std::string(LUDUS_ASSETS) + "/texts/fulke.txt");
    int rows = 0;
    for (std::string line; std::getline(in, line);) {
        const int winner = line.rfind("the evens win\t", 0) == 0  ? rithmomachia::even
                           : line.rfind("the odds win\t", 0) == 0 ? rithmomachia::odd
                                                                  : -1;
        if (winner < 0) continue;
        ++rows;
        std::istringstream cells(line.substr(line.find('\t')));
        int standards = 0;
        for (int soldiers; cells >> soldiers;) {
            ++standards;
            CHECK(rithmomachia::standards_won(winner, soldiers) == standards);
            CHECK(rithmomachia::standards_won(winner, soldiers - 1) == standards - 1);
        }
        CHECK(standards == 10);
    }
    CHECK(rows == 2);
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
    // Where a text excepts no number it does what any number does.
    CHECK(makes(Sum::multiplication, 1, 9, 9, One::counts));
    CHECK(makes(Sum::division, 9, 9, 1, One::counts));
    CHECK_FALSE(makes(Sum::division, 9, 2, 4, One::counts));
    CHECK_FALSE(makes(Sum::division, 9, 2, 4));
    CHECK(proportions(4, 2, 6) == arithmetical);
    CHECK(proportions(4, 4, 4) == 0);
    CHECK(names(every_proportion) == "arithmetical, geometrical and musical");
    CHECK(names(geometrical | musical) == "geometrical and musical");
}

TEST_CASE("arithmetic: the numbers that hold a proportion with two others are all found, and no more") {
    for (int a = 1; a <= 60; ++a) {
        for (int b = a + 1; b <= 60; ++b) {
            const auto found = thirds(b, a);
            CHECK(found == thirds(a, b));
            std::set<int> these(found.begin(), found.end()), those;
            these.erase(0);
            for (int n = 1; n <= b * b; ++n) {
                if (proportions(a, b, n) != 0) those.insert(n);
            }
            CHECK_MESSAGE(these == those, a << " " << b);
        }
    }
}

TEST_CASE("arithmetic: a middle or a first that is no whole number is none") {
    CHECK(arithmetical_middle(5, 20) == 0);
    CHECK(arithmetical_middle(5, 25) == 15);
    CHECK(geometrical_middle(4, 9) == 6);
    CHECK(geometrical_middle(4, 10) == 0);
    CHECK(geometrical_middle(289, 361) == 17 * 19);
    CHECK(musical_middle(3, 6) == 4);
    CHECK(musical_middle(3, 7) == 0);
    CHECK(musical_first(4, 6) == 3);
    CHECK(musical_first(5, 6) == 0);
    CHECK(musical_first(9, 4) == 0);
}

TEST_CASE("arithmetic: a power and its root") {
    CHECK(exponent(3, 81) == 4);
    CHECK(exponent(2, 4) == 2);
    CHECK(exponent(9, 9) == 0);  // a number is no power of itself
    CHECK(exponent(1, 1) == 0);
    CHECK(exponent(1, 9) == 0);
    CHECK(exponent(0, 0) == 0);
    CHECK(exponent(3, 80) == 0);
    CHECK(power_equation(3, 81) == "81 = 3 × 3 × 3 × 3");
    CHECK(power_equation(5, 25) == "25 = 5 × 5");
}

TEST_CASE("arithmetic: what one makes with the way, where one space does nothing") {
    CHECK(makes_by_way(Sum::multiplication, 6, 2, 12));
    CHECK_FALSE(makes_by_way(Sum::multiplication, 6, 1, 6));
    CHECK_FALSE(makes_by_way(Sum::multiplication, 1, 6, 6));
    CHECK_FALSE(makes_by_way(Sum::multiplication, 12, 2, 6));
    CHECK(makes_by_way(Sum::division, 12, 2, 6));
    CHECK_FALSE(makes_by_way(Sum::division, 6, 1, 6));
    CHECK_FALSE(makes_by_way(Sum::division, 6, 6, 1));
    CHECK(makes_by_way(Sum::multiplication, 6, 1, 6, One::counts));
    CHECK(makes_by_way(Sum::multiplication, 1, 6, 6, One::counts));
    CHECK(makes_by_way(Sum::division, 6, 6, 1, One::counts));
    CHECK_FALSE(makes_by_way(Sum::division, 6, 1, 6, One::counts));  // told as a product already
    CHECK_FALSE(makes_by_way(Sum::multiplication, 6, 0, 6, One::counts));
    CHECK_FALSE(makes_by_way(Sum::division, 6, 2, 12));
    CHECK_FALSE(makes_by_way(Sum::addition, 6, 2, 8));
    CHECK_FALSE(makes_by_way(Sum::subtraction, 6, 2, 4));
}

TEST_CASE("arithmetic: four numbers hold what some three of them hold, and geometry also all together") {
    CHECK(proportions(2, 4, 6, 9) == (arithmetical | geometrical));
    CHECK(proportions(9, 4, 6, 2) == (arithmetical | geometrical));
    CHECK(proportions(3, 4, 6, 8) == every_proportion);  // 3 4 6, 4 6 8, and 3 to 4 is as 6 to 8
    CHECK(proportions(2, 3, 8, 12) == geometrical);
    CHECK(proportions(2, 3, 8, 13) == arithmetical);  // 3 8 13
    CHECK(proportions(2, 2, 4, 6) == 0);
    CHECK(proportions(2, 5, 6, 40) == 0);
    CHECK(proportions(2, 4, 6, 6) == 0);
}
