// The interface for the browser, called natively: what goes across, and that nothing wrong handed in does harm.
// Long: each function of the interface, with what is wrong to hand it.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <random>
#include <set>
#include <sstream>
#include <vector>

#include "tests/toys/catalogue.hpp"
#include "tests/unit/files.hpp"
#include "tests/unit/interface/support.hpp"
#include "ui/scene/scene_frame.hpp"
#include "wasm/flags.h"
#include "wasm/ludus.h"
#include "wasm/sessions.hpp"
#include "wasm/state_json.hpp"

using namespace ludus::interface_tests;

namespace {

const char* const taking_two = "even eR2@c4 eT9@g6 oR7@e6 eK91@c1 oK190@d14";

/// A match that is dropped when the test is over.
struct Opened {
    explicit Opened(int opened) : match(opened) { REQUIRE_MESSAGE(match > 0, error()); }
    explicit Opened(const char* setup = "", const char* options = "")
        : Opened(ludus_match_new("fulke-1", options, setup)) {}
    ~Opened() { ludus_match_drop(match); }
    Opened(const Opened&) = delete;
    Opened& operator=(const Opened&) = delete;

    [[nodiscard]] std::string state() const { return taken(ludus_match_state(match)); }
    [[nodiscard]] int spot(const std::string& name) const {
        return ludus::session(match)->match.game().board().find(name);
    }

    int match;
};

/// Brackets match and strings end: enough to know that nothing was cut short or left unescaped.
void whole_json(const std::string& json) {
    std::string open;
    bool quoted = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char c = json[i];
        if (quoted) {
            if (c == '\\') ++i;
            else if (c == '"') quoted = false;
            REQUIRE(static_cast<unsigned char>(c) >= 0x20);
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            open += c;
        } else if (c == '}' || c == ']') {
            REQUIRE_FALSE(open.empty());
            CHECK(open.back() == (c == '}' ? '{' : '['));
            open.pop_back();
        }
    }
    CHECK_FALSE(quoted);
    CHECK(open.empty());
    CHECK_FALSE(json.empty());
}

/// The next frame of a match, as its canvas reads it.
ludus::SceneFrame shown(ludus::FrameReader& reader, int match, int flags) {
    int size = 0;
    unsigned char* bytes = ludus_match_frame(match, flags, &size);
    REQUIRE_MESSAGE(bytes != nullptr, error());
    auto read = reader.read({reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size)});
    ludus_free(reinterpret_cast<char*>(bytes));
    if (!read) FAIL(ludus::describe(read.fault()));
    return *read;
}

}  // namespace

TEST_CASE("the lists of exports name every function of ludus.h, none twice in a module, and no other") {
    const std::string root = std::string(LUDUS_TESTS) + "/../wasm/";
    const std::string header = ludus::tests::file_text(root + "ludus.h");
    std::set<std::string> declared, exported;
    std::istringstream text(header);
    for (std::string line; std::getline(text, line);) {
        for (const std::string kind : {"void ", "int ", "char* ", "unsigned char* ", "double "}) {
            const std::string begins = kind + "ludus_";
            if (line.substr(0, begins.size()) == begins)
                declared.insert(line.substr(kind.size(), line.find('(') - kind.size()));
        }
    }
    // What one module exports: the rules with what other programs write, the rules with studies or the
    // editor, the player.
    for (const std::vector<std::string>& files :
         {std::vector<std::string>{"", "-foreign", "-positions", "-pgn", "-kif"},
          {"", "-foreign", "-positions", "-mat"},
          {"", "-foreign", "-positions", "-sgf"},
          {"", "-study", "-squares"},
          {"", "-editor"},
          {"-player"}}) {
        std::set<std::string> own;
        for (const std::string& file : files) {
            std::istringstream lines(ludus::tests::file_text(root + "exports" + file + ".txt"));
            for (std::string line; std::getline(lines, line);) {
                REQUIRE(line.front() == '_');
                CHECK(own.insert(line.substr(1)).second);
            }
        }
        exported.insert(own.begin(), own.end());
    }
    CHECK(declared.size() > 30);
    CHECK(exported == declared);
}

TEST_CASE("the catalogue, the levels and the version are handed over") {
    for (char* text : {ludus_catalogue(), ludus_levels()}) whole_json(taken(text));
    CHECK(says(taken(ludus_catalogue()), "\"id\":\"fulke-1\""));
    CHECK(says(taken(ludus_catalogue()), "\"key\":\"leap\""));
    const std::string levels = taken(ludus_levels());
    const std::string standard = "\"default\":true";
    CHECK(says(levels, standard));
    CHECK(levels.find(standard) == levels.rfind(standard));
    CHECK_FALSE(taken(ludus_version()).empty());
}

