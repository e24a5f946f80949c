// The board without a window: Dear ImGui fed with events by hand, its draw lists looked at.
// Long: each thing a hand does on the drawn board.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "core/game/catalogue.hpp"
#include "core/match/record.hpp"
#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/unit/files.hpp"
#include "ui/canvas/board_view.hpp"
#include "ui/canvas/outlines.hpp"
#include "ui/canvas/painter.hpp"
#include "ui/canvas/windowless.hpp"
#include "ui/scene/drawing_sets.hpp"
#include "ui/session/match_frame.hpp"
#include "ui/svg/view.hpp"

using namespace ludus;
using namespace ludus::canvas;

namespace {

/// A session and a board that shows its frames, as bytes, on a surface of its own; with a clock that goes a sixtieth on with
/// every frame drawn.
struct Bench final : Host {
    explicit Bench(const char* game = "fulke-1", ImVec2 size = {500, 900}) : Bench(make(game), size) {}
    Bench(Match start, ImVec2 size) : pixels(size), session(std::move(start)), view(*this) {
        ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;
        show();
        frames(2);
    }
    ~Bench() override { ImGui::DestroyContext(); }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    void touch(int spot) override {
        REQUIRE(session.touch(spot));
        ++touches;
        show();
    }
    void set_down(int spot) override {
        REQUIRE(session.set_down(spot));
        ++touches;
        show();
    }
    void drop() override {
        session.selection.drop();
        show();
    }
    void roll() override { ++rolls; }

    static Match make(const char* game) {
        auto made = make_game(game, {});
        REQUIRE(made);
        return Match(std::move(*made));
    }
    /// What the page does after every change.
    void show() {
        options.with_board = !shown;
        shown = true;
        const auto read = reader.read(write_frame(next_frame(session, options)));
        if (!read) FAIL(describe(read.fault()));
        view.show(*read, now);
    }
    void frame() {
        draw_windowless(view, pixels, now);
        now += 1.0 / 60;
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame();
    }
    int spot(const char* name) const { return view.scene().board.find(name); }
    ImVec2 at(const char* name) const {
        ImVec2 place;
        REQUIRE(view.place_of(spot(name), place));
        return place;
    }
    void move_to(ImVec2 place) {
        ImGui::GetIO().AddMousePosEvent(place.x, place.y);
        frame();
    }
    void button(bool down, int which = 0) {
        ImGui::GetIO().AddMouseButtonEvent(which, down);
        frames(2);
    }
    void click(const char* name) {
        move_to(at(name));
        button(true);
        button(false);
    }
    /// The first move on the board that is not a flight: from and to.
    std::pair<int, int> a_move() const {
        for (Move move : session.match.moves()) {
            const std::vector<int> way = session.match.game().touches(session.match.position(), move);
            if (way.size() == 2) return {way[0], way[1]};
        }
        return {-1, -1};
    }
    const char* name(int of) const { return view.scene().board.spots[static_cast<std::size_t>(of)].name.c_str(); }

    ImVec2 pixels;
    Session session;
    FrameOptions options;
    FrameReader reader;
    bool shown = false;
    int touches = 0, rolls = 0;
    BoardView view;
    double now = 100;
};

std::string family_of(const std::string& game) { return (*make_game(game))->card().family; }

}  // namespace

