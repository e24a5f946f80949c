#include "core/kit/grid.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/base/text.hpp"

namespace ludus::kit {
namespace {

std::vector<std::string> whole(int columns, int rows) {
    return std::vector<std::string>(static_cast<std::size_t>(rows),
                                    std::string(static_cast<std::size_t>(columns), '#'));
}

std::vector<std::string_view> views(const std::vector<std::string>& rows) { return {rows.begin(), rows.end()}; }

}  // namespace

Grid::Grid(int columns, int rows, Look look, Names names) : Grid(views(whole(columns, rows)), look) { names_ = names; }

Grid::Grid(const std::vector<std::string_view>& rows, Look look)
    : columns_(static_cast<int>(rows.front().size())), rows_(static_cast<int>(rows.size())), look_(look) {
    at_.assign(static_cast<std::size_t>(columns_ * rows_), nowhere);
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const char sign = rows[static_cast<std::size_t>(rows_ - 1 - row)][static_cast<std::size_t>(column)];
            if (sign == '-') unused_.push_back({column, row});
            if (sign == '.' || sign == '-') continue;
            at_[static_cast<std::size_t>(row * columns_ + column)] = size();
            cells_.push_back({column, row});
        }
}

Grid Grid::cross(int across, int along, Look look) {
    std::vector<std::string> rows = whole(across + 2 * along, across + 2 * along);
    for (int row = 0; row < across + 2 * along; ++row)
        for (int column = 0; column < across + 2 * along; ++column) {
            const auto arm = [&](int place) { return place >= along && place < along + across; };
            if (!arm(row) && !arm(column)) rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = '.';
        }
    return Grid(views(rows), look);
}

int Grid::cell(int column, int row) const {
    if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return nowhere;
    return at_[static_cast<std::size_t>(row * columns_ + column)];
}

std::string Grid::column_name(int column) const {
    if (names_ == Names::letters) return {static_cast<char>('a' + column)};
    return std::to_string(names_ == Names::framed ? column : column + 1);
}

std::string Grid::row_name(int row) const {
    switch (names_) {
        case Names::letters: return std::to_string(row + 1);
        case Names::heights:
            return row < 10 ? std::to_string(row) : std::string{'9', static_cast<char>('a' + row - 10)};
        case Names::numbers: return std::to_string((rows_ - 1 - row) * columns_ + 1);
        case Names::framed: return std::to_string((rows_ - 1 - row) * (columns_ + 1));
    }
    return {};
}

std::string Grid::name(int cell) const {
    if (names_ == Names::numbers) return std::to_string((rows_ - 1 - row(cell)) * columns_ + column(cell) + 1);
    if (names_ == Names::framed) return std::to_string((rows_ - 1 - row(cell)) * (columns_ + 1) + column(cell));
    return column_name(column(cell)) + row_name(row(cell));
}

int Grid::find(std::string_view name) const {
    if (names_ == Names::framed) {
        const std::optional<int> number = read_int(name);
        if (!number || *number < 0 || std::to_string(*number) != name) return nowhere;
        return cell(*number % (columns_ + 1), rows_ - 1 - *number / (columns_ + 1));
    }
    if (names_ != Names::letters) {
        for (int cell = 0; cell < size(); ++cell)
            if (this->name(cell) == name) return cell;
        return nowhere;
    }
    if (name.size() < 2) return nowhere;
    const std::optional<int> row = read_int(name.substr(1));
    return row ? cell(name[0] - 'a', *row - 1) : nowhere;
}

Vec Grid::centre(Cell cell, int rows) {
    return {static_cast<float>(cell.column) + 0.5F, static_cast<float>(rows - 1 - cell.row) + 0.5F};
}

Tone Grid::tone(Cell cell) const {
    if (look_ == Look::lines) return Tone::none;
    return look_ == Look::chequered && (cell.column + cell.row) % 2 == 0 ? Tone::dark : Tone::light;
}

