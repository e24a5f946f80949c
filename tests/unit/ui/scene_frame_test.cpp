// What the canvas is told: every game's frames cross as bytes and come out the same, and no bytes do harm.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>

#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/unit/files.hpp"
#include "ui/session/match_frame.hpp"

using namespace ludus;

namespace {

Session session_of(std::string_view id) {
    auto game = toys::make_any(id, {});
    REQUIRE(game);
    return Session(Match(*game));
}

std::string first_frame(Session& session) { return write_frame(next_frame(session, {})); }

/// Faces without what is not sent: their spoken names and whom they are hidden from.
std::vector<Face> as_sent(std::vector<Face> faces) {
    for (Face& face : faces) {
        face.name.clear();
        face.seen_by = ~0u;
    }
    return faces;
}

std::string what_of(std::string_view bytes) {
    FrameReader reader;
    const auto read = reader.read(bytes);
    return read ? "" : read.fault().what;
}

}  // namespace

PER_GAME_TEST_CASE("frames: what the canvas is told of a game comes out as it went in, move after move",
                   tests::all_games) {
    Session session = session_of(subject.game);
    FrameReader reader;
    bool board = true;
    for (int ply = 0; ply < 12 && !session.match.outcome().over; ++ply) {
        const MoveList moves = session.match.moves();
        if (ply > 0) {
            REQUIRE(session.match.play(moves[moves.size() * static_cast<std::size_t>(ply * 7 % 11) / 11]));
            session.changed();
        }
        FrameOptions options;
        options.with_board = board;
        const SceneFrame sent = next_frame(session, options);
        CHECK(sent.change == (board ? FrameChange::begin : FrameChange::moved));
        const std::string bytes = write_frame(sent);
        const auto read = reader.read(bytes);
        if (!read) FAIL(describe(read.fault()));
        CHECK(as_sent(read->scene.faces) == as_sent(sent.scene.faces));
        CHECK(read->scene.marks == sent.scene.marks);
        CHECK(read->scene.rays == sent.scene.rays);
        CHECK(read->captured == sent.captured);
        CHECK(read->selected == sent.selected);
        CHECK(read->next == sent.next);
        CHECK((read->open == sent.open && read->rolls == sent.rolls && read->buttons == sent.buttons));
        REQUIRE(read->scene.board.spots.size() == sent.scene.board.spots.size());
        for (std::size_t i = 0; i < sent.scene.board.spots.size(); ++i) {
            const Spot &here = read->scene.board.spots[i], &there = sent.scene.board.spots[i];
            CHECK((here.name == there.name && here.label == there.label && here.kind == there.kind &&
                   here.outline == there.outline));
        }
        REQUIRE(read->scene.board.unused.size() == sent.scene.board.unused.size());
        for (std::size_t i = 0; i < sent.scene.board.unused.size(); ++i) {
            CHECK(read->scene.board.unused[i].outline == sent.scene.board.unused[i].outline);
            CHECK(read->scene.board.unused[i].tone == sent.scene.board.unused[i].tone);
        }
        const Overlay &seen = read->scene.overlay, &told = sent.scene.overlay;
        REQUIRE((seen.lines.size() == told.lines.size() && seen.labels.size() == told.labels.size()));
        for (std::size_t i = 0; i < told.lines.size(); ++i)
            CHECK((seen.lines[i].a == told.lines[i].a && seen.lines[i].b == told.lines[i].b));
        for (std::size_t i = 0; i < told.labels.size(); ++i)
            CHECK((seen.labels[i].at == told.labels[i].at && seen.labels[i].text == told.labels[i].text));
        CHECK(seen.owned == told.owned);
        if (board) CHECK(bytes.size() < 40'000);
        else CHECK(bytes.size() < 16'000);
        board = false;
    }
}

TEST_CASE("frames: whose the empty places are is told, on the board only") {
    Session session = session_of("toy-leaps");
    SceneFrame sent = next_frame(session, {});
    sent.scene.overlay.owned = {{0, 1, 5}, {17, 0, -1}};
    FrameReader reader;
    const auto read = reader.read(write_frame(sent));
    REQUIRE(read);
    CHECK(read->scene.overlay.owned == sent.scene.overlay.owned);
    sent.scene.overlay.owned = {{18, 1, 5}};
    CHECK(what_of(write_frame(sent)) == "an owned spot is 18");
}

TEST_CASE("frames: the first needs a board, and a broken one leaves the board before as it was") {
    Session session = session_of("toy-placing");
    FrameOptions without;
    without.with_board = false;
    const std::string bare = write_frame(next_frame(session, without));
    CHECK(what_of(bare) == "the first frame has no board");
    FrameReader reader;
    REQUIRE(reader.read(first_frame(session)));
    CHECK_FALSE(reader.read(bare.substr(0, bare.size() - 1)));
    const auto read = reader.read(bare);
    REQUIRE(read);
    CHECK(read->scene.board.spots.size() == session.match.game().board().spots.size());
}

TEST_CASE("frames: another version, too few bytes and too many are refused with a sentence and a place") {
    Session session = session_of("toy-placing");
    const std::string whole = first_frame(session);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        FrameReader reader;
        const auto read = reader.read(whole.substr(0, length));
        REQUIRE_FALSE(read);
        CHECK(read.fault().column > 0);
        CHECK_FALSE(read.fault().expected.empty());
    }
    CHECK(what_of(whole + "x") == "bytes are left over");
    CHECK(what_of(std::string(FrameReader::most_bytes + 1, 'x')) == "the frame is too long");
    std::string other = whole;
    other[2] = 9;
    CHECK(what_of(other) == "this is not a frame of version 4");
}

TEST_CASE("frames: every byte changed is refused, or read and written again as it came") {
    Session session = session_of("toy-placing");
    const std::string whole = first_frame(session);
    for (std::size_t at = 0; at < whole.size(); ++at)
        for (const int change : {1, 0x80, 0xFF}) {
            std::string bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ change);
            FrameReader reader;
            const auto read = reader.read(bytes);
            if (read) CHECK((write_frame(*read) == bytes));
        }
}

TEST_CASE("frames: the fuzzer's seeds are frames") {
    for (const char* id : {"toy-placing", "toy-race", "fulke-1"}) {
        Session session = session_of(id);
        const std::string bytes = first_frame(session), path = std::string(LUDUS_TESTS "/fuzz/corpus/frames/") + id;
        if (std::getenv("LUDUS_REFRESH") != nullptr) std::ofstream(path, std::ios::binary) << bytes;
        CHECK((what_of(tests::file_text(path)) == ""));
    }
}

TEST_CASE(
    "frames: how one follows the other is told: begun, moved, marked, and begun again where nodes are numbered "
    "afresh") {
    Session session = session_of("fulke-1");
    FrameOptions on;
    on.with_board = false;
    CHECK(next_frame(session, {}).change == FrameChange::begin);
    CHECK(next_frame(session, on).change == FrameChange::marked);
    REQUIRE(session.touch(session.selection.next().front()));
    const SceneFrame touched = next_frame(session, on);
    CHECK(touched.change == FrameChange::marked);
    CHECK(touched.selected.size() == 1);
    REQUIRE(session.match.play(session.match.moves().front()));
    session.changed();
    CHECK(next_frame(session, on).change == FrameChange::moved);
    session.match.drop(1);
    session.forget_nodes();
    session.changed();
    CHECK(next_frame(session, on).change == FrameChange::begin);
}
