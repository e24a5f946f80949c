// An address names an exercise by its kind, theme, level and seed, and people keep and share it: the same seed goes on
// giving the same exercise, question, answers and objections. One of each is kept in tests/exercises; what changes them
// shows there. LUDUS_REFRESH=1 writes them anew.

#include <fstream>

#include "core/game/study.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/files.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {

constexpr std::uint64_t seed_kept = 7;
constexpr std::size_t objections_kept = 4;

/// Some wrong answers of one move or of one or two spaces, each with another objection.
std::vector<std::vector<std::string>> wrong_answers(const Game& game, const Exercise& e) {
    const Position p = *game.read_position(e.setup);
    std::vector<std::vector<std::string>> out;
    if (!e.goal.touched) {
        for (const Move m : game.moves(p)) out.push_back({game.words(p, m)});
        return out;
    }
    const Board board = game.board();
    std::vector<std::string> spaces;
    for (const Face& face : game.faces(p)) spaces.push_back(board.spots[static_cast<std::size_t>(face.spot)].name);
    for (const std::string& one : spaces) out.push_back({one});
    for (const std::string& one : spaces) {
        for (const std::string& two : spaces) {
            if (one < two) out.push_back({one, two});
        }
    }
    return out;
}

std::string told(const Game& game, const Exercise& e) {
    std::ostringstream out;
    out << e.theme.id << ", level " << e.level << "\n  " << e.setup << "\n  " << e.question << "\n";
    for (const auto& answer : e.answers) {
        out << "  answer:";
        for (const std::string& word : answer) out << " " << word;
        out << "\n";
    }
    out << "  " << e.explanation << "\n ";
    for (const std::string& passage : e.theme.passages) out << " " << passage;
    out << "\n";
    // The first of each sort: the objection without its numbers and spaces.
    std::set<std::string> sorts;
    for (const auto& answer : wrong_answers(game, e)) {
        if (sorts.size() == objections_kept) break;
        const Verdict verdict = judge(game, e, std::vector<std::string_view>(answer.begin(), answer.end()));
        if (verdict.word != Verdict::Word::wrong) continue;
        std::string sort;
        for (const char c : verdict.why) {
            if (c >= 'A' && (sort.empty() || sort.back() != c)) sort += c;
        }
        if (!sorts.insert(sort.substr(0, 24)).second) continue;
        out << "  wrong";
        for (const std::string& word : answer) out << " " << word;
        out << ": " << verdict.why << "\n";
    }
    return out.str();
}

void check_kept(const char* kind) {
    const GamePtr game = *make_game(kind);
    std::string made;
    for (const Theme& theme : game->themes()) {
        for (int level = least_level; level <= most_level; ++level) {
            const auto e = game->exercise(theme.id, level, seed_kept);
            made += e ? told(*game, *e) : theme.id + ": " + describe(e.fault()) + "\n";
        }
    }
    const std::string path = std::string(LUDUS_TESTS) + "/exercises/" + kind + ".txt";
    if (tests::refresh()) std::ofstream(path, std::ios::binary) << made;
    std::istringstream was(tests::file_text(path)), is(made);
    std::string old_line, line;
    for (int number = 1; std::getline(is, line); ++number) {
        CAPTURE(number);
        REQUIRE_MESSAGE(std::getline(was, old_line),
                        "nothing is kept: run with LUDUS_REFRESH=1 and read what it writes");
        REQUIRE(old_line == line);
    }
    CHECK_FALSE(std::getline(was, old_line));
}

}  // namespace

TEST_CASE("exercises: in the first kind the same seed gives the one that is kept") { check_kept("fulke-1"); }
TEST_CASE("exercises: in the second kind the same seed gives the one that is kept") { check_kept("fulke-2"); }
TEST_CASE("exercises: in the third kind the same seed gives the one that is kept") { check_kept("fulke-3"); }
TEST_CASE("exercises: in the Guild's game the same seed gives the one that is kept") { check_kept("guild"); }
TEST_CASE("exercises: in the seventeenth-century game the same seed gives the one that is kept") {
    check_kept("mebben");
}
TEST_CASE("exercises: in the Italian game the same seed gives the one that is kept") { check_kept("asilo-italian"); }
TEST_CASE("exercises: in Boissière's game the same seed gives the one that is kept") { check_kept("boissiere"); }
