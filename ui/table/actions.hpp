#pragma once
// The one list of what a person can do at the table. The panel shows it, and a page reads it as JSON.

#include <string>
#include <string_view>
#include <vector>

namespace ludus::table {

struct Action {
    std::string id;     ///< stable: "undo", "level:steady", "spot:done"
    std::string name;   ///< shown: "Undo"
    std::string key;    ///< as it is pressed: "U", "PageUp"; empty where it has none
    std::string group;  ///< move, game, line, view, level
    bool can = true;    ///< may be done now
    int on = -1;        ///< a switch: 1 on, 0 off; -1 no switch
};

enum class Acted {
    no,       ///< no such action, or not now
    here,     ///< done
    by_host,  ///< the host has been asked
};

/// [{"id","name","key","group","can","on"}]; "on" only of switches.
std::string write_json(const std::vector<Action>& actions);

}  // namespace ludus::table
