// The text of a position is read strictly: what is wrong is told with its column, and what is right is read as it
// stands.

#include "tests/unit/rithmomachia/support.hpp"

using namespace ludus;
using namespace ludus::rithmomachia_tests;

namespace {

/// A text with "^" before the piece that is wrong.
struct Wrong {
    const char* marked;
    const char* why;
};

void check_refused(const Chosen& chosen, const char* kind, const std::vector<Wrong>& wrongs) {
    const auto game = make_game(kind, chosen);
    REQUIRE(game);
    for (const Wrong& wrong : wrongs) {
        CAPTURE(wrong.marked);
        CAPTURE(wrong.why);
        std::string text = wrong.marked;
        const std::size_t at = text.find('^');
        REQUIRE(at != std::string::npos);
        text.erase(at, 1);
        const auto read = (*game)->read_position(text);
        REQUIRE_FALSE(read.has_value());
        CHECK(read.fault().column == static_cast<int>(at) + 1);
        CHECK(read.fault().what.find("\"" + text.substr(at, text.find_first_of(" ,;", at) - at)) == 0);
        CHECK_FALSE(read.fault().expected.empty());
    }
}

void check_read(const Chosen& chosen, const char* kind, const std::vector<const char*>& texts) {
    const auto game = make_game(kind, chosen);
    REQUIRE(game);
    for (const char* text : texts) {
        CAPTURE(text);
        const auto read = (*game)->read_position(text);
        REQUIRE_MESSAGE(read.has_value(), describe(read.fault()));
        CHECK((*game)->write(*read) == text);
    }
}

}  // namespace

TEST_CASE("reading: men, their spaces and marks that come once") {
    check_refused({}, "fulke-1",
                  {{"^Even eR6@a1", "no side"},
                   {"even ^e", "no man"},
                   {"even ^xR6@a1", "no side of a man"},
                   {"even ^eR@a1", "no number"},
                   {"even ^eR12345@a1", "no such number"},
                   {"even ^eS6@a1", "no square of that number"},
                   {"even ^eR6", "nowhere"},
                   {"even ^eR6@", "no space"},
                   {"even ^eR6@a0", "no rank"},
                   {"even ^eR6@a17", "no rank"},
                   {"even ^eR6@i1", "no file"},
                   {"even ^eR6@a01", "no rank so written"},
                   {"even ^eR6@a1>b1", "where he stands now is told of men taken alone"},
                   {"even ^eK91[36]x@a1", "something after the bracket"},
                   {"even eR6@a1 quiet:^12345", "more than four digits"},
                   {"even eR6@a1 quiet:^", "no number"},
                   {"even eR6@a1 quiet:^1x", "no number"},
                   {"even eR2@a1 proclaimed ^proclaimed", "twice"},
                   {"even eT9@f8 oR9@d8 moved:f8 ^moved:f8", "twice"},
                   {"even eT9@f8 oR9@d8 moved:f8 ^flew:f8", "two men set down"},
                   {"even eT9@f8 oR9@d8 moved:^f17", "no space"},
                   {"even eR2@a1 ^sword:a1", "no mark"},
                   {"even eR2@a1 hand:even=^R9*", "no hands in this kind"}});
    check_refused({{"first", "lot"}}, "fulke-1",
                  {{"^lot", "nobody stands"}, {"^lot eR2@a1 oR3@h16 proclaimed", "nobody has begun"}});
    check_read({}, "fulke-1", {"even eR2@a1 oR3@h16 quiet:59", "odd eR4@a1 eR4@b1 eT6@c1 eR6@d1 oR9@h16"});
    // As far as anybody may agree to count.
    check_read({{"quiet", "1000"}}, "fulke-1", {"even eR2@a1 oR3@h16 quiet:1000"});
    check_read({{"victory", "standards"}, {"victory_turns", "1000"}}, "fulke-1", {"even eR2@a1 oR3@h16 turns:1000"});
}

