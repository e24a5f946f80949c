// What is to be seen of chess for two: the board of each game as the book draws it, the hands, the men, what is touched to
// make a move, and the board as plain text.

#include "core/chess/board.hpp"
#include "tests/unit/chess/support.hpp"

using ludus::at;
using namespace ludus::chess;
using namespace ludus::chess::tests;
using ludus::Board;
using ludus::BoardLabel;
using ludus::BoardLine;
using ludus::Face;
using ludus::Shape;
using ludus::split_words;
using ludus::Spot;
using ludus::SpotKind;
using ludus::Tone;
using ludus::Vec;
using ludus::Weight;

namespace {

struct Shown {
    const char* name;
    Chess game;
};
std::vector<Shown> all_games() {
    return {{"turkish", make<Turkish>()}, {"shatranj", make<Shatranj>()},
            {"siamese", make<Siamese>()}, {"xiangqi", make<Xiangqi>()},
            {"shogi", make<Shogi>()},     {"shogi, north first", make<Shogi>({{"first", "north"}})}};
}

/// The texts of labels that stand on one line, in the order of the page: below the squares, above them, or at their left.
std::string below(const Board& b, const Geometry& geometry, int notation, float y) {
    std::string out;
    for (int c = 0; c < geometry.columns; ++c)
        for (const BoardLabel& label : b.labels)
            if (label.notation == notation && label.at == Vec{0.6f + static_cast<float>(c) + 0.5f, y})
                out += (out.empty() ? "" : " ") + label.text;
    return out;
}
std::string beside(const Board& b, const Geometry& geometry, int notation) {
    std::string out;
    for (int r = 0; r < geometry.rows; ++r)
        for (const BoardLabel& label : b.labels)
            if (label.notation == notation && label.at == Vec{0.3f, static_cast<float>(geometry.rows - 1 - r) + 0.5f})
                out += (out.empty() ? "" : " ") + label.text;
    return out;
}

/// Whether a line of that weight runs between these two points.
int drawn(const Board& b, Vec from, Vec to, Weight weight) {
    int count = 0;
    for (const BoardLine& line : b.lines)
        if (((line.a == from && line.b == to) || (line.a == to && line.b == from)) && line.weight == weight) ++count;
    return count;
}

List touched(const Chess& game, const Position& p, std::string_view words) {
    const Board board = game.board();
    const auto m = game.read(p, words);
    REQUIRE_MESSAGE(m, words);
    List out;
    for (const int spot : game.touches(p, *m)) {
        REQUIRE(spot >= 0);
        REQUIRE(at(spot) < board.spots.size());
        out.push_back(board.spots[at(spot)].name);
    }
    return out;
}

const Face& face_on(const std::vector<Face>& faces, const Board& board, const char* spot) {
    static const Face none;
    for (const Face& face : faces)
        if (face.spot == board.find(spot)) return face;
    FAIL_CHECK("nobody on " << spot);
    return none;
}

}  // namespace

TEST_CASE(
    "chess board: a unit square for each square of the field, its own place in the keyboard's grid, dark at the lower "
    "left") {
    for (const Shown& shown : all_games()) {
        CAPTURE(shown.name);
        const Chess& game = shown.game;
        const Board b = game.board();
        const Geometry& geometry = game.variant().geometry;
        const bool chequered = !game.variant().lines && !game.variant().wedges;
        REQUIRE(b.spots.size() >= at(geometry.size()));
        for (int s = 0; s < geometry.size(); ++s) {
            const Spot& spot = b.spots[at(s)];
            const int column = geometry.column(s), row = geometry.rows - 1 - geometry.row(s);
            const float left = 0.6f + static_cast<float>(column), top = static_cast<float>(row);
            CHECK(spot.kind == SpotKind::point);
            CHECK(spot.name == geometry.name(s));
            CHECK(spot.label == geometry.algebraic(s));
            CHECK(spot.outline == std::vector<Vec>{{left, top}, {left + 1, top}, {left + 1, top + 1}, {left, top + 1}});
            CHECK(spot.centre == Vec{left + 0.5f, top + 0.5f});
            CHECK(spot.column == column);
            CHECK(spot.row == row);
            if (!chequered) CHECK(spot.tone == Tone::none);
        }
        if (chequered) {
            CHECK(b.spots[at(*geometry.find("10"))].tone == Tone::dark);
            CHECK(b.spots[at(*geometry.find("20"))].tone == Tone::light);
            CHECK(b.spots[at(*geometry.find("11"))].tone == Tone::light);
            CHECK(b.spots[at(*geometry.find("21"))].tone == Tone::dark);
            CHECK(b.spots[at(*geometry.find("87"))].tone == Tone::dark);
        }
        CHECK(b.height == static_cast<float>(geometry.rows) + 0.6f);
        CHECK(b.width == 0.6f + static_cast<float>(geometry.columns) + (game.variant().hand.empty() ? 0.0f : 0.3f + 2));
    }
}

