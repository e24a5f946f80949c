#include "core/draughts/options.hpp"

namespace ludus::draughts {

OptionSpec offer_huffing() {
    return offer("Captures", "capture", "If a player can capture", "falkener.draughts.huff", Of::source,
                 {{"compulsory", "it must capture"},
                  {"huff",
                   "it may make another move, but the opponent may then remove the piece that could capture "
                   "(huffing) or demand the capture"}},
                 true);
}

OptionSpec offer_first(bool white) {
    constexpr ChoiceText pale{"white", "White"}, dark{"black", "Black"};
    return offer("Start", "first", "Who moves first", "falkener.draughts.first", Of::source,
                 {white ? pale : dark, white ? dark : pale});
}

OptionSpec offer_repetition() {
    return offer("End of the game", "repetition", "The same position comes back", "falkener.general.repetition", Of::us,
                 {{"draw", "a draw the third time"}, {"none", "allowed any number of times"}});
}

void agree(Variant& variant, const Options& options) {
    variant.first_seat = options["first"] == "white" ? 0 : 1;
    variant.repetition_draws = options["repetition"] == "draw";
    variant.says.repetition = "falkener.general.repetition";
}

Card blank_card(const char* id, const char* name, const char* place) {
    Card c;
    c.id = id;
    c.name = name;
    c.family = "draughts";
    c.book = "falkener";
    c.place = place;
    c.seats = {{"white", "White", 0}, {"black", "Black", 1}};
    c.joins_moves = true;
    return c;
}

}  // namespace ludus::draughts
