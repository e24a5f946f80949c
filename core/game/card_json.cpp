#include "core/game/card_json.hpp"

namespace ludus {
namespace {

void option(Json& json, const OptionSpec& spec) {
    json.object([&] {
        json.key("key").value(spec.key);
        json.key("label").value(spec.label);
        json.key("rule").value(spec.rule);
        json.key("ours").value(spec.ours);
        json.key("standard").value(spec.standard);
        json.key("choices").array([&] {
            for (const OptionChoice& choice : spec.choices)
                json.object([&] {
                    json.key("value").value(choice.value);
                    json.key("label").value(choice.label);
                    if (!choice.empty.empty())
                        json.key("empty").array([&] {
                            for (const std::string& seat : choice.empty) json.value(seat);
                        });
                });
        });
        json.key("least").value(spec.least);
        json.key("most").value(spec.most);
        json.key("group").value(spec.group);
        json.key("often").value(spec.often);
        json.key("needs").value(spec.needs);
    });
}

void choices(Json& json, const Preset& preset) {
    for (const auto& [key, value] : preset.options) json.key(key).value(value);
}

}  // namespace

void put_card(Json& json, const Entry& game) {
    const Card& card = game.card();
    json.object([&] {
        json.key("id").value(card.id);
        json.key("name").value(card.name);
        json.key("family").value(card.family);
        json.key("book").value(card.book);
        json.key("place").value(card.place);
        json.key("minutes").value(card.minutes);
        json.key("hasChance").value(card.has_chance);
        json.key("hasRolls").value(card.has_rolls);
        json.key("hasHidden").value(card.has_hidden);
        json.key("hasCounts").value(game.counts);
        json.key("seats").array([&] {
            for (const SeatCard& seat : card.seats)
                json.object([&] {
                    json.key("id").value(seat.id);
                    json.key("name").value(seat.name);
                    if (!seat.book.empty()) json.key("book").value(seat.book);
                    json.key("side").value(seat.side);
                    json.key("coat").value(card.coat(static_cast<int>(&seat - card.seats.data())));
                });
        });
        json.key("options").array([&] {
            for (const OptionSpec& spec : card.options) option(json, spec);
        });
        json.key("presets").array([&] {
            for (const Preset& preset : card.presets)
                json.object([&] {
                    json.key("id").value(preset.id);
                    json.key("label").value(preset.label);
                    json.key("options").object([&] { choices(json, preset); });
                });
        });
        json.key("exerciseOptions").object([&] {
            for (const Preset& preset : card.presets)
                if (game.exercise_preset && preset.id == game.exercise_preset) choices(json, preset);
        });
        json.key("rules").array([&] {
            for (const std::string& rule : card.rules) json.value(rule);
        });
    });
}

}  // namespace ludus
