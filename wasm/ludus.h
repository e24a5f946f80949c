/* The doors to the browser. Text and numbers go across, never pointers into live objects.
 *
 * Both modules export all of this; whichever runs on a page owns the match.
 * Every function that returns char* hands over a copy in UTF-8: give it back with ludus_free().
 * Calls that can fail return 0 or NULL, and ludus_error() then says what was wrong as JSON
 * {"what","expected","line","column"}; the match is as it was before the call. */
#ifndef LUDUS_H
#define LUDUS_H
#ifdef __cplusplus
extern "C" {
#endif

void ludus_free(char* text);
char* ludus_error(void); /* of the last call that failed; "" where none did */
char* ludus_version(void);

/* [{"id","name","family","book","place","seats":[{"id","name","side"}],"options":[...],"presets":[...],"rules":[...]}] */
char* ludus_catalogue(void);
char* ludus_levels(void); /* [{"id","name","default"}] */

/* A match is a number > 0. Options: "leap=false camp=6", may be "". Setup: a position, "" for the opening. */
int ludus_match_new(const char* game, const char* options, const char* setup);
int ludus_match_read(const char* record);
void ludus_match_drop(int match);
char* ludus_match_record(int match);

/* {"game","options":{},"cursor","size","turn","toMove","atTurnStart","outcome":{"over","scores","rule","text"},
 *  "players":[{"seat","machine","level","name"}],"tags":[["Title","..."]],"touched":[spots],"next":[spots],
 *  "canUndo","canRedo","sketch","position",
 *  "moves":[{"words","touches":[]}],
 *  "line":[{"node","words","seat","turn","comment","reasons":[{"rule","line","from":[],"to"}],"said","variations":n,"current"}],
 *  "say":"one sentence on how things stand"} */
char* ludus_match_state(int match);
/* The board's spots: [{"kind","name","label","column","row","x","y"}]; x, y in board units. */
char* ludus_match_spots(int match);
/* What each spot says now: ["a1, empty", ...] */
char* ludus_match_spoken(int match);
/* Why the move of these words is, or was, allowed: of a legal move by words, or of a node of the line when words is "#12". */
char* ludus_match_reasons(int match, const char* words);
/* All takings open now: [{"rule","line","from":[],"to"}] */
char* ludus_match_threats(int match);

int ludus_match_play(int match, const char* words);  /* one or more words; 1 done */
/* 0: leads nowhere; 1: led on; 2: completed a move, which was played. */
int ludus_match_touch(int match, int spot);
void ludus_match_drop_touches(int match);
int ludus_match_undo(int match, int whole_turn);
int ludus_match_redo(int match, int whole_turn);
int ludus_match_go(int match, int node); /* -1: first, -2: last */
int ludus_match_seat(int match, int seat, int machine, const char* level, const char* name);
int ludus_match_resign(int match, int seat);
int ludus_match_agree_draw(int match);

/* Options: "id=d1 title=... " is not parsed: flags by bits, texts apart.
 * flags: 1 labels, 2 lying, 4 flipped, 8 focusable, 16 marks of hand and last move, 32 threats. crop: margin, or -1. */
char* ludus_match_svg(int match, const char* id, const char* title, int flags, int crop);
/* Which spot an arrow key leads to. */
int ludus_match_neighbour(int match, int spot, int dx, int dy);

/* The machine's choice at the cursor; blocks: call it in a worker. {"words","value","depth","nodes","seconds","line":["..."]}
 * `level` is a level's id; seconds > 0 and seed > 0 replace the level's. */
char* ludus_match_think(int match, const char* level, double seconds, int seed);

/* For tests and benchmarks. */
double ludus_perft(const char* game, const char* options, const char* position, int depth, int by_turns);

#ifdef __cplusplus
}
#endif
#endif