TEST_CASE("a match is begun, told, played by words, taken back and written") {
    const Opened m(taking_two, "leap=false camp=6");
    whole_json(m.state());
    CHECK(says(m.state(), "\"leap\":\"false\""));
    CHECK(says(m.state(), "\"canUndo\":false"));
    CHECK(ludus_match_play(m.match, "c4-d5 xe6@h1") == 1);
    const std::string state = m.state();
    whole_json(state);
    CHECK(says(state, "\"canUndo\":true"));
    CHECK(says(state, "\"rule\":\"fulke.1.take.subtraction\",\"line\":\"9 − 2 = 7\""));
    CHECK(says(state, "Black round 7 on e6 is captured by subtraction: 9 − 2 = 7."));

    const std::string record = taken(ludus_match_record(m.match));
    const Opened again(ludus_match_read(record.c_str()));
    CHECK(taken(ludus_match_record(again.match)) == record);

    CHECK(ludus_match_undo(m.match, 0) == 1);
    CHECK(says(m.state(), "\"canRedo\":true"));
    CHECK(ludus_match_redo(m.match, 0) == 1);
    CHECK(ludus_match_undo(m.match, 1) == 1);
    CHECK(says(m.state(), "\"cursor\":0"));
    CHECK(ludus_match_undo(m.match, 1) == 0);
    CHECK(ludus_match_redo(m.match, 1) == 1);
    CHECK(ludus_match_go(m.match, 1) == 1);
    CHECK(says(m.state(), "\"cursor\":1"));
    CHECK(ludus_match_go(m.match, -2) == 1);
    CHECK(says(m.state(), "\"cursor\":2"));
    CHECK(ludus_match_go(m.match, -1) == 1);
    CHECK(says(m.state(), "\"cursor\":0"));
}

TEST_CASE("a match is played by touches") {
    const Opened m(taking_two);
    CHECK(ludus_match_touch(m.match, m.spot("h12")) == 0);
    CHECK(ludus_match_touch(m.match, m.spot("c4")) == 1);
    CHECK(says(m.state(), "\"touched\":[" + std::to_string(m.spot("c4")) + "]"));
    CHECK(ludus_match_drop_touches(m.match) == 1);
    CHECK(says(m.state(), "\"touched\":[]"));
    CHECK(ludus_match_touch(m.match, m.spot("c4")) == 1);
    CHECK(ludus_match_set_down(m.match, m.spot("h12")) == 0);
    CHECK(says(m.state(), "\"touched\":[]"));
    CHECK(says(m.state(), "\"refused\":[{\"rule\""));
    CHECK(ludus_match_touch(m.match, m.spot("c4")) == 1);
    CHECK(ludus_match_set_down(m.match, m.spot("d5")) == 2);
    CHECK(says(m.state(), "\"words\":\"c4-d5\""));
    CHECK(says(m.state(), "White can capture on e6 (9 − 2 = 7)."));
    CHECK(ludus_match_touch(m.match, m.spot("done")) == 2);
    CHECK(says(m.state(), "\"toMove\":1"));
}

TEST_CASE("what else was played is told beside the line, promoted and cut") {
    const Opened m;
    CHECK(ludus_match_play(m.match, "d12-e11") == 1);
    CHECK(ludus_match_go(m.match, -1) == 1);
    CHECK(ludus_match_play(m.match, "d12-c11") == 1);
    CHECK(says(m.state(), "\"words\":\"d12-c11\""));
    CHECK(says(m.state(), "\"others\":[{\"node\":1,\"words\":\"d12-e11\"}]"));
    CHECK(ludus_match_promote(m.match, 2) == 1);
    CHECK(says(m.state(), "\"main\":2"));
    CHECK(ludus_match_comment(m.match, 2, "better") == 1);
    CHECK(says(m.state(), "\"comment\":\"better\""));
    CHECK(says(taken(ludus_match_record(m.match)), "{better}"));
    CHECK(ludus_match_cut(m.match, 1) == 1);
    CHECK(says(m.state(), "\"size\":2"));
    CHECK(says(m.state(), "\"words\":\"d12-c11\""));
    CHECK(says(m.state(), "\"others\":[]"));
    CHECK(ludus_match_cut(m.match, 0) == 0);
    CHECK(ludus_match_tag(m.match, "Title", "A \"good\" one") == 1);
    const Opened again(ludus_match_read(taken(ludus_match_record(m.match)).c_str()));
    CHECK(says(again.state(), "[\"Title\",\"A \\\"good\\\" one\"]"));
}

namespace {

void is_refused(int answer, const std::string& what) {
    CHECK(answer == 0);
    CHECK(says(taken(ludus_error()), "\"what\":\"" + what + "\""));
}

}  // namespace

