// The table without a window: Dear ImGui fed with events by hand, its draw lists looked at.

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "core/game/catalogue.hpp"
#include "core/match/record.hpp"
#include "tests/native/per_game.hpp"
#include "tests/toys/catalogue.hpp"
#include "tests/unit/files.hpp"
#include "ui/svg/view.hpp"
#include "ui/table/app.hpp"
#include "ui/table/outlines.hpp"
#include "ui/table/painter.hpp"

using namespace ludus;
using namespace ludus::table;

namespace {

class Listener final : public Host {
public:
    void played() override { ++plays; }
    void touched() override { ++touches; }
    bool asked(std::string_view action) override {
        last_asked = action;
        return true;
    }
    std::string begin_game(const std::string& game, const std::vector<std::pair<std::string, std::string>>&,
                           const std::vector<Player>&) override {
        begun = game;
        return {};
    }
    int plays = 0, touches = 0;
    std::string last_asked, begun;
};

/// A table on a surface of its own, with a clock that goes a sixtieth on with every frame.
struct Bench {
    explicit Bench(const char* game = "fulke-1", ImVec2 size = {500, 900}) : Bench(make(game), size) {}
    Bench(Match start, ImVec2 size) : pixels(size), match(std::move(start)), hand(match), app(host) {
        ImGui::CreateContext();
        ImGui::GetIO().IniFilename = nullptr;
        app.show(&match, &hand);
        frames(2);
    }
    ~Bench() { ImGui::DestroyContext(); }
    Bench(const Bench&) = delete;
    Bench& operator=(const Bench&) = delete;

    static Match make(const char* game) {
        auto made = make_game(game, {});
        REQUIRE(made);
        return Match(std::move(*made));
    }
    void frame() {
        if (app.prepare(pixels, 1)) {
            unsigned char* bytes = nullptr;
            int width = 0, height = 0;
            ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&bytes, &width, &height);
            ImGui::GetIO().Fonts->SetTexID(reinterpret_cast<ImTextureID>(1));
        }
        ImGui::GetIO().DisplaySize = pixels;
        ImGui::GetIO().DeltaTime = 1.0F / 60;
        ImGui::NewFrame();
        app.frame(now);
        ImGui::Render();
        now += 1.0 / 60;
    }
    void frames(int count) {
        for (int i = 0; i < count; ++i) frame();
    }
    int spot(const char* name) const { return app.scene().board.find(name); }
    ImVec2 at(const char* name) const {
        ImVec2 place;
        REQUIRE(app.place_of(spot(name), place));
        return place;
    }
    void move_to(ImVec2 place) {
        ImGui::GetIO().AddMousePosEvent(place.x, place.y);
        frame();
    }
    void button(bool down) {
        ImGui::GetIO().AddMouseButtonEvent(0, down);
        frames(2);
    }
    void click(const char* name) {
        move_to(at(name));
        button(true);
        button(false);
    }
    void key(ImGuiKey which) {
        ImGui::GetIO().AddKeyEvent(which, true);
        frames(2);
        ImGui::GetIO().AddKeyEvent(which, false);
        frames(2);
    }
    /// The first draught on the board that is not a flight: from and to.
    std::pair<int, int> a_move() const {
        for (Move move : match.moves()) {
            const std::vector<int> touches = match.game().touches(match.position(), move);
            if (touches.size() == 2) return {touches[0], touches[1]};
        }
        return {-1, -1};
    }
    const char* name(int of) const { return app.scene().board.spots[static_cast<std::size_t>(of)].name.c_str(); }

    ImVec2 pixels;
    Match match;
    Hand hand;
    Listener host;
    App app;
    double now = 100;
};

std::string family_of(const std::string& game) { return (*make_game(game))->card().family; }

}  // namespace

