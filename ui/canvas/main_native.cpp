// ludus-table [GAME]: the board in a window of its own, both sides by hand; the painter's test bed.

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>

#include "core/base/say.hpp"
#include "core/game/catalogue.hpp"
#include "core/game/limits.hpp"
#include "core/match/record.hpp"
#include "imgui_internal.h"
#include "ui/canvas/board_view.hpp"
#include "ui/canvas/snapshot.hpp"
#include "ui/canvas/thinker.hpp"
#include "ui/canvas/window.hpp"
#include "ui/session/match_frame.hpp"
#include "ui/session/speech.hpp"
#include "ui/session/turn_phase.hpp"

namespace ludus::canvas {
namespace {

constexpr const char* usage =
    "ludus-table [GAME] [--option KEY=VALUE]... [--record FILE] [--theme light|dark|projector] [--size WIDTHxHEIGHT]\n"
    "            [--scale N] [--board-only] [--lying] [--real-dice] [--touch SPOT] [--picture FILE.ppm]";

struct CommandLine {
    std::string game, record, picture, touch;
    std::vector<std::pair<std::string, std::string>> options;
    ThemeName theme = ThemeName::light;
    bool board_only = false, lying = false, real_dice = false;
    int width = 1280, height = 860;
    float scale = 0;
};

/// Empty where it worked, else what was wrong.
std::string read_command_line(int count, char** words, CommandLine& line) {
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word.substr(0, 2) != "--") {
            if (!line.game.empty())
                return say("choose one game: {game} or {other}", {{"game", line.game}, {"other", word}});
            line.game = word;
            continue;
        }
        bool* const flag = word == "--board-only"  ? &line.board_only
                           : word == "--lying"     ? &line.lying
                           : word == "--real-dice" ? &line.real_dice
                                                   : nullptr;
        if (flag) {
            *flag = true;
            continue;
        }
        const char* with_value[] = {"--record", "--picture", "--touch", "--scale", "--size", "--theme", "--option"};
        if (std::find(std::begin(with_value), std::end(with_value), word) == std::end(with_value))
            return say("unknown flag {flag}", {{"flag", word}});
        if (i + 1 >= count) return say("{flag} needs a value", {{"flag", word}});
        const std::string value = words[++i];
        if (word == "--record") line.record = value;
        else if (word == "--picture") line.picture = value;
        else if (word == "--touch") line.touch = value;
        else if (word == "--scale") line.scale = std::strtof(value.c_str(), nullptr);
        else if (word == "--size") {
            if (std::sscanf(value.c_str(), "%dx%d", &line.width, &line.height) != 2 || line.width < 200 ||
                line.height < 200)
                return say("--size {value}: expected WIDTHxHEIGHT, each at least 200", {{"value", value}});
        } else if (word == "--theme") {
            if (!theme_named(value, line.theme))
                return say("--theme {value}: expected light, dark or projector, with or without \" wood\"",
                           {{"value", value}});
        } else if (word == "--option") {
            const std::size_t equals = value.find('=');
            if (equals == std::string::npos) return say("--option {value}: expected KEY=VALUE", {{"value", value}});
            line.options.emplace_back(value.substr(0, equals), value.substr(equals + 1));
        }
    }
    return {};
}

double seconds() {
    return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
}

class NativeApp final : public Host {
public:
    explicit NativeApp(CommandLine line)
        : line_(std::move(line)), view_(*this), thinker_([this] {
              SDL_Event event{};
              event.type = woken_;
              SDL_PushEvent(&event);
          }) {}

    int run();

