#include "core/rithmomachia/taking.hpp"

#include <algorithm>

namespace ludus::rithmomachia {
namespace {

constexpr const char* passages[] = {"take.equality", "take.addition",   "take.subtraction", "take.multiplication",
                                    "take.division", "take.proportion", "take.oblivion"};

const char* count_name(int count) {
    static constexpr const char* names[] = {"none", "one", "two", "three", "four"};
    return count <= 4 ? names[count] : "many";
}

}  // namespace

Numbers numbers_of(const Stand& stand, int id, WholeNumber law) {
    Numbers out;
    if (!is_king(id)) {
        out.add(man(id).number, whole);
        return out;
    }
    if (const int n = whole_number(stand, id, law)) out.add(n, whole);
    const Steps& pyramid = steps[man(id).born];
    const unsigned parts = stand.king_parts(man(id).born);
    for (int i = 0; i < pyramid.count; ++i) {
        if (parts >> i & 1) out.add(pyramid.number[static_cast<std::size_t>(i)], step_taken(i));
    }
    return out;
}

unsigned open_takings(const Sight& sight, const Manner& manner, const Field& field, int id, const Takers& takers) {
    unsigned open = 0;
    const bool simple = !is_king(id);
    each_taking(sight, manner, field, id, takers, [&](const TakingWay& way) {
        open |= 1u << way.what;
        return simple;
    });
    return open;
}

Reason reason(const Manner& manner, const Stand& stand, int id, const TakingWay& way) {
    Reason out;
    out.rule = manner.passage(passages[static_cast<std::size_t>(way.by)]);
    out.to = stand.at(id);
    for (std::uint64_t left = way.takers; left; left &= left - 1) out.from.push_back(stand.at(__builtin_ctzll(left)));
    std::sort(out.from.begin(), out.from.end());
    switch (way.by) {
        case By::equality: out.line = std::to_string(way.first) + " = " + std::to_string(way.number); break;
        case By::addition:
        case By::subtraction:
        case By::multiplication:
        case By::division: {
            const auto sum = static_cast<arithmetic::Sum>(static_cast<int>(way.by) - static_cast<int>(By::addition));
            out.line = arithmetic::equation(sum, way.first, way.second, way.number);
            break;
        }
        case By::proportion: out.line = setting_line(way.setting); break;
        case By::oblivion: {
            out.line = std::string("shut in by ") + count_name(static_cast<int>(out.from.size())) + ":";
            for (int space : out.from) out.line += " " + space_name(space);
            break;
        }
    }
    return out;
}

}  // namespace ludus::rithmomachia
