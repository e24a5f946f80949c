#include "core/chess/armies_board.hpp"

#include <cassert>
#include <span>
#include <utility>

#include "core/chess/board.hpp"
#include "core/chess/faults.hpp"
#include "core/chess/motion_words.hpp"
#include "core/chess/sentences.hpp"

namespace ludus::chess {

using namespace of_armies;

ArmiesBoard::ArmiesBoard(const Card& card, const ArmiesSetup& setup, std::vector<ArmyKind> kinds)
    : geometry_(setup.geometry),
      army_count_(static_cast<int>(setup.facing.size())),
      seats_(card.seats),
      kinds_(std::move(kinds)),
      motions_(setup.kinds) {
    assert(card.seats.size() == setup.facing.size() && army_count_ <= most_seats);
    for (int army = 0; army < army_count_; ++army) facing_[at(army)] = setup.facing[at(army)];
    // Codes have room for four armies.
    for (const auto& motions : setup.kinds)
        for (const Facing facing : facing_) attacks_.add(geometry_, facing, motions, setup.zones);
    attacks_.close();
    for (int army = 0; army < army_count_; ++army) side_[at(army)] = card.seats[at(army)].side;
    for (int army = 0; army < army_count_; ++army) {
        int& ally = ally_[at(army)];
        ally = army;
        do ally = (ally + 1) % army_count_;
        while (side_of(ally) != side_of(army));
    }
}

bool ArmiesBoard::attacked(const Men& men, int army, ArmySet silent) const {
    for (int n = 0; n < men.count; ++n) {
        if (men.what[at(n)] != code_of(king, army) || men.where[at(n)] == nowhere) continue;
        for (int other = 0; other < men.count; ++other) {
            const int whose = army_of(men.what[at(other)]);
            if (men.where[at(other)] != nowhere && side_of(whose) != side_of(army) && !has(silent, whose) &&
                attacks_.strikes(men, men.what[at(other)], men.where[at(other)], men.where[at(n)]))
                return true;
        }
    }
    return false;
}

std::vector<std::array<int, 2>> ArmiesBoard::strikes(const Men& men, int side, ArmySet silent) const {
    std::vector<std::array<int, 2>> out;
    for (int to = 0; to < geometry_.size(); ++to) {
        if (men.empty(to)) continue;
        const Code there = men.what[at(men.man(to))];
        if (kind_of(there) != king || side_of(army_of(there)) == side) continue;
        for (int from = 0; from < geometry_.size(); ++from) {
            if (men.empty(from)) continue;
            const Code code = men.what[at(men.man(from))];
            if (side_of(army_of(code)) == side && !has(silent, army_of(code)) && attacks_.strikes(men, code, from, to))
                out.push_back({from, to});
        }
    }
    return out;
}

std::string ArmiesBoard::names_of(int side) const {
    return say(sentences::two_seats, {{"player", seat_name(side)}, {"other", seat_name(ally_of(side))}});
}

// ---- as text -----------------------------------------------------------------------------------

std::string ArmiesBoard::write_men(const Men& men, int turn) const {
    std::string out;
    int army = 0;
    out = seats_[0].id;
    number(
        men, [&](int man, int, int square) { out += std::string(" ") + look(man).letter + geometry_.name(square); },
        [&](int) {
            if (++army < army_count_) out += " | " + seats_[at(army)].id;
        });
    return out + " | to " + seats_[at(turn)].id;
}

std::optional<Fault> ArmiesBoard::read_men(Groups& groups, const ArmyLimits& limits, Men& men, int& turn) const {
    std::vector<std::string_view> words;
    std::string letters;
    for (const ArmyKind& each : kinds_) letters += (letters.empty() ? "" : " ") + std::string(1, each.letter);
    for (int army = 0; army < army_count_; ++army) {
        const std::string& id = seats_[at(army)].id;
        if (!groups.next(words) || words.empty() || words[0] != id)
            return groups.wrong(words.empty() ? std::string_view{} : words[0],
                                say(faults::seat_and_pieces, {{"id", id}}));
        int count = 0, kings = 0;
        for (std::size_t i = 1; i < words.size(); ++i) {
            int man = -1;
            for (int k = 0; k < static_cast<int>(kinds_.size()); ++k)
                if (words[i][0] == look(k).letter) man = k;
            const auto square = geometry_.find(words[i].substr(1));
            if (man < 0 || !square)
                return groups.wrong(words[i], say(faults::piece_and_square,
                                                  {{"letters", letters}, {"text", std::string(limits.example)}}));
            if (!men.empty(*square)) return groups.wrong(words[i], faults::one_piece);
            kings += man == king ? 1 : 0;
            if (kings > limits.kings) return groups.wrong(words[i], limits.too_many_kings);
            if (++count > (kings > 0 ? limits.men : limits.men - 1)) return groups.wrong(words[i], limits.too_many_men);
            men.add(code_of(man, army), *square);
        }
    }
    std::vector<std::string> others;
    for (int army = 1; army < army_count_; ++army) others.push_back(seats_[at(army)].id);
    const std::string wanted = say(faults::whose_turn, {{"id", seats_[0].id}, {"list", listed(others, " or ")}});
    if (!groups.next(words) || words.size() != 2 || words[0] != "to")
        return groups.wrong(words.empty() ? std::string_view{} : words.back(), wanted);
    for (turn = 0; turn < army_count_ && seats_[at(turn)].id != words[1]; ++turn) {
    }
    if (turn == army_count_) return groups.wrong(words[1], wanted);
    return std::nullopt;
}

// ---- as pictures -------------------------------------------------------------------------------

Face ArmiesBoard::face(const Men& men, int number, int spot, std::string_view state) const {
    const Code code = men.what[at(number)];
    const int army = army_of(code);
    const ArmyKind& kind = look(kind_of(code));
    Face face;
    face.spot = spot;
    face.id = number;
    face.shape = Shape::figure;
    face.owner = army;
    face.text = kind.letter;
    face.name = say(sentences::owned, {{"player", seat_name(army)}, {"piece", kind.on_board()}});
    face.name += state;
    face.figure = kind.figure;
    face.native = kind.native;
    face.sign = kind.sign;
    face.facing = static_cast<int>(facing(army));
    return face;
}

std::string ArmiesBoard::sketch_men(const Men& men, std::string_view army_letters) const {
    std::vector<std::string> cells(at(geometry_.size()), ".");
    for (int s = 0; s < geometry_.size(); ++s) {
        if (men.empty(s)) continue;
        const Code code = men.what[at(men.man(s))];
        cells[at(s)] = {army_letters[at(army_of(code))], look(kind_of(code)).letter};
    }
    std::string out = sketch_squares(geometry_, cells, 2);
    for (int army = 0; army < army_count_; ++army)
        out += (army == 0 ? "" : ", ") + std::string(1, army_letters[at(army)]) + " " + seat_name(army);
    return out + "\n";
}

// ---- in reasons --------------------------------------------------------------------------------

std::vector<Reason> ArmiesBoard::attacks_on(const Men& men, int army, ArmySet silent, const char* rule,
                                            const std::string& sentence) const {
    std::vector<Reason> out;
    for (const auto& [from, struck] : strikes(men, 1 - side_of(army), silent)) {
        if (army_of(men.what[at(men.man(struck))]) != army) continue;
        if (out.empty()) out.push_back(because(rule, sentence, {}, struck));
        out.back().from.push_back(from);
    }
    return out;
}

std::vector<Reason> ArmiesBoard::captures(const Men& men, const std::function<bool(Code, Code)>& may_take) const {
    std::vector<Reason> out;
    for (int from = 0; from < geometry_.size(); ++from) {
        if (men.empty(from)) continue;
        const Code code = men.what[at(men.man(from))];
        attacks_.each_target(
            men, code, from, [&](Code other) { return may_take(code, other); },
            [&](int to, int) {
                if (men.empty(to)) return;
                const ArmyKind &mover = look(kind_of(code)), &taken = look(kind_of(men.what[at(men.man(to))]));
                out.push_back(because(mover.rule,
                                      say(sentences::can_capture, {{"piece", mover.name}, {"victim", taken.name}}),
                                      {from}, to));
            });
    }
    return out;
}

Reason ArmiesBoard::why_not_that(const Men& men, int army, int spot, const char* rule) const {
    const std::string square = geometry_.shown(spot);
    if (men.empty(spot))
        return because(rule, say(sentences::empty_square, {{"to", square}, {"player", seat_name(army)}}), {}, spot);
    const Code code = men.what[at(men.man(spot))];
    if (army_of(code) == army) return {};
    return because(rule,
                   say(sentences::not_yours, {{"piece", look(kind_of(code)).name},
                                              {"to", square},
                                              {"other", seat_name(army_of(code))},
                                              {"player", seat_name(army)}}),
                   {}, spot);
}

Reason ArmiesBoard::why_hemmed_in(const Men& men, int spot) const {
    const int kind = kind_of(men.what[at(men.man(spot))]);
    return because(look(kind).rule,
                   say(sentences::hemmed_in, {{"piece", look(kind).name}, {"from", geometry_.shown(spot)}}) + " " +
                       motions_told(kind),
                   {}, spot);
}

Reason ArmiesBoard::why_not_reached(const Men& men, int from, int to, const char* own) const {
    const Code code = men.what[at(men.man(from))];
    const int kind = kind_of(code);
    const auto name_at = [&](int square) -> std::string {
        return men.empty(square) ? "" : look(kind_of(men.what[at(men.man(square))])).name;
    };
    const std::string where = geometry_.shown(to);
    if (!men.empty(to) && army_of(men.what[at(men.man(to))]) == army_of(code))
        return because(own, say(sentences::own_piece, {{"victim", name_at(to)}, {"to", where}}), {from}, to);
    bool reached = false;
    attacks_.each_target(
        men, code, from, [](Code) { return true; }, [&](int square, int) { reached = reached || square == to; });
    if (reached) return {};
    if (auto hindered = what_hinders(attacks_, geometry_, men, code, from, to, look(kind).name, name_at))
        return because(look(kind).rule, std::move(hindered->sentence), std::move(hindered->marked), to);
    return because(
        look(kind).rule,
        say(sentences::does_not_go, {{"piece", look(kind).name}, {"from", geometry_.shown(from)}, {"to", where}}) +
            " " + motions_told(kind),
        {from}, to);
}

std::string ArmiesBoard::motions_told(int kind) const {
    std::span<const Motion> motions = motions_[at(kind)];
    if (const int first = look(kind).told; first > 0) motions = motions.first(at(first));
    return motions_in_words(look(kind).name, motions, {}, geometry_.size());
}

Outcome ArmiesBoard::draw_by_repetition() {
    Outcome out;
    out.over = true;
    out.rule = "falkener.general.repetition";
    out.text = std::string(sentences::repeated);
    out.score.fill(0.5f);
    return out;
}

}  // namespace ludus::chess