TEST_CASE("a move is given a sign, and rings and arrows are drawn, coloured anew and taken away") {
    const Opened m;
    CHECK(ludus_match_play(m.match, "d12-e11") == 1);
    CHECK(ludus_match_sign(m.match, 1, "!?") == 1);
    CHECK(says(m.state(), "\"sign\":\"!?\""));
    const int d12 = m.spot("d12"), e11 = m.spot("e11");
    using ludus::DrawnMark, ludus::MarkColour;
    const int ring = DrawnMark{MarkColour::red, e11, -1}.packed(),
              green = DrawnMark{MarkColour::green, d12, e11}.packed(),
              yellow = DrawnMark{MarkColour::yellow, d12, e11}.packed();
    CHECK(ludus_match_draw(m.match, 1, green) == 1);
    CHECK(ludus_match_draw(m.match, 1, ring) == 1);
    CHECK(says(m.state(), "\"marks\":[" + std::to_string(ring) + "," + std::to_string(green) + "]"));
    CHECK(says(taken(ludus_match_record(m.match)), "d12-e11 !? {[%csl Re11] [%cal Gd12e11]}"));
    CHECK(ludus_match_draw(m.match, 1, yellow) == 1);
    CHECK(says(m.state(), "\"marks\":[" + std::to_string(ring) + "," + std::to_string(yellow) + "]"));
    CHECK(ludus_match_draw(m.match, 1, yellow) == 1);
    CHECK(says(m.state(), "\"marks\":[" + std::to_string(ring) + "]"));
    CHECK(ludus_match_draw(m.match, 1, -1) == 1);
    CHECK(says(m.state(), "\"marks\":[]"));
    CHECK(ludus_match_sign(m.match, 1, "") == 1);
    CHECK(!says(m.state(), "\"sign\""));
    // What is wrong is refused, and nothing is changed.
    is_refused(ludus_match_sign(m.match, 0, "!"), "unknown position 0 in this match");
    is_refused(ludus_match_sign(m.match, 1, "!!!"), "\\\"!!!\\\" is not a sign");
    is_refused(ludus_match_draw(m.match, 1, DrawnMark{MarkColour::red, d12, d12}.packed()),
               "\\\"" + std::to_string(DrawnMark{MarkColour::red, d12, d12}.packed()) + "\\\" cannot be drawn here");
    CHECK(ludus_match_draw(m.match, 1, DrawnMark{MarkColour::red, m.spot("done"), -1}.packed()) == 0);
    CHECK(ludus_match_draw(m.match, 1, DrawnMark{MarkColour::red, d12, 1022}.packed()) == 0);
    is_refused(ludus_match_draw(m.match, 9, ring), "unknown position 9 in this match");
    is_refused(ludus_match_comment(m.match, 1, std::string(ludus::longest_comment + 1, 'x').c_str()),
               "the comment is longer than 20000 bytes");
    CHECK(ludus_match_comment(m.match, 1, std::string(ludus::longest_comment, 'x').c_str()) == 1);
}

TEST_CASE("what was cut comes back, until the match is changed otherwise") {
    const Opened m;
    is_refused(ludus_match_uncut(m.match), "there is no deletion to undo");
    CHECK(ludus_match_play(m.match, "d12-e11") == 1);
    CHECK(ludus_match_comment(m.match, 1, "better") == 1);
    const std::string before = taken(ludus_match_record(m.match));
    CHECK(ludus_match_cut(m.match, 1) == 1);
    CHECK(ludus_match_uncut(m.match) == 1);
    CHECK(taken(ludus_match_record(m.match)) == before);
    CHECK(says(m.state(), "\"cursor\":1"));
    is_refused(ludus_match_uncut(m.match), "there is no deletion to undo");
    CHECK(ludus_match_cut(m.match, 1) == 1);
    CHECK(ludus_match_play(m.match, "d12-c11") == 1);
    is_refused(ludus_match_uncut(m.match), "there is no deletion to undo");
    CHECK(ludus_match_cut(m.match, 1) == 1);
    CHECK(ludus_match_comment(m.match, 0, "so") == 1);
    is_refused(ludus_match_uncut(m.match), "there is no deletion to undo");
}

namespace {

/// A number of an answer: of "kept":12 it is 12.
int number_of(const std::string& json, const std::string& key) {
    const std::size_t at = json.find("\"" + key + "\":");
    REQUIRE(at != std::string::npos);
    return std::atoi(json.c_str() + at + key.size() + 3);
}

/// The entries of a changed line, each as the text it is told by.
std::vector<std::string> entries_of(const std::string& state) {
    const std::string key = "\"entries\":[";
    std::vector<std::string> out;
    int deep = 0;
    std::size_t begin = 0;
    bool quoted = false;
    for (std::size_t i = state.find(key) + key.size(); i < state.size(); ++i) {
        const char c = state[i];
        if (quoted) {
            if (c == '\\') ++i;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (deep++ == 0) begin = i;
        } else if (c == '}' || c == ']') {
            if (deep-- == 0) return out;
            if (deep == 0) out.push_back(state.substr(begin, i + 1 - begin));
        }
    }
    return out;
}

/// Somebody who is told only what has changed.
struct Listener {
    int revision = 0;
    std::vector<std::string> line;

    /// How many entries were told.
    std::size_t ask(int match) {
        const std::string state = taken(ludus_match_state_since(match, revision));
        const std::vector<std::string> entries = entries_of(state);
        line.resize(std::min(line.size(), static_cast<std::size_t>(number_of(state, "kept"))));
        CHECK(line.size() == static_cast<std::size_t>(number_of(state, "kept")));
        line.insert(line.end(), entries.begin(), entries.end());
        revision = number_of(state, "revision");
        return entries.size();
    }
};

}  // namespace

