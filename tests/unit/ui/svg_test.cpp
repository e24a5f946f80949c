// The SVG painter: pictures kept under tests/svg (LUDUS_REFRESH=1 writes them anew), and what must hold of any picture.
// Long: each part of a picture, and each family's board.

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "core/game/card.hpp"
#include "core/game/catalogue.hpp"
#include "core/kit/grid.hpp"
#include "core/kit/pieces.hpp"
#include "tests/native/per_game.hpp"
#include "tests/unit/battery.hpp"
#include "tests/unit/files.hpp"
#include "tests/unit/ui/scene_support.hpp"
#include "ui/scene/drawing_sets.hpp"
#include "ui/scene/position_scene.hpp"
#include "ui/session/match_scene.hpp"
#include "ui/svg/men.hpp"
#include "ui/svg/style.hpp"
#include "ui/svg/svg.hpp"
#include "ui/svg/tags.hpp"

using namespace ludus;
using namespace ludus::scene_tests;

namespace {

void same_picture(const std::string& name, const std::string& svg) {
    const std::string path = std::string(LUDUS_TESTS) + "/svg/" + name + ".svg";
    if (tests::refresh()) std::ofstream(path, std::ios::binary) << svg << "\n";
    const bool same = svg + "\n" == tests::file_text(path);
    CHECK_MESSAGE(same, "tests/svg/" << name << ".svg differs; LUDUS_REFRESH=1 writes it anew");
}

/// The toy that wears all there is of these men.
Scene wardrobe(const std::string& men) {
    auto game = toys::make_any("toy-wardrobe", {{"men", men}});
    REQUIRE(game);
    return make_scene(**game, (*game)->start());
}
constexpr const char* wardrobes[] = {"chess", "east", "india", "china", "japan", "book"};

Scene scene_of(const Match& match) { return make_scene(match, Selection(match)); }

/// Everything that stands between these two, in order.
std::vector<std::string> between(const std::string& text, const std::string& before, const std::string& after) {
    std::vector<std::string> out;
    for (std::size_t at = text.find(before); at != std::string::npos; at = text.find(before, at)) {
        at += before.size();
        const auto end = text.find(after, at);
        REQUIRE(end != std::string::npos);
        out.push_back(text.substr(at, end - at));
    }
    return out;
}

/// The values of an attribute.
std::vector<std::string> values(const std::string& svg, const std::string& name) {
    return between(svg, " " + name + "=\"", "\"");
}

/// The classes a style sheet speaks of.
std::set<std::string> classes_in(const std::string& css) {
    std::set<std::string> out;
    for (std::size_t at = css.find('.'); at != std::string::npos; at = css.find('.', at + 1)) {
        std::size_t end = at + 1;
        while (end < css.size() && (std::islower(static_cast<unsigned char>(css[end])) != 0 || css[end] == '-')) ++end;
        if (end > at + 1 && std::string(" ,{:)").find(css[end]) != std::string::npos)
            out.insert(css.substr(at + 1, end - at - 1));
    }
    return out;
}

/// Every element closed in order, every attribute in quotes: what an XML reader asks.
void well_formed(const std::string& svg) {
    std::vector<std::string> open;
    for (std::size_t at = 0; at < svg.size();) {
        const auto begin = svg.find('<', at);
        if (begin == std::string::npos) break;
        const auto end = svg.find('>', begin);
        REQUIRE(end != std::string::npos);
        const std::string tag = svg.substr(begin + 1, end - begin - 1);
        CHECK_MESSAGE(std::count(tag.begin(), tag.end(), '"') % 2 == 0, tag);
        const std::string name = tag.substr(0, tag.find_first_of(" /", tag[0] == '/' ? 1 : 0));
        if (tag[0] == '/') {
            REQUIRE_FALSE(open.empty());
            CHECK("/" + open.back() == name);
            open.pop_back();
        } else if (tag.back() != '/') {
            open.push_back(name);
        }
        at = end + 1;
    }
    CHECK(open.empty());
}

void sound(const std::string& svg, const std::string& prefix) {
    well_formed(svg);
    CHECK(svg.find(" style=") == std::string::npos);
    CHECK(svg.find("<script") == std::string::npos);
    CHECK(svg.find("nan") == std::string::npos);
    std::set<std::string> ids;
    for (const auto& id : values(svg, "id")) {
        CHECK(id.substr(0, prefix.size() + 1) == prefix + "-");
        CHECK(ids.insert(id).second);
    }
    for (const auto& used : between(svg, "href=\"#", "\"")) CHECK(ids.count(used) == 1);
    for (const auto& used : between(svg, "url(#", ")")) CHECK(ids.count(used) == 1);
}

/// A random position some words into a game.
Match wandered(std::string_view id, unsigned seed, int words) {
    Match match = match_of(id);
    std::mt19937 random(seed);
    for (int i = 0; i < words && !match.outcome().over; ++i) {
        const MoveList moves = match.moves();
        REQUIRE(match.play(moves[random() % moves.size()]));
    }
    return match;
}

/// The men of the opening strewn over the middle of the board, where they see one another.
std::string crowded(unsigned seed) {
    std::mt19937 random(seed);
    std::vector<std::string> spaces;
    for (char file = 'a'; file <= 'h'; ++file)
        for (int rank = 4; rank <= 13; ++rank) spaces.push_back(file + std::to_string(rank));
    std::istringstream opening(match_of("fulke-1").game().write(match_of("fulke-1").position()));
    std::string text;
    for (std::string word; opening >> word;) {
        const auto at = word.find('@');
        if (at != std::string::npos) {
            const std::size_t pick = random() % spaces.size();
            word = word.substr(0, at + 1) + spaces[pick];
            spaces.erase(spaces.begin() + static_cast<std::ptrdiff_t>(pick));
            if (word[1] != 'K' && random() % 3 == 0) continue;
        }
        text += (text.empty() ? "" : " ") + word;
    }
    return text;
}

}  // namespace

