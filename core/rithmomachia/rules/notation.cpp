#include "core/rithmomachia/rules/notation.hpp"

#include <algorithm>
#include <vector>

#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/rules/sentences.hpp"

namespace ludus::rithmomachia {
namespace {

std::string part_words(const Position& position, const UnpackedMove& unpacked) {
    const int id = man_on(position.now, unpacked.to);
    if (unpacked.what == whole) return is_king(id) ? "(king)" : "";
    const Steps& pyramid = steps[man(id).born];
    return "(" + std::to_string(pyramid.number[static_cast<std::size_t>(part_of(unpacked.what))]) + ")";
}

std::string placed(Space place) { return place == away ? "" : "@" + space_name(place); }

/// Men of a mask by their spaces, in the order of the spaces.
std::string spaces_of(const Stand& stand, std::uint64_t men) {
    std::vector<int> spaces;
    for (; men; men &= men - 1) spaces.push_back(stand.at(__builtin_ctzll(men)));
    std::sort(spaces.begin(), spaces.end());
    std::string out;
    for (int space : spaces) out += (out.empty() ? "" : ",") + space_name(space);
    return out;
}

void sort_by_space(std::vector<int>& men, const Stand& stand) {
    sort_by(men, [&](int id) { return static_cast<int>(stand.at(id)); });
}

std::string spoils_words(Spoils spoils) {
    std::string out;
    for (; spoils; spoils &= spoils - 1) {
        const int i = __builtin_ctzll(spoils), part = i - men_count;
        if (!out.empty()) out += ",";
        out += part < 0
                   ? letters(i)
                   : "K" + std::to_string(
                               steps[static_cast<std::size_t>(part / 6)].number[static_cast<std::size_t>(part % 6)]);
    }
    return out;
}

/// "even=...;odd=..." of what each side has; empty where neither has any.
template <class F>
std::string by_side(F&& words) {
    std::string out;
    for (int side : {even, odd}) {
        const std::string own = words(side);
        if (!own.empty()) out += (out.empty() ? "" : ";") + std::string(army_name(side)) + "=" + own;
    }
    return out;
}

std::uint64_t men_of(const Stand& stand, std::uint64_t men, int side) {
    std::uint64_t out = 0;
    for (; men; men &= men - 1) {
        const int id = __builtin_ctzll(men);
        if (stand.side(id) == side) out |= bit(id);
    }
    return out;
}

bool has_a_twin_on(const Stand& stand, int id) {
    for (int twin = 0; twin < men_count; ++twin) {
        if (twin != id && man(twin).like == man(id).like && stand.side(twin) == stand.side(id)) return true;
    }
    return false;
}

std::string was_words(const Position& p) {
    // In the order of the spaces, so that of two men alike it does not matter which is which.
    std::vector<int> gone;
    for (int id = 0; id < men_count; ++id) {
        const bool turned = p.now.side(id) != p.set.side(id);
        // A king who was redeemed stands elsewhere.
        const bool lost = is_king(id) && p.now.king_parts(man(id).born) != p.set.king_parts(man(id).born);
        if (turned || lost || p.now.at(id) != p.set.at(id)) gone.push_back(id);
    }
    sort_by_space(gone, p.set);
    std::string out;
    for (const int id : gone) {
        out += (out.empty() ? "" : ",") + man_words(p.set, id) + "@" + space_name(p.set.at(id));
        // Of two men alike, which: where he stands now.
        const bool turned = p.now.side(id) != p.set.side(id);
        if (turned && p.now.at(id) != away && has_a_twin_on(p.now, id)) out += ">" + space_name(p.now.at(id));
    }
    return out;
}

std::string hand_words(const Stand& stand, int side) {
    std::string out;
    for (const int id : men_in_hand(stand, side)) {
        out += (out.empty() ? "" : ",") + letters(id) + (stand.turned >> id & 1 ? "*" : "");
    }
    return out;
}

std::vector<std::string> tail(const Position& p) {
    std::vector<std::string> out;
    const std::string hands = by_side([&](int side) { return hand_words(p.now, side); });
    if (!hands.empty()) out.push_back("hand:" + hands);
    std::string taken;
    for (int army : {even, odd}) {
        if (p.now.king_taken(army)) taken += (taken.empty() ? "" : ",") + std::string(army_name(army));
    }
    if (!taken.empty()) out.push_back("taken:" + taken);
    const std::string won = by_side([&](int side) { return spoils_words(p.spoils[static_cast<std::size_t>(side)]); });
    if (!won.empty()) out.push_back("won:" + won);
    const std::string named = by_side([&](int side) { return spaces_of(p.now, men_of(p.now, p.named, side)); });
    if (!named.empty()) out.push_back("named:" + named);
    if (p.proclaimed) out.emplace_back("proclaimed");
    if (p.phase == Phase::naming) out.push_back("naming:" + spaces_of(p.now, p.naming));
    if (p.is_ransoming()) {
        const int army = other(p.taker());
        const int number = steps[static_cast<std::size_t>(army)].number[static_cast<std::size_t>(p.part)];
        out.push_back((p.phase == Phase::ransom ? "ransom:" : "pricing:") + std::to_string(number));
    }
    if (p.moved != away) {
        const bool seizing = p.phase == Phase::seizing || p.then == Phase::seizing;
        out.push_back((seizing ? "seizing:" : p.flew ? "flew:" : "moved:") + space_name(p.moved));
        const std::string was = was_words(p);
        if (!was.empty()) out.push_back("was:" + was);
    }
    const std::string late = by_side([&](int side) { return spaces_of(p.now, men_of(p.now, p.late, side)); });
    if (!late.empty()) out.push_back("late:" + late);
    if (p.carried[0] != 0) {
        std::string numbers;
        for (const int n : p.carried) numbers += (numbers.empty() ? "" : ",") + std::to_string(n);
        out.push_back("carried:" + numbers);
    }
    if (p.quiet > 0) out.push_back("quiet:" + std::to_string(p.quiet));
    if (p.turns > 0) out.push_back("turns:" + std::to_string(p.turns));
    return out;
}

const char* mover_word(const Position& p) { return p.phase == Phase::lots ? "lot" : army_name(p.side); }

}  // namespace

std::string words(const Position& position, const UnpackedMove& unpacked) {
    switch (unpacked.type) {
        case MoveType::draught: return space_name(unpacked.from) + "-" + space_name(unpacked.to);
        case MoveType::flight: return space_name(unpacked.from) + "~" + space_name(unpacked.to);
        case MoveType::enter:
            return space_name(unpacked.from) + "x" + space_name(unpacked.to) + part_words(position, unpacked) +
                   placed(unpacked.place);
        case MoveType::take:
            return "x" + space_name(unpacked.to) + part_words(position, unpacked) + placed(unpacked.place);
        case MoveType::rest:
            return "*x" + space_name(unpacked.to) + part_words(position, unpacked) + placed(unpacked.place);
        case MoveType::seize:
            return space_name(unpacked.from) + "x" + space_name(unpacked.to) + part_words(position, unpacked) + "+" +
                   placed(unpacked.place);
        case MoveType::drop: {
            const int id = in_hand(position.now, position.side, unpacked.what);
            return man_words(position.now, id) + "@" + space_name(unpacked.to);
        }
        case MoveType::redeem: return "redeem-" + space_name(unpacked.to);
        case MoveType::demand: return "demand";
        case MoveType::price: return "price-" + space_name(unpacked.to);
        case MoveType::decline: return "decline";
        case MoveType::proclaim: return "proclaim";
        case MoveType::name: return space_name(unpacked.to);
        case MoveType::end_declaration: return "so";
        case MoveType::pass: return "pass";
        case MoveType::done: return "done";
        case MoveType::lot: return std::string("lot-") + army_name(unpacked.to);
    }
    return {};
}

std::string man_words(const Stand& stand, int id) {
    std::string out = (stand.side(id) == even ? "e" : "o") + letters(id);
    if (stand.turned >> id & 1) out += "*";
    const int army = man(id).born;
    if (is_king(id) && !stand.king_entire(army)) {
        const Steps& pyramid = steps[static_cast<std::size_t>(army)];
        std::string left;
        for (int i = 0; i < pyramid.count; ++i) {
            if (stand.king_parts(army) >> i & 1) {
                left += (left.empty() ? "" : ".") + std::to_string(pyramid.number[static_cast<std::size_t>(i)]);
            }
        }
        out += "[" + left + "]";
    }
    return out;
}

std::string piece_name(const Stand& stand, int id) {
    const Man& m = man(id);
    return say(
        sentences::piece,
        {{"colour", colour_name(stand.side(id))}, {"form", form_name(m.form)}, {"number", std::to_string(m.number)}});
}

std::string spoken_name(const Stand& stand, int id) {
    const Man& m = man(id);
    std::string name = piece_name(stand, id);
    if (stand.turned >> id & 1) return say(sentences::captured_piece, {{"piece", name}, {"foe", host_name(m.born)}});
    if (!is_king(id) || stand.king_entire(m.born)) return name;
    const Steps& pyramid = steps[m.born];
    std::vector<std::string> lost;
    for (int i = 0; i < pyramid.count; ++i) {
        if (!(stand.king_parts(m.born) >> i & 1))
            lost.push_back(std::to_string(pyramid.number[static_cast<std::size_t>(i)]));
    }
    const int left = sum_of_parts(m.born, stand.king_parts(m.born));
    return say(sentences::broken_king, {{"piece", name}, {"lost", listed(lost)}, {"left", std::to_string(left)}});
}

std::string write(const Position& p) {
    std::string out = mover_word(p);
    std::vector<int> order;
    for (int id = 0; id < men_count; ++id) {
        if (p.now.at(id) != away) order.push_back(id);
    }
    sort_by_space(order, p.now);
    for (int id : order) out += " " + man_words(p.now, id) + "@" + space_name(p.now.at(id));
    for (const std::string& word : tail(p)) out += " " + word;
    return out;
}

std::string sketch(const Position& p, int ranks) {
    const Field field(p.now);
    const auto cell = [&](int space) {
        const int id = field.man_at(space);
        if (id < 0) return std::string(".");
        std::string out = (p.now.side(id) == even ? "e" : "o") + letters(id);
        if (p.now.turned >> id & 1) out += "*";
        return out;
    };
    constexpr std::size_t width = 7;
    const auto padded = [](std::string text, std::size_t to) {
        return text + std::string(to > text.size() ? to - text.size() : 0, ' ');
    };
    const auto trimmed = [](std::string line) {
        line.erase(line.find_last_not_of(' ') + 1);
        return line + "\n";
    };
    std::string out;
    for (int rank = ranks - 1; rank >= 0; --rank) {
        std::string line = padded(std::to_string(rank + 1), 4);
        for (int file = 0; file < files; ++file) line += padded(cell(space_at(file, rank)), width);
        out += trimmed(line);
    }
    std::string foot(4, ' ');
    for (int file = 0; file < files; ++file) foot += padded(std::string(1, static_cast<char>('a' + file)), width);
    out += trimmed(foot);
    for (int army : {even, odd}) {
        const int id = king[static_cast<std::size_t>(army)];
        if (p.now.at(id) != away && !p.now.king_entire(army)) out += man_words(p.now, id) + "\n";
    }
    out += p.phase == Phase::lots ? "the first move is decided at random"
                                  : std::string(army_name(p.side)) + (p.ended ? " moved last" : " to move");
    for (const std::string& word : tail(p)) out += " " + word;
    return out + "\n";
}

}  // namespace ludus::rithmomachia
