#include "core/chess/options.hpp"

namespace ludus::chess {

namespace {

Repetition repetition_by(const Options& options) {
    const std::string& value = options["repetition"];
    if (value == "draw") return Repetition::draw;
    if (value == "check") return Repetition::check_loses;
    if (value == "chase") return Repetition::chase_loses;
    if (value == "fourth") return Repetition::fourth;
    return Repetition::none;
}

}  // namespace

void agree_on_the_end(Variant& variant, const Options& options, const char* rule) {
    variant.says.check = variant.says.mate = variant.says.stalemate = rule;
    variant.stalemate = options["stalemate"] == "loss" ? Stalemate::loss : Stalemate::draw;
    variant.repetition = repetition_by(options);
    variant.says.repetition = "falkener.general.repetition";
}

Card blank_card(const char* id, const char* name, const char* place, SeatCard below, SeatCard above) {
    Card c;
    c.id = id;
    c.name = name;
    c.family = "chess";
    c.book = "falkener";
    c.place = place;
    below.side = 0;
    above.side = 1;
    c.seats = {std::move(below), std::move(above)};
    add_rules(c, "falkener.", "notation general.european general.repetition");
    return c;
}

}  // namespace ludus::chess
