#include "core/race/course.hpp"
#include "core/base/index.hpp"

namespace ludus::race {
namespace {

using Place = Course::Place;

// Seat 0 sits below; each next seat's way is a quarter turned against the sun.
Place turned(Place place, int quarters, int size) {
    for (int i = 0; i < quarters; ++i) place = {size - 1 - place.column, place.row};
    return place;
}

Place cross_place(int path) {
    constexpr int middle = 9;
    // Down the middle of the own limb, and back on its outer side.
    if (path <= 8) return {10 + path, middle};
    if (path <= 16) return {27 - path, 10};
    // Out and back along the three other limbs: eight squares, the end, eight squares.
    constexpr int of_limb = 17;
    if (path <= 67) {
        const int limb = (path - 17) / of_limb, step = (path - 17) % of_limb;
        // As for the right-hand limb, then turned.
        const Place there = step < 8 ? Place{10, 11 + step} : step == 8 ? Place{9, 18} : Place{8, 27 - step};
        return turned(there, limb, 19);
    }
    if (path <= 75) return {path - 57, 8};
    return {94 - path, middle};
}

/// The squares of the ring so far from the middle, clockwise from the middle of the side below.
std::vector<Place> ring(int far) {
    constexpr int middle = 3;
    std::vector<Place> out;
    Place here{middle + far, middle};
    const auto go = [&](int rows, int columns, int steps) {
        for (int i = 0; i < steps; ++i) {
            out.push_back(here);
            here.row += rows;
            here.column += columns;
        }
    };
    go(0, -1, far);
    go(-1, 0, 2 * far);
    go(0, 1, 2 * far);
    go(1, 0, 2 * far);
    go(0, -1, far);
    return out;
}

int square_of(Course& course, Place place) {
    for (std::size_t i = 0; i < course.squares.size(); ++i)
        if (course.squares[i].place == place) return static_cast<int>(i);
    course.squares.push_back({place, {}, false, -1, -1});
    return static_cast<int>(course.squares.size()) - 1;
}

void lay(Course& course, const std::vector<Place>& way) {
    course.last = static_cast<int>(way.size()) + 1;
    for (int seat = 0; seat < Course::seats; ++seat) {
        course.cells[at(seat)].fill(Course::no_cell);
        for (std::size_t i = 0; i < way.size(); ++i)
            course.cells[at(seat)][i + 1] = square_of(course, turned(way[i], seat, course.size));
    }
}

}  // namespace

Course cross_course(bool marked) {
    Course course;
    course.size = 19;
    course.cross = true;
    course.lap = 68;
    course.turned = 77;
    std::vector<Place> way;
    for (int path = 1; path < 84; ++path) way.push_back(cross_place(path));
    lay(course, way);
    constexpr std::array<char, Course::seats> limbs{'y', 'b', 'g', 'r'};
    for (int seat = 0; seat < Course::seats; ++seat) {
        const auto square = [&](int path) -> Course::Square& { return course.squares[at(course.cell(seat, path))]; };
        // Each square has the number that the owner of its limb gives it.
        const auto own = [&](int path) {
            square(path).name = limbs[at(seat)] + std::to_string(path);
            square(path).limb = seat;
        };
        for (int path = 1; path <= 16; ++path) own(path);
        for (int path = 68; path <= 75; ++path) own(path);
        for (int path = 1; path <= 7; ++path) square(path).lane = seat;
        // pachisi.castles: the extreme square of the middle row, and the fifth from the centre of each outer row.
        for (const int path : {8, 12, 72}) square(path).castle = marked;
    }
    return course;
}

Course square_course(bool diagonal) {
    Course course;
    course.size = 7;
    std::vector<Place> way;
    const std::vector<Place> outer = ring(3), second = ring(2), third = ring(1);
    // ashta-kashte.path: "When the outer circuit is completed against the sun, to square 24, the course is reversed".
    for (std::size_t i = 0; i < outer.size(); ++i) way.push_back(outer[(outer.size() - i) % outer.size()]);
    const std::size_t into_second = diagonal ? 2 : 1, into_third = diagonal ? 1 : 0;
    for (std::size_t i = 0; i < second.size(); ++i) way.push_back(second[(into_second + i) % second.size()]);
    for (std::size_t i = 0; i < third.size(); ++i) way.push_back(third[(into_third + i) % third.size()]);
    lay(course, way);
    for (Course::Square& square : course.squares)
        square.name = std::string(1, static_cast<char>('a' + square.place.column)) +
                      std::to_string(course.size - square.place.row);
    for (int seat = 0; seat < Course::seats; ++seat) course.squares[at(course.cell(seat, 1))].castle = true;
    return course;
}

}  // namespace ludus::race
