#include "core/game/study.hpp"

#include <algorithm>

#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/game/game.hpp"

namespace ludus {
namespace {

bool holds(const std::vector<Reason>& list, const Reason& reason) {
    return std::find(list.begin(), list.end(), reason) != list.end();
}

/// Who stands where before anything is played.
class Men {
public:
    Men(const Game& game, const Position& position) : faces_(game.faces(position)) {}

    [[nodiscard]] const Face* at(int spot) const {
        for (const Face& face : faces_) {
            if (face.spot == spot) return &face;
        }
        return nullptr;
    }
    [[nodiscard]] int owner(int spot) const {
        const Face* face = at(spot);
        return face == nullptr ? chance : face->owner;
    }
    /// Built men first, then by the number they bear.
    [[nodiscard]] int worth(int spot) const {
        const Face* face = at(spot);
        if (face == nullptr) return 0;
        return (face->tiers.empty() ? 0 : 1 << 20) + read_int(face->text).value_or(0);
    }
    [[nodiscard]] std::string name(int spot) const {
        const Face* face = at(spot);
        return face == nullptr ? std::string() : face->name;
    }

private:
    std::vector<Face> faces_;
};

bool has_won(const Outcome& outcome, const Card& card, int seat) {
    if (!outcome.over) return false;
    const auto own = static_cast<std::size_t>(seat);
    if (card.seats.size() == 1) return outcome.score[own] > 0;
    for (std::size_t i = 0; i < card.seats.size(); ++i) {
        if (card.seats[i].side != card.seats[own].side && outcome.score[i] >= outcome.score[own]) return false;
    }
    return true;
}

/// Looks at one seat's chances, its turn about to begin.
class Hunter {
public:
    /// `now` is what stands on the table, `turn` the same with the seat's turn about to begin.
    Hunter(const Game& game, const Position& now, const Position& turn, int seat, std::vector<Prospect>& out)
        : game_(game), now_(now), start_(turn), seat_(seat), board_(game.board()), men_(game, turn), out_(out) {}

    void look() {
        // In the middle of his turn the seat has what is open there, and no more.
        const bool amid = game_.to_move(now_) == seat_ && !game_.at_turn_start(now_);
        for (const Reason& r : game_.threats(amid ? now_ : start_)) {
            if (is_ours(r, -1)) open_.push_back(r);
        }
        for (const Reason& r : open_) taking(0, false, r.to).leads.front().reasons.push_back(r);
        for (Prospect& near : game_.near_wins(start_)) out_.push_back(std::move(near));
        for (const Move move : game_.moves(start_)) try_move(move);
    }

private:
    /// The takers are the seat's men, or the one who has just come to `landed`, and a man of another's is taken.
    [[nodiscard]] bool is_ours(const Reason& r, int landed) const {
        const int who = r.from.empty() ? landed : r.from.front();
        const bool ours = who == landed || men_.owner(who) == seat_;
        const int taken = men_.owner(r.to);
        return ours && taken != chance && taken != seat_;
    }

    /// The prospect of that man taken so soon; a new one where there is none yet. One that is open has its one lead.
    Prospect& taking(int within, bool later, int spot) {
        for (Prospect& known : out_) {
            if (!known.win && known.seat == seat_ && known.within == within && known.later == later &&
                known.spot == spot)
                return known;
        }
        Prospect fresh;
        fresh.seat = seat_;
        fresh.within = within;
        fresh.later = later;
        fresh.spot = spot;
        fresh.what = men_.name(spot);
        if (within == 0) fresh.leads.emplace_back();
        out_.push_back(std::move(fresh));
        return out_.back();
    }

    [[nodiscard]] Step step(const Position& p, Move move) const {
        return {game_.words(p, move), game_.touches(p, move)};
    }

