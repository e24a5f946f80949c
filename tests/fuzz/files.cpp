// Files of whole games that take longer to read, SGF and match files of backgammon: refused with a sentence and its place, or what is
// read is written and read again as it was.

#include "core/match/mat.hpp"
#include "core/match/sgf.hpp"
#include "tests/fuzz/common.hpp"

using namespace ludus;

namespace {

/// Such a file leaves comments out and says so: what is compared is a game without them.
std::string write_settled(const Match& match) {
    const std::string written = write_mat(match);
    const auto again = read_mat(written);
    if (!again) return written;
    fuzz::hold(again->position() == match.position(), "the match file ends where the match does", written);
    return write_mat(*again);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    fuzz::read_game(text, [](const std::string& sgf) { return read_sgf(sgf); }, write_sgf);
    fuzz::read_game(text, [](const std::string& mat) { return read_mat(mat); }, write_settled);
    return 0;
}