TEST_CASE("pictures kept") {
    SvgOptions options;
    options.focusable = false;
    SUBCASE("the opening") {
        options.id = "d1";
        options.title = "The array";
        const std::string svg = paint_svg(scene_of(match_of("fulke-1")), options);
        same_picture("fulke-1-opening", svg);
        CHECK(svg.size() < 9200);  // some twenty-five diagrams go into a page
    }
    SUBCASE("a taking, cropped") {
        Match match = match_of("fulke-1", "even eR2@c4 eT9@g6 oR7@e6");
        play(match, "c4-d5");
        options.id = "subtraction";
        options.title = "2 and 9 take 7";
        options.crop_margin = 1;
        same_picture("fulke-1-subtraction", paint_svg(scene_of(match), options));
    }
    SUBCASE("turned coats and lost steps, lying, alive") {
        const Match match =
            match_of("fulke-1", "odd oK190[49.36.16]@a14 eT12*@c1 eS66*@d1 oR6*@c12 eK91[25.16.9.4.1]@g3 oS121@h15");
        options.id = "turned";
        options.title = "Turned coats";
        options.lying = options.focusable = options.legend = true;
        same_picture("fulke-1-turned", paint_svg(scene_of(match), options));
    }
    SUBCASE("points on lines, with hands") {
        Match match = match_of("toy-placing");
        play(match, "*a1 *c3");
        options.id = "lattice";
        options.title = "Placing";
        options.focusable = true;
        same_picture("toy-placing", paint_svg(scene_of(match), options));
    }
    SUBCASE("a tour on a board without corners, its way drawn") {
        Match match = match_of("toy-tour");
        play(match, "d2 b3 c1 a2");
        options.id = "tour";
        options.title = "A tour";
        same_picture("toy-tour", paint_svg(scene_of(match), options));
    }
    SUBCASE("nested half rings") {
        options.id = "rings";
        options.title = "Half rings";
        same_picture("toy-rings", paint_svg(scene_of(match_of("toy-rings")), options));
    }
    SUBCASE("men on half of the squares") {
        options.id = "leaps";
        options.title = "Leaps";
        same_picture("toy-leaps", paint_svg(scene_of(match_of("toy-leaps")), options));
    }
    SUBCASE("men of chess, each set in its own dress") {
        for (const char* men : wardrobes) {
            options.id = men;
            options.title = men;
            same_picture(std::string("men-") + men, paint_svg(wardrobe(men), options));
        }
        options.id = "modern";
        options.piece_style.figure_style = FigureStyle::figure;
        same_picture("men-india-modern", paint_svg(wardrobe("india"), options));
    }
    SUBCASE("men of four armies, as players sit round a board that lies") {
        options.id = "around";
        options.title = "India";
        options.piece_style = {FigureStyle::native, true};
        options.lying = true;
        same_picture("men-around", paint_svg(wardrobe("india"), options));
    }
}

TEST_CASE("svg: a board that is no rectangle has its frame along its cells, cropped as far as it is seen") {
    SvgOptions options;
    options.id = "x";
    const Scene scene = scene_of(match_of("toy-tour"));
    const std::string whole = paint_svg(scene, options);
    const auto frames = between(whole, "class=\"frame\" d=\"", "\"");
    REQUIRE(frames.size() == 1);
    CHECK(std::count(frames[0].begin(), frames[0].end(), 'L') == 11);
    CHECK(frames[0].back() == 'z');
    options.crop_margin = 0;
    const auto cut = between(paint_svg(scene, options), "class=\"frame\" d=\"", "\"");
    REQUIRE(cut.size() == 1);
    CHECK(cut[0].back() != 'z');
}

