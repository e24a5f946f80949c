#include "ui/scene/scene_frame.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "core/base/text.hpp"

namespace ludus {
namespace {

constexpr std::uint16_t magic = 0x4C43, version = 4;  // "CL"

// The most a frame may hold: several times what the largest board to come needs.
constexpr std::size_t most_spots = 1024, most_corners = 64, most_faces = 2048, most_tiers = 16, most_marks = 8192,
                      most_rays = 2048, most_from = 64, most_lines = 4096, most_areas = 64, most_dots = 1024,
                      most_labels = 2048, most_text = 400, most_names = 512;
constexpr float most_width = 1000;
constexpr int most_count = 400, most_seats = 8, most_notation = 3;

// What a frame holds is told once, by the functions below the two: a Writer and a Reader go through it in the same order. The
// ranges and `what` are the Reader's: what is read must lie in them, or is said to be wrong.

class Writer {
public:
    template <class Number>
    void number(Number value, int /*least*/, int /*most*/, const char* /*what*/) {
        raw(static_cast<std::uint32_t>(value));
    }
    void real(float value, float /*least*/, float /*most*/, const char* /*what*/) {
        std::uint32_t bits = 0;
        static_assert(sizeof bits == sizeof value);
        std::memcpy(&bits, &value, sizeof bits);
        raw(bits);
    }
    template <class E>
    void choice(E value, E /*last*/, const char* /*what*/) {
        byte(static_cast<unsigned>(value));
    }
    void flag(bool value, const char* /*what*/) { byte(value ? 1 : 0); }
    void text(std::string_view value, const char* /*what*/) {
        raw(static_cast<std::uint32_t>(value.size()));
        out_ += value;
    }
    void name(std::string_view value, const char* what) { text(value, what); }
    template <class T, class F>
    void list(const std::vector<T>& values, std::size_t /*most*/, std::size_t /*least_bytes*/, const char* /*what*/,
              F&& one) {
        raw(static_cast<std::uint32_t>(values.size()));
        for (const T& value : values) one(value);
    }
    std::string take() { return std::move(out_); }

private:
    void byte(unsigned value) { out_ += static_cast<char>(static_cast<unsigned char>(value)); }
    void raw(std::uint32_t bits) {
        for (int shift = 0; shift < 32; shift += 8) byte(bits >> shift & 0xFF);
    }

    std::string out_;
};

/// Reads on until something is wrong; from then on everything is as it was made and the first fault stays.
class Reader {
public:
    /// `names`: what was met in frames before, and what is met in this one.
    Reader(std::string_view bytes, std::deque<std::string>& names) : bytes_(bytes), names_(names) {}

    [[nodiscard]] bool good() const { return !fault_; }
    [[nodiscard]] const Fault& fault() const { return *fault_; }
    [[nodiscard]] bool at_end() const { return at_ == bytes_.size(); }

    void wrong(std::string what, std::string expected) {
        if (!fault_) fault_ = Fault{std::move(what), std::move(expected), 0, static_cast<int>(begun_) + 1};
    }
    void number(int& value, int least, int most, const char* what) {
        if (has(4)) value = in_range(raw(), least, most, what);
    }
    void real(float& value, float least, float most, const char* what) {
        if (!has(4)) return;
        const std::int32_t bits = raw();
        float read = 0;
        std::memcpy(&read, &bits, sizeof read);
        if (std::isfinite(read) && read >= least && read <= most) value = read;
        else
            wrong(std::string(what) + " is out of range",
                  "a number from " + std::to_string(least) + " to " + std::to_string(most));
    }
    template <class E>
    void choice(E& value, E last, const char* what) {
        value = static_cast<E>(byte(static_cast<int>(last), what));
    }
    void flag(bool& value, const char* what) { value = byte(1, what) == 1; }
    void text(std::string& value, const char* what) { value = text(what); }
    /// One of the few names a piece has: a view of what the reader keeps.
    void name(std::string_view& value, const char* what) {
        const std::string_view name = text(what);
        if (name.empty()) return;
        const auto known = std::find(names_.begin(), names_.end(), name);
        if (known != names_.end()) value = *known;
        else if (names_.size() < most_names) value = names_.emplace_back(name);
        else wrong("one name of a piece too many", "at most " + std::to_string(most_names) + " different names");
    }
    /// `least_bytes`: of one of them, so that no list is made room for that cannot follow.
    template <class T, class F>
    void list(std::vector<T>& values, std::size_t most, std::size_t least_bytes, const char* what, F&& one) {
        int count = 0;
        number(count, 0, static_cast<int>(most), what);
        if (!has(static_cast<std::size_t>(count) * least_bytes)) return;
        values.reserve(static_cast<std::size_t>(count));
        for (int i = 0; i < count && good(); ++i) one(values.emplace_back());
    }

private:
    bool has(std::size_t bytes) {
        if (fault_) return false;
        begun_ = at_;
        if (bytes <= bytes_.size() - at_) return true;
        wrong("the frame ends too early", std::to_string(bytes) + " more bytes");
        return false;
    }
    int byte(int most, const char* what) {
        if (!has(1)) return 0;
        const int value = static_cast<unsigned char>(bytes_[at_++]);
        return in_range(value, 0, most, what);
    }
    std::int32_t raw() {
        std::uint32_t bits = 0;
        for (int shift = 0; shift < 32; shift += 8)
            bits |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes_[at_++])) << shift;
        return static_cast<std::int32_t>(bits);
    }
    std::string_view text(const char* what) {
        int length = 0;
        number(length, 0, static_cast<int>(most_text), what);
        if (!has(static_cast<std::size_t>(length))) return {};
        const std::string_view value = bytes_.substr(at_, static_cast<std::size_t>(length));
        if (first_bad_utf8(value) != std::string_view::npos) wrong("a text is not UTF-8", "a text in UTF-8");
        at_ += static_cast<std::size_t>(length);
        return value;
    }
    int in_range(int value, int least, int most, const char* what) {
        if (value >= least && value <= most) return value;
        wrong(std::string(what) + " is " + std::to_string(value),
              "a number from " + std::to_string(least) + " to " + std::to_string(most));
        return least;
    }

