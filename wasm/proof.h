/* The interface of the proof module: what the site asks while its pages are built, and no page carries. Text and JSON as in ludus.h,
 * with its ludus_free() and ludus_error(). exports-proof.txt lists the names for the linker. */
#ifndef LUDUS_PROOF_H
#define LUDUS_PROOF_H
#ifdef __cplusplus
extern "C" {
#endif

/* Family[]: every family of games in the order of the shelf (core/game/catalogue.hpp). */
char* ludus_families(void);
char* ludus_number_tables(void); /* NumberTables: the printed ones, in the order of the book */
/* ProvedRow[]: a table's rows as printed, one a line ("1 2 3"; "45" for one that says nothing), each judged, then those missing. */
char* ludus_prove(const char* table, const char* rows);
/* HowTaken[]: how each number may be taken in a kind of Rithmomachia, by whom, and a board for it (core/rithmomachia/tools/capture_index.hpp). */
char* ludus_how_taken(const char* game);

#ifdef __cplusplus
}
#endif
#endif
