#include "ui/scene/scene_frame.hpp"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>

#include "core/base/text.hpp"

namespace ludus {
namespace {

constexpr std::uint16_t magic = 0x4C43, version = 1;  // "CL"

// The most a frame may hold: several times what the largest board to come needs.
constexpr std::size_t most_spots = 1024, most_corners = 64, most_faces = 2048, most_tiers = 16, most_marks = 8192, most_rays = 2048,
                      most_from = 64, most_lines = 4096, most_areas = 64, most_dots = 1024, most_labels = 2048, most_text = 400, most_names = 512;
constexpr float most_width = 1000;
constexpr int most_count = 400, most_seats = 8, most_notation = 3;

class Writer {
public:
    void byte(int value) { out_ += static_cast<char>(static_cast<unsigned char>(value)); }
    void flag(bool value) { byte(value ? 1 : 0); }
    template <class E>
    void choice(E value) { byte(static_cast<int>(value)); }
    void number(std::int32_t value) {
        const auto bits = static_cast<std::uint32_t>(value);
        for (int shift = 0; shift < 32; shift += 8) byte(static_cast<int>(bits >> shift & 0xFF));
    }
    void size(std::size_t value) { number(static_cast<std::int32_t>(value)); }
    void real(float value) {
        std::int32_t bits = 0;
        static_assert(sizeof bits == sizeof value);
        std::memcpy(&bits, &value, sizeof bits);
        number(bits);
    }
    void point(Vec at) {
        real(at.x);
        real(at.y);
    }
    void text(std::string_view value) {
        size(value.size());
        out_ += value;
    }
    template <class T, class F>
    void list(const std::vector<T>& values, F&& one) {
        size(values.size());
        for (const T& value : values) one(value);
    }
    void spots(const std::vector<int>& values) {
        list(values, [&](int spot) { number(spot); });
    }
    std::string take() { return std::move(out_); }

private:
    std::string out_;
};

/// Reads on until something is wrong; from then on everything is 0 and the first fault stays.
class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    [[nodiscard]] bool good() const { return !fault_; }
    [[nodiscard]] const Fault& fault() const { return *fault_; }
    [[nodiscard]] bool at_end() const { return at_ == bytes_.size(); }

    void wrong(std::string what, std::string expected) {
        if (!fault_) fault_ = Fault{std::move(what), std::move(expected), 0, static_cast<int>(begun_) + 1};
    }
    int byte(int most, const char* what) {
        if (!has(1)) return 0;
        const int value = static_cast<unsigned char>(bytes_[at_++]);
        return in_range(value, 0, most, what);
    }
    bool flag(const char* what) { return byte(1, what) == 1; }
    template <class E>
    E choice(E last, const char* what) { return static_cast<E>(byte(static_cast<int>(last), what)); }
    int number(int least, int most, const char* what) {
        if (!has(4)) return 0;
        return in_range(raw(), least, most, what);
    }
    float real(float least, float most, const char* what) {
        if (!has(4)) return 0;
        const std::int32_t bits = raw();
        float value = 0;
        std::memcpy(&value, &bits, sizeof value);
        if (std::isfinite(value) && value >= least && value <= most) return value;
        wrong(std::string(what) + " is out of range", "a number from " + std::to_string(least) + " to " + std::to_string(most));
        return 0;
    }
    Vec point(const char* what) {
        const float x = real(-most_width, most_width, what);
        return {x, real(-most_width, most_width, what)};
    }
    std::string_view text(const char* what) {
        const auto length = static_cast<std::size_t>(number(0, static_cast<int>(most_text), what));
        if (!has(length)) return {};
        const std::string_view value = bytes_.substr(at_, length);
        if (first_bad_utf8(value) != std::string_view::npos) wrong("a text is not UTF-8", "a text in UTF-8");
        at_ += length;
        return value;
    }
    /// `least_bytes`: of one of them, so that no list is made room for that cannot follow.
    template <class T, class F>
    std::vector<T> list(std::size_t most, std::size_t least_bytes, const char* what, F&& one) {
        std::vector<T> values;
        const auto count = static_cast<std::size_t>(number(0, static_cast<int>(most), what));
        if (!has(count * least_bytes)) return values;
        values.reserve(count);
        for (std::size_t i = 0; i < count && good(); ++i) values.push_back(one());
        return values;
    }
    std::vector<int> spots(std::size_t most, int count, const char* what) {
        return list<int>(most, 4, what, [&] { return number(0, count - 1, what); });
    }

private:
    bool has(std::size_t bytes) {
        if (fault_) return false;
        begun_ = at_;
        if (bytes <= bytes_.size() - at_) return true;
        wrong("the frame ends too early", std::to_string(bytes) + " more bytes");
        return false;
    }
    std::int32_t raw() {
        std::uint32_t bits = 0;
        for (int shift = 0; shift < 32; shift += 8) bits |= static_cast<std::uint32_t>(static_cast<unsigned char>(bytes_[at_++])) << shift;
        return static_cast<std::int32_t>(bits);
    }
    int in_range(int value, int least, int most, const char* what) {
        if (value >= least && value <= most) return value;
        wrong(std::string(what) + " is " + std::to_string(value), "a number from " + std::to_string(least) + " to " + std::to_string(most));
        return least;
    }