TEST_CASE("table: every spot is found again under its own middle, however the board is turned") {
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

TEST_CASE("table: an arrow goes the way it points on a turned board") {
    const auto step = [](Turned turned, int dx, int dy) {
        turn_step(turned, dx, dy);
        return std::pair(dx, dy);
    };
    CHECK(step({false, false}, 1, 0) == std::pair(1, 0));
    CHECK(step({false, true}, 1, 0) == std::pair(-1, 0));
    CHECK(step({true, false}, 1, 0) == std::pair(0, -1));  // to the right lie the higher ranks, which are above
    CHECK(step({true, false}, 0, 1) == std::pair(1, 0));
    CHECK(step({true, true}, 1, 0) == std::pair(0, 1));
}

TEST_CASE("table: a man is moved by two clicks") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    REQUIRE(from >= 0);
    bench.click(bench.name(from));
    CHECK(bench.hand.touched() == std::vector<int>{from});
    CHECK(bench.host.touches == 1);
    bench.click(bench.name(to));
    CHECK(bench.match.cursor() == 1);
    CHECK(bench.host.plays == 1);
    CHECK(bench.hand.touched().empty());
}

TEST_CASE("table: a man is dragged, and dropped where he may not go he comes back") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    bench.move_to(bench.at(bench.name(from)));
    bench.button(true);
    const ImVec2 nowhere{2, 2};
    bench.move_to(nowhere);
    bench.button(false);
    CHECK(bench.match.cursor() == 0);

    bench.app.drop(bench.now);
    bench.move_to(bench.at(bench.name(from)));
    bench.button(true);
    bench.move_to(bench.at(bench.name(to)));
    CHECK(bench.match.cursor() == 0);
    bench.button(false);
    CHECK(bench.match.cursor() == 1);
}

TEST_CASE("table: a man clicked twice is put down") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    (void)to;
    bench.click(bench.name(from));
    CHECK(!bench.hand.touched().empty());
    bench.click(bench.name(from));
    CHECK(bench.hand.touched().empty());
}

TEST_CASE("table: a move by the keyboard alone") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    bench.key(ImGuiKey_UpArrow);  // begins where something is going on
    CHECK(bench.app.cursor() >= 0);
    const int began = bench.app.cursor();
    bench.key(ImGuiKey_DownArrow);
    CHECK(bench.app.cursor() != began);
    bench.app.set_cursor(from);
    bench.key(ImGuiKey_Enter);
    CHECK(bench.hand.touched() == std::vector<int>{from});
    bench.key(ImGuiKey_Escape);
    CHECK(bench.hand.touched().empty());
    bench.key(ImGuiKey_Space);
    bench.app.set_cursor(to);
    bench.key(ImGuiKey_Space);
    CHECK(bench.match.cursor() == 1);
    bench.key(ImGuiKey_U);
    CHECK(bench.match.cursor() == 0);
    bench.key(ImGuiKey_PageDown);
    CHECK(bench.match.cursor() == 1);
    bench.key(ImGuiKey_Home);
    CHECK(bench.match.cursor() == 0);
}

TEST_CASE("table: nobody moves the machine's men") {
    Bench bench;
    bench.match.seat(bench.match.to_move(), Player{true, "steady", ""});
    const auto [from, to] = bench.a_move();
    bench.click(bench.name(from));
    bench.click(bench.name(to));
    CHECK(bench.hand.touched().empty());
    CHECK(bench.match.cursor() == 0);
}

TEST_CASE("table: after a move frames are wanted for a moment and then none") {
    Bench bench;
    CHECK(bench.app.wait(bench.now) < 0);
    const auto [from, to] = bench.a_move();
    bench.app.touch(from, bench.now);
    CHECK(bench.app.wait(bench.now) < 0);
    bench.app.touch(to, bench.now);
    CHECK(bench.app.wait(bench.now) == 0);
    bench.frames(30);
    CHECK(bench.app.wait(bench.now) < 0);

    bench.app.settings().reduced_motion = true;
    bench.app.act("undo", bench.now);
    CHECK(bench.app.wait(bench.now) < 0);
}