TEST_CASE("svg: unused squares are drawn and never touched") {
    SvgOptions options;
    options.id = "x";
    options.focusable = true;
    const std::string svg = paint_svg(scene_of(match_of("toy-leaps")), options);
    CHECK(values(svg, "data-spot").size() == 18);
    CHECK(svg.find("class=\"lt\"") != std::string::npos);
    CHECK(between(svg, "class=\"frame\" d=\"", "\"").at(0).find('L') ==
          std::string::npos);  // one box about all thirty-six
}

TEST_CASE("svg: a position's way and its figures are drawn, also where coordinates are hidden") {
    Match match = match_of("toy-tour");
    play(match, "d2 b3 c1");
    SvgOptions options;
    options.id = "x";
    options.labels = false;
    const std::string svg = paint_svg(scene_of(match), options);
    const auto ways = between(svg, "class=\"route\" d=\"", "\"");
    REQUIRE(ways.size() == 1);
    CHECK(std::count(ways[0].begin(), ways[0].end(), 'M') == 3);
    for (const char* figure : {">1</text>", ">2</text>", ">3</text>", ">4</text>"})
        CHECK(svg.find(figure) != std::string::npos);
}

TEST_CASE("svg: whose an empty place is shows in his colours") {
    Scene scene = scene_of(match_of("toy-leaps"));
    scene.overlay.owned = {{8, 1, coats::violet}};
    SvgOptions options;
    options.id = "x";
    const std::string svg = paint_svg(scene, options);
    CHECK(svg.find("<g class=\"man sixth\"><rect class=\"body\"") != std::string::npos);
}

TEST_CASE("svg: numbers along a way are drawn small, so that the way is seen between them") {
    Scene scene;
    scene.board = kit::Grid({"###"}, kit::Look::plain).board();
    scene.faces = {kit::piece(Shape::round, 0, 0, "visited"), kit::piece(Shape::round, 1, 0, "no number")};
    scene.faces[0].text = "12";
    const auto scales = [&] {
        SvgOptions options;
        options.id = "x";
        return between(paint_svg(scene, options), "scale(", ")").size();
    };
    CHECK(scales() == 0);
    scene.overlay.lines.push_back({scene.board.spots[0].centre, scene.board.spots[1].centre});
    CHECK(scales() == 1);
}

TEST_CASE("svg: a square's number stands in its corner, clear of who stands there, whichever way the board lies") {
    const Scene scene = scene_of(match_of("toy-leaps"));
    for (const bool lying : {false, true})
        for (const bool flipped : {false, true}) {
            SvgOptions options;
            options.lying = lying;
            options.flipped = flipped;
            const std::string svg = paint_svg(scene, options);
            const auto corners = between(svg, "<text class=\"corner\" ", "</text>");
            REQUIRE(corners.size() == 18);
            const PictureExtent extent = extent_of(scene, options);
            for (const PictureExtent::Place& place : extent.places) {
                const std::string number = ">" + std::to_string(place.spot + 1);
                const auto text = std::find_if(corners.begin(), corners.end(),
                                               [&](const std::string& one) { return one.ends_with(number); });
                REQUIRE(text != corners.end());
                const float x = std::stof(between(*text, "x=\"", "\"").at(0)),
                            y = std::stof(between(*text, "y=\"", "\"").at(0));
                CHECK(x - place.least.x == doctest::Approx(1.2).epsilon(0.1));
                CHECK(y > place.least.y);
                // The end of its foot is outside the circle that a piece fills.
                const float foot_x = 20 - (x - place.least.x) - 0.63F * 6.6F * static_cast<float>(number.size() - 1),
                            foot_y = 20 - (y - place.least.y);
                CHECK(std::hypot(foot_x, foot_y) > 16.8F);
            }
        }
}

TEST_CASE("svg: a king of draughts is a pile of two with a crown, and no letter") {
    const std::string svg = paint_svg(scene_of(match_of("falkener-draughts", "white Ka1c3 h8")), SvgOptions{});
    const auto king = between(svg, "data-man=\"0\"", "</g>");
    REQUIRE(king.size() == 1);
    CHECK(between(king[0], "class=\"body\"", "/>").size() == 2);
    CHECK(between(king[0], "class=\"pip\"", "/>").size() == 1);
    CHECK(svg.find(">K<") == std::string::npos);
    CHECK(svg.find("<use href") != std::string::npos);  // a plain piece has neither
    CHECK(svg.find("band is the old coat") == std::string::npos);
}

