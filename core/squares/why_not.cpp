// Why a cell may not be touched.

#include "core/squares/magic_squares.hpp"
#include "core/squares/sentences.hpp"

namespace ludus::squares {

Reason MagicSquares::why_not(const Position& p, std::span<const int> touched) const {
    const Step* step = next(p);
    const int cell = cell_at(touched.front()), last = cell_at(touched.back());
    const auto refused = [&](const char* rule, std::string_view sentence) {
        return Reason{rule,
                      {},
                      {},
                      touched.back(),
                      say(sentence, {{"cell", cell_name(cell)},
                                     {"other", cell_name(last)},
                                     {"number", std::to_string(next_number(p))},
                                     {"n", std::to_string(p.number[static_cast<std::size_t>(cell)])}})};
    };
    if (!step) return refused("falkener.squares.cell", sentences::occupied);
    if (step->kind == Kind::set) return refused(step->rule, sentences::occupied);
    if (step->kind == Kind::add) return refused(step->rule, sentences::added_already);
    return refused(step->rule, cell == last ? sentences::same_cell
                               : rows_too() ? sentences::no_line
                                            : sentences::no_column);
}

}  // namespace ludus::squares
