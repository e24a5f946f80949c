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
    {"--option", "KEY=VALUE", "a rules option; may be given more than once"},
    {"--position", "TEXT", "begin with this position instead of the opening"},
    {"--after", "MOVES", "play these moves first; turn numbers and comments are ignored"},
    {"--at", "N", "of a record: the position after its first N moves (default: all)"},
    {"--json", "", "answer in JSON"},
    {"--divide", "", "count for each first move, or first turn, on its own"},
    {"--turns", "", "count whole turns; two ways to the same position count once"},
    {"--level", "LEVEL", "how well the computer plays: child, easy, steady, strong or best; of a drill: 1, 2 or 3"},
    {"--theme", "THEME", "the topic of the drill (default: the seed chooses)"},
    {"--answer", "ANSWER", "moves, or names of squares, to check"},
    {"--against", "WHOM", "the opponent: random, greedy or a level"},
    {"--games", "N", "how many games to play"},
    {"--cap", "N", "stop a game after N whole turns"},
    {"--share", "S", "the share of its limits that each level may use, such as 0.1"},
    {"--steps", "N", "how many steps of tuning"},
    {"--weights", "NAME=N,...", "weights of the evaluation that differ from the present ones"},
    {"--seconds", "S", "the longest time to think, instead of the level's limits"},
    {"--nodes", "N", "the most positions to search, instead of the level's limits"},
    {"--depth", "N", "how many whole turns to look ahead, instead of the level's limits"},
    {"--seed", "N", "the seed of all random choices; the same seed gives the same result"},
    {"--wobble", "N", "how far a weak level may misjudge a move, in hundredths of a piece"},
    {"--seat", "SEAT=WHO", "who plays a seat: person, or a level"},
    {"--game", "GAME", "which game to measure"},
    {"--tag", "KEY=VALUE", "a tag for the record"},
    {"--title", "TEXT", "the accessible name of the picture"},
    {"--out", "FILE", "write to this file instead of the screen"},
    {"--flip", "", "flip the board"},
    {"--lying", "", "rotate the board, with the first side on the left"},
    {"--no-labels", "", "no coordinates"},
    {"--men", "STYLE", "pieces of chess: modern (figure), traditional (native) or as printed (sign)"},
    {"--around", "", "turn the pieces to their players, who sit around the board"},
    {"--crop", "N", "only the part of the board with pieces, and N squares around it"},
    {"--threats", "", "show all possible captures"},
    {"--counts", "", "show the pip count, the checkers borne off and the odds, in games of tables"},
    {"--fen", "", "show the position as other programs write it, where they know the game"},
    {"--pgn", "", "in PGN, for the chesses without dice"},
    {"--sgf", "", "in SGF, for Go"},
    {"--kif", "", "in KIF, for Japanese chess"},
    {"--csa", "", "in CSA, for Japanese chess"},
    {"--mat", "", "as a match file, for backgammon"},
    {"--notation", "NAME",
     "how moves are written: book, or another that the game has (numbers, san, wxf, hodges, kif)"},
    {"--verbose", "", "show more of what happens"},
    {"--help", "", "explain the command"},
    {"--version", "", "show the version of ludus"},
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
            if (short_help) out.given_.emplace_back("--help", "");
            else words.push_back(item);
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
            return wrong(sentences::unknown_flag, join(nearest(name, names, 3), ", "), {{"flag", shown(name)}});
        }
        const bool wants = flag->value[0] != '\0';
        if (!wants) {
            if (equals != std::string::npos) return wrong(sentences::flag_takes_no_value, name, {{"flag", name}});
            out.given_.emplace_back(name, "");
        } else if (equals != std::string::npos) {
            out.given_.emplace_back(name, item.substr(equals + 1));
        } else if (i + 1 < typed.size()) {
            out.given_.emplace_back(name, typed[++i]);
        } else {
            return wrong(sentences::flag_without_value, name + " " + flag->value, {{"flag", name}});
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

Fault wrong(std::string_view what, std::string_view expected, std::initializer_list<Slot> slots) {
    return {ludus::say(what, slots), ludus::say(expected, slots)};
}

Expected<long> read_number(const std::string& what, const std::string& text, long least, long most) {
    long number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || number < least || number > most)
        return wrong(
            sentences::invalid_value, sentences::number_from,
            {{"flag", what}, {"text", shown(text)}, {"least", std::to_string(least)}, {"most", std::to_string(most)}});
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
        return wrong(sentences::invalid_value, sentences::some_seconds,
                     {{"flag", std::string(flag)}, {"text", shown(*given)}});
    return number;
}

Expected<std::vector<std::pair<std::string, std::string>>> Arguments::options() const {
    std::vector<std::pair<std::string, std::string>> out;
    for (const std::string& text : texts("--option")) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos || equals == 0)
            return wrong(sentences::pair_without_value, sentences::an_option,
                         {{"flag", "--option"}, {"text", shown(text)}});
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
