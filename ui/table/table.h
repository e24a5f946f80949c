/* clang-format off */
/* The table in a page: what the page calls besides ludus.h, which the same module exports.
 *
 * The module draws into the element with the id `canvas`, at the size style sheets give it, and only when something
 * changed. It focuses the canvas when pressed, lets Tab and the browser's own keys pass, and calls Module.onTable(what),
 * where the page has set one:
 *   "played"       the match was changed here: by a touch, a key or an action
 *   "touched"      a touch began or dropped a move
 *   "do:<action>"  an action only the page can do was asked for: throw, real, quick, counts, hint, why, hunter, new, options, copy, theme, projector, fullscreen
 *   "lost", "back" the drawing context was lost, and given back
 * Pixels are CSS pixels. Text handed over (char*) goes back with ludus_free(). */
/* clang-format on */
#ifndef LUDUS_TABLE_H
#define LUDUS_TABLE_H
#ifdef __cplusplus
extern "C" {
#endif

int table_ready(void);  /* 1: drawing; 0: this browser gives no WebGL 2, and every other call does nothing */
int table_frames(void); /* drawn so far */

int table_show(int match); /* 1, or 0 where there is no such match; 0 shows an empty table */
void table_refresh(void);  /* only after changes that did not go through ludus.h */

void table_resize(double width, double height);
int table_theme(const char* name); /* "light", "dark", "projector"; 0 where it is none of them */

enum {
    TABLE_COORDINATES = 1,
    TABLE_THREATS = 2,
    TABLE_DESTINATIONS = 4,
    TABLE_REDUCED_MOTION = 8,
    TABLE_LYING = 16,
    TABLE_FLIPPED = 32,
    TABLE_REAL_DICE = 256, /* throws are entered by hand: the page's buttons do it */
    TABLE_NATIVE = 512,  /* men of chess as their people have them */
    TABLE_SIGN = 1024,   /* as the book prints them; without either, as players everywhere know them */
    TABLE_AROUND = 2048, /* and turned as players sit round the board */
    TABLE_TAKINGS = 128, /* every taking open on the board, with its sum */
    TABLE_NOTATION = 4096 /* times the place of a notation in the game's list, 0 to 3: the numbers at the edge are its own */
};
void table_flags(int bits);
int table_flags_now(void);

/* The middle of a spot, or of the button that stands for it; -1 where it is not to be seen. */
double table_spot_x(int spot);
double table_spot_y(int spot);
int table_cursor(void); /* the keyboard's place: a spot, or -1 */
int table_cursor_set(int spot);

/* [{"id","name","key","group","can","on"}]; "[]" where this match is not on the table. */
char* table_actions(int match);
int table_act(const char* id); /* 1: done; 2: Module.onTable has been asked; 0: no such action, or not now */

#ifdef __cplusplus
}
#endif
#endif
