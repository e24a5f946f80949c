#include "core/chess/games/double_chess.hpp"

#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace double_chess;

namespace {

enum Zone { first_squares };

DoubleChessOptions agreed(const Options& options) {
    DoubleChessOptions t;
    t.arms = options.number("arms");
    t.players = options.number("players");
    t.return_at_end = options["queening"] == "sides-and-return";
    t.immune = options["blockaded"] == "immune";
    t.harmless = options["blockaded_men_harmless"] == "true";
    t.third_draws = options["repetition"] == "draw";
    return t;
}

/// A square of eight by eight with an arm on each side.
Geometry cross(int arms) {
    const std::string gap(at(arms), '.'), arm = gap + "########" + gap, middle(at(8 + 2 * arms), '#');
    std::vector<std::string_view> rows(at(8 + 2 * arms), middle);
    for (int i = 0; i < arms; ++i) rows[at(i)] = rows[at(7 + 2 * arms - i)] = arm;
    return Geometry(rows);
}

ArmiesSetup setup(int arms) {
    static constexpr Step back[] = {{0, -1}}, slantwise_back[] = {{1, -1}, {-1, -1}};
    const Geometry board = cross(arms);
    // A pawn meets his partner's where they stand face to face, and goes to the square beyond.
    constexpr auto jump = [](Steps way) {
        return only_moves(Motion{.steps = way, .least = 2, .most = 2, .hops = true});
    };
    return {board,
            {
                {step(all_ways)},
                {slide(all_ways)},
                {slide(straights)},
                {slide(diagonals)},
                {leap(knight_steps)},
                // falkener.double.pawn.first: "all the other pawns may move two squares at the first move"
                {only_moves(step(ahead)), only_takes(step(slantwise_ahead)), jump(ahead),
                 from(first_squares, only_moves(slide(ahead, 2, 2)))},
                {only_moves(step(back)), only_takes(step(slantwise_back)), jump(back)},
            },
            {Facing::up, Facing::right, Facing::down, Facing::left},
            {board.part(arms + 1, arms + 6, 1, 1)}};
}

std::vector<ArmyKind> men() {
    constexpr const char* european = "falkener.general.european";
    return {{'K', "king", european, "king", "king", "sun"},
            {'Q', "queen", european, "queen", "queen", "moon"},
            {'R', "rook", european, "rook", "rook", "tower"},
            {'B', "bishop", european, "bishop", "bishop", "cross"},
            {'N', "knight", european, "knight", "knight", "horse-head"},
            // Two squares and over a partner's pawn have passages of their own.
            {'P', "pawn", european, "pawn", "pawn", "man", nullptr, 2},
            {'W', "returning pawn", "falkener.double.pawn.queen", "pawn", "pawn", "man", nullptr, 2}};
}

}  // namespace

DoubleChess::DoubleChess(const Options& options)
    : Armies(card(), setup(options.number("arms")), men()), options_(agreed(options)) {
    const int arms = options_.arms, last = geometry_.rows - 1;
    // falkener.double.array: as in common chess, and "all the Queens stand upon a white square". From his left, as each sees it.
    constexpr std::array<int, 8> along{rook, knight, bishop, queen, king, bishop, knight, rook};
    for (int army = 0; army < armies; ++army) {
        // The squares of South's and West's back lines have other tones, and so their kings and queens other places.
        for (int i = 0; i < 8; ++i) {
            const int place = army % 2 == 0 ? i : 7 - i;
            start_.add(along[at(place)], army, for_army(army, arms + i, 0));
            start_.add(pawn, army, for_army(army, arms + i, 1));
        }
        for (int c = 0; c <= last; ++c) {
            if (const int s = geometry_.square(c, last); s >= 0)
                opposite_[at(army)].set(at(geometry_.seen(s, facing(army))));
            if (const int s = geometry_.square(c, 0); s >= 0) home_[at(army)].set(at(geometry_.seen(s, facing(army))));
            for (const int column : {0, last})
                if (const int s = geometry_.square(column, c); s >= 0)
                    sides_[at(army)].set(at(geometry_.seen(s, facing(army))));
        }
    }
    start_ = read_position(write(start_)).value();
}

bool DoubleChess::goes(const Men& men, Code code, int from, int to, int motion) const {
    const int kind = kind_of(code);
    if (kind < pawn || motion != leap_over_pawn) return true;
    // falkener.double.pawn.jump: "When Pawns meet their partner's Pawns they may jump over them."
    const int between = geometry_.square((geometry_.column(from) + geometry_.column(to)) / 2,
                                         (geometry_.row(from) + geometry_.row(to)) / 2);
    const Code met = men.what[at(men.man(between))];
    return army_of(met) == ally_of(army_of(code)) && kind_of(met) >= pawn;
}

int DoubleChess::becomes(Code code, int square) const {
    const int kind = kind_of(code);
    if (kind < pawn) return kind;
    const auto army = at(army_of(code));
    if (sides_[army].test(at(square))) return queen;
    if (kind == pawn && opposite_[army].test(at(square))) return options_.return_at_end ? wanderer : queen;
    return kind == wanderer && home_[army].test(at(square)) ? pawn : kind;
}

void DoubleChess::arrive(Position& p, int square) const {
    const int number = p.men.man(square);
    const Code code = p.men.what[at(number)];
    const int army = army_of(code), kind = becomes(code, square);
    if (kind == kind_of(code)) return;
    p.men.become(number, code_of(kind, army));
    --p.standing[at(army)][at(kind_of(code))];
    ++p.standing[at(army)][at(kind)];
}

bool DoubleChess::is_tactical(const Position& p, Move m) const {
    if (m == pass) return false;
    const Code mover = p.men.what[at(p.men.man(from_of(m)))];
    return !p.men.empty(to_of(m)) || (kind_of(mover) >= pawn && becomes(mover, to_of(m)) == queen);
}

bool DoubleChess::in_check(const Position& p, int seat) const {
    return to_move(p) == seat && attacked(p.men, p.turn, silent_men(p.men));
}

Outcome DoubleChess::result(const Position& p) const {
    Outcome out = Armies::result(p);
    if (!out.over) return out;
    const int loser = out.score[0] > 0 ? 1 : 0;
    out.rule = "falkener.double.end";
    out.text = say(sentences::both_mated, {{"player", names_of(1 - loser)}, {"other", names_of(loser)}});
    return out;
}

}  // namespace ludus::chess