TEST_CASE("canvas: every spot is found again under its own middle, however the board is turned") {
    for (const Entry& entry : catalogue()) {
        const Options options(entry.card());
        const auto game = entry.make(options);
        const Scene scene = make_scene(*game, game->start());
        const Board& board = scene.board;
        for (int turn = 0; turn < 4; ++turn)
            for (ImVec2 size : {ImVec2(300, 500), ImVec2(1001, 777), ImVec2(391, 2000)}) {
                const Turned turned{(turn & 1) != 0, (turn & 2) != 0};
                const Layout layout = fit(scene, {0, 0}, size, turned, true, 0);
                REQUIRE(layout.shows());
                // Where the picture lays it, so that nothing moves when the canvas takes its place.
                SvgOptions picture;
                picture.lying = turned.lying;
                picture.flipped = turned.flipped;
                const svg::View view(scene, picture);
                const float scale = layout.unit / svg::unit;
                CHECK(std::min(size.x / view.size().x, size.y / view.size().y) == doctest::Approx(scale));
                CHECK(layout.labels.size() == view.labels().size());
                CHECK(layout.low.x >= 0);
                CHECK(layout.low.y >= 0);
                CHECK(layout.high.x <= size.x + 1);
                CHECK(layout.high.y <= size.y + 1);
                for (std::size_t i = 0; i < board.spots.size(); ++i)
                    if (board.spots[i].kind != SpotKind::button) {
                        const Vec there = view.at(board.spots[i].centre);
                        const ImVec2 here = layout.at(board.spots[i].centre);
                        CHECK(std::abs(here.x - layout.low.x - there.x * scale) < 1);
                        CHECK(std::abs(here.y - layout.low.y - there.y * scale) < 1);
                        CHECK(spot_at(board, layout, layout.at(board.spots[i].centre)) == static_cast<int>(i));
                    }
            }
    }
}

TEST_CASE("canvas: in nested half rings the one under the pointer is touched, not the box it lies in") {
    const auto game = *toys::make_any("toy-rings", {});
    const Scene scene = make_scene(*game, game->start());
    const Layout layout = fit(scene, {0, 0}, {800, 800}, {}, true, 0);
    for (const Spot& spot : scene.board.spots)
        CHECK(scene.board.spots[static_cast<std::size_t>(spot_at(scene.board, layout, layout.at(spot.centre)))].name ==
              spot.name);
    // High in the outermost ring, above the middle of all.
    const int top = spot_at(scene.board, layout, layout.at({5.2F, 0.5F}));
    REQUIRE(top >= 0);
    CHECK(scene.board.spots[static_cast<std::size_t>(top)].name == "r1");
    CHECK(spot_at(scene.board, layout, layout.at({0.1F, 0.1F})) == -1);
}

TEST_CASE("canvas: a piece is moved by two clicks") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    REQUIRE(from >= 0);
    bench.click(bench.name(from));
    CHECK(bench.session.selection.touched() == std::vector<int>{from});
    CHECK(bench.view.shown().selected == std::vector<int>{from});
    CHECK(bench.touches == 1);
    bench.click(bench.name(to));
    CHECK(bench.session.match.cursor() == 1);
    CHECK(bench.touches == 2);
    CHECK(bench.view.shown().selected.empty());
}

TEST_CASE("canvas: a piece is dragged, and dropped where it may not go it comes back") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    bench.move_to(bench.at(bench.name(from)));
    bench.button(true);
    const ImVec2 nowhere{2, 2};
    bench.move_to(nowhere);
    bench.button(false);
    CHECK(bench.session.match.cursor() == 0);

    CHECK(bench.session.selection.touched() == std::vector<int>{from});
    CHECK_FALSE(bench.session.refused);

    bench.button(true, 1);  // the right button drops
    bench.button(false, 1);
    CHECK(bench.session.selection.touched().empty());
    bench.move_to(bench.at(bench.name(from)));
    bench.button(true);
    bench.move_to(bench.at(bench.name(to)));
    CHECK(bench.session.match.cursor() == 0);
    bench.button(false);
    CHECK(bench.session.match.cursor() == 1);
}

TEST_CASE("canvas: a piece dragged where it may not go is told why not, and slides back") {
    Bench bench("falkener-turkish", {700, 700});
    const auto drag = [&](const char* from, const char* to) {
        bench.move_to(bench.at(from));
        bench.button(true);
        CHECK(bench.session.selection.touched() == std::vector<int>{bench.spot(from)});
        bench.move_to(bench.at(to));
        bench.button(false);
    };
    drag("20", "86");
    REQUIRE(bench.session.refused);
    CHECK(bench.session.refused->sentence.starts_with("The knight cannot go from b1 to h7."));
    CHECK(bench.session.match.cursor() == 0);
    CHECK(bench.view.shown().selected.empty());
    bench.frames(1);
    CHECK(bench.view.wait(bench.now) == 0);
    bench.frames(60);
    CHECK(bench.view.wait(bench.now) < 0);

    // Another of one's own on whom it is dropped is not taken up.
    drag("41", "31");
    REQUIRE(bench.session.refused);
    CHECK(bench.session.refused->sentence == "Your own pawn stands on c2.");
    CHECK(bench.view.shown().selected.empty());
    CHECK(bench.touches == 4);
}

