// The pieces of the Sacred Way.

#include "ui/scene/drawing_sets.hpp"

namespace ludus::egyptrace {
namespace {

constexpr Drawing figures[] = {
    {"cone",
     "M0-15.5C1.7-15.5 2.6-14.4 3-13L9.4 9.6C11 10.6 11.8 12.2 11.8 14V16H-11.8V14C-11.8 12.2-11 10.6-9.4 9.6L-3-13"
     "C-2.6-14.4-1.7-15.5 0-15.5Z",
     "M-9.2 10C-4.6 12.2 4.6 12.2 9.2 10M-6.5 1C-3.2 2.6 3.2 2.6 6.5 1", ""},
    {"reel",
     "M-10.6-13.6C-10.6-14.8-9.8-15.6-8.6-15.6H8.6C9.8-15.6 10.6-14.8 10.6-13.6C10.6-7.8 4.6-6 4.6 0"
     "C4.6 5.8 11.8 7 11.8 13.4V16H-11.8V13.4C-11.8 7-4.6 5.8-4.6 0C-4.6-6-10.6-7.8-10.6-13.6Z",
     "M-9.8-10.4H9.8M-4.6 0H4.6M-11 11H11", ""},
};

}  // namespace

extern const DrawingSet drawings;
const DrawingSet drawings{figures, {}, {}, nullptr};

}  // namespace ludus::egyptrace
