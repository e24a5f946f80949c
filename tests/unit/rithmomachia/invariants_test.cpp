// What holds in every game of every kind, however it goes: men are neither made nor lost, no two stand on one space, a
// king's steps add up, a triumph proclaimed and placed is not touched. LUDUS_DEEP=1 plays ten times as many games of each.

#include <doctest/doctest.h>

#include <bitset>
#include <random>
#include <string>

#include "core/rithmomachia/games/asilo.hpp"
#include "core/rithmomachia/games/boissiere.hpp"
#include "core/rithmomachia/games/fulke1.hpp"
#include "core/rithmomachia/games/fulke2.hpp"
#include "core/rithmomachia/games/fulke3.hpp"
#include "core/rithmomachia/games/guild.hpp"
#include "core/rithmomachia/games/mebben.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"

using namespace ludus;
namespace rm = ludus::rithmomachia;

namespace {

using Position = rm::Engine::Position;
using Chosen = std::vector<std::pair<std::string, std::string>>;

/// The game as the card has it, or with every option drawn by lot from its choices.
Chosen options_of_engine(const Card& card, std::mt19937& random, bool drawn) {
    Chosen chosen;
    if (!drawn) return chosen;
    for (const OptionSpec& option : card.options) {
        if (!option.choices.empty()) {
            chosen.emplace_back(option.key, option.choices[random() % option.choices.size()].value);
        }
    }
    return chosen;
}

/// What did not hold. Kept by hand, for doctest's own count of assertions does not go beyond two thousand million.
struct Watch {
    std::string fault;
    void hold(bool well, const char* what) {
        if (!well && fault.empty()) fault = what;
    }

    /// Every man is on the table, in a hand, or where this kind's taken men go; none twice.
    void men(const rm::Engine& rules, const Position& p) {
        std::bitset<256> spaces;
        const rm::Prisoners prisoners = rules.variant().prisoners;
        const bool hands = prisoners == rm::Prisoners::in_hand || prisoners == rm::Prisoners::for_triumph;
        for (int id = 0; id < rm::men_count; ++id) {
            const bool on_table = p.now.at(id) != rm::away, held = p.now.held >> id & 1;
            hold(!(on_table && held), "a man on the table and in a hand");
            if (on_table) {
                hold(p.now.at(id) < rules.sight().ground().spaces(), "a man beyond the board");
                const auto space = static_cast<std::size_t>(p.now.at(id));
                hold(!spaces[space], "two men on one space");
                spaces[space] = true;
            }
            if (rm::is_king(id)) {
                const int army = rm::man(id).born;
                hold(on_table == !p.now.king_taken(army), "a king taken who stands, or gone and not taken");
                hold(!held, "a king in a hand");
                hold(p.now.side(id) == army, "a king on the other side");
                hold((p.now.king_parts(army) & ~rm::entire(army)) == 0, "a king with a step he never had");
            } else if (!on_table) {
                hold(held ? hands : prisoners == rm::Prisoners::removed, "a man lost");
            }
        }
    }

    /// The steps a king has and those his adversary has won make up the whole of him; where spoils are counted.
    void steps(const rm::Engine& rules, const Position& p) {
        if (rules.victory().victory == rm::Victory::proper) return;
        for (int army : {rm::even, rm::odd}) {
            const rm::Steps& pyramid = rm::steps[static_cast<std::size_t>(army)];
            int sum = rm::sum_of_parts(army, p.now.king_parts(army));
            for (int part = 0; part < pyramid.count; ++part) {
                const bool won = p.spoils[static_cast<std::size_t>(rm::other(army))] & rm::spoil_of_part(army, part);
                const bool has = p.now.king_parts(army) >> part & 1;
                hold(!(won && has), "a step won and standing");
                if (won) sum += pyramid.number[static_cast<std::size_t>(part)];
            }
            hold(sum == rm::man(rm::king[static_cast<std::size_t>(army)]).number, "a king’s steps do not add up");
        }
    }

    /// Nobody named for a triumph and standing in the camp may be taken.
    void protection(const rm::Engine& rules, const Position& p, const MoveList& list) {
        if (p.named == 0) return;
        for (const Move m : list) {
            const rm::UnpackedMove unpacked = rm::unpack(m);
            if (unpacked.type != rm::MoveType::take && unpacked.type != rm::MoveType::enter &&
                unpacked.type != rm::MoveType::seize && unpacked.type != rm::MoveType::rest)
                continue;
            const int id = rm::man_on(p.now, unpacked.to);
            hold(id != rm::nobody, "a taking of nobody");
            if (id == rm::nobody) return;
            const int side = p.now.side(id);
            hold(!((p.named >> id & 1) &&
                   rules.sight().ground().in_camp(unpacked.to, rm::other(side), rules.variant().triumph.camp)),
                 "a man of a triumph placed may be taken");
        }
    }
};

/// One game: what did not hold first, and where; empty where all did. It is played with a taste for takings so that it comes to prisoners, kings and triumphs.
std::string play_one(const rm::Engine& rules, std::mt19937& random, int longest) {
    Watch watch;
    MoveList list;
    Position p = rules.start();
    for (int i = 0; i < longest; ++i) {
        rules.moves(p, list);
        watch.hold(list.empty() == rules.result(p).over, "no move in a game that goes on, or one after its end");
        watch.men(rules, p);
        watch.steps(rules, p);
        watch.protection(rules, p, list);
        if (!watch.fault.empty()) return watch.fault + ": " + rules.write(p);
        if (list.empty()) return "";
        if (i % 64 == 0) {
            const auto read = rules.read_position(rules.write(p));
            watch.hold(read.has_value() && *read == p, "a position that is not read as it was written");
        }
        const Move* chosen = &list[random() % list.size()];
        for (int tries = 0; tries < 6 && rm::unpack(*chosen).type <= rm::MoveType::flight && random() % 2; ++tries) {
            const Move* another = &list[random() % list.size()];
            if (rm::unpack(*another).type > rm::MoveType::flight || rules.is_tactical(p, *another)) chosen = another;
        }
        p = rules.play(p, *chosen);
    }
    return "";
}

template <class Kind>
bool check_games(const std::string& id) {
    if (Kind::card().id != id) return false;
    for (const int game : tests::volume(tests::deep() ? 400 : 40)) {
        std::mt19937 random(20'11 + static_cast<unsigned>(game));
        // Half by the book, half with everything that can be agreed drawn by lot.
        const Chosen chosen = options_of_engine(Kind::card(), random, game % 2 == 1);
        const auto options = Options::of(Kind::card(), chosen);
        REQUIRE(options);
        CAPTURE(game);
        const Kind rules(*options);
        const std::string fault = play_one(rules, random, 500);
        REQUIRE(fault == "");
    }
    return true;
}

tests::Subjects kinds() { return tests::family_games("rithmomachia"); }

}  // namespace

PER_GAME_VOLUME_TEST_CASE("rithmomachia: men are conserved, kings add up, triumphs stay protected", kinds) {
    const std::string& id = subject.game;
    CHECK((check_games<Fulke1>(id) || check_games<Fulke2>(id) || check_games<Fulke3>(id) || check_games<Guild>(id) ||
           check_games<Mebben>(id) || check_games<AsiloItalian>(id) || check_games<Boissiere>(id)));
}
