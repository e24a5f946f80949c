#include "core/squares/magic_squares.hpp"

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/kit/moves.hpp"
#include "core/squares/counting.hpp"
#include "core/squares/options.hpp"
#include "core/squares/sentences.hpp"

namespace ludus::squares {

namespace {

namespace s = sentences;

}  // namespace

MagicSquares::MagicSquares(const Options& options)
    : method_(method_of(options["method"])),
      n_(order_of(options)),
      ends_(options["wrong"] == "end"),
      steps_(method_ ? method_->steps(n_, options.number("first")) : std::vector<Step>{}),
      lines_(lines_of(n_, n_)),
      grid_(n_, n_, kit::Look::chequered) {
    for (const Step& step : steps_) {
        sets_ += step.kind == Kind::set;
        adds_ += step.kind == Kind::add;
    }
    if (method_) target_ = made_by(steps_, n_);
}

int MagicSquares::made(const Position& p) const {
    int count = p.exchanges;
    for (int i = 0; i < cells(); ++i) count += (p.number[at(i)] > 0) + (p.added[at(i)] > 0);
    return count;
}

MagicSquares::Position MagicSquares::make(Position p, const Step& step) const {
    if (step.kind == Kind::set) {
        p.number[at(step.cell)] = static_cast<std::int16_t>(step.number);
    } else if (step.kind == Kind::add) {
        p.added[at(step.cell)] = static_cast<std::int16_t>(step.number + 1);
    } else {
        std::swap(p.number[at(step.cell)], p.number[at(step.other)]);
        std::swap(p.added[at(step.cell)], p.added[at(step.other)]);
        ++p.exchanges;
    }
    return p;
}

MagicSquares::Position MagicSquares::after(int steps) const {
    Position p;
    for (int i = 0; i < steps; ++i) p = make(p, steps_[at(i)]);
    return p;
}

bool MagicSquares::on_track(const Position& p) const { return !method_ || p == after(made(p)); }

const Step* MagicSquares::next(const Position& p) const {
    const int count = made(p);
    return count < static_cast<int>(steps_.size()) ? &steps_[at(count)] : nullptr;
}

int MagicSquares::next_number(const Position& p) const {
    if (method_) {
        const Step* step = next(p);
        return step ? step->number : 0;
    }
    std::vector<bool> stands(at(cells() + 2));
    for (int i = 0; i < cells(); ++i) stands[at(p.number[at(i)])] = true;
    int number = 1;
    while (stands[at(number)]) ++number;
    return number;
}

void MagicSquares::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (result(p).over) return;
    const Step* step = next(p);
    const Kind kind = step ? step->kind : Kind::set;
    if (kind != Kind::exchange) {
        for (int i = 0; i < cells(); ++i)
            if (kind == Kind::set ? p.number[at(i)] == 0 : p.added[at(i)] == 0) list.push_back(kit::put(i));
        return;
    }
    // Cells of one column; in a small square of one row too; and those the method names.
    for (int a = 0; a < cells(); ++a)
        for (int b = 0; b < cells(); ++b)
            if (may_exchange(*step, a, b)) list.push_back(kit::from_to(a, b));
}

MagicSquares::Position MagicSquares::play(const Position& p, Move m) const {
    const Step* step = next(p);
    Step made{step ? step->kind : Kind::set, next_number(p), kit::to(m), -1, "", {}};
    if (made.kind == Kind::exchange) {
        made.cell = kit::from(m);
        made.other = kit::to(m);
    }
    return make(p, made);
}

bool MagicSquares::is_step(const Step& step, Move m) const {
    if (step.kind != Kind::exchange) return kit::to(m) == step.cell;
    return (kit::from(m) == step.cell && kit::to(m) == step.other) ||
           (kit::from(m) == step.other && kit::to(m) == step.cell);
}

Square MagicSquares::square(const Position& p) const {
    Square out(n_);
    for (int i = 0; i < cells(); ++i)
        if (p.number[at(i)] > 0) out.cells[at(i)] = p.number[at(i)] + std::max(0, p.added[at(i)] - 1);
    return out;
}

int MagicSquares::total(const Position& p, const Line& line) const {
    int sum = 0;
    for (const int c : line.cells) sum += p.number[at(c)] + std::max(0, p.added[at(c)] - 1);
    return sum;
}

int MagicSquares::missing(const Position& p, const Line& line) const {
    int count = 0;
    for (const int c : line.cells) count += p.number[at(c)] == 0 || (adds_ > 0 && p.added[at(c)] == 0);
    return count;
}

std::pair<const Line*, int> MagicSquares::wrong_line(const Position& p, bool diagonals) const {
    for (const Line& line : lines_) {
        if (!diagonals && (line.kind == LineKind::falling || line.kind == LineKind::rising)) continue;
        if (missing(p, line) > 0) continue;
        if (const int sum = total(p, line); sum != constant_of(n_)) return {&line, sum};
    }
    return {nullptr, 0};
}

