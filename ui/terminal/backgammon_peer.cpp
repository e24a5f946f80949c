#include "ui/terminal/backgammon_peer.hpp"

#include <sys/wait.h>
#include <unistd.h>
#include <csignal>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"

namespace ludus::terminal {

namespace {

constexpr int most_shown = 9999;
constexpr const char* setting_up =
    "set automatic roll off\nset automatic game off\nset automatic move off\nset automatic bearoff off\n"
    "set player 0 human\nset player 1 human\nset jacoby off\nset cube use off\nset display off\n"
    "set evaluation chequerplay evaluation cubeful off\n";

/// The line after which nothing more comes.
bool last_line(const std::string& line) { return line.rfind("The pip counts are", 0) == 0; }

}  // namespace

Expected<BackgammonPeer> BackgammonPeer::start(int plies) {
    const char* const places[] = {"/usr/games/gnubg", "/usr/bin/gnubg", "/usr/local/bin/gnubg"};
    const char* program = nullptr;
    for (const char* place : places)
        if (!program && access(place, X_OK) == 0) program = place;
    if (!program) return Fault{"GNU Backgammon is not installed", "gnubg in /usr/games, /usr/bin or /usr/local/bin"};
    int to[2], from[2];
    if (pipe(to) != 0 || pipe(from) != 0) return Fault{"there is no free pipe to GNU Backgammon", "a free pipe"};
    const int child = fork();
    if (child < 0) return Fault{"GNU Backgammon does not start", "memory for one more program"};
    if (child == 0) {
        dup2(to[0], STDIN_FILENO);
        dup2(from[1], STDOUT_FILENO);
        dup2(from[1], STDERR_FILENO);
        for (const int end : {to[0], to[1], from[0], from[1]}) close(end);
        execl(program, program, "-t", "-q", static_cast<char*>(nullptr));
        _exit(127);
    }
    close(to[0]);
    close(from[1]);
    std::signal(SIGPIPE, SIG_IGN);
    BackgammonPeer peer;
    peer.to_ = to[1];
    peer.from_ = from[0];
    peer.child_ = child;
    const auto begun = peer.ask(setting_up + ("set evaluation chequerplay evaluation plies " + std::to_string(plies)) +
                                "\nnew session\n");
    if (!begun) return begun.fault();
    return peer;
}

BackgammonPeer::BackgammonPeer(BackgammonPeer&& other) noexcept
    : to_(other.to_), from_(other.from_), child_(other.child_), rest_(std::move(other.rest_)) {
    other.to_ = other.from_ = other.child_ = -1;
}

BackgammonPeer::~BackgammonPeer() {
    if (child_ < 0) return;
    close(to_);  // at the end of its input it ends
    close(from_);
    kill(child_, SIGTERM);
    waitpid(child_, nullptr, 0);
}

Expected<std::vector<std::string>> BackgammonPeer::ask(const std::string& commands) {
    const std::string all = commands + "show pipcount\n";
    const Fault silent{"GNU Backgammon stopped answering", "its answer to \"hint\""};
    for (std::size_t at = 0; at < all.size();) {
        const auto sent = write(to_, all.data() + at, all.size() - at);
        if (sent <= 0) return silent;
        at += static_cast<std::size_t>(sent);
    }
    std::vector<std::string> lines;
    for (;;) {
        std::size_t end = 0;
        while ((end = rest_.find('\n')) != std::string::npos) {
            lines.push_back(rest_.substr(0, end));
            rest_.erase(0, end + 1);
            if (last_line(lines.back())) return lines;
        }
        char buffer[4096];
        const auto got = read(from_, buffer, sizeof buffer);
        if (got <= 0) return silent;
        rest_.append(buffer, static_cast<std::size_t>(got));
    }
}

Expected<std::vector<PeerBoard>> BackgammonPeer::moves(const PeerBoard& board, int a, int b) {
    std::string commands = "set turn 1\nset board simple";
    for (const int n : board) commands += " " + std::to_string(n);
    commands +=
        "\nset dice " + std::to_string(a) + " " + std::to_string(b) + "\nhint " + std::to_string(most_shown) + "\n";
    const auto lines = ask(commands);
    if (!lines) return lines.fault();
    std::vector<PeerBoard> out;
    for (const std::string& line : *lines) {
        // "    1. Cubeless 0-ply    24/18 13/11                  Eq.: -0.006"
        const auto value = line.find("Eq.:"), ply = line.find("-ply ");
        if (line.rfind("There are no legal moves", 0) == 0) return std::vector<PeerBoard>{board};
        if (value == std::string::npos || ply == std::string::npos || ply > value) continue;
        auto after = after_peer_move(board, line.substr(ply + 5, value - ply - 5));
        if (!after) return after.fault();
        out.push_back(*after);
    }
    if (out.empty())
        return Fault{
            "GNU Backgammon said \"" + shown(lines->size() > 1 ? (*lines)[lines->size() - 2] : std::string()) + "\"",
            "moves"};
    return out;
}

Expected<PeerBoard> after_peer_move(const PeerBoard& board, const std::string& words) {
    constexpr int bar = 25;  // of the way to go
    PeerBoard out = board;
    for (const std::string_view word : split_words(words)) {
        int times = 1;
        std::vector<int> stops;
        for (std::size_t i = 0; i < word.size();) {
            if (word.compare(i, 3, "bar") == 0) {
                stops.push_back(bar);
                i += 3;
            } else if (word.compare(i, 3, "off") == 0) {
                stops.push_back(0);
                i += 3;
            } else if (word[i] == '(' && i + 1 < word.size()) {
                times = word[i + 1] - '0';
                break;
            } else if (word[i] == '/' || word[i] == '*') {
                ++i;
            } else if (word[i] >= '0' && word[i] <= '9') {
                int n = 0;
                while (i < word.size() && word[i] >= '0' && word[i] <= '9') n = n * 10 + (word[i++] - '0');
                stops.push_back(n);
            } else {
                return Fault{"\"" + shown(word) + "\" is not a move", "a move such as 13/10(2)"};
            }
        }
        for (int k = 0; k < times; ++k) {
            for (std::size_t i = 0; i + 1 < stops.size(); ++i) {
                const int from = stops[i], to = stops[i + 1];
                if (from < 1 || from > bar || to < 0 || to > 24)
                    return Fault{"\"" + shown(word) + "\" leaves the board", "points 1 to 24"};
                --out[static_cast<std::size_t>(from == bar ? 0 : from)];
                if (to == 0) continue;
                int& there = out[static_cast<std::size_t>(to)];
                if (there == -1) {
                    there = 0;
                    ++out[25];
                }
                ++there;
            }
        }
    }
    return out;
}

}  // namespace ludus::terminal
