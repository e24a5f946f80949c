#pragma once
// Which names a person sees and hears: today's, or those of the book.

namespace ludus {

/// familiar: squares a1 to h8, points 1 to 24, players White and Black. book: as the source names them.
enum class Naming : unsigned char { familiar, book };

/// The naming of everything that is shown or spoken. One for the whole program, as a language is; records, positions and
/// the words of moves are always the book's and never ask it.
Naming naming();
void set_naming(Naming);
inline bool by_the_book() { return naming() == Naming::book; }

/// Sets the naming for a while: NamingScope book(Naming::book);
class NamingScope {
public:
    explicit NamingScope(Naming now) : before_(naming()) { set_naming(now); }
    ~NamingScope() { set_naming(before_); }
    NamingScope(const NamingScope&) = delete;
    NamingScope& operator=(const NamingScope&) = delete;

private:
    Naming before_;
};

}  // namespace ludus
