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
         "the games, or one game with its seats and options",
         {"--json"},
         0,
         1,
         "Without GAME: one line a game. With it: seats, options with their standard and choices, presets.\n"
         "JSON: [{id, name, family, book, place, hasChance, hasDice, hasHidden, seats: [{id, name, side, coat}],\n"
         "  options: [{key, label, rule, ours, standard, choices: [{value, label}], least, most, group, often, needs}],\n"
         "  presets: [{id, label, options}], rules}]; an option that is a number has no choices but least and most.\n"
         "  `ours` is true where no source offers the choice.\n\n"
         "  ludus list fulke-1\n",
         run_list},
        {"show",
         "GAME|FILE",
         "the board as it stands",
         {"--option", "--position", "--after", "--at", "--threats", "--counts", "--fen", "--json"},
         1,
         1,
         "The board in plain text, who is to move, and the position's text. --threats lists every taking open now,\n"
         "--counts what the game counts: pips to go, men off, odds; --fen how other programs write the position (FEN, and\n"
         "SFEN of Japanese chess), where they know the game.\n"
         "JSON: {game, options, position, toMove, atTurnStart, outcome, sketch, men: [{spot, owner, shape, text, "
         "turned,\n"
         "  count, name, id, tiers}], threats: [reasons], counts: [{title, rows: [{label, value}]}], foreign: {FEN: text}}. toMove is a seat's id, \"chance\", or null when over;\n"
         "  outcome is {over, scores: [a seat each] or null, rule, text}.\n\n"
         "  ludus show fulke-1 --after \"f12-e11 c5-d6\"\n",
         run_show},
        {"moves",
         "GAME|FILE",
         "what may be played, and by what right",
         {"--option", "--position", "--after", "--at", "--notation", "--json"},
         1,
         1,
         "Every legal move in a fixed order: its words, its arithmetic or geometry, its passage. A turn may be "
         "several\n"
         "moves: those that go on with it are listed after --after. --notation writes them as\n"
         "today's players do, where they play the game; wherever moves are read, all its notations are.\n"
         "JSON: {game, options, position, toMove, atTurnStart, outcome,\n"
         "  moves: [{words, written, reasons: [{rule, line, from: [spots], to: spot or null}]}]}; chance's moves have odds "
         "too.\n\n"
         "  ludus moves fulke-1 --position \"even eT9@f10 oR9@d8\" --after f10-f8\n",
         run_moves},
        {"why",
         "GAME|FILE WORDS",
         "the passages and the sums that allow a move",
         {"--option", "--position", "--after", "--at", "--json"},
         2,
         1000,
         "WORDS are played one after the other, and each is explained.\n"
         "JSON: [{words, seat, reasons}].\n\n"
         "  ludus why fulke-1 d12-c11\n",
         run_why},
        {"play",
         "GAME|FILE",
         "a match at the terminal",
         {"--option", "--position", "--after", "--at", "--seat", "--level", "--seconds", "--nodes", "--depth",
          "--wobble", "--seed", "--notation"},
         1,
         1,
         "Whoever begins is a person and the others are machines of the level (steady), unless --seat says otherwise.\n"
         "At the prompt: words of moves, or moves, why, hint, undo, redo, show, save FILE (in PGN where it ends in .pgn), help, quit.\n"
         "--seconds, --nodes, --depth bound the hints; --seed makes dice and machines go the same way again.\n\n"
         "  ludus play fulke-1 --seat odd=person --seat even=easy --option leap=false\n",
         run_play},
        {"perft",
         "GAME|FILE DEPTH",
         "how many lines there are to a depth",
         {"--option", "--position", "--after", "--at", "--divide", "--turns", "--json"},
         2,
         2,
         "Counts lines of exactly DEPTH single moves; with --turns, of DEPTH whole turns, where two ways to the same\n"
         "position at the end of a turn count once. Lines that end before are not counted. --divide counts apart for\n"
         "every first move or first turn.\n"
         "JSON: {game, options, position, depth, turns, lines, divide: [{words, lines}], seconds}.\n\n"
         "  ludus perft fulke-1 3 --turns\n",
         run_perft},
        {"think",
         "GAME|FILE",
         "what the machine would play",
         {"--option", "--position", "--after", "--at", "--level", "--seconds", "--nodes", "--depth", "--wobble",
          "--seed", "--json"},
         1,
         1,
         "Any of --seconds, --nodes, --depth replaces all three bounds of the level. The same seed and the same "
         "bounds\n"
         "without seconds give the same answer. The value is in men, for whoever is to move; 1000 and beyond is "
         "decided.\n"
         "JSON: {game, position, toMove, words, value, depth, nodes, seconds, line: [words]}.\n\n"
         "  ludus think fulke-1 --level strong\n",
         run_think},
        {"replay",
         "FILE...",
         "reads records, plays them through and checks what they claim",
         {"--json"},
         1,
         100000,
         "Every move must be legal, and the tags Why, End, Refused, Moves and Outcome must hold at the end of the "
         "main\n"
         "line. A folder stands for every *.game and *.pgn below it; - is standard input. Exit code 0 where all hold, 1 where a\n"
         "check failed (each is printed), 2 where a record does not read.\n"
         "JSON: [{file, ok, plies, failed: [texts], error, game, options, tags, outcome, position,\n"
         "  line: [{ply, turn, seat, words, reasons, position, atTurnStart, comment}]}]; line begins with ply 0.\n\n"
         "  ludus replay assets/examples\n",
         run_replay},
        {"record",
         "GAME|FILE",
         "the record of a line of play",
         {"--option", "--position", "--after", "--at", "--tag", "--pgn", "--out", "--json"},
         1,
         1,
         "Writes what --after played (or the record read, whole) in the form `replay` reads; with --pgn in PGN,\n"
         "as other programs do, where the game is written so. A FILE may be either, here and everywhere.\n"
         "JSON: {game, record or pgn}.\n\n"
         "  ludus record fulke-1 --after \"f12-e11\" --tag Title=Evening --out evening.game\n",
         run_record},
        {"svg",
         "GAME|FILE",
         "a picture of the board",
         {"--option", "--position", "--after", "--at", "--title", "--out", "--flip", "--lying", "--no-labels", "--men",
          "--around", "--crop", "--threats", "--json"},
         1,
         1,
         "Accessible SVG, as in the pages; its colours come from a style sheet. JSON: {game, position, svg}.\n\n"
         "  ludus svg fulke-1 --out board.svg\n",
         run_svg},
        {"hunt",
         "GAME|FILE",
         "what each side may take now, or after one motion, and wins that are near",
         {"--option", "--position", "--after", "--at", "--json"},
         1,
         1,
         "Every taking open to either side; every taking one motion of either would open, with each motion that does; "
         "the\n"
         "wins within one turn and within two of a side's own, the other standing still, with what they still want. For "
         "a\n"
         "side whose turn it is not, as if it were.\n"
         "JSON: {game, options, position, prospects: [{kind: \"taking\" or \"win\", seat, within: 0, 1 or 2 turns, "
         "later,\n"
         "  spot, what, spots, ends, wants: [reasons], leads: [{words, reasons}]}]}; later: only in the next turn.\n\n"
         "  ludus hunt fulke-1 --position \"even eT9@f10 oR9@d8\"\n",
         run_hunt},
        {"drill",
         "GAME",
         "an exercise, and the judge of an answer",
         {"--option", "--theme", "--level", "--seed", "--answer", "--json"},
         1,
         1,
         "Without --theme, --level and --seed: the themes there are. The same options, theme, level (1) and seed (0) "
         "give\n"
         "the same exercise everywhere. --answer judges words of moves, or names of spots where men are to be touched: "
         "right,\n"
         "wrong and why, or on: so far so good. Exit code 0 where it is right, else 1.\n"
         "JSON: {game, options, theme, level, seed, question, passages, position, toMove, answer: \"moves\" or "
         "\"spots\",\n"
         "  answers: [words], explanation, reasons} and, of an answer, verdict and why; or {game, themes: [{id, name,\n"
         "  passages}]}.\n\n"
         "  ludus drill fulke-1 --theme take.multiplication --level 2 --seed 7\n",
         run_drill},
        {"bench",
         "[perft|search|match|levels|weights|tune|dice|gnubg|gnubg-moves]",
         "how fast, and how well",
         {"--game", "--option", "--depth", "--nodes", "--seconds", "--level", "--against", "--games", "--cap", "--seed",
          "--share", "--weights", "--steps", "--verbose", "--json"},
         0,
         1,
         "Without a name: perft and search of every game. perft: whole turns, to the first depth with enough lines.\n"
         "search: positions looked at in a second. match: --level against --against (random, greedy or a level) for\n"
         "--games games, every side in turn, each broken off and judged after --cap turns; --verbose tells of each.\n"
         "In a match a level is bounded by its positions and not by the clock, so that it goes the same way again.\n"
         "levels: every level (or --level alone) against the one below it, in pairs of games from openings drawn by\n"
         "--seed, either side of each; what both may spend is cut to --share; --nodes are put in place of the best\n"
         "level's clock. weights: --weights against those the machine has, for every kind of the battle of numbers or\n"
         "those named by --game. tune: better weights by --steps steps of self-play of --games games a kind with\n"
         "--nodes a move, and as they are to be written in core/rithmomachia/weights.hpp.\n"
         "dice: --level against --against, each a level, random or how many throws are looked ahead, every run of dice\n"
         "played twice with the sides exchanged; points a game and their standard error. gnubg: --level against GNU\n"
         "Backgammon at --depth plies, likewise. gnubg-moves: all that our rules and its allow, throw by throw (exit 77 where\n"
         "it is not installed).\n"
         "JSON: {perft: [{game, depth, turns, lines, seconds, linesPerSecond}],\n"
         "  search: [{game, from, position, nodes, depth, seconds, nodesPerSecond}]}; a match: {game, level, limits,\n"
         "  against, games, won, drawn, lost, wonAtCap, drawnAtCap, lostAtCap, how: {ending: times}, turns, "
         "seconds};\n"
         "  levels: {levels: [{game, level, limits, against, limitsAgainst, games, won, lost, drawn, share, byVictory,\n"
         "  byAdjudication, atCap, turns, nodes, nodesPerSecond, seconds}]};\n"
         "  dice and gnubg: {level, against or plies, games, won, lost, pointsAGame, standardError}.\n\n"
         "  ludus bench match --game fulke-1 --level steady --against greedy --games 100\n"
         "  ludus bench levels --game fulke-1 --games 60\n"
         "  ludus bench tune --game fulke-1 --game mebben --steps 100\n"
         "  ludus bench dice --game royal-baralie --level 2 --against 1 --games 100\n",
         run_bench},
        {"help", "[COMMAND]", "this, or one command in full", {}, 0, 1, "  ludus help moves\n", run_help},
        {"version", "", "which ludus this is", {"--json"}, 0, 0, "JSON: {version}.\n", run_version},
    };
    return commands;
}

