// The functions of wasm/ludus.h, natively and by lines of text, so that tests can ask native and WebAssembly the same
// things. In: one call a line, the name without "ludus_" and its arguments with tabs between. Out: one answer a line.
// In texts a newline is \n, a tab \t, a backslash \\. An answer of NULL is "NULL".

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "wasm/ludus.h"

namespace {

using Words = std::vector<std::string>;

Words split(const std::string& line) {
    Words words(1);
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\t') {
            words.emplace_back();
        } else if (line[i] == '\\' && i + 1 < line.size()) {
            const char next = line[++i];
            words.back() += next == 'n' ? '\n' : next == 't' ? '\t' : next;
        } else {
            words.back() += line[i];
        }
    }
    return words;
}

std::string on_one_line(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c == '\n') out += "\\n";
        else if (c == '\t') out += "\\t";
        else if (c == '\\') out += "\\\\";
        else out += c;
    }
    return out;
}

std::string taken(char* text) {
    if (text == nullptr) return "NULL";
    std::string copy = text;
    ludus_free(text);
    return copy;
}

std::string number(double value) {
    char text[32];
    std::snprintf(text, sizeof text, "%.17g", value);
    return text;
}

/// The arguments of one call, read in order.
struct Given {
    const Words& words;
    std::size_t at = 1;
    const std::string& next() {
        static const std::string none;
        return at < words.size() ? words[at++] : none;
    }
    const char* text() { return next().c_str(); }
    int whole() { return std::atoi(next().c_str()); }
    double real() { return std::atof(next().c_str()); }
};

// Arguments are read into names first: the order in which a call's own are evaluated is not fixed.
const std::map<std::string, std::function<std::string(Given)>> calls = {
    {"error", [](Given) { return taken(ludus_error()); }},
    {"catalogue", [](Given) { return taken(ludus_catalogue()); }},
    {"levels", [](Given) { return taken(ludus_levels()); }},
    {"match_state_since",
     [](Given g) {
         const int match = g.whole(), revision = g.whole();
         return taken(ludus_match_state_since(match, revision));
     }},
    {"match_told",
     [](Given g) {
         const int match = g.whole(), node = g.whole();
         return taken(ludus_match_told(match, node));
     }},
    {"match_new",
     [](Given given) {
         const char* game = given.text();
         const char* options = given.text();
         const char* setup = given.text();
         return std::to_string(ludus_match_new(game, options, setup));
     }},
    {"match_read", [](Given given) { return std::to_string(ludus_match_read(given.text())); }},
    {"match_drop", [](Given given) { return std::to_string(ludus_match_drop(given.whole())); }},
    {"match_record", [](Given given) { return taken(ludus_match_record(given.whole())); }},
    {"match_extent",
     [](Given given) {
         const int match = given.whole(), flags = given.whole(), crop = given.whole();
         return taken(ludus_match_extent(match, flags, crop));
     }},
    {"match_viewer",
     [](Given given) {
         const int match = given.whole(), viewer = given.whole();
         return std::to_string(ludus_match_viewer(match, viewer));
     }},
    {"match_state", [](Given given) { return taken(ludus_match_state(given.whole())); }},
    {"match_spots", [](Given given) { return taken(ludus_match_spots(given.whole())); }},
    {"match_pieces", [](Given given) { return taken(ludus_match_pieces(given.whole())); }},
    {"match_spoken", [](Given given) { return taken(ludus_match_spoken(given.whole())); }},
    {"match_threats", [](Given given) { return taken(ludus_match_threats(given.whole())); }},
    {"match_hunt", [](Given given) { return taken(ludus_match_hunt(given.whole())); }},
    {"match_reasons",
     [](Given given) {
         const int match = given.whole();
         return taken(ludus_match_reasons(match, given.text()));
     }},
    {"match_play",
     [](Given given) {
         const int match = given.whole();
         return std::to_string(ludus_match_play(match, given.text()));
     }},
    {"match_touch",
     [](Given given) {
         const int match = given.whole();
         return std::to_string(ludus_match_touch(match, given.whole()));
     }},
    {"match_go",
     [](Given given) {
         const int match = given.whole();
         return std::to_string(ludus_match_go(match, given.whole()));
     }},
    {"match_svg",
     [](Given given) {
         const int match = given.whole();
         const char* id = given.text();
         const char* title = given.text();
         const int flags = given.whole();
         return taken(ludus_match_svg(match, id, title, flags, given.whole()));
     }},
    {"match_foreign", [](Given given) { return taken(ludus_match_foreign(given.whole())); }},
    {"match_positions", [](Given given) { return taken(ludus_match_positions(given.whole())); }},
    {"match_written",
     [](Given given) {
         const int match = given.whole();
         return taken(ludus_match_written(match, given.whole()));
     }},
    {"match_pgn", [](Given given) { return taken(ludus_match_pgn(given.whole())); }},
    {"read_foreign",
     [](Given given) {
         const char* game = given.text();
         const char* options = given.text();
         return taken(ludus_read_foreign(game, options, given.text()));
     }},
    {"match_kif", [](Given given) { return taken(ludus_match_kif(given.whole())); }},
    {"match_csa", [](Given given) { return taken(ludus_match_csa(given.whole())); }},
    {"match_mat", [](Given given) { return taken(ludus_match_mat(given.whole())); }},
    {"read_mat", [](Given given) { return taken(ludus_read_mat(given.text())); }},
    {"read_kif", [](Given given) { return taken(ludus_read_kif(given.text())); }},
    {"read_pgn", [](Given given) { return taken(ludus_read_pgn(given.text())); }},
    {"match_think",
     [](Given given) {
         const int match = given.whole();
         const char* level = given.text();
         const double seconds = given.real();
         return taken(ludus_match_think(match, level, seconds, given.whole()));
     }},
    {"drill_themes",
     [](Given given) {
         const char* game = given.text();
         return taken(ludus_drill_themes(game, given.text()));
     }},
    {"drill",
     [](Given given) {
         const char* game = given.text();
         const char* options = given.text();
         const char* theme = given.text();
         const int level = given.whole();
         return taken(ludus_drill(game, options, theme, level, given.whole()));
     }},
    {"drill_judge",
     [](Given given) {
         const char* game = given.text();
         const char* options = given.text();
         const char* theme = given.text();
         const int level = given.whole();
         const int seed = given.whole();
         return taken(ludus_drill_judge(game, options, theme, level, seed, given.text()));
     }},
    {"perft",
     [](Given given) {
         const char* game = given.text();
         const char* options = given.text();
         const char* position = given.text();
         const int depth = given.whole();
         return number(ludus_perft(game, options, position, depth, given.whole()));
     }},
};

}  // namespace

int main() {
    std::string line;
    while (std::getline(std::cin, line)) {
        const Words words = split(line);
        const auto call = calls.find(words[0]);
        if (call == calls.end()) {
            std::cerr << "no function named '" << words[0] << "'\n";
            return 2;
        }
        std::cout << on_one_line(call->second(Given{words})) << '\n' << std::flush;
    }
    return 0;
}
