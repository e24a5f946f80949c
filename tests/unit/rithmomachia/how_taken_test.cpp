// "How may 36 be taken, and by whom?": every answer stands open on the board it is told with, and the answers are those
// of the tables.

#include <doctest/doctest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "core/game/catalogue.hpp"
#include "core/rithmomachia/rules/kinds.hpp"
#include "core/rithmomachia/tools/capture_index.hpp"
#include "core/rithmomachia/tools/printed_tables.hpp"
#include "tests/native/per_game.hpp"

using namespace ludus;
using namespace ludus::rithmomachia;

namespace {

struct Asked {
    Engine kind;
    std::vector<HowTaken> all;
    Asked(const Card& card, EngineOptions engine_options)
        : kind(card, std::move(engine_options)), all(how_taken(kind)) {}
};

/// Asked once a kind: it takes a while.
const Asked& asked(const char* id) {
    static std::map<std::string, std::unique_ptr<Asked>> done;
    auto& found = done[id];
    if (!found) {
        const Kind* kind = find_kind(id);
        REQUIRE(kind != nullptr);
        const auto options = Options::of(kind->card(), {});
        REQUIRE(options);
        found = std::make_unique<Asked>(kind->card(), kind->with_options(*options));
    }
    return *found;
}

/// The answer's board, with its motion made: the taking is open to the side to move, and a legal move makes it.
void check_open(const Engine& kind, const HowTaken& answer) {
    CAPTURE(answer.position);
    CAPTURE(answer.motion);
    CAPTURE(answer.reason.rule);
    CAPTURE(answer.reason.line);
    const auto read = kind.read_position(answer.position);
    REQUIRE(read);
    Engine::Position p = *read;
    CHECK(kind.write(p) == answer.position);
    REQUIRE_FALSE(p.ended);
    MoveList moves;
    if (!answer.motion.empty()) {
        kind.moves(p, moves);
        const auto motion =
            std::find_if(moves.begin(), moves.end(), [&](Move m) { return kind.words(p, m) == answer.motion; });
        REQUIRE(motion != moves.end());
        p = kind.play(p, *motion);
    }
    // Written and read, of two men alike either may be the one that is meant.
    const Space here = static_cast<Space>(answer.reason.to);
    const int there = man_on(p.now, here);
    REQUIRE(there != nobody);
    CHECK(man(there).like == man(answer.man).like);
    CHECK(p.now.side(there) != p.side);
    const auto is_it = [&](const Reason& r) {
        return r.rule == answer.reason.rule && r.line == answer.reason.line && r.to == here &&
               r.from == answer.reason.from;
    };
    int open = 0, besides = 0;
    for (const Reason& threat : kind.threats(p)) {
        const int id = man_on(p.now, threat.to);
        if (is_it(threat)) ++open;
        else besides += id != nobody && p.now.side(id) != p.side;
    }
    CHECK(open == 1);
    CHECK(besides <= answer.besides);
    kind.moves(p, moves);
    CHECK(std::any_of(moves.begin(), moves.end(), [&](Move m) {
        if (unpack(m).to != here) return false;
        const auto reasons = kind.reasons(p, m);
        return std::any_of(reasons.begin(), reasons.end(), is_it);
    }));
}

void check_all_open(const char* id, std::size_t count) {
    const Asked& of = asked(id);
    CHECK(of.all.size() == count);
    for (const HowTaken& answer : of.all) check_open(of.kind, answer);
}

/// Numbers taken, with the sums that do it; only by men in their own coats where asked so.
std::set<std::string> sums(const Asked& of, int number, int army, const char* rule, bool own_coats) {
    std::set<std::string> out;
    for (const HowTaken& answer : of.all) {
        if (answer.number == number && man(answer.man).born == army && answer.reason.rule == rule &&
            (!own_coats || answer.turned == 0))
            out.insert(answer.reason.line);
    }
    return out;
}

/// What one answer says, for a reader.
std::string told(const HowTaken& answer) {
    std::string out;
    for (std::uint64_t left = answer.takers; left; left &= left - 1) {
        const int id = __builtin_ctzll(left);
        out += std::string(out.empty() ? "" : " ") + army_name(man(id).born) + letters(id) +
               (answer.turned >> id & 1 ? "*" : "");
    }
    return out + " takes " + army_name(man(answer.man).born) + letters(answer.man) +
           (answer.turned >> answer.man & 1 ? "*" : "") + ": " + answer.reason.line;
}

bool uses_step_of_king(const HowTaken& answer) { return (answer.takers & (bit(king[even]) | bit(king[odd]))) != 0; }

ludus::tests::Subjects other_kinds() {
    auto out = ludus::tests::family_games("rithmomachia");
    std::erase_if(out, [](const auto& one) { return one.game.rfind("fulke-", 0) == 0; });
    return out;
}

}  // namespace

