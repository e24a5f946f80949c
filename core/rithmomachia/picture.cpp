#include "core/rithmomachia/picture.hpp"

#include <string>

#include "core/rithmomachia/notation.hpp"
#include "core/rithmomachia/taking.hpp"

namespace ludus::rithmomachia {
namespace {

/// The buttons that stand after the spaces, in order.
constexpr std::array<int, 8> part_numbers = {1, 4, 9, 16, 25, 36, 49, 64};
enum Button { done_button, pass_button, proclaim_button, so_button, whole_button, first_part_button };
constexpr int lot_button = first_part_button + static_cast<int>(part_numbers.size());

int part_button(int number) {
    int i = 0;
    while (part_numbers[static_cast<std::size_t>(i)] != number) ++i;
    return first_part_button + i;
}

constexpr float margin = 0.6f;  ///< for the names of files and ranks, left and below

Shape shape_of(Form form) {
    switch (form) {
        case Form::round: return Shape::round;
        case Form::triangle: return Shape::triangle;
        case Form::square: return Shape::square;
        case Form::king: return Shape::pyramid;
    }
    return Shape::round;
}

}  // namespace

Board chequered_table(int ranks, int camp) {
    Board board;
    const auto deep = static_cast<float>(ranks);
    board.width = margin + files;
    board.height = deep + margin;
    for (int space = 0; space < ranks * files; ++space) {
        Spot spot;
        spot.name = space_name(space);
        const float left = margin + static_cast<float>(file_of(space)),
                    top = deep - 1 - static_cast<float>(rank_of(space));
        spot.centre = {left + 0.5f, top + 0.5f};
        spot.outline = {{left, top}, {left + 1, top}, {left + 1, top + 1}, {left, top + 1}};
        spot.tone = (file_of(space) + rank_of(space)) % 2 == 0 ? Tone::dark : Tone::light;
        spot.column = file_of(space);
        spot.row = ranks - 1 - rank_of(space);
        board.spots.push_back(std::move(spot));
    }
    const auto button = [&](std::string name, std::string label) {
        Spot spot;
        spot.kind = SpotKind::button;
        spot.name = std::move(name);
        spot.label = std::move(label);
        board.spots.push_back(std::move(spot));
    };
    button("done", "End the turn");
    button("pass", "Pass: no draught is possible");
    button("proclaim", "Proclaim a triumph");
    button("so", "So proclaimed");
    button("whole", "The whole king");
    for (int number : part_numbers) button("part-" + std::to_string(number), "His " + std::to_string(number));
    button("lot-even", "The lot falls to the Evens");
    button("lot-odd", "The lot falls to the Odds");

    const float left = margin, right = margin + files;
    board.lines = {{{left, 0}, {right, 0}, Weight::heavy},
                   {{right, 0}, {right, deep}, Weight::heavy},
                   {{right, deep}, {left, deep}, Weight::heavy},
                   {{left, deep}, {left, 0}, Weight::heavy}};
    const auto depth = static_cast<float>(camp);
    board.lines.push_back({{left, depth}, {right, depth}, Weight::normal});
    board.lines.push_back({{left, deep - depth}, {right, deep - depth}, Weight::normal});
    for (int rank = 0; rank < ranks; ++rank) {
        board.labels.push_back({{margin / 2, deep - 0.5f - static_cast<float>(rank)}, std::to_string(rank + 1)});
    }
    for (int file = 0; file < files; ++file) {
        board.labels.push_back({{margin + static_cast<float>(file) + 0.5f, deep + margin / 2},
                                std::string(1, static_cast<char>('a' + file))});
    }
    return board;
}

std::vector<int> touches(const Position& position, const Act& act, int ranks) {
    const int buttons = ranks * files;
    std::vector<int> out;
    switch (act.deed) {
        case Deed::draught:
        case Deed::flight: return {act.from, act.to};
        case Deed::enter:
        case Deed::take: {
            if (act.deed == Deed::enter) out.push_back(act.from);
            out.push_back(act.to);
            const int id = man_on(position.now, act.to);
            if (!is_king(id))
                out.push_back(act.place);
            else if (act.what == whole)
                out.push_back(buttons + whole_button);
            else
                out.push_back(buttons +
                              part_button(steps[man(id).born].number[static_cast<std::size_t>(part_of(act.what))]));
            return out;
        }
        case Deed::proclaim: return {buttons + proclaim_button};
        case Deed::name: return {act.to};
        case Deed::so: return {buttons + so_button};
        case Deed::pass: return {buttons + pass_button};
        case Deed::done: return {buttons + done_button};
        case Deed::lot: return {buttons + lot_button + act.to};
    }
    return out;
}

std::vector<Face> faces(const Position& position) {
    const Stand& stand = position.now;
    std::vector<Face> out;
    for (int id = 0; id < men_count; ++id) {
        if (stand.at(id) == away) continue;
        const Man& m = man(id);
        Face face;
        face.spot = stand.at(id);
        face.id = id;
        face.shape = shape_of(m.form);
        face.owner = stand.side(id);
        face.text = std::to_string(m.number);
        // "drawe a line under every number. Ells may you take one for another, as 6 the even round & 9 the odde
        // rounde".
        face.underlined = m.number == 6 || m.number == 9;
        face.turned = stand.turned >> id & 1;
        face.name = spoken_name(stand, id);
        if ((position.named | position.naming) >> id & 1) face.name += ", named for a triumph";
        if (is_king(id)) {
            const Steps& pyramid = steps[m.born];
            for (int i = 0; i < pyramid.count; ++i) {
                const auto at = static_cast<std::size_t>(i);
                face.tiers.push_back(
                    {shape_of(pyramid.form[at]), pyramid.number[at], (stand.king_parts(m.born) >> i & 1) != 0});
            }
            if (!stand.king_entire(m.born)) face.text.clear();  // his whole number stands no more
        }
        out.push_back(std::move(face));
    }
    return out;
}

}  // namespace ludus::rithmomachia
