// What holds in every game of the first kind, however it goes: men are neither made nor lost, a protected triumph
// stays, positions are written and read again, the computer's helpers keep to what they promise.
// Long: one property after another, each over the same games.

#include <doctest/doctest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/game/perft.hpp"
#include "core/rithmomachia/games/fulke1.hpp"
#include "core/rithmomachia/player/prospects.hpp"
#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;
namespace rm = ludus::rithmomachia;

namespace {

Options options(const Chosen& chosen) {
    auto made = Options::of(Fulke1::card(), chosen);
    REQUIRE_MESSAGE(made.has_value(), (made ? std::string() : describe(made.fault())));
    return *made;
}

const std::vector<Chosen>& many_agreements() {
    static const std::vector<Chosen> agreements = {
        {},
        {{"leap", "false"}, {"siege", "hindered"}, {"first", "lot"}},
        {{"proportion", "order"}, {"king_whole_target", "sum"}, {"king_whole_taker", "sum"}, {"camp", "6"}},
        {{"king_fly", "true"},
         {"king_leap", "true"},
         {"king_lose", "all"},
         {"proclaim", "free"},
         {"siege_edge", "true"}},
        {{"victory", "goods"}, {"victory_number", "700"}, {"back", "2"}, {"array", "four-symmetric"}},
        {{"victory", "standards"}, {"victory_turns", "80"}, {"several", "one"}, {"chain_after_take", "false"}},
        {{"triumph", "greatest"}, {"king_whole_target", "nominal"}, {"quiet", "20"}},
        {{"victory", "honour-quarrel"}, {"victory_chars", "9"}, {"back", "0"}},
    };
    return agreements;
}

/// Plays at random, but takes where it can as often as not, so that the games come to prisoners, kings and triumphs.
template <class F>
void play_games(const Fulke1& rules, int games, int longest, unsigned seed, F&& look, const char* setup = nullptr) {
    std::mt19937 random(seed);
    MoveList list;
    for (int game = 0; game < games; ++game) {
        Fulke1::Position p = rules.start();
        if (setup) {
            const auto read = rules.read_position(setup);
            REQUIRE(read);
            p = *read;
        }
        for (int i = 0; i < longest; ++i) {
            rules.moves(p, list);
            look(p, list);
            if (list.empty()) break;
            const Move* chosen = &list[random() % list.size()];
            for (int tries = 0; tries < 12 && rm::unpack(*chosen).type <= rm::MoveType::flight && random() % 2;
                 ++tries) {
                const Move* another = &list[random() % list.size()];
                if (rm::unpack(*another).type > rm::MoveType::flight || rules.is_tactical(p, *another))
                    chosen = another;
            }
            p = rules.play(p, *chosen);
        }
    }
}

}  // namespace

TEST_CASE("fulke-1: in every game all men are there, each on a space of his own, whoever he serves") {
    for (const Chosen& chosen : many_agreements()) {
        const Fulke1 rules(options(chosen));
        play_games(rules, 3, 400, 7, [&](const Fulke1::Position& p, const MoveList& list) {
            std::set<int> spaces;
            int men = 0;
            for (int id = 0; id < rm::men_count; ++id) {
                if (p.now.at(id) == rm::away) {
                    CHECK((rm::is_king(id) && p.now.king_taken(rm::man(id).born)));
                    continue;
                }
                ++men;
                CHECK(spaces.insert(p.now.at(id)).second);
                if (rm::is_king(id)) CHECK(p.now.side(id) == rm::man(id).born);
            }
            CHECK(men == 48 - p.now.king_taken(0) - p.now.king_taken(1));
            CHECK(list.empty() == rules.result(p).over);
            CHECK(p.ended == rules.result(p).over);
        });
    }
}

