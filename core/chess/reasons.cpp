// Why a move is allowed: the passages of the piece, of a capture, of what it becomes.

#include "core/chess/engine.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

std::string Kind::full() const {
    return people[0] && !by_the_book() ? say(sentences::with_people, {{"piece", name}, {"people", people}}) : shown();
}

/// Heirs, and men who wait in the camp.
template <class Cite>
void Chess::why_changed(const Position& p, const UnpackedMove& unpacked, Cite cite) const {
    const Kind& kind = kind_at(p, unpacked.from);
    const Passages& says = variant_.says;
    if (unpacked.type == MoveType::turn && variant_.kinds[unpacked.kind].succeeds >= 0)
        cite(says.heir, sentences::heir_made,
             {{"victim", variant_.kinds[at(variant_.kinds[unpacked.kind].succeeds)].shown()}});
    const std::string& waits = says.waits.empty() ? says.camp : says.waits;
    if (unpacked.type == MoveType::move && variant_.on_loss && variant_.promotion != Promotion::none &&
        !kind.turns.empty() && camp_[p.turn].test(unpacked.to))
        cite(waits, variant_.late == Late::at_once ? sentences::waits_and_turns : sentences::waits_for_loss,
             {{"piece", variant_.kinds[at(kind.turns[0])].shown()}});
    if (p.men.empty(unpacked.to)) return;
    const int other = changes_with(p, p.men.man(unpacked.to));
    if (other < 0) return;
    const int square = p.men.where[at(other)];
    const Kind& who = kind_at(p, square);
    const bool heir = who.succeeds >= 0;
    cite(heir ? says.heir : waits, heir ? sentences::heir_follows : sentences::waiting_turns,
         {{"piece", who.shown()},
          {"over", variant_.geometry.shown(square)},
          {"victim", kind_at(p, unpacked.to).shown()}});
}

std::vector<Reason> Chess::reasons(const Position& p, Move m) const {
    const UnpackedMove unpacked = unpack(m);
    const Geometry& geometry = variant_.geometry;
    std::vector<Reason> out;
    const auto cite = [&](const std::string& rule, std::string_view sentence, std::initializer_list<Slot> slots) {
        if (rule.empty()) return;
        Reason reason{rule, {}, {}, unpacked.to, say(sentence, slots)};
        if (unpacked.from != nowhere) reason.from = {unpacked.from};
        out.push_back(std::move(reason));
    };
    const std::string to = geometry.shown(unpacked.to),
                      from = unpacked.from != nowhere ? geometry.shown(unpacked.from) : "";
    const std::string& player = card_->seats[p.turn].shown();
    const Passages& says = variant_.says;
    if (unpacked.type == MoveType::drop) {
        const std::string piece = variant_.kinds[at(unpacked.kind)].shown();
        cite(says.enter, variant_.placing == Placing::none ? sentences::drops : sentences::places,
             {{"piece", piece}, {"to", to}});
        if (unpacked.kind == variant_.pawn && !variant_.two_pawns)
            cite(says.two_pawns, sentences::no_second_pawn, {{"player", player}, {"piece", piece}});
    } else if (unpacked.type == MoveType::castle) {
        cite(says.castle, sentences::castles, {{"from", from}, {"to", to}});
    } else if (unpacked.type == MoveType::exchange) {
        cite(says.exchange, sentences::exchanges,
             {{"piece", kind_at(p, unpacked.from).shown()},
              {"victim", kind_at(p, unpacked.to).shown()},
              {"from", from},
              {"to", to}});
    } else if (unpacked.type == MoveType::set_down) {
        cite(says.set_down, sentences::sets_down, {{"piece", kind_at(p, unpacked.from).shown()}, {"to", to}});
    } else {
        const Kind& kind = kind_at(p, unpacked.from);
        // Whichever motion leads there; a privilege has a word of its own.
        const Code code = p.men.what[at(p.men.man(unpacked.from))];
        const Motion* by = nullptr;
        attacks_.each_target(
            p.men, code, unpacked.from, [&](Code other) { return seat_of(other) != p.turn; },
            [&](int square, int motion) {
                const Motion& found = kind.motions[at(motion)];
                if (square == unpacked.to && (unpacked.type == MoveType::once) == (found.word != nullptr) && !by)
                    by = &found;
            });
        const bool takes = unpacked.to != unpacked.from && !p.men.empty(unpacked.to);
        const std::string piece = kind.shown(), victim = takes ? kind_at(p, unpacked.to).shown() : "";
        std::string over;
        if (by && by->hops) {
            const AttackTables::Line& way = attacks_.line(code, unpacked.from, unpacked.to);
            // Which man is jumped: for a hop that does not take the way is asked of one that could.
            if (way.is && !way.leaps) {
                const std::uint8_t* square = attacks_.squares(attacks_.ray(way).first);
                for (int i = 0; i < way.before; ++i)
                    if (!p.men.empty(square[i])) over = geometry.shown(square[i]);
            }
        }
        if (by)
            cite(by->rule ? by->rule : kind.rule,
                 over.empty() ? (takes ? sentences::captures : sentences::moves)
                              : (takes ? sentences::captures_over : sentences::moves_over),
                 {{"piece", piece}, {"victim", victim}, {"from", from}, {"to", to}, {"over", over}});
        if (takes && keeps_captives())
            cite(says.captive, sentences::is_captive, {{"player", player}, {"victim", victim}});
        if (unpacked.type == MoveType::turn)
            cite(says.camp,
                 variant_.late == Late::at_once && says.waits.empty() ? sentences::promotes
                 : by                                                 ? sentences::becomes
                                                                      : sentences::becomes_apart,
                 {{"piece", variant_.kinds[at(unpacked.kind)].shown()}, {"victim", piece}, {"to", to}});
        why_changed(p, unpacked, cite);
    }
    const Position after = play(p, m);
    const auto strikers = checkers(after, after.turn);
    if (!strikers.empty() && !says.check.empty()) {
        const bool mate = !any_move(after);
        out.push_back({says.check, mate ? "checkmate" : "check", strikers, checked_royal(after, after.turn),
                       std::string(mate ? sentences::gives_mate : sentences::gives_check)});
    }
    return out;
}

std::vector<Reason> Chess::threats(const Position& p) const {
    std::vector<Reason> out;
    for (int from = 0; from < variant_.geometry.size(); ++from) {
        if (p.men.empty(from)) continue;
        const Code code = p.men.what[at(p.men.man(from))];
        const Kind& kind = variant_.kinds[at(kind_of(code))];
        attacks_.each_target(
            p.men, code, from, [&](Code other) { return seat_of(other) != seat_of(code); },
            [&](int to, int motion) {
                if (p.men.empty(to) || (variant_.waiting_immune && waits(p, to))) return;
                const char* own = kind.motions[at(motion)].rule;
                out.push_back(
                    {own ? own : kind.rule,
                     {},
                     {from},
                     to,
                     say(sentences::can_capture, {{"piece", kind.shown()}, {"victim", kind_at(p, to).shown()}})});
            });
    }
    return out;
}

std::vector<Reason> Chess::checks(const Position& p) const {
    const auto strikers = checkers(p, p.turn);
    if (strikers.empty()) return {};
    std::string sentence = say(sentences::is_in_check, {{"player", card().seats[at(p.turn)].shown()}});
    return {{variant_.says.check, "check", strikers, checked_royal(p, p.turn), std::move(sentence)}};
}

}  // namespace ludus::chess
