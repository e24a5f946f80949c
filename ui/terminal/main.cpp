// ludus: every game of the catalogue at the terminal. The proof that nothing depends on the browser,
// and the tool other people test the rules with.

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"

namespace {

using namespace ludus;
using namespace ludus::terminal;

/// Whether the command takes the flags and as many words as there are.
Expected<Done> fits(const Command& command, const Arguments& arguments) {
    for (const std::string& flag : arguments.flags()) {
        bool taken = false;
        for (const char* known : command.flags) taken = taken || flag == known;
        if (taken) continue;
        std::vector<std::string> known(command.flags.begin(), command.flags.end());
        return wrong(sentences::flag_does_not_fit, known.empty() ? sentences::no_flags : sentences::one_of,
                     {{"command", command.name}, {"flag", flag}, {"list", join(known, ", ")}});
    }
    const std::string usage = "ludus " + std::string(command.name) + (*command.usage ? " " : "") + command.usage;
    if (arguments.words.size() < command.least_words)
        return wrong(sentences::missing_argument, usage, {{"command", command.name}});
    if (arguments.words.size() > command.most_words)
        return wrong(sentences::unexpected_argument, usage, {{"text", shown(arguments.words[command.most_words])}});
    return Done{};
}

}  // namespace

int main(int count, char** typed) {
    auto arguments = Arguments::read(std::vector<std::string>(typed + (count > 0 ? 1 : 0), typed + count));
    if (!arguments) return refuse(arguments.fault());
    if (arguments->command.empty()) {
        if (arguments->has("--version")) return run_version(*arguments);
        return run_help(*arguments);
    }
    const Command* command = find_command(arguments->command);
    if (!command) {
        std::vector<std::string> names;
        for (const Command& one : commands()) names.emplace_back(one.name);
        return refuse(wrong(sentences::unknown_command, sentences::one_of,
                            {{"text", shown(arguments->command)}, {"list", join(names, ", ")}}));
    }
    if (arguments->has("--help")) {
        arguments->words.assign(1, command->name);
        return run_help(*arguments);
    }
    const auto fit = fits(*command, *arguments);
    if (!fit) return refuse(fit.fault());
    return command->run(*arguments);
}
