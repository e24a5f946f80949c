#include "wasm/proof.h"

#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/rithmomachia/rules/kinds.hpp"
#include "core/rithmomachia/tools/capture_index.hpp"
#include "core/rithmomachia/tools/printed_tables.hpp"
#include "wasm/result.hpp"
#include "wasm/state_json.hpp"

namespace ludus {
namespace {

using namespace rithmomachia;

/// "1 2 3" a line. Fault: a word that is no number, or a row of the wrong width.
Expected<std::vector<Row>> read_rows(const NumberTable& table, std::string_view text) {
    std::vector<Row> rows;
    for (int line = 1; !text.empty(); ++line) {
        const auto end = std::min(text.find('\n'), text.size());
        Row row;
        for (const std::string_view word : split_words(text.substr(0, end))) {
            const auto number = read_int(word);
            if (!number || *number < 1)
                return Fault{say(interface_faults::not_a_number, {{"text", std::string(word)}}),
                             std::string(interface_faults::whole_number), line,
                             static_cast<int>(word.data() - text.data()) + 1};
            row.push_back(*number);
        }
        if (row.size() != table.width() && row.size() != 1)
            return Fault{say(interface_faults::row_of, static_cast<int>(row.size())),
                         say(interface_faults::row_width, {{"n", std::to_string(table.width())}}), line, 1};
        rows.push_back(std::move(row));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return rows;
}

void tell_man(Json& json, int id, bool turned) {
    const Man& m = man(id);
    json.key("id").value((m.born == even ? "e" : "o") + letters(id));
    json.key("army").value(army_name(m.born));
    json.key("form").value(form_name(m.form));
    json.key("number").value(m.number);
    json.key("turned").value(turned);
}

void tell(Json& json, const HowTaken& how) {
    json.object([&] {
        json.key("number").value(how.number);
        json.key("by").value(clause_of(how.by));
        json.key("man").object([&] { tell_man(json, how.man, how.turned >> how.man & 1); });
        json.key("part").value(how.what == whole ? 0 : how.number);
        json.key("takers").array([&] {
            for (std::uint64_t left = how.takers; left; left &= left - 1) {
                const int id = __builtin_ctzll(left);
                json.object([&] {
                    tell_man(json, id, how.turned >> id & 1);
                    json.key("with").value(is_king(id) ? how.king_number : int{man(id).number});
                });
            }
        });
        json.key("any").value(how.by == By::oblivion);
        json.key("rule").value(how.reason.rule);
        json.key("line").value(how.reason.line);
        json.key("position").value(how.position);
        json.key("motion").value(how.motion);
        json.key("besides").value(how.besides);
    });
}

}  // namespace
}  // namespace ludus

using namespace ludus;  // NOLINT: the C functions below stand outside any namespace

extern "C" {

char* ludus_number_tables(void) {
    Json json;
    json.object([&] {
        json.key("tables").array([&] {
            for (const auto& table : number_tables())
                json.object([&] {
                    json.key("id").value(table.id);
                    json.key("passage").value(table.passage);
                    json.key("width").value(table.width());
                });
        });
        json.key("inBoth");
        state_json::numbers(json, numbers_in_both());
    });
    return to_c_string(json);
}

char* ludus_prove(const char* table, const char* rows) {
    const auto* found = find_number_table(given(table));
    if (found == nullptr) {
        std::vector<std::string> ids;
        for (const auto& each : number_tables()) ids.emplace_back(each.id);
        return null_with_error(wrong(interface_faults::unknown_table, interface_faults::one_of,
                                     {{"text", std::string(given(table))}, {"list", join(ids, ", ")}}));
    }
    const auto printed = read_rows(*found, given(rows));
    if (!printed) return null_with_error(printed.fault());
    Json json;
    json.array([&] {
        for (const Judged& each : prove(*found, *printed))
            json.object([&] {
                json.key("row");
                state_json::numbers(json, each.row);
                json.key("verdict").value(verdict_name(each.verdict));
                json.key("proof").value(each.proof);
                json.key("mends").array([&] {
                    for (const Row& mend : each.mends) state_json::numbers(json, mend);
                });
            });
    });
    return to_c_string(json);
}

char* ludus_families(void) {
    Json json;
    json.array([&] {
        for (const Family& family : families())
            json.object([&] {
                json.key("id").value(family.id);
                json.key("title").value(family.title);
                json.key("others").value(family.others);
            });
    });
    return to_c_string(json);
}

char* ludus_how_taken(const char* game) {
    const Kind* kind = find_kind(given(game));
    if (kind == nullptr) {
        std::vector<std::string> ids;
        for (const Kind& each : kinds()) ids.push_back(each.card().id);
        return null_with_error(wrong(interface_faults::unknown_version, interface_faults::one_of,
                                     {{"text", std::string(given(game))}, {"list", join(ids, ", ")}}));
    }
    const auto options = Options::of(kind->card(), {});
    if (!options) return null_with_error(options.fault());
    const Engine engine(kind->card(), kind->with_options(*options));
    Json json;
    json.array([&] {
        for (const HowTaken& each : how_taken(engine)) tell(json, each);
    });
    return to_c_string(json);
}

}  // extern "C"