    void touch(int spot) override {
        if (const auto touched = session_->touch(spot); !touched) said_ = describe(touched.fault());
        show(false);
    }
    void set_down(int spot) override {
        if (const auto touched = session_->set_down(spot); !touched) said_ = describe(touched.fault());
        show(false);
    }
    void drop() override {
        session_->selection.drop();
        show(false);
    }
    void roll() override;

private:
    void put(Match match) {
        session_ = std::make_unique<Session>(std::move(match));
        said_.clear();
        show(true);
    }
    void show(bool with_board) {
        FrameOptions options;
        options.with_board = with_board;
        options.real_dice = line_.real_dice;
        options.scene.hint = session_->hint;
        options.scene.takings = all_captures_;
        view_.show(next_frame(*session_, std::move(options)), seconds());
        pending_ = 3;
    }
    std::string begin(const std::string& game);
    std::string open(const std::string& file);
    void undo() {
        if (!undo_choice(session_->match)) session_->match.undo();
        session_->changed();
        show(false);
    }
    void hint() { thinker_.think(session_->match, default_level().id, true); }
    void thought();
    void menu();
    void draw(bool keep_back = false);

    CommandLine line_;
    Window window_;
    std::unique_ptr<Session> session_;
    BoardView view_;
    Uint32 woken_ = 0;
    Thinker thinker_;
    int pending_ = 3;
    bool all_captures_ = false, opening_ = false;
    std::string said_;  ///< what went wrong last
    std::array<char, 1024> file_{};
};

void NativeApp::roll() {
    Match& match = session_->match;
    if (match.to_move() != chance || match.outcome().over) return;
    const MoveList moves = match.moves();
    std::vector<double> odds;
    for (Move move : moves) odds.push_back(match.game().odds(match.position(), move));
    std::random_device device;
    std::discrete_distribution<std::size_t> roll_of(odds.begin(), odds.end());
    if (moves.empty() || !match.play(moves[roll_of(device)])) return;
    // What cannot be played is said, and the turn goes on.
    while (const auto move = forced(match)) {
        said_ = say_forced(match);
        if (!match.play(*move)) break;
    }
    session_->changed();
    show(false);
}

std::string NativeApp::begin(const std::string& game) {
    auto made = make_game(game, line_.options);
    if (!made) return describe(made.fault());
    put(Match(std::move(*made)));
    return {};
}

std::string NativeApp::open(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    if (!in) return say("cannot read {file}", {{"file", file}});
    std::ostringstream text;
    text << in.rdbuf();
    auto match = read_record(text.str());
    if (!match) return file + ", " + describe(match.fault());
    match->go_first();
    put(std::move(*match));
    if (session_->match.tag("Show").empty() && session_->match.tag("Touch").empty()) return {};
    const auto shown = show_as_tagged(session_->match, session_->selection);
    show(false);
    return shown ? std::string() : file + ": " + describe(shown.fault());
}

void NativeApp::thought() {
    const std::vector<Move> line = thinker_.take();
    if (line.empty() || thinker_.node() != session_->match.cursor()) return;
    session_->hint = line.front();
    show(false);
}

void NativeApp::menu() {
    if (!ImGui::BeginMainMenuBar()) return;
    Settings& settings = view_.settings();
    if (ImGui::BeginMenu("New")) {
        for (const Entry& entry : catalogue())
            if (ImGui::MenuItem(entry.card().name.c_str())) {
                line_.options.clear();
                said_ = begin(entry.card().id);
            }
        ImGui::EndMenu();
    }
    if (ImGui::MenuItem("Open")) opening_ = true;
    if (ImGui::MenuItem("Undo", nullptr, false, session_->match.cursor() > 0)) undo();
    if (ImGui::MenuItem("Flip")) settings.turned.flipped = !settings.turned.flipped;
    if (ImGui::MenuItem("Rotate")) settings.turned.lying = !settings.turned.lying;
    if (ImGui::MenuItem("Hint", nullptr, false, session_->match.to_move() >= 0 && !session_->match.outcome().over))
        hint();
    if (ImGui::MenuItem("Captures", nullptr, all_captures_)) {
        all_captures_ = !all_captures_;
        show(false);
    }
    if (ImGui::BeginMenu("Theme")) {
        for (const char* name : {"light", "dark", "projector", "light wood", "dark wood", "projector wood"}) {
            ThemeName theme{};
            if (ImGui::MenuItem(name) && theme_named(name, theme)) {
                settings.theme = theme;
                view_.restyle();
            }
        }
        ImGui::EndMenu();
    }
    const std::string words = said_.empty() ? say_standing(session_->match, session_->selection) : said_;
    ImGui::TextUnformatted(words.c_str());
    ImGui::EndMainMenuBar();
    if (opening_) ImGui::OpenPopup("Open a record");
    opening_ = false;
    if (ImGui::BeginPopup("Open a record")) {
        if (ImGui::InputText("file", file_.data(), file_.size(), ImGuiInputTextFlags_EnterReturnsTrue)) {
            said_ = open(file_.data());
            ImGui::CloseCurrentPopup();
        }
        ImGui::EndPopup();
    }
}

