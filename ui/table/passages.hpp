#pragma once
// The books' own sentences, by the ids the rules cite. Read from the transcriptions under assets/texts.

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace ludus::table {

struct Passage {
    std::string text;   ///< the sentence, marks of the transcription taken out
    std::string where;  ///< "Fulke 1563, Of takynge by Equalitie"
    bool ours = false;  ///< our reading where the book is silent
};

class Passages {
public:
    /// Adds every marked sentence of one transcription.
    void read(std::string_view text);
    /// Nullptr where no text has a sentence of this id.
    [[nodiscard]] const Passage* find(std::string_view id) const;
    [[nodiscard]] bool empty() const { return by_id_.empty(); }

private:
    void sentences(std::string_view block, const std::string& where, bool ours);
    std::map<std::string, Passage, std::less<>> by_id_;
};

/// The transcriptions built into the native program; a page fetches them instead.
std::vector<std::string_view> built_in_texts();

}  // namespace ludus::table