    void try_move(Move move) {
        const Position next = game_.play(start_, move);
        if (note_win(next, {step(start_, move)}, start_, move)) return;
        const bool goes_on = game_.to_move(next) == seat_ && !game_.at_turn_start(next);
        const Step first = step(start_, move);
        // Where he comes to: the last place touched on the way that is no man's yet, or the man entered upon.
        const int landed = first.touches.size() > 1 ? first.touches[1] : -1;
        for (const Reason& r : game_.threats(next)) {
            if (!is_ours(r, landed) || holds(open_, r)) continue;
            note_taking(r, first, !goes_on);
        }
        // What only a button says is no deed yet.
        const bool deed = std::any_of(first.touches.begin(), first.touches.end(), [&](int spot) {
            return board_.spots[static_cast<std::size_t>(spot)].kind != SpotKind::button;
        });
        if (!goes_on || !deed) return;
        for (const Move more : game_.moves(next)) {
            note_win(game_.play(next, more), {first, step(next, more)}, next, more);
        }
    }

    void note_taking(const Reason& r, const Step& first, bool later) {
        if (later) {
            // What is open already, or can be had at once, is not waited for.
            for (const Prospect& known : out_) {
                if (!known.win && known.seat == seat_ && known.spot == r.to && !known.later && known.within == 0)
                    return;
            }
        }
        std::vector<Lead>& leads = taking(1, later, r.to).leads;
        // The places for a prisoner are one way.
        const auto same = [&](const Lead& lead) {
            const std::vector<int>& known = lead.moves.front().touches;
            const std::size_t enough = 2;
            return known.size() >= enough && first.touches.size() >= enough &&
                   std::equal(known.begin(), known.begin() + enough, first.touches.begin());
        };
        const auto lead = std::find_if(leads.begin(), leads.end(), same);
        if (lead == leads.end()) {
            leads.push_back({{first}, {r}});
        } else if (!holds(lead->reasons, r)) {
            lead->reasons.push_back(r);
        }
    }

    /// A win within this turn, unless the game told of it itself. Whether it is one.
    bool note_win(const Position& after, std::vector<Step> moves, const Position& before, Move last) {
        const Outcome outcome = game_.result(after);
        if (!has_won(outcome, game_.card(), seat_)) return false;
        for (Prospect& known : out_) {
            if (!known.win || known.seat != seat_) continue;
            for (const Lead& lead : known.leads) {
                if (lead.moves == moves) return true;
            }
        }
        Prospect* same = nullptr;
        for (Prospect& known : out_) {
            if (known.win && known.seat == seat_ && known.within == 1 && known.spots.empty() &&
                known.what == outcome.text)
                same = &known;
        }
        if (same == nullptr) {
            same = &out_.emplace_back();
            same->win = same->ends = true;
            same->seat = seat_;
            same->within = 1;
            same->what = outcome.text;
        }
        same->leads.push_back({std::move(moves), game_.reasons(before, last)});
        return true;
    }