TEST_CASE(
    "chess board: each hand of Japan beside its owner's half, two in a row, from his end, the last alone in its row") {
    const Chess game = make<Shogi>();
    const Board b = game.board();
    struct Case {
        const char *south, *north;
        int column, row;  ///< of the hand, the row from the owner's end
        float width = 1;
    };
    const float right = 0.6f + 9 + 0.3f;
    int spot = game.variant().geometry.size();
    for (const Case& c : {Case{"hand-south-P", "hand-north-P", 0, 0},
                          {"hand-south-Y", "hand-north-Y", 1, 0},
                          {"hand-south-N", "hand-north-N", 0, 1},
                          {"hand-south-G", "hand-north-G", 1, 1},
                          {"hand-south-K", "hand-north-K", 0, 2},
                          {"hand-south-B", "hand-north-B", 1, 2},
                          {"hand-south-R", "hand-north-R", 0, 3, 2}}) {
        CAPTURE(c.south);
        for (const bool south : {true, false}) {
            const int index = b.find(south ? c.south : c.north);
            CHECK(index == (south ? spot : spot + 7));
            REQUIRE(index >= 0);
            const Spot& s = b.spots[at(index)];
            const float left = right + static_cast<float>(c.column),
                        top = south ? 8 - static_cast<float>(c.row) : static_cast<float>(c.row);
            CHECK(s.kind == SpotKind::pocket);
            CHECK(s.label == (south ? "South’s captured pieces" : "North’s captured pieces"));
            CHECK(s.tone == Tone::light);
            CHECK(s.outline ==
                  std::vector<Vec>{{left, top}, {left + c.width, top}, {left + c.width, top + 1}, {left, top + 1}});
            CHECK(s.centre == Vec{left + c.width / 2, top + 0.5f});
            CHECK(s.column == 9 + c.column);
            CHECK(s.row == (south ? 8 - c.row : c.row));
        }
        ++spot;
    }
}

TEST_CASE("chess board: in a narrow window each hand is a row at its owner's end, and the squares stay as they are") {
    const Chess game = make<Shogi>();
    const Board broad = game.board(), narrow = game.narrow_board();
    const int squares = game.variant().geometry.size();
    CHECK(narrow.width == doctest::Approx(0.6f + 9));
    CHECK(narrow.height == doctest::Approx(1 + 0.3f + 9 + 0.6f + 1));
    REQUIRE(narrow.spots.size() == broad.spots.size());
    for (std::size_t i = 0; i < broad.spots.size(); ++i) {
        const Spot &a = broad.spots[i], &b = narrow.spots[i];
        CAPTURE(a.name);
        CHECK(b.name == a.name);
        CHECK(b.label == a.label);
        CHECK(b.kind == a.kind);
        CHECK(b.column == a.column);
        CHECK(b.row == a.row);
        if (static_cast<int>(i) < squares) {
            CHECK(b.centre.x == doctest::Approx(a.centre.x));
            CHECK(b.centre.y == doctest::Approx(a.centre.y + 1.3f));
        }
    }
    for (int slot = 0; slot < 7; ++slot) {
        CAPTURE(slot);
        const Spot &south = narrow.spots[at(squares + slot)], &north = narrow.spots[at(squares + 7 + slot)];
        const float step = 9.0f / 7;
        CHECK(south.centre.x == doctest::Approx(0.6f + step * (static_cast<float>(slot) + 0.5f)));
        CHECK(south.centre.y == doctest::Approx(1.3f + 9 + 0.6f + 0.5f));
        // Half about, as the board is for whoever sits there.
        CHECK(north.centre.x == doctest::Approx(0.6f + 9 - step * (static_cast<float>(slot) + 0.5f)));
        CHECK(north.centre.y == doctest::Approx(0.5f));
        for (const Spot* hand : {&south, &north}) {
            CHECK(hand->outline[1].x - hand->outline[0].x == doctest::Approx(step));
            CHECK(hand->outline[2].y - hand->outline[1].y == doctest::Approx(1));
        }
    }
    for (std::size_t i = 0; i < broad.dots.size(); ++i)
        CHECK(narrow.dots[i].y == doctest::Approx(broad.dots[i].y + 1.3f));
    for (std::size_t i = 0; i < broad.lines.size(); ++i)
        CHECK(narrow.lines[i].a.y == doctest::Approx(broad.lines[i].a.y + 1.3f));
    for (std::size_t i = 0; i < broad.labels.size(); ++i)
        CHECK(narrow.labels[i].at.y == doctest::Approx(broad.labels[i].at.y + 1.3f));
}

