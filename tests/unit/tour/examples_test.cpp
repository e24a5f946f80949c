// Every record of the Knight's Tour replays, the book's tours among them.

#include "tests/unit/examples.hpp"

#include <doctest/doctest.h>

#include "core/match/record.hpp"
#include "core/tour/book_tours.hpp"
#include "tests/unit/files.hpp"
#include "tests/unit/tour/support.hpp"

using namespace ludus;
using namespace ludus::tests;

namespace {

constexpr Examples games[] = {{"falkener-knights-tour", 60}};

}  // namespace

TEST_CASE("falkener-knights-tour: the book's tours and worked positions replay") { check_replayed("tour", games); }
TEST_CASE("falkener-knights-tour: the records are read as they are written") { check_written("tour", games); }
TEST_CASE("falkener-knights-tour: what the records show can be shown") { check_shown("tour", games); }

TEST_CASE("falkener-knights-tour: the solver's tours of the book are those of the records") {
    const kit::Grid grid(8, 8, kit::Look::chequered);
    for (const tour::BookTour& tour : tour::book_tours()) {
        CAPTURE(tour.id);
        bool found = false;
        for (const auto& path : examples_of("tour", "falkener-knights-tour")) {
            const std::string id = path.stem().string();
            if (id != tour.id) continue;
            found = true;
            const auto match = read_record(file_text(path));
            REQUIRE(match);
            std::string text;
            for (const int cell : tour::walk_of(tour)) text += (text.empty() ? "" : "-") + grid.name(cell);
            const std::string written = match->game().write(match->position());
            CHECK(written.substr(0, text.size()) == text);
        }
        CHECK(found);
    }
}