    std::string_view bytes_;
    std::size_t at_ = 0, begun_ = 0;
    std::optional<Fault> fault_;
};

void write_board(Writer& out, const Board& board) {
    out.real(board.width);
    out.real(board.height);
    out.list(board.spots, [&](const Spot& spot) {
        out.choice(spot.kind);
        out.text(spot.name);
        out.text(spot.label);
        out.point(spot.centre);
        out.list(spot.outline, [&](Vec at) { out.point(at); });
        out.choice(spot.tone);
        out.number(spot.column);
        out.number(spot.row);
        out.point(spot.base);
        out.point(spot.pile);
    });
    out.list(board.lines, [&](const BoardLine& line) {
        out.point(line.a);
        out.point(line.b);
        out.choice(line.weight);
    });
    out.list(board.areas, [&](const BoardArea& area) {
        out.choice(area.ground);
        out.point(area.least);
        out.point(area.most);
    });
    out.list(board.dots, [&](Vec at) { out.point(at); });
    out.list(board.labels, [&](const BoardLabel& label) {
        out.point(label.at);
        out.text(label.text);
        out.number(label.notation);
    });
}

Board read_board(Reader& in) {
    Board board;
    board.width = in.real(0, most_width, "the width of the board");
    board.height = in.real(0, most_width, "the height of the board");
    board.spots = in.list<Spot>(most_spots, 46, "the number of spots", [&] {
        Spot spot;
        spot.kind = in.choice(SpotKind::button, "the kind of a spot");
        spot.name = in.text("the length of a name");
        spot.label = in.text("the length of a label");
        spot.centre = in.point("the centre of a spot");
        spot.outline = in.list<Vec>(most_corners, 8, "the number of corners", [&] { return in.point("a corner"); });
        spot.tone = in.choice(Tone::marked, "the tone of a spot");
        spot.column = in.number(-1, static_cast<int>(most_spots), "a column");
        spot.row = in.number(-1, static_cast<int>(most_spots), "a row");
        spot.base = in.point("the base of a pile");
        spot.pile = in.point("the step of a pile");
        return spot;
    });
    board.lines = in.list<BoardLine>(most_lines, 17, "the number of lines", [&] {
        BoardLine line;
        line.a = in.point("the end of a line");
        line.b = in.point("the end of a line");
        line.weight = in.choice(Weight::heavy, "the weight of a line");
        return line;
    });
    board.areas = in.list<BoardArea>(most_areas, 17, "the number of areas", [&] {
        BoardArea area;
        area.ground = in.choice(Ground::tray, "the kind of an area");
        area.least = in.point("the corner of an area");
        area.most = in.point("the corner of an area");
        return area;
    });
    board.dots = in.list<Vec>(most_dots, 8, "the number of dots", [&] { return in.point("a dot"); });
    board.labels = in.list<BoardLabel>(most_labels, 16, "the number of labels", [&] {
        BoardLabel label;
        label.at = in.point("the place of a label");
        label.text = in.text("the length of a label");
        label.notation = in.number(-1, most_notation, "the notation of a label");
        return label;
    });
    return board;
}

void write_face(Writer& out, const Face& face) {
    out.number(face.spot);
    out.number(face.id);
    out.choice(face.shape);
    out.number(face.owner);
    out.text(face.text);
    out.flag(face.underlined);
    out.flag(face.turned);
    out.number(face.count);
    out.list(face.tiers, [&](const Tier& tier) {
        out.choice(tier.shape);
        out.number(tier.value);
        out.flag(tier.standing);
    });
    out.text(face.figure);
    out.text(face.native);
    out.text(face.sign);
    out.number(face.facing);
    out.number(face.coat);
}

template <class Keep>
Face read_face(Reader& in, int spots, Keep&& keep) {
    constexpr int any = 0x7FFFFFFF;
    Face face;
    face.spot = in.number(-1, spots - 1, "the spot of a piece");
    face.id = in.number(-any, any, "the number of a piece");
    face.shape = in.choice(Shape::wedge, "the shape of a piece");
    face.owner = in.number(-1, most_seats - 1, "the owner of a piece");
    face.text = in.text("the length of a text");
    face.underlined = in.flag("a flag");
    face.turned = in.flag("a flag");
    face.count = in.number(0, most_count, "the count of pieces");
    face.tiers = in.list<Tier>(most_tiers, 6, "the number of layers", [&] {
        Tier tier;
        tier.shape = in.choice(Shape::wedge, "the shape of a layer");
        tier.value = in.number(-any, any, "the number of a layer");
        tier.standing = in.flag("a flag");
        return tier;
    });
    face.figure = keep(in.text("the length of a name"));
    face.native = keep(in.text("the length of a name"));
    face.sign = keep(in.text("the length of a name"));
    face.facing = in.number(0, 3, "the way a piece faces");
    face.coat = in.number(-1, most_seats - 1, "the colours of a piece");
    return face;
}

void write_rays(Writer& out, const std::vector<Ray>& rays) {
    out.list(rays, [&](const Ray& ray) {
        out.spots(ray.from);
        out.number(ray.to);
        out.text(ray.sum);
    });
}

std::vector<Ray> read_rays(Reader& in, int spots) {
    return in.list<Ray>(most_rays, 12, "the number of captures", [&] {
        Ray ray;
        ray.from = in.spots(most_from, spots, "the spot of a capturer");
        ray.to = in.number(0, spots - 1, "the spot of a capture");
        ray.sum = in.text("the length of a sum");
        return ray;
    });
}

}  // namespace