TEST_CASE("canvas: a piece clicked twice is put down") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    (void)to;
    bench.click(bench.name(from));
    CHECK(!bench.session.selection.touched().empty());
    bench.click(bench.name(from));
    CHECK(bench.session.selection.touched().empty());
}

TEST_CASE("canvas: nobody moves the computer's pieces") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    bench.session.match.seat(bench.session.match.to_move(), Player{true, "steady", ""});
    bench.session.changed();
    bench.show();
    bench.click(bench.name(from));
    bench.click(bench.name(to));
    CHECK(bench.touches == 0);
    CHECK(bench.view.shown().next.empty());
}

TEST_CASE("canvas: after a move frames are wanted for a moment and then none") {
    Bench bench;
    CHECK(bench.view.wait(bench.now) < 0);
    const auto [from, to] = bench.a_move();
    bench.touch(from);
    CHECK(bench.view.wait(bench.now) < 0);
    bench.touch(to);
    CHECK(bench.view.wait(bench.now) == 0);
    bench.frames(30);
    CHECK(bench.view.wait(bench.now) < 0);

    bench.view.settings().reduced_motion = true;
    REQUIRE(bench.session.match.undo());
    bench.session.changed();
    bench.show();
    CHECK(bench.view.wait(bench.now) < 0);
}

TEST_CASE("canvas: a pointer over nothing new wants no frame") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    bench.move_to({1, 1});
    CHECK(!bench.view.pointer_matters({3, 3}));
    CHECK(bench.view.pointer_matters(bench.at(bench.name(from))));
    bench.move_to(bench.at(bench.name(from)));
    ImVec2 near = bench.at(bench.name(from));
    near.x += 3;
    CHECK(!bench.view.pointer_matters(near));
    (void)to;
}

/// By how many pixels what is drawn leaves the surface; 0 where all is inside. One number for thousands of corners.
float farthest_outside(const ImDrawData& data, ImVec2 pixels) {
    float out = 0;
    for (int l = 0; l < data.CmdListsCount; ++l)
        for (const ImDrawVert& vertex : data.CmdLists[l]->VtxBuffer)
            out = std::max({out, -vertex.pos.x, -vertex.pos.y, vertex.pos.x - pixels.x, vertex.pos.y - pixels.y});
    return out;
}

static tests::Subjects games_with_examples() {
    auto out = tests::catalogue_games();
    std::erase_if(out, [](const auto& one) {
        return tests::files(LUDUS_ASSETS "/examples/" + family_of(one.game) + "/" + one.game, ".game").empty();
    });
    return out;
}

PER_GAME_TEST_CASE("canvas: all that is drawn stays on the surface, whatever the position", games_with_examples) {
    int rays = 0, records = 0;
    for (const auto& path :
         tests::files(LUDUS_ASSETS "/examples/" + family_of(subject.game) + "/" + subject.game, ".game")) {
        INFO(path.string());
        const auto record = read_record(tests::file_text(path));
        REQUIRE(record);
        const bool lying = records % 2 == 1;
        Bench bench(*record, lying ? ImVec2(900, 480) : ImVec2(420, 800));
        bench.options.scene.takings = true;
        bench.options.scene.narrow = !lying;
        bench.view.settings().turned = {lying, records % 3 == 1};
        bench.session.match.go_first();
        ++records;
        int ply = 0;
        do {
            // Of a long game every position with LUDUS_DEEP, else one in eight.
            if (ply++ > 8 && ply % 8 != 0 && std::getenv("LUDUS_DEEP") == nullptr) continue;
            bench.session.changed();
            bench.show();
            bench.frame();
            rays += static_cast<int>(bench.view.scene().rays.size());
            const ImDrawData* data = ImGui::GetDrawData();
            REQUIRE(data->TotalVtxCount > 100);  // nine empty cells, the least board, have 140
            REQUIRE(farthest_outside(*data, bench.pixels) <= 2);
        } while (bench.session.match.redo());
    }
    CHECK(records > 0);
    if (subject.game == "fulke-1") CHECK(rays > 20);  // the game with most takings to show
}