TEST_CASE("fulke-1: a position written and read again is the same, in the middle of a turn too") {
    for (const Chosen& chosen : many_agreements()) {
        const Fulke1 rules(options(chosen));
        MoveList again;
        play_games(rules, 3, 300, 11, [&](const Fulke1::Position& p, const MoveList& list) {
            const std::string text = rules.write(p);
            CAPTURE(text);
            const auto read = rules.read_position(text);
            REQUIRE_MESSAGE(read.has_value(), describe(read.fault()));
            CHECK(*read == p);
            CHECK(rules.hash(*read) == rules.hash(p));
            CHECK(rules.write(*read) == text);
            rules.moves(*read, again);
            std::set<std::string> here, there;
            for (const Move m : list) here.insert(rules.words(p, m));
            for (const Move m : again) there.insert(rules.words(*read, m));
            CHECK(here == there);
            CHECK(here.size() == list.size());
        });
    }
}

TEST_CASE("fulke-1: equal hashes for equal positions, unlike ones for what may differ") {
    const Fulke1 rules(options({}));
    const auto hash = [&](const char* text) {
        const auto p = rules.read_position(text);
        REQUIRE(p);
        return rules.hash(*p);
    };
    const auto base = hash("even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd");
    CHECK(base == hash("even eT6@e3 eR4@c3 eR2@a1 eT9@f8 oR9@d8 oT12@h16 taken:odd quiet:7"));
    CHECK(base != hash("odd eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd"));
    CHECK(base != hash("even eT9@f8 eR9*@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd"));
    CHECK(base != hash("even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd named:even=a1,c3,e3"));
    CHECK(base != hash("even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd naming:a1"));
    CHECK(base != hash("even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd proclaimed"));
    CHECK(hash("even eK91@a1 oR3@h16") != hash("even eK91[36.25]@a1 oR3@h16"));
    // Two nines alike, each where the other was.
    const auto twins = rules.read_position("odd oR9@a9 oR9@c9 eR2@a1");
    REQUIRE(twins);
    Fulke1::Position swapped = *twins;
    const int first = rm::find_man(rm::odd, 'R', 9);
    std::swap(swapped.now.space[static_cast<std::size_t>(first)],
              swapped.now.space[static_cast<std::size_t>(first) + 1]);
    CHECK(*twins == swapped);
    CHECK(rules.hash(*twins) == rules.hash(swapped));
}

TEST_CASE("fulke-1: positions that differ in one mark are unlike") {
    const Fulke1 rules(options({{"victory", "goods"}}));
    const char* texts[] = {
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd",
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd named:even=a1,c3,e3",
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd naming:",
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd naming:a1",
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd proclaimed",
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd moved:f8",
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd quiet:4",
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 oT12@h16 taken:odd won:even=R7",
        "even eT9@f8 oR9@d8 eR2@a1 eR4@c3 eT6@e3 eT12*@h16 taken:odd",
    };
    for (const char* a : texts) {
        for (const char* b : texts) {
            CAPTURE(a);
            CAPTURE(b);
            const auto p = rules.read_position(a), q = rules.read_position(b);
            REQUIRE(p.has_value());
            REQUIRE(q.has_value());
            CHECK((*p == *q) == (std::string(a) == b));
        }
    }
}

TEST_CASE("fulke-1: of two men alike the record tells which was taken in this turn") {
    Match m = at("even eT9@f10 oR9@d8 eR9*@g9 oR81@h8");
    REQUIRE(m.play("f10-f8 xd8@a1"));
    CHECK(written(m).find("was:oR9@d8>a1") != std::string::npos);
    const auto again = m.game().read_position(m.game().write(m.position()));
    REQUIRE(again.has_value());
    CHECK(*again == m.position());
    CHECK(legal(m).count("xh8@b1") == 1);
    CHECK(legal(Match(m.game_ptr(), *again)) == legal(m));
    // The other way about it would be another position: the 9 in g9 would have been in d8, and 81 not in danger.
    const auto other = m.game().read_position("even eR9*@a1 eT9@f8 oR81@h8 eR9*@g9 moved:f8 was:oR9@d8>g9");
    CHECK_FALSE((other.has_value() && *other == m.position()));
}