TEST_CASE("every kind of the catalogue can be asked, and no other") {
    std::set<std::string> in_catalogue, here;
    for (const Entry& entry : catalogue()) {
        if (entry.card().family == "rithmomachia") in_catalogue.insert(entry.card().id);
    }
    for (const Kind& kind : kinds()) here.insert(kind.card().id);
    CHECK(here == in_catalogue);
    CHECK(find_kind("chess") == nullptr);
}

TEST_CASE("how taken in the first kind: every answer is open on its board") { check_all_open("fulke-1", 842); }
TEST_CASE("how taken in the second kind: every answer is open on its board") { check_all_open("fulke-2", 615); }
TEST_CASE("how taken in the third kind: every answer is open on its board") { check_all_open("fulke-3", 255); }

PER_GAME_TEST_CASE("how taken in the other kinds: every answer is open on its board", other_kinds) {
    const Asked& of = asked(subject.game.c_str());
    CHECK(of.all.size() > 800);
    for (const HowTaken& answer : of.all) check_open(of.kind, answer);
}

TEST_CASE("how may 36 be taken, and by whom: the odd triangle, in the first kind") {
    const Asked& of = asked("fulke-1");
    std::set<std::string> by_own;
    for (const HowTaken& answer : of.all) {
        if (answer.number == 36 && answer.man == find_man(odd, 'T', 36) && answer.turned == 0)
            by_own.insert(told(answer));
    }
    CHECK(by_own.count("evenR16 evenT20 takes oddT36: 16 + 20 = 36") == 1);
    CHECK(by_own.count("evenT20 evenK91 takes oddT36: 16 + 20 = 36") == 1);
    CHECK(by_own.count("evenR36 takes oddT36: 36 = 36") == 1);
    CHECK(by_own.count("evenR6 evenT6 takes oddT36: 6 × 6 = 36") == 1);
    CHECK(by_own.count("evenR2 evenT72 takes oddT36: 72 ÷ 2 = 36") == 1);
    CHECK(by_own.count("evenR6 evenT42 takes oddT36: 42 − 6 = 36") == 1);
    // 8 + 28 wants the odd square 28 in an even coat; one such case is told.
    const auto adds = sums(of, 36, odd, "fulke.1.take.addition", false);
    CHECK(adds == std::set<std::string>{"16 + 20 = 36", "6 + 30 = 36", "8 + 28 = 36"});
    CHECK(sums(of, 36, odd, "fulke.1.take.addition", true) == std::set<std::string>{"16 + 20 = 36"});
}

TEST_CASE("how taken in the first kind: by every row of the sums and products but one") {
    const Asked& of = asked("fulke-1");
    std::map<std::string, std::set<Row>> found;
    for (const HowTaken& answer : of.all) {
        Row row;
        int n = -1;
        for (const char c : answer.reason.line + " ") {
            if (c >= '0' && c <= '9') {
                n = (n < 0 ? 0 : n * 10) + (c - '0');
            } else if (n >= 0) {
                row.push_back(n);
                n = -1;
            }
        }
        std::sort(row.begin(), row.end());
        const std::string clause = answer.reason.rule.substr(answer.reason.rule.rfind('.') + 1);
        if (row.size() == 3) found[clause].insert(row);
    }
    const auto as_set = [](std::vector<Row> rows) { return std::set<Row>(rows.begin(), rows.end()); };
    const auto table = as_set(true_rows(*find_number_table("sums"))),
               products = as_set(true_rows(*find_number_table("products")));
    // 1 and 91 are both the even king's: he does not take with two numbers at once, nor himself. The book leaves this
    // row out, true as it is.
    auto of_use = table;
    CHECK(of_use.erase({1, 90, 91}) == 1);
    CHECK(found["addition"] == of_use);
    CHECK(found["subtraction"] == of_use);
    CHECK(found["multiplication"] == products);
    CHECK(found["division"] == products);
}

