#include "tests/native/per_game.hpp"

#include <deque>
#include <map>

#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "tests/toys/catalogue.hpp"

namespace ludus::tests {

namespace {

struct Noted {
    void (*run)();
    const char* name;
    Subjects (*subjects)();
    const char* description;
    const char* file;
    unsigned line;
};

std::vector<Noted>& noted() {
    static std::vector<Noted> all;
    return all;
}

// doctest keeps pointers to names and suites, and tells the case that runs by nothing else.
std::deque<std::string>& texts() {
    static std::deque<std::string> all;
    return all;
}
std::map<const char*, Subject>& by_name() {
    static std::map<const char*, Subject> all;
    return all;
}
const char* kept(const std::string& text) { return texts().emplace_back(text).c_str(); }

void add(Subjects& out, std::span<const Entry> entries, std::string_view family = {}) {
    for (const Entry& entry : entries)
        if (family.empty() || entry.card().family == family) out.push_back({entry.card().id});
}

}  // namespace

std::vector<std::pair<std::string, std::string>> Subject::options() const {
    std::vector<std::pair<std::string, std::string>> out;
    for (const auto word : split_words(detail)) {
        const std::size_t is = word.find('=');
        out.emplace_back(word.substr(0, is), word.substr(is + 1));
    }
    return out;
}

Subjects catalogue_games() { return family_games({}); }

Subjects family_games(std::string_view family) {
    Subjects out;
    add(out, catalogue(), family);
    return out;
}

Subjects toy_games() {
    Subjects out;
    add(out, toys::catalogue());
    return out;
}

Subjects all_games() {
    Subjects out = catalogue_games();
    add(out, toys::catalogue());
    return out;
}

int add_per_game(void (*run)(), const char* name, Subjects (*subjects)(), const char* description, const char* file,
                 unsigned line) {
    noted().push_back({run, name, subjects, description, file, line});
    return 0;
}

bool register_per_game(std::string_view only) {
    bool any = only.empty();
    for (const Noted& one : noted()) {
        for (const Subject& subject : one.subjects()) {
            if (!only.empty() && subject.game != only) continue;
            any = true;
            std::string name = std::string(one.name) + ": " + subject.game;
            if (!subject.detail.empty()) name += ", " + subject.detail;
            doctest::detail::TestSuite suite{};
            suite.m_test_suite = kept(subject.game);
            suite.m_description = one.description;
            const char* const text = kept(name);
            by_name().emplace(text, subject);
            doctest::detail::regTest(doctest::detail::TestCase(one.run, one.file, one.line, suite) * text);
        }
    }
    return any;
}

const Subject& current_subject() { return by_name().at(doctest::getContextOptions()->currentTest->m_name); }

}  // namespace ludus::tests