TEST_CASE("svg: an extent tells the size of the picture and where its places are touched, cropped too") {
    const Match match = match_of("toy-rings");
    for (const int crop : {-1, 0}) {
        SvgOptions options;
        options.crop_margin = crop;
        const Scene scene = scene_of(match);
        const std::string svg = paint_svg(scene, options);
        const PictureExtent extent = extent_of(scene, options);
        std::istringstream box(between(svg, "viewBox=\"", "\"").at(0));
        float left = 0, top = 0, width = 0, height = 0;
        box >> left >> top >> width >> height;
        CHECK(extent.size.x == doctest::Approx(width).epsilon(0.001));
        CHECK(extent.size.y == doctest::Approx(height).epsilon(0.001));
        std::vector<std::string> touched;
        for (const PictureExtent::Place& place : extent.places) touched.push_back(std::to_string(place.spot));
        CHECK(touched == between(svg, "data-spot=\"", "\""));
    }
}

TEST_CASE("svg: every casting piece is drawn as it lies, blank before it is thrown, and pale when it is used") {
    const auto lies = [](Shape shape, const char* text, bool used) {
        Scene scene = scene_of(match_of("toy-cross"));
        scene.faces.resize(1);
        scene.faces[0].shape = shape;
        scene.faces[0].text = text;
        scene.faces[0].owner = chance;
        scene.faces[0].turned = used;
        scene.faces[0].count = 1;
        apply_colours(scene, (*toys::make_any("toy-cross", {}))->card());
        SvgOptions options;
        options.id = "x";
        const std::string svg = paint_svg(scene, options);
        sound(svg, "x");
        CHECK((svg.find("class=\"used\"") != std::string::npos) == used);
        CHECK((svg.find("class=\"blank\"") != std::string::npos) == (*text == 0));
        return between(svg, "<defs>", "</defs>").at(0);
    };
    std::set<std::string> drawn;
    for (const Shape shape : {Shape::long_die, Shape::spinner})
        for (const char* text : {"", "1", "2", "3", "4", "5", "6"})
            CHECK(drawn.insert(lies(shape, text, false)).second);
    for (const char* text : {"", "up", "down"}) CHECK(drawn.insert(lies(Shape::cowrie, text, false)).second);
    for (const char* text : {"", "1", "2"}) CHECK(drawn.insert(lies(Shape::counter, text, false)).second);
    lies(Shape::cowrie, "up", true);
    lies(Shape::counter, "2", true);
    CHECK(lies(Shape::counter, "2", false).find("hatched") != std::string::npos);
    // A number there is no drawing for is written.
    Scene scene = scene_of(match_of("toy-cross"));
    scene.faces.resize(1);
    scene.faces[0].shape = Shape::spinner;
    scene.faces[0].text = "11";
    CHECK(paint_svg(scene, {}).find(">11</text>") != std::string::npos);
}

TEST_CASE("svg: every colour from the third on has a pattern of its own, on plain pieces too") {
    std::set<std::string> patterns;
    for (int coat = 0; coat < 6; ++coat) {
        Scene scene = scene_of(match_of("toy-leaps"));
        for (Face& face : scene.faces) face.coat = coat;
        SvgOptions options;
        options.id = "x";
        const std::string svg = paint_svg(scene, options);
        sound(svg, "x");
        const auto used = between(svg, "url(#x-", ")");
        CHECK(used.empty() == (coat < 2));
        if (!used.empty())
            CHECK(patterns.insert(between(svg, "<pattern id=\"x-" + used[0] + "\"", "</pattern>").at(0)).second);
        CHECK(svg.find("class=\"man " + std::string(svg::livery(coat)) + "\"") != std::string::npos);
    }
}

TEST_CASE("men of chess: a man shows the dress wanted, or the next he has") {
    Face face;
    CHECK_FALSE(drawn_figure(face, FigureStyle::figure).is_drawn());
    face.native = "馬";
    CHECK(drawn_figure(face, FigureStyle::figure).text == "馬");
    CHECK(drawn_figure(face, FigureStyle::sign).text == "馬");
    face.figure = "knight";
    CHECK(drawn_figure(face, FigureStyle::figure).drawing == find_drawing(FigureStyle::figure, "knight"));
    CHECK(drawn_figure(face, FigureStyle::sign).figure_style == FigureStyle::figure);
    CHECK(drawn_figure(face, FigureStyle::native).text == "馬");
    CHECK(figure_styles(std::vector{face}) == std::vector{FigureStyle::figure, FigureStyle::native});
    CHECK(next(FigureStyle::figure, figure_styles(std::vector{face})) == FigureStyle::native);
    CHECK(next(FigureStyle::native, figure_styles(std::vector{face})) == FigureStyle::figure);
    CHECK(next(FigureStyle::sign, figure_styles(std::vector{face})) == FigureStyle::native);
    for (const FigureStyle figure_style : {FigureStyle::figure, FigureStyle::native, FigureStyle::sign}) {
        std::set<std::string_view> names;
        for (const DrawingSet* set : drawing_sets())
            for (const Drawing& drawing : set->of(figure_style)) CHECK(names.insert(drawing.name).second);
    }
}

