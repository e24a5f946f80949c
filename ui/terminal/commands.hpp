#pragma once
// The commands of `ludus`. Each answers on standard output; bad input is one line on standard error.

#include <span>
#include <string_view>
#include <vector>

#include "ui/terminal/arguments.hpp"

namespace ludus::terminal {

inline constexpr int all_well = 0;
inline constexpr int check_failed = 1;
inline constexpr int bad_input = 2;

#ifndef LUDUS_VERSION
#define LUDUS_VERSION "0"  // built by hand
#endif
inline constexpr const char* version = LUDUS_VERSION;

struct Command {
    const char* name;
    const char* usage;               ///< what follows the name
    const char* summary;             ///< one line
    std::vector<const char*> flags;  ///< those it takes, besides --help
    std::size_t least_words = 0, most_words = 0;
    const char* text;  ///< the help: what it answers, its JSON, an example
    int (*run)(const Arguments&);
};

std::span<const Command> commands();
const Command* find_command(std::string_view name);

int run_list(const Arguments&);
int run_show(const Arguments&);
int run_moves(const Arguments&);
int run_why(const Arguments&);
int run_why_not(const Arguments&);
int run_play(const Arguments&);
int run_perft(const Arguments&);
int run_think(const Arguments&);
int run_replay(const Arguments&);
int run_record(const Arguments&);
int run_svg(const Arguments&);
int run_hunt(const Arguments&);
int run_drill(const Arguments&);
int run_bench(const Arguments&);
int run_uci(const Arguments&);
int run_gtp(const Arguments&);
int run_help(const Arguments&);
int run_version(const Arguments&);

}  // namespace ludus::terminal
