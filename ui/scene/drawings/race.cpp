// A piece of Pachisi, and one on its last lap, turned over on its side.

#include "ui/scene/drawing_sets.hpp"

namespace ludus::race {
namespace {

constexpr Drawing figures[] = {
    {"beehive",
     "M0-16C5-16 8.6-11.6 9.4-5L10.6 8.4C12.4 9.4 13.4 11 13.4 13.2V16H-13.4V13.2C-13.4 11-12.4 9.4-10.6 8.4L-9.4-5"
     "C-8.6-11.6-5-16 0-16Z",
     "M-8.2-8.6H8.2M-9.6-2.6H9.6M-10.2 3H10.2M-10.6 8.4H10.6", ""},
    {"beehive-lying",
     "M16 0C16 5 11.6 8.6 5 9.4L-8.4 10.6C-9.4 12.4-11 13.4-13.2 13.4H-16V-13.4H-13.2C-11-13.4-9.4-12.4-8.4-10.6L5-9.4"
     "C11.6-8.6 16-5 16 0Z",
     "M8.6-8.2V8.2M2.6-9.6V9.6M-3-10.2V10.2M-8.4-10.6V10.6", ""},
};

}  // namespace

extern const DrawingSet drawings;
const DrawingSet drawings{figures, {}, {}, nullptr};

}  // namespace ludus::race
