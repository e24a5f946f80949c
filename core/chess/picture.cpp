// What is to be seen: the board with its river, palaces and marks, the hands, the men, and the board as plain text.

#include <algorithm>

#include "core/chess/board.hpp"
#include "core/chess/engine.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {
namespace {

constexpr int hand_columns = 2;

enum Button { turn_button, stay_button, castle_button, buttons };

/// The kinds some man may choose to become, where he has more than one to choose from.
std::vector<int> choices(const Variant& variant) {
    std::vector<int> out;
    for (const Kind& kind : variant.kinds)
        for (const int becomes : kind.turns)
            if (kind.turns.size() > 1 && std::find(out.begin(), out.end(), becomes) == out.end())
                out.push_back(becomes);
    return out;
}

}  // namespace

// The order of the spots: the squares, a pocket for each kind of each hand, the buttons, one for each kind a man may choose to become, one to change places.

Board Chess::board_of(bool narrow_window) const {
    const Geometry& geometry = variant_.geometry;
    const auto columns = static_cast<float>(geometry.columns), rows = static_cast<float>(geometry.rows);
    Board b;
    const bool hands = !variant_.hand.empty();
    const bool beside_them = hands && !narrow_window, above_and_below = hands && narrow_window;
    b.width = margin + columns + (beside_them ? side_gap + hand_columns : 0) + (variant_.citadels ? battlement : 0);
    b.height = rows + margin + (above_and_below ? 2 + side_gap : 0);
    const auto x_of = [](int column) { return left_of(column); };
    const auto y_of = [&](int row) { return top_of(geometry, row); };
    add_squares(b, geometry, !variant_.lines && !variant_.wedges);
    for (int seat = 0; hands && seat < 2; ++seat) {
        const auto held = static_cast<int>(variant_.hand.size());
        for (int slot = 0; slot < held; ++slot) {
            Spot spot;
            spot.kind = SpotKind::pocket;
            const SeatCard& who = card_->seats[at(seat)];
            spot.name = "hand-" + who.id + "-" + variant_.kinds[at(variant_.hand[at(slot)])].letter;
            // Alike for the whole hand: it is written once, while the hand is empty.
            spot.label = say(variant_.placing == Placing::none ? sentences::hand_of : sentences::places_of,
                             {{"player", who.shown()}});
            // Each hand lies beside its owner's half of the board, in squares like the board's: a finger finds them on a phone.
            const int column = slot % hand_columns, row = slot / hand_columns;
            float left = margin + columns + side_gap + static_cast<float>(column);
            float top = seat == 0 ? rows - static_cast<float>(row + 1) : static_cast<float>(row);
            // The last of an odd number has the row to himself.
            float width = slot == held - 1 && column == 0 ? hand_columns : 1;
            if (narrow_window) {
                // Or in a row at its owner's end, from his left to his right.
                width = columns / static_cast<float>(held);
                left = margin + width * static_cast<float>(seat == 0 ? slot : held - 1 - slot);
                top = seat == 0 ? rows + margin : -side_gap - 1;
            }
            spot.centre = {left + width / 2, top + 0.5f};
            spot.outline = {{left, top}, {left + width, top}, {left + width, top + 1}, {left, top + 1}};
            spot.tone = Tone::light;
            // In the keyboard's grid as they lie, the first kind beside its owner's end.
            spot.column = geometry.columns + column;
            spot.row = seat == 0 ? geometry.rows - 1 - row : row;
            b.spots.push_back(std::move(spot));
        }
    }
    b.spots.push_back(button("turn", std::string(sentences::promote)));
    b.spots.push_back(button("stay", std::string(sentences::do_not_promote)));
    b.spots.push_back(button("castle", std::string(sentences::castle)));
    for (const int kind : choices(variant_))
        b.spots.push_back(button(std::string("as-") + variant_.kinds[at(kind)].letter,
                                 say(sentences::become, {{"piece", variant_.kinds[at(kind)].shown()}})));

    if (variant_.exchange != Exchange::none) b.spots.push_back(button("exchange", std::string(sentences::exchange)));

    add_numbers(b, geometry);
    const auto below = [&](int c, std::string text, int notation) {
        b.labels.push_back({{x_of(c) + 0.5f, rows + margin / 2}, std::move(text), notation});
    };
    const auto beside = [&](int r, std::string text, int notation) {
        b.labels.push_back({{margin / 2, y_of(r) + 0.5f}, std::move(text), notation});
    };
    // And those of today, as each writes the squares.
    const auto ways = static_cast<int>(notations().size());
    for (int way = 2; way < ways; ++way) {
        for (int c = 0; c < geometry.columns; ++c) {
            const std::string from_left = std::to_string(c + 1), from_right = std::to_string(geometry.columns - c);
            switch (variant_.today) {
                case Today::algebraic: break;
                case Today::shogi: below(c, variant_.first == 0 ? from_right : from_left, way); break;
                case Today::wxf:  // either side counts from its own right
                    below(c, from_right, way);
                    b.labels.push_back({{x_of(c) + 0.5f, -margin / 2}, from_left, way});
                    break;
            }
        }
        for (int r = 0; r < geometry.rows && variant_.today != Today::wxf; ++r) {
            const int from_first = variant_.first == 0 ? geometry.rows - 1 - r : r;
            beside(r, std::string(1, static_cast<char>('a' + from_first)), way);
        }
    }

    const auto line = [&](float x1, float y1, float x2, float y2, Weight weight = Weight::fine) {
        b.lines.push_back({{x1, y1}, {x2, y2}, weight});
    };
    if (variant_.lines) {
        const float left = x_of(0) + 0.5f, right = x_of(geometry.columns - 1) + 0.5f, top = 0.5f, foot = rows - 0.5f;
        for (int r = 0; r < geometry.rows; ++r)
            line(left, y_of(r) + 0.5f, right, y_of(r) + 0.5f,
                 r == 0 || r == geometry.rows - 1 ? Weight::normal : Weight::fine);
        for (int c = 0; c < geometry.columns; ++c) {
            const float x = x_of(c) + 0.5f;
            const bool edge = c == 0 || c == geometry.columns - 1;
            if (variant_.river == 0 || edge) {
                line(x, top, x, foot, edge ? Weight::normal : Weight::fine);
                continue;
            }
            line(x, y_of(variant_.river - 1) + 0.5f, x, foot);
            line(x, top, x, y_of(variant_.river) + 0.5f);
        }
        for (const auto& [c, r, d, t] : variant_.palaces) {
            line(x_of(c) + 0.5f, y_of(r) + 0.5f, x_of(d) + 0.5f, y_of(t) + 0.5f);
            line(x_of(c) + 0.5f, y_of(t) + 0.5f, x_of(d) + 0.5f, y_of(r) + 0.5f);
        }
    } else if (variant_.wedges) {
        for (int r = 0; r <= geometry.rows; ++r)
            line(margin, static_cast<float>(r), margin + columns, static_cast<float>(r),
                 r % geometry.rows == 0 ? Weight::normal : Weight::fine);
        for (int c = 0; c <= geometry.columns; ++c)
            line(x_of(c), 0, x_of(c), rows, c % geometry.columns == 0 ? Weight::normal : Weight::fine);
    } else {
        add_frame(b, geometry);
        if (variant_.citadels) add_battlements(b, geometry);
    }
    if (variant_.diagonal > 0) line(x_of(0), rows, x_of(0) + columns, 0);
    if (variant_.diagonal > 1) line(x_of(0), 0, x_of(0) + columns, rows);
    for (const auto& [c, r] : variant_.dots) b.dots.push_back({x_of(c), rows - static_cast<float>(r)});
    if (variant_.citadels) {
        move_all(b, {battlement - margin, 0});
        b.width -= margin - battlement;
    }
    if (above_and_below) move_all(b, {0, 1 + side_gap});
    return b;
}