constexpr const char* places =
    "A place in a game is named by GAME, the id `ludus list` gives, or by FILE, a record (- is standard input):\n"
    "  --option KEY=VALUE   what the players agree on; may be given again and again, before or after the words\n"
    "  --position TEXT      begin there: one line, in the form `show` prints and every JSON answer gives\n"
    "  --after \"MOVES\"      then play these words. Turn numbers (1. 2...) and {comments} may stand between\n"
    "  --at N               of a record: after its first N words; without it, at its end\n"
    "Moves are written in the game's own notation, one word each, and a turn may be several words: `moves` lists "
    "them.\n"
    "A record holds tags, then moves; `record` writes one and `replay` checks it.\n";

constexpr const char* codes =
    "Exit codes: 0 all well, 1 a check failed, 2 bad input, with one line on standard error that says what and "
    "where.\n";

/// What a game's own texts look like: shown by its opening, so that nothing here knows any game.
std::string by_example() {
    std::string out;
    for (const Entry& entry : catalogue()) {
        const GamePtr game = entry.make(Options(entry.card()));
        const Position start = game->start();
        const MoveList moves = game->moves(start);
        out += "  " + entry.card().id + "\n    position  " + game->write(start).substr(0, 84) + " ...\n    words    ";
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
        out = "ludus: a playable rulebook at the terminal\n\n";
        for (const Command& command : all_commands())
            out += "  ludus " + pad(std::string(command.name) + " " + command.usage, 30) + command.summary + "\n";
        out += "\n" + std::string(places) + "\n" + codes +
               "\nAll but play, help: --json. `ludus help COMMAND` says more.\n";
        out += "\nNotation and position text, by each game's opening:\n" + by_example();
        say(out);
        return all_well;
    }
    const Command* command = find_command(arguments.words.front());
    if (!command) {
        std::vector<std::string> names;
        for (const Command& one : all_commands()) names.emplace_back(one.name);
        return refuse({"no command \"" + shown(arguments.words.front()) + "\"", "one of: " + join(names, ", ")});
    }
    out =
        "ludus " + std::string(command->name) + " " + command->usage + "\n" + command->summary + "\n\n" + command->text;
    if (!command->flags.empty()) out += "\n";
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
