// Writes records: what is written is read again as the same tree, and is the same text when written again.

#include <algorithm>
#include <optional>

#include "core/base/index.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/match/record.hpp"

namespace ludus {

namespace {

/// UTF-8 with blanks for control characters; only a comment may keep the ends of its lines.
std::string plain(std::string_view text, bool keep_lines) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n') continue;
        const bool line_end = c == '\n' || c == '\r';
        if (line_end) out += keep_lines ? '\n' : ' ';
        else out += c;
    }
    return clean_utf8(without_controls(out, keep_lines ? "\t\n" : "\t"));
}

std::string escaped(std::string_view text, char closing) {
    std::string out;
    for (const char c : text) {
        if (c == closing || c == '\\') out += '\\';
        out += c;
    }
    return out;
}

/// Words that only look like marks are none when they are read again.
std::string without_marks(std::string text) {
    for (std::size_t i = text.find("[%c"); i != std::string::npos; i = text.find("[%c", i + 2))
        if (MarkText::begins(std::string_view(text).substr(i))) text.insert(i, 1, '\\');
    return text;
}

void tag(std::string& out, std::string_view name, std::string_view value) {
    out += '[';
    out += name;
    out += " \"" + escaped(plain(value, false), '"') + "\"]\n";
}

bool is_tag_name(std::string_view name) {
    const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    if (name.empty() || !letter(name.front())) return false;
    for (const char c : name)
        if (!letter(c) && c != '-' && !(c >= '0' && c <= '9')) return false;
    return name != "Game" && name != "Option" && name != "Setup" && name != "Seat";
}

void write_tags(std::string& out, const Match& match) {
    const Card& card = match.game().card();
    tag(out, "Game", card.id);
    for (const auto& [key, value] : match.game().options().chosen()) tag(out, "Option", key + "=" + value);
    if (match.from_setup()) tag(out, "Setup", match.game().write(match.node(0).position));
    for (std::size_t seat = 0; seat < card.seats.size(); ++seat) {
        const Player& player = match.players()[seat];
        if (!player.machine && player.name.empty()) continue;
        std::string value = card.seats[seat].id;
        if (player.machine) value += " machine " + (player.level.empty() ? default_level().id : player.level);
        else value += " person";
        if (!player.name.empty()) value += " " + player.name;
        tag(out, "Seat", value);
    }
    for (const auto& [name, value] : match.tags())
        if (is_tag_name(name)) tag(out, name, value);
}

/// Sets words in lines: each turn of the main line on a line of its own, each variation on its own, set in.
class Page {
public:
    explicit Page(std::string& out) : out_(out) {}

    void word(std::string_view word) {
        static constexpr std::size_t measure = 100;
        const std::size_t width = out_.size() - line_begin_;
        if (!fresh_ && width + 1 + word.size() > measure) new_line();
        else if (!fresh_) out_ += ' ';
        fresh_ = false;
        out_ += word;
        // A comment may hold lines of its own.
        const std::size_t last_line = word.rfind('\n');
        if (last_line != std::string_view::npos) line_begin_ = out_.size() - word.size() + last_line + 1;
    }

    void new_line() {
        if (fresh_) return;
        out_ += '\n';
        line_begin_ = out_.size();
        out_.append(depth_ * 4, ' ');
        fresh_ = true;
    }

    void open() {
        // Deep variations are set in no further: the page is only so wide.
        depth_ = std::min<std::size_t>(++nested_, 10);
        new_line();
        out_ += '(';
        fresh_ = true;
    }

    void close() {
        depth_ = std::min<std::size_t>(--nested_, 10);
        out_ += " )";
        fresh_ = false;
        new_line();
    }

    [[nodiscard]] bool in_main_line() const { return nested_ == 0; }

private:
    std::string& out_;
    std::size_t line_begin_ = out_.size();
    std::size_t nested_ = 0, depth_ = 0;
    bool fresh_ = true;
};

std::string ending_words(const Card& card, const Ending& ending) {
    if (ending.kind == EndingKind::drawn_by_agreement) return "drawn by agreement";
    return card.seats[at(ending.seat)].id + " resigns";
}

void write_moves(std::string& out, const Match& match) {
    // What is still to be written, the next on top; a stack of our own, since variations may stand deep in one another.
    enum class Kind { on_from, move, variation, close, ending, ending_apart };
    struct Task {
        Kind kind;
        int node;
    };
    const Card& card = match.game().card();
    Page page(out);
    std::optional<MarkText> names;
    const auto comment = [&](int index) {
        const Match::Node& node = match.node(index);
        std::string text = without_marks(escaped(plain(node.comment, true), '}'));
        if (!node.marks.empty()) {
            if (!names) names.emplace(match.game().board());
            const std::string marks = names->write(node.marks);
            text = marks + (marks.empty() || text.empty() ? "" : " ") + text;
        }
        if (!text.empty()) page.word("{" + text + "}");
    };
    comment(0);
    std::vector<Task> tasks{{Kind::on_from, 0}};
    while (!tasks.empty()) {
        const Task task = tasks.back();
        tasks.pop_back();
        const Match::Node& node = match.node(task.node);
        switch (task.kind) {
            case Kind::on_from: {
                const bool ended = node.ending.kind != EndingKind::none;
                if (node.next.empty()) {
                    if (ended) tasks.push_back({Kind::ending, task.node});
                    break;
                }
                tasks.push_back({Kind::on_from, node.next.front()});
                // The ending of a position the line goes on from is a variation without a move.
                if (ended) tasks.push_back({Kind::ending_apart, task.node});
                for (std::size_t i = node.next.size(); i-- > 1;) tasks.push_back({Kind::variation, node.next[i]});
                tasks.push_back({Kind::move, node.next.front()});
                break;
            }
            case Kind::move:
                if (node.parent == 0 || match.node(node.parent).turn_start) {
                    if (page.in_main_line()) page.new_line();
                    page.word(std::to_string(match.turn_number(task.node)) + ".");
                }
                page.word(node.slip.empty()
                              ? node.words
                              : "<" + node.words + " : " + node.slip + " : " + match.game().write(node.position) + ">");
                if (node.sign != Sign::none) page.word(text_of(node.sign));
                comment(task.node);
                break;
            case Kind::variation:
                page.open();
                tasks.push_back({Kind::close, task.node});
                tasks.push_back({Kind::on_from, task.node});
                tasks.push_back({Kind::move, task.node});
                break;
            case Kind::close: page.close(); break;
            case Kind::ending: page.word(ending_words(card, node.ending)); break;
            case Kind::ending_apart:
                page.open();
                page.word(ending_words(card, node.ending));
                page.close();
                break;
        }
    }
}

}  // namespace

std::string write_record(const Match& match) {
    std::string out;
    write_tags(out, match);
    out += '\n';
    const std::size_t begin = out.size();
    write_moves(out, match);
    while (!out.empty() && is_blank(out.back()) && out.size() > begin) out.pop_back();
    if (out.size() > begin) out += '\n';
    return out;
}

}  // namespace ludus
