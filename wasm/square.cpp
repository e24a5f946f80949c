// Squares of numbers that a person types: judged, and written as text and CSV. Only the modules of the family of squares export it.

#include "core/squares/square.hpp"

#include "wasm/ludus.h"
#include "wasm/result.hpp"

using namespace ludus;  // NOLINT: the C functions below stand outside any namespace

extern "C" {

char* ludus_square_check(const char* text) {
    const auto square = squares::read_square(given(text));
    if (!square) return null_with_error(square.fault());
    const squares::Verdict verdict = squares::judge(*square);
    Json json;
    json.object([&] {
        json.key("columns").value(square->columns);
        json.key("rows").value(square->rows);
        json.key("kind").value(squares::id_of(verdict.kind));
        json.key("constant").value(static_cast<double>(verdict.constant));
        json.key("cells").array([&] {
            for (const int cell : square->cells)
                if (cell == squares::Square::empty) json.null();
                else json.value(cell);
        });
        json.key("sums").array([&] {
            for (const squares::Sum& sum : verdict.sums)
                json.object([&] {
                    json.key("line").value(squares::name_of(sum.line));
                    json.key("total").value(static_cast<double>(sum.total));
                    json.key("missing").value(sum.missing);
                    json.key("right").value(sum.missing == 0 && sum.total == verdict.constant);
                });
        });
        json.key("told").value(squares::told(verdict, *square));
        json.key("text").value(squares::as_text(*square));
        json.key("csv").value(squares::as_csv(*square));
    });
    return to_c_string(json);
}

}  // extern "C"
