#pragma once
// How positions of several armies are set up (core/game/draft.hpp): "red O14 D15 | buff O57 | black N81 | white O40 | to red".

#include "core/chess/armies_board.hpp"
#include "core/game/draft.hpp"

namespace ludus::chess {

class ArmiesDrafts : public DraftRules {
public:
    /// `pieces`: of each army each kind, army by army; their faces' texts are the letters of the text.
    ArmiesDrafts(const Card& card, const Board& board, std::vector<Face> pieces);
    std::vector<DraftWord> head(const Draft& draft) const override;

protected:
    const Card& card_;

private:
    Board board_;
};

}  // namespace ludus::chess
