// The main of the doctest programs. Beside doctest's own options:
//
//   --list-json          every registered case, also those that are skipped, as one JSON object a line
//   --case=NAME          runs the case of just this name (no wildcards); may be given several times
//   --cases=FILE         the same, for the names in the file, one a line
//   --volume             leaves the cases that are volume (tests/unit/battery.hpp), of what else is asked
//   --write-ctest=FILE   writes a CTest entry for each case, --program=PATH being what it starts
//
// LUDUS_GAME=ID leaves of the cases made for each game (per_game.hpp) those of that game, where none is chosen by name.
// LUDUS_REPORT=FILE gets a line of JSON when a case starts and when it ends, written at once: a program that is killed has
// said which case it was in.
//
// A run of no case fails, and so does a case without a single assertion. Exit codes: 0 passed, 1 failed, 2 the program was
// asked wrongly, 3 there is no such case, or not all that were chosen have run.

#define DOCTEST_CONFIG_IMPLEMENT
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/catalogue.hpp"
#include "tests/native/per_game.hpp"

namespace {

using doctest::TestCaseData;

constexpr int failed = 1, asked_wrongly = 2, no_such_case = 3;

// ---- what a case is told to be ---------------------------------------------------------------------

std::string json_text(std::string_view text) {
    std::string out = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') out += '\\';
        if (static_cast<unsigned char>(c) >= 0x20) {
            out += c;
            continue;
        }
        char code[8];
        std::snprintf(code, sizeof code, "\\u%04x", static_cast<unsigned>(static_cast<unsigned char>(c)));
        out += code;
    }
    return out + "\"";
}

bool is_volume(const TestCaseData& one) { return one.m_description && std::string_view(one.m_description) == "volume"; }

/// The words of a name that may be the id of a game or of a rule.
std::vector<std::string> ids_in(std::string_view name) {
    std::vector<std::string> out(1);
    for (const char c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
        if (plain) out.back() += c;
        else if (!out.back().empty()) out.emplace_back();
    }
    return out;
}

/// The games a case is about: its suite's, or those its name speaks of by their ids or by a rule they cite.
std::vector<const ludus::Card*> games_of(const TestCaseData& one) {
    std::vector<const ludus::Card*> out;
    const auto ids = ids_in(one.m_name);
    for (const ludus::Entry& entry : ludus::catalogue()) {
        const ludus::Card& card = entry.card();
        const bool meant = *one.m_test_suite != '\0'
                               ? card.id == one.m_test_suite
                               : std::any_of(ids.begin(), ids.end(), [&](const std::string& id) {
                                     return id == card.id || std::count(card.rules.begin(), card.rules.end(), id) > 0;
                                 });
        if (meant) out.push_back(&card);
    }
    return out;
}

/// The family of its games, or the one its folder is named after ("unit/chess/perft_test.cpp"); else "common".
std::string family_of(const TestCaseData& one, const std::vector<const ludus::Card*>& games) {
    std::string folder = one.m_file.c_str();
    folder = folder.substr(0, folder.find_last_of("/\\"));
    folder = folder.substr(folder.find_last_of("/\\") + 1);
    for (const ludus::Entry& entry : ludus::catalogue())
        if (entry.card().family == folder) return folder;
    const bool one_family = !games.empty() && std::all_of(games.begin(), games.end(), [&](const ludus::Card* card) {
        return card->family == games.front()->family;
    });
    return one_family ? games.front()->family : "common";
}

void print_json(const TestCaseData& one) {
    std::string line = "{\"name\":" + json_text(one.m_name) + ",\"suite\":" + json_text(one.m_test_suite) +
                       ",\"file\":" + json_text(one.m_file.c_str()) + ",\"line\":" + std::to_string(one.m_line);
    const auto games = games_of(one);
    line += ",\"family\":" + json_text(family_of(one, games)) + ",\"games\":[";
    for (const ludus::Card* card : games) line += (card == games.front() ? "" : ",") + json_text(card->id);
    line += "]";
    if (one.m_skip) line += ",\"skip\":true";
    if (is_volume(one)) line += ",\"volume\":true";
    std::puts((line + "}").c_str());
}

/// A text as CMake takes it whole, whatever stands in it: [==[...]==].
std::string bracketed(const std::string& text) {
    std::string signs;
    while (text.find("]" + signs + "]") != std::string::npos ||
           text.substr(text.size() - std::min(text.size(), signs.size() + 1)) == "]" + signs)
        signs += '=';
    return "[" + signs + "[" + text + "]" + signs + "]";
}

