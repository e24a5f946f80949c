#pragma once
// A value, or the one clear error that stands in its place. The core throws nothing.

#include <string>
#include <utility>
#include <variant>

namespace ludus {

/// What was wrong with something handed in: a record, a position, an option, a move.
struct Fault {
    std::string what;      ///< one sentence, e.g. "there is no piece on d9"
    std::string expected;  ///< what would have been right, e.g. "a square a1 to h16"; may be empty
    int line = 0;          ///< 1-based; 0 where the input has no lines
    int column = 0;        ///< 1-based, in bytes; 0 where unknown

    friend bool operator==(const Fault&, const Fault&) = default;
};

/// "line 3, column 7: there is no piece on d9 (expected a square a1 to h16)"
std::string describe(const Fault& fault);

template <class T>
class [[nodiscard]] Expected {
public:
    Expected(T value) : held_(std::in_place_index<0>, std::move(value)) {}
    Expected(Fault fault) : held_(std::in_place_index<1>, std::move(fault)) {}

    [[nodiscard]] bool has_value() const noexcept { return held_.index() == 0; }
    explicit operator bool() const noexcept { return has_value(); }

    /// Only where has_value().
    [[nodiscard]] const T& value() const& { return *std::get_if<0>(&held_); }
    [[nodiscard]] T& value() & { return *std::get_if<0>(&held_); }
    [[nodiscard]] T&& value() && { return std::move(*std::get_if<0>(&held_)); }
    const T& operator*() const& { return value(); }
    T& operator*() & { return value(); }
    const T* operator->() const { return &value(); }
    T* operator->() { return &value(); }

    /// Only where !has_value().
    [[nodiscard]] const Fault& fault() const { return *std::get_if<1>(&held_); }

private:
    std::variant<T, Fault> held_;
};

/// Expected<Done>: it worked and there is nothing to hand back.
struct Done {};

}  // namespace ludus