TEST_CASE("canvas: pieces of chess in every style are drawn on the surface, however the board lies") {
    for (const char* men : {"chess", "east", "india", "china", "japan", "book"}) {
        auto game = toys::make_any("toy-wardrobe", {{"men", men}});
        REQUIRE(game);
        for (int way = 0; way < 12; ++way) {
            Bench bench(Match(*game), ImVec2(way % 2 == 0 ? 400.0F : 900.0F, 500));
            Settings& settings = bench.view.settings();
            settings.piece_style = {static_cast<FigureStyle>(way % 3), way % 4 > 1};
            settings.turned = {way % 4 == 1, way > 5};
            settings.theme = way % 5 == 0 ? ThemeName::dark : ThemeName::light;
            bench.view.restyle();
            bench.frames(2);
            const ImDrawData* data = ImGui::GetDrawData();
            REQUIRE(data->TotalVtxCount > 1000);
            REQUIRE(farthest_outside(*data, bench.pixels) <= 2);
        }
    }
}

TEST_CASE(
    "canvas: a figure of shogi lies on its wedge, and a game is shown in its own pieces until a style is chosen") {
    const auto shown = [](const std::string& game, std::optional<FigureStyle> style, bool& tip) {
        Bench bench(Match(*make_game(game, {})), ImVec2(600, 600));
        bench.view.settings().piece_style = {style, false};
        bench.view.restyle();
        bench.frames(2);
        ImVec2 at;
        const Board& board = bench.view.scene().board;
        REQUIRE(bench.view.place_of(board.find("52"), at));
        const float unit = bench.view.layout().unit;
        const ImDrawData* data = ImGui::GetDrawData();
        // Above the head of a pawn there is nothing but the point of a wedge.
        for (int l = 0; l < data->CmdListsCount; ++l)
            for (const ImDrawVert& vertex : data->CmdLists[l]->VtxBuffer) {
                const float x = (vertex.pos.x - at.x) / unit, y = (vertex.pos.y - at.y) / unit;
                tip = tip || (std::fabs(x) < 0.07F && y < -0.41F && y > -0.47F);
            }
        return data->TotalVtxCount;
    };
    bool wedge = false, none = false;
    shown("falkener-shogi", FigureStyle::figure, wedge);
    CHECK(wedge);
    const int first = shown("falkener-siamese", std::nullopt, none);
    CHECK_FALSE(none);
    CHECK(first == shown("falkener-siamese", FigureStyle::native, none));
    CHECK(first != shown("falkener-siamese", FigureStyle::figure, none));
}

TEST_CASE("canvas: by night a red disc is told from a white one by the beads of its rim") {
    Bench bench(Match(*make_game("falkener-xiangqi", {})), ImVec2(700, 800));
    bench.view.settings().theme = ThemeName::dark;
    bench.view.restyle();
    bench.frames(2);
    const auto beads = [&](const char* name) {
        const ImVec2 at = bench.at(name);
        const float unit = bench.view.layout().unit;
        int found = 0;
        const ImDrawData* data = ImGui::GetDrawData();
        for (int l = 0; l < data->CmdListsCount; ++l)
            for (const ImDrawVert& vertex : data->CmdLists[l]->VtxBuffer) {
                const float far = std::hypot(vertex.pos.x - at.x, vertex.pos.y - at.y) / unit;
                if (far > 0.362F && far < 0.378F) ++found;
            }
        return found;
    };
    const int red = beads("16"), white = beads("13");
    CHECK(red > white + 28);
}