    const Game& game_;
    const Position& now_;
    const Position& start_;
    int seat_;
    Board board_;
    Men men_;
    std::vector<Prospect>& out_;
    std::vector<Reason> open_;
};

// ---- the judge ----

std::string missing_answer(const Exercise& exercise) {
    return exercise.goal.touched ? "Name the squares of the pieces to choose."
                                 : "Give a move of the player whose turn it is.";
}

Verdict judge_touches(const Game& game, const Exercise& exercise, const std::vector<std::string_view>& words) {
    const Board board = game.board();
    const auto among = [](const std::vector<std::string>& list, std::string_view word) {
        return std::find(list.begin(), list.end(), word) != list.end();
    };
    for (const std::string_view word : words) {
        if (board.find(std::string(word)) < 0)
            return {Verdict::Word::wrong, "There is no square " + shown(word) + ".", {}};
    }
    bool part = false;
    for (const std::vector<std::string>& answer : exercise.answers) {
        const bool inside =
            std::all_of(words.begin(), words.end(), [&](std::string_view word) { return among(answer, word); });
        const bool whole = std::all_of(answer.begin(), answer.end(), [&](const std::string& name) {
            return std::find(words.begin(), words.end(), name) != words.end();
        });
        if (inside && whole) return {Verdict::Word::right, exercise.explanation, exercise.reasons};
        part = part || inside;
    }
    if (part) return {Verdict::Word::on, "Good so far. There are more pieces to choose.", {}};
    const auto setup = game.read_position(exercise.setup);
    std::vector<int> spots;
    for (const std::string_view word : words) spots.push_back(board.find(std::string(word)));
    return {Verdict::Word::wrong, game.objection_to_touches(exercise, *setup, spots), {}};
}

bool meets(const Goal& goal, const std::vector<Reason>& reasons) {
    return std::any_of(reasons.begin(), reasons.end(), [&](const Reason& r) {
        return std::find(goal.rules.begin(), goal.rules.end(), r.rule) != goal.rules.end() &&
               (goal.targets.empty() ||
                std::find(goal.targets.begin(), goal.targets.end(), r.to) != goal.targets.end());
    });
}

/// Whether an answer goes on from these words: it begins so and its last is still to come. Men are named in any order.
bool goes_on(const Exercise& exercise, const std::vector<std::string_view>& words) {
    return std::any_of(exercise.answers.begin(), exercise.answers.end(), [&](const std::vector<std::string>& answer) {
        return words.front() == answer.front() && std::all_of(words.begin(), words.end(), [&](std::string_view word) {
                   return std::find(answer.begin(), answer.end() - 1, word) != answer.end() - 1;
               });
    });
}

std::string as_sentence(std::string text) {
    if (!text.empty() && text.back() != '.') text += '.';
    return text;
}

}  // namespace

std::vector<Prospect> hunt(const Game& game, const Position& position) {
    std::vector<Prospect> out;
    if (game.result(position).over) return out;
    const int seats = static_cast<int>(game.card().seats.size()), mover = game.to_move(position);
    const int first = mover == chance ? 0 : mover;
    for (int i = 0; i < seats; ++i) {
        const int seat = (first + i) % seats;
        Position turn = position;
        if (!game.turn_of(turn, seat)) continue;
        std::vector<Prospect> found;
        Hunter(game, position, turn, seat, found).look();
        const Men men(game, turn);
        std::stable_sort(found.begin(), found.end(),
                         [&](const Prospect& a, const Prospect& b) { return men.worth(a.spot) > men.worth(b.spot); });
        for (Prospect& one : found) out.push_back(std::move(one));
    }
    std::stable_sort(out.begin(), out.end(), [](const Prospect& a, const Prospect& b) {
        if (a.win != b.win) return b.win;
        if (a.within != b.within) return a.within < b.within;
        return a.later < b.later;
    });
    return out;
}

Verdict judge(const Game& game, const Exercise& exercise, const std::vector<std::string_view>& words) {
    if (words.empty()) return {Verdict::Word::on, missing_answer(exercise), {}};
    if (exercise.goal.touched) return judge_touches(game, exercise, words);
    Position now = *game.read_position(exercise.setup);
    Position before = now;
    Move last;
    bool later = false;  // the turn has gone on to somebody else
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (later) return {Verdict::Word::wrong, "Your turn ends after " + std::string(words[i - 1]) + ".", {}};
        const auto move = game.read(now, words[i]);
        if (!move) return {Verdict::Word::wrong, as_sentence(describe(move.fault())), {}};
        std::vector<Reason> reasons = game.reasons(now, *move);
        before = now;
        last = *move;
        now = game.play(now, *move);
        if (meets(exercise.goal, reasons) &&
            (!exercise.goal.wins || has_won(game.result(now), game.card(), exercise.seat))) {
            std::string why;
            for (const Reason& r : reasons) {
                if (!meets(exercise.goal, {r})) continue;
                why = r.line;
                break;
            }
            return {Verdict::Word::right, as_sentence(why), std::move(reasons)};
        }
        later = game.result(now).over || game.to_move(now) != exercise.seat || game.at_turn_start(now);
    }
    const bool open = !later && meets(exercise.goal, game.threats(now));
    if (!later && (open || goes_on(exercise, words)))
        return {Verdict::Word::on, "Good so far. The turn is not over yet.", game.reasons(before, last)};
    return {Verdict::Word::wrong, game.objection(exercise, before, last), game.reasons(before, last)};
}

}  // namespace ludus
