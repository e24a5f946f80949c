// table_bench: how long our own code takes for one frame, without the GPU (Dear ImGui draws into its lists and no further),
// and for one scene of a board of 361 points.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

#include "core/game/catalogue.hpp"
#include "tests/toys/catalogue.hpp"
#include "ui/canvas/windowless.hpp"
#include "ui/session/match_frame.hpp"

namespace {

using namespace ludus;
using namespace ludus::canvas;

class NoHost final : public Host {
public:
    void touch(int) override {}
    void set_down(int) override {}
    void drop() override {}
    void roll() override {}
};

/// Milliseconds.
template <class F>
double median(int times, F&& what) {
    std::vector<double> spent;
    for (int i = 0; i < times; ++i) {
        const auto from = std::chrono::steady_clock::now();
        what(i);
        spent.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - from).count());
    }
    std::nth_element(spent.begin(), spent.begin() + times / 2, spent.end());
    return spent[static_cast<std::size_t>(times / 2)];
}

double median_frame(BoardView& view, ImVec2 pixels, int times, int& vertices) {
    const double ms = median(times, [&](int i) { draw_windowless(view, pixels, 1000 + i / 60.0); });
    vertices = ImGui::GetDrawData()->TotalVtxCount;
    return ms;
}

/// The large toy with its board half full. False where a scene takes a millisecond or more.
bool large_scenes() {
    const Entry& toy = toys::entries().front();
    const GamePtr game = toy.make(Options(toy.card()));
    std::string half;
    for (int cell = 0; cell < 361; ++cell) half += cell % 2 != 0 ? '.' : cell % 8 < 4 ? '0' : '1';
    const auto position = game->read_position(half + " last:a1");
    if (!position) return false;
    const Match match(game, *position);
    const Selection selection(match);
    bool fast = true;
    for (const bool speech : {false, true}) {
        const double ms = median(300, [&](int) {
            const Scene scene = make_scene(match, selection, {.speech = speech});
            fast = fast && scene.board.spots.size() == 361;
        });
        std::printf("361 points half full: one scene%s %7.3f ms (median of 300)\n", speech ? " with its speech" : "",
                    ms);
        fast = fast && ms < 1;
    }
    return fast;
}

}  // namespace

int main() {
    if (catalogue().empty()) return 0;
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    NoHost host;
    bool slow = !large_scenes();
    const auto report = [&](const char* what, BoardView& view, ImVec2 pixels) {
        int vertices = 0;
        const double ms = median_frame(view, pixels, 1000, vertices);
        std::printf("%-44s %7.3f ms a frame (median of 1000), %d vertices\n", what, ms, vertices);
        slow = slow || ms >= 2;
    };
    for (const Entry& entry : catalogue()) {
        Session session(Match(entry.make(Options(entry.card()))));
        BoardView view(host);
        FrameOptions options;
        view.show(next_frame(session, options), 0);
        std::printf("%s\n", entry.card().name.c_str());
        report("  opening", view, {760, 1400});
        // A busy position: of a few moves always the one that opens most captures; all of them shown, a piece selected.
        Match& match = session.match;
        std::size_t pick = 7;
        for (int i = 0; i < 240 && !match.outcome().over; ++i) {
            const MoveList moves = match.moves();
            if (moves.empty()) break;
            Move best;
            std::size_t most = 0;
            for (int tries = 0; tries < 8; ++tries) {
                pick = pick * 31 + 17;
                const Move move = moves[pick % moves.size()];
                const std::size_t open = match.game().threats(match.game().play(match.position(), move)).size() + 1;
                if (open > most) most = open, best = move;
            }
            if (!match.play(best)) break;
            if (match.game().threats(match.position()).size() >= 12) break;
        }
        session.changed();
        for (int spot : session.selection.next())
            if (match.game().board().spots[static_cast<std::size_t>(spot)].kind == SpotKind::point) {
                if (!session.touch(spot)) break;
                break;
            }
        options.scene.takings = true;
        view.show(next_frame(session, options), 0);
        report("  busy, all captures shown", view, {1920, 1080});
    }
    return slow ? 1 : 0;
}
