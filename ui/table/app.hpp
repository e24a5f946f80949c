#pragma once
// The table itself: shows a match, takes what a person touches to it, and tells its host what happened. The same code
// in a window of its own and in a page. It never decides what is legal: the match's moves do.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/study.hpp"
#include "ui/scene/scene.hpp"
#include "ui/table/actions.hpp"
#include "ui/table/layout.hpp"
#include "ui/table/motion.hpp"
#include "ui/table/passages.hpp"
#include "ui/table/theme.hpp"
#include "ui/table/type.hpp"

namespace ludus::table {

class Painter;


struct Settings {
    ThemeName theme = ThemeName::light;
    Turned turned;
    Manner manner;  ///< of the men of chess
    bool coordinates = true;
    int notation = 0;  ///< which of the game's notations they follow
    bool destinations = true;
    bool threats = true;
    bool takings = false;  ///< every taking open on the board, with its sum
    bool reduced_motion = false;
    bool quick = false;    ///< in games of dice: throws fall by themselves, and a turn is over with its last die
    bool real = false;     ///< dice are thrown beside the screen, and entered by hand
    bool panel = false;   ///< the side panel; both only in a window of one's own (own_words)
    bool speech = false;  ///< the projector's line below the board
};

/// What the table cannot do by itself.
class Host {
public:
    virtual ~Host() = default;
    /// The match at the table was changed by a touch or an action here.
    virtual void played() = 0;
    /// A touch began or dropped a move.
    virtual void touched() = 0;
    /// An action only the host can do, by its id; false where it cannot either.
    virtual bool asked(std::string_view action) = 0;
    /// From the new-game dialog: begin it. Empty where it worked, else what was wrong.
    virtual std::string begin_game(const std::string& game,
                                   const std::vector<std::pair<std::string, std::string>>& options,
                                   const std::vector<Player>& players) = 0;
};

class App {
public:
    explicit App(Host& host);

    /// The match on the table from now on; it and the hand stay their owner's. None: an empty table.
    void show(Match* match, Hand* hand);
    /// The match was changed by others; the change is seen to happen.
    void refresh(double now);
    [[nodiscard]] Match* match() const { return match_; }
    [[nodiscard]] Hand* hand() const { return hand_; }

    /// The machine's advice, legal at the cursor; none takes it away.
    void advise(std::optional<Move> move);
    /// Spots the text speaks of.
    void show_region(std::vector<int> region);
    /// All of these and the takings pointed out, at once.
    void aid(std::optional<Move> hint, std::vector<int> region, std::vector<Ray> pointed);
    /// While the machine thinks nobody's men may be touched but one's own in thought: the board only looks on.
    void set_thinking(bool thinking) { thinking_ = thinking; }
    [[nodiscard]] bool thinking() const { return thinking_; }

    Settings& settings() { return settings_; }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    Passages& passages() { return passages_; }
    /// After a change of the settings.
    void restyle();

    [[nodiscard]] std::vector<Action> actions() const;
    Acted act(std::string_view id, double now);

    /// Where everything lies on a surface of this size.
    void lay_out(ImVec2 pixels, float scale);
    /// Lays out and cuts type for a surface. True where the type's texture must be made anew. Before ImGui::NewFrame().
    bool prepare(ImVec2 pixels, float scale);
    /// Takes input and paints. Between ImGui::NewFrame() and ImGui::Render().
    void frame(double now);
    /// Seconds until another frame is wanted: 0 at once, less than 0 not before something happens.
    [[nodiscard]] double wait(double now) const;
    /// Whether a pointer there would make a picture unlike the last one.
    [[nodiscard]] bool pointer_matters(ImVec2 pixel) const;

    [[nodiscard]] const Layout& layout() const { return layout_; }
    [[nodiscard]] const Scene& scene() const { return scene_; }
    /// The keyboard's place: a spot, or -1.
    [[nodiscard]] int cursor() const { return cursor_; }
    bool set_cursor(int spot);
    /// The middle of a spot in device pixels, or of the button that stands for it; false where neither is to be seen.
    [[nodiscard]] bool place_of(int spot, ImVec2& at) const;
    [[nodiscard]] ImU32 ground() const { return theme(settings_.theme).paper; }

    /// A spot is touched by whatever means.
    void touch(int spot, double now);
    void drop(double now);

    // For the panel and the dialog.
    void go(int node, double now);
    void open_dialog() { dialog_.wanted = true; }
    [[nodiscard]] bool may_touch() const;
    [[nodiscard]] float scale() const { return scale_; }
    [[nodiscard]] const TypeCase& type() const { return type_; }

private:
    struct Dialog {
        bool wanted = false, open = false;
        std::size_t game = 0;
        std::vector<std::pair<std::string, std::string>> options;
        std::vector<Player> players;
        std::string wrong;
    };
    struct Chip {
        int spot;
        ImVec2 low, high;
    };

    [[nodiscard]] bool panelled() const { return own_words && settings_.panel; }
    [[nodiscard]] bool speaks() const { return own_words && settings_.speech; }
    void changed(double now, Dropped dropped = {});
    void make();
    void start_cursor();
    void touch_from(int spot, double now, Dropped dropped);
    [[nodiscard]] const Face* face_on(int spot) const;
    void pointer(double now);
    void keys(double now);
    void lay_chips();
    void paint_chips(ImDrawList& list);
    void paint_speech(ImDrawList& list);
    [[nodiscard]] int pyramid_at(int spot) const;
    void tell_pyramid(Painter& painter, double now);
    void panel(double now);
    void moves_list(float height, double now);
    void why();
    void hunter(float height, double now);
    void counts(float height);
    void picker(double now);
    [[nodiscard]] bool dice_at(int spot) const;
    void look_about();
    void point_at(const Prospect* prospect, const Lead* lead);
    void dialog(double now);
    [[nodiscard]] std::vector<Ray> takings_since(int node, const Scene& before) const;
    [[nodiscard]] int button_at(ImVec2 pixel) const;
    bool undo_to_person();
    bool redo_to_person();

    Host& host_;
    Match* match_ = nullptr;
    Hand* hand_ = nullptr;
    Settings settings_;
    Passages passages_;
    TypeCase type_;
    Layout layout_;
    ImVec2 pixels_, board_low_, board_high_, panel_low_, panel_high_;
    float scale_ = 0, styled_ = 0, speech_height_ = 0;

    Scene scene_;
    Motion motion_;
    std::optional<Move> hint_;
    std::vector<int> region_;
    std::vector<Ray> pointed_out_;
    int shown_node_ = -1;
    bool thinking_ = false;

    int hovered_ = -1, pointed_ = -1, cursor_ = -1, pressed_ = -1;
    bool dragging_ = false, toggles_ = false;
    ImVec2 pointer_;
    std::vector<Chip> chips_;
    bool why_open_ = true;
    bool counting_ = false;
    std::vector<Tally> tallies_;
    int tallied_node_ = -1;
    bool has_tallies_ = false;
    std::vector<int> shown_row_;  ///< spots of the line of counts under the pointer
    bool hunting_ = false;  ///< never but when asked for, and asked for anew at every match
    std::vector<Prospect> prospects_;
    const Lead *pinned_ = nullptr, *pointed_lead_ = nullptr;  ///< among the prospects
    const Prospect* pinned_of_ = nullptr;
    int hunted_node_ = -1;
    int hunted_size_ = -1;
    int why_node_ = -1, listed_node_ = -1;
    std::size_t listed_size_ = 0;
    float row_y_ = 0, why_height_ = 200;
    std::vector<Reason> why_reasons_;
    std::string speech_;
    Dialog dialog_;
};

}  // namespace ludus::table
