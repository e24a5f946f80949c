#include "core/kit/grid_game.hpp"

#include "core/kit/pieces.hpp"

namespace ludus::kit {
namespace {

std::size_t place(int index) { return static_cast<std::size_t>(index); }

/// Which of the actions it is.
int number(Move action) { return static_cast<int>(action.code & 0xFFFFFFFF); }

Spot pocket(const SeatCard& seat, int column, int row) {
    const Vec centre{static_cast<float>(column) + 0.5F, static_cast<float>(row) + 0.5F};
    return square_spot(SpotKind::pocket, seat.id + "-hand", centre, Tone::none, column, row);
}

}  // namespace

Board GridBoard::board(const Card& card) const {
    Board out = parts_.names ? grid().board_with_names() : grid().board(parts_.hands ? 1 : 0);
    if (parts_.hands) {
        out.width += 1;
        out.spots.push_back(pocket(card.seats[0], 0, grid().rows() - 1));
        out.spots.push_back(pocket(card.seats[1], grid().columns() + 1, 0));
    }
    for (const Action& each : parts_.actions) out.spots.push_back(button(each.name, each.label));
    return out;
}

std::vector<Face> GridBoard::faces(const Card& card, std::span<const std::int8_t> owners,
                                   std::span<const int> hands) const {
    auto out = pieces(parts_.shape, owners, card, parts_.piece);
    for (int seat = 0; seat < static_cast<int>(hands.size()); ++seat) {
        const std::string name = card.seats[place(seat)].id + " " + parts_.piece + " in hand";
        if (hands[place(seat)] > 0) out.push_back(piece(parts_.shape, hand(seat), seat, name, hands[place(seat)]));
    }
    return out;
}

std::vector<int> GridBoard::touches(Move move) const {
    if (is_action(move)) return {first_button() + number(move)};
    if (parts_.puts) return {to(move)};
    return {from(move), to(move)};
}

std::string GridBoard::words(Move move) const {
    if (is_action(move)) return parts_.actions[place(number(move))].name;
    if (parts_.puts) return grid().name(to(move));
    return from(move) >= grid().size() ? "*" + grid().name(to(move)) : way(grid(), move);
}

std::string GridBoard::sketch(std::span<const std::int8_t> owners) const {
    return grid().sketch([&](int cell) {
        const int owner = owners[place(cell)];
        return owner < 0 ? '.' : parts_.signs[place(owner)];
    });
}

std::string to_move_line(const Card& card, int seat, std::span<const int> hands) {
    std::string out = card.seats[place(seat)].id + " to move";
    for (std::size_t i = 0; i < hands.size(); ++i) out += (i == 0 ? "; in hand " : " and ") + std::to_string(hands[i]);
    return out + "\n";
}

}  // namespace ludus::kit
