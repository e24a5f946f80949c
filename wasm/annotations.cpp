// What a person writes into the tree of a match: comments, signs, drawn marks, and which variations stand where.

#include <algorithm>
#include <memory>

#include "core/base/text.hpp"
#include "core/match/record.hpp"
#include "core/match/sentences.hpp"
#include "wasm/ludus.h"
#include "wasm/result.hpp"
#include "wasm/sessions.hpp"

using namespace ludus;  // NOLINT: the C functions below stand outside any namespace

extern "C" {

int ludus_match_promote(int match, int node) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (!is_node(at->match, node)) return fail_with(no_node(at->match, node));
    at->match.promote(node);
    at->before_cut.clear();
    at->changed();
    return 1;
}

int ludus_match_cut(int match, int node) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (node == 0 || !is_node(at->match, node)) return fail_with(no_node(at->match, node));
    at->before_cut = write_record(at->match);
    at->place_before_cut.clear();
    for (int n = at->match.cursor(); n > 0; n = at->match.node(n).parent) {
        const std::vector<int>& ways = at->match.node(at->match.node(n).parent).next;
        at->place_before_cut.push_back(static_cast<int>(std::find(ways.begin(), ways.end(), n) - ways.begin()));
    }
    at->match.drop(node);
    at->size_after_cut = at->match.size();
    at->forget_nodes();
    at->changed();
    return 1;
}

int ludus_match_uncut(int match) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (at->before_cut.empty() || at->match.size() != at->size_after_cut)
        return fail_with(wrong(interface_faults::nothing_cut, interface_faults::a_cut));
    auto before = read_record(at->before_cut);
    if (!before) return fail_with(before.fault());
    int place = 0;
    for (std::size_t i = at->place_before_cut.size(); i-- > 0;)
        place = before->node(place).next[static_cast<std::size_t>(at->place_before_cut[i])];
    before->go(place);
    auto fresh = std::make_unique<Session>(std::move(*before));
    fresh->naming = at->naming;
    fresh->viewer = at->viewer;
    fresh->line.kept = std::move(at->line.kept);  // its revisions go on
    replace_session(match, std::move(fresh));
    return 1;
}

int ludus_match_comment(int match, int node, const char* text) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (!is_node(at->match, node)) return fail_with(no_node(at->match, node));
    std::string words = clean_utf8(given(text));
    if (words.size() > longest_comment)
        return fail_with(wrong(match_sentences::comment_too_long, match_sentences::at_most_in_comment,
                               {{"n", std::to_string(longest_comment)}}));
    at->match.comment(node, std::move(words));
    at->before_cut.clear();
    return 1;
}

int ludus_match_sign(int match, int node, const char* sign) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (node == 0 || !is_node(at->match, node)) return fail_with(no_node(at->match, node));
    const Sign wanted = read_sign(given(sign));
    if (wanted == Sign::none && !given(sign).empty())
        return fail_with(
            wrong(match_sentences::not_a_sign, match_sentences::a_sign, {{"text", std::string(given(sign))}}));
    at->match.sign(node, wanted);
    at->before_cut.clear();
    return 1;
}

int ludus_match_draw(int match, int node, int mark) {
    Session* at = session(match);
    if (at == nullptr) return fail_with(no_match(match));
    if (!is_node(at->match, node)) return fail_with(no_node(at->match, node));
    DrawnMarks marks;
    if (mark >= 0) {
        const MarkText names(at->match.game().board());
        const DrawnMark drawn = DrawnMark::of(mark);
        if (!names.can_mark(drawn.from) || drawn.from == drawn.to || (drawn.to != -1 && !names.can_mark(drawn.to)))
            return fail_with(
                wrong(match_sentences::not_a_mark, match_sentences::a_mark_wanted, {{"text", std::to_string(mark)}}));
        marks = at->match.node(node).marks;
        const auto there = std::find(marks.begin(), marks.end(), mark);
        if (there != marks.end()) marks.erase(there);
        else if (marks.size() < most_marks) add_mark(marks, mark);
        else
            return fail_with(wrong(match_sentences::too_many_marks, match_sentences::at_most_marks,
                                   {{"n", std::to_string(most_marks)}}));
    }
    at->match.draw(node, std::move(marks));
    at->before_cut.clear();
    return 1;
}

}  // extern "C"
