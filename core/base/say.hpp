#pragma once
// Sentences from a catalogue: whole ones, with named slots for what differs, so that another language can be another
// catalogue. The catalogues are the files called sentences.hpp, one for each layer and family.

#include <initializer_list>
#include <string>
#include <string_view>

namespace ludus {

/// The value of a slot.
struct Slot {
    std::string_view name;
    std::string value;
};

/// `sentence` with every {name} replaced by the value of that slot. A slot without a value stays as it is written, braces
/// and all: a test looks for braces in everything the games say.
std::string say(std::string_view sentence, std::initializer_list<Slot> slots);

/// A sentence that depends on a number: for one, and for any other, which names it as {n}.
struct Plural {
    std::string_view one, other;
};
std::string say(const Plural& sentence, int n, std::initializer_list<Slot> slots = {});

/// "a", "a and b", "a, b and c".
std::string listed(const std::string* first, const std::string* last, std::string_view last_word = " and ");
template <class List>
std::string listed(const List& parts, std::string_view last_word = " and ") {
    return listed(parts.data(), parts.data() + parts.size(), last_word);
}

/// The sentence with its first letter a capital.
std::string capitalised(std::string text);
/// The sentence without its full stop, to stand inside another.
std::string unstopped(std::string text);

}  // namespace ludus
