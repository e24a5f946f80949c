// Moves in words, and read again: "6:4", "6-5-3", "give-6", "f-a", "bar-u", "hand-c", "d-off/6", "lost", "done"; and as
// players write them today, "6/1".

#include <algorithm>

#include "core/base/text.hpp"
#include "core/game/foreign.hpp"
#include "core/game/reading.hpp"
#include "core/tables/engine.hpp"

namespace ludus::tables {

namespace {

std::string place_name(int place) {
    if (place == from_bar) return "bar";
    if (place == from_hand) return "hand";
    if (place == off_board) return "off";
    return std::string(1, letter_of(place));
}

/// Numbers joined by dashes, high to low, as a throw is written; whatever else stays as it is.
std::string high_to_low(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (i % 2 == 0 ? text[i] < '1' || text[i] > '6' : text[i] != '-') return std::string(text);
    if (text.size() % 2 == 0) return std::string(text);
    // Counted and not sorted: whoever types may write as many as he likes.
    std::string out;
    for (char n = '6'; n >= '1'; --n)
        for (auto left = std::count(text.begin(), text.end(), n); left > 0; --left) {
            if (!out.empty()) out += '-';
            out += n;
        }
    return out;
}

}  // namespace

/// Another die would carry the same man to the same place.
bool Engine::same_words(const Position& p, const UnpackedMove& unpacked) const {
    const int to = step(p, mover(p), unpacked.from, unpacked.die).to;
    MoveList list;
    moves(p, list);
    for (const Move move : list) {
        const UnpackedMove other = unpack(move);
        if (other.type == MoveType::use && other.from == unpacked.from && other.die != unpacked.die &&
            step(p, mover(p), other.from, other.die).to == to)
            return true;
    }
    return false;
}

std::span<const Notation> Engine::notations() {
    static constexpr Notation ways[] = {{"book", "Points as in the book"}, {"numbers", "Points 1 to 24"}};
    return ways;
}

/// "13/11", "bar/22", "hand/3", "4/off", with the die after it where two would do: "4/off(6)".
std::string Engine::written(const Position& p, Move m, int notation) const {
    const UnpackedMove unpacked = unpack(m);
    if (notation == 0 || unpacked.type != MoveType::use) return words(p, m);
    const auto place = [](int where) {
        return where >= 0 && where < points ? std::to_string(where + 1) : place_name(where);
    };
    const std::string out = place(unpacked.from) + "/" + place(step(p, mover(p), unpacked.from, unpacked.die).to);
    return same_words(p, unpacked) ? out + "(" + std::to_string(unpacked.die) + ")" : out;
}

std::string Engine::words(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    const auto number = [&](int i) { return std::to_string(unpacked.numbers[at(i)]); };
    switch (unpacked.type) {
        case MoveType::lot: return number(0) + ":" + number(1);
        case MoveType::toss: {
            std::string out = number(0);
            for (int i = 1; i < 3 && unpacked.numbers[at(i)] != 0; ++i) out += "-" + number(i);
            return out;
        }
        case MoveType::give: return "give-" + number(0);
        case MoveType::name: return number(0) + "-" + number(0);
        case MoveType::use: {
            const std::string out =
                place_name(unpacked.from) + "-" + place_name(step(p, mover(p), unpacked.from, unpacked.die).to);
            return same_words(p, unpacked) ? out + "/" + std::to_string(unpacked.die) : out;
        }
        case MoveType::lost: return "lost";
        case MoveType::done: break;
    }
    return "done";
}

Expected<Move> Engine::read(const Position& p, std::string_view text) const {
    MoveList list;
    moves(p, list);
    const std::string throw_words = high_to_low(text);
    const std::size_t slash = text.find('/');
    const std::string_view plain = text.substr(0, slash);
    std::vector<std::string> legal;
    std::vector<std::string> alike;  // the moves these words could mean, where they say no die
    for (const Move move : list) {
        legal.push_back(words(p, move));
        if (legal.back() == text || legal.back() == throw_words) return move;
        const UnpackedMove unpacked = unpack(move);
        if (unpacked.type != MoveType::use) continue;
        if (written(p, move, 1) == text) return move;
        // With its die where it need not be told.
        const std::string die = std::to_string(unpacked.die);
        if (slash != std::string_view::npos && legal.back() == plain && text.substr(slash + 1) == die) return move;
        if (slash == std::string_view::npos && legal.back() == std::string(text) + "/" + die)
            alike.push_back(legal.back());
    }
    if (!alike.empty())
        return Fault{"\"" + std::string(text) + "\" could be played with more than one die", join(alike, " or ")};
    return no_such_move(text, legal);
}

std::vector<int> Engine::touches(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    const auto button = [&](int i) { return spots_.number + unpacked.numbers[at(i)] - 1; };
    switch (unpacked.type) {
        case MoveType::lot: return {button(0), button(1)};
        case MoveType::toss: {
            std::vector<int> out;
            for (int i = 0; i < 3 && unpacked.numbers[at(i)] != 0; ++i) out.push_back(button(i));
            return out;
        }
        case MoveType::give: return {button(0)};
        case MoveType::name: return {button(0), button(0)};
        case MoveType::use: {
            const int who = mover(p);
            std::vector<int> out{spot_of(p, who, unpacked.from),
                                 spot_of(p, who, step(p, who, unpacked.from, unpacked.die).to)};
            if (same_words(p, unpacked)) out.push_back(spots_.number + unpacked.die - 1);
            return out;
        }
        case MoveType::lost: return {spots_.lost};
        case MoveType::done: break;
    }
    return {spots_.done};
}

int Engine::spot_of(const Position& p, int who, int place) const {
    if (place == from_bar) return spots_.bar[at(who)];
    if (place == from_hand) return spots_.hand[at(who)];
    // Men borne off for the adversary are laid to one's own (royal.pc.help).
    if (place == off_board) return spots_.off[at(p.turn)];
    return place;
}

}  // namespace ludus::tables
