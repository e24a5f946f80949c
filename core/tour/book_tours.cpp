#include "core/tour/book_tours.hpp"

#include <algorithm>

namespace ludus::tour {

namespace {

constexpr int side = 8, cells = side * side;

// The squares in the order they are visited, a sign each: '0' is a1, the next b1, and so on row by row upwards.
constexpr BookTour tours[] = {
    // clang-format off
    {"roget-card", "MG6<28ICRXicmgV\\fW]lbhYSBH93=7FL[Q`jdn_UDN?5;1@JT^oekaPZKA0:4EO>"},
    {"euler-diff32", "0:4>OU_N?5DSYhblf\\RHB1;EK<6GVgm^oekaPJ@Q`j[LF7=39CMW]ndZTciXI82A"},
    {"euler-half", "H93=7FLB1;5?NDJ@:0AKEO>4CI82<6GMWflbhYS]ndj`Q[U_eo^TZPak\\VgmciXR"},
    {"columns260", "hYj[l]WfU_ndSbQ`ZPak\\Vgm^oeTciXRH9J;L=7F5?ND3B1@:0AK<6GM>OE4CI82"},
    {"km-1", "hbQ[lfW]LF7=39J@:0AK<6GM\\VgmciXRHB1;5?NDU_ndSYj`ZPakeo^TEO>4CI82"},
    {"km-2", "YhbSI82CRXicTeo^O>4E;1@JD5?N]lfWF7=LVgm\\MG6<K:0APakZdn_U[j`QB39H"},
    {"km-3", "SYhbXicR\\mgVEO>4:0AKUdn_N?5D39HBLF7=G6<MC28IZPakeo^TJ;1@Q`j[lfW]"},
    {"km-4", "PakZI82CMG6<B39HYhbSdn_UD5?NTeo^O>4EVgm\\RXic]lfWF7=L;1@J[j`QK:0A"},
    {"km-5", "XicRLF7=G6<MSYhblfW]N?5D39HBQ`j[J;1@:0AKUdn_eo^TZPak\\mgVEO>4C28I"},
    {"km-6", "Q`j[lfW]N?5D39HBLF7=G6<MSYhbXicRC28IZPak\\mgVEO>4:0AKUdn_eo^TJ;1@"},
    {"km-7", "ZPak\\mgVG6<MSYhblfW]N?5DJ;1@:0AKEO>4C28IXicRLF7=39HBQ`j[Udn_eo^T"},
    {"km-8", "RXic]lfWF7=L[Q`jdn_UO>4EK:0A28ICMG6<B39HYhbSDN?5;1@JPakZTeo^mgV\\"},
    {"km-8a", "[Q`jYhbS]lfWMG6<28ICTeo^O>4E;1@JDN?5F7=LB39HRXicmgV\\K:0APakZdn_U"},
    {"km-9", "aPZkeo^TJ@1;5?ND>OE4:0AK\\VgmciXRCI82<6GMSYhbl]WfU_ndj`Q[LF7=3BH9"},
    {"km-2p", "bhYS]lfWMG6<BH93=7FLVgm\\RciXI82C4>OE;1@JPakZT^oe[j`QKA0:D5?N_ndU"},
    {"km-3p", "SbhYj`Q[L=7F5?NDJ@1;E4>OU_ndZkaPA0:K\\Vgm^oeTCI82<6GMWfl]ciXRH93B"},
    {"km-4p", "PakZI82CMG6<B39HYhbSD5?NTeo^dn_UO>4EVgm\\RXic]lfWF7=L[j`QK:0A;1@J"},
    {"km-4q", "PakZdn_UO>4E;1@JD5?NT^oe[j`QKA0:I82C=7FLVgm\\bhYSB39HRXic]lfWMG6<"},
    {"km-5p", "XicRH93BL=7F5D>O^oeTJ;1@Q`Zk\\mgVG6<MWfl]SbhYj[aPA0:KUdn_N?E4C28I"},
    {"km-6p", "Q`j[lfW]L=7F5?NDU_ndZkaPJ@1;A0:KEO>4C28ISbhYciXRH93B<6GM\\Vgm^oeT"},
    {"km-7p", "ZkaPA0:K<6GMWfl]LF7=C28IXicR\\mgVE4>OU_ndSbhYH93BQ`j[eo^TN?5DJ;1@"},
    {"km-6c", "Q`j[lfW]N?5DJ;1@:0AKE4>OU_ndZPakeo^TciXRH93BLF7=G6<MC28ISYhb\\mgV"}
    // clang-format on
};

Walk read(std::string_view squares) {
    Walk out;
    for (const char sign : squares) out.push_back(static_cast<std::int8_t>(sign - '0'));
    return out;
}

/// The board turned by so many quarters, and from four on reflected first.
int image(int cell, int way) {
    int column = cell % side, row = cell / side;
    if (way >= 4) column = side - 1 - column;
    for (int i = 0; i < way % 4; ++i) {
        const int before = column;
        column = side - 1 - row;
        row = before;
    }
    return row * side + column;
}

}  // namespace

std::span<const BookTour> book_tours() { return tours; }

Walk walk_of(const BookTour& tour) { return read(tour.squares); }

std::vector<Walk> book_tours_alike(const kit::Grid& grid) {
    std::vector<Walk> out;
    if (grid.columns() != side || grid.rows() != side || grid.size() != cells) return out;
    for (const BookTour& tour : tours) {
        const Walk plain = walk_of(tour);
        for (int way = 0; way < 8; ++way) {
            Walk image_of;
            for (const int cell : plain) image_of.push_back(static_cast<std::int8_t>(image(cell, way)));
            out.emplace_back(image_of.rbegin(), image_of.rend());
            out.push_back(std::move(image_of));
        }
    }
    return out;
}

}  // namespace ludus::tour
