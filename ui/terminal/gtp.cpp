// gtp: the computer player of Go for other programs, which ask by GTP, version 2.

#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/go/go.hpp"
#include "core/go/player/status.hpp"
#include "core/search/think.hpp"
#include "ui/terminal/commands.hpp"
#include "ui/terminal/common.hpp"
#include "ui/terminal/input.hpp"

namespace ludus::terminal {

namespace {

using go::Go;
using Words = std::vector<std::string>;

constexpr float given_up = -9.5F;  ///< Thought::value below which it resigns
constexpr int moves_left = 30;     ///< that a clock without byo-yomi is shared among

/// What is answered, after "= " or "? ".
struct Answer {
    std::string text;
    bool failed = false;
};
Answer fail(std::string text) { return {std::move(text), true}; }

class Engine {
public:
    Engine(std::vector<std::pair<std::string, std::string>> options, Go rules, Limits limits)
        : options_(std::move(options)), rules_(std::move(rules)), limits_(limits) {
        clear();
    }

    int run() {
        Input input;
        bool goes_on = true;
        while (goes_on) {
            const auto line = input.next();
            if (!line) break;
            Words words = read_words(*line);
            if (words.empty()) continue;
            std::string id;
            if (std::all_of(words.front().begin(), words.front().end(), [](char c) { return c >= '0' && c <= '9'; })) {
                id = words.front();
                words.erase(words.begin());
            }
            const Answer answer = words.empty() ? fail("unknown command") : obey(words);
            say((answer.failed ? "?" : "=") + id + " " + answer.text + "\n\n");
            std::fflush(stdout);
            goes_on = words.empty() || words.front() != "quit";
        }
        return all_well;
    }

private:
    struct Request {
        const char* name;
        Answer (Engine::*answer)(const Words&);
    };
    static std::span<const Request> requests() {
        static constexpr std::array<Request, 19> all{{{"protocol_version", &Engine::protocol_version},
                                                      {"name", &Engine::name},
                                                      {"version", &Engine::tell_version},
                                                      {"known_command", &Engine::known_command},
                                                      {"list_commands", &Engine::list_commands},
                                                      {"quit", &Engine::quit},
                                                      {"boardsize", &Engine::boardsize},
                                                      {"clear_board", &Engine::clear_board},
                                                      {"komi", &Engine::komi},
                                                      {"play", &Engine::play},
                                                      {"genmove", &Engine::genmove},
                                                      {"reg_genmove", &Engine::reg_genmove},
                                                      {"undo", &Engine::undo},
                                                      {"time_settings", &Engine::time_settings},
                                                      {"time_left", &Engine::time_left},
                                                      {"final_score", &Engine::final_score},
                                                      {"final_status_list", &Engine::final_status_list},
                                                      {"showboard", &Engine::showboard},
                                                      {"ludus-thought", &Engine::last_thought}}};
        return all;
    }
    static const Request* find(std::string_view name) {
        for (const Request& request : requests())
            if (name == request.name) return &request;
        return nullptr;
    }

    /// The words of a line without comments and control characters.
    static Words read_words(const std::string& line) {
        std::string plain;
        for (const char c : line) {
            if (c == '#') break;
            if (c == '\t') plain += ' ';
            else if (static_cast<unsigned char>(c) >= 32 && c != 127) plain += c;
        }
        Words out;
        for (const std::string_view word : split_words(plain)) out.emplace_back(word);
        return out;
    }
    static std::string lower(std::string text) {
        for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        return text;
    }
    template <class Number>
    static std::optional<Number> number(const Words& words, std::size_t place) {
        if (words.size() <= place) return std::nullopt;
        const std::string& text = words[place];
        Number value{};
        const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
        if (read.ec != std::errc{} || read.ptr != text.data() + text.size()) return std::nullopt;
        return value;
    }
    static std::optional<int> colour(const Words& words) {
        const std::string text = words.size() > 1 ? lower(words[1]) : "";
        if (text == "b" || text == "black") return go::black;
        if (text == "w" || text == "white") return go::white;
        return std::nullopt;
    }

    Answer obey(const Words& words) {
        const Request* request = find(words.front());
        return request ? (this->*request->answer)(words) : fail("unknown command");
    }