bool write_ctest(const std::string& path, const std::string& program) {
    std::ofstream out(path, std::ios::binary);
    for (const auto& one : doctest::detail::getRegisteredTests()) {
        const std::string name = bracketed(one.m_name);
        const auto games = games_of(one);
        std::string labels = family_of(one, games);
        for (const ludus::Card* card : games) labels += ";" + card->id;
        if (is_volume(one)) labels += ";volume";
        out << "add_test(" << name << " " << bracketed(program) << " " << bracketed("--case=" + std::string(one.m_name))
            << ")\n"
            << "set_tests_properties(" << name << " PROPERTIES LABELS " << bracketed(labels)
            << (one.m_skip ? " DISABLED TRUE" : "") << ")\n";
    }
    out.close();
    return !out.fail();
}

// ---- what a run has to tell -------------------------------------------------------------------------

int started = 0, without_assertions = 0;

/// Counts what runs, and writes it to LUDUS_REPORT.
class Report final : public doctest::IReporter {
public:
    explicit Report(const doctest::ContextOptions& options) : options_(options) {
        const char* path = std::getenv("LUDUS_REPORT");
        if (!path || !*path) return;
        out_ = std::fopen(path, "a");
        if (!out_) std::fprintf(stderr, "LUDUS_REPORT: cannot write to %s\n", path);
    }
    ~Report() override {
        if (out_) std::fclose(out_);
    }
    Report(const Report&) = delete;
    Report& operator=(const Report&) = delete;

    void test_case_start(const TestCaseData& one) override {
        ++started;
        name_ = one.m_name;
        volume_ = is_volume(one);
        say("{\"event\":\"start\",\"name\":" + json_text(name_) + "}");
    }
    void test_case_end(const doctest::CurrentTestCaseStats& now) override {
        const bool empty = now.numAssertsCurrentTest == 0;
        if (empty) {
            ++without_assertions;
            if (options_.cout) *options_.cout << "the test case \"" << name_ << "\" has no assertion: it fails\n";
        }
        const char* const seed = std::getenv("LUDUS_SEED");
        if (volume_ && !now.testCaseSuccess && options_.cout)
            *options_.cout << "the same part of this volume is run again with LUDUS_SEED="
                           << (seed && *seed ? seed : "1") << "\n";
        char seconds[32];
        std::snprintf(seconds, sizeof seconds, "%.3f", now.seconds);
        say("{\"event\":\"end\",\"name\":" + json_text(name_) +
            ",\"assertions\":" + std::to_string(now.numAssertsCurrentTest) +
            ",\"failedAssertions\":" + std::to_string(now.numAssertsFailedCurrentTest) +
            ",\"failed\":" + (empty || !now.testCaseSuccess ? "true" : "false") + ",\"seconds\":" + seconds + "}");
    }
    void test_run_end(const doctest::TestRunStats&) override {
        say("{\"event\":\"done\",\"cases\":" + std::to_string(started) + "}");
    }

    void report_query(const doctest::QueryData&) override {}
    void test_run_start() override {}
    void test_case_reenter(const TestCaseData&) override {}
    void test_case_exception(const doctest::TestCaseException&) override {}
    void subcase_start(const doctest::SubcaseSignature&) override {}
    void subcase_end() override {}
    void log_assert(const doctest::AssertData&) override {}
    void log_message(const doctest::MessageData&) override {}
    void test_case_skipped(const TestCaseData&) override {}

private:
    void say(const std::string& line) {
        if (!out_) return;
        std::fputs((line + "\n").c_str(), out_);
        std::fflush(out_);
    }

    const doctest::ContextOptions& options_;
    std::string name_;
    bool volume_ = false;
    std::FILE* out_ = nullptr;
};

DOCTEST_REGISTER_LISTENER("report", 1, Report);

// ---- what was asked ---------------------------------------------------------------------------------

struct Asked {
    bool list = false, by_name = false, volume = false;
    std::string ctest, program;
    std::vector<std::string> names;
    std::vector<const char*> of_doctest;
};