TEST_CASE("chess board: buttons to turn a man or leave him, to castle, and for each kind a man may choose to become") {
    const auto buttons = [](const Chess& game) {
        List out;
        for (const Spot& s : game.board().spots)
            if (s.kind == SpotKind::button) out.push_back(s.name + ": " + s.label);
        return out;
    };
    const List plain = {"turn: Promote", "stay: Do not promote", "castle: Castle"};
    CHECK(buttons(make<Xiangqi>()) == plain);
    CHECK(buttons(make<Shogi>()) == plain);
    CHECK(buttons(make<Siamese>()) == plain);
    List choice = plain;
    for (const char* kind :
         {"as-Q: Promote to queen", "as-R: Promote to rook", "as-B: Promote to bishop", "as-N: Promote to knight"})
        choice.push_back(kind);
    CHECK(buttons(make<Turkish>()) == choice);
}

TEST_CASE("chess board: squares are numbered as Falkener numbers them, and as each of today's notations does") {
    struct Case {
        Chess game;
        int notation;
        const char *below, *beside, *above;
    };
    const Case cases[] = {
        {make<Turkish>(), 0, "10 20 30 40 50 60 70 80", "1 2 3 4 5 6 7", ""},
        {make<Turkish>(), 1, "a b c d e f g h", "1 2 3 4 5 6 7 8", ""},
        {make<Xiangqi>(), 0, "10 20 30 40 50 60 70 80 90", "1 2 3 4 5 6 7 8 9", ""},
        {make<Xiangqi>(), 1, "a b c d e f g h i", "1 2 3 4 5 6 7 8 9 10", ""},
        {make<Xiangqi>(), 2, "9 8 7 6 5 4 3 2 1", "", "1 2 3 4 5 6 7 8 9"},
        {make<Shogi>(), 0, "10 20 30 40 50 60 70 80 90", "1 2 3 4 5 6 7 8", ""},
        {make<Shogi>(), 1, "a b c d e f g h i", "1 2 3 4 5 6 7 8 9", ""},
        {make<Shogi>(), 2, "9 8 7 6 5 4 3 2 1", "i h g f e d c b a", ""},
        {make<Shogi>(), 3, "9 8 7 6 5 4 3 2 1", "i h g f e d c b a", ""},
        {make<Shogi>({{"first", "north"}}), 2, "1 2 3 4 5 6 7 8 9", "a b c d e f g h i", ""},
    };
    for (const Case& c : cases) {
        CAPTURE(c.game.card().id);
        CAPTURE(c.notation);
        const Board b = c.game.board();
        const Geometry& geometry = c.game.variant().geometry;
        CHECK(below(b, geometry, c.notation, static_cast<float>(geometry.rows) + 0.3f) == c.below);
        CHECK(beside(b, geometry, c.notation) == c.beside);
        CHECK(below(b, geometry, c.notation, -0.3f) == c.above);
        // And nothing else is written anywhere.
        std::size_t count = 0;
        for (const BoardLabel& label : b.labels) count += label.notation == c.notation ? 1 : 0;
        CHECK(count == split_words(c.below).size() + split_words(c.beside).size() + split_words(c.above).size());
        for (const BoardLabel& label : b.labels)
            CHECK((label.notation >= 0 && at(label.notation) < c.game.notations().size()));
    }
}