std::string write_frame(const SceneFrame& frame) {
    Writer out;
    out.number(magic | version << 16);
    out.choice(frame.change);
    out.flag(frame.has_board);
    if (frame.has_board) write_board(out, frame.scene.board);
    out.list(frame.scene.faces, [&](const Face& face) { write_face(out, face); });
    out.list(frame.scene.marks, [&](const Mark& mark) {
        out.choice(mark.kind);
        out.number(mark.spot);
    });
    write_rays(out, frame.scene.rays);
    write_rays(out, frame.captured);
    out.spots(frame.selected);
    out.spots(frame.next);
    out.flag(frame.open);
    out.flag(frame.rolls);
    out.flag(frame.buttons);
    return out.take();
}

Expected<SceneFrame> FrameReader::read(std::string_view bytes) {
    Reader in(bytes);
    if (bytes.size() > most_bytes) in.wrong("the frame is too long", "at most " + std::to_string(most_bytes) + " bytes");
    if (in.good() && in.number(-0x7FFFFFFF, 0x7FFFFFFF, "the version") != (magic | version << 16))
        in.wrong("this is not a frame of version " + std::to_string(version), "a canvas and rules of one build");
    SceneFrame frame;
    frame.change = in.choice(FrameChange::marked, "the kind of change");
    frame.has_board = in.flag("a flag");
    if (frame.has_board) frame.scene.board = read_board(in);
    if (in.good() && !frame.has_board && !has_board_) in.wrong("the first frame has no board", "a frame with its board");
    if (!in.good()) return in.fault();
    const int spots = static_cast<int>(frame.has_board ? frame.scene.board.spots.size() : board_.spots.size());
    const auto keep = [&](std::string_view name) -> std::string_view {
        if (name.empty()) return {};
        const auto known = std::find(names_.begin(), names_.end(), name);
        if (known != names_.end()) return *known;
        if (names_.size() >= most_names) {
            in.wrong("one name of a piece too many", "at most " + std::to_string(most_names) + " different names");
            return {};
        }
        return names_.emplace_back(name);
    };
    frame.scene.faces = in.list<Face>(most_faces, 47, "the number of pieces", [&] { return read_face(in, spots, keep); });
    frame.scene.marks = in.list<Mark>(most_marks, 5, "the number of marks", [&] {
        Mark mark;
        mark.kind = in.choice(MarkKind::camp, "the kind of a mark");
        mark.spot = in.number(0, spots - 1, "the spot of a mark");
        return mark;
    });
    frame.scene.rays = read_rays(in, spots);
    frame.captured = read_rays(in, spots);
    frame.selected = in.spots(most_spots, spots, "a selected spot");
    frame.next = in.spots(most_spots, spots, "a spot to touch");
    frame.open = in.flag("a flag");
    frame.rolls = in.flag("a flag");
    frame.buttons = in.flag("a flag");
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