TEST_CASE("table: a pointer over nothing new wants no frame") {
    Bench bench;
    const auto [from, to] = bench.a_move();
    bench.move_to({1, 1});
    CHECK(!bench.app.pointer_matters({3, 3}));
    CHECK(bench.app.pointer_matters(bench.at(bench.name(from))));
    bench.move_to(bench.at(bench.name(from)));
    ImVec2 near = bench.at(bench.name(from));
    near.x += 3;
    CHECK(!bench.app.pointer_matters(near));
    (void)to;
}

/// Asked once of all: there are thousands.
bool stays_inside(const ImDrawData& data, ImVec2 pixels) {
    for (int l = 0; l < data.CmdListsCount; ++l)
        for (const ImDrawVert& vertex : data.CmdLists[l]->VtxBuffer)
            if (vertex.pos.x < -2 || vertex.pos.y < -2 || vertex.pos.x > pixels.x + 2 || vertex.pos.y > pixels.y + 2) return false;
    return true;
}

static tests::Subjects games_with_examples() {
    auto out = tests::catalogue_games();
    std::erase_if(out, [](const auto& one) { return tests::files(LUDUS_ASSETS "/examples/" + family_of(one.game) + "/" + one.game, ".game").empty(); });
    return out;
}

PER_GAME_TEST_CASE("table: all that is drawn stays on the surface, whatever the position", games_with_examples) {
    int rays = 0, records = 0;
    for (const auto& path : tests::files(LUDUS_ASSETS "/examples/" + family_of(subject.game) + "/" + subject.game, ".game")) {
        INFO(path.string());
        const auto record = read_record(tests::file_text(path));
        REQUIRE(record);
        const bool lying = records % 2 == 1;
        Bench bench(*record, lying ? ImVec2(900, 480) : ImVec2(420, 800));
        bench.app.settings().takings = true;
        bench.app.settings().turned = {lying, records % 3 == 1};
        bench.app.restyle();
        bench.match.go_first();
        ++records;
        int ply = 0;
        do {
            // Of a long game every position with LUDUS_DEEP, else one in eight.
            if (ply++ > 8 && ply % 8 != 0 && std::getenv("LUDUS_DEEP") == nullptr) continue;
            bench.hand.refresh(bench.match);
            bench.app.refresh(bench.now);
            bench.frame();
            rays += static_cast<int>(bench.app.scene().rays.size());
            const ImDrawData* data = ImGui::GetDrawData();
            REQUIRE(data->TotalVtxCount > 500);
            REQUIRE(stays_inside(*data, bench.pixels));
        } while (bench.match.redo());
    }
    CHECK(records > 0);
    if (subject.game == "fulke-1") CHECK(rays > 20);  // the game with most takings to show
}

TEST_CASE("table: men of chess in every dress are drawn on the surface, however the board lies") {
    for (const char* men : {"chess", "east", "india", "china", "japan", "book"}) {
        auto game = toys::make_any("toy-wardrobe", {{"men", men}});
        REQUIRE(game);
        for (int way = 0; way < 12; ++way) {
            Bench bench(Match(*game), ImVec2(way % 2 == 0 ? 400.0F : 900.0F, 500));
            Settings& settings = bench.app.settings();
            settings.manner = {static_cast<Dress>(way % 3), way % 4 > 1};
            settings.turned = {way % 4 == 1, way > 5};
            settings.theme = way % 5 == 0 ? ThemeName::dark : ThemeName::light;
            bench.app.restyle();
            bench.frames(2);
            const ImDrawData* data = ImGui::GetDrawData();
            REQUIRE(data->TotalVtxCount > 1000);
            REQUIRE(stays_inside(*data, bench.pixels));
        }
    }
}

