// The Knight's Tour as it is seen: the walk as a line through numbered squares, and what can still be reached.

#include <algorithm>
#include <map>

#include "core/kit/pieces.hpp"
#include "core/tour/roget.hpp"
#include "core/tour/sentences.hpp"
#include "core/tour/tour.hpp"

namespace ludus::tour {

namespace {

constexpr std::uint64_t asked_nodes = 20'000;  ///< of the solver, when a person asks for the counts

}  // namespace

Board KnightsTour::make_board() const {
    Board b = grid_.board_with_names();
    if (method_ == Method::roget)
        for (int quarter = 0; quarter < 4; ++quarter)
            for (const bool diamond : {false, true})
                for (const bool second : {false, true}) {
                    const auto cells = cells_of(grid_, {quarter, diamond, second});
                    for (std::size_t i = 0; i < cells.size(); ++i)
                        b.lines.push_back({b.spots[at(cells[i])].centre, b.spots[at(cells[(i + 1) % 4])].centre,
                                           diamond ? Weight::normal : Weight::fine});
                }
    if (method_ == Method::euler) b.spots.push_back(kit::button("reverse", std::string(sentences::reverse_label)));
    return b;
}

Board KnightsTour::board() const { return board_; }

std::vector<Face> KnightsTour::faces(const Position& p) const {
    std::vector<Face> out;
    for (int i = 0; i < p.visited; ++i) {
        const std::string n = std::to_string(i + 1);
        const bool last = i + 1 == p.visited;
        // Where the walk began is told from all others by its shape.
        Face f = kit::piece(last     ? Shape::figure
                            : i == 0 ? Shape::square
                                     : Shape::round,
                            p.way[at(i)], 0, say(last ? sentences::knight : sentences::passed, {{"n", n}}));
        f.id = last ? 0 : p.way[at(i)] + 1;
        f.text = last ? "knight" : n;
        if (last) f.figure = "knight";
        out.push_back(std::move(f));
    }
    return out;
}

Overlay KnightsTour::overlay(const Position& p) const {
    Overlay out;
    const auto centre = [&](int cell) { return board_.spots[at(cell)].centre; };
    for (int i = 1; i < p.visited; ++i) out.lines.push_back({centre(p.way[at(i - 1)]), centre(p.way[at(i)])});
    const auto corner = [&](int cell, std::string text) {
        out.labels.push_back({centre(cell), std::move(text), -1, true});
    };
    if (whole(p) && p.visited > 0) {
        // A re-entering tour is drawn whole.
        if (graph_.joined(p.way[0], p.last())) out.lines.push_back({centre(p.last()), centre(p.way[0])});
        corner(p.last(), std::to_string(p.visited));
    } else if (p.visited > 0) {
        corner(p.last(), std::to_string(p.visited));
        if (p.target >= 0) corner(p.target, std::to_string(grid_.size()));
        if (aids_ && !chooses_end(p)) {
            const Cells rest = left(p), lost = solver_.lost(p.walk());
            each(open(p), [&](int cell) { corner(cell, std::to_string((graph_.next(cell) & rest).count())); });
            each(lost, [&](int cell) { out.labels.push_back({centre(cell), "×"}); });
        }
    }
    if (!columns_) return out;
    const Lines sums = lines(p);
    // Above the columns and to the right of the rows, in the same places in every position.
    for (int c = 0; c < grid_.columns(); ++c)
        out.labels.push_back({{centre(grid_.cell(c, 0)).x, -0.3F}, std::to_string(sums.columns[at(c)])});
    for (int r = 0; rows_ && r < grid_.rows(); ++r)
        out.labels.push_back({{board_.width + 0.4F, centre(grid_.cell(0, r)).y}, std::to_string(sums.rows[at(r)])});
    return out;
}

std::vector<int> KnightsTour::touches(const Position&, Move m) const {
    if (m == reverse_all) return {button()};
    return {static_cast<int>(m.code & 0xFFFF)};
}

std::string KnightsTour::words(const Position&, Move m) const {
    const int cell = static_cast<int>(m.code & 0xFFFF);
    switch (m.code >> 16) {
        case 1: return "to-" + grid_.name(cell);
        case 2: return "turn-" + grid_.name(cell);
        case 3: return "reverse";
        default: return grid_.name(cell);
    }
}

void KnightsTour::add_sums(const Position& p, std::vector<Tally::Row>& rows) const {
    const Lines sums = lines(p);
    const int side = grid_.columns(), sum = grid_.size() * (grid_.size() + 1) / 2 / side;
    const auto told = [&](const std::array<int, 26>& each_sum) {
        const bool alike = std::all_of(each_sum.begin(), each_sum.begin() + side, [&](int s) { return s == sum; });
        if (alike) return say(sentences::all_alike, {{"n", std::to_string(sum)}});
        std::string out;
        for (int i = 0; i < side; ++i) out += (i ? " " : "") + std::to_string(each_sum[at(i)]);
        return out;
    };
    rows.push_back({std::string(sentences::columns_row), told(sums.columns), {}});
    rows.push_back({std::string(sentences::rows_row), told(sums.rows), {}});
    std::array<int, most_cells> value{};
    for (int i = 0; i < p.visited; ++i) value[at(p.way[at(i)])] = i + 1;
    const auto of = [&](int column, int row) { return value[at(grid_.cell(column, row))]; };
    int rising = 0, falling = 0;
    for (int i = 0; i < side; ++i) rising += of(i, i), falling += of(i, side - 1 - i);
    rows.push_back({std::string(sentences::diagonals_row), std::to_string(rising) + " " + std::to_string(falling), {}});
    int blocks = 0, halves = 0;
    for (int c = 0; c < side; c += 2)
        for (int r = 0; r < side; r += 2)
            blocks += 2 * (of(c, r) + of(c + 1, r) + of(c, r + 1) + of(c + 1, r + 1)) == sum;
    for (int i = 0; i < side; ++i)
        for (int from = 0; from < side; from += side / 2) {
            int column = 0, row = 0;
            for (int k = 0; k < side / 2; ++k) column += of(i, from + k), row += of(from + k, i);
            halves += (2 * column == sum) + (2 * row == sum);
        }
    rows.push_back({say(sentences::quarters_row, {{"n", std::to_string(sum / 2)}}),
                    say(sentences::of_all, {{"n", std::to_string(blocks)}, {"all", std::to_string(side * side / 4)}}),
                    {}});
    rows.push_back({say(sentences::halves_row, {{"n", std::to_string(sum / 2)}}),
                    say(sentences::of_all, {{"n", std::to_string(halves)}, {"all", std::to_string(4 * side)}}),
                    {}});
}

std::vector<Tally> KnightsTour::tallies(const Position& p) const {
    Tally walk{std::string(sentences::walk_title), {}};
    walk.rows.push_back(
        {std::string(sentences::visited_row),
         say(sentences::of_all, {{"n", std::to_string(p.visited)}, {"all", std::to_string(grid_.size())}}),
         {}});
    if (p.visited == 0) return {walk};
    if (!whole(p)) {
        const Cells lost = solver_.lost(p.walk());
        std::vector<std::string> names;
        std::vector<int> spots;
        each(lost, [&](int cell) { names.push_back(grid_.name(cell)), spots.push_back(cell); });
        walk.rows.push_back(
            {std::string(sentences::lost_row), names.empty() ? std::string(sentences::none) : listed(names), spots});
        if (chooses_end(p)) return {walk};
        const Answer answer = finish(p, asked_nodes);
        // Euler's march may be turned about, so that a walk that cannot go on is not lost.
        const bool open_end = answer.word == Answer::Word::none && method_ == Method::euler;
        walk.rows.push_back({std::string(sentences::open_row),
                             std::string(answer.word == Answer::Word::found               ? sentences::still_yes
                                         : answer.word == Answer::Word::none && !open_end ? sentences::still_no
                                                                                          : sentences::still_unknown),
                             {}});
        return {walk};
    }
    walk.rows.push_back({std::string(sentences::closed_row),
                         std::string(graph_.joined(p.way[0], p.last()) ? sentences::yes : sentences::no),
                         {p.way[0], p.last()}});
    std::array<int, most_cells> value{};
    for (int i = 0; i < p.visited; ++i) value[at(p.way[at(i)])] = i + 1;
    std::map<int, int> differences;
    for (int cell = 0; cell < grid_.size(); ++cell)
        if (const int other = graph_.opposite(cell); other > cell)
            ++differences[std::abs(value[at(cell)] - value[at(other)])];
    std::vector<std::string> told;
    for (const auto& [difference, pairs] : differences)
        told.push_back(say(sentences::pairs_of, {{"ways", std::to_string(difference)}, {"n", std::to_string(pairs)}}));
    constexpr std::size_t few = 4;
    if (told.size() <= few) walk.rows.push_back({std::string(sentences::opposite_row), listed(told), {}});
    if (grid_.size() != 64 || grid_.columns() != 8) return {walk};
    Tally sums{std::string(sentences::sums_title), {}};
    add_sums(p, sums.rows);
    return {walk, sums};
}

std::string KnightsTour::sketch(const Position& p) const {
    std::array<int, most_cells> value{};
    for (int i = 0; i < p.visited; ++i) value[at(p.way[at(i)])] = i + 1;
    std::string out;
    const std::size_t width = std::to_string(grid_.size()).size() + 1;
    for (int row = grid_.rows() - 1; row >= 0; --row) {
        std::string line;
        for (int column = 0; column < grid_.columns(); ++column) {
            const int cell = grid_.cell(column, row);
            std::string text = cell == kit::nowhere ? "" : value[at(cell)] ? std::to_string(value[at(cell)]) : ".";
            line += std::string(width - text.size(), ' ') + text;
        }
        out += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    return out;
}

}  // namespace ludus::tour