TEST_CASE("fulke-1: a protected triumph stays protected") {
    const Fulke1 rules(options({{"triumph", "greatest"}}));
    // Four men named and standing in the camp, not yet in order; the odds all about them. Evens only ever move
    // elsewhere.
    const char* setup =
        "odd eK91@a1 eS25@a2 eR3*@c13 eR4@e14 eR6@g13 eT9@e12 oR9@d15 oR4*@d11 oT16@e16 oT6*@g15 oT36@c15 oR25@f12 "
        "oS28@b13 "
        "oR49@h14 taken:odd named:even=e12,c13,g13,e14";
    std::uint64_t placed = 0;
    play_games(
        rules, 20, 120, 3,
        [&](const Fulke1::Position& p, const MoveList& list) {
            if (placed == 0) placed = p.named;
            for (int id = 0; id < rm::men_count; ++id) {
                if (!(p.named >> id & 1) || p.now.side(id) != rm::even) continue;
                if (!rules.sight().ground().in_camp(p.now.at(id), rm::odd, 5)) continue;
                for (const Move m : list) {
                    const rm::UnpackedMove unpacked = rm::unpack(m);
                    if (unpacked.type == rm::MoveType::take || unpacked.type == rm::MoveType::enter)
                        CHECK((p.side == rm::even || unpacked.to != p.now.at(id)));
                }
            }
        },
        setup);
    CHECK(placed != 0);
}

TEST_CASE("fulke-1: every move has its reasons, all of them passages of the card") {
    const auto& rules_of_card = Fulke1::card().rules;
    const std::set<std::string> known(rules_of_card.begin(), rules_of_card.end());
    CHECK(known.size() == rules_of_card.size());
    for (const Chosen& chosen : many_agreements()) {
        const Fulke1 rules(options(chosen));
        play_games(rules, 1, 150, 5, [&](const Fulke1::Position& p, const MoveList& list) {
            for (const Move m : list) {
                const auto why = rules.reasons(p, m);
                CHECK_FALSE(why.empty());
                bool taken = false;
                for (const Reason& r : why) {
                    CHECK_MESSAGE(known.count(r.rule) == 1, r.rule);
                    CHECK_FALSE(r.line.empty());
                    taken = taken || r.rule.rfind("fulke.1.take.", 0) == 0;
                }
                const rm::MoveType type = rm::unpack(m).type;
                CHECK(taken == (type == rm::MoveType::take || type == rm::MoveType::enter));
            }
        });
    }
}

TEST_CASE("fulke-1: threats tell every taking found before the draught, for either side") {
    const Fulke1 rules(options({}));
    const auto p = rules.read_position("even eR6@c9 eT6@f8 oT12@d8 oR9@a1 eT9@c1 oK190@h16");
    REQUIRE(p);
    std::vector<std::string> lines;
    for (const Reason& r : rules.threats(*p)) lines.push_back(r.line);
    CHECK(lines == std::vector<std::string>{"9 = 9", "6 + 6 = 12"});
    // The round does not see the triangle, nor is the siege a threat before it is set.
    play_games(rules, 2, 200, 19, [&](const Fulke1::Position& q, const MoveList& list) {
        if (q.ended || q.phase != rm::Phase::turn) return;
        std::set<int> open, told;
        for (const Move m : list) {
            if (rm::unpack(m).type == rm::MoveType::enter) open.insert(rm::unpack(m).to);
        }
        for (const Reason& r : rules.threats(q)) {
            if (q.now.side(rm::man_on(q.now, r.to)) != q.side) told.insert(r.to);
        }
        CHECK(open == told);
    });
}

