#pragma once
// What records and PGN have in common: a text looked at from its beginning, tags in brackets, and the first thing wrong
// named with its line and column.

#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.hpp"

namespace ludus {

/// [Name "value"], and where both stand.
struct TagAt {
    std::string name, value;
    std::size_t name_at = 0, value_at = 0;  ///< offsets in the text
};

class TagReader {
protected:
    explicit TagReader(std::string_view text) : text_(text) {}

    /// Keeps a fault at this place of the text. Always false.
    bool fail(std::size_t offset, std::string_view what, std::string_view expected);
    /// Keeps a fault found in a part of the text that begins at `offset`. Always false.
    bool fail(std::size_t offset, const Fault& inner);

    /// Puts a byte order mark aside. False, with a fault: longer than this many bytes, not UTF-8, or no plain text. `too_long`
    /// is the sentence that says the first of these.
    bool read_bytes(std::string_view too_long, std::size_t longest);
    /// Reads the tag that begins here and adds it to `tags_`. Its name has letters, digits and `joiner`; such a name is `example`.
    bool read_tag(char joiner, const char* example);
    /// The first tag of that name, or nullptr.
    [[nodiscard]] const TagAt* find(std::string_view name) const;

    [[nodiscard]] bool at_end() const { return at_ >= text_.size(); }
    /// The character here; '\0' at the end.
    [[nodiscard]] char peek() const { return at_end() ? '\0' : text_[at_]; }
    void skip_blanks_on_line();

    std::string_view text_;
    std::size_t at_ = 0;
    Fault fault_;
    std::vector<TagAt> tags_;
};

}  // namespace ludus
