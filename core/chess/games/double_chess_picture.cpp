// What is to be seen: the cross, the men, what a person asks, and the board as plain text; and moves and positions in words:
// "e2-e4", "b4-a5=Q", "pass"; "south Kh1 Qg1 Ra1 | west Ka8 | north Kg14 | east Kn7 | to south".

#include "core/chess/board.hpp"
#include "core/chess/faults.hpp"
#include "core/chess/games/double_chess.hpp"
#include "core/chess/sentences.hpp"
#include "core/game/tally.hpp"

namespace ludus::chess {

using namespace double_chess;

namespace {

constexpr ArmyLimits limits{1, 16, faults::one_king, faults::sixteen_pieces, "Kh1"};

/// Letters and numbers along the edge: of the arms in the corners of the cross, each corner holding those of one arm.
void add_names(Board& board, const Geometry& geometry, int arms) {
    const int last = geometry.rows - 1;
    constexpr float off = margin / 2;
    for (int n = 0; n <= last; ++n) {
        const auto low = static_cast<float>(arms), high = static_cast<float>(8 + arms),
                   middle = static_cast<float>(n) + 0.5f;
        const bool before = n<arms, after = n> last - arms;
        const float under = static_cast<float>(geometry.rows);
        const float below = before ? high + off : after ? low - off : under + off;
        const float beside = before ? margin + high + off : after ? margin + low - off : off;
        board.labels.push_back({{margin + middle, below}, geometry.letter(n)});
        board.labels.push_back({{beside, under - middle}, std::to_string(n + 1)});
    }
}

}  // namespace

Board DoubleChess::board() const {
    Board b;
    const int arms = options_.arms;
    const auto low = static_cast<float>(arms), high = low + 8, rows = static_cast<float>(geometry_.rows);
    b.width = left_of(geometry_.columns) + side_gap;
    b.height = rows + margin;
    add_squares(b, geometry_, true);
    // "All the Queens stand upon a white square": so the squares have their tones.
    for (int s = 0; s < geometry_.size(); ++s)
        b.spots[at(s)].tone = (geometry_.column(s) + geometry_.row(s) + arms) % 2 == 0 ? Tone::dark : Tone::light;
    b.spots.push_back(button("pass", "Pass"));
    add_names(b, geometry_, arms);
    // Whose arm it is stands in the corner to its left as who sits there sees it, and in whose company he plays.
    const float centre = low / 2, far = rows - centre;
    const std::array<Vec, armies> corners{Vec{far, far}, Vec{centre, far}, Vec{centre, centre}, Vec{far, centre}};
    for (int army = 0; army < armies; ++army) {
        const Vec at_corner{margin + corners[at(army)].x, corners[at(army)].y};
        b.labels.push_back({{at_corner.x, at_corner.y - 0.2f}, seat_name(army)});
        b.labels.push_back(
            {{at_corner.x, at_corner.y + 0.25f}, say(sentences::with_ally, {{"other", seat_name(ally_of(army))}})});
    }
    // The eight by eight in the middle, where the arms meet.
    for (const float edge : {low, high}) {
        b.lines.push_back({{margin + edge, low}, {margin + edge, high}, Weight::fine});
        b.lines.push_back({{margin + low, edge}, {margin + high, edge}, Weight::fine});
    }
    add_frame(b, geometry_);
    return b;
}

std::vector<Face> DoubleChess::faces(const Position& p) const {
    std::vector<Face> out;
    std::array<std::string_view, armies> state;
    for (int army = 0; army < armies; ++army) state[at(army)] = mated(p, army) ? ", checkmated" : "";
    for (int s = 0; s < geometry_.size(); ++s)
        if (!p.men.empty(s))
            out.push_back(face(p.men, p.men.man(s), s, state[at(army_of(p.men.what[at(p.men.man(s))]))]));
    return out;
}

std::vector<int> DoubleChess::touches(const Position&, Move m) const {
    if (m == pass) return {geometry_.size()};
    return {from_of(m), to_of(m)};
}

std::string DoubleChess::words(const Position& p, Move m) const {
    if (m == pass) return "pass";
    const Code code = p.men.what[at(p.men.man(from_of(m)))];
    const int kind = becomes(code, to_of(m));
    return geometry_.name(from_of(m)) + "-" + geometry_.name(to_of(m)) +
           (kind == kind_of(code) ? "" : std::string("=") + look(kind).letter);
}

Expected<Position> DoubleChess::read_position(std::string_view text) const {
    Position p;
    Groups groups(text);
    Men listed;
    int turn = 0;
    if (auto fault = read_men(groups, limits, listed, turn)) return *std::move(fault);
    number(listed, [&](int kind, int army, int square) { p.add(kind, army, square); }, [](int) {});
    p.turn = static_cast<std::uint8_t>(turn);
    std::vector<std::string_view> more;
    if (groups.next(more)) return groups.wrong(more.empty() ? std::string_view{} : more[0], faults::nothing_more);
    for (int army = 0; army < armies; ++army)
        if (!reigns(p, army))
            return groups.placed(
                {say(faults::no_king, {{"player", seat_name(army)}}), std::string(faults::one_king), 0, army + 1});
    for (int s = 0; s < geometry_.size(); ++s) {
        if (p.men.empty(s)) continue;
        const Code code = p.men.what[at(p.men.man(s))];
        const bool allowed = becomes(code, s) == kind_of(code) && (kind_of(code) != wanderer || options_.return_at_end);
        if (!allowed)
            return groups.placed({say(faults::unreachable, {{"player", seat_name(army_of(code))},
                                                            {"piece", look(kind_of(code)).name},
                                                            {"square", geometry_.name(s)}}),
                                  std::string(faults::reachable), 0, army_of(code) + 1});
    }
    return p;
}

std::vector<Tally> DoubleChess::tallies(const Position& p) const {
    Tally tally{"The armies", {}};
    for (int army = 0; army < armies; ++army) {
        std::vector<int> spots;
        for (int s = 0; s < geometry_.size(); ++s)
            if (!p.men.empty(s) && army_of(p.men.what[at(p.men.man(s))]) == army) spots.push_back(s);
        const bool check = attacked(p.men, army, silent_men(p.men));
        std::string state(mated(p, army) ? sentences::army_mated
                          : check        ? sentences::army_in_check
                                         : sentences::army_free);
        if (commander(p, army) != army)
            state = say(sentences::army_played_by, {{"end", state}, {"player", seat_name(commander(p, army))}});
        tally.rows.push_back({seat_name(army), std::move(state), std::move(spots)});
    }
    return {std::move(tally)};
}

std::string DoubleChess::sketch(const Position& p) const {
    std::string out = sketch_men(p.men, "swne");
    for (int army = 0; army < armies; ++army)
        if (mated(p, army)) out += say(sentences::mated_for_now, {{"owner", seat_name(army)}}) + "\n";
    return out + say(sentences::to_move, {{"player", seat_name(p.turn)}}) + "\n";
}

}  // namespace ludus::chess