TEST_CASE("table: drawings are filled whole, and stay in their square") {
    for (const Dress dress : {Dress::figure, Dress::native, Dress::sign})
        for (const Drawing& drawing : drawings(dress)) {
            INFO(drawing.name);
            const OutlinedDrawing& all = outlined(drawing);
            CHECK(!all.body.empty());
            for (const auto* parts : {&all.body, &all.lines, &all.solids})
                for (const Outlined& part : *parts) {
                    CHECK(part.points.size() > 1);
                    CHECK((part.closed || parts == &all.lines));
                    float area = 0, filled = 0;
                    const auto twice = [](Vec a, Vec b, Vec c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); };
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

TEST_CASE("table: whose men are shown is asked only where they have more than one dress") {
    const auto names = [](const Bench& bench) {
        std::map<std::string, std::string> out;
        for (const Action& action : bench.app.actions()) out[action.id] = action.name;
        return out;
    };
    Bench bench(Match(*toys::make_any("toy-wardrobe", {{"men", "india"}})), {500, 400});
    CHECK(names(bench)["men"] == "Pieces: modern");
    CHECK(bench.app.act("men", bench.now) == Acted::here);
    CHECK(names(bench)["men"] == "Pieces: traditional");
    CHECK(bench.app.act("men", bench.now) == Acted::here);  // they are in no book
    CHECK(names(bench)["men"] == "Pieces: modern");
    CHECK(bench.app.act("around", bench.now) == Acted::here);
    CHECK(bench.app.settings().manner.around);
}

TEST_CASE("table: men who are numbers have no dresses") {
    Bench bench;
    for (const Action& action : bench.app.actions()) CHECK((action.id != "men" && action.id != "around"));
    CHECK(bench.app.act("men", bench.now) == Acted::no);
}

TEST_CASE("table: the list of actions") {
    Bench bench;
    const auto find = [&](std::string_view id) {
        for (const Action& action : bench.app.actions())
            if (action.id == id) return action;
        return Action{};
    };
    std::set<std::string> ids, keys;
    for (const Action& action : bench.app.actions()) {
        CHECK(!action.name.empty());
        CHECK(ids.insert(action.id).second);
        if (!action.key.empty()) CHECK(keys.insert(action.key).second);
    }
    CHECK(!find("undo").can);
    CHECK(bench.app.act("undo", bench.now) == Acted::no);
    CHECK(bench.app.act("no such thing", bench.now) == Acted::no);
    const auto [from, to] = bench.a_move();
    bench.app.touch(from, bench.now);
    bench.app.touch(to, bench.now);
    CHECK(find("undo").can);
    CHECK(bench.app.act("undo", bench.now) == Acted::here);
    CHECK(bench.match.cursor() == 0);
    CHECK(find("redo").can);
    CHECK(bench.app.act("redo", bench.now) == Acted::here);
    CHECK(bench.match.cursor() > 0);
    CHECK(bench.app.act("hint", bench.now) == Acted::by_host);
    CHECK(bench.host.last_asked == "hint");
    CHECK(bench.app.act("flip", bench.now) == Acted::here);
    CHECK(find("flip").on == 1);
    CHECK(bench.app.act("resign", bench.now) == Acted::here);
    CHECK(bench.match.outcome().over);
    CHECK(!find("resign").can);
    const std::string json = write_json(bench.app.actions());
    CHECK(json.find("{\"id\":\"undo\",\"name\":\"Undo\",\"key\":\"U\",\"group\":\"move\",\"can\":true}") !=
          std::string::npos);
}

TEST_CASE("table: undo against the machine goes back to the person") {
    Bench bench;
    const int first = bench.match.to_move();
    for (int i = 0; i < 2; ++i) {
        const int mover = bench.match.to_move();
        while (!bench.match.outcome().over && bench.match.to_move() == mover)
            REQUIRE(bench.match.play(bench.match.moves().front()));
    }
    bench.match.seat(1 - first, Player{true, "steady", ""});
    bench.hand.refresh(bench.match);
    bench.app.refresh(bench.now);
    CHECK(bench.app.act("undo", bench.now) == Acted::here);
    CHECK(bench.match.cursor() == 0);
    CHECK(bench.match.to_move() == first);
}

TEST_CASE("table: the panel and the new-game dialog") {
    Bench bench("fulke-1", {1280, 800});
    bench.app.settings().panel = true;
    bench.app.restyle();
    bench.frames(3);
    CHECK(ImGui::GetDrawData()->CmdListsCount > 1);
    CHECK(bench.app.act("new", bench.now) == Acted::here);
    bench.frames(3);
    bench.key(ImGuiKey_Enter);
    CHECK(bench.host.begun == "fulke-1");
    // While the dialog is open its keys are its own.
    CHECK(bench.app.act("new", bench.now) == Acted::here);
    bench.frames(3);
    bench.key(ImGuiKey_F);
    CHECK(!bench.app.settings().turned.flipped);
    bench.key(ImGuiKey_Escape);
    bench.key(ImGuiKey_F);
    CHECK(bench.app.settings().turned.flipped);
}

TEST_CASE("table: what can be taken is asked for, listed, marked, and shut at the next match") {
    Match match = Bench::make("fulke-1");
    REQUIRE(match.play("h13-h11 d5-c6 a13~b11 e4-d5 h15-h12 g2-d2 a14-a11 b2-e2 a11-d8 xd5@a16 a4-a6"));
    Bench bench(match, {1280, 800});
    const auto hunter = [&] {
        for (const Action& action : bench.app.actions())
            if (action.id == "hunter") return action;
        return Action{};
    };
    // In a page the list is the page's own.
    CHECK(bench.app.act("hunter", bench.now) == Acted::by_host);
    CHECK(bench.host.last_asked == "hunter");
    bench.app.settings().panel = true;
    bench.app.restyle();
    bench.frames(2);
    CHECK(hunter().on == 0);
    bench.key(ImGuiKey_Q);
    CHECK(hunter().on == 1);
    bench.frames(3);
    // The king's draught to d5 would see the triangle 49 on f3.
    const auto points = [&] {
        return std::any_of(bench.app.scene().rays.begin(), bench.app.scene().rays.end(),
                           [&](const Ray& ray) { return !ray.sum.empty(); });
    };
    bool pointed = false;
    for (float y = 150; y < 800 && !pointed; y += 6) {
        bench.move_to({1100, y});
        bench.frames(2);
        pointed = points();
    }
    CHECK(pointed);
    bench.move_to({5, 5});
    bench.frames(2);
    CHECK_FALSE(points());
    bench.app.show(&bench.match, &bench.hand);
    CHECK(hunter().on == 0);
}

TEST_CASE("table: a man in a small place is drawn as large as it") {
    Bench bench("mebben", {900, 900});
    const Board& board = bench.app.scene().board;
    CHECK(room_on(board, bench.spot("a1")) == doctest::Approx(1));
    CHECK(room_on(board, bench.spot("hand-even-1")) == doctest::Approx(16.0F / 24));
}

TEST_CASE("table: passages of a transcription") {
    Passages passages;
    passages.read(
        "@id test\n@cite Test 1563\n\n# one | Of One\n\nFirst {test.a: two {sic .6. : .G. : why} men ‖ stand} there, "
        "{test.b test.c: "
        "as {lost it : gone} is}.\n\n> Lead. {test.d: Our reading.} More.\n\nAnd {test.a+: again}.\n");
    REQUIRE(passages.find("test.a"));
    CHECK(passages.find("test.a")->text == "two .G. men stand … again");
    CHECK(passages.find("test.a")->where == "Test 1563, Of One");
    CHECK(!passages.find("test.a")->ours);
    REQUIRE(passages.find("test.b"));
    REQUIRE(passages.find("test.c"));
    CHECK(passages.find("test.c")->text == "as it is");
    REQUIRE(passages.find("test.d"));
    CHECK(passages.find("test.d")->ours);
    CHECK(!passages.find("sic"));
    CHECK(!passages.find("test.e"));
}

TEST_CASE("table: themes by their names") {
    ThemeName name = ThemeName::light;
    CHECK(theme_named("dark", name));
    CHECK(name == ThemeName::dark);
    CHECK(!theme_named("mauve", name));
    CHECK(name == ThemeName::dark);
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

const Action* action(const std::vector<Action>& all, std::string_view id) {
    const auto at = std::find_if(all.begin(), all.end(), [&](const Action& a) { return a.id == id; });
    return at == all.end() ? nullptr : &*at;
}

}  // namespace

TEST_CASE("table: pressing the dice throws, and so does the action, nobody touches dice otherwise") {
    Bench bench("backgammon", {900, 800});
    CHECK_FALSE(bench.app.may_touch());
    bench.click("die1");
    CHECK(bench.host.last_asked == "throw");
    bench.host.last_asked.clear();
    CHECK(bench.app.act("throw", bench.now) == Acted::by_host);
    CHECK(bench.host.last_asked == "throw");
    CHECK(bench.match.cursor() == 0);  // the host throws
}

TEST_CASE("table: real dice are entered by number keys in any order") {
    Bench bench(set_up("backgammon", "am &2 | n a5 | to am"), {900, 800});
    bench.key(ImGuiKey_3);
    CHECK(bench.hand.touched().empty());  // not before it was asked for
    CHECK(bench.app.act("real", bench.now) == Acted::here);
    CHECK_FALSE(action(bench.app.actions(), "throw")->can);
    bench.key(ImGuiKey_3);
    CHECK(bench.hand.touched().size() == 1);
    bench.key(ImGuiKey_5);
    CHECK(bench.match.node(bench.match.cursor()).words == "5-3");
}

TEST_CASE("table: a man is led by both dice in one gesture, by drag as by touch, and taken back with the dice as they lie") {
    Bench bench(set_up("backgammon", "am &2 | n a5 | to am | dice 6-4"), {900, 800});
    bench.move_to(bench.at("&"));
    bench.button(true);
    bench.move_to(bench.at("o"));
    bench.button(false);
    CHECK(bench.match.cursor() == 2);
    CHECK(bench.match.to_move() == chance);
    CHECK(action(bench.app.actions(), "retake")->can);
    CHECK(bench.app.act("undo", bench.now) == Acted::here);
    CHECK(bench.match.cursor() == 1);
    CHECK(bench.app.act("retake", bench.now) == Acted::here);
    CHECK(bench.match.cursor() == 0);
    CHECK_FALSE(action(bench.app.actions(), "retake")->can);
}

TEST_CASE("table: a turn played out is handed over to the machine when the person says so") {
    Bench bench(set_up("backgammon", "am &2 | n a5 | to am | dice 6-4"), {900, 800});
    bench.match.seat(1, Player{true, "steady", ""});
    CHECK_FALSE(action(bench.app.actions(), "throw")->can);
    bench.click("&");
    bench.click("o");
    const auto actions = bench.app.actions();
    CHECK(action(actions, "throw")->can);
    CHECK(action(actions, "throw")->name == "Confirm");
}

TEST_CASE("table: men in piles move one by one, and nothing moves once they are there") {
    Bench bench(set_up("backgammon", "am f5 &2 | n a5 | to am | dice 6-4"), {900, 800});
    bench.click("&");
    bench.click("s");
    const auto wait = bench.app.wait(bench.now);
    CHECK(wait == 0);
    bench.frames(60);
    CHECK(bench.app.wait(bench.now) < 0);
}

TEST_CASE("table: the whole of a long point is touched, and its empty tip too") {
    for (const Entry& entry : catalogue()) {
        if (!entry.card().has_dice) continue;
        const auto game = entry.make(Options(entry.card()));
        const Scene scene = make_scene(*game, game->start());
        const Board& board = scene.board;
        const Layout layout = fit(scene, {0, 0}, {900, 800}, {}, true, 0);
        for (std::size_t i = 0; i < board.spots.size(); ++i) {
            const Spot& spot = board.spots[i];
            if (spot.kind != SpotKind::point) continue;
            const float tip = spot.base.y + spot.pile.y * 4.4F;
            for (float across : {-0.45F, 0.45F})
                CHECK(spot_at(board, layout, layout.at({spot.base.x + across, tip})) == static_cast<int>(i));
        }
    }
}
