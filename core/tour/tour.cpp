#include "core/tour/tour.hpp"

#include <algorithm>

#include "core/base/text.hpp"
#include "core/kit/cards.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/tour/sentences.hpp"

namespace ludus::tour {

namespace {

kit::Grid grid_of(const std::string& board) {
    if (board == "cross") return kit::Grid::cross(4, 2, kit::Look::chequered);
    const std::size_t by = board.find('x');
    const std::string_view text = board;
    return {*read_int(text.substr(0, by)), *read_int(text.substr(by + 1)), kit::Look::chequered};
}

}  // namespace

KnightsTour::KnightsTour(const Options& options)
    : grid_(grid_of(options["board"])),
      graph_(grid_),
      solver_(graph_, grid_),
      method_(options["method"] == "euler"        ? Method::euler
              : options["method"] == "roget"      ? Method::roget
              : options["method"] == "warnsdorff" ? Method::warnsdorff
                                                  : Method::free),
      aids_(options.flag("aids")),
      half_board_(options["board"] == "8x4") {
    const std::string& goal = options["goal"];
    const bool chessboard = options["board"] == "8x8";
    // On a board of an odd number of squares the last square cannot command the first; nor can it on four rows.
    closed_ = goal == "reentering" && graph_.balanced() && !half_board_;
    to_chosen_ = goal == "end";
    opposite_ = goal == "difference" && chessboard;
    rows_ = chessboard && options["sums"] == "magic";
    columns_ = rows_ || (chessboard && options["sums"] == "columns");
    if (!chessboard && method_ == Method::roget) method_ = Method::free;
    board_ = make_board();
}

Cells KnightsTour::left(const Position& p) const {
    Cells out = graph_.all();
    for (const int cell : p.walk()) out.remove(cell);
    return out;
}

Cells KnightsTour::open(const Position& p) const {
    Cells out = graph_.next(p.last()) & left(p);
    // The square to end on is kept to the last.
    if (p.target >= 0 && p.visited + 1 < grid_.size()) out.remove(p.target);
    return out;
}

Aim KnightsTour::aim(const Position& p) const {
    return {.closed = closed_,
            .target = p.target,
            .opposite = opposite_,
            .columns = columns_,
            .rows = rows_,
            .by_figures = method_ == Method::roget};
}

bool KnightsTour::can_turn(const Position& p) const {
    if (method_ != Method::euler || p.visited < 3 || p.turnings >= most_turnings) return false;
    return !whole(p) || !solver_.meets(p.walk(), aim(p));
}

// A tour to a chosen square begins on one color alone (falkener.tour.roget.end), also when it is read from its other end.
bool KnightsTour::can_reverse(const Position& p) const {
    return p.target < 0 || graph_.dark().has(p.way[0]) == graph_.dark().has(p.last());
}

// falkener.tour.start: "from any individual square on the board". falkener.tour.cover: "without going over the same square a second
// time". Euler turns the march where no vacant square is commanded.
void KnightsTour::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (p.visited == 0) {
        // On an odd number of squares a tour that is to end on a given one begins on the color of the corners.
        each(to_chosen_ && !graph_.balanced() ? graph_.dark() : graph_.all(),
             [&](int cell) { list.push_back(kit::put(cell)); });
        return;
    }
    if (chooses_end(p)) {
        const bool other = graph_.balanced();
        const bool dark = graph_.dark().has(p.last());
        each(graph_.all() - Cells::of(p.last()), [&](int cell) {
            if ((graph_.dark().has(cell) != dark) == other) list.push_back(end_on(cell));
        });
        return;
    }
    each(open(p), [&](int cell) { list.push_back(kit::put(cell)); });
    if (!turns(p)) return;
    for (int i = 0; i + 2 < p.visited; ++i)
        if (graph_.joined(p.way[at(i)], p.last())) list.push_back(turn_at(p.way[at(i)]));
    if (can_reverse(p)) list.push_back(reverse_all);
}

