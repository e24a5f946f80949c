// How a game of tables ends.

#include "core/tables/engine.hpp"
#include "core/tables/sentences.hpp"

namespace ludus::tables {

namespace {

/// Some man of `who` could use some number, were it his turn.
bool can_play(const Engine& engine, const Position& p, int who) {
    const auto goes = [&](int from) {
        for (int die = 1; die <= 6; ++die) {
            if (engine.step(p, who, from, die).allowed()) return true;
        }
        return false;
    };
    if (p.bar[at(who)] > 0) return goes(from_bar);
    if (p.hand[at(who)] > 0 && goes(from_hand)) return true;
    for (int from = 0; from < points; ++from) {
        if (p.men[at(who)][at(from)] > 0 && goes(from)) return true;
    }
    return false;
}

/// Men of `who` on each of his entering points.
bool holds_entry(const Variant& variant, const Position& p, int who, int least, int most) {
    for (int place = 1; place <= page; ++place) {
        const int n = p.men[at(who)][at(variant.courses[at(who)].point(place))];
        if (n < least || n > most) return false;
    }
    return true;
}

/// royal.angl.lympolding: "facere quod habeat unum hominem in .t. et alium in .u. ... et septimum adhuc irreductum",
/// and the other eight "in puncto .a.".
bool lympolded(const Variant& variant, const Position& p, int loser) {
    constexpr int others = 8;
    if (p.bar[at(loser)] != 1 || !holds_entry(variant, p, loser, 1, 1)) return false;
    const Course& course = variant.courses[at(loser)];
    int rest = 0;
    for (int place = page + 1; place <= course.length; ++place) rest += p.men[at(loser)][at(course.point(place))];
    const int last = p.men[at(loser)][at(course.point(course.length))];
    return (variant.lympolding == Lympolding::anywhere ? rest : last) == others;
}

/// royal.angl.lurching, a corrupt passage, in the reading agreed.
bool lurched(const Engine& engine, const Position& p, int loser) {
    const Variant& variant = engine.variant();
    const Course& course = variant.courses[at(loser)];
    if (variant.lurching == Lurching::nodes) {
        // The winner's nodes fill the page, and a man of the other has to enter.
        for (int place = 1; place <= page; ++place) {
            if (p.men[at(1 - loser)][at(course.point(place))] < 2) return false;
        }
        return p.bar[at(loser)] > 0;
    }
    if (variant.lurching == Lurching::no_point)
        return p.bar[at(loser)] > 0 && holds_entry(variant, p, loser, 1, family);
    if (p.bar[at(loser)] > 0 || !holds_entry(variant, p, loser, 1, family)) return false;
    if (variant.lurching == Lurching::page_and_next) return p.men[at(1 - loser)][at(course.point(page + 1))] >= 2;
    return !can_play(engine, p, loser);
}

/// tur.capote: "all the pieces are taken home, and one taken off, while his adversary has all his points 1-6 occupied
/// by his men, and one captive which he cannot enter".
bool capoted(const Engine& engine, const Position& p, int loser) {
    if (p.bar[at(loser)] == 0 || p.off[at(1 - loser)] == 0) return false;
    return holds_entry(engine.variant(), p, loser, 1, family) && !engine.may_enter(p, loser) &&
           engine.home(p, 1 - loser);
}

}  // namespace

End Engine::ended(const Position& p) const {
    const int first = p.turn;
    if (variant_.help) {
        if (p.won >= 0 && men_left(p, 1 - p.won) == 0) return {End::Kind::palms, p.won};
        return {};
    }
    for (const int winner : {first, 1 - first}) {
        if (variant_.heaping) {
            const Course& course = variant_.courses[at(winner)];
            const int heap = p.men[at(winner)][at(course.point(course.length))];
            if (heap > 0 && heap == men_left(p, winner)) return {End::Kind::heaped, winner};
            continue;
        }
        if (p.off[at(winner)] > 0 && men_left(p, winner) == 0) return {End::Kind::off, winner};
    }
    for (const int winner : {first, 1 - first}) {
        const int loser = 1 - winner;
        if (variant_.lympolding != Lympolding::none && lympolded(variant_, p, loser))
            return {End::Kind::lympolding, winner};
        if (variant_.lurching != Lurching::none && lurched(*this, p, loser)) return {End::Kind::lurching, winner};
        if (variant_.capote && capoted(*this, p, loser)) return {End::Kind::capote, winner};
    }
    if (stands_still(p)) return {End::Kind::standstill};
    return {};
}

/// tables.common.standstill: neither side can use any number, so that neither ever will. Seen when the dice come to be thrown.
bool Engine::stands_still(const Position& p) const {
    // Who cannot play a throw of Faylys has lost by it; and a man held by a pact is free after it.
    if (p.phase != Phase::toss || !variant_.taking || variant_.compulsion == Compulsion::whole || p.pact) return false;
    return !can_play(*this, p, p.turn) && !can_play(*this, p, 1 - p.turn);
}

int Engine::stake(const Position& p, const End& end) const {
    const int loser = 1 - end.winner;
    switch (end.kind) {
        case End::Kind::capote: return 7;  // "equal to seven games"
        case End::Kind::palms: return 1 + p.palms[at(end.winner)];
        case End::Kind::lympolding: return variant_.stakes == Stakes::by_name ? 3 : 1;
        case End::Kind::lurching: return variant_.stakes == Stakes::by_name ? 2 : 1;
        default: break;
    }
    if (variant_.stakes != Stakes::hits && variant_.stakes != Stakes::hits_none_off) return 1;
    if (variant_.stakes == Stakes::hits_none_off && p.off[at(loser)] > 0) return 1;
    // "Before they left your table": a man in the winner's inner table, or still to enter.
    bool in_my_table = p.bar[at(loser)] > 0;
    const Course& mine = variant_.courses[at(end.winner)];
    for (int place = mine.bearing(); place <= mine.length; ++place)
        in_my_table = in_my_table || p.men[at(loser)][at(mine.point(place))] > 0;
    if (in_my_table) return 3;
    return home(p, loser) ? 1 : 2;  // "before all his pieces have entered his home"
}

Outcome Engine::result(const Position& p) const {
    Outcome out;
    End end = ended(p);
    if (end.kind == End::Kind::none && failed(p)) end = {End::Kind::failed, 1 - p.turn};
    if (end.kind == End::Kind::none) return out;
    out.over = true;
    if (end.kind == End::Kind::standstill) {
        out.rule = "tables.common.standstill";
        out.text = sentences::standstill;
        return out;
    }
    const int points_won = stake(p, end);
    out.score[at(end.winner)] = static_cast<float>(points_won);
    out.rule = variant_.says.win;
    const Course& course = variant_.courses[at(end.winner)];
    const auto told = [&](std::string_view sentence) {
        return say(sentence, {{"player", card_->seats[at(end.winner)].shown()},
                              {"other", card_->seats[at(1 - end.winner)].shown()},
                              {"to", shown_point(course.point(course.length))}});
    };
    switch (end.kind) {
        case End::Kind::none:
        case End::Kind::standstill: break;
        case End::Kind::off: {
            const bool hits = variant_.stakes == Stakes::hits || variant_.stakes == Stakes::hits_none_off;
            out.text = told(!hits             ? sentences::all_off
                            : points_won == 3 ? sentences::backgammon
                            : points_won == 2 ? sentences::gammon
                                              : sentences::single_game);
            break;
        }
        case End::Kind::heaped: out.text = told(sentences::gathered); break;
        case End::Kind::lympolding:
            out.rule = "royal.angl.lympolding";
            out.text = told(sentences::lympolded);
            break;
        case End::Kind::lurching:
            out.rule = "royal.angl.lurching";
            out.text = told(p.bar[at(1 - end.winner)] > 0 ? sentences::lurched_in : sentences::lurched_out);
            break;
        case End::Kind::capote:
            out.rule = "tur.capote";
            out.text = told(sentences::capote);
            break;
        case End::Kind::palms:
            out.rule = "royal.pc.palms";
            out.text = say(sentences::palms, p.palms[at(end.winner)],
                           {{"player", card_->seats[at(end.winner)].shown()},
                            {"other", card_->seats[at(1 - end.winner)].shown()},
                            {"last", card_->seats[at(p.turn)].shown()}});
            break;
        case End::Kind::failed:
            out.rule = "royal.fay.fail";
            out.text = told(sentences::failed);
            break;
    }
    return out;
}

}  // namespace ludus::tables
