// table_bench: how long our own code takes for one frame, without the GPU. Dear ImGui draws into its lists and no
// further.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

#include "core/game/catalogue.hpp"
#include "ui/table/app.hpp"

namespace {

using namespace ludus;
using namespace ludus::table;

class NoHost final : public Host {
public:
    void played() override {}
    void touched() override {}
    bool asked(std::string_view) override { return false; }
    std::string begin_game(const std::string&, const std::vector<std::pair<std::string, std::string>>&,
                           const std::vector<Player>&) override {
        return {};
    }
};

double median_frame(App& app, ImVec2 pixels, int times, int& vertices) {
    std::vector<double> spent;
    for (int i = 0; i < times; ++i) {
        const auto from = std::chrono::steady_clock::now();
        if (app.prepare(pixels, 1)) {
            unsigned char* bytes = nullptr;
            int width = 0, height = 0;
            ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&bytes, &width, &height);
            ImGui::GetIO().Fonts->SetTexID(reinterpret_cast<ImTextureID>(1));
        }
        ImGui::GetIO().DisplaySize = pixels;
        ImGui::GetIO().DeltaTime = 1.0F / 60;
        ImGui::NewFrame();
        app.frame(1000 + i / 60.0);
        ImGui::Render();
        spent.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - from).count());
    }
    vertices = ImGui::GetDrawData()->TotalVtxCount;
    std::nth_element(spent.begin(), spent.begin() + times / 2, spent.end());
    return spent[static_cast<std::size_t>(times / 2)];
}

}  // namespace

int main() {
    if (catalogue().empty()) return 0;
    ImGui::CreateContext();
    ImGui::GetIO().IniFilename = nullptr;
    NoHost host;
    bool slow = false;
    const auto report = [&](const char* what, App& app, ImVec2 pixels) {
        int vertices = 0;
        const double ms = median_frame(app, pixels, 1000, vertices);
        std::printf("%-44s %7.3f ms a frame (median of 1000), %d vertices\n", what, ms, vertices);
        slow = slow || ms >= 2;
    };
    for (const Entry& entry : catalogue()) {
        const Options options(entry.card());
        Match match(entry.make(options));
        Hand hand(match);
        App app(host);
        app.show(&match, &hand);
        std::printf("%s\n", entry.card().name.c_str());
        report("  opening, board alone", app, {760, 1400});
        app.settings().panel = true;
        app.restyle();
        report("  opening, with the side panel", app, {1920, 1080});
        // A busy position: of a few moves always the one that opens most takings; all of them shown, a man in hand.
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
        hand.refresh(match);
        app.settings().takings = true;
        app.show(&match, &hand);
        for (int spot : hand.next())
            if (app.scene().board.spots[static_cast<std::size_t>(spot)].kind == SpotKind::point) {
                app.touch(spot, 0);
                break;
            }
        report("  busy, all captures shown, side panel", app, {1920, 1080});
    }
    return slow ? 1 : 0;
}