KnightsTour::Position KnightsTour::play(const Position& p, Move m) const {
    Position q = p;
    const int cell = kit::to(m);
    switch (m.code >> 16) {
        case 1: q.target = static_cast<std::int16_t>(cell); return q;
        case 2: {
            const auto keep = std::find(q.way.begin(), q.way.begin() + q.visited, cell);
            std::reverse(keep + 1, q.way.begin() + q.visited);
            ++q.turnings;
            return q;
        }
        case 3:
            std::reverse(q.way.begin(), q.way.begin() + q.visited);
            ++q.turnings;
            return q;
        default: q.way[at(q.visited++)] = static_cast<std::int8_t>(cell); return q;
    }
}

Outcome KnightsTour::result(const Position& p) const {
    MoveList list;
    moves(p, list);
    if (!list.empty()) return {};
    Outcome out;
    out.over = true;
    const std::string all = std::to_string(grid_.size());
    if (!whole(p)) {
        out.rule = "falkener.tour.cover";
        out.text = say(p.turnings >= most_turnings ? sentences::worn_out : sentences::stuck,
                       {{"n", std::to_string(p.visited)}, {"all", all}, {"m", std::to_string(p.turnings)}});
        return out;
    }
    const int first = p.way[0], last = p.last();
    const bool enters = graph_.joined(first, last);
    const auto ends = [&](const char* rule, std::string_view sentence, std::initializer_list<Slot> slots) {
        out.rule = rule;
        out.text = say(sentence, slots);
    };
    if (solver_.meets(p.walk(), aim(p))) out.score[0] = 1;
    if (closed_ && !enters) {
        ends("falkener.tour.reentering", sentences::not_closed,
             {{"all", all}, {"to", grid_.name(last)}, {"from", grid_.name(first)}});
    } else if (opposite_) {
        int wrong = 0;
        const int half = grid_.size() / 2;
        for (int i = 0; i < half; ++i) wrong += graph_.opposite(p.way[at(i)]) != p.way[at(i + half)];
        ends("falkener.tour.difference", wrong == 0 ? sentences::all_differ : sentences::not_differ,
             {{"all", all},
              {"n", std::to_string(wrong == 0 ? half : wrong)},
              {"m", std::to_string(half)},
              {"ways", std::to_string(half)}});
    } else if (columns_) {
        const int sum = grid_.size() * (grid_.size() + 1) / 2 / grid_.columns();
        const auto unlike = lines_unlike(p);
        ends(rows_ ? "falkener.tour.magic" : "falkener.tour.columns",
             unlike > 0 ? sentences::not_alike
             : rows_    ? sentences::magic
                        : sentences::columns_alike,
             {{"all", all}, {"n", std::to_string(sum)}, {"m", std::to_string(unlike)}});
    } else if (to_chosen_) {
        ends("falkener.tour.roget.end", sentences::ended_there, {{"all", all}, {"cell", grid_.name(last)}});
    } else {
        ends(enters ? "falkener.tour.reentering" : "falkener.tour.cover",
             enters ? sentences::all_closed : sentences::all_visited, {{"all", all}});
    }
    return out;
}

int KnightsTour::lines_unlike(const Position& p) const {
    int unlike = 0;
    const Lines sums = lines(p);
    const int total = grid_.size() * (grid_.size() + 1) / 2;
    for (int c = 0; columns_ && c < grid_.columns(); ++c) unlike += sums.columns[at(c)] * grid_.columns() != total;
    for (int r = 0; rows_ && r < grid_.rows(); ++r) unlike += sums.rows[at(r)] * grid_.rows() != total;
    return unlike;
}

KnightsTour::Lines KnightsTour::lines(const Position& p) const {
    Lines out;
    for (int i = 0; i < p.visited; ++i) {
        const int cell = p.way[at(i)];
        out.columns[at(grid_.column(cell))] += i + 1;
        out.rows[at(grid_.row(cell))] += i + 1;
        ++out.in_column[at(grid_.column(cell))];
        ++out.in_row[at(grid_.row(cell))];
    }
    return out;
}

std::uint64_t KnightsTour::hash(const Position& p) const {
    std::uint64_t h = kit::mix(0, p.target);
    for (const int cell : p.walk()) h = kit::mix(h, cell);
    return h;
}

Answer KnightsTour::finish(const Position& p, std::uint64_t nodes, std::uint64_t seed,
                           const std::function<bool()>& stop) const {
    return solver_.finish(p.walk(), aim(p), nodes, seed, stop);
}

}  // namespace ludus::tour