/// False, having said why, where the words cannot be understood.
bool understand(int argc, char** argv, Asked& asked) {
    const auto value = [](std::string_view word, std::string_view option, std::string& out) {
        if (word.substr(0, option.size()) != option) return false;
        out = word.substr(option.size());
        return true;
    };
    asked.of_doctest.push_back(argv[0]);
    for (int i = 1; i < argc; ++i) {
        std::string text;
        if (std::string_view(argv[i]) == "--list-json") {
            asked.list = true;
        } else if (std::string_view(argv[i]) == "--volume") {
            asked.volume = true;
        } else if (value(argv[i], "--case=", text)) {
            asked.by_name = true;
            asked.names.push_back(text);
        } else if (value(argv[i], "--cases=", text)) {
            asked.by_name = true;
            std::ifstream in(text, std::ios::binary);
            if (!in) {
                std::fprintf(stderr, "--cases: cannot read %s\n", text.c_str());
                return false;
            }
            for (std::string line; std::getline(in, line);)
                if (!line.empty()) asked.names.push_back(line);
        } else if (!value(argv[i], "--write-ctest=", asked.ctest) && !value(argv[i], "--program=", asked.program)) {
            asked.of_doctest.push_back(argv[i]);
        }
    }
    if (asked.ctest.empty() == asked.program.empty()) return true;
    std::fprintf(stderr, "--write-ctest=FILE and --program=PATH go together\n");
    return false;
}

/// What a name must be for every list and every filter to know its case: one line, and no other's.
bool names_are_sound() {
    std::set<std::string> met;
    bool sound = true;
    for (const auto& one : doctest::detail::getRegisteredTests()) {
        const std::string name = one.m_name;
        const bool plain = !name.empty() && std::all_of(name.begin(), name.end(),
                                                        [](char c) { return static_cast<unsigned char>(c) >= 0x20; });
        if (plain && met.insert(name).second) continue;
        std::fprintf(stderr, "%s(%u): %s: \"%s\"\n", one.m_file.c_str(), one.m_line,
                     plain ? "another test case has this name" : "the name of a test case is one line of text",
                     name.c_str());
        sound = false;
    }
    return sound;
}

/// Leaves the cases of these names; false, having said which, where one is not there.
bool keep_only(const std::vector<std::string>& names) {
    auto& tests = doctest::detail::getRegisteredTests();
    std::set<std::string> missing(names.begin(), names.end());
    for (auto one = tests.begin(); one != tests.end();) {
        const auto found = std::find(names.begin(), names.end(), one->m_name);
        if (found == names.end()) {
            one = tests.erase(one);
        } else {
            missing.erase(*found);
            ++one;
        }
    }
    for (const auto& name : missing) std::fprintf(stderr, "no test case is named \"%s\"\n", name.c_str());
    return missing.empty();
}

}  // namespace

int main(int argc, char** argv) {
    Asked asked;
    if (!understand(argc, argv, asked)) return asked_wrongly;
    const char* game = std::getenv("LUDUS_GAME");
    const bool one_game = game && *game && !asked.by_name && asked.ctest.empty();
    if (!ludus::tests::register_per_game(one_game ? game : "")) {
        std::fprintf(stderr, "LUDUS_GAME: no test case is of a game \"%s\"\n", game);
        return no_such_case;
    }
    if (!names_are_sound()) return no_such_case;
    if (!asked.ctest.empty()) {
        if (write_ctest(asked.ctest, asked.program)) return 0;
        std::fprintf(stderr, "--write-ctest: cannot write %s\n", asked.ctest.c_str());
        return asked_wrongly;
    }
    if (asked.by_name && !keep_only(asked.names)) return no_such_case;
    auto& tests = doctest::detail::getRegisteredTests();
    if (asked.volume) std::erase_if(tests, [](const TestCaseData& one) { return !is_volume(one); });
    if (asked.list) {
        for (const auto& one : tests) print_json(one);
        return 0;
    }

    doctest::Context context(static_cast<int>(asked.of_doctest.size()), asked.of_doctest.data());
    const int result = context.run();
    if (context.shouldExit()) return result;  // only asked what there is
    if (started == 0) {
        std::string words;
        for (int i = 1; i < argc; ++i) words += std::string(" ") + argv[i];
        std::fprintf(stderr, "no test case matches%s\n", words.c_str());
        return no_such_case;
    }
    if (result != 0) return result;
    if (asked.by_name && started != static_cast<int>(tests.size())) {
        std::fprintf(stderr, "of %d test cases chosen by name %d ran\n", static_cast<int>(tests.size()), started);
        return no_such_case;
    }
    return without_assertions > 0 ? failed : 0;
}