TEST_CASE(
    "men of chess: wedges turn with the board, other men only where players sit round it, what is written on discs "
    "never") {
    Face face;
    face.native = "歩";
    face.shape = Shape::wedge;
    face.facing = 1;
    const auto turns = [&](FigureStyle figure_style, bool around, bool lying, bool flipped) {
        return quarters(face, drawn_figure(face, figure_style), around, lying, flipped);
    };
    CHECK(turns(FigureStyle::native, false, false, false) == 1);
    CHECK(turns(FigureStyle::native, false, true, false) == 2);
    CHECK(turns(FigureStyle::native, false, false, true) == 3);
    CHECK(turns(FigureStyle::native, false, true, true) == 0);
    face.figure = "pawn";
    CHECK(turns(FigureStyle::figure, false, true, true) == 0);
    CHECK(turns(FigureStyle::figure, true, false, true) == 3);
    CHECK(turns(FigureStyle::figure, false, false, false) == 1);
    face.shape = Shape::round;
    CHECK(turns(FigureStyle::native, true, false, true) == 0);
    CHECK(turns(FigureStyle::figure, true, false, true) == 0);
}

TEST_CASE(
    "men of chess: a figure lies upright on the disc or wedge of its game, red over a rule where it is promoted") {
    Face face;
    face.figure = "rook";
    face.native = "飛";
    face.sign = "tower";
    face.turned = true;
    for (const Shape shape : {Shape::wedge, Shape::round, Shape::figure}) {
        face.shape = shape;
        const DrawnFigure figure = drawn_figure(face, FigureStyle::figure),
                          sign = drawn_figure(face, FigureStyle::sign);
        CHECK(figure.on_body == (shape != Shape::figure));
        CHECK(piece_sign(face, figure) == (figure.on_body ? PieceSign::none : PieceSign::star));
        CHECK_FALSE(sign.on_body);
        CHECK(piece_sign(face, sign) == PieceSign::rule);
    }
    const auto count = [](const std::string& svg, std::string_view what) {
        std::size_t n = 0;
        for (std::size_t at = svg.find(what); at != std::string::npos; at = svg.find(what, at + 1)) ++n;
        return n;
    };
    const auto game = make_game("falkener-shogi", {});
    REQUIRE(game);
    const auto position = (*game)->read_position("south O50 R44 R+24 | north O58 P+47 N57 | to south");
    REQUIRE(position);
    const std::string svg = paint_svg(make_scene(**game, *position), {});
    sound(svg, "d");
    CHECK(count(svg, "<use href=\"#d-w\"/>") == 6);
    CHECK(count(svg, "<g transform=\"rotate(180)\"><use href=\"#d-w\"/>") == 3);
    CHECK(count(svg, "<use href=\"#d-b-rook\"/>") == 2);
    CHECK(count(svg, "<g class=\"promoted\"") == 2);
    CHECK(count(svg, "class=\"base over\"") == 2);
    CHECK(count(svg, "class=\"star\"") == 0);
}

TEST_CASE("men of chess: the discs of a colour with a pattern have a beaded rim, in every style that has discs") {
    const Match match = match_of("falkener-xiangqi", "white K50 P13 | red K69 R19 P16 | to red");
    const Scene scene = scene_of(match);
    for (const FigureStyle style : {FigureStyle::figure, FigureStyle::native}) {
        SvgOptions options;
        options.piece_style.figure_style = style;
        const std::string svg = paint_svg(scene, options);
        std::size_t beads = 0;
        for (std::size_t at = 0; (at = svg.find("class=\"given\"", at)) != std::string::npos; ++at) ++beads;
        CHECK(beads == 3);
        const auto red = svg.find("class=\"man third\"");
        REQUIRE(red != std::string::npos);
        CHECK(svg.find("class=\"given\"") > red);
    }
}

TEST_CASE("men of chess: a game is shown first in the pieces of its own country where each of them is drawn") {
    for (const Entry& entry : catalogue()) {
        const Card& card = entry.card();
        INFO(card.id);
        const auto game = make_game(card.id, {});
        REQUIRE(game);
        const bool own = card.id == "falkener-chaturanga" || card.id == "falkener-siamese";
        const FigureStyle first = first_style(**game);
        CHECK((first == FigureStyle::native) == own);
        const Scene scene = make_scene(**game, (*game)->start());
        const std::vector<FigureStyle> styles = figure_styles(scene.faces, first);
        if (own) CHECK(styles == std::vector{FigureStyle::native, FigureStyle::figure, FigureStyle::sign});
        SvgOptions options;
        const std::string unchosen = paint_svg(scene, options);
        options.piece_style.figure_style = first;
        CHECK(paint_svg(scene, options) == unchosen);
        options.piece_style.figure_style = FigureStyle::figure;
        CHECK((paint_svg(scene, options) == unchosen) == !own);
    }
}