std::vector<Face> Chess::faces(const Position& p) const {
    std::vector<Face> out;
    const auto face_of = [&](int kind, int seat) {
        const Kind& k = variant_.kinds[at(kind)];
        Face face;
        face.shape = variant_.wedges ? Shape::wedge : variant_.discs ? Shape::round : Shape::figure;
        face.owner = seat;
        face.text = k.letter;
        // A side of one piece is called as it is.
        const std::string& player = card_->seats[at(seat)].shown();
        face.name = player == k.name ? player : say(sentences::owned, {{"player", player}, {"piece", k.full()}});
        face.figure = k.figure;
        face.native = k.native[at(seat)];
        face.sign = k.sign;
        face.facing = seat == 0 ? 0 : 2;
        face.turned = k.captive >= 0 && k.captive != kind;
        return face;
    };
    for (int s = 0; s < variant_.geometry.size(); ++s) {
        if (p.men.empty(s)) continue;
        const int number = p.men.man(s);
        const Code code = p.men.what[at(number)];
        Face face = face_of(kind_of(code), seat_of(code));
        face.spot = s;
        face.id = number;
        out.push_back(std::move(face));
    }
    int spot = variant_.geometry.size();
    for (int seat = 0; seat < 2; ++seat)
        for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot, ++spot) {
            const int held = p.hand[at(seat)][slot];
            if (held == 0) continue;
            Face face = face_of(variant_.hand[slot], seat);
            face.spot = spot;
            face.count = held;
            // The one of them who would be entered: he is seen to go there.
            face.id = 0;
            while (p.men.where[at(face.id)] != nowhere || p.men.what[at(face.id)] != code_of(variant_.hand[slot], seat))
                ++face.id;
            face.turned = false;
            out.push_back(std::move(face));
        }
    return out;
}

