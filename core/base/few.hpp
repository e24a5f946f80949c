#pragma once
// A short list that lies where it stands: tables of what has such lists are constants, made by no code.

#include <cassert>
#include <cstddef>
#include <initializer_list>

namespace ludus {

/// At most `most`: one more is a fault of the program.
template <class T, std::size_t most>
class Few {
public:
    constexpr Few() = default;
    constexpr Few(std::initializer_list<T> list) {
        for (const T& one : list) push_back(one);
    }
    constexpr void push_back(const T& one) {
        assert(size_ < most);
        all_[size_++] = one;
    }
    [[nodiscard]] constexpr std::size_t size() const { return size_; }
    [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
    constexpr T* data() { return all_; }
    [[nodiscard]] constexpr const T* data() const { return all_; }
    constexpr T* begin() { return all_; }
    constexpr T* end() { return all_ + size_; }
    [[nodiscard]] constexpr const T* begin() const { return all_; }
    [[nodiscard]] constexpr const T* end() const { return all_ + size_; }
    constexpr T& operator[](std::size_t place) { return all_[place]; }
    constexpr const T& operator[](std::size_t place) const { return all_[place]; }

private:
    T all_[most]{};
    std::size_t size_ = 0;
};

}  // namespace ludus
