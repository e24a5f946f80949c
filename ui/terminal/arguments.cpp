#include "ui/terminal/arguments.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"

namespace ludus::terminal {

namespace {

constexpr Flag flags_there_are[] = {
    {"--option", "KEY=VALUE", "what the players agree on; may be given again and again"},
    {"--position", "TEXT", "begin there instead of at the opening"},
    {"--after", "MOVES", "play these words first; turn numbers and comments may stand between"},
    {"--at", "N", "of a record: the position after its first N words (all, unless told)"},
    {"--json", "", "answer in JSON"},
    {"--divide", "", "count apart for every first move, or first turn"},
    {"--turns", "", "count whole turns; two ways to the same position count once"},
    {"--level", "LEVEL", "how well the machine plays: child, easy, steady, strong, best; of a drill: 1, 2 or 3"},
    {"--theme", "THEME", "what the exercise is about; without it the seed chooses"},
    {"--answer", "WORDS", "moves, or names of spots, to be judged"},
    {"--against", "WHOM", "random, greedy, or a level"},
    {"--games", "N", "how many games"},
    {"--cap", "N", "the longest game, in whole turns"},
    {"--share", "S", "of what each level may spend, so much: 0.1 for a tenth"},
    {"--steps", "N", "how many steps of tuning"},
    {"--weights", "NAME=N,...", "weights of the machine's judgement, where they differ from the present ones"},
    {"--seconds", "S", "the longest the machine may think, instead of the level's"},
    {"--nodes", "N", "the most positions it may look at, instead of the level's"},
    {"--depth", "N", "how many whole turns it looks ahead, instead of the level's"},
    {"--seed", "N", "equal choices, errors and throws are drawn by it; so is an exercise"},
    {"--wobble", "N", "by how many hundredths of a man it may misjudge a move"},
    {"--seat", "SEAT=WHO", "who plays a seat: person, or a level"},
    {"--game", "GAME", "which game to measure"},
    {"--tag", "KEY=VALUE", "a tag for the record"},
    {"--title", "TEXT", "the picture's accessible name"},
    {"--out", "FILE", "write there instead of on the screen"},
    {"--flip", "", "the board turned half about"},
    {"--lying", "", "the board turned a quarter, the first side at the left"},
    {"--no-labels", "", "no coordinates"},
    {"--men", "WHOSE", "men of chess as everyone knows them (figure), as their people do (native), as the book prints them (sign)"},
    {"--around", "", "and every man towards his own enemy, as players sit round the board"},
    {"--crop", "N", "only the part that holds men, with N squares about it"},
    {"--threats", "", "show every taking that is open"},
    {"--counts", "", "show what the game counts: pips to go, men off, odds"},
    {"--fen", "", "the position too as other programs write it, where they know the game"},
    {"--pgn", "", "in PGN, where the game is written so"},
    {"--notation", "NAME", "how moves are written: book, or one of today's (san, wxf, hodges, kif), as the game has them"},
    {"--verbose", "", "more of what happened"},
    {"--help", "", "how the command is used"},
    {"--version", "", "which ludus this is"},
};

}  // namespace

std::span<const Flag> all_flags() { return flags_there_are; }

const Flag* find_flag(std::string_view name) {
    for (const Flag& flag : flags_there_are)
        if (name == flag.name) return &flag;
    return nullptr;
}

Expected<Arguments> Arguments::read(const std::vector<std::string>& typed) {
    Arguments out;
    bool only_words = false;
    std::vector<std::string> words;
    for (std::size_t i = 0; i < typed.size(); ++i) {
        const std::string& item = typed[i];
        if (only_words || item.size() < 2 || item.compare(0, 2, "--") != 0) {
            const bool short_help = !only_words && item == "-h";
            if (short_help)
                out.given_.emplace_back("--help", "");
            else
                words.push_back(item);
            continue;
        }
        if (item == "--") {
            only_words = true;
            continue;
        }
        const std::size_t equals = item.find('=');
        const std::string name = item.substr(0, equals);
        const Flag* flag = find_flag(name);
        if (!flag) {
            std::vector<std::string> names;
            for (const Flag& known : flags_there_are) names.emplace_back(known.name);
            return Fault{"no flag " + shown(name), join(nearest(name, names, 3), ", ")};
        }
        const bool wants = flag->value[0] != '\0';
        if (!wants) {
            if (equals != std::string::npos) return Fault{name + " takes no value", name};
            out.given_.emplace_back(name, "");
        } else if (equals != std::string::npos) {
            out.given_.emplace_back(name, item.substr(equals + 1));
        } else if (i + 1 < typed.size()) {
            out.given_.emplace_back(name, typed[++i]);
        } else {
            return Fault{name + " lacks its value", name + " " + flag->value};
        }
    }
    if (!words.empty()) {
        out.command = words.front();
        out.words.assign(words.begin() + 1, words.end());
    }
    return out;
}

std::optional<std::string> Arguments::text(std::string_view flag) const {
    for (std::size_t i = given_.size(); i-- > 0;)
        if (given_[i].first == flag) return given_[i].second;
    return std::nullopt;
}

std::vector<std::string> Arguments::texts(std::string_view flag) const {
    std::vector<std::string> out;
    for (const auto& [name, value] : given_)
        if (name == flag) out.push_back(value);
    return out;
}

Expected<long> read_number(const std::string& what, const std::string& text, long least, long most) {
    long number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        return Fault{what + ": \"" + shown(text) + "\" will not do",
                     "a whole number from " + std::to_string(least) + " to " + std::to_string(most)};
    return number;
}

Expected<long> Arguments::number(std::string_view flag, long otherwise, long least, long most) const {
    const auto given = text(flag);
    if (!given) return otherwise;
    return read_number(std::string(flag), *given, least, most);
}

Expected<double> Arguments::seconds(std::string_view flag, double otherwise) const {
    const auto given = text(flag);
    if (!given) return otherwise;
    char* end = nullptr;
    const double number = std::strtod(given->c_str(), &end);
    if (given->empty() || *end != '\0' || !std::isfinite(number) || number <= 0)
        return Fault{std::string(flag) + ": \"" + shown(*given) + "\" will not do",
                     "seconds above 0, such as 1.5"};
    return number;
}

Expected<std::vector<std::pair<std::string, std::string>>> Arguments::options() const {
    std::vector<std::pair<std::string, std::string>> out;
    for (const std::string& text : texts("--option")) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            return Fault{"--option " + shown(text) + " says nothing", "key=value, such as leap=false"};
        out.emplace_back(text.substr(0, equals), text.substr(equals + 1));
    }
    return out;
}

std::vector<std::string> Arguments::flags() const {
    std::vector<std::string> out;
    for (const auto& [name, value] : given_)
        if (std::find(out.begin(), out.end(), name) == out.end()) out.push_back(name);
    return out;
}

}  // namespace ludus::terminal
