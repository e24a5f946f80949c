#include "core/base/say.hpp"

namespace ludus {

std::string say(std::string_view sentence, std::initializer_list<Slot> slots) {
    std::string out;
    while (!sentence.empty()) {
        const auto open = sentence.find('{');
        out += sentence.substr(0, open);
        if (open == std::string_view::npos) break;
        sentence.remove_prefix(open);
        const auto close = sentence.find('}');
        if (close == std::string_view::npos) return out.append(sentence);
        const std::string_view name = sentence.substr(1, close - 1);
        const Slot* found = nullptr;
        for (const Slot& slot : slots)
            if (slot.name == name) found = &slot;
        if (found) out += found->value;
        else out += sentence.substr(0, close + 1);
        sentence.remove_prefix(close + 1);
    }
    return out;
}

std::string say(const Plural& sentence, int n, std::initializer_list<Slot> slots) {
    const std::string text = say(n == 1 ? sentence.one : sentence.other, slots);
    return say(text, {{"n", std::to_string(n)}});
}

std::string listed(const std::string* first, const std::string* last, std::string_view last_word) {
    std::string out;
    for (const std::string* part = first; part != last; ++part) {
        if (part != first) out += part + 1 == last ? last_word : std::string_view(", ");
        out += *part;
    }
    return out;
}

std::string said_together(const std::vector<std::string>& sentences) {
    std::string out, before;
    for (const std::string& sentence : sentences) {
        const auto colon = sentence.find(": ");
        const std::string beginning = colon == std::string::npos ? std::string() : sentence.substr(0, colon + 2);
        if (!beginning.empty() && beginning == before)
            out = unstopped(std::move(out)) + ", and " + sentence.substr(beginning.size());
        else
            out.append(out.empty() ? "" : " ").append(sentence);
        before = beginning;
    }
    return out;
}

std::string capitalised(std::string text) {
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

std::string unstopped(std::string text) {
    if (!text.empty() && text.back() == '.') text.pop_back();
    return text;
}

}  // namespace ludus
