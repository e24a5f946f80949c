#include "core/rithmomachia/rules/picture.hpp"

#include <algorithm>
#include <string>

#include "core/base/say.hpp"
#include "core/rithmomachia/rules/notation.hpp"
#include "core/rithmomachia/rules/prisoner.hpp"
#include "core/rithmomachia/rules/sentences.hpp"
#include "core/rithmomachia/rules/taking.hpp"

namespace ludus::rithmomachia {
namespace {

/// The buttons that stand after the spaces, in order.
constexpr std::array<int, 8> part_numbers = {1, 4, 9, 16, 25, 36, 49, 64};
enum Button { done_button, pass_button, proclaim_button, so_button, whole_button, first_part_button };
constexpr int lot_button = first_part_button + static_cast<int>(part_numbers.size());
constexpr int demand_button = lot_button + 2, decline_button = demand_button + 1;

int buttons_of(const Table& table) { return table.ransoms ? decline_button + 1 : demand_button; }
int first_pocket(const Table& table, int side) {
    return table.ranks * files + buttons_of(table) + side * pockets_to_a_hand;
}

int part_button(int number) {
    int i = 0;
    while (part_numbers[static_cast<std::size_t>(i)] != number) ++i;
    return first_part_button + i;
}

constexpr float margin = 0.6f;  ///< for the names of files and ranks, left and below

/// Each hand is a tray beside its owner's half of the table.
constexpr int tray_columns = 2, tray_rows = pockets_to_a_hand / tray_columns;
constexpr float tray_gap = 0.25f;
float pocket_size(const Table& table) { return static_cast<float>(table.ranks) / 2 / tray_rows; }

int place_in_hand(const Stand& stand, int side, int id) {
    const std::vector<int> men = men_in_hand(stand, side);
    return static_cast<int>(std::find(men.begin(), men.end(), id) - men.begin());
}

/// The pockets touched for a man in hand: his own; beyond the last, that one and then one more to tell who is meant.
std::vector<int> touched_in_hand(const Table& table, const Stand& stand, int side, int id) {
    const int place = place_in_hand(stand, side, id), first = first_pocket(table, side);
    if (place < pockets_to_a_hand) return {first + place};
    return {first + pockets_to_a_hand - 1, first + place - pockets_to_a_hand};
}

/// How many pockets of one column lie beside one rank.
int most_abreast(const Table& table) { return (2 * tray_rows + table.ranks - 1) / table.ranks; }

void add_tray(Board& board, const Table& table, int side) {
    const float size = pocket_size(table), left = margin + files + tray_gap, width = size * tray_columns;
    const float half = static_cast<float>(table.ranks) / 2, top = side == odd ? 0 : half;
    for (int place = 0; place < pockets_to_a_hand; ++place) {
        const int column = place / tray_rows, from_end = place % tray_rows;
        const int row = side == odd ? from_end : tray_rows - 1 - from_end;
        Spot spot;
        spot.kind = SpotKind::pocket;
        spot.name = std::string("hand-") + army_name(side) + "-" + std::to_string(place + 1);
        spot.label = say(sentences::tray, {{"whose", whose_name(side)}});
        const float x = left + size * static_cast<float>(column), y = top + size * static_cast<float>(row);
        spot.centre = {x + size / 2, y + size / 2};
        spot.outline = {{x, y}, {x + size, y}, {x + size, y + size}, {x, y + size}};
        spot.tone = Tone::light;
        // In the keyboard's grid beside the rank that lies next; several pockets of a column may lie beside one.
        const auto rank_beside = [&](int r) { return (2 * r + 1) * table.ranks / (4 * tray_rows); };
        const int back = side == odd ? -1 : 1;  // towards the owner's end, where the first place is
        int abreast = 0;
        while (abreast < from_end && rank_beside(row + back * (abreast + 1)) == rank_beside(row)) ++abreast;
        spot.row = rank_beside(row) + (side == odd ? 0 : table.ranks / 2);
        spot.column = files + most_abreast(table) * column + abreast;
        board.spots.push_back(std::move(spot));
    }
    const float bottom = top + half, right = left + width;
    for (const BoardLine& edge :
         {BoardLine{{left, top}, {right, top}, Weight::fine}, BoardLine{{right, top}, {right, bottom}, Weight::fine},
          BoardLine{{right, bottom}, {left, bottom}, Weight::fine},
          BoardLine{{left, bottom}, {left, top}, Weight::fine}}) {
        board.lines.push_back(edge);
    }
}

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

Board chequered_table(const Table& table) {
    Board board;
    const int ranks = table.ranks;
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
    const auto button = [&](std::string name, std::string_view label) {
        Spot spot;
        spot.kind = SpotKind::button;
        spot.name = std::move(name);
        spot.label = label;
        board.spots.push_back(std::move(spot));
    };
    button("done", sentences::end_turn);
    button("pass", sentences::pass_button);
    button("proclaim", sentences::proclaim_button);
    button("so", sentences::so_button);
    button("whole", sentences::whole_king_button);
    for (int part : part_numbers) {
        const std::string number = std::to_string(part);
        button("part-" + number, say(sentences::layer_button, {{"number", number}}));
    }
    button("lot-even", say(sentences::lot_button, {{"host", host_name(even)}}));
    button("lot-odd", say(sentences::lot_button, {{"host", host_name(odd)}}));
    if (table.ransoms) {
        button("demand", sentences::demand_button);
        button("decline", sentences::decline_button);
    }

    const float left = margin, right = margin + files;
    board.lines = {{{left, 0}, {right, 0}, Weight::heavy},
                   {{right, 0}, {right, deep}, Weight::heavy},
                   {{right, deep}, {left, deep}, Weight::heavy},
                   {{left, deep}, {left, 0}, Weight::heavy}};
    const auto depth = static_cast<float>(table.camp);
    board.lines.push_back({{left, depth}, {right, depth}, Weight::normal});
    board.lines.push_back({{left, deep - depth}, {right, deep - depth}, Weight::normal});
    for (int rank = 0; rank < ranks; ++rank) {
        board.labels.push_back({{margin / 2, deep - 0.5f - static_cast<float>(rank)}, std::to_string(rank + 1)});
    }
    for (int file = 0; file < files; ++file) {
        board.labels.push_back({{margin + static_cast<float>(file) + 0.5f, deep + margin / 2},
                                std::string(1, static_cast<char>('a' + file))});
    }
    if (table.hands) {
        for (int side : {even, odd}) add_tray(board, table, side);
        board.width += tray_gap + pocket_size(table) * tray_columns;
    }
    return board;
}

std::vector<int> touches(const Position& position, const UnpackedMove& unpacked, const Table& table) {
    const int buttons = table.ranks * files;
    std::vector<int> out;
    switch (unpacked.type) {
        case MoveType::draught:
        case MoveType::flight: return {unpacked.from, unpacked.to};
        case MoveType::enter:
        case MoveType::seize:
        case MoveType::rest:
        case MoveType::take: {
            if (unpacked.from != away) out.push_back(unpacked.from);
            out.push_back(unpacked.to);
            // One who stays and takes on is touched a second time.
            if (unpacked.type == MoveType::seize) out.push_back(unpacked.from);
            const int id = man_on(position.now, unpacked.to);
            if (!is_king(id)) {
                if (unpacked.place != away) out.push_back(unpacked.place);
            } else if (unpacked.what == whole) {
                out.push_back(buttons + whole_button);
            } else {
                out.push_back(
                    buttons +
                    part_button(steps[man(id).born].number[static_cast<std::size_t>(part_of(unpacked.what))]));
            }
            return out;
        }
        case MoveType::proclaim: return {buttons + proclaim_button};
        case MoveType::name: return {unpacked.to};
        case MoveType::end_declaration: return {buttons + so_button};
        case MoveType::pass: return {buttons + pass_button};
        case MoveType::done: return {buttons + done_button};
        case MoveType::lot: return {buttons + lot_button + unpacked.to};
        case MoveType::drop:
            out = touched_in_hand(table, position.now, position.side,
                                  in_hand(position.now, position.side, unpacked.what));
            out.push_back(unpacked.to);
            return out;
        case MoveType::redeem:
        case MoveType::price: return {unpacked.to};
        case MoveType::demand: return {buttons + demand_button};
        case MoveType::decline: return {buttons + decline_button};
    }
    return out;
}

std::vector<Face> faces(const Position& position, const Table& table) {
    const Stand& stand = position.now;
    std::vector<Face> out;
    for (int id = 0; id < men_count; ++id) {
        const bool held = stand.held >> id & 1;
        if (stand.at(id) == away && !held) continue;
        const Man& m = man(id);
        Face face;
        face.spot = held ? touched_in_hand(table, stand, stand.side(id), id).front() : stand.at(id);
        face.id = id;
        face.shape = shape_of(m.form);
        face.owner = stand.side(id);
        face.text = std::to_string(m.number);
        // "drawe a line under every number. Ells may you take one for another, as 6 the even round & 9 the odde
        // rounde".
        face.underlined = m.number == 6 || m.number == 9;
        face.turned = stand.turned >> id & 1;
        face.name = spoken_name(stand, id);
        if (held) face.name = say(sentences::piece_in_hand, {{"piece", face.name}});
        if ((position.named | position.naming) >> id & 1)
            face.name = say(sentences::named_piece, {{"piece", face.name}});
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