    std::string_view bytes_;
    std::deque<std::string>& names_;
    std::size_t at_ = 0, begun_ = 0;
    std::optional<Fault> fault_;
};

constexpr int any = 0x7FFFFFFF;

template <class IO, class V>
void go_through_point(IO& io, V& at, const char* what) {
    io.real(at.x, -most_width, most_width, what);
    io.real(at.y, -most_width, most_width, what);
}

template <class IO, class L>
void go_through_lines(IO& io, L& lines) {
    io.list(lines, most_lines, 17, "the number of lines", [&](auto& line) {
        go_through_point(io, line.a, "the end of a line");
        go_through_point(io, line.b, "the end of a line");
        io.choice(line.weight, Weight::heavy, "the weight of a line");
    });
}

template <class IO, class L>
void go_through_labels(IO& io, L& labels) {
    io.list(labels, most_labels, 17, "the number of labels", [&](auto& label) {
        go_through_point(io, label.at, "the place of a label");
        io.text(label.text, "the length of a label");
        io.number(label.notation, -1, most_notation, "the notation of a label");
        io.flag(label.corner, "a flag");
    });
}

template <class IO, class B>
void go_through_board(IO& io, B& board) {
    const auto point = [&](auto& at, const char* what) { go_through_point(io, at, what); };
    io.real(board.width, 0, most_width, "the width of the board");
    io.real(board.height, 0, most_width, "the height of the board");
    io.list(board.spots, most_spots, 46, "the number of spots", [&](auto& spot) {
        io.choice(spot.kind, SpotKind::button, "the kind of a spot");
        io.text(spot.name, "the length of a name");
        io.text(spot.label, "the length of a label");
        point(spot.centre, "the centre of a spot");
        io.list(spot.outline, most_corners, 8, "the number of corners", [&](auto& at) { point(at, "a corner"); });
        io.choice(spot.tone, Tone::marked, "the tone of a spot");
        io.number(spot.column, -1, static_cast<int>(most_spots), "a column");
        io.number(spot.row, -1, static_cast<int>(most_spots), "a row");
        point(spot.base, "the base of a pile");
        point(spot.pile, "the step of a pile");
    });
    io.list(board.unused, most_spots, 5, "the number of unused cells", [&](auto& cell) {
        io.list(cell.outline, most_corners, 8, "the number of corners", [&](auto& at) { point(at, "a corner"); });
        io.choice(cell.tone, Tone::marked, "the tone of a cell");
    });
    go_through_lines(io, board.lines);
    io.list(board.areas, most_areas, 17, "the number of areas", [&](auto& area) {
        io.choice(area.ground, Ground::tray, "the kind of an area");
        point(area.least, "the corner of an area");
        point(area.most, "the corner of an area");
    });
    io.list(board.dots, most_dots, 8, "the number of dots", [&](auto& at) { point(at, "a dot"); });
    go_through_labels(io, board.labels);
}

