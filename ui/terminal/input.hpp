#pragma once
// What another program asks, line by line: for uci and gtp.

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <deque>
#include <optional>
#include <string>

namespace ludus::terminal {

/// Lines of standard input, to be had one by one and without waiting.
class Input {
public:
    /// The next line; nothing at the end of input.
    std::optional<std::string> next() {
        while (lines_.empty() && !ended_) read_more();
        if (lines_.empty()) return std::nullopt;
        std::string line = std::move(lines_.front());
        lines_.pop_front();
        return line;
    }
    /// Whether a line waits that `wanted` takes; the lines before it wait on.
    template <class Wanted>
    bool has(Wanted wanted) {
        pollfd one{STDIN_FILENO, POLLIN, 0};
        if (!ended_ && poll(&one, 1, 0) > 0) read_more();
        return std::any_of(lines_.begin(), lines_.end(), wanted);
    }
    [[nodiscard]] bool ended() const { return ended_; }

private:
    void read_more() {
        char buffer[4096];
        const ssize_t n = read(STDIN_FILENO, buffer, sizeof buffer);
        if (n <= 0) ended_ = true;
        rest_.append(buffer, n > 0 ? static_cast<std::size_t>(n) : 0);
        for (std::size_t end = rest_.find('\n'); end != std::string::npos; end = rest_.find('\n')) {
            lines_.push_back(rest_.substr(0, end));
            rest_.erase(0, end + 1);
        }
        if ((ended_ && !rest_.empty()) || rest_.size() > longest_line)
            lines_.push_back(std::move(rest_)), rest_.clear();
    }

    static constexpr std::size_t longest_line = 1 << 20;  ///< bytes

    std::deque<std::string> lines_;
    std::string rest_;
    bool ended_ = false;
};

}  // namespace ludus::terminal