TEST_CASE("reading: men named for a triumph") {
    check_refused({}, "fulke-1",
                  {{"even eR2@a1 eR4@b1 eR6@c1 eR8@d1 eT9@e1 taken:odd named:even=^a1,b1,c1,d1,e1", "more than four"},
                   {"even eR2@a1 eR4@b1 eR6@c1 taken:odd named:even=a1,^a1", "twice"},
                   {"even eR2@a1 eR4@b1 eR6@c1 taken:odd named:even=a1,^b2", "nobody there"},
                   {"even eR2@a1 eR4@b1 eR6@c1 oR3@h16 taken:odd named:even=a1,^h16", "another's man"},
                   {"even eR2@a1 eR4@b1 eR6@c1 taken:odd named:^even", "nobody"},
                   {"even eR2@a1 eR4@b1 eR6@c1 taken:odd named:even=a1;^white=b1", "no side"},
                   {"even eR2@a1 eR4@b1 eR6@c1 taken:odd naming:a1,^c2", "nobody there"},
                   {"even eR2@a1 eR4@b1 eR6@c1 oT12@h16 taken:odd proclaimed naming:^a1", "named already"},
                   {"even eT9@f8 oR9@d8 eR4@b1 eR6@c1 taken:odd moved:f8 naming:^b1", "in the middle of a turn"},
                   {"even eR2@a1 taken:^Odd", "no king"},
                   {"even eR2@a1 taken:even,^both", "no king"},
                   {"even eR2@a1 oK190@h16 taken:^odd", "he stands"}});
    check_read({}, "fulke-1",
               {"even eR2@a1 eR4@b1 eR6@c1 oT12@h16 taken:odd named:even=a1,b1,c1",
                "even eR2@a1 eR4@b1 eR6@c1 oT12@h16 taken:odd naming:a1,b1",
                "odd eR2@a1 eR4@b1 eR6@c1 eR8@d1 oR3@f16 oR5@g16 oR7@h16 taken:even,odd "
                "named:even=a1,b1,c1,d1;odd=f16,g16,h16"});
}

TEST_CASE("reading: what has been won") {
    check_refused({{"victory", "goods"}, {"victory_number", "900"}}, "fulke-1",
                  {{"even eR2@a1 oR3@h16 won:^even", "nothing of it"},
                   {"even eR2@a1 oR3@h16 won:^white=R3", "no side"},
                   {"even eR2@a1 oR3@h16 won:even=^", "nothing"},
                   {"even eR2@a1 oR3@h16 won:even=R3,^R3", "there is but one"},
                   {"even eR2@a1 oR3@h16 won:even=R9,R9,^R9", "there are but two"},
                   {"even eR2@a1 oR3@h16 won:even=R3,^X9", "no such form"},
                   {"even eR2@a1 oR3@h16 won:even=K16,^K16", "there is but one"},
                   {"even eR2@a1 oR3@h16 won:even=^K4", "the odd king has no such step"},
                   {"even eR2@a1 oR3@h16 won:odd=^K64", "the even king has no such step"},
                   {"even eR2@a1 oR3@h16 won:odd=^K0", "nor any king this"}});
    check_read({{"victory", "goods"}, {"victory_number", "900"}}, "fulke-1",
               {"even eR2@a1 oR3@h16 won:even=R2,R9,R9,K64,K16;odd=R4,R4,K36,K1"});
}

