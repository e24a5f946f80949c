// How a game ends: mate, stalemate, positions that return, and moves counted.

#include <algorithm>

#include "core/chess/engine.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {
namespace {

Outcome won_by(int seat, std::string rule, std::string text) {
    Outcome out;
    out.over = true;
    out.score[at(seat)] = 1;
    out.rule = std::move(rule);
    out.text = std::move(text);
    return out;
}
Outcome drawn(std::string rule, std::string text) {
    Outcome out;
    out.over = true;
    out.score = {0.5f, 0.5f, 0, 0};
    out.rule = std::move(rule);
    out.text = std::move(text);
    return out;
}

}  // namespace

Outcome Chess::result(const Position& p) const {
    const auto name = [&](int seat) { return card_->seats[at(seat)].shown(); };
    if (in_refuge(p)) return drawn(variant_.says.refuge, std::string(sentences::refuge));
    if (any_move(p)) {
        if (p.limit != 0 && p.counted >= p.limit)
            return drawn(variant_.says.counting, say(sentences::counted_out, {{"n", std::to_string(p.limit)}}));
        return {};
    }
    const int loser = p.turn;
    if (beaten(p, loser))
        return won_by(1 - loser, variant_.says.mate, say(sentences::wins_by_capture, {{"player", name(1 - loser)}}));
    if (in_check(p, loser))
        return won_by(1 - loser, variant_.says.mate, say(sentences::wins_by_mate, {{"player", name(1 - loser)}}));
    if (variant_.stalemate == Stalemate::loss)
        return won_by(1 - loser, variant_.says.stalemate,
                      say(sentences::wins_by_stalemate, {{"player", name(1 - loser)}, {"other", name(loser)}}));
    return drawn(variant_.says.stalemate, say(sentences::stalemate, {{"player", name(loser)}}));
}

int Chess::repetition_limit() const {
    switch (variant_.repetition) {
        case Repetition::none: return 0;
        case Repetition::fourth: return 4;
        case Repetition::draw:
        case Repetition::check_loses:
        case Repetition::chase_loses: break;
    }
    return 3;
}

/// Whether the man there strikes at an enemy who is not the king, whom nobody guards or who is worth more, and who may be
/// taken at once. Kings and foot-soldiers may chase.
bool Chess::chases(const Position& after, int number) const {
    const int prey = after.men.where[at(number)];
    if (prey == nowhere) return false;
    const int hunter = 1 - after.turn, hunted = after.turn;
    const Kind& kind = variant_.kinds[at(kind_of(after.men.what[at(number)]))];
    if (kind.royal || seat_of(after.men.what[at(number)]) != hunted) return false;
    Position taking = after;
    taking.turn = static_cast<std::uint8_t>(hunter);
    MoveList takings, backs;
    moves(taking, takings);
    for (const Move move : takings) {
        const UnpackedMove unpacked = unpack(move);
        if (unpacked.to != prey || unpacked.type == MoveType::drop) continue;
        const Kind& taker = kind_at(taking, unpacked.from);
        if (taker.royal || kind_of(taking.men.what[at(taking.men.man(unpacked.from))]) == variant_.pawn) continue;
        if (taker.worth < kind.worth) return true;  // a lesser man chases a greater though he is guarded
        moves(play(taking, move), backs);
        if (std::none_of(backs.begin(), backs.end(),
                         [&](Move back) { return unpack(back).to == prey && unpack(back).type != MoveType::drop; }))
            return true;
    }
    return false;
}

/// The number of the man whom that seat has chased with every move of the line; -1: none.
int Chess::chased(std::span<const Position> line, int seat) const {
    for (int number = 0; number < line.front().men.count; ++number) {
        bool all = false;
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (line[i].turn == seat) continue;  // after the other's move
            all = chases(line[i], number);
            if (!all) break;
        }
        if (all) return number;
    }
    return -1;
}

Outcome Chess::repeated(std::span<const Position> line) const {
    const auto name = [&](int seat) { return card_->seats[at(seat)].shown(); };
    // Who has given check with every move between the first standing and the last?
    const auto checks_always = [&](int seat) {
        bool any = false;
        for (std::size_t i = 1; i < line.size(); ++i) {
            if (line[i].turn == seat) continue;
            if (!in_check(line[i], 1 - seat)) return false;
            any = true;
        }
        return any;
    };
    const std::string& rule = variant_.says.repetition;
    if (variant_.repetition != Repetition::draw) {
        for (int seat = 0; seat < 2; ++seat)
            if (checks_always(seat) && !checks_always(1 - seat))
                return won_by(1 - seat, rule,
                              say(sentences::checked_for_ever, {{"player", name(1 - seat)}, {"other", name(seat)}}));
        if (variant_.repetition == Repetition::chase_loses) {
            const bool first = chased(line, 0) >= 0, second = chased(line, 1) >= 0;
            if (first != second) {
                const int seat = first ? 0 : 1;
                return won_by(1 - seat, rule,
                              say(sentences::chased_for_ever, {{"player", name(1 - seat)}, {"other", name(seat)}}));
            }
        }
    }
    return drawn(rule, std::string(sentences::repeated));
}

/// Makruk's counting. Where no foot-soldiers stand, the weaker side's moves are counted: to 64; or, once it has only its
/// king, from the men on the board to a number that depends on what the other has left.
void Chess::count_on(Position& p, bool taken) const {
    std::array<int, 2> men{}, worth{};
    std::array<std::array<int, 32>, 2> kinds{};
    for (int n = 0; n < p.men.count; ++n) {
        if (p.men.where[at(n)] == nowhere) continue;
        const Code code = p.men.what[at(n)];
        const int seat = seat_of(code);
        if (kind_of(code) == variant_.pawn) return;  // none is counted while a foot-soldier stands
        ++men[at(seat)];
        worth[at(seat)] += variant_.kinds[at(kind_of(code))].worth;
        ++kinds[at(seat)][at(kind_of(code))];
    }
    const int mover = 1 - p.turn;
    const bool bare = men[0] == 1 || men[1] == 1;
    const int weaker = bare ? (men[0] == 1 ? 0 : 1) : worth[0] < worth[1] ? 0 : worth[1] < worth[0] ? 1 : p.turn;
    constexpr int honour = 64;
    if (p.limit == 0 || (bare && p.limit == honour && taken)) {
        p.counts = static_cast<std::uint8_t>(weaker);
        p.counted = 0;
        p.limit = honour;
        if (bare) {
            const auto& strong = kinds[at(1 - weaker)];
            const auto have = [&](const char* letter) {
                for (std::size_t k = 0; k < variant_.kinds.size(); ++k)
                    if (std::string_view(variant_.kinds[k].letter) == letter) return strong[k];
                return 0;
            };
            const int rooks = have("R"), silvers = have("S"), knights = have("N");
            p.limit = static_cast<std::uint8_t>(rooks >= 2     ? 8
                                                : rooks == 1   ? 16
                                                : silvers >= 2 ? 22
                                                : knights >= 2 ? 32
                                                : silvers == 1 ? 44
                                                               : honour);
            p.counted = static_cast<std::uint8_t>(men[0] + men[1]);
        }
        return;
    }
    if (mover == p.counts) ++p.counted;
}

}  // namespace ludus::chess
