#include "core/match/annotations.hpp"

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/picture.hpp"
#include "core/match/sentences.hpp"

namespace ludus {

namespace sentences = match_sentences;

namespace {

constexpr const char* signs[] = {"", "!", "?", "!!", "??", "!?", "?!"};
constexpr std::string_view rings_open = "[%csl ", arrows_open = "[%cal ";

}  // namespace

std::string_view text_of(Sign sign) { return signs[static_cast<std::size_t>(sign)]; }

Sign read_sign(std::string_view text) {
    for (std::size_t i = 1; i < std::size(signs); ++i)
        if (text == signs[i]) return static_cast<Sign>(i);
    return Sign::none;
}

void add_mark(DrawnMarks& marks, int mark) {
    auto place = marks.begin();
    while (place != marks.end() && *place >> 2 < mark >> 2) ++place;
    if (place != marks.end() && *place >> 2 == mark >> 2) *place = mark;
    else marks.insert(place, mark);
}

MarkText::MarkText(const Board& board) {
    for (const Spot& spot : board.spots) names_.push_back(spot.kind == SpotKind::button ? std::string() : spot.name);
}

bool MarkText::can_mark(int spot) const { return spot >= 0 && at(spot) < names_.size() && !names_[at(spot)].empty(); }

int MarkText::spot(std::string_view name) const {
    if (name.empty()) return -1;
    for (std::size_t i = 0; i < names_.size(); ++i)
        if (names_[i] == name) return static_cast<int>(i);
    return -1;
}

int MarkText::ways(std::string_view word, DrawnMark& mark) const {
    int count = 0;
    for (std::size_t i = 1; i < word.size(); ++i) {
        const int from = spot(word.substr(0, i));
        for (std::size_t gap = 0; from >= 0 && gap <= (word[i] == '-' ? 1U : 0U); ++gap) {
            const int to = spot(word.substr(i + gap));
            if (to < 0 || from == to) continue;
            mark.from = from;
            mark.to = to;
            ++count;
        }
    }
    return count;
}

std::string MarkText::write(const DrawnMarks& marks) const {
    std::string out;
    std::string_view group;
    for (const int packed : marks) {
        DrawnMark mark = DrawnMark::of(packed);
        if (!can_mark(mark.from) || (mark.to >= 0 && !can_mark(mark.to))) continue;
        const std::string_view wanted = mark.to < 0 ? rings_open : arrows_open;
        if (wanted == group) out += ',';
        else {
            if (!group.empty()) out += "] ";
            out += group = wanted;
        }
        out += mark_letters[static_cast<std::size_t>(mark.colour)];
        const std::string& from = names_[at(mark.from)];
        out += from;
        if (mark.to < 0) continue;
        const std::string& to = names_[at(mark.to)];
        if (ways(from + to, mark) != 1) out += '-';
        out += to;
    }
    if (!group.empty()) out += ']';
    return out;
}

bool MarkText::begins(std::string_view text) { return text.starts_with(rings_open) || text.starts_with(arrows_open); }

std::size_t MarkText::read(std::string_view text, DrawnMarks& out, Fault& fault) const {
    const bool ring = text.starts_with(rings_open);
    const std::size_t end = text.find_first_of("]}\n");
    const auto refuse = [&](std::string_view what, std::string_view wanted, std::string_view word, std::size_t place) {
        const std::string most = std::to_string(most_marks);
        fault = {say(what, {{"text", shown(word, 20)}, {"n", most}}), say(wanted, {{"n", most}}), 0,
                 static_cast<int>(place) + 1};
        return 0U;
    };
    if (end == std::string_view::npos || text[end] != ']') return refuse(sentences::marks_not_closed, "]", "", 0);
    for (std::size_t begin = rings_open.size(); begin <= end;) {
        const std::size_t comma = std::min(text.find(',', begin), end);
        const std::string_view word = text.substr(begin, comma - begin);
        const std::size_t colour = word.empty() ? std::string_view::npos : mark_letters.find(word.front());
        DrawnMark mark;
        if (colour != std::string_view::npos) {
            mark.colour = static_cast<MarkColour>(colour);
            mark.from = ring ? spot(word.substr(1)) : ways(word.substr(1), mark) == 1 ? mark.from : -1;
        }
        if (colour == std::string_view::npos || mark.from < 0)
            return refuse(sentences::not_a_mark, sentences::a_mark_wanted, word, begin);
        add_mark(out, mark.packed());
        if (out.size() > most_marks) return refuse(sentences::too_many_marks, sentences::at_most_marks, "", begin);
        begin = comma + 1;
    }
    return end + 1;
}

void MarkText::take_from(std::string& text, DrawnMarks& out) const {
    for (std::size_t i = text.find("[%c"); i != std::string::npos; i = text.find("[%c", i)) {
        DrawnMarks together = out;
        Fault fault;
        const std::string_view rest = std::string_view(text).substr(i);
        std::size_t length = begins(rest) ? read(rest, together, fault) : 0;
        if (length == 0) {
            ++i;
            continue;
        }
        out.swap(together);
        if (i + length < text.size() && text[i + length] == ' ') ++length;
        text.erase(i, length);
    }
}

}  // namespace ludus
