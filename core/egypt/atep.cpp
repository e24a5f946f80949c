#include "core/egypt/atep.hpp"

#include <algorithm>

#include "core/base/index.hpp"
#include "core/base/text.hpp"
#include "core/egypt/atep_sentences.hpp"
#include "core/kit/cards.hpp"
#include "core/kit/hash.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/position_text.hpp"

namespace ludus::egypt {

namespace {

int code(Move m) { return static_cast<int>(m.code); }

}  // namespace

const Card& Atep::card() {
    static const Card card = [] {
        Card c = kit::plain_card("egypt", "falkener-atep", "Atep (Mora)", {"left", "right"});
        c.book = "falkener";
        c.place = "VIII. The Game of Atep";
        c.minutes = 10;
        // p. 103: "the double game, in which both players throw out their fingers at the same time, and each guesses; ... the single
        // game, when one throws out his fingers while the other guesses"
        c.options = {
            offer(
                "The showing", "game", "Which game", "falkener.atep.single", Of::source,
                {{"double", "both show fingers and call the sum"}, {"single", "one shows fingers, the other guesses"}},
                true),
            offer("The showing", "fist", "A closed fist", "falkener.atep.double", Of::us,
                  {{"false", "is not allowed: one to five fingers"}, {"true", "counts as none"}}),
            offer("The showing", "wrong", "A wrong guess", "falkener.atep.single", Of::us,
                  {{"shower", "is a point for the player who shows"}, {"nobody", "is no point for either"}}, false,
                  "game=single"),
            offer("The showing", "roles", "Showing and guessing change", "falkener.atep.single", Of::us,
                  {{"each", "after every showing"}, {"right", "after a right guess"}}, false, "game=single"),
            // p. 108: "the finger was advanced or withdrawn one mark or number at each correct guess or bad guess"
            offer("Winning", "score", "What is counted", "falkener.atep.rod", Of::source,
                  {{"points", "points"}, {"rod", "marks on a rod, which each win draws one mark nearer"}}, true),
            // p. 106: "the game is not played for stakes, but is played for forfeits"
            offer("Winning", "loser", "Played for", "falkener.atep.forfeit", Of::source,
                  {{"stakes", "stakes in the vase"}, {"forfeits", "a forfeit of the loser"}}),
        };
        OptionSpec target =
            kit::number_of("target", "Points or marks to win", "falkener.atep.stake", 10, 1, most_points);
        target.ours = true;
        target.group = "Winning";
        c.options.push_back(target);
        add_rules(c, "falkener.atep.", "single double stake forfeit rod");
        c.has_hidden = true;
        return c;
    }();
    return card;
}

Atep::Atep(const Options& options)
    : single_(options["game"] == "single"),
      wrong_scores_(options["wrong"] == "shower"),
      keeps_role_(options["roles"] == "right"),
      rod_(options["score"] == "rod"),
      forfeits_(options["loser"] == "forfeits"),
      least_(options.flag("fist") ? 0 : 1),
      target_(options.number("target")) {}

int Atep::to_move(const Position& p) const {
    if (over(p)) return guesser(p);
    if (p.second != nothing) return chance;  // the shower's hidden choice is drawn
    return p.chosen == nothing ? p.shower : guesser(p);
}

Atep::Choice Atep::choice(int code, Turn turn) const {
    const int n = code - 1;
    switch (turn) {
        case Turn::shows_and_calls: return {least_ + n / calls(), 2 * least_ + n % calls()};
        case Turn::shows: return {least_ + n, -1};
        case Turn::guesses: return {-1, least_ + n};
    }
    return {};
}

void Atep::moves(const Position& p, MoveList& list) const {
    list.clear();
    if (over(p)) return;
    for (int c = 1; c <= choices(turn(first_chooses(p))); ++c) list.push_back({static_cast<std::uint64_t>(c)});
}

double Atep::odds(const Position&, Move) const { return 1.0 / choices(turn(true)); }

Atep::Position Atep::play(const Position& p, Move m) const {
    Position q = p;
    if (p.chosen == nothing) {
        q.chosen = code(m);
        return q;
    }
    if (p.chosen == unknown && p.second == nothing) {
        q.second = code(m);
        return q;
    }
    return p.second == nothing ? shown(q, p.chosen, code(m)) : shown(q, code(m), p.second);
}

int Atep::winner(const Position& p, int first, int second) const {
    const Choice a = choice(first, turn(true)), b = choice(second, turn(false));
    if (single_) return a.fingers == b.call ? guesser(p) : wrong_scores_ ? p.shower : -1;
    // "he who succeeds in hitting on the right number wins"; if both do, or neither, "they again close their hands".
    const int sum = a.fingers + b.fingers;
    if ((a.call == sum) == (b.call == sum)) return -1;
    return a.call == sum ? p.shower : guesser(p);
}

Atep::Position Atep::shown(Position p, int first, int second) const {
    const int who = winner(p, first, second);
    p.last[at(p.shower)] = first;
    p.last[at(guesser(p))] = second + (single_ ? hands() : 0);  // told from what is shown
    p.chosen = p.second = nothing;
    p.round = std::min(p.round + 1, most_rounds);
    if (who >= 0) {
        // The rod is drawn back before it is drawn on.
        if (rod_ && p.points[at(1 - who)] > 0) --p.points[at(1 - who)];
        else ++p.points[at(who)];
    }
    const bool right = single_ && who == guesser(p);
    if (single_ && !over(p) && (right || !keeps_role_)) p.shower = guesser(p);
    return p;
}

Outcome Atep::result(const Position& p) const {
    namespace s = atep_sentences;
    if (!over(p)) return {};
    const int best = p.points[0] > p.points[1] ? 0 : 1;
    const std::string &winner_name = card().seats[at(best)].name, &other = card().seats[at(1 - best)].name;
    std::string text = rod_ ? say(s::drew, {{"player", winner_name}})
                            : say(s::won, {{"player", winner_name}, {"n", std::to_string(target_)}});
    if (forfeits_) text = say(s::forfeit, {{"won", text}, {"other", other}});
    return kit::won(card(), best,
                    forfeits_ ? "falkener.atep.forfeit"
                    : rod_    ? "falkener.atep.rod"
                              : "falkener.atep.stake",
                    text);
}

Atep::Position Atep::view(const Position& p, int seat) const {
    Position q = p;
    if (seat != p.shower && p.chosen != nothing) q.chosen = unknown;
    return q;
}

Move Atep::mixed_choice(const Position& p, Random& seeded) const {
    Random random(seeded.next() + static_cast<std::uint64_t>(p.round));
    const auto any = [&] { return least_ + static_cast<int>(random.below(at(hands()))); };
    const int fingers = any();
    if (single_) return {static_cast<std::uint64_t>(fingers - least_ + 1)};
    const int call = fingers + any();
    return {static_cast<std::uint64_t>((fingers - least_) * calls() + call - 2 * least_ + 1)};
}

std::uint64_t Atep::hash(const Position& p) const {
    std::uint64_t h = 31;
    for (const int part : {p.points[0], p.points[1], p.shower, p.chosen, p.second}) h = kit::mix(h, part);
    return h;
}

int Atep::code_of(std::string_view word, Turn turn) const {
    for (int c = 1; c <= choices(turn); ++c)
        if (choice_words(c, turn) == word) return c;
    return nothing;
}

std::string Atep::choice_words(int code, Turn turn) const {
    if (code <= 0) return "";
    const Choice c = choice(code, turn);
    switch (turn) {
        case Turn::shows_and_calls: return std::to_string(c.fingers) + ":" + std::to_string(c.call);
        case Turn::shows: return "show-" + std::to_string(c.fingers);
        case Turn::guesses: return "guess-" + std::to_string(c.call);
    }
    return "";
}

// "1,0 left 2:7 3:5 showed=1:4/2:3 round:5": points, who chooses first, the choices (a hidden one "hidden"), the last showing's, showings so far.
void Atep::fields(kit::Fields& f, Position& p) const {
    f.numbers(p.points, 0, target_);
    f.seat(p.shower, card());
    const std::string expected = single_ ? "a choice such as show-3" : "a choice such as 2:7";
    const auto read_first = [&](std::string_view word) {
        p.chosen = word == "hidden" ? unknown : code_of(word, turn(true));
        return p.chosen != nothing;
    };
    const auto read_second = [&](std::string_view word) {
        p.second = code_of(word, turn(false));
        return p.second != nothing;
    };
    f.optional(p.chosen == unknown ? "hidden" : choice_words(p.chosen, turn(true)), read_first, expected);
    f.optional(choice_words(p.second, turn(false)), read_second, expected);
    // In the single game the roles may have changed since.
    const auto last_words = [&](std::size_t seat) {
        const bool guess = single_ && p.last[1 - seat] > 0 && p.last[seat] > hands();
        return guess ? choice_words(p.last[seat] - hands(), Turn::guesses) : choice_words(p.last[seat], turn(true));
    };
    const std::string showed = p.last[0] == nothing ? "" : "showed=" + last_words(0) + "/" + last_words(1);
    const auto read_last = [&](std::string_view word) {
        const std::string_view key = "showed=";
        const std::size_t bar = word.find('/');
        if (word.substr(0, key.size()) != key || bar == std::string_view::npos) return false;
        const std::array<std::string_view, 2> parts{word.substr(key.size(), bar - key.size()), word.substr(bar + 1)};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            p.last[seat] = code_of(parts[seat], turn(true));
            if (single_ && p.last[seat] == nothing) {
                const int guess = code_of(parts[seat], Turn::guesses);
                p.last[seat] = guess == nothing ? nothing : guess + hands();
            }
        }
        return p.last[0] != nothing && p.last[1] != nothing &&
               (!single_ || (p.last[0] > hands()) != (p.last[1] > hands()));
    };
    f.optional(showed, read_last, "the last showing, such as showed=2:7/3:5");
    f.counter("round", p.round, most_rounds);
}

void Atep::check(kit::Fields& f, const Position& p) const {
    f.expect(p.points[0] < target_ || p.points[1] < target_, 0, "one winner");
    f.expect(!rod_ || p.points[0] == 0 || p.points[1] == 0, 0, "marks of one side");
    f.expect(single_ || p.shower == 0, 1, card().seats[0].id + ": in the double game both show at once");
    f.expect(!over(p) || p.chosen == nothing, 2, "no choice: the game is over");
    f.expect(p.second == nothing || p.chosen == unknown, 3, "no second choice: the first is known");
}

}  // namespace ludus::egypt
