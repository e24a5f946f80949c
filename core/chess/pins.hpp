#pragma once
// Which moves leave one's own king in check, told mostly without trying them: only a man who leaves a line to the king, or
// comes onto one a cannon needs, can lay the king open. Where several royal pieces must be guarded at once, by trying.

#include <array>

#include "core/chess/engine.hpp"

namespace ludus::chess {

class Pins {
public:
    Pins(const Chess& game, const Position& p) : game_(game), p_(p), royals_(game.guarded(p, p.turn)) {
        if (royals_ == 0) return;
        if ((royals_ & (royals_ - 1)) != 0) {
            checked_ = game.in_check(p, p.turn);
            return;
        }
        king_number_ = std::countr_zero(royals_);
        king_ = p.men.where[at(king_number_)];
        const Men& men = p.men;
        for (int n = 0; n < men.count; ++n) {
            const int from = men.where[at(n)];
            const Code code = men.what[at(n)];
            if (from == nowhere || seat_of(code) == p.turn) continue;
            const AttackTables::Line& line = game.attacks_.line(code, from, king_);
            if (line.is) consider(from, code, line);
        }
    }

    [[nodiscard]] bool checked() const { return checked_; }
    /// The square of the one royal piece that must be guarded; -1: there is none, or more than one.
    [[nodiscard]] int king() const { return king_; }

    /// Whether a man may go there as far as his own king is concerned.
    [[nodiscard]] bool allows(int number, int from, int to) {
        if (king_ < 0) return royals_ == 0 || all_safe(number, to);
        if (number == king_number_) return king_may_stand(to);
        if (!checked_ && !leaving_.test(at(from)) && !coming_.test(at(to))) return true;
        if (threats_ == 0) return true;
        Men& board = copy();
        const std::uint8_t who = board.on[at(from)], taken = board.on[at(to)];
        board.on[at(from)] = 0;
        board.on[at(to)] = who;
        const bool safe = untouched(to);
        board.on[at(from)] = who;
        board.on[at(to)] = taken;
        return safe;
    }
    /// The same of one who comes from the hand.
    [[nodiscard]] bool allows_entering(int to) {
        if (king_ < 0 ? royals_ == 0 : !checked_ && !coming_.test(at(to))) return true;
        if (king_ < 0) return all_safe(-1, to);
        Men& board = copy();
        board.on[at(to)] = 1;  // whoever stands there: only that somebody does is asked
        const bool safe = untouched(to);
        board.on[at(to)] = 0;
        return safe;
    }
    /// The king himself, taking whoever is there.
    [[nodiscard]] bool king_may_stand(int to) {
        Men& board = copy();
        const std::uint8_t who = board.on[at(king_)], taken = board.on[at(to)];
        board.on[at(king_)] = 0;
        board.on[at(to)] = who;
        bool safe = true;
        for (int n = 0; n < board.count && safe; ++n) {
            const int from = board.where[at(n)];
            const Code code = board.what[at(n)];
            if (from == nowhere || from == to || seat_of(code) == p_.turn) continue;
            safe = !game_.attacks_.strikes(board, code, from, to);
        }
        board.on[at(king_)] = who;
        board.on[at(to)] = taken;
        return safe;
    }

private:
    struct Threat {
        std::uint8_t from;
        Code code;
    };

    void consider(int from, Code code, const AttackTables::Line& line) {
        const Men& men = p_.men;
        threat_[at(threats_++)] = {static_cast<std::uint8_t>(from), code};
        if (line.leaps) {
            const AttackTables::Leap& leap = game_.attacks_.leap(line);
            if (game_.attacks_.passes(men, leap)) {
                checked_ = true;
                return;
            }
            for (const AttackTables::Passage& route : game_.attacks_.routes(leap))
                for (std::uint32_t i = 0; i < route.count; ++i) leaving_.set(game_.attacks_.squares(route.first)[i]);
            return;
        }
        const AttackTables::Ray& ray = game_.attacks_.ray(line);
        const std::uint8_t* square = game_.attacks_.squares(ray.first);
        int men_between = 0;
        for (int i = 0; i < line.before; ++i) men_between += men.empty(square[i]) ? 0 : 1;
        const int wanted = ray.hops ? 1 : 0;
        if (men_between == wanted) checked_ = true;
        else if (men_between > wanted + 1) --threats_;  // two would have to leave at once
        else {
            Squares& which = men_between > wanted ? leaving_ : coming_;
            for (int i = 0; i < line.before; ++i)
                if (men.empty(square[i]) == (men_between < wanted)) which.set(square[i]);
        }
    }

    Men& copy() {
        if (!copied_) {
            board_ = p_.men;
            copied_ = true;
        }
        return board_;
    }
    /// After a move, or an entering (-1), of several royal pieces.
    [[nodiscard]] bool all_safe(int number, int to) const {
        Position after = p_;
        if (!after.men.empty(to)) after.men.lift(after.men.man(to));
        if (number >= 0) after.men.move(number, to);
        else after.men.on[at(to)] = 1;
        return !game_.in_check(after, p_.turn);
    }
    /// After a move to that square, which takes who stood there.
    [[nodiscard]] bool untouched(int to) const {
        for (int i = 0; i < threats_; ++i) {
            const Threat& threat = threat_[at(i)];
            if (threat.from != to && game_.attacks_.strikes(board_, threat.code, threat.from, king_)) return false;
        }
        return true;
    }

    const Chess& game_;
    const Position& p_;
    std::uint64_t royals_;
    int king_number_ = -1, king_ = -1;
    bool checked_ = false, copied_ = false;
    int threats_ = 0;
    std::array<Threat, most_men> threat_;  // the first `threats_` of them
    Squares leaving_, coming_;
    Men board_;
};

}  // namespace ludus::chess
