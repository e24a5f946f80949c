// uci: the computer player for other programs, which ask by UCI, by UCCI (Chinese chess) or by USI (Japanese chess); the first
// word says which. One thread: while it searches, the search itself looks for what was typed.

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/foreign.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"
#include "ui/terminal/input.hpp"

namespace ludus::terminal {

namespace {

constexpr int decided = 1000;       ///< Thought::value from which the game is won or lost
constexpr double slice = 1.0 / 30;  ///< of the clock for a move, where nobody says how many moves it is for
constexpr double kept_back = 0.05;  ///< seconds of the clock that are never used

/// Every game that can be played so, as other programs know it: its name there and its rules as played today, if it has them.
std::vector<std::pair<std::string, GamePtr>> known_games() {
    std::vector<std::pair<std::string, GamePtr>> out;
    for (const Entry& entry : catalogue()) {
        GamePtr game = entry.make(Options(entry.card()));
        const Foreign* foreign = game->foreign();
        if (!foreign || foreign->pgn_variant().empty() ||
            foreign->in_protocol(game->start(), game->moves(game->start()).front(), Protocol::uci).empty())
            continue;
        const std::string name(foreign->pgn_variant());
        for (const Preset& preset : entry.card().presets) {
            if (preset.id != "modern") continue;
            if (auto today = make_game(entry.card().id, preset.options)) game = *today;
        }
        out.emplace_back(name, std::move(game));
    }
    return out;
}

class Engine {
public:
    Engine(std::vector<std::pair<std::string, GamePtr>> games, std::size_t chosen, Limits level)
        : games_(std::move(games)), level_(level) {
        choose(chosen);
    }

    int run() {
        while (const auto line = input_.next()) {
            const auto words = split_words(*line);
            if (words.empty()) continue;
            if (words.front() == "quit") break;
            obey(words);
            std::fflush(stdout);
        }
        return all_well;
    }

private:
    void choose(std::size_t chosen) {
        chosen_ = chosen;
        memory_.forget();
        set_up(opening());
    }
    [[nodiscard]] const Game& game() const { return *games_[chosen_].second; }
    [[nodiscard]] const Foreign& foreign() const { return *game().foreign(); }
    [[nodiscard]] Position opening() const {
        const auto read = foreign().read(foreign().opening());
        return read ? *read : game().start();
    }
    void set_up(Position position) { line_.assign(1, std::move(position)); }

    void tell(std::string_view sentence, std::string_view text) {
        say("info string " + ludus::say(sentence, {{"text", shown(std::string(text))}}) + "\n");
    }

    void obey(const std::vector<std::string_view>& words) {
        const std::string_view first = words.front();
        if (first == "uci") introduce(Protocol::uci, "uciok");
        else if (first == "ucci") introduce(Protocol::ucci, "ucciok");
        else if (first == "usi") introduce(Protocol::usi, "usiok");
        else if (first == "isready") say("readyok\n");
        else if (first == "setoption") set_option(words);
        else if (first == "ucinewgame" || first == "usinewgame") choose(chosen_);
        else if (first == "position") read_position(words);
        else if (first == "go") go(words);
        else if (first == "d") say(game().sketch(line_.back()) + foreign().write(line_, 0) + "\n");
        else if (first != "stop" && first != "ponderhit" && first != "gameover" && first != "debug" &&
                 first != "register")
            tell(sentences::unknown_request, first);
    }

    /// UCCI and USI are each for one game: where it is there, it is chosen.
    void introduce(Protocol protocol, const char* ok) {
        protocol_ = protocol;
        const std::string_view only = protocol == Protocol::ucci ? "xiangqi" : protocol == Protocol::usi ? "shogi" : "";
        for (std::size_t i = 0; i < games_.size(); ++i)
            if (games_[i].first == only) choose(i);
        std::string out = "id name Codex Ludorum " + std::string(version) + "\nid author Codex Ludorum\n";
        if (protocol == Protocol::uci) {
            out += "option name UCI_Variant type combo default " + games_[chosen_].first;
            for (const auto& [name, game] : games_) out += " var " + name;
            out += "\n";
        }
        say(out + ok + "\n");
    }

    void set_option(const std::vector<std::string_view>& words) {
        if (words.size() < 5 || words[2] != "UCI_Variant") return;  // what interfaces set for every program
        for (std::size_t i = 0; i < games_.size(); ++i)
            if (games_[i].first == words[4]) return choose(i);
        tell(sentences::unknown_game, words[4]);
    }

    /// position startpos|fen F...|sfen F... [moves M...]: as far as it can be read; a fault is told, and the position stays.
    void read_position(const std::vector<std::string_view>& words) {
        std::size_t next = 2;
        std::string text;
        const std::string_view how = words.size() > 1 ? words[1] : std::string_view();
        if (how == "fen" || how == "sfen")
            for (; next < words.size() && words[next] != "moves"; ++next)
                text.append(text.empty() ? "" : " ").append(words[next]);
        else if (how != "startpos") return tell(sentences::unknown_request, how);
        std::vector<Position> line;
        if (text.empty()) {
            line.push_back(opening());
        } else {
            const auto read = foreign().read(text);
            if (!read) return say("info string " + ludus::describe(read.fault()) + "\n");
            line.push_back(*read);
        }
        for (++next; next < words.size(); ++next) {
            const auto move = find(line.back(), words[next]);
            if (!move) return tell(sentences::no_such_move, words[next]);
            line.push_back(game().play(line.back(), *move));
        }
        line_ = std::move(line);
    }

    [[nodiscard]] std::optional<Move> find(const Position& p, std::string_view word) const {
        for (const Move move : game().moves(p))
            if (foreign().in_protocol(p, move, protocol_) == word) return move;
        return std::nullopt;
    }

