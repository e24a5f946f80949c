#include "ui/session/session.hpp"

namespace ludus {

Expected<Touched> Session::touch(int spot) {
    const Selection::Result result = selection.touch(spot);
    if (!result.move) return result.taken ? Touched::led : Touched::nowhere;
    const auto played = carry_out(match, result);
    changed();
    if (!played) return played.fault();
    return Touched::moved;
}

void Session::changed() {
    selection.refresh(match);
    hint.reset();
    pointed.clear();
}

}  // namespace ludus