TEST_CASE("fulke-1: what the computer is told") {
    for (const Chosen& chosen : many_agreements()) {
        const Fulke1 rules(options(chosen));
        MoveList narrowed;
        play_games(rules, 2, 300, 23, [&](const Fulke1::Position& p, const MoveList& list) {
            if (list.empty()) return;
            narrowed = list;
            rules.prune(p, narrowed);
            CHECK_FALSE(narrowed.empty());
            std::set<Move> all(list.begin(), list.end());
            std::set<std::uint64_t> takings, kept;
            for (const Move m : narrowed) CHECK(all.count(m) == 1);
            // Every taking is kept, with at most two places for its prisoner.
            constexpr std::uint64_t without_place = 0xffffffffu;
            for (const Move m : list) takings.insert(m.code & without_place);
            for (const Move m : narrowed) kept.insert(m.code & without_place);
            for (const std::uint64_t code : kept) {
                CHECK(std::count_if(narrowed.begin(), narrowed.end(),
                                    [&](Move m) { return (m.code & without_place) == code; }) <= 2);
            }
            if (p.phase != rm::Phase::naming) CHECK(takings.size() - kept.size() <= 1);  // proclaiming may be left out
            for (const Move m : list) {
                const rm::MoveType type = rm::unpack(m).type;
                if (type != rm::MoveType::draught && type != rm::MoveType::flight) continue;
                const Fulke1::Position q = rules.play(p, m);
                if (!q.ended) CHECK(rules.is_tactical(p, m) == (q.phase == rm::Phase::open));
            }
        });
    }
}

TEST_CASE("fulke-1: the computer weighs two places for a prisoner, the first and one in the middle") {
    const Fulke1 rules(options({}));
    auto p = rules.read_position("even eT9@f8 oR9@d8 eR2@a1 oR3@h16");
    REQUIRE(p);
    MoveList list;
    rules.moves(*p, list);
    rules.prune(*p, list);
    Words takings;
    for (const Move m : list) {
        if (rm::unpack(m).type == rm::MoveType::enter) takings.insert(rules.words(*p, m));
    }
    CHECK(takings == Words{"f8xd8@b1", "f8xd8@d1"});
}

TEST_CASE("fulke-1: the computer sees a triumph that stands or lacks one draught, and names just its men") {
    const Fulke1 rules(options({}));
    const auto position = [&](const char* text) {
        const auto p = rules.read_position(text);
        REQUIRE(p);
        return *p;
    };
    const auto standing = position("even eR2@c13 eR4@d13 eR6@e13 eR8@a1 eT20@c1 oT12@a16 taken:odd");
    const rm::Prospects near = rm::prospects(rules.sight(), rules.variant(), standing.now, rm::even);
    REQUIRE(near.count == 1);
    CHECK(near.set[0].stands);
    const auto lacking = position("even eR2@c13 eR4@c12 eR6@e13 eR8@a1 eT20@c1 oT12@a16 taken:odd");
    const rm::Prospects one = rm::prospects(rules.sight(), rules.variant(), lacking.now, rm::even);
    REQUIRE(one.count == 1);
    CHECK_FALSE(one.set[0].stands);
    CHECK(rm::prospects(rules.sight(), rules.variant(), lacking.now, rm::odd).count == 0);
    // Proclaim, name the three in one order, draw, and it is won.
    Fulke1::Position p = lacking;
    MoveList list;
    for (const char* type : {"proclaim", "name", "name", "name", "so"}) {
        rules.moves(p, list);
        rules.prune(p, list);
        if (std::string(type) == "name" || std::string(type) == "so") REQUIRE(list.size() == 1);
        REQUIRE((std::string(type) != "proclaim" || rules.words(p, list.front()) == "proclaim"));
        p = rules.play(p, list.front());
        if (p.proclaimed) break;
    }
    CHECK(p.proclaimed);
    rules.moves(p, list);
    CHECK(std::any_of(list.begin(), list.end(), [&](Move m) { return rules.result(rules.play(p, m)).over; }));
}

