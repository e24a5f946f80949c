#include "core/game/card.hpp"

#include <algorithm>

#include "core/base/letters.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"

namespace ludus {

std::string SeatCard::with_id() const {
    const bool same = id.size() == name.size() && std::equal(id.begin(), id.end(), name.begin(),
                                                             [](char a, char b) { return small(a) == small(b); });
    return same ? name : name + " (" + id + ")";
}

const OptionSpec* Card::option(const std::string& key) const {
    for (const auto& spec : options)
        if (spec.key == key) return &spec;
    return nullptr;
}

int Card::seat(const std::string& seat_id) const {
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].id == seat_id) return static_cast<int>(i);
    return -1;
}

int Card::coat(int seat) const {
    const int own = seats[static_cast<std::size_t>(seat)].coat;
    return own < 0 ? seat : own;
}

Offer::operator OptionSpec() const {
    OptionSpec spec;
    spec.group = group;
    spec.key = key;
    spec.label = label;
    spec.rule = rule;
    spec.ours = of == Of::us;
    for (const ChoiceText& choice : choices) {
        OptionChoice& one = spec.choices.emplace_back();
        one.value = choice.value;
        one.label = choice.label;
        for (const std::string_view id : split_words(choice.empty)) one.empty.emplace_back(id);
    }
    spec.standard = choices[0].value;
    spec.often = often;
    spec.needs = needs;
    return spec;
}

void add_options(Card& card, std::span<const Offer> offers) {
    for (const Offer& one : offers) card.options.push_back(one);
}

void add_presets(Card& card, std::initializer_list<PresetText> presets) {
    for (const PresetText& text : presets) {
        Preset& one = card.presets.emplace_back();
        one.id = text.id;
        one.label = text.label;
        for (const std::string_view word : split_words(text.options)) {
            const std::size_t sign = word.find('=');
            one.options.emplace_back(word.substr(0, sign), word.substr(sign + 1));
        }
    }
}

void add_rules(Card& card, std::string_view prefix, std::string_view clauses) {
    for (const std::string_view clause : split_words(clauses)) card.rules.push_back(std::string(prefix).append(clause));
}

namespace {

Fault unknown_option(const Card& card, const std::string& key) {
    std::vector<std::string> keys;
    for (const auto& spec : card.options) keys.push_back(spec.key);
    const std::string known = keys.empty() ? card.id + " has no options" : "one of: " + join(keys, ", ");
    return {"unknown option \"" + shown(key) + "\"", known};
}

/// What the option may be set to, in words.
std::string allowed(const OptionSpec& spec) {
    if (spec.choices.empty())
        return "a whole number from " + std::to_string(spec.least) + " to " + std::to_string(spec.most);
    std::vector<std::string> values;
    for (const auto& choice : spec.choices) values.push_back(choice.value);
    return (values.size() == 1 ? "" : "one of: ") + join(values, ", ");
}

bool allows(const OptionSpec& spec, const std::string& value) {
    if (spec.choices.empty()) {
        const auto number = read_int(value);
        return number && *number >= spec.least && *number <= spec.most;
    }
    for (const auto& choice : spec.choices)
        if (choice.value == value) return true;
    return false;
}

}  // namespace

Options::Options(const Card& card) {
    entries_.reserve(card.options.size());
    for (const auto& spec : card.options) entries_.push_back({spec.key, spec.standard, spec.standard});
}

Expected<Options> Options::of(const Card& card, const std::vector<std::pair<std::string, std::string>>& chosen) {
    Options options(card);
    std::vector<bool> given(card.options.size(), false);
    for (const auto& [key, value] : chosen) {
        const OptionSpec* spec = card.option(key);
        if (!spec) return unknown_option(card, key);
        if (!allows(*spec, value))
            return Fault{"option \"" + key + "\" cannot be \"" + shown(value) + "\"", allowed(*spec)};
        const auto index = static_cast<std::size_t>(spec - card.options.data());
        if (given[index]) return Fault{"option \"" + key + "\" is given twice", "each option once"};
        given[index] = true;
        options.entries_[index].value = value;
    }
    return options;
}

const std::string& Options::operator[](const std::string& key) const {
    static const std::string none;
    for (const auto& entry : entries_)
        if (entry.key == key) return entry.value;
    return none;
}

int Options::number(const std::string& key) const { return read_int((*this)[key]).value_or(0); }

std::vector<std::pair<std::string, std::string>> Options::chosen(bool only_changed) const {
    std::vector<std::pair<std::string, std::string>> out;
    for (const auto& entry : entries_)
        if (!only_changed || entry.value != entry.standard) out.emplace_back(entry.key, entry.value);
    return out;
}

bool plays(const Card& card, const Options& options, int seat) {
    const std::string& id = card.seats[static_cast<std::size_t>(seat)].id;
    for (const OptionSpec& spec : card.options)
        for (const OptionChoice& choice : spec.choices)
            if (choice.value == options[spec.key] &&
                std::find(choice.empty.begin(), choice.empty.end(), id) != choice.empty.end())
                return false;
    return true;
}

}  // namespace ludus
