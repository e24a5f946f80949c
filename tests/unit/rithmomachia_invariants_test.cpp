// What holds in every game of every kind, however it goes: men are neither made nor lost, no two stand on one space, a
// king's steps add up, a triumph proclaimed and placed is not touched. LUDUS_DEEP=1 plays ten thousand games of each.

#include <doctest/doctest.h>

#include <random>
#include <set>

#include "core/rithmomachia/asilo.hpp"
#include "core/rithmomachia/boissiere.hpp"
#include "core/rithmomachia/fulke1.hpp"
#include "core/rithmomachia/fulke2.hpp"
#include "core/rithmomachia/fulke3.hpp"
#include "core/rithmomachia/guild.hpp"
#include "core/rithmomachia/mebben.hpp"
#include "tests/unit/battery.hpp"

using namespace ludus;
namespace rm = ludus::rithmomachia;

namespace {

using Position = rm::Battle::Position;
using Chosen = std::vector<std::pair<std::string, std::string>>;

/// The game as the card has it, or with every option drawn by lot from its choices.
Chosen agreement(const Card& card, std::mt19937& random, bool drawn) {
    Chosen chosen;
    if (!drawn) return chosen;
    for (const OptionSpec& option : card.options) {
        if (!option.choices.empty()) {
            chosen.emplace_back(option.key, option.choices[random() % option.choices.size()].value);
        }
    }
    return chosen;
}

/// Every man is on the table, in a hand, or where this kind's taken men go; none twice.
void check_men(const rm::Battle& rules, const Position& p) {
    std::set<int> spaces;
    const rm::Prisoners law = rules.manner().prisoners;
    const bool hands = law == rm::Prisoners::in_hand || law == rm::Prisoners::for_triumph;
    for (int id = 0; id < rm::men_count; ++id) {
        const bool on_table = p.now.at(id) != rm::away, held = p.now.held >> id & 1;
        REQUIRE_FALSE((on_table && held));
        if (on_table) {
            REQUIRE(p.now.at(id) < rules.sight().ground().spaces());
            REQUIRE(spaces.insert(p.now.at(id)).second);
        }
        if (rm::is_king(id)) {
            const int army = rm::man(id).born;
            REQUIRE(on_table == !p.now.king_taken(army));
            REQUIRE_FALSE(held);
            REQUIRE(p.now.side(id) == army);
            REQUIRE((p.now.king_parts(army) & ~rm::entire(army)) == 0);
        } else if (!on_table) {
            REQUIRE((held ? hands : law == rm::Prisoners::removed));
        }
    }
}

/// The steps a king has and those his adversary has won make up the whole of him; where spoils are counted.
void check_steps(const rm::Battle& rules, const Position& p) {
    if (rules.covenant().victory == rm::Victory::proper) return;
    for (int army : {rm::even, rm::odd}) {
        const rm::Steps& pyramid = rm::steps[static_cast<std::size_t>(army)];
        int sum = rm::sum_of_parts(army, p.now.king_parts(army));
        for (int part = 0; part < pyramid.count; ++part) {
            const bool won = p.spoils[static_cast<std::size_t>(rm::other(army))] & rm::spoil_of_part(army, part);
            const bool has = p.now.king_parts(army) >> part & 1;
            REQUIRE_FALSE((won && has));
            if (won) sum += pyramid.number[static_cast<std::size_t>(part)];
        }
        REQUIRE(sum == rm::man(rm::king[static_cast<std::size_t>(army)]).number);
    }
}

/// Nobody named for a triumph and standing in the camp may be taken.
void check_protection(const rm::Battle& rules, const Position& p, const MoveList& list) {
    if (p.named == 0) return;
    for (const Move m : list) {
        const rm::Act act = rm::unpack(m);
        if (act.deed != rm::Deed::take && act.deed != rm::Deed::enter && act.deed != rm::Deed::seize &&
            act.deed != rm::Deed::rest)
            continue;
        const int id = rm::man_on(p.now, act.to);
        REQUIRE(id != rm::nobody);
        const int side = p.now.side(id);
        REQUIRE_FALSE(((p.named >> id & 1) &&
                       rules.sight().ground().in_camp(act.to, rm::other(side), rules.manner().triumph.camp)));
    }
}

/// One game, with a taste for takings so that it comes to prisoners, kings and triumphs.
void play_one(const rm::Battle& rules, std::mt19937& random, int longest) {
    MoveList list;
    Position p = rules.start();
    for (int i = 0; i < longest; ++i) {
        rules.moves(p, list);
        REQUIRE(list.empty() == rules.result(p).over);
        check_men(rules, p);
        check_steps(rules, p);
        check_protection(rules, p, list);
        if (list.empty()) return;
        if (i % 64 == 0) {
            const auto read = rules.read_position(rules.write(p));
            REQUIRE_MESSAGE(read.has_value(), rules.write(p));
            REQUIRE_MESSAGE(*read == p, rules.write(p));
        }
        const Move* chosen = &list[random() % list.size()];
        for (int tries = 0; tries < 6 && rm::unpack(*chosen).deed <= rm::Deed::flight && random() % 2; ++tries) {
            const Move* another = &list[random() % list.size()];
            if (rm::unpack(*another).deed > rm::Deed::flight || rules.noisy(p, *another)) chosen = another;
        }
        p = rules.play(p, *chosen);
    }
}

}  // namespace

TEST_CASE_TEMPLATE("rithmomachia: men are conserved, kings add up, triumphs stay protected", Kind, Fulke1, Fulke2,
                   Fulke3, Guild, Mebben, AsiloItalian, Boissiere) {
    const int games = tests::deep() ? 10'000 : 40;
    std::mt19937 random(20'11);
    for (int game = 0; game < games; ++game) {
        // Half by the book, half with everything that can be agreed drawn by lot.
        const Chosen chosen = agreement(Kind::card(), random, game % 2 == 1);
        const auto options = Options::of(Kind::card(), chosen);
        REQUIRE(options);
        CAPTURE(Kind::card().id);
        CAPTURE(game);
        const Kind rules(*options);
        play_one(rules, random, 500);
    }
}
