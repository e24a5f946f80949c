#pragma once
// Texts and records kept in files.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace ludus::tests {

/// What stands in a file; "" where there is none.
inline std::string file_text(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::ostringstream out;
    if (in) out << in.rdbuf();
    return out.str();
}

/// The files in a folder and the folders in it whose names end so (".game"), sorted; none where there is no folder.
inline std::vector<std::filesystem::path> files(const std::filesystem::path& folder, std::string_view ending) {
    std::vector<std::filesystem::path> out;
    if (std::filesystem::exists(folder))
        for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
            if (entry.path().extension() == ending) out.push_back(entry.path());
    std::sort(out.begin(), out.end());
    return out;
}

}  // namespace ludus::tests
