// The battery itself: a game with one thing bent must be found out, or the battery proves nothing.

#include "tests/unit/battery.hpp"

#include <doctest/doctest.h>

#include <functional>
#include <set>

#include "core/game/foreign.hpp"
#include "core/game/study.hpp"
#include "core/game/tally.hpp"
#include "tests/toys/catalogue.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

/// A toy that answers as it should, but for what a test bends.
class Bent final : public Game {
public:
    explicit Bent(const std::string& id) : game_(*toys::make_any(id, {})) {}

    std::function<void(MoveList&)> bend_moves = [](MoveList&) {};
    std::function<void(std::string&)> bend_words = [](std::string&) {};
    std::function<void(std::vector<int>&)> bend_touches = [](std::vector<int>&) {};
    std::function<void(std::vector<Reason>&)> bend_reasons = [](std::vector<Reason>&) {};
    std::function<void(std::vector<Face>&)> bend_faces = [](std::vector<Face>&) {};
    std::function<void(std::string&)> bend_text = [](std::string&) {};
    std::function<void(Outcome&)> bend_result = [](Outcome&) {};
    std::function<void(Reason&)> bend_refusal = [](Reason&) {};
    std::function<void(double&)> bend_odds = [](double&) {};
    std::function<void(Board&)> bend_board = [](Board&) {};

    const Card& card() const override { return game_->card(); }
    const Options& options() const override { return game_->options(); }
    Position start() const override { return game_->start(); }
    int to_move(const Position& p) const override { return game_->to_move(p); }
    bool at_turn_start(const Position& p) const override { return game_->at_turn_start(p); }
    MoveList moves(const Position& p) const override { return bent(game_->moves(p), bend_moves); }
    Position play(const Position& p, Move m) const override { return game_->play(p, m); }
    Outcome result(const Position& p) const override { return bent(game_->result(p), bend_result); }
    std::uint64_t hash(const Position& p) const override { return game_->hash(p); }
    Board board() const override { return bent(game_->board(), bend_board); }
    std::vector<Face> faces(const Position& p) const override { return bent(game_->faces(p), bend_faces); }
    std::vector<int> touches(const Position& p, Move m) const override {
        return bent(game_->touches(p, m), bend_touches);
    }
    std::string words(const Position& p, Move m) const override { return bent(game_->words(p, m), bend_words); }
    Expected<Move> read(const Position& p, std::string_view words) const override { return game_->read(p, words); }
    std::vector<Reason> reasons(const Position& p, Move m) const override {
        return bent(game_->reasons(p, m), bend_reasons);
    }
    std::string write(const Position& p) const override { return bent(game_->write(p), bend_text); }
    Expected<Position> read_position(std::string_view text) const override { return game_->read_position(text); }
    std::string sketch(const Position& p) const override { return game_->sketch(p); }
    double odds(const Position& p, Move m) const override { return bent(game_->odds(p, m), bend_odds); }
    std::vector<Reason> threats(const Position& p) const override { return game_->threats(p); }
    std::vector<Reason> checks(const Position& p) const override { return game_->checks(p); }
    Reason why_not(const Position& p, std::span<const int> touched) const override {
        return bent(game_->why_not(p, touched), bend_refusal);
    }
    Overlay overlay(const Position& p) const override { return game_->overlay(p); }
    std::vector<Tally> tallies(const Position& p) const override { return game_->tallies(p); }
    int repetition_limit() const override { return game_->repetition_limit(); }
    Outcome repeated(std::span<const Position> line) const override { return game_->repeated(line); }
    bool removes_repetitions() const override { return game_->removes_repetitions(); }
    MoveList moves_after(std::span<const Position> line) const override { return game_->moves_after(line); }
    Reason why_removed(const Position& p, Move m) const override { return game_->why_removed(p, m); }
    Position view(const Position& p, int seat) const override { return game_->view(p, seat); }
    const Foreign* foreign() const override { return game_->foreign(); }
    std::shared_ptr<const DraftRules> drafts() const override { return game_->drafts(); }
    std::span<const Notation> notations() const override { return game_->notations(); }
    std::string written(const Position& p, Move m, int notation) const override {
        return game_->written(p, m, notation);
    }
    bool turn_of(Position& p, int seat) const override { return game_->turn_of(p, seat); }
    std::vector<Prospect> near_wins(const Position& p) const override { return game_->near_wins(p); }
    std::vector<Theme> themes() const override { return game_->themes(); }
    Expected<Exercise> exercise(std::string_view theme, int level, std::uint64_t seed) const override {
        return game_->exercise(theme, level, seed);
    }
    std::string objection(const Exercise& e, const Position& p, Move m) const override {
        return game_->objection(e, p, m);
    }
    std::string objection_to_touches(const Exercise& e, const Position& p,
                                     const std::vector<int>& spots) const override {
        return game_->objection_to_touches(e, p, spots);
    }
    Perft perft(const Position& p, int depth, bool by_turns, bool divide) const override {
        return game_->perft(p, depth, by_turns, divide);
    }
    Thought think(const Position& p, const Limits& limits, const std::function<bool()>& stop,
                  std::span<const Position> line, Memory* memory) const override {
        return game_->think(p, limits, stop, line, memory);
    }

private:
    template <class T>
    static T bent(T value, const std::function<void(T&)>& bend) {
        bend(value);
        return value;
    }
    GamePtr game_;
};