    // ---- about itself ----
    Answer protocol_version(const Words&) { return {"2"}; }
    Answer name(const Words&) { return {"Codex Ludorum"}; }
    Answer tell_version(const Words&) { return {version}; }
    Answer quit(const Words&) { return {}; }
    Answer known_command(const Words& words) {
        return {words.size() > 1 && find(words[1]) != nullptr ? "true" : "false"};
    }
    Answer list_commands(const Words&) {
        Words names;
        for (const Request& request : requests()) names.emplace_back(request.name);
        return {join(names, "\n")};
    }

    // ---- how the game is set up ----
    void clear() { line_.assign(1, rules_.start()); }
    bool choose(const char* key, const std::string& value) {
        auto options = options_;
        std::erase_if(options, [&](const auto& pair) { return pair.first == key; });
        options.emplace_back(key, value);
        const auto read = Options::of(Go::card(), options);
        if (!read) return false;
        options_ = std::move(options);
        rules_ = Go(*read, twice_komi_);
        return true;
    }
    Answer boardsize(const Words& words) {
        const auto lines = number<int>(words, 1);
        if (!lines) return fail("syntax error");
        if (*lines != rules_.lines() && !choose("lines", std::to_string(*lines))) return fail("unacceptable size");
        clear();
        return {};
    }
    Answer clear_board(const Words&) {
        clear();
        return {};
    }
    Answer komi(const Words& words) {
        const auto points = number<double>(words, 1);
        if (!points || !std::isfinite(*points) || std::fabs(*points) > 1000) return fail("syntax error");
        twice_komi_ = static_cast<int>(std::lround(*points * 2));
        rules_ = Go(*Options::of(Go::card(), options_), twice_komi_);
        return {};
    }

    // ---- the game ----
    [[nodiscard]] const Go::Position& here() const { return line_.back(); }
    /// The position with that player to move: a player may have two moves running, and after two passes more may follow.
    void give_move(int seat) {
        if (here().seat == seat && here().phase == go::Phase::playing) return;
        Go::Position other = rules_.position_of(rules_.stones(here()), seat);
        other.captured = here().captured;
        line_.back() = other;
    }
    [[nodiscard]] std::string vertex(Move move) const {
        return move == Go::pass ? "pass" : rules_.today(kit::to(move));
    }
    [[nodiscard]] std::optional<Move> read_vertex(const std::string& text) const {
        const std::string word = lower(text);
        if (word == "pass") return Go::pass;
        const int column = static_cast<int>(std::string_view("abcdefghjklmnopqrst").find(word.front()));
        int row = 0;
        const auto read = std::from_chars(word.data() + 1, word.data() + word.size(), row);
        if (read.ec != std::errc{} || read.ptr != word.data() + word.size()) return std::nullopt;
        if (column < 0 || column >= rules_.lines() || row < 1 || row > rules_.lines()) return std::nullopt;
        return kit::put((row - 1) * rules_.lines() + column);
    }
    Answer play(const Words& words) {
        const auto seat = colour(words);
        const auto move = words.size() > 2 ? read_vertex(words[2]) : std::nullopt;
        if (!seat || !move) return fail("syntax error");
        auto line = line_;
        give_move(*seat);
        MoveList legal;
        rules_.moves(here(), legal);
        rules_.remove_repetitions(line_, legal);
        const bool allowed = std::find(legal.begin(), legal.end(), *move) != legal.end();
        Go::Position next = allowed ? rules_.play(here(), *move) : Go::Position();
        line_ = std::move(line);
        if (!allowed) return fail("illegal move");
        line_.push_back(std::move(next));
        return {};
    }
    Thought think(int seat) {
        Limits limits = limits_;
        // The same game goes the same way, and two moves of it not by the same numbers.
        limits.seed = scatter(limits_.seed + line_.size());
        if (const auto& clock = clocks_[static_cast<std::size_t>(seat)]; clock) {
            const int moves = clock->stones > 0 ? clock->stones : moves_left;
            limits.nodes = 0;
            limits.seconds = std::max(0.01, clock->seconds / (moves + 1));
        }
        auto line = line_;
        give_move(seat);
        last_ = search(rules_, here(), limits, {}, std::span<const Go::Position>(line_));
        line_ = std::move(line);
        return last_;
    }
    Answer generate(const Words& words, bool plays) {
        const auto seat = colour(words);
        if (!seat) return fail("syntax error");
        const Thought thought = think(*seat);
        if (plays && thought.value < given_up && thought.playouts > 0) return {"resign"};
        const std::string answer = vertex(thought.best);
        if (plays) play({"play", *seat == go::black ? "black" : "white", answer});
        return {answer};
    }
    Answer genmove(const Words& words) { return generate(words, true); }
    Answer reg_genmove(const Words& words) { return generate(words, false); }
    Answer undo(const Words&) {
        if (line_.size() < 2) return fail("cannot undo");
        line_.pop_back();
        return {};
    }

