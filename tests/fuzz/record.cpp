// Any bytes as a record: refused with a place, or read as a match that is written and read again as it was.

#include "core/match/record.hpp"
#include "tests/fuzz/common.hpp"

using namespace ludus;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto match = read_record(text, &toys::make_any);
    if (!match) {
        const Fault& fault = match.fault();
        fuzz::hold(fault.line >= 1 && fault.column >= 1, "a fault has a place", describe(fault));
        fuzz::hold(!fault.what.empty() && !fault.expected.empty(), "a fault says what was expected", describe(fault));
        return 0;
    }
    const std::string written = write_record(*match);
    const auto again = read_record(written, &toys::make_any);
    fuzz::hold(again.has_value(), "what is written is read",
               again ? written : describe(again.fault()) + "\n" + written);
    fuzz::hold(write_record(*again) == written, "written again it is the same", written);
    fuzz::hold(again->size() == match->size(), "no move is lost", written);
    (void)failed_checks(*match);
    return 0;
}
