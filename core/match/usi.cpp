// Games in USI, as programs of Japanese chess say them to each other; read, and not written.
#include "core/base/shown.hpp"
#include "core/base/text.hpp"
#include "core/match/sentences.hpp"
#include "core/match/shogi_files.hpp"
#include "core/match/shogi_text.hpp"

namespace ludus::shogi_text {

namespace sentences = match_sentences;

namespace {

std::string usi_word(const Board&, const ShogiMove& move) { return usi_of(move); }

/// "position startpos moves 7g7f 3c3d", "sfen ... moves ...", or moves alone.
class UsiReader : LineReader {
public:
    UsiReader(std::string_view text, GameMaker make) : LineReader(text, make) {}

    Expected<Match> read() {
        if (!read_bytes(sentences::game_too_long, longest_shogi_file)) return fault_;
        const auto words = split_words(text_);
        const auto place = [&](std::size_t n) {
            return n < words.size() ? static_cast<std::size_t>(words[n].data() - text_.data()) : text_.size();
        };
        std::size_t n = 0;
        std::string sfen;
        if (n < words.size() && words[n] == "position") ++n;
        std::size_t where = place(n);
        if (n < words.size() && words[n] == "startpos") ++n;
        else if (n < words.size() && words[n] == "sfen") {
            where = place(++n);
            for (; n < words.size() && words[n] != "moves"; ++n) sfen.append(sfen.empty() ? "" : " ").append(words[n]);
            if (sfen.empty())
                return refuse(where, say(sentences::not_a_line, {{"text", "sfen"}}), sentences::a_usi_line), fault_;
        }
        if (!begin(sfen, where)) return fault_;
        if (n < words.size() && words[n] == "moves") ++n;
        for (; n < words.size(); ++n) {
            const auto move = read_usi(words[n]);
            if (!move)
                return refuse(place(n), say(sentences::not_a_line, {{"text", shown(words[n])}}), sentences::a_usi_line),
                       fault_;
            if (!play(*move, place(n), words[n], usi_word)) return fault_;
        }
        if (!keep({})) return fault_;
        return std::move(*match_);
    }
};

}  // namespace
}  // namespace ludus::shogi_text

namespace ludus {

bool is_usi(std::string_view text) {
    const std::string_view begin = trim(text.substr(0, 200));
    const std::string_view word = begin.substr(0, begin.find_first_of(" \t\r\n"));
    return word == "position" || word == "startpos" || word == "sfen" || shogi_text::read_usi(word).has_value();
}

Expected<Match> read_usi_game(std::string_view text, GameMaker make) {
    return shogi_text::UsiReader(text, make).read();
}

}  // namespace ludus
