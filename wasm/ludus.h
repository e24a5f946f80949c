/* The interface for the browser. Text and numbers go across, never pointers into live objects.
 *
 * Both modules export all of this; whichever runs on a page owns the match. exports.txt lists the names for the linker.
 * Text goes in and out in UTF-8. Every function that returns char* hands over a copy: give it back with ludus_free().
 * Calls that can fail return 0, NULL or (ludus_match_touch, ludus_match_set_down, ludus_perft) -1, and ludus_error() then says what was wrong
 * (Fault). The match is as it was before the call. A NULL text is an empty one.
 * JSON comes as the shapes of shapes.d.ts, which tells every field: "Card[]" below is a list of its Card. */
#ifndef LUDUS_H
#define LUDUS_H
#ifdef __cplusplus
extern "C" {
#endif

void ludus_free(char* text);
char* ludus_error(void); /* of the last call that failed; "" where none did */
char* ludus_version(void);

char* ludus_catalogue(void); /* Card[] */
char* ludus_levels(void);    /* Level[] */

/* A match is a number > 0. Options: "leap=false camp=6", may be "". Setup: a position, "" for the opening. */
int ludus_match_new(const char* game, const char* options, const char* setup);
int ludus_match_read(const char* record);
int ludus_match_drop(int match);
char* ludus_match_record(int match);

char* ludus_match_state(int match); /* State */
/* StateChange: the same with what has changed of the line since `revision` (0: nothing is known of it). Which entry is the
 * current one the cursor says. What a move did and why is asked for by ludus_match_told(), which may be long after: most of a
 * long line is never looked at. */
char* ludus_match_state_since(int match, int revision);
char* ludus_match_told(int match, int node); /* Told: of the move that led to a node, 1 or more */
char* ludus_match_spots(int match);          /* Spot[] */
char* ludus_match_pieces(int match);         /* Piece[]: the pieces and dice that are to be seen now */
/* What each spot says now: ["a1, empty", ...] */
char* ludus_match_spoken(int match);
/* Reason[]: why the move of these words is, or was, allowed: of a legal move by words, or of a node when words is "#12". */
char* ludus_match_reasons(int match, const char* words);
char* ludus_match_threats(int match); /* Reason[]: all takings open now, to either side */
char* ludus_match_tallies(int match); /* Tally[]; [] where the game counts nothing */

int ludus_match_play(int match, const char* words); /* one or more words; 1 done */
/* 0: leads nowhere; 1: led on; 2: completed a move, which was played; -1: no such match or spot. */
int ludus_match_touch(int match, int spot);
/* The same of the piece in hand, set down on a spot after a drag: it goes there or nowhere, and no other is taken up. */
int ludus_match_set_down(int match, int spot);
int ludus_match_drop_touches(int match);
/* Whose eyes look from now on: a seat's; -1 everybody's, as at the beginning; 4 those of people round one screen, who are shown only
 * what every seat may know. What is hidden from them is in no picture, frame, state, speech or line; of a move that must not be told
 * yet, "covered" is true and its words are empty. The record holds all. 1 done. */
int ludus_match_viewer(int match, int viewer);
/* 1 moved, 0 where there is no further to go (then ludus_error() is as it was) or no such match. */
int ludus_match_undo(int match, int whole_turn);
int ludus_match_redo(int match, int whole_turn);
/* The same to where a person had a choice (over throws, computer players' moves and what could only be said), and to where the
 * dice had just fallen; they lie as they lay. */
int ludus_match_undo_choice(int match);
int ludus_match_redo_choice(int match);
int ludus_match_undo_throw(int match);
int ludus_match_go(int match, int node); /* -1: first, -2: last */
int ludus_match_show(int match); /* as a diagram: the place of the tag Show, the spots of the tags Touch touched */
int ludus_match_promote(int match, int node); /* the line through it becomes the main one */
int ludus_match_cut(int match, int node);     /* it and all that follows are dropped */
int ludus_match_uncut(
    int match); /* takes the last cut back, until the match is changed otherwise; the nodes are numbered afresh */
int ludus_match_comment(int match, int node, const char* text);
int ludus_match_sign(int match, int node, const char* sign); /* "!", "?", "!!", "??", "!?", "?!"; "" takes it away */
/* A ring or an arrow, packed as flags.mjs has it. What is there in that colour goes, in another it takes this one. -1: all that is
 * drawn there goes. */
int ludus_match_draw(int match, int node, int mark);
int ludus_match_tag(int match, const char* key, const char* value); /* added to those it has */
int ludus_match_seat(int match, int seat, int machine, const char* level, const char* name);
int ludus_match_resign(int match, int seat);
int ludus_match_agree_draw(int match);

/* Shown with the marks until the match goes on: a legal move's words, or "" to take the advice away. */
int ludus_match_hint(int match, const char* words);
/* Spots the text speaks of, by name: "a12 b12", or "" for none. */
int ludus_match_region(int match, const char* spots);
/* Takings pointed out until the match goes on, one a line: the spots of the takers, of who is taken, then the sum:
 * "d8 b12 e5|9 − 2 = 7"; "" for none. */
int ludus_match_point(int match, const char* takings);

/* The picture. flags: LUDUS_LABELS to LUDUS_NOTATION (flags.h).
 * crop: squares of margin about men and marks, or -1 for the whole board. */
char* ludus_match_svg(int match, const char* id, const char* title, int flags, int crop);
/* How large that picture is and where its points and pockets lie, in its own units of forty a square (shapes.d.ts: Extent). */
char* ludus_match_extent(int match, int flags, int crop);
/* What a canvas (canvas.h) is to show, as bytes of ui/scene/scene_frame.hpp, *size of them; they go back with ludus_free().
 * Follows the frame handed out before: its own kind of change says how. flags (flags.h): LUDUS_DANGER, LUDUS_TAKINGS, and
 * LUDUS_BOARD to LUDUS_NO_DESTINATIONS. */
unsigned char* ludus_match_frame(int match, int flags, int* size);
/* Which spot an arrow key leads to on the picture of these flags (lying and flipped count); -1 and an error where none is. */
int ludus_match_neighbour(int match, int spot, int dx, int dy, int flags);

/* Thought: the computer's choice at the cursor; blocks: call it in a worker.
 * `level` is a level's id, "" for the default; seconds > 0 and seed > 0 replace the level's. */
char* ludus_match_think(int match, const char* level, double seconds, int seed);

/* Thought as well, with so many best moves in `lines` at full strength, 1 to 9, each with its value and what may follow. Where dice are to be
 * rolled: every roll, looked one roll deep, in games that weigh rolls; elsewhere an error. Blocks, as ludus_match_think does. */
char* ludus_match_lines(int match, double seconds, int lines);

/* Hunt, the hunter's view at the cursor: what each side may take now, what one motion would open, which wins are near.
 * Sorted: takings before wins, sooner before later, the seat to move first, the greatest man first. */
char* ludus_match_hunt(int match);

/* Drills: exercises made from seeded play; the same game, options, theme, level and seed give the same one everywhere.
 * DrillTheme[]; [] where the game has none. Every theme has the levels 1, 2 and 3. */
char* ludus_drill_themes(const char* game, const char* options);
/* Drill. Its setup and options are for ludus_match_new(). Theme: "" lets the seed choose. Level 1 to 3; seed 0 or more. */
char* ludus_drill(const char* game, const char* options, const char* theme, int level, int seed);
/* Verdict: what is to be said to an answer: words of moves from the beginning, or names of spots touched, parted by spaces. */
char* ludus_drill_judge(const char* game, const char* options, const char* theme, int level, int seed,
                        const char* words);

/* ---- Names and notations ----
 *
 * The ways to write a move, Notation[]: the book's first, then the one a person sees where he has not chosen; [] where
 * there is but the book's. */
char* ludus_match_notations(int match);
/* Written: the moves of the whole line the cursor is on, and what else was played there, in the notation of that place in the list. */
char* ludus_match_written(int match, int notation);
/* A legal move, by its words, in the notation of that place in the list. */
char* ludus_match_move(int match, const char* words, int notation);
/* Whose names are shown and spoken from now on: today's (0, as every match begins) or the book's (1). Records never change.
 * 1, or 0 where there is no such match. */
int ludus_match_naming(int match, int book);

/* ---- Other programs and players. Only modules of families that have any of it export the first (exports-foreign.txt), and
 * positions (exports-positions.txt) and whole games (exports-pgn.txt, exports-sgf.txt, exports-kif.txt, exports-mat.txt)
 * only their editors. ---- */
char* ludus_match_foreign(int match);   /* ForeignForms: what the match can be written in */
char* ludus_match_positions(int match); /* ForeignPosition[]: the one at the cursor, in each format of positions */
char* ludus_match_pgn(int match);       /* the whole match */
char* ludus_match_sgf(int match);
char* ludus_match_kif(int match);
char* ludus_match_csa(int match); /* its main line */
char* ludus_match_mat(int match); /* the same */
/* A position in any format the game has, as a setup for ludus_match_new(). */
char* ludus_read_foreign(const char* game, const char* options, const char* position);
char* ludus_read_pgn(const char* text); /* one game, as a record for ludus_match_read() */
char* ludus_read_sgf(const char* text); /* the same */
char* ludus_read_kif(const char* text); /* one in KIF, CSA or USI */
char* ludus_read_mat(const char* text); /* the first of a match file of backgammon */

/* ---- Squares of numbers. Only the modules of the family of squares export this (exports-squares.txt). ----
 *
 * CheckedSquare: what holds in a square given as text or CSV. */
char* ludus_square_check(const char* text);

/* ---- Setting up a position. Only editors export these (exports-editor.txt). ----
 *
 * A draft is a number > 0: what stands where and what else is said, right or wrong. Position: "" for the opening, "-" for the empty
 * board. An error where it cannot be read. */
int ludus_draft_new(const char* game, const char* options, const char* position);
int ludus_draft_drop(int draft);
char* ludus_draft_kit(int draft); /* DraftKit: what positions of the game are made of */
char* ludus_draft_state(
    int draft); /* DraftState: what it is now, as text, and why it is no position where it is none */
/* One more piece, by its place in the kit, on a spot; where one alone may stand, in the place of what stands there. */
int ludus_draft_put(int draft, int spot, int piece);
int ludus_draft_take(int draft, int spot); /* the last that came there */
int ludus_draft_move(int draft, int from, int to);
int ludus_draft_set(int draft, const char* setting, const char* value);
int ludus_draft_clear(int draft);
int ludus_draft_go(int draft, int steps); /* -1 undoes, 1 does again; 1 done, 0 where there is no further to go */
/* The picture, with the spots of `marks` ("3 17") marked; and a piece of the kit alone. flags as of ludus_match_svg(). */
char* ludus_draft_svg(int draft, const char* id, const char* title, int flags, const char* marks);
char* ludus_draft_piece_svg(int draft, int piece, const char* id, int flags);

/* For tests and benchmarks: legal lines to a depth, in moves or whole turns; -1 where it cannot be asked. */
double ludus_perft(const char* game, const char* options, const char* position, int depth, int by_turns);

#ifdef __cplusplus
}
#endif
#endif
