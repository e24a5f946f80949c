// help and version, and the list of commands with all that is said about them.

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"

namespace ludus::terminal {

namespace {

const std::vector<Command>& all_commands() {
    static const std::vector<Command> commands = {
        {"list",
         "[GAME]",
         "list the games, or the seats and options of one game",
         {"--json"},
         0,
         1,
         "Without GAME, prints one line for each game. With GAME, prints its players, options, choices and presets.\n"
         "JSON: [{id, name, family, book, place, minutes, hasChance, hasRolls, hasHidden, hasCounts, seats: [{id, "
         "name, side, coat}],\n"
         "  options: [{key, label, rule, ours, standard, choices: [{value, label}], least, most, group, often, "
         "needs}],\n"
         "  presets: [{id, label, options}], exerciseOptions, rules}]. A number option has least and most, and no "
         "choices.\n"
         "  `ours` is true if no source has the choice. `exerciseOptions` are what exercises are made with.\n\n"
         "  ludus list fulke-1\n",
         run_list},
        {"show",
         "GAME|FILE",
         "show the board and who is to move",
         {"--option", "--position", "--after", "--at", "--threats", "--counts", "--fen", "--json"},
         1,
         1,
         "Prints the board as text, who is to move, and the position as one line. --threats adds all possible "
         "captures.\n"
         "--counts adds the pip count, the checkers borne off and the odds. --fen adds the position as other programs\n"
         "write it (FEN, and SFEN for Japanese chess), if they know the game.\n"
         "JSON: {game, options, position, toMove, atTurnStart, outcome, sketch, men: [{spot, owner, shape, text, "
         "turned,\n"
         "  count, name, id, tiers}], threats: [reasons], counts: [{title, rows: [{label, value}]}], foreign: {FEN: "
         "text}}.\n"
         "  toMove is a seat, \"chance\", or null when the game is over.\n"
         "  outcome is {over, scores: [one for each seat] or null, rule, text}.\n\n"
         "  ludus show fulke-1 --after \"f12-e11 c5-d6\"\n",
         run_show},
        {"moves",
         "GAME|FILE",
         "list the legal moves and their rules",
         {"--option", "--position", "--after", "--at", "--notation", "--json"},
         1,
         1,
         "Prints every legal move in a fixed order, with the rules that allow it. A turn may have several moves: play "
         "the\n"
         "first with --after to see what can follow. --notation chooses how moves are written. Moves that you type "
         "may\n"
         "be in any notation of the game.\n"
         "JSON: {game, options, position, toMove, atTurnStart, outcome,\n"
         "  moves: [{words, written, reasons: [{rule, line, sentence, from: [spots], to: spot or null}]}]}. Moves of "
         "chance also\n"
         "  have odds.\n\n"
         "  ludus moves fulke-1 --position \"even eT9@f10 oR9@d8\" --after f10-f8\n",
         run_moves},
        {"why",
         "GAME|FILE MOVES",
         "explain moves: the rules and sums that allow them",
         {"--option", "--position", "--after", "--at", "--json"},
         2,
         1000,
         "Plays the MOVES one after the other and explains each.\n"
         "JSON: [{words, seat, reasons}].\n\n"
         "  ludus why fulke-1 d12-c11\n",
         run_why},
        {"why-not",
         "GAME|FILE SPOTS",
         "explain why a piece, a square or a button may not be touched",
         {"--option", "--position", "--after", "--at", "--json"},
         2,
         10,
         "Touches the SPOTS one after the other, as a person would on the board, and says which condition the last "
         "one\n"
         "fails, and the rule that demands it. Spots have the names that `show --json` gives them.\n"
         "JSON: {touched: [spots], allowed, reason: {rule, line, sentence, from: [spots], to: spot or null} or "
         "null}.\n\n"
         "  ludus why-not falkener-turkish 10 35\n",
         run_why_not},
        {"play",
         "GAME|FILE",
         "play a game in the terminal",
         {"--option", "--position", "--after", "--at", "--seat", "--level", "--seconds", "--nodes", "--depth",
          "--wobble", "--seed", "--notation"},
         1,
         1,
         "You play the side that begins, and the computer plays the others at --level (default: steady), unless --seat "
         "says\n"
         "otherwise. At the prompt, type a move, or help for all commands. --seconds, --nodes and --depth limit the "
         "hints.\n"
         "The same --seed gives the same dice and the same computer moves.\n\n"
         "  ludus play fulke-1 --seat odd=person --seat even=easy --option leap=false\n",
         run_play},
        {"perft",
         "GAME|FILE DEPTH",
         "count the lines of play to a depth",
         {"--option", "--position", "--after", "--at", "--divide", "--turns", "--json"},
         2,
         2,
         "Counts the lines of exactly DEPTH moves. With --turns, counts the lines of DEPTH whole turns, where two ways "
         "to\n"
         "the same position count once. Lines that end earlier are not counted. --divide counts for each first move, "
         "or\n"
         "first turn, on its own.\n"
         "JSON: {game, options, position, depth, turns, lines, divide: [{words, lines}], seconds}.\n\n"
         "  ludus perft fulke-1 3 --turns\n",
         run_perft},
        {"think",
         "GAME|FILE",
         "show what the computer would play",
         {"--option", "--position", "--after", "--at", "--level", "--seconds", "--nodes", "--depth", "--wobble",
          "--seed", "--json"},
         1,
         1,
         "--seconds, --nodes and --depth replace all three limits of the level. Without seconds, the same seed and the "
         "same\n"
         "limits give the same answer. The value is for the player to move: in pieces, or in points of the score where "
         "dice\n"
         "are rolled. 1000 or more means that the game is decided.\n"
         "JSON: {game, position, toMove, words, value, depth, nodes, seconds, line: [words]}.\n\n"
         "  ludus think fulke-1 --level strong\n",
         run_think},
        {"replay",
         "FILE...",
         "read records and check what they claim",
         {"--json"},
         1,
         100000,
         "Plays each record through. Every move must be legal, and the tags Why, End, Refused, Moves and Outcome must "
         "be\n"
         "true at the end of the main line. A folder stands for all its records and files of other formats, and - for "
         "standard "
         "input.\n"
         "The exit code is 0 if all records are correct, 1 if a check failed (each is printed), and 2 if a record "
         "cannot be\n"
         "read.\n"
         "JSON: [{file, ok, plies, failed: [texts], error, game, options, tags, outcome, position,\n"
         "  line: [{ply, turn, seat, words, reasons, position, atTurnStart, sign, comment}]}]. The line begins with "
         "ply "
         "0.\n\n"
         "  ludus replay assets/examples\n",
         run_replay},
        {"record",
         "GAME|FILE",
         "write a game as a record, PGN, SGF, KIF, CSA or a match file",
         {"--option", "--position", "--after", "--at", "--tag", "--pgn", "--sgf", "--kif", "--csa", "--mat", "--out",
          "--json"},
         1,
         1,
         "Writes the moves of --after, or the whole game of FILE, as a record that `replay` reads. --pgn writes PGN "
         "for\n"
         "other programs, --sgf SGF, --kif KIF, --csa CSA and --mat a match file, if the game has it. FILE can be a "
         "record, PGN, SGF, "
         "KIF,\n"
         "CSA or USI, here and everywhere.\n"
         "JSON: {game, record or pgn, sgf, kif, csa or mat}.\n\n"
         "  ludus record fulke-1 --after \"f12-e11\" --tag Title=Evening --out evening.game\n",
         run_record},
        {"svg",
         "GAME|FILE",
         "draw the board as a picture (SVG)",
         {"--option", "--position", "--after", "--at", "--title", "--out", "--flip", "--lying", "--no-labels", "--men",
          "--around", "--crop", "--threats", "--json"},
         1,
         1,
         "Writes an accessible SVG picture, as on the web pages. Its colours come from a style sheet.\n"
         "JSON: {game, position, svg}.\n\n"
         "  ludus svg fulke-1 --out board.svg\n",
         run_svg},
        {"hunt",
         "GAME|FILE",
         "find captures and wins that are near",
         {"--option", "--position", "--after", "--at", "--json"},
         1,
         1,
         "Lists the captures that each player can make now, the captures that one move makes possible, and the wins "
         "that are\n"
         "possible within one or two turns of a player while the other does not move, with what is still needed. A "
         "player\n"
         "who is not to move is treated as if it were that player's turn.\n"
         "JSON: {game, options, position, prospects: [{kind: \"taking\" or \"win\", seat, within: 0, 1 or 2 turns, "
         "later,\n"
         "  spot, what, spots, ends, wants: [reasons], leads: [{words, reasons}]}]}. `later` means only in the next "
         "turn.\n\n"
         "  ludus hunt fulke-1 --position \"even eT9@f10 oR9@d8\"\n",
         run_hunt},
        {"drill",
         "GAME",
         "set a drill, and check an answer",
         {"--option", "--theme", "--level", "--seed", "--answer", "--json"},
         1,
         1,
         "Without --theme, --level and --seed, lists the themes. The same options, theme, level (default 1) and seed\n"
         "(default 0) always give the same drill. --answer checks moves, or names of squares where pieces are to be "
         "chosen.\n"
         "The exit code is 0 if the answer is correct, else 1.\n"
         "JSON: {game, options, theme, level, seed, question, passages, position, toMove, answer: \"moves\" or "
         "\"spots\",\n"
         "  answers: [words], explanation, reasons}. With an answer also verdict (right, wrong, or on if more is to "
         "come) and\n"
         "  why. The list of themes is {game, themes: [{id, name, passages}]}.\n\n"
         "  ludus drill fulke-1 --theme take.multiplication --level 2 --seed 7\n",
         run_drill},
        {"uci",
         "[GAME]",
         "play for a program that asks by UCI, UCCI or USI",
         {"--option", "--level", "--seconds", "--nodes", "--depth", "--seed", "--wobble"},
         0,
         1,
         "Reads requests from standard input and answers them, so that any interface of these protocols can play with "
         "the\n"
         "computer, and a match tool can rate it. The first word chooses: `uci`, `ucci` (Chinese chess) or `usi` "
         "(Japanese\n"
         "chess). In UCI the option UCI_Variant chooses the game by the name that other programs use. Without --option "
         "the\n"
         "rules are those of today, where the game has them. `go` knows nodes, depth, movetime, clocks, infinite and "
         "perft;\n"
         "without any of them the limits are those of --level (default: strong).\n\n"
         "  ludus uci falkener-xiangqi\n",
         run_uci},
        {"gtp",
         "",
         "play Go with programs that speak GTP",
         {"--option", "--level", "--seconds", "--nodes", "--seed"},
         0,
         0,
         "Answers the requests of a program that speaks GTP, version 2, on standard input and output: such a program "
         "is "
         "the\n"
         "board for a game against the computer, and a match tool can rate it. Boards have 9, 13 or 19 lines. The "
         "rules "
         "are\n"
         "those of today, by area and with 7.5 points for White, unless --option and the komi of the program say "
         "otherwise.\n"
         "The strength is --level (default: strong), unless the program gives time. --nodes counts games played out "
         "for "
         "a move.\n"
         "It passes where that is enough, and resigns where it cannot win.\n\n"
         "  ludus gtp --seconds 10\n",
         run_gtp},
        {"bench",
         "[NAME]",
         "measure how fast and how well the computer plays",
         {"--game", "--option", "--depth", "--nodes", "--seconds", "--level", "--against", "--games", "--cap", "--seed",
          "--share", "--weights", "--steps", "--verbose", "--json"},
         0,
         1,
         "NAME is one of these. Without NAME, runs perft and search for every game.\n"
         "  perft        counts whole turns, to the first depth with enough lines\n"
         "  search       counts the positions searched in a second\n"
         "  match        plays --games games of --level against --against (random, greedy or a level), with each side "
         "in turn.\n"
         "               A game is stopped and adjudicated after --cap turns. A level is limited by positions, not by "
         "time, so\n"
         "               that a match can be repeated. --verbose prints every game.\n"
         "  levels       plays every level, or --level alone, against the level below it: pairs of games from random "
         "openings\n"
         "               of --seed, with sides exchanged. --share cuts the limits of both levels. --nodes replaces the "
         "time\n"
         "               limit of the best level.\n"
         "  weights      plays --weights against the present weights, for every version of Rithmomachia or those of "
         "--game\n"
         "  tune         looks for better weights: --steps steps of --games games for each version, with --nodes for a "
         "move.\n"
         "               Prints the weights as core/rithmomachia/player/weights.hpp has them.\n"
         "  dice         plays --level against --against: each a level, random, or a number of rolls to look ahead. "
         "All dice\n"
         "               are played twice, with sides exchanged. Prints points a game and their standard error.\n"
         "  gnubg        plays --level against GNU Backgammon at --depth plies in the same way\n"
         "  gnubg-moves  compares all legal moves with GNU Backgammon, roll by roll (exit code 77 if it is not "
         "installed)\n"
         "JSON: {perft: [{game, depth, turns, lines, seconds, linesPerSecond}],\n"
         "  search: [{game, from, position, nodes, depth, seconds, nodesPerSecond, playouts}]}. A match: {game, level, "
         "limits,\n"
         "  against, games, won, drawn, lost, wonAtCap, drawnAtCap, lostAtCap, how: {ending: times}, turns, seconds}.\n"
         "  levels: {levels: [{game, level, limits, against, limitsAgainst, games, won, lost, drawn, share, "
         "byVictory,\n"
         "  byAdjudication, atCap, turns, nodes, nodesPerSecond, seconds}]}.\n"
         "  dice and gnubg: {level, against or plies, games, won, lost, pointsAGame, standardError}.\n\n"
         "  ludus bench match --game fulke-1 --level steady --against greedy --games 100\n"
         "  ludus bench levels --game fulke-1 --games 60\n"
         "  ludus bench tune --game fulke-1 --game mebben --steps 100\n"
         "  ludus bench dice --game royal-baralie --level 2 --against 1 --games 100\n",
         run_bench},
        {"help", "[COMMAND]", "show this help, or all about one command", {}, 0, 1, "  ludus help moves\n", run_help},
        {"version", "", "show the version of ludus", {"--json"}, 0, 0, "JSON: {version}.\n", run_version},
    };
    return commands;
}

constexpr const char* places =
    "GAME is the id of a game, as `ludus list` shows it. FILE is a record, PGN, SGF, KIF, CSA or a match file, or - "
    "for standard "
    "input.\n"
    "  --option KEY=VALUE   choose a rules option; may be given more than once\n"
    "  --position TEXT      begin with this position: one line, as `show` prints it\n"
    "  --after \"MOVES\"      then play these moves; turn numbers (1. 2...) and {comments} are ignored\n"
    "  --at N               of a record: stop after its first N moves (default: all)\n"
    "Flags may stand before or after the other arguments. Moves are written in the notation of the game, with spaces\n"
    "between them. A turn may have several moves. `ludus moves` lists the legal ones.\n"
    "A record has tags, then moves. `ludus record` writes one, and `ludus replay` checks it.\n";

constexpr const char* codes =
    "Exit codes: 0 success, 1 a check failed, 2 bad input (one line on standard error says what is wrong, and "
    "where).\n";

/// What a game's own texts look like: shown by its opening, so that nothing here knows any game.
std::string by_example() {
    std::string out;
    for (const Entry& entry : catalogue()) {
        const GamePtr game = entry.make(Options(entry.card()));
        const Position start = game->start();
        const MoveList moves = game->moves(start);
        out += "  " + entry.card().id + "\n    position  " + game->write(start).substr(0, 84) + " ...\n    moves    ";
        for (std::size_t i = 0; i < moves.size() && i < 6; ++i) out += " " + game->words(start, moves[i]);
        out += "\n";
        if (out.size() > 2000) break;
    }
    return out;
}

}  // namespace

std::span<const Command> commands() { return all_commands(); }

const Command* find_command(std::string_view name) {
    for (const Command& command : all_commands())
        if (name == command.name) return &command;
    return nullptr;
}

int run_help(const Arguments& arguments) {
    std::string out;
    if (arguments.words.empty()) {
        out = "ludus: play and study the games of three old books\n\nCommands:\n";
        for (const Command& command : all_commands())
            out += "  ludus " + pad(std::string(command.name) + " " + command.usage, 30) + command.summary + "\n";
        out += "\n" + std::string(places) + "\n" + codes +
               "\nEvery command except play and help takes --json. `ludus help COMMAND` explains one command.\n";
        out += "\nExamples of positions and moves:\n" + by_example();
        say(out);
        return all_well;
    }
    const Command* command = find_command(arguments.words.front());
    if (!command) {
        std::vector<std::string> names;
        for (const Command& one : all_commands()) names.emplace_back(one.name);
        return refuse(wrong(sentences::unknown_command, sentences::one_of,
                            {{"text", shown(arguments.words.front())}, {"list", join(names, ", ")}}));
    }
    out = "Usage: ludus " + std::string(command->name) + (*command->usage ? " " : "") + command->usage + "\n" +
          capitalised(command->summary) + ".\n\n" + command->text;
    if (!command->flags.empty()) out += "\nFlags:\n";
    bool has_place = false;
    for (const char* name : command->flags) {
        const Flag* flag = find_flag(name);
        if (!flag) continue;
        out += "  " + pad(std::string(flag->name) + " " + flag->value, 22) + flag->meaning + "\n";
        has_place = has_place || std::string_view(name) == "--after";
    }
    if (has_place) out += "\n" + std::string(places);
    out += "\n" + std::string(codes);
    say(out);
    return all_well;
}

int run_version(const Arguments& arguments) {
    if (arguments.has("--json")) {
        Json json;
        json.object([&] { json.key("version").value(version); });
        say(json);
        return all_well;
    }
    say("ludus " + std::string(version) + "\n");
    return all_well;
}

}  // namespace ludus::terminal
