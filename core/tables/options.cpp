#include "core/tables/options.hpp"

namespace ludus::tables {

OptionSpec offer_first(const char* rule, Of of, std::initializer_list<ChoiceText> choices) {
    return offer("Start", "first", "First move", rule, of, choices, true);
}

OptionSpec offer_lots(const char* rule, Of of) {
    return offer_first(rule, of,
                       {{"lot", "each rolls one die; the higher goes first"}, {"am", "White"}, {"n", "Black"}});
}

First begin_by(const std::string& value, First otherwise) {
    if (value == "lot") return First::lot;
    if (value == "lot-plays") return First::lot_plays;
    if (value == "am") return First::by_am;
    if (value == "n") return First::by_n;
    return otherwise;
}

OptionSpec offer_compulsion() {
    return offer("Dice", "compulsion", "Dice that can be used", "tables.common.compulsion", Of::us,
                 {{"most", "as many as possible must be used"}, {"free", "may be left unused"}});
}

Compulsion compelled_by(const std::string& value) { return value == "free" ? Compulsion::free : Compulsion::most; }

Card blank_card(const char* id, const char* name, const char* book, const char* place, const char* am_name,
                const char* n_name) {
    Card c;
    c.id = id;
    c.name = name;
    c.family = "tables";
    c.book = book;
    c.place = place;
    c.seats = {{"am", "White", 0, -1, am_name}, {"n", "Black", 1, -1, n_name}};
    c.has_chance = true;
    c.has_rolls = c.joins_moves = true;
    return c;
}

void add_common_rules(Card& card, std::string_view clauses) { add_rules(card, "tables.common.", clauses); }

}  // namespace ludus::tables
