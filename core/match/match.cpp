// Long: one class whose parts share its state.
#include "core/match/match.hpp"

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/match/sentences.hpp"

namespace ludus {

namespace sentences = match_sentences;

namespace {

/// How the game stands where the players have ended it themselves.
Outcome players_ending(const Card& card, const Ending& ending) {
    Outcome outcome;
    outcome.over = true;
    if (ending.kind == EndingKind::drawn_by_agreement) {
        for (std::size_t seat = 0; seat < card.seats.size(); ++seat) outcome.score[seat] = 0.5f;
        outcome.text = sentences::draw_agreed;
        return outcome;
    }
    // Partners win and lose together.
    const SeatCard& gone = card.seats[at(ending.seat)];
    for (std::size_t seat = 0; seat < card.seats.size(); ++seat)
        outcome.score[seat] = card.seats[seat].side == gone.side ? 0.0f : 1.0f;
    std::vector<std::string> winners;
    for (const SeatCard& seat : card.seats)
        if (seat.side != gone.side) winners.push_back(seat.shown());
    outcome.text = winners.empty() ? say(sentences::gave_up, {{"player", gone.shown()}})
                                   : say(sentences::resigned, static_cast<int>(winners.size()),
                                         {{"player", gone.shown()}, {"winners", listed(winners)}});
    return outcome;
}

Fault already_over(const Outcome& outcome) {
    return {say(sentences::game_over, {{"end", unstopped(outcome.text)}}), std::string(sentences::no_further_move)};
}

/// How a match stands that has gone on for the greatest length.
Outcome length_reached(const Card& card) {
    Outcome outcome;
    outcome.over = true;
    for (std::size_t seat = 0; seat < card.seats.size(); ++seat) outcome.score[seat] = 0.5f;
    outcome.text = say(sentences::longest_reached, {{"n", std::to_string(greatest_length)}});
    return outcome;
}

}  // namespace

Match::Match(GamePtr game) : Match(game, game->start()) { from_setup_ = false; }

Match::Match(GamePtr game, Position setup) : game_(std::move(game)), from_setup_(true) {
    Node first;
    first.position = std::move(setup);
    first.turn_start = game_->at_turn_start(first.position);
    first.hash = game_->hash(first.position);
    judge(first);
    nodes_.push_back(std::move(first));
    last_child_.push_back(-1);
    players_.resize(game_->card().seats.size());
}

// --- how things stand -----------------------------------------------------------------------------------------

Outcome Match::outcome_by_rules(int index) const {
    const Node& here = node(index);
    if (!here.over) return {};
    Outcome outcome = game_->result(here.position);
    if (outcome.over) return outcome;
    outcome = repetition(here);
    if (outcome.over) return outcome;
    return length_reached(game_->card());
}

Outcome Match::repetition(const Node& here) const {
    const int limit = game_->repetition_limit();
    if (limit <= 0 || here.stood < limit) return {};
    int first = here.stood_at;
    while (first > 0 && node(first).stood_at >= 0) first = node(first).stood_at;
    std::vector<Position> line{here.position};
    for (int n = here.parent; first >= 0; n = node(n).parent) {
        line.push_back(node(n).position);
        if (n == first) break;
    }
    std::reverse(line.begin(), line.end());
    return game_->repeated(line);
}

void Match::stand_at(int to) {
    if (standing_at_ < 0) {
        standing_.clear();
        standing_at_ = 0;
        if (node(0).stood > 0) standing_[node(0).hash] = 0;
    }
    // Off the one line up to where the two part, then on along the other.
    std::vector<int> on;
    int off = standing_at_;
    for (int n = to; n != off;) {
        if (node(off).depth < node(n).depth) {
            on.push_back(n);
            n = node(n).parent;
            continue;
        }
        const Node& left = node(off);
        if (left.stood > 1) standing_[left.hash] = left.stood_at;
        else if (left.stood == 1) standing_.erase(left.hash);
        off = left.parent;
    }
    for (auto n = on.rbegin(); n != on.rend(); ++n)
        if (node(*n).stood > 0) standing_[node(*n).hash] = *n;
    standing_at_ = to;
}

void Match::judge(Node& next) {
    if (next.turn_start && game_->repetition_limit() > 0) {
        next.stood = 1;
        if (next.parent >= 0) {
            stand_at(next.parent);
            if (const auto before = standing_.find(next.hash); before != standing_.end()) {
                next.stood_at = before->second;
                next.stood = node(before->second).stood + 1;
            }
        }
    }
    next.over = next.depth >= greatest_length || game_->result(next.position).over || repetition(next).over;
}

Outcome Match::outcome() const {
    Outcome outcome = outcome_by_rules(cursor_);
    if (outcome.over) return outcome;
    const Ending& ending = node(cursor_).ending;
    return ending.kind == EndingKind::none ? outcome : players_ending(game_->card(), ending);
}

int Match::to_move() const { return game_->to_move(position()); }

MoveList Match::moves_by_rules() const {
    return game_->removes_repetitions() ? game_->moves_after(positions()) : game_->moves(position());
}

MoveList Match::moves() const {
    const Node& here = node(cursor_);
    return here.over || here.ending.kind != EndingKind::none ? MoveList{} : moves_by_rules();
}

// --- playing --------------------------------------------------------------------------------------------------

Expected<Done> Match::play_legal(Move move) {
    for (const int child : node(cursor_).next) {
        if (!node(child).slip.empty() || node(child).move != move) continue;
        enter(child);
        return Done{};
    }
    const Node& here = node(cursor_);
    Node next;
    next.position = game_->play(here.position, move);
    next.move = move;
    next.words = game_->words(here.position, move);
    return add(std::move(next));
}

void Match::enter(int child) {
    last_child_[at(cursor_)] = child;
    cursor_ = child;
}

Expected<Done> Match::add(Node next) {
    if (size() > most_moves)
        return Fault{say(sentences::match_full, {{"n", std::to_string(most_moves)}}),
                     say(sentences::at_most_moves, {{"n", std::to_string(most_moves)}})};
    const Node& here = node(cursor_);
    next.parent = cursor_;
    next.turn_start = game_->at_turn_start(next.position);
    next.hash = game_->hash(next.position);
    next.turn = here.turn + (here.turn_start || cursor_ == 0 ? 1 : 0);
    next.depth = here.depth + 1;
    judge(next);
    const int index = size();
    nodes_.push_back(std::move(next));
    last_child_.push_back(-1);
    nodes_[at(cursor_)].next.push_back(index);
    enter(index);
    return Done{};
}

Expected<Done> Match::slip(std::string_view words, std::string_view why, const Position& after) {
    const Outcome outcome = this->outcome();
    if (outcome.over) return already_over(outcome);
    const auto holds = [](std::string_view text, std::string_view any) {
        return text.find_first_of(any) != std::string_view::npos;
    };
    if (split_words(words).size() != 1 || trim(words) != words || holds(words, "<>{}[]\"\\") || words.back() == '.')
        return Fault{std::string(sentences::slip_words), std::string(sentences::slip_words_wanted)};
    if (trim(why).empty() || trim(why) != why || why.size() > longest_slip || holds(why, "<>\n\r\t") ||
        why.find(" : ") != std::string_view::npos)
        return Fault{std::string(sentences::slip_why),
                     say(sentences::slip_why_wanted, {{"n", std::to_string(longest_slip)}})};
    for (const int child : node(cursor_).next)
        if (node(child).words == words && node(child).slip == why && node(child).position == after) {
            enter(child);
            return Done{};
        }
    const auto slips = std::count_if(nodes_.begin(), nodes_.end(), [](const Node& one) { return !one.slip.empty(); });
    if (slips >= most_slips)
        return Fault{say(sentences::too_many_slips, {{"n", std::to_string(most_slips)}}),
                     std::string(sentences::a_legal_move)};
    for (const Move move : moves_by_rules())
        if (game_->words(position(), move) == words || game_->play(position(), move) == after)
            return Fault{say(sentences::slip_is_legal, {{"move", game_->words(position(), move)}}),
                         std::string(sentences::the_move_itself)};
    Node next;
    next.position = after;
    next.words = words;
    next.slip = why;
    return add(std::move(next));
}

std::vector<Reason> Match::reasons(int index) const {
    const Node& now = node(index);
    return now.parent < 0 || !now.slip.empty() ? std::vector<Reason>()
                                               : game_->reasons(node(now.parent).position, now.move);
}

std::vector<int> Match::touches(int index) const {
    const Node& now = node(index);
    return now.parent < 0 || !now.slip.empty() ? std::vector<int>()
                                               : game_->touches(node(now.parent).position, now.move);
}

std::string Match::written(int index, int notation) const {
    const Node& now = node(index);
    return now.parent < 0 || !now.slip.empty() ? now.words
                                               : game_->written(node(now.parent).position, now.move, notation);
}

std::optional<Fault> Match::refusal(Move move, bool read) const {
    if (read && !game_->removes_repetitions()) return std::nullopt;
    const auto among = [move](const MoveList& moves) {
        return std::find(moves.begin(), moves.end(), move) != moves.end();
    };
    const MoveList legal = moves_by_rules();
    if (among(legal)) return std::nullopt;
    const bool barred = game_->removes_repetitions() && among(game_->moves(position()));
    const int number = static_cast<int>(legal.size());
    if (barred)
        return Fault{say(sentences::not_again, {{"move", game_->words(position(), move)}}),
                     say(sentences::one_of_others, number)};
    return Fault{std::string(sentences::not_legal), say(sentences::one_of_legal, number)};
}

Expected<Done> Match::play(Move move) {
    const Outcome outcome = this->outcome();
    if (outcome.over) return already_over(outcome);
    if (const auto refused = refusal(move, false)) return *refused;
    return play_legal(move);
}

Expected<Done> Match::play(std::string_view text) {
    const std::vector<std::string_view> words = split_words(text);
    if (words.empty()) return Fault{std::string(sentences::no_move_given), std::string(sentences::moves_wanted)};

    // Should a later word be wrong, all is put back as it was.
    const int before = cursor_;
    const int old_size = size();
    std::vector<std::pair<int, int>> old_children;
    const auto refuse = [&](Fault fault, std::string_view word) {
        if (standing_at_ >= old_size) stand_at(before);
        for (int index = size() - 1; index >= old_size; --index) nodes_[at(node(index).parent)].next.pop_back();
        nodes_.resize(at(old_size));
        last_child_.resize(at(old_size));
        for (auto it = old_children.rbegin(); it != old_children.rend(); ++it)
            if (it->first < old_size) last_child_[at(it->first)] = it->second;
        cursor_ = before;
        fault.line = 0;
        fault.column = static_cast<int>(word.data() - text.data()) + 1;
        return fault;
    };

    for (const std::string_view word : words) {
        const Outcome outcome = this->outcome();
        if (outcome.over) return refuse(already_over(outcome), word);
        const auto move = game_->read(position(), word);
        if (!move) return refuse(move.fault(), word);
        if (const auto refused = refusal(*move, true)) return refuse(*refused, word);
        old_children.emplace_back(cursor_, last_child_[at(cursor_)]);
        if (const auto done = play_legal(*move); !done) return refuse(done.fault(), word);
    }
    return Done{};
}

void Match::end(Ending ending) {
    const bool seated = ending.seat >= 0 && ending.seat < static_cast<int>(game_->card().seats.size());
    if (ending.kind == EndingKind::resigned && !seated) return;
    if (ending.kind != EndingKind::resigned) ending.seat = -1;
    if (ending.kind != EndingKind::none && node(cursor_).over) return;
    nodes_[at(cursor_)].ending = ending;
}

// --- going about ----------------------------------------------------------------------------------------------

bool Match::undo() {
    if (cursor_ == 0) return false;
    cursor_ = node(cursor_).parent;
    return true;
}

bool Match::redo() {
    const Node& here = node(cursor_);
    if (here.next.empty()) return false;
    const int last = last_child_[at(cursor_)];
    const int to = last >= 0 ? last : here.next.front();
    last_child_[at(cursor_)] = to;
    cursor_ = to;
    return true;
}

bool Match::undo_turn() {
    if (!undo()) return false;
    while (!node(cursor_).turn_start && undo()) {
    }
    return true;
}

bool Match::redo_turn() {
    if (!redo()) return false;
    while (!node(cursor_).turn_start && redo()) {
    }
    return true;
}

void Match::go(int to) {
    if (to < 0 || to >= size()) return;
    // Every node on the way to the cursor leads on to it already, so only the way from where the two part is marked.
    for (int n = to, other = cursor_; n != other;) {
        if (node(other).depth >= node(n).depth) {
            other = node(other).parent;
        } else {
            last_child_[at(node(n).parent)] = n;
            n = node(n).parent;
        }
    }
    cursor_ = to;
}

void Match::go_first() { cursor_ = 0; }

void Match::go_last() {
    while (redo()) {
    }
}

std::vector<int> Match::line() const {
    std::vector<int> out;
    for (int n = cursor_; n >= 0; n = node(n).parent) out.push_back(n);
    std::reverse(out.begin(), out.end());
    return out;
}

int Match::end_of_main_line() const {
    int last = 0;
    while (!node(last).next.empty()) last = node(last).next.front();
    return last;
}

std::vector<int> Match::whole_line() const {
    std::vector<int> out = line();
    while (!node(out.back()).next.empty()) {
        const int last = last_child_[at(out.back())];
        out.push_back(last >= 0 ? last : node(out.back()).next.front());
    }
    return out;
}

std::vector<Position> Match::positions() const {
    std::vector<Position> out;
    for (const int n : line()) out.push_back(node(n).position);
    return out;
}

void Match::add_comment(int index, std::string_view text) {
    std::string& comment = nodes_[at(index)].comment;
    if (!comment.empty() && !text.empty()) comment += ' ';
    comment += text;
}

// --- the tree -------------------------------------------------------------------------------------------------

void Match::drop(int index) {
    if (index <= 0 || index >= size()) return;
    // A child always stands after its parent, so one pass marks all that follows from the node.
    std::vector<int> renumbered(nodes_.size(), -1);
    std::vector<bool> gone(nodes_.size(), false);
    int kept = 0;
    for (int n = 0; n < size(); ++n) {
        const int parent = node(n).parent;
        gone[at(n)] = n == index || (parent >= 0 && gone[at(parent)]);
        if (!gone[at(n)]) renumbered[at(n)] = kept++;
    }
    const int parent = node(index).parent;
    if (gone[at(cursor_)]) cursor_ = parent;
    auto& siblings = nodes_[at(parent)].next;
    siblings.erase(std::find(siblings.begin(), siblings.end(), index));

    for (int n = 0; n < static_cast<int>(renumbered.size()); ++n) {
        const int to = renumbered[at(n)];
        if (to < 0) continue;
        Node moved = std::move(nodes_[at(n)]);
        if (moved.parent >= 0) moved.parent = renumbered[at(moved.parent)];
        if (moved.stood_at >= 0) moved.stood_at = renumbered[at(moved.stood_at)];
        for (int& child : moved.next) child = renumbered[at(child)];
        const int last = last_child_[at(n)];  // where it is gone, redo goes along the main line again
        nodes_[at(to)] = std::move(moved);
        last_child_[at(to)] = last >= 0 ? renumbered[at(last)] : -1;
    }
    nodes_.resize(at(kept));
    last_child_.resize(at(kept));
    cursor_ = renumbered[at(cursor_)];
    standing_at_ = -1;
}

void Match::promote(int index) {
    if (index < 0 || index >= size()) return;
    for (int n = index; node(n).parent >= 0; n = node(n).parent) {
        auto& siblings = nodes_[at(node(n).parent)].next;
        const auto found = std::find(siblings.begin(), siblings.end(), n);
        std::rotate(siblings.begin(), found, found + 1);
    }
}

std::vector<std::string> Match::tag(std::string_view key) const {
    std::vector<std::string> out;
    for (const auto& [name, value] : tags_)
        if (name == key) out.push_back(value);
    return out;
}

}  // namespace ludus
