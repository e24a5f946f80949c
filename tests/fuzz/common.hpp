#pragma once
// What the fuzzers share: the games, and a way to stop with a sentence where something does not hold.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "tests/toys/catalogue.hpp"

namespace ludus::fuzz {

/// Each a game of the catalogue or a toy, with its standard options.
inline const std::vector<GamePtr>& games() {
    static const std::vector<GamePtr> all = [] {
        std::vector<GamePtr> out;
        for (const Entry& entry : catalogue()) out.push_back(*make_game(entry.card().id));
        for (const Entry& entry : toys::catalogue()) out.push_back(*toys::make_any(entry.card().id, {}));
        return out;
    }();
    return all;
}

/// What an input says: the id of a game on its first line, and the rest.
struct Keyed {
    const Game* game = nullptr;
    std::string_view rest;
};

/// An input keeps its game whatever games are added: it names it by its id. A first line that is no id has a game of its own
/// too, drawn so that a new game takes over no more than its share of them.
inline Keyed keyed(const std::uint8_t* data, std::size_t size, const std::vector<const Game*>& among) {
    const std::string_view all(reinterpret_cast<const char*>(data), size);
    const std::string_view id = all.substr(0, all.find('\n'));
    Keyed out{nullptr, all.substr(std::min(all.size(), id.size() + 1))};
    std::uint64_t most = 0;
    for (const Game* game : among) {
        if (game->card().id == id) {
            out.game = game;
            break;
        }
        std::uint64_t draw = 0xCBF29CE484222325u;  // FNV-1a
        for (const std::string_view part : {std::string_view(game->card().id), id})
            for (const char c : part) draw = (draw ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
        if (out.game != nullptr && draw < most) continue;
        out.game = game;
        most = draw;
    }
    return out;
}

inline std::vector<const Game*> all_games() {
    std::vector<const Game*> out;
    for (const GamePtr& game : games()) out.push_back(&*game);
    return out;
}

inline void hold(bool truth, const char* what, const std::string& of) {
    if (truth) return;
    std::fprintf(stderr, "does not hold: %s\n%s\n", what, of.c_str());
    std::abort();
}

/// A whole game in a format, by its reader and writer.
template <class Read, class Write>
void read_game(const std::string& text, Read read, Write write) {
    const auto match = read(text);
    if (!match) {
        hold(!match.fault().what.empty() && match.fault().line > 0, "a fault says what and where", text);
        return;
    }
    const std::string written = write(*match);
    const auto again = read(written);
    hold(again.has_value(), "what is written is read", again ? written : describe(again.fault()) + "\n" + written);
    hold(write(*again) == written, "read again it is the same", text + "\n" + written);
}

}  // namespace ludus::fuzz
