// The drill of magic squares: complete the square. Made from a magic square of which a few numbers are taken away, so that there is one
// way alone.

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/random.hpp"
#include "core/base/say.hpp"
#include "core/base/text.hpp"
#include "core/kit/moves.hpp"
#include "core/squares/counting.hpp"
#include "core/squares/magic_squares.hpp"
#include "core/squares/sentences.hpp"

namespace ludus::squares {

namespace {

namespace s = sentences;

constexpr const char* theme_id = "complete";

}  // namespace

std::vector<Theme> MagicSquares::themes() const {
    // In a method's square the method says each step: there is nothing to find.
    if (method_) return {};
    return {{theme_id, std::string(s::complete_theme), {"falkener.squares.checker", "falkener.squares.constant"}}};
}

Expected<Exercise> MagicSquares::exercise(std::string_view theme, int level, std::uint64_t seed) const {
    const auto all = themes();
    if (all.empty() || (!theme.empty() && theme != theme_id)) {
        Fault fault{"there is no exercise \"" + std::string(theme) + "\"", all.empty() ? "none" : theme_id};
        return fault;
    }
    Random random(seed);
    const std::vector<Square> squares = completions(Square(n_), 10'000);
    const int most = std::min(cells(), n_ * level);
    Square whole = squares[random.below(squares.size())], begun = whole;
    // Numbers are taken away one by one as long as there is one way alone to put them back.
    std::vector<int> order(at(cells()));
    for (int i = 0; i < cells(); ++i) order[at(i)] = i;
    for (int i = cells() - 1; i > 0; --i) std::swap(order[at(i)], order[random.below(at(i + 1))]);
    std::vector<int> missing;
    for (const int cell : order) {
        if (static_cast<int>(missing.size()) == most) break;
        begun.cells[at(cell)] = Square::empty;
        if (completions(begun, 2).size() == 1) missing.push_back(whole.cells[at(cell)]);
        else begun.cells[at(cell)] = whole.cells[at(cell)];
    }
    std::sort(missing.begin(), missing.end());
    Exercise out;
    out.theme = all.front();
    out.level = level;
    out.seed = seed;
    Position p;
    for (int i = 0; i < cells(); ++i)
        p.number[at(i)] = static_cast<std::int16_t>(begun.cells[at(i)] == Square::empty ? 0 : begun.cells[at(i)]);
    out.setup = write(p);
    out.question = say(s::complete_question, {{"n", std::to_string(missing.size())},
                                              {"sum", std::to_string(constant_of(n_))},
                                              {"number", std::to_string(missing.front())}});
    // A turn is one number: the least that is missing is asked for.
    std::vector<std::string> whole_way;
    for (const int number : missing) {
        const auto cell =
            static_cast<int>(std::find(whole.cells.begin(), whole.cells.end(), number) - whole.cells.begin());
        const Move move = kit::put(cell);
        whole_way.push_back(words(p, move));
        if (out.answers.empty()) {
            out.answers = {{whole_way.back()}};
            out.reasons = reasons(p, move);
            out.goal.targets = {spot(cell)};
        }
        p = play(p, move);
    }
    out.goal.rules = {"falkener.squares.cell"};
    out.explanation = say(s::complete_answer, {{"move", join(whole_way, ", ")}});
    return out;
}

std::string MagicSquares::objection(const Exercise&, const Position& p, Move m) const {
    const Position q = play(p, m);
    const std::string move = words(p, m);
    for (const Line& line : lines_)
        if (missing(q, line) == 0 && total(q, line) != constant_of(n_))
            return say(s::line_would_fail, {{"move", move},
                                            {"line", name_of(line)},
                                            {"total", std::to_string(total(q, line))},
                                            {"sum", std::to_string(constant_of(n_))}});
    return say(s::no_completion, {{"move", move}});
}

std::string MagicSquares::objection_to_touches(const Exercise&, const Position&, const std::vector<int>&) const {
    return {};
}

}  // namespace ludus::squares
