#include "core/race/options.hpp"

#include "core/kit/cards.hpp"

namespace ludus::race {

Card race_card(const char* id, const char* name, const char* place, int minutes, std::array<int, 4> sides) {
    Card c = kit::plain_card("race", id, name, {"yellow", "black", "green", "red"});
    c.book = "falkener";
    c.place = place;
    c.minutes = minutes;
    constexpr std::array<int, 4> colours{coats::buff, coats::ink, coats::green, coats::red};
    for (std::size_t seat = 0; seat < c.seats.size(); ++seat) {
        c.seats[seat].side = sides[seat];
        c.seats[seat].coat = colours[seat];
    }
    c.has_chance = c.has_rolls = true;
    return c;
}

OptionSpec first_offer(const char* rule) {
    return offer("", "first", "First player", rule, Of::us,
                 {{"yellow", "Yellow"}, {"black", "Black"}, {"green", "Green"}, {"red", "Red"}});
}

std::array<bool, 4> seats_taken(const Card& card, const Options& options) {
    std::array<bool, 4> out{};
    for (int seat = 0; seat < 4; ++seat) out[static_cast<std::size_t>(seat)] = plays(card, options, seat);
    return out;
}

OptionSpec setup_offer() {
    return offer("Pieces", "setup", "The pieces at the start", "falkener.chauput.setup", Of::source,
                 {{"6-7-12", "stand on 6, 7 and 12, and one waits in the centre"},
                  {"6-7-22-24", "stand on 6, 7, 22 and 24"},
                  {"6-6-7-7", "stand two on 6 and two on 7"},
                  {"6-7-73-74", "stand on 6, 7, 73 and 74"}},
                 true);
}

std::vector<int> setup_of(const std::string& value) {
    if (value == "6-7-22-24") return {24, 22, 7, 6};
    if (value == "6-6-7-7") return {7, 7, 6, 6};
    if (value == "6-7-73-74") return {74, 73, 7, 6};
    return {12, 7, 6, 0};
}

}  // namespace ludus::race