TEST_CASE("canvas: a board of lines alone is one ground of wood or by night, and no other board is") {
    for (const std::string game : {"falkener-go", "falkener-xiangqi", "guild"}) {
        INFO(game);
        Bench bench(Match(*make_game(game, {})), ImVec2(400, 500));
        for (const ThemeName name : {ThemeName::light, ThemeName::dark, ThemeName::dark_wood}) {
            bench.view.settings().theme = name;
            bench.view.restyle();
            bench.frames(2);
            bool found = false;
            const ImDrawData* data = ImGui::GetDrawData();
            for (int l = 0; l < data->CmdListsCount; ++l)
                for (const ImDrawVert& vertex : data->CmdLists[l]->VtxBuffer)
                    found = found || (vertex.pos.x == 0 && vertex.pos.y == 0 && vertex.col == theme(name).leaf);
            CHECK(found == (game != "guild" && has_ground(name)));
        }
    }
}

TEST_CASE("canvas: a board of lines has the frame its picture has") {
    for (const char* game : {"falkener-go", "falkener-xiangqi", "falkener-shogi", "guild"}) {
        INFO(game);
        const ImVec2 size{400, 500};
        Bench bench(game, size);
        const Layout layout = fit(bench.view.scene(), {0, 0}, size, {}, true, 0);
        float low = 1e9F, left = 1e9F;
        for (const Spot& spot : bench.view.scene().board.spots)
            for (const Vec corner : spot.outline) {
                left = std::min(left, layout.at(corner).x);
                low = std::min(low, layout.at(corner).y);
            }
        bool found = false;
        const ImDrawData* data = ImGui::GetDrawData();
        for (int l = 0; l < data->CmdListsCount; ++l)
            for (const ImDrawVert& vertex : data->CmdLists[l]->VtxBuffer)
                found = found || (vertex.pos.x < left - 1 && vertex.pos.y < low - 1 &&
                                  vertex.col == theme(ThemeName::light).ink);
        CHECK(found);
    }
}

TEST_CASE("canvas: drawings are filled whole, and stay in their square") {
    std::vector<Drawing> every;
    for (const DrawingSet* set : drawing_sets())
        for (const FigureStyle figure_style : {FigureStyle::figure, FigureStyle::native, FigureStyle::sign})
            every.insert(every.end(), set->of(figure_style).begin(), set->of(figure_style).end());
    REQUIRE(every.size() > 50);
    for (const Drawing& drawing : every) {
        INFO(drawing.name);
        const OutlinedDrawing& all = outlined(drawing);
        CHECK(!all.body.empty());
        for (const auto* parts : {&all.body, &all.lines, &all.solids})
            for (const Outlined& part : *parts) {
                CHECK(part.points.size() > 1);
                CHECK((part.closed || parts == &all.lines));
                float area = 0, filled = 0;
                const auto twice = [](Vec a, Vec b, Vec c) {
                    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
                };
                for (std::size_t i = 0; i < part.points.size(); ++i) {
                    const Vec a = part.points[i], b = part.points[(i + 1) % part.points.size()];
                    CHECK(std::max(std::abs(a.x), std::abs(a.y)) <= 20);
                    area += a.x * b.y - b.x * a.y;
                }
                for (std::size_t i = 0; i < part.triangles.size(); i += 3)
                    filled += std::abs(twice(part.points[part.triangles[i]], part.points[part.triangles[i + 1]],
                                             part.points[part.triangles[i + 2]]));
                if (part.closed) CHECK(filled == doctest::Approx(std::abs(area)).epsilon(0.002));
            }
    }
    // A hollow one, and one that goes on from where it began.
    const auto hollow = outlined("M0 0H4V4H3V1H1V4H0Z");
    REQUIRE(hollow.size() == 1);
    CHECK(hollow[0].triangles.size() == 18);
    CHECK(within(hollow[0].points, {0.5F, 3}));
    CHECK(!within(hollow[0].points, {2, 3}));
    CHECK(outlined("M-1.5-.5L2 .25V1").at(0).points == std::vector<Vec>{{-1.5F, -0.5F}, {2, 0.25F}, {2, 1}});
}

