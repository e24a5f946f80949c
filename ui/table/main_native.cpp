// ludus-table [GAME] [--record FILE] [--projector] : the table in a window of its own.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <random>
#include <sstream>

#include "core/base/say.hpp"
#include "core/game/catalogue.hpp"
#include "core/match/record.hpp"
#include "core/search/limits.hpp"
#include "imgui_internal.h"
#include "ui/scene/awaits.hpp"
#include "ui/table/app.hpp"
#include "ui/table/snapshot.hpp"
#include "ui/table/thinker.hpp"
#include "ui/table/window.hpp"

namespace ludus::table {
namespace {

constexpr const char* usage =
    "ludus-table [GAME] [--option KEY=VALUE]... [--record FILE] [--projector] [--theme light|dark|projector]\n"
    "            [--size WIDTHxHEIGHT] [--scale N] [--board-only] [--real-dice] [--touch SPOT] [--picture FILE.ppm]\n"
    "Without GAME or --record, the last game continues.";

struct Wishes {
    std::string game, record, picture, touch;
    std::vector<std::pair<std::string, std::string>> options;
    ThemeName theme = ThemeName::light;
    bool projector = false, board_only = false, real_dice = false;
    int width = 1280, height = 860;
    float scale = 0;
};

std::string read_wishes(int count, char** words, Wishes& wishes) {
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word.substr(0, 2) != "--") {
            if (!wishes.game.empty()) return say("choose one game: {game} or {other}", {{"game", wishes.game}, {"other", word}});
            wishes.game = word;
            continue;
        }
        if (word == "--projector") {
            wishes.projector = true;
            wishes.theme = ThemeName::projector;
            continue;
        }
        if (word == "--board-only") {
            wishes.board_only = true;
            continue;
        }
        if (word == "--real-dice") {
            wishes.real_dice = true;
            continue;
        }
        const char* with_value[] = {"--record", "--picture", "--touch", "--scale", "--size", "--theme", "--option"};
        if (std::find(std::begin(with_value), std::end(with_value), word) == std::end(with_value))
            return say("unknown flag {flag}", {{"flag", word}});
        if (i + 1 >= count) return say("{flag} needs a value", {{"flag", word}});
        const std::string value = words[++i];
        if (word == "--record")
            wishes.record = value;
        else if (word == "--picture")
            wishes.picture = value;
        else if (word == "--touch")
            wishes.touch = value;
        else if (word == "--scale")
            wishes.scale = std::strtof(value.c_str(), nullptr);
        else if (word == "--size") {
            if (std::sscanf(value.c_str(), "%dx%d", &wishes.width, &wishes.height) != 2 || wishes.width < 200 ||
                wishes.height < 200)
                return say("--size {value}: expected WIDTHxHEIGHT, each at least 200", {{"value", value}});
        } else if (word == "--theme") {
            if (!theme_named(value, wishes.theme)) return say("--theme {value}: expected light, dark or projector", {{"value", value}});
        } else if (word == "--option") {
            const std::size_t equals = value.find('=');
            if (equals == std::string::npos) return say("--option {value}: expected KEY=VALUE", {{"value", value}});
            wishes.options.emplace_back(value.substr(0, equals), value.substr(equals + 1));
        }
    }
    return {};
}

