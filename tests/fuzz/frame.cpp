// Any bytes as a frame for the canvas: refused with a sentence, or read, and then written again byte for byte; what both
// painters ask of a scene can be asked of it.

#include "tests/fuzz/common.hpp"
#include "ui/scene/figures.hpp"
#include "ui/scene/piles.hpp"
#include "ui/scene/scene_frame.hpp"
#include "ui/svg/view.hpp"

using namespace ludus;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    FrameReader reader;
    const auto frame = reader.read(bytes);
    if (!frame) {
        const Fault& fault = frame.fault();
        fuzz::hold(!fault.what.empty() && !fault.expected.empty() && fault.column > 0,
                   "a fault says where and what was expected", fault.what);
        return 0;
    }
    fuzz::hold(frame->has_board, "the first frame has a board", "");
    fuzz::hold(write_frame(*frame) == bytes, "what was read is written as it was", bytes);
    const Scene& scene = frame->scene;
    (void)standings(scene.board, scene.faces);
    for (const Face& face : scene.faces)
        for (const FigureStyle figure_style : {FigureStyle::figure, FigureStyle::native, FigureStyle::sign})
            (void)drawn_figure(face, figure_style);
    (void)svg::View(scene, {}).labels();
    // A frame without a board has the one before.
    SceneFrame next = *frame;
    next.has_board = false;
    const auto again = reader.read(write_frame(next));
    fuzz::hold(again && again->scene.board.spots.size() == scene.board.spots.size(), "the board stays", "");
    return 0;
}
