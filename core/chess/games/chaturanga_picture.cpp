// What is to be seen: the squares, the captive Rajahs and the dice beside them, the men, and the board as plain text.

#include <algorithm>

#include "core/chess/board.hpp"
#include "core/chess/games/chaturanga.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace chaturanga;

namespace {

constexpr std::string_view marks = "rfbw";

}  // namespace

Board Chaturanga::board() const {
    Board b;
    const auto rows = static_cast<float>(geometry_.rows);
    b.width = left_of(geometry_.columns) + side_gap + 1;
    b.height = rows + margin;
    add_squares(b, geometry_, true);
    const auto pocket = [&](std::string name, std::string label, int row) {
        Spot spot;
        spot.kind = SpotKind::pocket;
        spot.name = std::move(name);
        spot.label = std::move(label);
        const float left = left_of(geometry_.columns) + side_gap, top = static_cast<float>(row);
        spot.centre = {left + 0.5f, top + 0.5f};
        spot.outline = box(left, top, 1);
        spot.tone = Tone::light;
        spot.column = geometry_.columns;
        spot.row = row;
        b.spots.push_back(std::move(spot));
    };
    // Alike for the whole row: it is written once, while nobody is held, in words no wider than a square.
    for (int army = 0; army < armies; ++army) pocket("captive-" + card().seats[at(army)].id, "kings held", army);
    for (int i = 0; i < spots_.dice; ++i)
        pocket("die" + std::to_string(i + 1), "die " + std::to_string(i + 1), geometry_.rows - spots_.dice + i);
    for (int n = 1; spots_.dice > 0 && n <= 6; ++n) b.spots.push_back(button(std::to_string(n), ""));
    b.spots.push_back(button("stay", std::string(sentences::do_not_promote)));
    for (int kind = rajah; kind < soldier; ++kind)
        b.spots.push_back(
            button(std::string("as-") + look(kind).letter, say(sentences::become, {{"piece", look(kind).on_board()}})));
    b.spots.push_back(button("offer", "Offer to exchange the captured kings"));
    b.spots.push_back(button("accept", "Accept the exchange"));
    b.spots.push_back(button("decline", "Decline the exchange"));
    b.spots.push_back(button("demand", "Demand the exchange of captured kings"));
    b.spots.push_back(button("pass", "Pass"));
    b.spots.push_back(button("lost", "No piece can use the roll"));
    add_numbers(b, geometry_);
    add_frame(b, geometry_);
    return b;
}

std::vector<Face> Chaturanga::faces(const Position& p) const {
    std::vector<Face> out;
    const auto man = [&](int number, int spot) {
        const bool led = commander(p, army_of(p.men.what[at(number)])) != nobody;
        out.push_back(face(p.men, number, spot, spot >= geometry_.size() ? ", captured" : led ? "" : ", leaderless"));
    };
    for (int s = 0; s < geometry_.size(); ++s)
        if (!p.men.empty(s)) man(p.men.man(s), s);
    for (int army = 0; army < armies; ++army) {
        if (reigns(p, army)) continue;
        int number = 0;
        while (p.men.where[at(number)] != nowhere || p.men.what[at(number)] != code_of(rajah, army)) ++number;
        man(number, spots_.prison + army);
    }
    const bool due = to_be_thrown(p) && !over(p);
    for (int i = 0; i < spots_.dice; ++i) {
        if (!due && p.dice[at(i)] == 0) continue;
        Face die;
        die.spot = spots_.die + i;
        die.id = most_men + i;
        die.shape = Shape::die;
        die.owner = to_move(p) == chance ? p.turn : to_move(p);
        die.text = due ? "" : std::to_string(p.dice[at(i)]);
        die.name = due ? "a die to roll" : "die " + die.text;
        out.push_back(std::move(die));
    }
    return out;
}

std::vector<int> Chaturanga::touches(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    switch (unpacked.type) {
        case MoveType::move:
            // Where he might rise the other choice has a button too, so that neither is taken for the other.
            if (!options_.must_rise && kind_of(p.men.what[at(p.men.man(unpacked.from))]) == soldier &&
                rise(p, p.turn, unpacked.to) >= 0)
                return {unpacked.from, unpacked.to, spots_.stay};
            return {unpacked.from, unpacked.to};
        case MoveType::rise: return {unpacked.from, unpacked.to, spots_.as + unpacked.kind};
        case MoveType::enter: return {spots_.prison + p.turn, unpacked.to};
        case MoveType::offer: return {spots_.offer};
        case MoveType::accept: return {spots_.accept};
        case MoveType::decline: return {spots_.decline};
        case MoveType::demand: return {spots_.demand};
        case MoveType::pass: return {spots_.pass};
        case MoveType::lost: return {spots_.lost};
        case MoveType::toss: break;
    }
    std::vector<int> out{spots_.number + unpacked.from - 1};
    if (unpacked.to != 0) out.push_back(spots_.number + unpacked.to - 1);
    return out;
}

std::string Chaturanga::sketch(const Position& p) const {
    std::string out = sketch_men(p.men, marks);
    const auto& seats = card().seats;
    for (int army = 0; army < armies; ++army) {
        const int seat = commander(p, army);
        if (p.awaited >> army & 1) out += seats[at(army)].shown() + "’s king is to return\n";
        else if (seat == nobody) out += seats[at(army)].shown() + " has no king to command it\n";
        else if (seat != army) out += seats[at(seat)].shown() + " commands " + seats[at(army)].shown() + " too\n";
    }
    for (int seat = 0; options_.stakes != Stakes::none && seat < armies; ++seat)
        out += (seat == 0 ? "stakes: " : ", ") + seats[at(seat)].shown() + " " + std::to_string(points(p, seat));
    if (options_.stakes != Stakes::none) out += "\n";
    if (p.talk == Talk::offered) out += "an exchange of the captured kings is offered\n";
    if (p.dice[0] != 0)
        out += "the dice: " + std::to_string(p.dice[0]) + (p.dice[1] != 0 ? " and " + std::to_string(p.dice[1]) : "") +
               "\n";
    out += seats[p.turn].shown() + (to_be_thrown(p) && !over(p) ? " to roll\n" : " to move\n");
    return out;
}

}  // namespace ludus::chess