Outcome MagicSquares::result(const Position& p) const {
    const std::string constant = std::to_string(constant_of(n_));
    const auto over = [](float score, const char* rule, std::string text) {
        Outcome out;
        out.over = true;
        out.score[0] = score;
        out.rule = rule;
        out.text = std::move(text);
        return out;
    };
    const int count = made(p), all = method_ ? static_cast<int>(steps_.size()) : cells();
    if (!method_) {
        if (count < all && !ends_) return {};
        const auto [line, sum] = wrong_line(p, true);
        if (line)
            return over(
                0, "falkener.squares.checker",
                say(s::finished_wrong,
                    {{"line", capitalised(name_of(*line))}, {"total", std::to_string(sum)}, {"sum", constant}}));
        return count == all ? over(1, "falkener.squares.constant", say(s::right, {{"sum", constant}})) : Outcome{};
    }
    if (count < all && (!ends_ || count == 0)) return {};
    if (!on_track(p)) {
        // Made in another way it may be right all the same.
        const Verdict verdict = count == all ? judge(square(p)) : Verdict{};
        if (count == all && verdict.natural && verdict.is_magic())
            return over(1, "falkener.squares.constant", say(s::right, {{"sum", constant}}));
        if (count < all || ends_) {
            const Step& step = steps_[at(count - 1)];
            return over(0, step.rule, say(s::not_by_method, {{"move", step_words(step)}}));
        }
        const auto [line, sum] = wrong_line(p, method_->diagonals);
        if (line)
            return over(
                0, "falkener.squares.checker",
                say(s::finished_wrong,
                    {{"line", capitalised(name_of(*line))}, {"total", std::to_string(sum)}, {"sum", constant}}));
        return over(0, steps_.back().rule, std::string(s::otherwise_made));
    }
    if (count < all) return {};
    const int falling = total(p, lines_[at(2 * n_)]), rising = total(p, lines_[at(2 * n_ + 1)]);
    if (falling == constant_of(n_) && rising == constant_of(n_))
        return over(1, "falkener.squares.constant", say(s::right, {{"sum", constant}}));
    return over(1, "falkener.squares.constant",
                say(s::right_semimagic,
                    {{"sum", constant}, {"total", std::to_string(falling) + " and " + std::to_string(rising)}}));
}

void MagicSquares::prune(const Position& p, MoveList& list) const {
    MoveList good;
    if (const Step* step = next(p)) {
        if (!on_track(p)) return;
        for (const Move m : list)
            if (is_step(*step, m) && (good.empty())) good.push_back(m);
    } else if (!method_) {
        const int number = next_number(p);
        std::vector<bool> cell(at(cells()));
        for (const Square& whole : completions(square(p), 10'000))
            for (int i = 0; i < cells(); ++i)
                if (whole.cells[at(i)] == number) cell[at(i)] = true;
        for (const Move m : list)
            if (cell[at(kit::to(m))]) good.push_back(m);
    }
    if (!good.empty()) list = std::move(good);
}

void MagicSquares::fields(kit::Fields& f, Position& p) const {
    std::string written;
    for (int i = 0; i < cells(); ++i) {
        if (i > 0) written += i % n_ == 0 ? "/" : ",";
        written += p.number[at(i)] == 0 ? "." : std::to_string(p.number[at(i)]);
        if (p.added[at(i)] > 0) written += "+" + std::to_string(p.added[at(i)] - 1);
    }
    f.word(
        written,
        [&](std::string_view text) {
            std::size_t begin = 0;
            for (int i = 0; i < cells(); ++i) {
                const char want = i + 1 == cells() ? '\0' : (i + 1) % n_ == 0 ? '/' : ',';
                std::size_t end = begin;
                while (end < text.size() && text[end] != ',' && text[end] != '/') ++end;
                if (want == '\0' ? end != text.size() : (end >= text.size() || text[end] != want)) return false;
                std::string_view cell = text.substr(begin, end - begin);
                begin = end + 1;
                p.number[at(i)] = p.added[at(i)] = 0;
                if (cell == ".") continue;
                const std::size_t plus = cell.find('+');
                const auto number = read_int(cell.substr(0, plus));
                if (!number || *number < 1 || *number > cells()) return false;
                p.number[at(i)] = static_cast<std::int16_t>(*number);
                if (plus == std::string_view::npos) continue;
                const auto added = read_int(cell.substr(plus + 1));
                if (!added || *added < 0 || *added >= cells()) return false;
                p.added[at(i)] = static_cast<std::int16_t>(*added + 1);
            }
            return true;
        },
        "the rows from the top, parted by /, their numbers by commas, a point for an empty cell");
    f.number("exchanges", p.exchanges, static_cast<int>(steps_.size()) - sets_ - adds_);
}

void MagicSquares::check(kit::Fields& f, const Position& p) const {
    std::vector<int> numbers, added, first, second;
    for (int i = 0; i < cells(); ++i) {
        if (p.number[at(i)] > 0) numbers.push_back(p.number[at(i)]);
        if (p.added[at(i)] > 0) added.push_back(p.added[at(i)] - 1);
    }
    std::sort(numbers.begin(), numbers.end());
    std::sort(added.begin(), added.end());
    if (!method_) {
        f.expect(std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end(), 0, "no number twice");
        f.expect(added.empty(), 0, "nothing added");
        return;
    }
    for (const Step& step : steps_) {
        if (step.kind == Kind::set && first.size() < numbers.size()) first.push_back(step.number);
        if (step.kind == Kind::add && second.size() < added.size()) second.push_back(step.number);
    }
    std::sort(first.begin(), first.end());
    std::sort(second.begin(), second.end());
    const bool all_set = static_cast<int>(numbers.size()) == sets_, all_added = static_cast<int>(added.size()) == adds_;
    f.expect(numbers == first, 0, "the numbers that the method sets first, each as often");
    f.expect(added == second && (added.empty() || all_set), 0,
             "the numbers that the method adds first, when all are set");
    f.expect(p.exchanges == 0 || (all_set && all_added), 1, "exchanges only when all numbers are set");
}

}  // namespace ludus::squares