TEST_CASE("men of chess: their dress changes nothing that is said") {
    for (const char* men : wardrobes) {
        std::set<std::string> said;
        for (const FigureStyle figure_style : {FigureStyle::figure, FigureStyle::native, FigureStyle::sign}) {
            SvgOptions options;
            options.focusable = false;
            options.piece_style.figure_style = figure_style;
            const std::string svg = paint_svg(wardrobe(men), options);
            sound(svg, options.id);
            said.insert(between(svg, "<desc", "</desc>").at(0));
            options.focusable = true;
            std::string labels;
            for (const auto& label : values(paint_svg(wardrobe(men), options), "aria-label")) labels += label + "\n";
            said.insert(labels);
        }
        CHECK(said.size() == 2);
    }
}

PER_GAME_TEST_CASE("any picture is sound, whichever way the board lies", tests::all_games) {
    for (int way = 0; way < 16; ++way) {
        const Match match = wandered(subject.game, static_cast<unsigned>(way), 9);
        SvgOptions options;
        options.id = "p" + std::to_string(way);
        options.title = "A <game> & its \"board\"";
        options.lying = (way & 1) != 0;
        options.flipped = (way & 2) != 0;
        options.focusable = (way & 4) != 0;
        if ((way & 8) != 0) options.style = svg::light_style();
        options.legend = true;
        options.crop_margin = way % 3 - 1;
        SceneOptions all_of_it;
        all_of_it.takings = true;
        if (!match.moves().empty()) all_of_it.hint = match.moves()[0];
        all_of_it.region = {0};
        const std::string svg = paint_svg(make_scene(match, Selection(match), all_of_it), options);
        sound(svg, options.id);
        CHECK((svg.find("tabindex=\"0\"") != std::string::npos) == options.focusable);
    }
}

TEST_CASE("a picture speaks: a name, and each point or all the men in words") {
    Match match = match_of("fulke-1", "even eR2@c4 eT9@g6 oR7@e6");
    SvgOptions options;
    options.id = "x";
    options.title = "2 & 9 take 7";
    options.focusable = false;
    std::string svg = paint_svg(scene_of(match), options);
    CHECK(svg.find("role=\"img\" aria-labelledby=\"x-title\" aria-describedby=\"x-desc\"") != std::string::npos);
    CHECK(svg.find("<title id=\"x-title\">2 &amp; 9 take 7</title>") != std::string::npos);
    CHECK(svg.find("white round 2 on c4; ") != std::string::npos);

    options.focusable = true;
    svg = paint_svg(scene_of(match), options);
    CHECK(svg.find("role=\"group\"") != std::string::npos);
    CHECK(between(svg, "role=\"button\"", ">").size() == 128);
    CHECK(between(svg, "tabindex=\"0\"", ">").size() == 1);
    const int c4 = match.game().board().find("c4");
    CHECK(svg.find("data-spot=\"" + std::to_string(c4) + "\" aria-label=\"c4, white round 2, can move\"") !=
          std::string::npos);
    CHECK(values(svg, "data-man").size() == 3);
}

TEST_CASE("every class painted has its colours, on the page and in a file of its own") {
    const std::string css = tests::file_text(std::string(LUDUS_TESTS) + "/../site/src/assets/css/board.css");
    std::set<std::string> painted;
    for (const auto& entries : {catalogue(), toys::catalogue()})
        for (const Entry& entry : entries)
            for (unsigned seed = 0; seed < 4; ++seed) {
                SvgOptions options;
                options.legend = true;
                options.crop_margin = seed % 2 == 0 ? -1 : 0;
                for (const auto& names :
                     values(paint_svg(scene_of(wandered(entry.card().id, seed, 12)), options), "class")) {
                    std::istringstream words(names);
                    for (std::string word; words >> word;) painted.insert(word);
                }
            }
    for (const char* men : wardrobes)
        for (const auto& names : values(paint_svg(wardrobe(men), {}), "class")) {
            std::istringstream words(names);
            for (std::string word; words >> word;) painted.insert(word);
        }
    for (const char* bare : {"hits", "man"}) painted.erase(bare);  // only hold others
    CHECK(painted.size() > 15);
    const auto on_page = classes_in(css), alone = classes_in(std::string(svg::light_style()));
    for (const auto& name : painted) {
        CHECK_MESSAGE(on_page.count(name) == 1, name << " is not in board.css");
        CHECK_MESSAGE(alone.count(name) == 1, name << " is not in style.cpp");
    }
    // The two never know different classes.
    for (const auto& name : alone) CHECK_MESSAGE(on_page.count(name) == 1, name << " is not in board.css");
}

