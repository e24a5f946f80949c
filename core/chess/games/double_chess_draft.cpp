#include "core/chess/armies_draft.hpp"
#include "core/chess/faults.hpp"
#include "core/chess/games/double_chess.hpp"

namespace ludus::chess {

using namespace double_chess;

std::shared_ptr<const DraftRules> DoubleChess::drafts() const {
    class Drafts final : public ArmiesDrafts {
    public:
        Drafts(const Card& card, const Board& board, std::vector<Face> pieces)
            : ArmiesDrafts(card, board, std::move(pieces)) {
            cite(faults::reachable, "falkener.double.pawn.jump");
            cite_else(card, {".array", ".setup", ".board"});
        }
    };
    std::vector<Face> pieces;
    for (int army = 0; army < army_count(); ++army)
        for (int kind = 0; kind < kinds; ++kind) {
            if (kind == wanderer && !options_.return_at_end) continue;
            Men alone;
            alone.add(code_of(kind, army), 0);
            pieces.push_back(face(alone, 0, 0, ""));
        }
    return std::make_shared<const Drafts>(card(), board(), std::move(pieces));
}

}  // namespace ludus::chess
