#include "core/kit/cards.hpp"

namespace ludus::kit {

Card plain_card(std::string family, std::string id, std::string name, std::initializer_list<std::string_view> seats) {
    Card card;
    card.family = std::move(family);
    card.id = std::move(id);
    card.name = std::move(name);
    for (const std::string_view each : seats) {
        SeatCard seat;
        seat.id = seat.name = each;
        seat.name.front() = static_cast<char>(seat.name.front() - 'a' + 'A');
        seat.side = static_cast<int>(card.seats.size());
        card.seats.push_back(std::move(seat));
    }
    return card;
}

OptionSpec yes_or_no(std::string key, std::string label, std::string rule, bool standard) {
    OptionSpec option;
    option.key = std::move(key);
    option.label = std::move(label);
    option.rule = std::move(rule);
    option.standard = standard ? "true" : "false";
    option.choices = {{"true", "yes"}, {"false", "no"}};
    return option;
}

OptionSpec number_of(std::string key, std::string label, std::string rule, int standard, int least, int most) {
    OptionSpec option;
    option.key = std::move(key);
    option.label = std::move(label);
    option.rule = std::move(rule);
    option.standard = std::to_string(standard);
    option.least = least;
    option.most = most;
    return option;
}

}  // namespace ludus::kit
