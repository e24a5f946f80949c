#include "core/chess/weights.hpp"

#include "core/chess/nets/nets.hpp"

namespace ludus::chess {

const Weights* weights_of(Learnt learnt) {
    switch (learnt) {
        case Learnt::shogi: return &nets::shogi_weights;
        case Learnt::xiangqi: return &nets::xiangqi_weights;
        case Learnt::makruk: return &nets::makruk_weights;
        case Learnt::none: break;
    }
    return nullptr;
}

}  // namespace ludus::chess
