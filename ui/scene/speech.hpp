#pragma once
// The words the scene is made of, for those who hear it.

#include <string>

#include "ui/scene/scene.hpp"

namespace ludus {

/// "d8, even triangle 9" or "e7, empty": what stands on a spot, and nothing of what may be done there.
std::string speak_plainly(const Scene& scene, int spot);

/// "equality" of a rule named "….take.equality": rules of taking are named by their way. Empty for other rules, and for
/// those that say when a man is taken and not how (before, after, several).
std::string way_of_taking(const std::string& rule);

/// The sentences of these reasons, one after another.
std::string say_reasons(const std::vector<Reason>& reasons);

}  // namespace ludus