TEST_CASE("chess board: a frame about squares, lines about every square of Japan's") {
    const Board framed = make<Turkish>().board();
    CHECK(framed.lines.size() == 4);
    CHECK(drawn(framed, {0.6f, 0}, {8.6f, 0}, Weight::normal) == 1);
    CHECK(drawn(framed, {0.6f, 8}, {8.6f, 8}, Weight::normal) == 1);
    CHECK(drawn(framed, {0.6f, 0}, {0.6f, 8}, Weight::normal) == 1);
    CHECK(drawn(framed, {8.6f, 0}, {8.6f, 8}, Weight::normal) == 1);
    CHECK(framed.dots.empty());
    const Board squared = make<Shogi>().board();
    CHECK(squared.lines.size() == 20);
    for (int n = 0; n <= 9; ++n) {
        const auto way = static_cast<float>(n);
        const Weight weight = n == 0 || n == 9 ? Weight::normal : Weight::fine;
        CHECK(drawn(squared, {0.6f, way}, {9.6f, way}, weight) == 1);
        CHECK(drawn(squared, {0.6f + way, 0}, {0.6f + way, 9}, weight) == 1);
    }
    // The corners of the camps.
    CHECK(squared.dots == std::vector<Vec>{{3.6f, 6}, {6.6f, 6}, {3.6f, 3}, {6.6f, 3}});
}

TEST_CASE(
    "falkener.xiangqi.board: lines through the points, broken by the river but at the edges, and a cross in each "
    "fortress") {
    const Board b = make<Xiangqi>().board();
    const auto x = [](int column) { return 0.6f + static_cast<float>(column) + 0.5f; };
    const auto y = [](int row) { return 9 - static_cast<float>(row) + 0.5f; };
    for (int row = 0; row < 10; ++row)
        CHECK(drawn(b, {x(0), y(row)}, {x(8), y(row)}, row == 0 || row == 9 ? Weight::normal : Weight::fine) == 1);
    CHECK(drawn(b, {x(0), y(0)}, {x(0), y(9)}, Weight::normal) == 1);
    CHECK(drawn(b, {x(8), y(0)}, {x(8), y(9)}, Weight::normal) == 1);
    for (int column = 1; column < 8; ++column) {
        CHECK(drawn(b, {x(column), y(0)}, {x(column), y(4)}, Weight::fine) == 1);
        CHECK(drawn(b, {x(column), y(5)}, {x(column), y(9)}, Weight::fine) == 1);
    }
    for (const int foot : {0, 7}) {
        CHECK(drawn(b, {x(3), y(foot)}, {x(5), y(foot + 2)}, Weight::fine) == 1);
        CHECK(drawn(b, {x(3), y(foot + 2)}, {x(5), y(foot)}, Weight::fine) == 1);
    }
    CHECK(b.lines.size() == 10 + 2 + 14 + 4);
}

TEST_CASE("chess men: shape, colours, names and which way they look, by game and side") {
    const Chess shogi = make<Shogi>(), xiangqi = make<Xiangqi>(), siamese = make<Siamese>();
    const Position p = read(shogi, "south O50 R44 P+66 | north O58 B33 | to south | hand south P3 R | hand north Y");
    const Board board = shogi.board();
    const auto faces = shogi.faces(p);
    CHECK(faces.size() == 5 + 3);
    const Face rook = face_on(faces, board, "44");
    CHECK(rook.shape == Shape::wedge);
    CHECK(rook.owner == 0);
    CHECK(rook.text == "R");
    CHECK(rook.name == "South rook (hisha)");
    CHECK(rook.figure == "rook");
    CHECK(rook.native == "飛");
    CHECK(rook.sign == "tower");
    CHECK(rook.facing == 0);
    CHECK_FALSE(rook.turned);
    CHECK(rook.count == 1);
    const Face pawn = face_on(faces, board, "66");
    CHECK(pawn.turned);
    CHECK(pawn.text == "P+");
    CHECK(pawn.name == "South promoted pawn (nari-fu)");
    const Face bishop = face_on(faces, board, "33");
    CHECK(bishop.owner == 1);
    CHECK(bishop.facing == 2);
    CHECK(bishop.name == "North bishop (kaku)");
    // In hand.
    const Face held = face_on(faces, board, "hand-south-P");
    CHECK(held.count == 3);
    CHECK(held.owner == 0);
    CHECK(held.name == "South pawn (fu)");
    CHECK_FALSE(held.turned);
    CHECK(face_on(faces, board, "hand-south-R").count == 1);
    CHECK(face_on(faces, board, "hand-north-Y").owner == 1);
    CHECK(face_on(faces, board, "hand-north-Y").name == "North lance (yari)");
    // The man entered keeps his number, so that he is seen to go.
    const auto entered = shogi.faces(play(shogi, p, "P*55"));
    CHECK(face_on(entered, board, "55").id == held.id);
    CHECK(face_on(entered, board, "hand-south-P").count == 2);
    CHECK(face_on(entered, board, "hand-south-P").id != held.id);
    CHECK(face_on(shogi.faces(play(shogi, p, "44-54")), board, "54").id == rook.id);

    const auto discs = xiangqi.faces(xiangqi.start());
    CHECK(face_on(discs, xiangqi.board(), "50").shape == Shape::round);
    CHECK(face_on(discs, xiangqi.board(), "50").native == "將");
    CHECK(face_on(discs, xiangqi.board(), "59").native == "帥");
    const auto figures = siamese.faces(siamese.start());
    CHECK(face_on(figures, siamese.board(), "10").shape == Shape::figure);
    CHECK_FALSE(face_on(figures, siamese.board(), "10").turned);
}