void NativeApp::draw(bool keep_back) {
    const float top = line_.board_only ? 0 : std::round(26 * window_.scale());
    view_.settings().menu = !line_.board_only;
    if (view_.prepare(window_.pixels(), window_.scale(), top)) window_.renew_type();
    window_.begin();
    if (!line_.board_only) menu();
    view_.frame(seconds());
    window_.end(view_.ground(), keep_back);
    --pending_;
    if (ImGui::GetCurrentContext()->InputEventsQueue.Size > 0 && pending_ < 1) pending_ = 1;
}

int NativeApp::run() {
    if (const std::string wrong = window_.open("Codex Ludorum", line_.width, line_.height); !wrong.empty()) {
        std::fprintf(stderr, "ludus-table: %s\n", wrong.c_str());
        return 1;
    }
    woken_ = SDL_RegisterEvents(1);
    if (line_.scale > 0) window_.set_scale(line_.scale);
    Settings& settings = view_.settings();
    settings.theme = line_.theme;
    settings.turned.lying = line_.lying;
    const std::string first = line_.game.empty() ? catalogue().front().card().id : line_.game;
    if (const std::string fault = line_.record.empty() ? begin(first) : open(line_.record); !fault.empty()) {
        std::fprintf(stderr, "ludus-table: %s\n", fault.c_str());
        return 2;
    }
    if (const int spot = view_.scene().board.find(line_.touch); spot >= 0) touch(spot);
    if (!line_.picture.empty()) {
        for (pending_ = 4; pending_ > 0;) draw(pending_ == 1);
        return write_ppm(line_.picture, window_.pixels()) ? 0 : 1;
    }
    SDL_StartTextInput();
    for (bool on = true; on;) {
        const double wait = view_.wait(seconds());
        SDL_Event event;
        int got;
        if (pending_ > 0 || wait == 0) got = SDL_PollEvent(&event);
        else if (wait < 0) got = SDL_WaitEvent(&event);
        else got = SDL_WaitEventTimeout(&event, static_cast<int>(wait * 1000) + 1);
        for (; got; got = SDL_PollEvent(&event)) {
            if (event.type == SDL_QUIT) on = false;
            if (event.type == woken_) thought();
            if (event.type == SDL_TEXTINPUT) ImGui::GetIO().AddInputCharactersUTF8(event.text.text);
            window_.take(event);
            pending_ = 3;
        }
        draw();
        pending_ = std::max(pending_, 0);
    }
    thinker_.stop();
    return 0;
}

}  // namespace
}  // namespace ludus::canvas

int main(int count, char** words) {
    ludus::canvas::CommandLine line;
    const std::string wrong = ludus::canvas::read_command_line(count, words, line);
    if (!wrong.empty()) {
        std::fprintf(stderr, "ludus-table: %s\n%s\n", wrong.c_str(), ludus::canvas::usage);
        return 2;
    }
    return ludus::canvas::NativeApp(std::move(line)).run();
}