TEST_CASE("canvas: a piece in a small place is drawn as large as it") {
    Bench bench("mebben", {900, 900});
    const Board& board = bench.view.scene().board;
    CHECK(room_on(board, bench.spot("a1")) == doctest::Approx(1));
    CHECK(room_on(board, bench.spot("hand-even-1")) == doctest::Approx(16.0F / 24));
}

TEST_CASE("canvas: numbers along a way are drawn small, and the piece that goes on is not") {
    Bench bench("falkener-knights-tour", {900, 900});
    for (const char* words : {"a1", "b3", "c1"}) REQUIRE(bench.session.match.play(words));
    bench.session.changed();
    bench.show();
    const Scene& scene = bench.view.scene();
    REQUIRE(scene.faces.size() == 3);
    CHECK(size_of(scene, scene.faces[0]) < 0.7F);
    CHECK(size_of(scene, scene.faces[1]) == size_of(scene, scene.faces[0]));
    CHECK(size_of(scene, scene.faces[2]) == doctest::Approx(1));
}

TEST_CASE("canvas: coordinates are read on a phone, do not shout on a wide screen, and grow for the projector") {
    ImGui::CreateContext();
    FontSet type;
    constexpr float figure = 8.0F / 11;  // of an em
    for (const Numeral size : {Numeral::label, Numeral::letter})
        for (const float scale : {1.0F, 3.0F}) {
            for (const float square : {24.0F, 40.0F, 100.0F}) {
                type.fit(square * scale, scale, false, false, false);
                CHECK(type.height(size) >= 11 * figure * scale);
                CHECK(type.height(size) <= 18 * figure * scale);
            }
            // Beside still smaller squares they stay within the margin.
            type.fit(16 * scale, scale, false, false, false);
            CHECK(type.height(size) <= 0.5F * 16 * scale);
            type.fit(100 * scale, scale, false, false, true);
            CHECK(type.height(size) > 20 * figure * scale);
        }
    ImGui::DestroyContext();
}

TEST_CASE("canvas: themes by their names") {
    ThemeName name = ThemeName::light;
    CHECK(theme_named("dark", name));
    CHECK(name == ThemeName::dark);
    CHECK(!theme_named("mauve", name));
    CHECK(!theme_named("mauve wood", name));
    CHECK(name == ThemeName::dark);
    for (const char* one : {"light", "dark", "projector"}) {
        ThemeName paper{}, wood{};
        REQUIRE((theme_named(one, paper) && theme_named(std::string(one) + " wood", wood)));
        CHECK(theme(paper).name == paper);
        CHECK(theme(wood).name == wood);
        // Of the boards alone: what is written and marked on them is the theme's.
        CHECK(theme(wood).leaf != theme(paper).leaf);
        CHECK(theme(wood).blue == theme(paper).blue);
        CHECK(theme(wood).paper == theme(paper).paper);
        CHECK(is_dark(wood) == is_dark(paper));
    }
    CHECK(faded(IM_COL32(1, 2, 3, 200), 0.5F) == IM_COL32(1, 2, 3, 100));
    CHECK(mixed(IM_COL32(0, 0, 0, 255), IM_COL32(200, 100, 50, 255), 0.5F) == IM_COL32(100, 50, 25, 255));
}

// ---- games of dice ----

namespace {

Match set_up(const char* game, const char* position) {
    auto made = make_game(game, {});
    REQUIRE(made);
    auto setup = (*made)->read_position(position);
    if (!setup) FAIL(describe(setup.fault()));
    return Match(*made, *setup);
}

}  // namespace

TEST_CASE("canvas: pressing the dice rolls, nobody touches dice otherwise, and dice entered by hand are not rolled") {
    Bench bench("backgammon", {900, 800});
    CHECK_FALSE(bench.view.shown().open);
    bench.click("die1");
    CHECK(bench.rolls == 1);
    CHECK(bench.touches == 0);
    bench.options.real_dice = true;
    bench.show();
    CHECK(bench.view.shown().open);
    bench.click("die1");
    CHECK(bench.rolls == 1);
}