TEST_CASE("chess: what is touched to make a move") {
    const Chess shogi = make<Shogi>(), must = make<Shogi>({{"promotion", "compulsory"}}), turkish = make<Turkish>(),
                siamese = make<Siamese>();
    const char* men = "south O50 G35 G34 | north O98 | to south | hand south P G";
    CHECK(touched(shogi, read(shogi, men), "34-25") == List{"34", "25"});
    CHECK(touched(shogi, read(shogi, men), "35-36") == List{"35", "36", "stay"});
    CHECK(touched(shogi, read(shogi, men), "35-36+") == List{"35", "36", "turn"});
    CHECK(touched(shogi, read(shogi, men), "P*44") == List{"hand-south-P", "44"});
    CHECK(touched(shogi, read(shogi, men), "G*44") == List{"hand-south-G", "44"});
    CHECK(touched(shogi, read(shogi, "south O50 | north O98 | to north | hand north P G"), "G*44") ==
          List{"hand-north-G", "44"});
    // Where he must turn there is nothing to choose.
    CHECK(touched(must, read(must, men), "35-36+") == List{"35", "36"});
    CHECK(touched(siamese, read(siamese, "white K10 P74 | black K57 | to white"), "74-75+") == List{"74", "75"});
    const Position p = read(turkish, "white K50 R80 P16 | black K47 | to white | leap 50 | castle 80");
    CHECK(touched(turkish, p, "50-60=castle") == List{"50", "60", "castle"});
    CHECK(touched(turkish, p, "50-60") == List{"50", "60"});
    CHECK(touched(turkish, p, "50-42=leap") == List{"50", "42"});
    CHECK(touched(turkish, p, "16-17=Q") == List{"16", "17", "as-Q"});
    CHECK(touched(turkish, p, "16-17=R") == List{"16", "17", "as-R"});
    CHECK(touched(turkish, p, "16-17=B") == List{"16", "17", "as-B"});
    CHECK(touched(turkish, p, "16-17=N") == List{"16", "17", "as-N"});
}

TEST_CASE("chess: the board as plain text, the second side in small letters, hands above and below") {
    const Chess shogi = make<Shogi>(), turkish = make<Turkish>();
    CHECK(shogi.sketch(read(shogi, "south O50 P+96 | north O58 B18 | to south | hand south P3 R | hand north Y")) ==
          "North holds y\n"
          "9  b  .  .  .  o  .  .  .  .\n"
          "8  .  .  .  .  .  .  .  .  .\n"
          "7  .  .  .  .  .  .  .  . P+\n"
          "6  .  .  .  .  .  .  .  .  .\n"
          "5  .  .  .  .  .  .  .  .  .\n"
          "4  .  .  .  .  .  .  .  .  .\n"
          "3  .  .  .  .  .  .  .  .  .\n"
          "2  .  .  .  .  .  .  .  .  .\n"
          "1  .  .  .  .  O  .  .  .  .\n"
          "   a  b  c  d  e  f  g  h  i\n"
          "South holds P3 R\n"
          "South to move\n");
    CHECK(turkish.sketch(read(turkish, "white K10 Q87 | black K17 P86 | to black")) ==
          "8 k . . . . . . Q\n"
          "7 . . . . . . . p\n"
          "6 . . . . . . . .\n"
          "5 . . . . . . . .\n"
          "4 . . . . . . . .\n"
          "3 . . . . . . . .\n"
          "2 . . . . . . . .\n"
          "1 K . . . . . . .\n"
          "  a b c d e f g h\n"
          "Black to move\n");
    // Numbers wider than a cell push nothing aside.
    CHECK(sketch_squares(Geometry{11, 1}, std::vector<std::string>(11, "x"), 1) ==
          "1 x x x x x x x x x x x\n  a b c d e f g h i j k\n");
}