std::filesystem::path state_file() {
    const char* state = std::getenv("XDG_STATE_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder =
        state && *state ? std::filesystem::path(state) : std::filesystem::path(home ? home : ".") / ".local/state";
    return folder / "codex-ludorum" / "table.game";
}

bool read_file(const std::filesystem::path& path, std::string& text) {
    std::ifstream in(path, std::ios::binary);
    if (!in) return false;
    std::ostringstream all;
    all << in.rdbuf();
    text = all.str();
    return true;
}

/// Whole or not at all.
void write_file(const std::filesystem::path& path, const std::string& text) {
    std::error_code ignored;
    std::filesystem::create_directories(path.parent_path(), ignored);
    const std::filesystem::path fresh = path.string() + ".new";
    {
        std::ofstream out(fresh, std::ios::binary);
        if (!(out << text)) return;
    }
    std::filesystem::rename(fresh, path, ignored);
}

double seconds() {
    return static_cast<double>(SDL_GetPerformanceCounter()) / static_cast<double>(SDL_GetPerformanceFrequency());
}

class Desk final : public Host {
public:
    explicit Desk(const Wishes& wishes)
        : wishes_(wishes), app_(*this), thinker_([this] {
              SDL_Event event{};
              event.type = woken_;
              SDL_PushEvent(&event);
          }) {}

    int run();

    void played() override {
        write_file(state_file(), write_record(*match_));
        move_on();
    }
    void touched() override {}
    bool asked(std::string_view action) override;
    std::string begin_game(const std::string& game, const std::vector<std::pair<std::string, std::string>>& options,
                           const std::vector<Player>& players) override;

private:
    std::string first_match();
    void put(Match match) {
        thinker_.stop();
        plan_.clear();
        match_ = std::make_unique<Match>(std::move(match));
        hand_ = std::make_unique<Hand>(*match_);
        app_.show(match_.get(), hand_.get());
        move_on();
    }
    void move_on();
    void thought();
    void think();
    void throw_dice();
    void say_and_go_on();
    void play_planned();
    /// Does something by itself after so many seconds, unless something else happens before.
    void later(double wait, void (Desk::*what)()) { due_ = seconds() + wait, due_what_ = what; }
    bool draw(bool keep_back = false);

    Wishes wishes_;
    Window window_;
    std::unique_ptr<Match> match_;
    std::unique_ptr<Hand> hand_;
    App app_;
    Uint32 woken_ = 0;
    Thinker thinker_;
    int pending_ = 3;
    double due_ = 0;
    void (Desk::*due_what_)() = nullptr;
    std::vector<Move> plan_;  ///< what the machine thought of for the rest of its throw
    int planned_for_ = -1;    ///< the node it is played from
    ThemeName before_projector_ = ThemeName::light;
};

bool Desk::asked(std::string_view action) {
    Settings& settings = app_.settings();
    if (action == "hint") {
        thinker_.think(*match_, default_level().id, true);
        app_.set_thinking(false);
    } else if (action == "throw") {
        // The dice fall for a person; or his turn goes to the machine.
        const Awaited now = awaits(*match_).what;
        if (now == Awaited::saying)
            say_and_go_on();
        else if (match_->to_move() == chance)
            throw_dice();
        else
            think();
    } else if (action == "copy") {
        SDL_SetClipboardText(write_record(*match_).c_str());
    } else if (action == "theme") {
        settings.theme = settings.theme == ThemeName::dark ? ThemeName::light : ThemeName::dark;
        app_.restyle();
    } else if (action == "projector") {
        const bool on = settings.theme != ThemeName::projector;
        if (on) before_projector_ = settings.theme;
        settings.theme = on ? ThemeName::projector : before_projector_;
        settings.panel = !on;
        settings.speech = on;
        app_.restyle();
    } else if (action == "fullscreen") {
        window_.toggle_fullscreen();
    } else {
        return false;
    }
    return true;
}

std::string Desk::begin_game(const std::string& game, const std::vector<std::pair<std::string, std::string>>& options,
                             const std::vector<Player>& players) {
    auto made = make_game(game, options);
    if (!made) return describe(made.fault());
    Match match(std::move(*made));
    for (std::size_t seat = 0; seat < players.size(); ++seat) match.seat(static_cast<int>(seat), players[seat]);
    put(std::move(match));
    write_file(state_file(), write_record(*match_));
    return {};
}

std::string Desk::first_match() {
    std::string text;
    if (!wishes_.record.empty()) {
        if (!read_file(wishes_.record, text)) return say("cannot read {file}", {{"file", wishes_.record}});
        auto match = read_record(text);
        if (!match) return wishes_.record + ", " + describe(match.fault());
        match->go_first();
        put(std::move(*match));
        if (!match_->tag("Show").empty() || !match_->tag("Touch").empty()) {
            const auto shown = show_as_tagged(*match_, *hand_);
            if (!shown) return wishes_.record + ": " + describe(shown.fault());
            app_.restyle();
        }
        return {};
    }
    if (wishes_.game.empty() && wishes_.options.empty() && read_file(state_file(), text)) {
        auto match = read_record(text);
        if (match) {
            put(std::move(*match));
            return {};
        }
        std::fprintf(stderr, "The last game could not be read (%s). A new game starts.\n",
                     describe(match.fault()).c_str());
    }
    if (catalogue().empty()) return {};
    const std::string game = wishes_.game.empty() ? catalogue().front().card().id : wishes_.game;
    auto made = make_game(game, wishes_.options);
    if (!made) return describe(made.fault());
    Match match(std::move(*made));
    // A person has the first seat, the machine the rest.
    for (std::size_t seat = 1; seat < match.players().size(); ++seat)
        if (!wishes_.projector) match.seat(static_cast<int>(seat), Player{true, default_level().id, ""});
    put(std::move(match));
    return {};
}

/// Lets the machine or the dice move where it is their turn; a person's throw waits for him, unless play is quick.
void Desk::move_on() {
    constexpr double before_throw = 0.7, before_move = 0.45;
    thinker_.stop();
    app_.set_thinking(false);
    due_what_ = nullptr;
    if (!match_ || match_->outcome().over || !match_->node(match_->cursor()).next.empty()) return;
    const Settings& settings = app_.settings();
    const Awaits now = awaits(*match_);
    const bool throws = match_->to_move() == chance;
    if (throws && settings.real) return;  // entered by hand
    switch (now.what) {
        case Awaited::end:
        case Awaited::move: break;
        case Awaited::saying: {
            // Long enough to be read.
            const double words = static_cast<double>(say_forced(*match_).size());
            later(1.8 + 0.045 * words, &Desk::say_and_go_on);
            break;
        }
        case Awaited::machine_throws: later(before_throw, &Desk::throw_dice); break;
        case Awaited::throwing:
            if (settings.quick || !match_->game().card().has_dice) later(before_throw, &Desk::throw_dice);
            break;
        case Awaited::handing_over:
            if (settings.quick) {
                if (throws)
                    later(before_throw, &Desk::throw_dice);
                else
                    think();
            }
            break;
        case Awaited::machine:
            if (!plan_.empty() && planned_for_ == match_->cursor())
                later(before_move, &Desk::play_planned);
            else
                think();
            break;
    }
}

/// The next die of a throw the machine has thought through.
void Desk::play_planned() {
    const Move move = plan_.front();
    plan_.erase(plan_.begin());
    const int mover = match_->to_move();
    if (!match_->play(move)) return think();
    planned_for_ = match_->to_move() == mover && !match_->game().at_turn_start(match_->position()) ? match_->cursor() : -1;
    hand_->refresh(*match_);
    app_.refresh(seconds());
    played();
}

void Desk::think() {
    const int mover = match_->to_move();
    if (mover < 0 || !match_->players()[static_cast<std::size_t>(mover)].machine) return;
    thinker_.think(*match_, match_->players()[static_cast<std::size_t>(mover)].level, false);
    app_.set_thinking(true);
}

void Desk::throw_dice() {
    if (!match_ || match_->to_move() != chance || match_->outcome().over) return;
    const MoveList moves = match_->moves();
    std::vector<double> odds;
    for (Move move : moves) odds.push_back(match_->game().odds(match_->position(), move));
    std::random_device device;
    std::discrete_distribution<std::size_t> throw_of(odds.begin(), odds.end());
    if (moves.empty() || !match_->play(moves[throw_of(device)])) return;
    hand_->refresh(*match_);
    app_.refresh(seconds());
    played();
}

/// What is left of the throw cannot be played: it was said, and the turn goes on.
void Desk::say_and_go_on() {
    const auto move = match_ ? forced(*match_) : std::nullopt;
    if (!move || !match_->play(*move)) return;
    hand_->refresh(*match_);
    app_.refresh(seconds());
    played();
}

void Desk::thought() {
    const std::vector<Move> line = thinker_.take();
    if (line.empty() || !match_ || thinker_.node() != match_->cursor()) return;
    if (thinker_.advice()) {
        app_.advise(line.front());
        return;
    }
    app_.set_thinking(false);
    const int mover = match_->to_move();
    // With dice one step at a time, so that each is seen.
    if (match_->game().card().has_dice) {
        plan_ = line;
        return play_planned();
    }
    for (Move move : line) {
        if (match_->to_move() != mover || !match_->play(move)) break;
        if (match_->game().at_turn_start(match_->position())) break;
    }
    hand_->refresh(*match_);
    app_.refresh(seconds());
    played();
}

bool Desk::draw(bool keep_back) {
    if (app_.prepare(window_.pixels(), window_.scale())) window_.renew_type();
    window_.begin();
    app_.frame(seconds());
    window_.end(app_.ground(), keep_back);
    --pending_;
    if (ImGui::GetCurrentContext()->InputEventsQueue.Size > 0 && pending_ < 1) pending_ = 1;
    return pending_ > 0;
}

int Desk::run() {
    const std::string wrong = window_.open("Codex Ludorum", wishes_.width, wishes_.height);
    if (!wrong.empty()) {
        std::fprintf(stderr, "ludus-table: %s\n", wrong.c_str());
        return 1;
    }
    woken_ = SDL_RegisterEvents(1);
    if (wishes_.scale > 0) window_.set_scale(wishes_.scale);
    for (std::string_view text : built_in_texts()) app_.passages().read(text);
    Settings& settings = app_.settings();
    settings.theme = wishes_.theme;
    settings.panel = !wishes_.projector && !wishes_.board_only;
    settings.speech = wishes_.projector;
    settings.real = wishes_.real_dice;
    if (const std::string fault = first_match(); !fault.empty()) {
        std::fprintf(stderr, "ludus-table: %s\n", fault.c_str());
        return 2;
    }
    // However the squares come out larger.
    if (match_) {
        (void)app_.prepare(window_.pixels(), window_.scale());
        const float upright = app_.layout().unit;
        settings.turned.lying = true;
        (void)app_.prepare(window_.pixels(), window_.scale());
        settings.turned.lying = app_.layout().unit > 1.2F * upright;
        window_.renew_type();
    }
    if (!wishes_.touch.empty() && match_) app_.touch(app_.scene().board.find(wishes_.touch), seconds());
    if (!wishes_.picture.empty()) {
        for (pending_ = 4; pending_ > 0;) draw(pending_ == 1);
        return write_ppm(wishes_.picture, window_.pixels()) ? 0 : 1;
    }
    for (bool on = true; on;) {
        double wait = app_.wait(seconds());
        if (due_what_) {
            const double left = std::max(0.0, due_ - seconds());
            wait = wait < 0 ? left : std::min(wait, left);
        }
        SDL_Event event;
        int got;
        if (pending_ > 0 || wait == 0)
            got = SDL_PollEvent(&event);
        else if (wait < 0)
            got = SDL_WaitEvent(&event);
        else
            got = SDL_WaitEventTimeout(&event, static_cast<int>(wait * 1000) + 1);
        for (; got; got = SDL_PollEvent(&event)) {
            if (event.type == SDL_QUIT) on = false;
            if (event.type == woken_) thought();
            window_.take(event);
            pending_ = 3;
        }
        if (due_what_ && seconds() >= due_) {
            const auto what = due_what_;
            due_what_ = nullptr;
            (this->*what)();
            pending_ = 3;
        }
        draw();
        if (pending_ < 0) pending_ = 0;
    }
    thinker_.stop();
    return 0;
}

}  // namespace
}  // namespace ludus::table

int main(int count, char** words) {
    ludus::table::Wishes wishes;
    const std::string wrong = ludus::table::read_wishes(count, words, wishes);
    if (!wrong.empty()) {
        std::fprintf(stderr, "ludus-table: %s\n%s\n", wrong.c_str(), ludus::table::usage);
        return 2;
    }
    return ludus::table::Desk(wishes).run();
}
