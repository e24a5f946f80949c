// The checks a record asks for in its tags.

#include <algorithm>

#include "core/base/text.hpp"
#include "core/match/record.hpp"
#include "core/match/sentences.hpp"

namespace ludus {

namespace sentences = match_sentences;

namespace {

/// "1", "0", "0.5", "½", "-12", "-0.5": a score in halves; nothing where it is none.
std::optional<float> read_score(std::string_view text) {
    if (text == "½") return 0.5f;
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const std::size_t point = text.find('.');
    const auto whole = read_int(text.substr(0, point));
    if (!whole || *whole < 0) return std::nullopt;
    auto score = static_cast<float>(*whole);
    if (point != std::string_view::npos) {
        if (text.substr(point) != ".5") return std::nullopt;
        score += 0.5f;
    }
    if (negative && score == 0) return std::nullopt;
    return negative ? -score : score;
}

std::string write_score(float score) {
    const int halves = static_cast<int>(score * 2);
    std::string out = std::to_string(halves / 2);
    if (halves % 2 != 0) out = (halves < 0 && halves / 2 == 0 ? "-" : "") + out + ".5";
    return out;
}

std::string write_outcome(const Match& match, const Outcome& outcome) {
    if (!outcome.over) return "going on";
    std::vector<std::string> scores;
    for (std::size_t seat = 0; seat < match.game().card().seats.size(); ++seat)
        scores.push_back(write_score(outcome.score[seat]));
    return join(scores, " ");
}

class Checker {
public:
    explicit Checker(const Match& match) : match_(match) {
        match_.go(0);
        while (!match_.node(match_.cursor()).next.empty()) match_.go(match_.node(match_.cursor()).next.front());
    }

    std::vector<std::string> run() {
        for (const auto& [name, value] : match_.tags()) {
            if (name == "Why") why(value);
            if (name == "End") end(value);
            if (name == "Refused") refused(value);
            if (name == "Moves") moves(value);
            if (name == "Outcome") outcome(value);
        }
        return std::move(failed_);
    }

private:
    void fail(const std::string& check, std::string_view what) {
        failed_.push_back(say(sentences::failed_check, {{"tag", check}, {"text", std::string(what)}}));
    }

    void why(const std::string& value) {
        const Match::Node& last = match_.node(match_.cursor());
        if (last.parent < 0) return fail("Why", sentences::nothing_to_explain);
        std::vector<std::string> cited;
        for (const auto& reason : match_.reasons(match_.cursor()))
            if (std::find(cited.begin(), cited.end(), reason.rule) == cited.end()) cited.push_back(reason.rule);
        for (const auto rule : split_words(value))
            if (std::find(cited.begin(), cited.end(), rule) == cited.end())
                fail("Why", say(sentences::cites_otherwise,
                                {{"move", last.words}, {"rule", std::string(rule)}, {"list", join(cited, ", ")}}));
    }

    /// Clocks and counters are no part of what the example shows, so positions are compared as a player would.
    void end(const std::string& value) {
        const auto wanted = match_.game().read_position(value);
        if (!wanted) return fail("End", describe(wanted.fault()));
        if (*wanted == match_.position() || match_.game().hash(*wanted) == match_.game().hash(match_.position()))
            return;
        fail("End", say(sentences::position_differs, {{"position", match_.game().write(match_.position())},
                                                      {"wanted", match_.game().write(*wanted)}}));
    }

    void refused(const std::string& value) {
        Match trial = match_;
        if (trial.play(value)) fail("Refused", say(sentences::is_legal, {{"move", value}}));
    }

    void moves(const std::string& value) {
        std::vector<std::string> wanted, there;
        for (const auto word : split_words(value)) wanted.emplace_back(word);
        const auto from = match_.tag("From");
        const Board board = match_.game().board();
        for (const Move move : match_.moves()) {
            const auto first = match_.game().touches(match_.position(), move).front();
            if (from.empty() || board.spots[static_cast<std::size_t>(first)].name == from.front())
                there.push_back(match_.game().words(match_.position(), move));
        }
        for (const auto& word : wanted)
            if (std::find(there.begin(), there.end(), word) == there.end())
                fail("Moves", say(sentences::is_not_legal, {{"move", word}}));
        for (const auto& word : there)
            if (std::find(wanted.begin(), wanted.end(), word) == wanted.end())
                fail("Moves", say(sentences::is_legal_too, {{"move", word}}));
    }

    void outcome(const std::string& value) {
        const Outcome reached = match_.outcome();
        const auto differs = [&] {
            fail("Outcome",
                 say(sentences::outcome_differs, {{"outcome", write_outcome(match_, reached)}, {"wanted", value}}));
        };
        if (trim(value) == "going on") {
            if (reached.over) differs();
            return;
        }
        const auto words = split_words(value);
        const std::size_t seats = match_.game().card().seats.size();
        bool same = reached.over;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const auto score = read_score(words[i]);
            if (!score || words.size() != seats)
                return fail("Outcome", say(sentences::not_scores, static_cast<int>(seats), {{"text", value}}));
            same = same && *score == reached.score[i];
        }
        if (words.empty() || !same) differs();
    }

    Match match_;
    std::vector<std::string> failed_;
};

}  // namespace

std::vector<std::string> failed_checks(const Match& match) { return Checker(match).run(); }

}  // namespace ludus