std::vector<int> Chess::touches(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    const int squares = variant_.geometry.size(), first_button = squares + 2 * static_cast<int>(variant_.hand.size());
    if (unpacked.type == MoveType::drop)
        return {squares + p.turn * static_cast<int>(variant_.hand.size()) + hand_slot(unpacked.kind), unpacked.to};
    // One who turns where he stands: he and the button.
    if (unpacked.from == unpacked.to) return {unpacked.from, first_button + turn_button};
    if (unpacked.type == MoveType::set_down && unpacked.kind != unpacked.from)
        return {unpacked.from, unpacked.kind, unpacked.to};
    std::vector<int> out{unpacked.from, unpacked.to};
    const Kind& kind = kind_at(p, unpacked.from);
    if (unpacked.type == MoveType::castle) out.push_back(first_button + castle_button);
    // Who is touched second may be meant to go himself.
    if (unpacked.type == MoveType::exchange)
        out.push_back(first_button + buttons + static_cast<int>(choices(variant_).size()));
    if (unpacked.type == MoveType::turn) {
        if (kind.turns.size() > 1) {
            const std::vector<int> all = choices(variant_);
            out.push_back(first_button + buttons +
                          static_cast<int>(std::find(all.begin(), all.end(), unpacked.kind) - all.begin()));
        } else if (variant_.promotion == Promotion::may) {
            out.push_back(first_button + turn_button);
        }
    }
    // Where he might have turned the other choice has a button too, so that neither is taken for the other.
    if (unpacked.type == MoveType::move && variant_.promotion == Promotion::may &&
        may_turn(p, unpacked.from, unpacked.to))
        out.push_back(first_button + stay_button);
    return out;
}

std::string Chess::sketch(const Position& p) const {
    // One cell a square: the first side's letters as they are, the other's in small letters; a turned man keeps his sign.
    const Geometry& geometry = variant_.geometry;
    std::string out;
    std::size_t wide = 1;
    for (const Kind& kind : variant_.kinds) wide = std::max(wide, std::string_view(kind.letter).size());
    const auto letter = [&](Code code) {
        std::string text = variant_.kinds[at(kind_of(code))].letter;
        if (seat_of(code) == 1)
            for (char& c : text)
                if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        return text;
    };
    const auto held = [&](int seat) {
        std::string line;
        for (std::size_t slot = 0; slot < variant_.hand.size(); ++slot)
            if (const int n = p.hand[at(seat)][slot]; n > 0)
                line += " " + letter(code_of(variant_.hand[slot], seat)) + (n > 1 ? std::to_string(n) : "");
        if (!line.empty())
            out +=
                say(sentences::holds, {{"player", card_->seats[at(seat)].shown()}, {"pieces", line.substr(1)}}) + "\n";
    };
    held(1);
    std::vector<std::string> cells(at(geometry.size()), ".");
    for (int s = 0; s < geometry.size(); ++s)
        if (!p.men.empty(s)) cells[at(s)] = letter(p.men.what[at(p.men.man(s))]);
    out += sketch_squares(geometry, cells, wide);
    held(0);
    out += say(sentences::to_move, {{"player", card_->seats[p.turn].shown()}}) + "\n";
    return out;
}

}  // namespace ludus::chess