template <class IO, class F>
void go_through_face(IO& io, F& face, int spots) {
    io.number(face.spot, -1, spots - 1, "the spot of a piece");
    io.number(face.id, -any, any, "the number of a piece");
    io.choice(face.shape, Shape::spinner, "the shape of a piece");
    io.number(face.owner, -1, most_seats - 1, "the owner of a piece");
    io.text(face.text, "the length of a text");
    io.flag(face.underlined, "a flag");
    io.flag(face.turned, "a flag");
    io.number(face.count, 0, most_count, "the count of pieces");
    io.list(face.tiers, most_tiers, 6, "the number of layers", [&](auto& tier) {
        io.choice(tier.shape, Shape::spinner, "the shape of a layer");
        io.number(tier.value, -any, any, "the number of a layer");
        io.flag(tier.standing, "a flag");
    });
    io.name(face.figure, "the length of a name");
    io.name(face.native, "the length of a name");
    io.name(face.sign, "the length of a name");
    io.number(face.facing, 0, 3, "the way a piece faces");
    io.number(face.coat, -1, most_seats - 1, "the colours of a piece");
}

/// All but the board, of which `spots` are known.
template <class IO, class F>
void go_through_rest(IO& io, F& frame, int spots) {
    const auto list_of_spots = [&](auto& list, std::size_t most, const char* what) {
        io.list(list, most, 4, what, [&](auto& spot) { io.number(spot, 0, spots - 1, what); });
    };
    const auto rays = [&](auto& list) {
        io.list(list, most_rays, 12, "the number of captures", [&](auto& ray) {
            list_of_spots(ray.from, most_from, "the spot of a capturer");
            io.number(ray.to, 0, spots - 1, "the spot of a capture");
            io.text(ray.sum, "the length of a sum");
        });
    };
    io.list(frame.scene.faces, most_faces, 47, "the number of pieces",
            [&](auto& face) { go_through_face(io, face, spots); });
    go_through_lines(io, frame.scene.overlay.lines);
    go_through_labels(io, frame.scene.overlay.labels);
    io.list(frame.scene.overlay.owned, most_spots, 12, "the number of owned spots", [&](auto& owned) {
        io.number(owned.spot, 0, spots - 1, "an owned spot");
        io.number(owned.owner, 0, most_seats - 1, "the owner of a spot");
        io.number(owned.coat, -1, most_seats - 1, "the colours of a spot");
    });
    io.list(frame.scene.marks, most_marks, 5, "the number of marks", [&](auto& mark) {
        io.choice(mark.kind, MarkKind::camp, "the kind of a mark");
        io.number(mark.spot, 0, spots - 1, "the spot of a mark");
    });
    rays(frame.scene.rays);
    rays(frame.captured);
    list_of_spots(frame.selected, most_spots, "a selected spot");
    list_of_spots(frame.next, most_spots, "a spot to touch");
    io.flag(frame.open, "a flag");
    io.flag(frame.rolls, "a flag");
    io.flag(frame.buttons, "a flag");
    io.choice(frame.scene.first_style, FigureStyle::sign, "the style of the pieces");
}

}  // namespace

std::string write_frame(const SceneFrame& frame) {
    Writer out;
    out.number(magic | version << 16, -any, any, "the version");
    out.choice(frame.change, FrameChange::marked, "the kind of change");
    out.flag(frame.has_board, "a flag");
    if (frame.has_board) go_through_board(out, frame.scene.board);
    go_through_rest(out, frame, static_cast<int>(frame.scene.board.spots.size()));
    return out.take();
}

Expected<SceneFrame> FrameReader::read(std::string_view bytes) {
    Reader in(bytes, names_);
    if (bytes.size() > most_bytes)
        in.wrong("the frame is too long", "at most " + std::to_string(most_bytes) + " bytes");
    int begins = 0;
    in.number(begins, -any, any, "the version");
    if (in.good() && begins != (magic | version << 16))
        in.wrong("this is not a frame of version " + std::to_string(version), "a canvas and rules of one build");
    SceneFrame frame;
    in.choice(frame.change, FrameChange::marked, "the kind of change");
    in.flag(frame.has_board, "a flag");
    if (frame.has_board) go_through_board(in, frame.scene.board);
    if (in.good() && !frame.has_board && !has_board_)
        in.wrong("the first frame has no board", "a frame with its board");
    if (!in.good()) return in.fault();
    const Board& board = frame.has_board ? frame.scene.board : board_;
    go_through_rest(in, frame, static_cast<int>(board.spots.size()));
    if (in.good() && !in.at_end()) in.wrong("bytes are left over", "the end of the frame");
    if (!in.good()) return in.fault();
    if (frame.has_board) {
        board_ = frame.scene.board;
        has_board_ = true;
    } else {
        frame.scene.board = board_;
    }
    return frame;
}

}  // namespace ludus
