// Why a move of the Knight's Tour is allowed, and what it does.

#include <algorithm>

#include "core/kit/moves.hpp"
#include "core/tour/roget.hpp"
#include "core/tour/sentences.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

namespace {

std::string number(int n) { return std::to_string(n); }

}  // namespace

std::vector<Reason> KnightsTour::reasons(const Position& p, Move m) const {
    const int cell = kit::to(m);
    const auto name = [&](int of) { return grid_.name(of); };
    std::vector<Reason> out;
    const auto cite = [&](const char* rule, std::string line, std::vector<int> from, int to, std::string sentence) {
        out.push_back({rule, std::move(line), std::move(from), to, std::move(sentence)});
    };
    const Position q = play(p, m);
    if (p.visited == 0) {
        cite(half_board_ ? "falkener.tour.half" : "falkener.tour.start", name(cell), {}, cell,
             say(half_board_ ? sentences::begins_half : sentences::begins, {{"cell", name(cell)}}));
        // Page 334: of the squares turned into one quarter, the one beside the corner alone is marked x.
        const auto from_edge = [](int line, int lines) { return std::min(line, lines - 1 - line); };
        const int column = from_edge(grid_.column(cell), grid_.columns()),
                  row = from_edge(grid_.row(cell), grid_.rows());
        if (rows_)
            cite("falkener.tour.magic.cells", name(cell), {}, cell,
                 say(column + row == 1 ? sentences::no_magic_begins : sentences::magic_begins, {{"cell", name(cell)}}));
        return out;
    }
    if (m.code >> 16 == 1) {
        cite("falkener.tour.roget.end", name(cell), {p.last()}, cell,
             say(graph_.balanced() ? sentences::to_end : sentences::to_end_odd,
                 {{"cell", name(cell)}, {"from", name(p.last())}}));
        return out;
    }
    if (m.code >> 16 == 2) {
        const int kept = static_cast<int>(std::find(p.way.begin(), p.way.end(), cell) - p.way.begin()) + 1;
        const std::string n = number(kept), m_ = number(kept + 1), all = number(p.visited);
        cite("falkener.tour.euler.turn", "1–" + n + " : " + all + "–" + m_, {p.last()}, cell,
             say(sentences::turns, {{"cell", name(cell)}, {"n", n}, {"all", all}, {"m", m_}, {"to", name(q.last())}}));
        return out;
    }
    if (m.code >> 16 == 3) {
        cite("falkener.tour.euler.turn", number(p.visited) + "–1", {p.last()}, p.way[0],
             say(sentences::reverses, {{"cell", name(q.last())}}));
        return out;
    }
    const int from = p.last();
    cite("falkener.tour.cover", name(from) + "-" + name(cell), {from}, cell,
         say(whole(q) ? sentences::last_leap : sentences::leaps,
             {{"from", name(from)}, {"to", name(cell)}, {"n", number(q.visited)}, {"all", number(grid_.size())}}));
    if (method_ == Method::euler && !whole(q))
        cite("falkener.tour.euler", number(q.visited), {from}, cell, say(sentences::fills, {{"n", number(q.visited)}}));
    // Whoever is shown the ways on is told where they are fewest.
    const bool told = method_ == Method::warnsdorff || (method_ == Method::free && aids_);
    if (told && !whole(q) && open(p).count() > 1) {
        const auto ways = [&](int to) { return (graph_.next(to) & left(q)).count(); };
        bool fewest = true;
        each(open(p), [&](int other) { fewest = fewest && ways(other) >= ways(cell); });
        if (fewest)
            cite("falkener.tour.warnsdorff", number(ways(cell)), {from}, cell,
                 say(sentences::fewest, ways(cell), {{"to", name(cell)}}));
    }
    if (method_ == Method::roget) {
        const Figure before = figure_of(grid_, from), now = figure_of(grid_, cell);
        const std::string figure(now.diamond ? sentences::diamond_figure : sentences::square_figure);
        const std::string_view sentence = before == now           ? sentences::in_figure
                                          : before.same_kind(now) ? sentences::next_quarter
                                                                  : sentences::next_kind;
        cite("falkener.tour.roget", figure + " " + quarter_name(now.quarter), {from}, cell,
             say(sentence, {{"from", name(from)},
                            {"to", name(cell)},
                            {"figure", figure},
                            {"quarter", quarter_name(now.quarter)}}));
    }
    if (opposite_ && q.visited > grid_.size() / 2) {
        const int before = q.visited - grid_.size() / 2;
        if (graph_.opposite(q.way[at(before - 1)]) == cell)
            cite("falkener.tour.difference",
                 number(q.visited) + " − " + number(before) + " = " + number(grid_.size() / 2), {q.way[at(before - 1)]},
                 cell,
                 say(sentences::differs,
                     {{"n", number(q.visited)}, {"m", number(before)}, {"ways", number(grid_.size() / 2)}}));
    }
    if (columns_) {
        const Lines sums = lines(q);
        const int column = grid_.column(cell), row = grid_.row(cell), sum = grid_.size() * (grid_.size() + 1) / 2;
        if (sums.in_column[at(column)] == grid_.rows() && sums.columns[at(column)] * grid_.columns() == sum)
            cite(rows_ ? "falkener.tour.magic" : "falkener.tour.columns", number(sums.columns[at(column)]), {}, cell,
                 say(sentences::column_sum,
                     {{"cell", name(cell).substr(0, 1)}, {"n", number(sums.columns[at(column)])}}));
        if (rows_ && sums.in_row[at(row)] == grid_.columns() && sums.rows[at(row)] * grid_.rows() == sum)
            cite("falkener.tour.magic", number(sums.rows[at(row)]), {}, cell,
                 say(sentences::row_sum, {{"cell", name(cell).substr(1)}, {"n", number(sums.rows[at(row)])}}));
    }
    if (whole(q) && graph_.joined(cell, q.way[0]))
        cite("falkener.tour.reentering", name(cell) + "-" + name(q.way[0]), {cell}, q.way[0],
             say(sentences::reenters, {{"to", name(cell)}, {"cell", name(q.way[0])}}));
    return out;
}

}  // namespace ludus::tour