TEST_CASE("numbers stay inside their men") {
    // A man alone: 'M…L…Hz' of his triangle and so on are measures of men.cpp; here only that no figure comes near an
    // edge.
    for (Shape shape : {Shape::round, Shape::triangle, Shape::square})
        for (const char* text : {"1", "6", "9", "25", "81", "100", "190", "289", "361"})
            for (bool turned : {false, true}) {
                Face face;
                face.shape = shape;
                face.text = text;
                face.turned = turned;
                face.underlined = face.text == "6" || face.text == "9";
                svg::Pen pen;
                svg::paint_man(pen, face, {0, 0}, 1, "m", "");
                const std::string svg = pen.take();
                const auto sizes = values(svg, "font-size");
                const float size = sizes.empty() ? svg::common_type : std::stof(sizes[0]);
                const float foot = std::stof(between(svg, "<text y=\"", "\"")[0]);
                const float half = svg::ems(text) * size / 2, top = foot - 0.727F * size;
                CAPTURE(face.text);
                CHECK(size >= 8.5F);
                if (shape == Shape::round) {
                    CHECK(std::hypot(half, std::max(std::fabs(top), std::fabs(foot))) < 16);
                } else if (shape == Shape::square) {
                    CHECK(half < 14.5F);
                } else {
                    CHECK(half < (top + 17.5F) * 0.577F);  // the sides at the height of the figures' heads
                }
                if (turned && shape != Shape::triangle) CHECK(top > -9);  // clear of the band
            }
}

TEST_CASE("a sum never leaves the board, nor covers the man taken or his takers") {
    int tags = 0;
    for (unsigned seed = 0; seed < 60; ++seed) {
        const Match match = match_of("fulke-1", crowded(seed));
        SceneOptions every;
        every.takings = true;
        const Scene scene = make_scene(match, Selection(match), every);
        for (int way = 0; way < 4; ++way) {
            SvgOptions options;
            options.lying = (way & 1) != 0;
            options.crop_margin = (way & 2) != 0 ? 1 : -1;
            const svg::View view(scene, options);
            const auto set = svg::set_tags(scene, view);
            std::set<int> taken;
            for (const Ray& ray : scene.rays)
                if (!ray.sum.empty()) taken.insert(ray.to);
            CHECK(set.size() == taken.size());
            for (std::size_t i = 0; i < set.size(); ++i) {
                ++tags;
                CHECK(view.ground().holds(set[i].box.least));
                CHECK(view.ground().holds(set[i].box.most));
                for (std::size_t j = 0; j < i; ++j) CHECK(svg::shared(set[i].box, set[j].box) == 0);
                for (const Ray& ray : scene.rays) {
                    if (std::find(set[i].lines.begin(), set[i].lines.end(), ray.sum) == set[i].lines.end() ||
                        ray.to != set[i].to)
                        continue;
                    CHECK(svg::shared(set[i].box, view.box(ray.to).grown(-1)) == 0);
                    for (int from : ray.from) CHECK(svg::shared(set[i].box, view.box(from).grown(-4)) == 0);
                }
            }
        }
    }
    CHECK(tags > 50);
}

TEST_CASE("a turned board shows every place once, and arrow keys follow what is seen") {
    const Match match = match_of("fulke-1");
    const Scene scene = scene_of(match);
    const int d8 = scene.board.find("d8");
    for (int way = 0; way < 4; ++way) {
        SvgOptions options;
        options.lying = (way & 1) != 0;
        options.flipped = (way & 2) != 0;
        const svg::View view(scene, options);
        std::set<std::pair<int, int>> places;
        for (std::size_t i = 0; i < 128; ++i) {
            const svg::Box box = view.box(static_cast<int>(i));
            places.insert({std::lround(box.least.x), std::lround(box.least.y)});
        }
        CHECK(places.size() == 128);
        for (const Heading seen : {Heading{1, 0}, Heading{0, 1}, Heading{-1, 0}, Heading{0, -1}, Heading{1, -1}}) {
            const Heading over = heading_on_board(seen, options.lying, options.flipped);
            const int to = neighbour(scene.board, d8, over.dx, over.dy);
            const Vec a = view.box(d8).middle(), b = view.box(to).middle();
            CHECK(std::lround((b.x - a.x) / svg::unit) == seen.dx);
            CHECK(std::lround((b.y - a.y) / svg::unit) == seen.dy);
        }
    }
    // Lying, the first side is at the left.
    SvgOptions lying;
    lying.lying = true;
    const svg::View view(scene, lying);
    CHECK(view.box(scene.board.find("a1")).middle().x < view.box(scene.board.find("a16")).middle().x);
}