    void go(const std::vector<std::string_view>& words) {
        const auto number = [&](std::string_view name) -> std::optional<double> {
            const auto place = std::find(words.begin(), words.end(), name);
            if (place == words.end() || place + 1 == words.end()) return std::nullopt;
            double value = 0;
            const auto& text = *(place + 1);
            const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
            if (read.ec != std::errc{} || !std::isfinite(value)) return std::nullopt;
            return std::clamp(value, 0.0, 1e12);
        };
        if (number("perft")) return count(static_cast<int>(std::min(*number("perft"), 9.0)));

        const bool infinite = std::find(words.begin(), words.end(), "infinite") != words.end();
        const bool first = game().to_move(line_.back()) == foreign().first_seat();
        Limits limits = level_;
        const auto nodes = number("nodes"), depth = number("depth"), milliseconds = number("movetime");
        auto clock = protocol_ == Protocol::ucci ? number("time")
                                                 : number((first != (protocol_ == Protocol::usi)) ? "wtime" : "btime");
        const auto added = protocol_ == Protocol::ucci
                               ? number("increment")
                               : number((first != (protocol_ == Protocol::usi)) ? "winc" : "binc");
        const auto byoyomi = number("byoyomi"), left = number("movestogo");
        if (infinite || nodes || depth || milliseconds || clock || byoyomi) limits = {.seed = level_.seed};
        if (nodes) limits.nodes = static_cast<std::uint64_t>(std::max(*nodes, 1.0));
        if (depth) limits.depth = static_cast<int>(std::clamp(*depth, 1.0, 60.0));
        if (milliseconds) limits.seconds = std::max(*milliseconds / 1000, 0.001);
        if (clock || byoyomi) {
            const double whole = clock.value_or(0) / 1000,
                         extra = added.value_or(0) / 1000 + byoyomi.value_or(0) / 1000;
            const double wish = whole * (left ? 1 / std::max(*left, 1.0) : slice) + extra * 0.9;
            limits.seconds = std::max(0.001, std::min(wish, whole + byoyomi.value_or(0) / 1000 - kept_back));
        }
        if (infinite) limits.depth = 60;

        const Position& here = line_.back();
        const MoveList legal = game().moves(here);
        if (legal.empty())
            return say(protocol_ == Protocol::ucci  ? "nobestmove\n"
                       : protocol_ == Protocol::usi ? "bestmove resign\n"
                                                    : "bestmove (none)\n");
        bool told = false;
        const auto stop = [&] {
            told = told || input_.has([](const std::string& line) {
                const auto said = trim(line);
                return said == "stop" || said == "quit";
            });
            return told || (input_.ended() && infinite);
        };
        const Thought thought = game().think(here, limits, stop, line_, &memory_);
        // An interface that asked for an infinite search gets no move before it says stop.
        while (infinite && !told && !input_.ended()) {
            pollfd one{STDIN_FILENO, POLLIN, 0};
            poll(&one, 1, -1);
            stop();
        }
        std::string moves;
        Position last = here;
        for (const Move move : thought.line) {
            moves += " " + foreign().in_protocol(last, move, protocol_);
            last = game().play(last, move);
        }
        const double rate = static_cast<double>(thought.nodes) / std::max(thought.seconds, 1e-6);
        const std::string out = "info depth " + std::to_string(std::max(thought.depth, 1)) + " score " +
                                score(thought, last) + " nodes " + std::to_string(thought.nodes) + " nps " +
                                std::to_string(static_cast<std::uint64_t>(rate)) + " time " +
                                std::to_string(static_cast<long>(thought.seconds * 1000)) + " pv" + moves;
        say(out + "\nbestmove " + foreign().in_protocol(here, thought.best, protocol_) + "\n");
    }

    /// In hundredths of the least piece; moves to mate where the line found leads to it.
    [[nodiscard]] std::string score(const Thought& thought, const Position& last) const {
        const double value = static_cast<double>(thought.value);
        if (std::fabs(value) < decided || !game().result(last).over)
            return "cp " + std::to_string(std::lround(value * 100));
        const auto plies = static_cast<long>(thought.line.size());
        return "mate " + std::to_string(value > 0 ? (plies + 1) / 2 : -(plies / 2));
    }

    void count(int depth) {
        const Perft perft = game().perft(line_.back(), std::max(depth, 1), false, false);
        say("Nodes searched: " + std::to_string(perft.lines) + "\n");
    }

    std::vector<std::pair<std::string, GamePtr>> games_;
    std::size_t chosen_ = 0;
    Limits level_;
    Protocol protocol_ = Protocol::uci;
    std::vector<Position> line_;  ///< the game so far; the last is to be searched
    Memory memory_;               ///< of the game under way
    Input input_;
};

}  // namespace

int run_uci(const Arguments& arguments) {
    auto games = known_games();
    std::size_t chosen = 0;
    if (!arguments.words.empty()) {
        const std::string& wanted = arguments.words.front();
        std::vector<std::string> names;
        for (const auto& [name, game] : games) names.push_back(game->card().id);
        const auto place = std::find(names.begin(), names.end(), wanted);
        if (place == names.end())
            return refuse(wrong(sentences::unknown_game, sentences::one_of,
                                {{"text", shown(wanted)}, {"list", join(names, ", ")}}));
        chosen = static_cast<std::size_t>(place - names.begin());
        const auto options = arguments.options();
        if (!options) return refuse(options.fault());
        if (!options->empty()) {
            auto game = make_game(wanted, *options);
            if (!game) return refuse(game.fault());
            games[chosen].second = *game;
        }
    }
    const auto limits = read_limits(arguments, "strong");
    if (!limits) return refuse(limits.fault());
    return Engine(std::move(games), chosen, *limits).run();
}

}  // namespace ludus::terminal