TEST_CASE("fulke.2.take.mult, fulke.2.take.div: how taken in the second kind is by every row of the void spaces") {
    const Asked& of = asked("fulke-2");
    std::array<std::set<Row>, 4> found;
    for (const HowTaken& answer : of.all) {
        CHECK(answer.turned == 0);  // prisoners do not fight
        if (answer.by != By::distance_multiplication && answer.by != By::distance_division) continue;
        int n = 0;
        Row row;
        for (const char c : answer.reason.line) {
            if (c >= '0' && c <= '9') n = n * 10 + (c - '0');
            else if (n > 0) row.push_back(n), n = 0;
        }
        row.resize(3);
        const auto captor = static_cast<std::size_t>(other(man(answer.man).born));
        found[(answer.by == By::distance_division ? 2 : 0) + captor].insert(row);
    }
    const char* names[] = {"void-products-even", "void-products-odd", "void-quotients-even", "void-quotients-odd"};
    for (std::size_t i = 0; i < 4; ++i) {
        CAPTURE(names[i]);
        const auto rows = true_rows(*find_number_table(names[i]));
        CHECK(found[i] == std::set<Row>(rows.begin(), rows.end()));
    }
}

TEST_CASE("fulke.3.take.oblivion: the men none otherwise taken in the third kind") {
    const Asked& of = asked("fulke-3");
    for (const bool with_steps : {false, true}) {
        std::array<std::set<int>, 2> only;
        for (const Man& each : roll) only[each.born].insert(each.number);
        for (const HowTaken& answer : of.all) {
            if (answer.by == By::oblivion || answer.what != whole) continue;
            if (!with_steps && uses_step_of_king(answer)) continue;
            only[man(answer.man).born].erase(answer.number);
        }
        CAPTURE(with_steps);
        CHECK(only[even] == std::set<int>{2, 4, 153});
        CHECK(only[odd] == (with_steps ? std::set<int>{190} : std::set<int>{3, 5, 7, 190}));
    }
}

TEST_CASE("every man may be taken by a siege in every one of Fulke's kinds, and is told so once") {
    for (const char* id : {"fulke-1", "fulke-2", "fulke-3"}) {
        std::map<int, int> besieged;
        for (const HowTaken& answer : asked(id).all) {
            if (answer.by != By::oblivion) continue;
            ++besieged[answer.man];
            CHECK_FALSE(answer.motion.empty());
            CHECK(answer.besides == 0);
        }
        for (int who = 0; who < men_count; ++who) CHECK(besieged[who] == (man(who).like == who ? 1 : 0));
    }
}

TEST_CASE("a board is shown with no other taking open where one can be, and few men stand on it") {
    for (const char* id : {"fulke-1", "fulke-2", "fulke-3"}) {
        int clean = 0;
        for (const HowTaken& answer : asked(id).all) {
            clean += answer.besides == 0;
            const auto men = std::count(answer.position.begin(), answer.position.end(), '@');
            CHECK(men == 1 + __builtin_popcountll(answer.takers));
        }
        CHECK(clean * 10 > static_cast<int>(asked(id).all.size()) * 8);
    }
}

TEST_CASE("the answers are the same every time, and in order") {
    const auto again = how_taken(asked("fulke-3").kind);
    const auto& once = asked("fulke-3").all;
    REQUIRE(again.size() == once.size());
    for (std::size_t i = 0; i < once.size(); ++i) {
        CHECK(again[i].position == once[i].position);
        CHECK(again[i].reason == once[i].reason);
        if (i > 0) CHECK(once[i - 1].number <= once[i].number);
    }
}