/// Whether the battery says something of this kind at the opening of the bent toy.
bool finds(const std::string& said, const std::function<void(Bent&)>& bend, const std::string& id = "toy-placing") {
    Bent game(id);
    REQUIRE(position_problems(game, game.start()).empty());
    REQUIRE(board_problems(game).empty());
    bend(game);
    std::string all;
    for (const auto& problem : position_problems(game, game.start())) all += problem + "\n";
    for (const auto& problem : board_problems(game)) all += problem + "\n";
    CAPTURE(all);
    const bool found = all.find(said) != std::string::npos;
    CHECK(found);
    return found;
}

}  // namespace

TEST_CASE("battery: what is bent is found out") {
    CHECK(finds("two moves are equal", [](Bent& g) { g.bend_moves = [](MoveList& m) { m.push_back(m.front()); }; }));
    CHECK(finds("no moves, and yet not over", [](Bent& g) { g.bend_moves = [](MoveList& m) { m.clear(); }; }));
    CHECK(finds("over, and yet there are moves", [](Bent& g) { g.bend_result = [](Outcome& o) { o.over = true; }; }));
    CHECK(finds("the end cites",
                [](Bent& g) { g.bend_result = [](Outcome& o) { o = {true, {}, "no.such.rule", "x"}; }; }));
    CHECK(finds("another order", [](Bent& g) {
        int n = 0;
        g.bend_moves = [n](MoveList& m) mutable { std::swap(m.front(), m[static_cast<std::size_t>(n++ % 2)]); };
    }));
    CHECK(finds("have the same words", [](Bent& g) { g.bend_words = [](std::string& w) { w = "*a1"; }; }));
    CHECK(finds("is not read as the move it is", [](Bent& g) { g.bend_words = [](std::string& w) { w += "x"; }; }));
    for (const char* word : {"", "two words", "12.", "(a", "drawn", "light", "a{b", "a\"b"})
        CHECK(finds("cannot stand in a record",
                    [word](Bent& g) { g.bend_words = [word](std::string& w) { w = word; }; }));
    CHECK(finds("have the same touches", [](Bent& g) { g.bend_touches = [](std::vector<int>& t) { t = {1}; }; }));
    CHECK(finds("made by no touch", [](Bent& g) { g.bend_touches = [](std::vector<int>& t) { t.clear(); }; }));
    CHECK(finds("touches a spot that is not there",
                [](Bent& g) { g.bend_touches = [](std::vector<int>& t) { t.push_back(99); }; }));
    CHECK(finds("not told apart by the next touch", [](Bent& g) {
        g.bend_touches = [](std::vector<int>& t) {
            t = t[1] == 0 ? std::vector<int>{9} : std::vector<int>{9, 9, t[1]};
        };
    }));
    CHECK(finds("has no reason", [](Bent& g) { g.bend_reasons = [](std::vector<Reason>& r) { r.clear(); }; }));
    CHECK(finds("not on the card", [](Bent& g) { g.bend_reasons = [](std::vector<Reason>& r) { r[0].rule = "x"; }; }));
    CHECK(finds("acts on a spot", [](Bent& g) { g.bend_reasons = [](std::vector<Reason>& r) { r[0].to = 99; }; }));
    CHECK(
        finds("acts from a spot", [](Bent& g) { g.bend_reasons = [](std::vector<Reason>& r) { r[0].from = {-2}; }; }));
    CHECK(finds("stands on no spot", [](Bent& g) { g.bend_faces = [](std::vector<Face>& f) { f[0].spot = 99; }; }));
    CHECK(finds("ought to be a stack", [](Bent& g) {
        g.bend_faces = [](std::vector<Face>& f) {
            f[0].spot = 0;
            f.push_back(f[0]);
        };
    }));
    CHECK(finds("two faces have the id",
                [](Bent& g) { g.bend_faces = [](std::vector<Face>& f) { f[1].id = f[0].id; }; }));
    CHECK(finds("no spoken name", [](Bent& g) { g.bend_faces = [](std::vector<Face>& f) { f[0].name.clear(); }; }));
    CHECK(finds("stands for nobody", [](Bent& g) { g.bend_faces = [](std::vector<Face>& f) { f[0].count = 0; }; }));
    CHECK(finds("as written is refused", [](Bent& g) { g.bend_text = [](std::string& t) { t = "x"; }; }));
    CHECK(finds("it is another position",
                [](Bent& g) { g.bend_text = [](std::string& t) { t = "dark 0........ 2,3"; }; }));
    CHECK(finds("a position is one line", [](Bent& g) { g.bend_text = [](std::string& t) { t += "\n"; }; }));
    CHECK(finds("the odds add up to", [](Bent& g) { g.bend_odds = [](double& o) { o /= 2; }; }, "toy-race"));
    CHECK(finds("can never fall", [](Bent& g) { g.bend_odds = [](double& o) { o = 0; }; }, "toy-race"));
    CHECK(finds("has no name of its own",
                [](Bent& g) { g.bend_board = [](Board& b) { b.spots[1].name = b.spots[0].name; }; }));
    CHECK(finds("has no outline", [](Bent& g) { g.bend_board = [](Board& b) { b.spots[0].outline.clear(); }; }));
    CHECK(finds("lies off the board", [](Bent& g) { g.bend_board = [](Board& b) { b.spots[0].centre.x = 50; }; }));
    CHECK(finds("shares its place",
                [](Bent& g) { g.bend_board = [](Board& b) { b.spots[1].column = b.spots[0].column; }; }));
}

