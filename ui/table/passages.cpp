#include "ui/table/passages.hpp"

namespace ludus::table {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\n' || text.front() == '\r'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\n' || text.back() == '\r')) text.remove_suffix(1);
    return text;
}

/// Where the brace opened at `open` closes; npos where it does not.
std::size_t closing(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        if (text[i] == '{') ++depth;
        if (text[i] == '}' && --depth == 0) return i;
    }
    return std::string_view::npos;
}

/// The first and second part of "as printed : as read : why".
std::string_view part(std::string_view text, int index) {
    for (int i = 0; i < index; ++i) {
        const std::size_t colon = text.find(" : ");
        if (colon == std::string_view::npos) return {};
        text.remove_prefix(colon + 3);
    }
    return trimmed(text.substr(0, text.find(" : ")));
}

/// The words as they are to be read: misprints mended, what is lost supplied, page turns and ids left out.
std::string plain(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.substr(i, 3) == "‖") {
            i += 2;
            continue;
        }
        if (text[i] != '{') {
            if (text[i] == ' ' && !out.empty() && out.back() == ' ') continue;
            out += text[i] == '\n' ? ' ' : text[i];
            continue;
        }
        const std::size_t end = closing(text, i);
        if (end == std::string_view::npos) break;
        const std::string_view inner = text.substr(i + 1, end - i - 1);
        if (inner.substr(0, 4) == "sic ") {
            const std::string_view read = part(inner.substr(4), 1);
            out += plain(read.empty() ? part(inner.substr(4), 0) : read);
        } else if (inner.substr(0, 5) == "lost ") {
            out += plain(part(inner.substr(5), 0));
        } else if (const std::size_t colon = inner.find(": "); colon != std::string_view::npos) {
            out += plain(inner.substr(colon + 2));
        }
        i = end;
    }
    return std::string(trimmed(out));
}

bool is_id(std::string_view word) {
    return word.find('.') != std::string_view::npos &&
           word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-+") == std::string_view::npos;
}

}  // namespace

void Passages::sentences(std::string_view block, const std::string& where, bool ours) {
    for (std::size_t i = block.find('{'); i != std::string_view::npos; i = block.find('{', i + 1)) {
        const std::size_t end = closing(block, i);
        if (end == std::string_view::npos) return;
        const std::string_view inner = block.substr(i + 1, end - i - 1);
        const std::size_t colon = inner.find(':');
        if (colon == std::string_view::npos) continue;
        std::string_view ids = inner.substr(0, colon);
        const bool further = !ids.empty() && ids.back() == '+';
        const std::string words = plain(inner.substr(colon + 1));
        while (!ids.empty()) {
            const std::size_t space = ids.find(' ');
            std::string id(ids.substr(0, space));
            ids = space == std::string_view::npos ? std::string_view() : ids.substr(space + 1);
            if (!is_id(id)) continue;
            if (id.back() == '+') id.pop_back();
            const auto known = by_id_.find(id);
            if (known == by_id_.end())
                by_id_.emplace(id, Passage{words, where, ours});
            else if (further)
                known->second.text += " … " + words;
        }
    }
}

void Passages::read(std::string_view text) {
    std::string cite, section;
    while (!text.empty()) {
        std::size_t end = text.find("\n\n");
        if (const std::size_t dos = text.find("\r\n\r\n"); dos < end) end = dos;
        const std::string_view block = trimmed(text.substr(0, end));
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 2);
        if (block.empty()) continue;
        if (block.front() == '@') {
            const std::size_t at = block.find("@cite ");
            if (at != std::string_view::npos) cite = trimmed(block.substr(at + 6, block.find('\n', at) - at - 6));
        } else if (block.front() == '#') {
            const std::size_t bar = block.find('|');
            if (bar != std::string_view::npos)
                section = plain(trimmed(block.substr(bar + 1, block.find('\n') - bar - 1)));
        } else if (block.front() != '!') {
            const bool ours = block.front() == '>';
            std::string where = ours ? "our note" : cite;
            if (!section.empty()) where += (where.empty() ? "" : ", ") + section;
            sentences(block, where, ours);
        }
    }
}

const Passage* Passages::find(std::string_view id) const {
    const auto at = by_id_.find(id);
    return at == by_id_.end() ? nullptr : &at->second;
}

}  // namespace ludus::table
