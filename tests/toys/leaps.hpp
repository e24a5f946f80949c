#pragma once
// Men that go forwards along the dark squares and leap over an enemy to take it; who has leapt leaps on while he can. Half of the squares
// are nobody's, and a man may be dragged over all his leaps in one. Who cannot move has lost.

#include <array>

#include "core/kit/hash.hpp"
#include "core/kit/moves.hpp"
#include "core/kit/outcome.hpp"
#include "core/kit/pieces.hpp"
#include "core/kit/position_text.hpp"
#include "tests/toys/toy.hpp"

namespace ludus::toys {

class Leaps {
public:
    static constexpr int cells = 18, none = -1;

    struct Position {
        std::array<std::int8_t, cells> owner{};  // a1 c1 e1 b2 ...
        std::int8_t seat = 0;
        std::int8_t leaping = none;  // the man who has leapt and leaps on
        friend bool operator==(const Position&, const Position&) = default;
    };

    static const Card& card() {
        static const Card card = [] {
            Card c;
            c.id = "toy-leaps";
            c.name = "Leaps";
            c.family = "toys";
            c.seats = {{"light", "Light", 0}, {"dark", "Dark", 1}};
            c.joins_moves = true;
            add_rules(c, "toy.leaps.", {"step", "leap", "on", "end"});
            return c;
        }();
        return card;
    }

    explicit Leaps(const Options&) {}

    Position start() const {
        Position p;
        p.owner.fill(none);
        for (int i = 0; i < 3; ++i) p.owner[at(i)] = 0, p.owner[at(cells - 1 - i)] = 1;
        return p;
    }
    int to_move(const Position& p) const { return p.seat; }
    bool at_turn_start(const Position& p) const { return p.leaping == none; }

    void moves(const Position& p, MoveList& list) const {
        list.clear();
        for (int c = 0; c < cells; ++c) {
            if (p.owner[at(c)] != p.seat || (p.leaping != none && c != p.leaping)) continue;
            for (const int right : {-1, 1}) {
                const int next = ahead(p, c, right, 1), beyond = ahead(p, c, right, 2);
                if (p.leaping == none && next != kit::nowhere && p.owner[at(next)] == none) list.push_back(kit::from_to(c, next));
                if (beyond != kit::nowhere && p.owner[at(beyond)] == none && p.owner[at(next)] == 1 - p.seat) list.push_back(kit::from_to(c, beyond));
            }
        }
    }
    Position play(const Position& p, Move m) const {
        const int from = kit::from(m), to = kit::to(m), over = leapt(m);
        Position q = p;
        q.owner[at(to)] = p.owner[at(from)];
        q.owner[at(from)] = none;
        q.leaping = none;
        if (over != none) {
            q.owner[at(over)] = none;
            q.leaping = static_cast<std::int8_t>(to);
            MoveList on;
            moves(q, on);
            if (!on.empty()) return q;
            q.leaping = none;
        }
        q.seat = static_cast<std::int8_t>(1 - p.seat);
        return q;
    }
    Outcome result(const Position& p) const {
        MoveList list;
        moves(p, list);
        if (!list.empty()) return {};
        return kit::won(card(), 1 - p.seat, "toy.leaps.end", card().seats[at(p.seat)].name + " cannot move");
    }
    int evaluate(const Position& p, int side) const {
        int men = 0;
        for (const auto owner : p.owner) men += owner == none ? 0 : owner == side ? 100 : -100;
        return men;
    }
    std::uint64_t hash(const Position& p) const {
        std::uint64_t h = mix(11, p.seat);
        for (const auto owner : p.owner) h = mix(h, owner);
        return mix(h, p.leaping);
    }

    // Every square in use has its number, as in books of draughts.
    Board board() const {
        Board b = grid().board();
        for (int c = 0; c < cells; ++c) b.labels.push_back({.at = b.spots[at(c)].centre, .text = std::to_string(c + 1), .corner = true});
        return b;
    }
    std::vector<Face> faces(const Position& p) const { return kit::pieces(Shape::stone, p.owner, card(), "man"); }
    std::vector<int> touches(const Position&, Move m) const { return {kit::from(m), kit::to(m)}; }
    std::string words(const Position&, Move m) const { return grid().name(kit::from(m)) + (leapt(m) == none ? "-" : "x") + grid().name(kit::to(m)); }
    std::vector<Reason> reasons(const Position& p, Move m) const {
        const int over = leapt(m);
        if (over == none) return {{"toy.leaps.step", "forwards to the next square, which is free", {kit::from(m)}, kit::to(m)}};
        std::vector<Reason> out{{"toy.leaps.leap", "over an enemy to the free square behind", {kit::from(m)}, over}};
        if (play(p, m).leaping != none) out.push_back({"toy.leaps.on", "and on, for another stands before him", {kit::to(m)}, kit::to(m)});
        return out;
    }

    // "000............111 light", and "leaping:c3" where one leaps on
    std::string write(const Position& p) const {
        return kit::write_owners(p.owner) + " " + card().seats[at(p.seat)].id + (p.leaping == none ? "" : " leaping:" + grid().name(p.leaping));
    }
    Expected<Position> read_position(std::string_view text) const {
        const auto words = split_words(text);
        if (words.size() < 2 || words.size() > 3) return bad_word(text, text, "eighteen signs and the seat to move");
        Position p;
        if (const auto read = kit::read_owners(text, words[0], 2, p.owner); !read) return read.fault();
        const auto seat = kit::read_seat(text, words[1], card());
        if (!seat) return seat.fault();
        p.seat = static_cast<std::int8_t>(*seat);
        if (words.size() == 2) return p;
        const int cell = words[2].substr(0, 8) == "leaping:" ? grid().find(words[2].substr(8)) : kit::nowhere;
        p.leaping = static_cast<std::int8_t>(cell);
        MoveList on;
        if (cell != kit::nowhere && p.owner[at(cell)] == p.seat) moves(p, on);
        return on.empty() ? bad_word(text, words[2], "the man who leaps on, such as leaping:c3") : Expected(p);
    }
    std::string sketch(const Position& p) const {
        return grid().sketch([&](int c) { return p.owner[at(c)] == none ? '.' : "OX"[p.owner[at(c)]]; });
    }

private:
    static const kit::Grid& grid() {
        static const kit::Grid grid({"-#-#-#", "#-#-#-", "-#-#-#", "#-#-#-", "-#-#-#", "#-#-#-"}, kit::Look::chequered);
        return grid;
    }
    int ahead(const Position& p, int cell, int right, int far) const { return grid().step(cell, right * far, p.seat == 0 ? far : -far); }
    /// The square between, or none.
    static int leapt(Move m) {
        const int from = kit::from(m), to = kit::to(m), up = grid().row(to) - grid().row(from), right = grid().column(to) - grid().column(from);
        return up * up == 4 ? grid().step(from, right / 2, up / 2) : none;
    }
};

}  // namespace ludus::toys