Board Grid::board(float right) const {
    Board board;
    board.width = static_cast<float>(columns_) + right;
    board.height = static_cast<float>(rows_);
    const auto place = [&](Cell cell) { return Vec{centre(cell, rows_).x + right, centre(cell, rows_).y}; };
    const auto moved = [&](int cell) { return place(cells_[static_cast<std::size_t>(cell)]); };
    const int shift = static_cast<int>(right);
    for (int cell = 0; cell < size(); ++cell)
        board.spots.push_back(square_spot(SpotKind::point, name(cell), moved(cell),
                                          tone(cells_[static_cast<std::size_t>(cell)]), column(cell) + shift,
                                          rows_ - 1 - row(cell)));
    for (const Cell cell : unused_)
        board.unused.push_back({square_spot(SpotKind::point, "", place(cell), Tone::none, 0, 0).outline, tone(cell)});
    if (look_ == Look::plain) {
        // Squares of one tone are parted by lines, each as far as squares stand on both sides of it.
        const auto part = [&](int over, int up) {
            const auto beside = [&](int cell) { return step(cell, over, up) != nowhere; };
            for (int cell = 0; cell < size(); ++cell) {
                const int before = step(cell, -up, -over);
                if (!beside(cell) || (before != nowhere && beside(before))) continue;
                int last = cell;
                for (int next = step(last, up, over); next != nowhere && beside(next); next = step(last, up, over))
                    last = next;
                const Vec a = moved(cell), b = moved(last);
                const float x = static_cast<float>(over) / 2, y = static_cast<float>(up) / 2;
                board.lines.push_back({{a.x + x - y, a.y + x - y}, {b.x + x + y, b.y - x - y}, Weight::fine});
            }
        };
        part(1, 0);
        part(0, 1);
    }
    if (look_ != Look::lines) return board;
    // As few lines as may be: each as far as the cells follow one another.
    for (int cell = 0; cell < size(); ++cell)
        for (const auto& [over, up] : {std::pair{1, 0}, std::pair{0, 1}}) {
            if (step(cell, -over, -up) != nowhere) continue;
            int last = cell;
            for (int next = step(last, over, up); next != nowhere; next = step(last, over, up)) last = next;
            if (last != cell) board.lines.push_back({moved(cell), moved(last)});
        }
    return board;
}

Board Grid::board_with_names() const {
    const float margin = names_ == Names::numbers || names_ == Names::framed ? 0.75F : 0.5F;  // room for three figures
    Board board = this->board(margin);
    board.height += margin;
    for (int column = 0; column < columns_; ++column)
        board.labels.push_back(
            {{margin + static_cast<float>(column) + 0.5F, board.height - margin / 2}, column_name(column)});
    for (int row = 0; row < rows_; ++row)
        board.labels.push_back({{margin / 2, static_cast<float>(rows_ - row) - 0.5F}, row_name(row)});
    return board;
}

std::string Grid::sketch(const std::function<char(int cell)>& sign) const {
    std::string out;
    std::size_t width = 0;
    for (int row = 0; row < rows_; ++row) width = std::max(width, row_name(row).size());
    for (int row = rows_ - 1; row >= 0; --row) {
        std::string line = row_name(row);
        line.insert(0, width - line.size(), ' ');
        for (int column = 0; column < columns_; ++column) {
            const int at = cell(column, row);
            line += {' ', at == nowhere ? ' ' : sign(at)};
        }
        out += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
    }
    out += std::string(width, ' ');
    // Of a number of two figures the last.
    for (int column = 0; column < columns_; ++column) out += {' ', column_name(column).back()};
    return out + '\n';
}

Spot square_spot(SpotKind kind, std::string name, Vec centre, Tone tone, int column, int row) {
    Spot spot;
    spot.kind = kind;
    spot.name = std::move(name);
    spot.centre = centre;
    spot.outline = {{centre.x - 0.5F, centre.y - 0.5F},
                    {centre.x + 0.5F, centre.y - 0.5F},
                    {centre.x + 0.5F, centre.y + 0.5F},
                    {centre.x - 0.5F, centre.y + 0.5F}};
    spot.tone = tone;
    spot.column = column;
    spot.row = row;
    return spot;
}

std::vector<Vec> ring_part(Vec centre, float inner, float outer, float from, float to) {
    constexpr float turn = 6.2831853F, a_step = 1.0F / 24;
    const int steps = std::max(1, static_cast<int>(std::ceil(std::fabs(to - from) / a_step)));
    std::vector<Vec> out;
    const auto arc = [&](float radius, int i) {
        const float angle = turn * (from + (to - from) * static_cast<float>(i) / static_cast<float>(steps));
        out.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
    };
    for (int i = 0; i <= steps; ++i) arc(outer, i);
    for (int i = steps; inner > 0 && i >= 0; --i) arc(inner, i);
    return out;
}

Spot button(std::string name, std::string label) {
    Spot spot;
    spot.kind = SpotKind::button;
    spot.name = std::move(name);
    spot.label = std::move(label);
    return spot;
}

}  // namespace ludus::kit