TEST_CASE("the line is told as what has changed, to several listeners, whatever is done to the match") {
    const Opened m;
    Listener often, seldom;
    CHECK(often.ask(m.match) == 0);
    CHECK(ludus_match_play(m.match, "f12-e11 c5-d6 e11-f12 d6-c5") == 1);
    CHECK(often.ask(m.match) == 4);
    CHECK(often.ask(m.match) == 0);
    CHECK(often.line[0] == "{\"node\":1,\"words\":\"f12-e11\",\"seat\":1,\"turn\":1}");
    // Going about on the line changes nothing of it; a comment what comes after it.
    CHECK(ludus_match_undo(m.match, 0) == 1);
    CHECK(often.ask(m.match) == 0);
    CHECK(ludus_match_go(m.match, 1) == 1);
    CHECK(often.ask(m.match) == 0);
    CHECK(ludus_match_comment(m.match, 3, "so") == 1);
    CHECK(often.ask(m.match) == 2);
    CHECK(says(often.line[2], "\"comment\":\"so\""));

    const std::string whole = m.state(), changed = taken(ludus_match_state_since(m.match, 0));
    whole_json(changed);
    CHECK(whole.substr(0, whole.find("\"line\":")) == changed.substr(0, changed.find("\"line\":")));
    CHECK(whole.substr(whole.rfind("\"say\":")) == changed.substr(changed.rfind("\"say\":")));
    for (const int unknown : {-5, 1'000})
        CHECK(number_of(taken(ludus_match_state_since(m.match, unknown)), "kept") == 0);

    std::mt19937 random(3);
    const auto below = [&](int count) { return static_cast<int>(random() % static_cast<unsigned>(count)); };
    const ludus::Match& match = ludus::session(m.match)->match;
    for (int step = 0; step < 500; ++step) {
        switch (below(12)) {
            case 0: ludus_match_go(m.match, below(match.size())); break;
            case 1: ludus_match_undo(m.match, below(2)); break;
            case 2: ludus_match_redo(m.match, below(2)); break;
            case 3: ludus_match_promote(m.match, below(match.size())); break;
            case 4:
                if (below(3) == 0) ludus_match_cut(m.match, below(match.size()));
                break;
            case 5: ludus_match_comment(m.match, below(match.size()), below(2) == 0 ? "" : "word"); break;
            default: {
                const auto moves = match.moves();
                if (moves.empty()) break;
                const auto move = moves[static_cast<std::size_t>(below(static_cast<int>(moves.size())))];
                REQUIRE(ludus_match_play(m.match, match.game().words(match.position(), move).c_str()) == 1);
            }
        }
        if (below(2) == 0) often.ask(m.match);
        if (below(20) == 0) seldom.ask(m.match);
        if (step % 10 != 9) continue;
        Listener afresh;
        afresh.ask(m.match);
        often.ask(m.match);
        CHECK(often.line == afresh.line);
        if (step % 50 != 49) continue;
        seldom.ask(m.match);
        CHECK(seldom.line == afresh.line);
        CHECK(afresh.line.size() + 1 == match.whole_line().size());
        // What the whole state says of each move is what is told of it when it is asked for.
        const std::string all = m.state();
        for (const int node : match.whole_line()) {
            if (node == 0) continue;
            const std::string told = taken(ludus_match_told(m.match, node));
            const std::size_t said = told.rfind(",\"said\":");
            CHECK(says(all, told.substr(1, said - 1)));
        }
    }
    CHECK(ludus_match_told(m.match, 0) == nullptr);
    CHECK(ludus_match_told(m.match, match.size()) == nullptr);
    CHECK(ludus_match_told(0, 1) == nullptr);
    CHECK(ludus_match_state_since(0, 0) == nullptr);
}

TEST_CASE("in a long match a move tells one entry, and going back none") {
    const Opened m(ludus_match_new("falkener-turkish", "", ""));
    static constexpr const char* words[] = {"20-32 ", "77-65 ", "32-20 ", "65-77 "};
    std::string all;
    for (int n = 0; n < 4'000; ++n) all += words[n % 4];
    REQUIRE(ludus_match_play(m.match, all.c_str()) == 1);
    Listener listener;
    CHECK(listener.ask(m.match) == 4'000);
    CHECK(ludus_match_play(m.match, "20-32") == 1);
    CHECK(listener.ask(m.match) == 1);
    CHECK(ludus_match_undo(m.match, 0) == 1);
    CHECK(listener.ask(m.match) == 0);
    CHECK(taken(ludus_match_state_since(m.match, listener.revision)).size() < 10'000);
    // Nobody has worked out what the moves did.
    CHECK(ludus::session(m.match)->told.empty());
    CHECK(says(taken(ludus_match_told(m.match, 3'999)), "\"said\":\""));
    CHECK(ludus::session(m.match)->told.size() == 1);
}

TEST_CASE("reasons are given of legal moves and of moves played") {
    const Opened m(taking_two);
    CHECK(says(taken(ludus_match_reasons(m.match, "c4-d5")), "fulke.1.move.round"));
    CHECK(ludus_match_play(m.match, "c4-d5 xe6@h1") == 1);
    CHECK(says(taken(ludus_match_reasons(m.match, "#2")), "9 − 2 = 7"));
    for (const char* wrong : {"#0", "#3", "#", "#x", "a1-a2", ""}) {
        CHECK(ludus_match_reasons(m.match, wrong) == nullptr);
        CHECK(says(error(), "\"what\":\""));
    }
    const Opened danger("odd eR2@d5 eT9@g6 oR7@e6 eK91@c1 oK190@d14");
    CHECK(says(taken(ludus_match_threats(danger.match)), "9 − 2 = 7"));
    CHECK(says(taken(ludus_match_spoken(danger.match)), "e6, black round 7, can move, in danger: 9 − 2 = 7"));
}

TEST_CASE("seats, resigning and agreeing") {
    const Opened m;
    CHECK(ludus_match_seat(m.match, 1, 1, "", "") == 1);
    CHECK(says(m.state(), "{\"seat\":1,\"machine\":true,\"level\":\""));
    CHECK(ludus_match_seat(m.match, 0, 0, "", "Ann") == 1);
    CHECK(says(m.state(), "\"name\":\"Ann\""));
    CHECK(ludus_match_seat(m.match, 1, 1, "godlike", "") == 0);
    CHECK(says(error(), "godlike"));
    CHECK(ludus_match_seat(m.match, 2, 0, "", "") == 0);
    CHECK(ludus_match_resign(m.match, 7) == 0);
    CHECK(ludus_match_resign(m.match, 1) == 1);
    CHECK(says(m.state(), "\"over\":true,\"scores\":[1,0]"));
    CHECK(ludus_match_resign(m.match, 0) == 0);
    CHECK(ludus_match_agree_draw(m.match) == 0);
    CHECK(ludus_match_play(m.match, "d12-e11") == 0);
    CHECK(ludus_match_think(m.match, "", 0.01, 1) == nullptr);
    const Opened drawn;
    CHECK(ludus_match_agree_draw(drawn.match) == 1);
    CHECK(says(drawn.state(), "\"scores\":[0.5,0.5]"));
}

TEST_CASE("pictures through the interface") {
    const Opened m(taking_two);
    CHECK(ludus_match_play(m.match, "c4-d5") == 1);
    const std::string plain = taken(ludus_match_svg(m.match, "d1", "Plain", 1, -1));
    CHECK(says(plain, "id=\"d1-title\""));
    CHECK_FALSE(says(plain, "cap-ring"));
    CHECK_FALSE(says(plain, "data-spot"));
    const std::string alive = taken(ludus_match_svg(m.match, "d1", "Alive", 1 | 8 | 16, -1));
    CHECK(says(alive, "cap-ring"));
    CHECK(says(alive, "9 − 2 = 7</text>"));
    CHECK(says(alive, "data-spot=\"127\""));
    CHECK(taken(ludus_match_svg(m.match, "d1", "Cropped", 1, 1)).size() < plain.size());
    CHECK(says(taken(ludus_match_svg(m.match, nullptr, nullptr, 0, -1)), "<svg class=\"board\""));
    CHECK(ludus_match_svg(m.match, "a\"b", "", 0, -1) == nullptr);
    CHECK(says(error(), "letters, digits"));

    CHECK(ludus_match_hint(m.match, "xe6@h1") == 1);
    CHECK(ludus_match_region(m.match, "a12 b12") == 1);
    const std::string marked = taken(ludus_match_svg(m.match, "d1", "", 16, -1));
    CHECK(says(marked, "class=\"hint\""));
    CHECK(says(marked, "class=\"camp\""));
    CHECK(ludus_match_hint(m.match, "xe6@h9") == 0);
    CHECK(ludus_match_region(m.match, "a12 z1") == 0);
    CHECK(taken(ludus_match_svg(m.match, "d1", "", 16, -1)) == marked);
    CHECK(ludus_match_play(m.match, "xe6@g1") == 1);
    CHECK_FALSE(says(taken(ludus_match_svg(m.match, "d1", "", 16, -1)), "class=\"hint\""));
    CHECK(ludus_match_region(m.match, "") == 1);
    CHECK_FALSE(says(taken(ludus_match_svg(m.match, "d1", "", 16, -1)), "class=\"camp\""));

    CHECK(ludus_match_point(m.match, "d5 c4 a16|5 + 4 = 9\nd5 a15") == 1);
    const std::string pointed = taken(ludus_match_svg(m.match, "d1", "", 16, -1));
    CHECK(says(pointed, "class=\"ray\""));
    CHECK(says(pointed, "5 + 4 = 9"));
    CHECK(ludus_match_point(m.match, "d5 z9|no") == 0);
    CHECK(says(error(), "unknown spot z9"));
    CHECK(ludus_match_point(m.match, "|9") == 0);
    CHECK(says(error(), "the capture names no piece"));
    CHECK(taken(ludus_match_svg(m.match, "d1", "", 16, -1)) == pointed);
    CHECK_FALSE(says(taken(ludus_match_svg(m.match, "d1", "", 32, -1)), "5 + 4 = 9"));
    CHECK(ludus_match_point(m.match, "") == 1);
    CHECK_FALSE(says(taken(ludus_match_svg(m.match, "d1", "", 16, -1)), "5 + 4 = 9"));

    CHECK(ludus_match_neighbour(m.match, m.spot("d8"), 1, 0, 0) == m.spot("e8"));
    CHECK(ludus_match_neighbour(m.match, m.spot("d8"), 1, 0, 2) == m.spot("d9"));
    CHECK(ludus_match_neighbour(m.match, m.spot("d8"), 1, 0, 4) == m.spot("c8"));
    CHECK(ludus_match_neighbour(m.match, 5000, 1, 0, 0) == -1);
    CHECK(ludus_match_neighbour(m.match, 0, 2, 0, 0) == -1);
}

TEST_CASE("a diagram shows what its tags ask, or stays where it was") {
    const std::string moves = "\n1. c4-d5 xe6@h1\n";
    const std::string head = "[Game \"fulke-1\"]\n[Setup \"" + std::string(taking_two) + "\"]\n";
    const Opened m(ludus_match_read((head + "[Show \"1\"]\n[Touch \"e6\"]\n" + moves).c_str()));
    CHECK(ludus_match_show(m.match) == 1);
    CHECK(says(m.state(), "\"cursor\":1"));
    CHECK(says(m.state(), "\"touched\":[" + std::to_string(m.spot("e6")) + "]"));
    const Opened wrong(ludus_match_read((head + "[Show \"9\"]\n" + moves).c_str()));
    const std::string before = wrong.state();
    CHECK(ludus_match_show(wrong.match) == 0);
    CHECK(says(error(), "asks to show move 9"));
    CHECK(wrong.state() == before);
}

TEST_CASE("the computer chooses, the same for the same seed") {
    const Opened m(taking_two);
    CHECK(ludus_match_play(m.match, "c4-d5") == 1);
    const std::string first = taken(ludus_match_think(m.match, "", 0.05, 3));
    whole_json(first);
    CHECK(says(first, "{\"words\":\"xe6@"));  // the only man on the board who can be had
    CHECK(says(first, "\"line\":[\"xe6@"));
    CHECK(ludus_match_think(m.match, "nobody", 0, 0) == nullptr);
    CHECK(says(error(), "unknown level"));
}

TEST_CASE("several best moves are told with what pieces are worth, and before a roll every roll with its odds") {
    const auto times = [](const std::string& text, const std::string& what) {
        int count = 0;
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
        return count;
    };
    const Opened m(ludus_match_new("falkener-draughts", "", ""));
    const std::string lines = taken(ludus_match_lines(m.match, 0.05, 2));
    whole_json(lines);
    CHECK(times(lines, "\"odds\":1") == 2);
    CHECK(says(lines, "{\"name\":\"piece\",\"worth\":1}"));
    CHECK(times(taken(ludus_match_think(m.match, "easy", 0.05, 1)), "\"odds\"") == 0);
    const Opened dice(ludus_match_new("backgammon", "", ""));
    const std::string rolls = taken(ludus_match_lines(dice.match, 0.05, 1));
    whole_json(rolls);
    CHECK(times(rolls, "\"odds\"") > 10);
    CHECK(ludus_match_think(dice.match, "", 0.05, 1) == nullptr);
    CHECK(ludus_match_lines(0, 0.05, 1) == nullptr);
}

TEST_CASE("lines are counted") {
    CHECK(ludus_perft("fulke-1", "", "", 1, 1) == 67);
    CHECK(ludus_perft("fulke-1", "", taking_two, 0, 0) == 1);
    CHECK(ludus_perft("fulke-1", "", "nonsense", 1, 0) == -1);
    CHECK(ludus_perft("fulke-9", "", "", 1, 0) == -1);
    CHECK(ludus_perft("fulke-1", "", "", -1, 0) == -1);
}

TEST_CASE("wrong input gets one clear error with its place, and the match is untouched") {
    const Opened m(taking_two);
    const std::string before = m.state();
    const std::string record = taken(ludus_match_record(m.match));
    const auto refused = [&](int answer, const std::string& part) {
        CHECK(answer == 0);
        const std::string what = error();
        whole_json(what);
        CHECK_MESSAGE(says(what, part), what);
        CHECK(m.state() == before);
        CHECK(taken(ludus_match_record(m.match)) == record);
    };
    refused(ludus_match_play(m.match, "c4-d6"), "\"expected\":\"");
    refused(ludus_match_play(m.match, "c4-d5 nonsense"), "nonsense");
    refused(ludus_match_play(m.match, nullptr), "\"what\":\"");
    refused(ludus_match_go(m.match, 99), "unknown position 99");
    refused(ludus_match_promote(m.match, -5), "unknown position -5");
    refused(ludus_match_comment(m.match, 3, "x"), "unknown position 3");
    refused(ludus_match_tag(m.match, "", "x"), "without a name");
    refused(ludus_match_new("chess", "", ""), "chess");
    refused(ludus_match_new(nullptr, nullptr, nullptr), "unknown game");
    refused(ludus_match_new("fulke-1", "leap", ""), "key=value");
    refused(ludus_match_new("fulke-1", "leap=perhaps", ""), "perhaps");
    refused(ludus_match_new("fulke-1", "wings=true", ""), "wings");
    refused(ludus_match_new("fulke-1", "", "even eR2@z4"), "\"column\":");
    refused(ludus_match_read(nullptr), "\"line\":1");
    refused(ludus_match_read("[Game \"fulke-1\"]\n\n1. a1-a2\n"), "\"line\":3");
    refused(ludus_match_read("[Game \"fulke-1\"]\n\xff\xfe"), "\"what\":\"");
    CHECK(ludus_match_touch(m.match, 5000) == -1);
    CHECK(ludus_match_set_down(m.match, 5000) == -1);
    CHECK(ludus_match_touch(m.match, -1) == -1);
    CHECK(m.state() == before);
}

TEST_CASE("a number that is no match harms nobody") {
    int gone = 0;
    {
        const Opened m;
        gone = m.match;
    }
    for (int match : {0, -1, 123456, gone}) {
        CHECK(ludus_match_drop(match) == 0);
        CHECK(ludus_match_play(match, "done") == 0);
        CHECK(ludus_match_touch(match, 0) == -1);
        CHECK(ludus_match_set_down(match, 0) == -1);
        CHECK(ludus_match_drop_touches(match) == 0);
        CHECK(ludus_match_undo(match, 0) == 0);
        CHECK(ludus_match_redo(match, 1) == 0);
        CHECK(ludus_match_go(match, 0) == 0);
        CHECK(ludus_match_show(match) == 0);
        CHECK(ludus_match_promote(match, 0) == 0);
        CHECK(ludus_match_cut(match, 1) == 0);
        CHECK(ludus_match_comment(match, 0, "") == 0);
        CHECK(ludus_match_tag(match, "a", "b") == 0);
        CHECK(ludus_match_seat(match, 0, 0, "", "") == 0);
        CHECK(ludus_match_resign(match, 0) == 0);
        CHECK(ludus_match_agree_draw(match) == 0);
        CHECK(ludus_match_hint(match, "") == 0);
        CHECK(ludus_match_region(match, "") == 0);
        CHECK(ludus_match_point(match, "") == 0);
        CHECK(ludus_match_neighbour(match, 0, 0, 1, 0) == -1);
        for (char* text : {ludus_match_record(match), ludus_match_state(match), ludus_match_spots(match),
                           ludus_match_spoken(match), ludus_match_reasons(match, "x"), ludus_match_threats(match),
                           ludus_match_svg(match, "d", "", 0, -1), ludus_match_think(match, "", 0, 0)})
            CHECK(text == nullptr);
        CHECK(says(error(), "unknown match " + std::to_string(match)));
    }
}

TEST_CASE("a canvas is shown every change of a match, by touches, moves and steps back") {
    using ludus::FrameChange;
    const Opened m(taking_two);
    ludus::FrameReader reader;
    CHECK(shown(reader, m.match, LUDUS_BOARD).change == FrameChange::begin);
    ludus_match_touch(m.match, m.spot("c4"));
    const auto touched = shown(reader, m.match, 0);
    CHECK(touched.change == FrameChange::marked);
    CHECK(touched.selected == std::vector<int>{m.spot("c4")});
    const auto has_destination = [](const ludus::SceneFrame& frame) {
        for (const ludus::Mark& mark : frame.scene.marks)
            if (mark.kind == ludus::MarkKind::destination) return true;
        return false;
    };
    CHECK(has_destination(touched));
    CHECK_FALSE(has_destination(shown(reader, m.match, LUDUS_NO_DESTINATIONS)));
    ludus_match_touch(m.match, m.spot("d5"));
    CHECK(shown(reader, m.match, 0).change == FrameChange::moved);
    ludus_match_undo(m.match, 0);
    CHECK(shown(reader, m.match, 0).change == FrameChange::moved);
    ludus_match_undo(m.match, 0);  // nothing to take back
    CHECK(shown(reader, m.match, 0).change == FrameChange::marked);
    ludus_match_seat(m.match, 0, 1, "steady", "");
    const auto computer = shown(reader, m.match, 0);
    CHECK_FALSE(computer.open);
    CHECK(computer.next.empty());

    const Opened dice(ludus_match_new("backgammon", "", ""));
    CHECK(shown(reader, dice.match, LUDUS_BOARD).rolls);
    const auto real = shown(reader, dice.match, LUDUS_REAL_DICE);
    CHECK((!real.rolls && real.open));
    int size = 7;
    CHECK(ludus_match_frame(0, 0, &size) == nullptr);
    CHECK(size == 0);
}

TEST_CASE(
    "interface: of its spots a board tells which are crossings, which hold piles, and the outline of those that are no "
    "boxes") {
    CHECK(says(taken(ludus_match_spots(Opened(ludus_match_new("falkener-xiangqi", "", "")).match)),
               R"("crossing":true)"));
    const std::string points = taken(ludus_match_spots(Opened(ludus_match_new("backgammon", "", "")).match));
    CHECK(says(points, R"("piles":true)"));
    CHECK_FALSE(says(points, R"("outline")"));
    for (const char* squares : {"falkener-shogi", "fulke-1"}) {
        const std::string told = taken(ludus_match_spots(Opened(ludus_match_new(squares, "", "")).match));
        CHECK_FALSE(says(told, R"("crossing")"));
        CHECK_FALSE(says(told, R"("piles")"));
        CHECK_FALSE(says(told, R"("outline")"));
    }
    ludus::Json json;
    ludus::state_json::spots(json, (*ludus::toys::make_any("toy-rings", {}))->board());
    // The outermost on the right begins at the top of its box, at the middle of the board.
    CHECK(says(
        json.text(),
        R"("name":"r1","label":"","column":9,"row":0,"x":9.5,"y":5,"width":5,"height":10,"middle":[7.5,5],"outline":[0,0,)"));
}

TEST_CASE("interface: what stands where is told as it is, pieces and dice") {
    Opened at(ludus_match_new("backgammon", "", ""));
    CHECK(says(taken(ludus_match_pieces(at.match)), R"("shape":"die","text":"","count":1,"turned":false)"));
    REQUIRE(ludus_match_play(at.match, "6:4") == 1);
    REQUIRE(ludus_match_touch(at.match, at.spot("&")) == 1);
    REQUIRE(ludus_match_touch(at.match, at.spot("s")) == 2);
    const std::string after = taken(ludus_match_pieces(at.match));
    CHECK(says(after, R"("shape":"die","text":"6","count":1,"turned":true)"));
    CHECK(says(after, R"("shape":"die","text":"4","count":1,"turned":false)"));
    CHECK(says(after, R"("owner":0,"coat":0,"shape":"checker","text":"","count":5)"));
    Opened numbers(ludus_match_new("fulke-1", "", ""));
    CHECK(says(taken(ludus_match_pieces(numbers.match)), R"("shape":"triangle","text":"6","count":1)"));
}

TEST_CASE("interface: games by their card, each as long as people play it") {
    const std::string cards = taken(ludus_catalogue());
    CHECK(says(cards, R"("minutes":60)"));
    CHECK_FALSE(says(cards, R"("minutes":0)"));
    CHECK(says(cards, R"("hasCounts":true)"));
    CHECK(says(cards, R"("hasCounts":false)"));
    CHECK(says(cards, R"("exerciseOptions":{"lines":"9","setup":"empty",)"));
    CHECK(says(cards, R"("exerciseOptions":{})"));
}

TEST_CASE(
    "interface: a game of dice tells what it awaits, how likely throws are, what is counted, and takes back by "
    "choices") {
    Opened at(ludus_match_new("backgammon", "", ""));
    CHECK(says(at.state(), R"("awaits":{"what":"throw","seat":-1})"));
    CHECK(says(at.state(), R"("words":"6:5","odds":)"));
    CHECK(says(taken(ludus_catalogue()), R"("hasRolls":true)"));
    REQUIRE(ludus_match_play(at.match, "6:4") == 1);
    CHECK(says(at.state(), R"("awaits":{"what":"move","seat":0})"));
    CHECK_FALSE(says(at.state(), "\"odds\""));
    // Both dice in one gesture are two moves.
    REQUIRE(ludus_match_touch(at.match, at.spot("&")) == 1);
    REQUIRE(ludus_match_touch(at.match, at.spot("o")) == 2);
    CHECK(says(at.state(), R"("ofThrow":2)"));
    CHECK(says(at.state(), R"("awaits":{"what":"throw","seat":1})"));

    const std::string counts = taken(ludus_match_tallies(at.match));
    whole_json(counts);
    CHECK(says(counts, R"("title":"Pip count")"));
    CHECK(taken(ludus_match_tallies(0)) == "(null)");
    Opened none("");
    CHECK(taken(ludus_match_tallies(none.match)) == "[]");

    CHECK(ludus_match_undo_choice(at.match) == 1);
    CHECK(says(at.state(), R"("ofThrow":1)"));
    CHECK(ludus_match_redo_choice(at.match) == 1);
    CHECK(ludus_match_undo_throw(at.match) == 1);
    CHECK(says(at.state(), R"("ofThrow":0)"));
    CHECK(ludus_match_undo_throw(at.match) == 0);
    CHECK(ludus_match_undo_choice(at.match) == 1);  // to the beginning: before the first throw nobody chose
    CHECK(ludus_match_undo_choice(at.match) == 0);
    CHECK(ludus_match_redo_choice(0) == 0);
}
