/* The doors of the proof module: what the site asks while its pages are built, and no page carries. Text as in ludus.h,
 * with its ludus_free() and ludus_error(). exports-proof.txt lists the names for the linker. */
#ifndef LUDUS_PROOF_H
#define LUDUS_PROOF_H
#ifdef __cplusplus
extern "C" {
#endif

/* Every family of games in the order of the shelf (core/game/catalogue.hpp): [{"id","title","others"}] */
char* ludus_families(void);
/* The printed tables: [{"id","passage","width"}] in the order of the book; and what is reckoned besides:
 * {"tables":[...],"inBoth":[9,16,...]}, the numbers both armies bear. */
char* ludus_number_tables(void);
/* A table's rows as printed, one a line ("1 2 3"; "45" for one that says nothing), each judged, then those missing:
 * [{"row":[1,2,3],"verdict":"right"|"all-three"|"wrong"|"twice"|"nothing"|"missing","proof":"1 + 2 = 3",
 *   "mends":[[...]]}]; mends: of a wrong row, true rows that are nowhere printed and differ from it in one number. */
char* ludus_prove(const char* table, const char* rows);
/* How each number may be taken in a kind of Rithmomachia, by whom, and a board for it (core/rithmomachia/how_taken.hpp):
 * [{"number","by":"take.addition","man":{"id":"oT36","army","form","number","turned"},
 *   "part",                  (the king's step taken; 0: himself)
 *   "takers":[{"id","army","form","number","turned","with"}],   (with: the number a king takes with, else his own)
 *   "any",                   (any men would do: a siege)
 *   "rule","line","position",
 *   "motion",                (the draught that opens it there; "" where it is open)
 *   "besides"}]              (takings open beside it) */
char* ludus_how_taken(const char* game);

#ifdef __cplusplus
}
#endif
#endif