TEST_CASE("reading: ransoms, hands, and men taken in this turn") {
    const char* lost = "even eR2@b1 eK91[36.16.9.4.1]@d8 oR25@e8";
    check_read({}, "fulke-2", {(std::string(lost) + " ransom:25").c_str()});
    check_refused({}, "fulke-2",
                  {{"even eR2@b1 eK91[36.16.9.4.1]@d8 oR25@e8 ransom:25 ^pricing:25", "two ransoms"},
                   {"even eR2@b1 eK91[36.9.4.1]@d8 oR25@e8 ransom:^25.16", "two steps"},
                   {"even eR2@b1 eK91[36.16.9.4.1]@d8 oR25@e8 ransom:^7", "no step"},
                   {"even eR2@b1 eK91[36.16.9.4.1]@d8 oR25@e8 ransom:^64", "the other king's"},
                   {"even eR2@b1 eK91@d8 oR25@e8 ransom:^25", "he has it"},
                   {"even eR2@b1 oR25@e8 taken:even ransom:^25", "he stands no more"},
                   {"even eR2@b1 oR25@e8 ransom:^25", "he does not stand"},
                   {"even eR2@b1 oR3@h16 hand:even=^R3x", "something after the man"},
                   {"even eR2@b1 oR3@h16 hand:even=^K190*", "kings are in no hand"},
                   {"even eR2@b1 oR3@h16 hand:even=^R3*", "he stands on the table"},
                   {"even eR2@b1 oR3@h16 hand:even=R9*,R9*,^R9*", "there are but two"},
                   {"even eR2@b1 oR3@h16 hand:even=R9*;^white=R4", "no side"},
                   {"even eR2@b1 oR3@h16 hand:even=^", "nobody"}});
    check_read({}, "fulke-2", {"even eR2@b1 oR3@h16 hand:even=R9*,R9*;odd=R4*"});
    // In the first kind men taken stand turned on the victor's side.
    check_refused({}, "fulke-1",
                  {{"even eR9*@a1 eT9@f8 oR81@h8 moved:f8 was:^eR2@d8", "the mover's own"},
                   {"even eR9*@a1 eT9@f8 oR81@h8 moved:f8 was:^oR7@d8", "he has not been taken"},
                   {"even eR9*@a1 eT9@f8 oR81@h8 moved:f8 was:^oR9@d8>b1", "he stands elsewhere"},
                   {"even eR9*@a1 eT9@f8 oR81@h8 moved:f8 was:^oR9@d8>", "no space"},
                   {"even eR9*@a1 eT9@f8 oR81@h8 was:^oR9@d8", "nobody was set down"},
                   {"even eR9*@a1 eT9@f8 oR81@h8 moved:^h8", "the adversary's man"},
                   {"even eR9*@a1 eT9@f8 oR81@h8 moved:^g8", "nobody there"}});
}

TEST_CASE("reading: a triumph made by a taking, and prisoners who came late") {
    const Chosen chosen = {{"triumph", "mediocre"}, {"by_taking", "true"}};
    check_refused(chosen, "asilo-italian",
                  {{"even eR2@a1 oT12@h14 taken:odd carried:^4,6", "two numbers"},
                   {"even eR2@a1 oT12@h14 taken:odd carried:^4,6,9,12", "four numbers"},
                   {"even eR2@a1 oT12@h14 taken:odd carried:6,^4,9", "not rising"},
                   {"even eR2@a1 oT12@h14 taken:odd carried:4,^4,9", "not rising"},
                   {"even eR2@a1 oT12@h14 taken:odd carried:^0,4,9", "no man bears it"},
                   {"even eR2@a1 oT12@h14 taken:odd carried:4,^x,9", "no number"}});
    check_read(chosen, "asilo-italian", {"even eR2@a1 oT12@h14 taken:odd carried:4,6,9"});
    check_refused({}, "mebben",
                  {{"even eR2@a1 eR4@c1 eR3*@c12 oR5@h16 late:even=^c13", "nobody there"},
                   {"even eR2@a1 eR4@c1 eR3*@c12 oR5@h16 late:even=^h16", "another's man"},
                   {"even eR2@a1 eR4@c1 eR3*@c12 oR5@h16 late:even=c12,^c12", "twice"}});
    check_read({}, "mebben", {"even eR2@a1 eR4@c1 eR6@e1 eR3*@c12 oR5@h16 late:even=c12"});
}
