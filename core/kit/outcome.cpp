#include "core/kit/outcome.hpp"

namespace ludus::kit {
namespace {

Outcome over(std::string rule, std::string text) {
    Outcome outcome;
    outcome.over = true;
    outcome.rule = std::move(rule);
    outcome.text = std::move(text);
    return outcome;
}

}  // namespace

Outcome won(const Card& card, int seat, std::string rule, std::string text) {
    Outcome outcome = over(std::move(rule), std::move(text));
    for (std::size_t i = 0; i < card.seats.size(); ++i)
        if (card.seats[i].side == card.seats[static_cast<std::size_t>(seat)].side) outcome.score[i] = 1;
    return outcome;
}

Outcome won_by(const Card& card, int seat, std::string rule, std::string_view text) {
    return won(card, seat, std::move(rule), card.seats[static_cast<std::size_t>(seat)].name + std::string(text));
}

Outcome drawn(const Card& card, std::string rule, std::string text) {
    Outcome outcome = over(std::move(rule), std::move(text));
    for (std::size_t i = 0; i < card.seats.size(); ++i) outcome.score[i] = 0.5F;
    return outcome;
}

}  // namespace ludus::kit
