#pragma once
// What was typed after `ludus`: a command, words, and flags in any order.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/expected.hpp"
#include "ui/terminal/sentences.hpp"

namespace ludus::terminal {

/// One flag of the program: "--depth N".
struct Flag {
    const char* name;     ///< "--depth"
    const char* value;    ///< what follows it, "N"; empty where nothing does
    const char* meaning;  ///< one line for the help
};

/// Every flag there is; a command says which it takes.
std::span<const Flag> all_flags();
const Flag* find_flag(std::string_view name);

class Arguments {
public:
    /// Flags may stand anywhere, as "--flag value" or "--flag=value"; after "--" all are words.
    /// Fault: no such flag (with the nearest), or one that lacks its value or was given one too many.
    static Expected<Arguments> read(const std::vector<std::string>& typed);

    std::string command;             ///< the first word; empty where there is none
    std::vector<std::string> words;  ///< the words after it

    [[nodiscard]] bool has(std::string_view flag) const { return text(flag).has_value(); }
    /// The last one given.
    [[nodiscard]] std::optional<std::string> text(std::string_view flag) const;
    /// All that were given, in order.
    [[nodiscard]] std::vector<std::string> texts(std::string_view flag) const;
    /// Fault: not a whole number from least to most.
    [[nodiscard]] Expected<long> number(std::string_view flag, long otherwise, long least, long most) const;
    /// Fault: not a number of seconds above nothing.
    [[nodiscard]] Expected<double> seconds(std::string_view flag, double otherwise) const;
    /// The "key=value" after every --option, in order. Fault: no "=" in one.
    [[nodiscard]] Expected<std::vector<std::pair<std::string, std::string>>> options() const;
    /// Flags given, each once.
    [[nodiscard]] std::vector<std::string> flags() const;

private:
    std::vector<std::pair<std::string, std::string>> given_;
};

/// A fault out of sentences.hpp; the slots are of both sentences.
Fault wrong(std::string_view what, std::string_view expected, std::initializer_list<Slot> slots = {});

/// A whole number, all of the text. Fault names `what`.
Expected<long> read_number(const std::string& what, const std::string& text, long least, long most);

}  // namespace ludus::terminal