TEST_CASE("battery: a bent card is found out") {
    const Card good = (*toys::make_any("toy-placing", {}))->card();
    REQUIRE(card_problems(good).empty());
    const auto bent = [&](const std::function<void(Card&)>& bend) {
        Card card = good;
        bend(card);
        return !card_problems(card).empty();
    };
    CHECK(bent([](Card& c) { c.id = "Two Words"; }));
    CHECK(bent([](Card& c) { c.name.clear(); }));
    CHECK(bent([](Card& c) { c.seats.clear(); }));
    CHECK(bent([](Card& c) { c.seats[1].id = c.seats[0].id; }));
    CHECK(bent([](Card& c) { c.seats[1].side = 3; }));
    CHECK(bent([](Card& c) { c.options[0].standard = "9"; }));
    CHECK(bent([](Card& c) { c.options[1].choices.pop_back(); }));
    CHECK(bent([](Card& c) { c.options[1].key = c.options[0].key; }));
    CHECK(bent([](Card& c) { c.presets[0].options[0].second = "9"; }));
    CHECK(bent([](Card& c) { c.rules.push_back(c.rules[0]); }));
}

TEST_CASE("battery: a week's samples are together the whole volume, across the end of a month too") {
    for (const int count : {0, 1, 3, 7, 12, 40}) {
        CAPTURE(count);
        for (const std::uint64_t monday : {2026'11'23u, 2026'11'27u, 2026'12'28u, 2028'02'26u}) {
            std::set<int> seen;
            std::uint64_t date = monday;
            for (int day = 0; day < 7; ++day) {
                const Sample part = sample(count, date, false);
                CHECK(part.chosen.size() <= static_cast<std::size_t>(count / 7 + 1));
                CHECK(part.chosen.empty() == (count == 0));
                CHECK_FALSE(part.whole);
                seen.insert(part.begin(), part.end());
                if (date == 2026'11'30) date = 2026'12'01;
                else if (date == 2026'12'31) date = 2027'01'01;
                else if (date == 2028'02'29) date = 2028'03'01;
                else ++date;
            }
            CHECK(seen.size() == static_cast<std::size_t>(count));
            CHECK((seen.empty() || (*seen.begin() == 0 && *seen.rbegin() == count - 1)));
        }
        CHECK(sample(count, 1, true).chosen.size() == static_cast<std::size_t>(count));
        CHECK(sample(count, 1, true).whole);
    }
    CHECK(sample(40, 5, false).chosen == sample(40, 12, false).chosen);
    CHECK(sample(40, 5, false).chosen != sample(40, 6, false).chosen);
    CHECK(sample(40, 2026'11'29, false, 3).chosen == sample(40, 2026'12'02, false).chosen);
}