TEST_CASE("canvas: a piece is led by both dice in one gesture, by drag as by touch") {
    Bench bench(set_up("backgammon", "am &2 | n a5 | to am | dice 6-4"), {900, 800});
    bench.move_to(bench.at("&"));
    bench.button(true);
    bench.move_to(bench.at("o"));
    bench.button(false);
    CHECK(bench.session.match.cursor() == 2);
    CHECK(bench.session.match.to_move() == chance);
}

TEST_CASE("canvas: buttons of the game stand beside the piece selected, and are pressed there") {
    Match match = Bench::make("falkener-shogi");
    for (const char* words : {"32-33", "27-67", "20-32", "36-35", "32-44", "48-57", "21-54", "28-36"})
        REQUIRE(match.play(words));
    Bench bench(match, {700, 700});
    const auto move = match.game().read(match.position(), "54-36+");
    REQUIRE(move);
    const std::vector<int> way = match.game().touches(match.position(), *move);
    REQUIRE(way.size() == 3);
    ImVec2 at;
    CHECK_FALSE(bench.view.place_of(way[2], at));
    bench.click(bench.name(way[0]));
    bench.click(bench.name(way[1]));
    REQUIRE(bench.view.place_of(way[2], at));
    bench.move_to(at);
    bench.button(true);
    bench.button(false);
    CHECK(bench.session.match.node(bench.session.match.cursor()).words == "54-36+");
}

TEST_CASE("canvas: what was captured on the way shows with its sum for a moment, not where one steps back") {
    Bench bench(set_up("fulke-1", "even eR2@c4 eT9@g6 oR7@e6 eK91@c1 oK190@d14"), {500, 900});
    REQUIRE(bench.session.match.play("c4-d5 xe6@h1"));
    bench.session.changed();
    const SceneFrame there = next_frame(bench.session, {.scene = {}, .with_board = false, .real_dice = false});
    CHECK(there.change == FrameChange::moved);
    REQUIRE(there.captured.size() == 1);
    CHECK(there.captured[0].sum == "9 − 2 = 7");
    bench.session.match.go_first();
    bench.session.changed();
    const SceneFrame back = next_frame(bench.session, {.scene = {}, .with_board = false, .real_dice = false});
    CHECK(back.change == FrameChange::moved);
    CHECK(back.captured.empty());
    CHECK(next_frame(bench.session, {.scene = {}, .with_board = false, .real_dice = false}).change ==
          FrameChange::marked);
}

TEST_CASE("canvas: pieces in piles move one by one, and nothing moves once they are there") {
    Bench bench(set_up("backgammon", "am f5 &2 | n a5 | to am | dice 6-4"), {900, 800});
    bench.click("&");
    bench.click("s");
    const auto wait = bench.view.wait(bench.now);
    CHECK(wait == 0);
    bench.frames(60);
    CHECK(bench.view.wait(bench.now) < 0);
}

TEST_CASE("canvas: the whole of a long point is touched, and its empty tip too") {
    int tapering = 0;
    for (const Entry& entry : catalogue()) {
        if (!entry.card().has_rolls) continue;
        const auto game = entry.make(Options(entry.card()));
        const Scene scene = make_scene(*game, game->start());
        const Board& board = scene.board;
        const Layout layout = fit(scene, {0, 0}, {900, 800}, {}, true, 0);
        for (std::size_t i = 0; i < board.spots.size(); ++i) {
            const Spot& spot = board.spots[i];
            if (spot.kind != SpotKind::point || spot.outline.size() != 3) continue;  // a long point tapers
            ++tapering;
            const float tip = spot.base.y + spot.pile.y * 4.4F;
            for (float across : {-0.45F, 0.45F})
                CHECK(spot_at(board, layout, layout.at({spot.base.x + across, tip})) == static_cast<int>(i));
        }
    }
    CHECK(tapering >= 24);
}