    // ---- clocks ----
    struct Clock {
        double seconds;
        int stones;
    };
    Answer time_settings(const Words& words) {
        const auto all = number<int>(words, 1), extra = number<int>(words, 2), stones = number<int>(words, 3);
        if (!all || !extra || !stones) return fail("syntax error");
        clocks_ = {};
        if (*extra > 0 && *stones == 0) return {};  // no limit
        const Clock clock =
            *all > 0 ? Clock{static_cast<double>(*all), 0} : Clock{static_cast<double>(*extra), *stones};
        clocks_.fill(clock);
        return {};
    }
    Answer time_left(const Words& words) {
        const auto seat = colour(words);
        const auto seconds = number<int>(words, 2), stones = number<int>(words, 3);
        if (!seat || !seconds || !stones) return fail("syntax error");
        clocks_[static_cast<std::size_t>(*seat)] = Clock{static_cast<double>(*seconds), *stones};
        return {};
    }

    // ---- how it ends ----
    [[nodiscard]] go::Cells dead() const {
        Random random(limits_.seed);
        return go::Status(rules_.stones(here()), random).dead();
    }
    Answer final_score(const Words&) {
        Go::Position ended = here();
        ended.dead = dead();
        const auto twice = rules_.twice_points(rules_.count(ended), ended);
        const int lead = twice[go::black] - twice[go::white];
        if (lead == 0) return {"0"};
        return {(lead > 0 ? "B+" : "W+") + decimal(std::abs(lead) / 2.0, 1)};
    }
    Answer final_status_list(const Words& words) {
        const std::string wanted = words.size() > 1 ? lower(words[1]) : "";
        if (wanted != "dead" && wanted != "alive" && wanted != "seki") return fail("syntax error");
        if (wanted == "seki") return {};  // is not told from alive
        const go::Cells gone = dead();
        const go::StoneBoard board = rules_.stones(here());
        Words chains;
        for (int c = 0; c < board.cells(); ++c) {
            const go::Point p = board.point(c);
            if (board.colour(p) > go::white || board.chain(p) != p) continue;
            if (gone[static_cast<std::size_t>(c)] != (wanted == "dead")) continue;
            Words stones;
            board.each_of_chain(p, [&](go::Point stone) { stones.push_back(rules_.today(board.cell(stone))); });
            chains.push_back(join(stones, " "));
        }
        return {join(chains, "\n")};
    }
    Answer showboard(const Words&) { return {"\n" + std::string(trim(rules_.sketch(here())))}; }
    /// Of the last move that was searched for: its value, games played out, seconds.
    Answer last_thought(const Words&) {
        return {decimal(static_cast<double>(last_.value), 2) + " " + std::to_string(last_.playouts) + " " +
                decimal(last_.seconds, 3)};
    }

    std::vector<std::pair<std::string, std::string>> options_;
    Go rules_;
    Limits limits_;
    std::optional<int> twice_komi_;
    std::array<std::optional<Clock>, 2> clocks_;
    std::vector<Go::Position> line_;  ///< the game so far
    Thought last_;
};

}  // namespace

int run_gtp(const Arguments& arguments) {
    const auto given = arguments.options();
    if (!given) return refuse(given.fault());
    // As it is played today, and of that what is asked for.
    std::vector<std::pair<std::string, std::string>> options;
    for (const Preset& preset : Go::card().presets)
        if (preset.id == "modern") options = preset.options;
    for (const auto& one : *given) {
        std::erase_if(options, [&](const auto& pair) { return pair.first == one.first; });
        options.push_back(one);
    }
    const auto read = Options::of(Go::card(), options);
    if (!read) return refuse(read.fault());
    const auto limits = read_limits(arguments, "strong");
    if (!limits) return refuse(limits.fault());
    return Engine(std::move(options), Go(*read), *limits).run();
}

}  // namespace ludus::terminal