TEST_CASE("fulke-1: positions that cannot be are refused in a word, with their place") {
    const Fulke1 rules(options({}));
    struct Bad {
        const char* text;
        int column;
    };
    const Bad bad[] = {
        {"", 1},
        {"white eT9@f8", 1},
        {"even eT9@f8 oR9@i8", 13},
        {"even eT9@f8 oR9@d17", 13},
        {"even eT9@f8 oR9@d8 oR9@d8", 20},
        {"even eT9@f8 eR9@d8", 13},
        {"even eT9@f8 oR9*@d8", 13},
        {"even eT9@f8 oR9@a1 oR9@a2 oR9@a3", 27},
        {"even eT9@f8 oK190*@d8", 13},
        {"even eK91[36.35]@d8", 14},
        {"even eK91[36.36]@d8", 14},
        {"even eK91[]@d8", 11},
        {"even eK91[36@d8", 6},
        {"even eT9f8", 6},
        {"even eT9@f8 taken:both", 19},
        {"even eK91@f8 taken:even", 20},
        {"even eT9@f8 quiet:-1", 19},
        {"even eT9@f8 quiet:1 quiet:2", 21},
        {"even eT9@f8 oR9@d8 moved:f9", 26},
        {"even eT9@f8 oR9@d8 moved:d8", 26},
        {"even eT9@f8 oR9@d6 moved:f8", 1},
        {"even eT9@f8 oR9@d8 was:oR9@d4", 24},
        {"even eT9@f8 oR9@d8 moved:f8 was:oR7@d4", 33},
        {"even eT9@f8 oR9@d8 oR3@a1 named:even=f8,a1 taken:odd", 41},
        {"even eT9@f8 oR9@d8 named:even=f8", 1},
        {"even eT9@f8 oR9@d8 proclaimed", 1},
        {"even eT9@f8 oR9@d8 naming:f8", 1},
        {"even eT9@f8 sword:9", 13},
        {"even eT9@f8 won:even=R3", 1},
        {"even eT9@f8 turns:3", 1},
    };
    for (const Bad& b : bad) {
        CAPTURE(b.text);
        const auto read = rules.read_position(b.text);
        CHECK_FALSE(read.has_value());
        if (read) continue;
        CHECK_FALSE(read.fault().what.empty());
        CHECK_FALSE(read.fault().expected.empty());
        CHECK(read.fault().column == b.column);
    }
}

TEST_CASE("fulke-1: the picture tells prisoners, lost steps and named men apart") {
    Match m = at("odd eR9*@c1 eK91[36.25.16.9.4]@d8 eR2@c13 eR4@d12 eR6@e13 oT12@a16 taken:odd named:even=c13,d12,e13");
    std::set<int> ids;
    for (const Face& face : m.game().faces(m.position())) {
        CHECK(ids.insert(face.id).second);
        if (face.text == "9") {
            CHECK(face.turned);
            CHECK(face.owner == 0);
            CHECK(face.underlined);
            CHECK(face.name == "white round 9 (captured from Black)");
        }
        if (face.shape == Shape::pyramid) {
            CHECK(face.tiers.size() == 6);
            CHECK(face.tiers[0].standing);
            CHECK_FALSE(face.tiers[5].standing);
            CHECK(face.name == "white king 91 (lost its 1, 90 left)");
        }
        if (face.text == "4") CHECK(face.name == "white round 4, named for a triumph");
    }
    // A man keeps his id when he moves and when he turns.
    Match taking = at("even eT9@f10 oR9@d8");
    const auto id_of = [&](const char* text, Shape shape) {
        for (const Face& face : taking.game().faces(taking.position())) {
            if (face.text == text && face.shape == shape) return face.id;
        }
        return -1;
    };
    const int triangle = id_of("9", Shape::triangle), round = id_of("9", Shape::round);
    REQUIRE(taking.play("f10-f8 xd8@a1"));
    CHECK(id_of("9", Shape::triangle) == triangle);
    CHECK(id_of("9", Shape::round) == round);
    const std::string sketch = m.game().sketch(m.position());
    CHECK(sketch.find("eR9*") != std::string::npos);
    CHECK(sketch.find("eK91[36.25.16.9.4]") != std::string::npos);
}
