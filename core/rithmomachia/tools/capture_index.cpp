#include "core/rithmomachia/tools/capture_index.hpp"

#include <algorithm>
#include <map>
#include <tuple>

#include "core/rithmomachia/tools/example_builder.hpp"

namespace ludus::rithmomachia {
namespace {

/// One case of a taking.
struct Finding {
    Case men;
    TakingWay way;
};
/// Man, what of him, passage, sum.
using Key = std::tuple<int, int, std::string, std::string>;

class Asker {
public:
    explicit Asker(const Engine& kind) : kind_(kind), boards_(kind) {
        const Prisoners rules = kind.variant().prisoners;
        coats_turn_ = rules == Prisoners::behind || rules == Prisoners::in_hand || rules == Prisoners::on_the_spot;
    }

    std::vector<HowTaken> all() {
        const int most = kind_.variant().taking.many_may_add ? 3 : 2;
        for (int id = 0; id < men_count; ++id) {
            if (man(id).like != id) continue;
            gather({id, {}, 0}, most);
            if (may_turn(id)) gather({id, {}, bit(id)}, most);
        }
        for (const auto& [key, findings] : found_) tell(findings);
        for (int id = 0; id < men_count; ++id) {
            if (man(id).like != id || kind_.variant().siege.rule == SiegeRule::none) continue;
            TakingWay way;
            way.by = By::oblivion;
            way.number = man(id).number;
            if (const auto board = boards_.show_siege(id)) add({id, {}, 0}, way, *board);
        }
        std::stable_sort(told_.begin(), told_.end(), [](const HowTaken& x, const HowTaken& y) {
            return std::tie(x.number, x.man, x.what) < std::tie(y.number, y.man, y.what);
        });
        return std::move(told_);
    }

private:
    const Engine& kind_;
    BoardFinder boards_;
    bool coats_turn_;  ///< prisoners fight for their victors
    std::map<Key, std::vector<Finding>> found_;
    std::vector<HowTaken> told_;

    [[nodiscard]] bool may_turn(int id) const { return coats_turn_ && !is_king(id); }

    /// Adds a man to the takers, in the coat he must wear for it. Of men alike the first comes first.
    [[nodiscard]] bool enlist(Case& men, int id) const {
        const auto used = [&](int who) {
            return who == men.man || std::find(men.takers.begin(), men.takers.end(), who) != men.takers.end();
        };
        if (used(id)) return false;
        for (int twin = man(id).like; twin < id; ++twin) {
            if (man(twin).like == man(id).like && !used(twin)) return false;
        }
        if (man(id).born != men.captor()) {
            if (!may_turn(id)) return false;
            men.turned |= bit(id);
        }
        men.takers.push_back(id);
        return true;
    }

    /// Every case with more takers than so far. More than two are gathered in their own coats alone.
    void gather(const Case& so_far, int most) {
        for (int id = so_far.takers.empty() ? 0 : so_far.takers.back() + 1; id < men_count; ++id) {
            Case men = so_far;
            if (!enlist(men, id)) continue;
            boards_.each_way(men, [&](const Stand& on, const TakingWay& way) { note(men, on, way); });
            const int takers = static_cast<int>(men.takers.size());
            if (takers < 2 || (takers < most && men.coats() == 0)) gather(men, most);
        }
    }

    void note(const Case& men, const Stand& on, const TakingWay& way) {
        const Reason r = reason(kind_.variant(), on, men.man, way);
        auto& findings = found_[{men.man, way.what, r.rule, r.line}];
        // Of those where coats must be turned one is told: no need to keep more.
        for (const Finding& told : findings) {
            if (told.men.taking() == men.taking() || (men.coats() > 0 && told.men.coats() <= men.coats())) return;
        }
        findings.push_back({men, way});
    }

    void tell(const std::vector<Finding>& findings) {
        const auto fewer = [](const Finding& x, const Finding& y) { return x.men.coats() < y.men.coats(); };
        const int fewest = std::min_element(findings.begin(), findings.end(), fewer)->men.coats();
        for (const Finding& finding : findings) {
            if (finding.men.coats() != fewest) continue;
            if (const auto board = boards_.show(finding.men, finding.way)) add(finding.men, finding.way, *board);
            if (fewest > 0) return;
        }
    }

    void add(const Case& men, const TakingWay& way, const WorkedBoard& board) {
        HowTaken out;
        out.man = men.man;
        out.what = way.what;
        out.number = way.number;
        out.by = way.by;
        out.takers = board.takers;
        out.turned = men.turned;
        out.king_number = number_of_king(men, way);
        out.reason = board.reason;
        out.position = board.position;
        out.motion = board.motion;
        out.besides = board.besides;
        told_.push_back(std::move(out));
    }

    /// Of the numbers a taking is made with, the one that no man among the takers bears.
    static int number_of_king(const Case& men, const TakingWay& way) {
        std::vector<int> terms(way.term.begin(), way.term.begin() + way.terms);
        bool any = false;
        for (int id : men.takers) {
            any |= is_king(id);
            const auto at = std::find(terms.begin(), terms.end(), man(id).number);
            if (!is_king(id) && at != terms.end()) terms.erase(at);
        }
        return any && terms.size() == 1 ? terms.front() : 0;
    }
};

}  // namespace

std::vector<HowTaken> how_taken(const Engine& kind) { return Asker(kind).all(); }

}  // namespace ludus::rithmomachia