TEST_CASE("a cropped picture holds all men and marks and no more than its margin") {
    Match match = match_of("fulke-1", "even eR2@c4 eT9@g6 oR7@e6");
    play(match, "c4-d5");
    const Scene scene = scene_of(match);
    SvgOptions options;
    options.crop_margin = 1;
    const svg::View view(scene, options);
    std::string shown;
    for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
        if (view.shown(static_cast<int>(i))) shown += scene.board.spots[i].name + " ";
    CHECK(shown.find("b3") != std::string::npos);
    CHECK(shown.find("h7") != std::string::npos);
    CHECK(shown.find("a3") == std::string::npos);
    CHECK(shown.find("c8") == std::string::npos);
    CHECK(view.field_ends(svg::Side::right));
    CHECK_FALSE(view.field_ends(svg::Side::top));
    CHECK(view.labels().size() == 7 + 5);
}

TEST_CASE("the sign of a turned coat is explained in as many words as the picture has room for") {
    SvgOptions options;
    options.crop_margin = 1;
    options.legend = true;
    const auto explained = [&](const char* position) {
        return between(paint_svg(scene_of(match_of("fulke-1", position)), options), "class=\"key\"", "/text>").front();
    };
    CHECK(explained("even eR9*@b2 oR3@g2").find("the band is the old coat<") != std::string::npos);
    CHECK(explained("even eR9*@b2 oR3@d2").find(">a coat turned<") != std::string::npos);
}

TEST_CASE("hands lie beside the frame: quiet trays that say what they are for until somebody is in them") {
    Match match = match_of("mebben");
    SvgOptions options;
    for (const bool lying : {false, true}) {
        for (const bool flipped : {false, true}) {
            options.lying = lying;
            options.flipped = flipped;
            const Scene scene = scene_of(match);
            const svg::View view(scene, options);
            // The squares alone are framed, and every pocket lies outside the frame.
            const svg::Box field = view.field().grown(4.5F);
            CHECK(view.field().width() * view.field().height() == doctest::Approx(8 * 16 * 40 * 40));
            for (std::size_t i = 0; i < scene.board.spots.size(); ++i)
                if (scene.board.spots[i].kind == SpotKind::pocket) {
                    CHECK(svg::shared(field, view.box(static_cast<int>(i))) == doctest::Approx(0));
                    CHECK(svg::shared(view.ground(), view.box(static_cast<int>(i))) > 1);
                }
            const std::string svg = paint_svg(scene, options);
            CHECK(svg.find("class=\"tray\"") != std::string::npos);
            CHECK(svg.find("class=\"pocket\"") == std::string::npos);
            // Upright a tray is narrow, with a word to a line; lying it is wide, with its name on one.
            CHECK(between(svg, ">captured</", "text>").size() == (lying ? 0 : 2));
            CHECK(between(svg, " captured pieces</", "text>").size() == (lying ? 2 : 0));
        }
    }
    std::mt19937 dice(11);
    const auto in_hand = [&] {
        const Scene scene = scene_of(match);
        return std::any_of(scene.faces.begin(), scene.faces.end(), [&](const Face& face) {
            return scene.board.spots[static_cast<std::size_t>(face.spot)].kind == SpotKind::pocket;
        });
    };
    for (int played = 0; !in_hand(); ++played) {
        REQUIRE(played < 10'000);
        if (match.outcome().over) match = match_of("mebben");  // some games end before a man is taken
        const MoveList moves = match.moves();
        REQUIRE(match.play(moves[dice() % moves.size()]));
    }
    const std::string svg = paint_svg(scene_of(match), {});
    CHECK(between(svg, ">captured</", "text>").size() == 1);
    CHECK(svg.find("scale(.7)") != std::string::npos);  // as large as his place
}

TEST_CASE("a king whose whole number stands no more shows his steps and no empty plate") {
    Face king;
    king.shape = Shape::pyramid;
    king.tiers = {{Shape::square, 36, true}, {Shape::triangle, 16, true}, {Shape::round, 4, true}};
    const auto painted = [&] {
        svg::Pen pen;
        svg::paint_man(pen, king, {0, 0}, 1, "d", "");
        return pen.take();
    };
    const std::string bare = painted();
    CHECK(bare.find("r=\"10\"") == std::string::npos);
    CHECK(bare.find("r=\"6\"") != std::string::npos);
    king.tiers.pop_back();
    CHECK(painted().find("<circle") == std::string::npos);
    king.text = "52";
    CHECK(painted().find("class=\"plate\"") != std::string::npos);  // a number is read on its plate
}

TEST_CASE("numbers are written short") {
    CHECK(svg::number(12) == "12");
    CHECK(svg::number(-0.5F) == "-.5");
    CHECK(svg::number(-0.04F) == "0");
    CHECK(svg::number(3.96F) == "4");
    CHECK(svg::escaped("a<b & \"c\"\n") == "a&lt;b &amp; &quot;c&quot; ");
    CHECK(svg::ems("−") == doctest::Approx(svg::ems("+")));
}
