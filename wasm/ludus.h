/* The doors to the browser. Text and numbers go across, never pointers into live objects.
 *
 * Both modules export all of this; whichever runs on a page owns the match. exports.txt lists the names for the linker.
 * Text goes in and out in UTF-8. Every function that returns char* hands over a copy: give it back with ludus_free().
 * Calls that can fail return 0, NULL or (ludus_match_touch, ludus_perft) -1, and ludus_error() then says what was wrong
 * as JSON {"what","expected","line","column"}; line and column are 0 where the input has none. The match is as it was
 * before the call. A NULL text is an empty one. */
#ifndef LUDUS_H
#define LUDUS_H
#ifdef __cplusplus
extern "C" {
#endif

void ludus_free(char* text);
char* ludus_error(void); /* of the last call that failed; "" where none did */
char* ludus_version(void);

/* [{"id","name","family","book","place","minutes","hasChance","hasRolls","hasHidden","hasCounts","seats":[{"id","name","side","coat"}],
 *   "options":[{"key","label","rule","ours","standard","choices":[{"value","label"}],"least","most","group","often",
 *               "needs"}],
 *   "presets":[{"id","label","options":{}}],"rules":["..."]}]; an option without choices is a number */
char* ludus_catalogue(void);
char* ludus_levels(void); /* [{"id","name","default"}] */

/* A match is a number > 0. Options: "leap=false camp=6", may be "". Setup: a position, "" for the opening. */
int ludus_match_new(const char* game, const char* options, const char* setup);
int ludus_match_read(const char* record);
int ludus_match_drop(int match);
char* ludus_match_record(int match);

/* {"game","options":{},"cursor","size","turn","toMove","atTurnStart","outcome":{"over","scores":[],"rule","text"},
 *  "players":[{"seat","machine","level","name"}],"tags":[["Title","..."]],"touched":[spots],"next":[spots],
 *  "canUndo","canRedo","sketch","position","comment",      (of the beginning)
 *  "awaits":{"what","seat"},   (end, move, machine, throw, machine throw, hand over: a person played his throw and a machine
 *                              is next; say: what is left of a throw cannot be played; seat -1: nobody's)
 *  "ofThrow":n,                (moves made since the dice fell, that may be taken back)
 *  "dice":[spots],             (where dice lie or wait to be thrown)
 *  "dresses":["figure"|"native"|"sign"],   (of the men of chess on the board; left out for others)
 *  "moves":[{"words","touches":[],"odds"}],                (legal at the cursor; odds only of throws)
 *  "line":[{"node","words","seat","turn","comment","reasons":[{"rule","line","from":[],"to"}],"said",
 *           "others":[{"node","words"}],"current"}],       (the whole line the cursor is on; others: what else was played there;
 *                              "slip":"why" where the move is against the rules and in the book all the same: it has no reasons)
 *  "say":"one sentence on how things stand"}
 * toMove is a seat's number, or -1 for chance. */
char* ludus_match_state(int match);
/* The same, told as what has changed: its "line" is
 * {"revision":n,"kept":n,"entries":[{"node","words","seat","turn","comment","others"}]}. Of the line as it was at `revision`
 * (0: nothing is known of it) the first `kept` entries stand as they were; `entries` are all that come after. A comment that is
 * empty and others where there are none are left out; which entry is the current one the cursor says. What a move did and why
 * is asked for by ludus_match_told(), which may be long after: most of a long line is never looked at. */
char* ludus_match_state_since(int match, int revision);
/* Of the move that led to a node, 1 or more: {"reasons":[{"rule","line","from":[],"to"}],"said":"..."} */
char* ludus_match_told(int match, int node);
/* The board's spots: [{"kind":"point"|"pocket"|"button","name","label","column","row","x","y","width","height"}]; in
 * board units, x and y where a piece stands. Where it is so: "middle":[x,y] of its box, where that is elsewhere; "piles":true, pieces stand there one after the other; "crossing":true, a line of the
 * board runs through its middle; "outline":[x,y,x,y,...], its corners in parts of its box, 0 to 1, where it is not the whole box. */
char* ludus_match_spots(int match);
/* The pieces and dice that are to be seen now: [{"spot","owner","coat","shape":"round"|...|"die"|...,"text","count","turned"}]; owner -1:
 * nobody's; turned: serves its captor, is promoted, or a die used. */
char* ludus_match_pieces(int match);
/* What each spot says now: ["a1, empty", ...] */
char* ludus_match_spoken(int match);
/* Why the move of these words is, or was, allowed: of a legal move by words, or of a node when words is "#12". */
char* ludus_match_reasons(int match, const char* words);
/* All takings open now, to either side: [{"rule","line","from":[],"to"}] */
char* ludus_match_threats(int match);

/* Figures a person may ask for: [{"title","rows":[{"label","value","spots":[]}]}]; [] where the game counts nothing. */
char* ludus_match_tallies(int match);

int ludus_match_play(int match, const char* words); /* one or more words; 1 done */
/* 0: leads nowhere; 1: led on; 2: completed a move, which was played; -1: no such match or spot. */
int ludus_match_touch(int match, int spot);
int ludus_match_drop_touches(int match);
/* 1 moved, 0 where there is no further to go (then ludus_error() is as it was) or no such match. */
int ludus_match_undo(int match, int whole_turn);
int ludus_match_redo(int match, int whole_turn);
/* The same to where a person had a choice (over throws, machines' moves and what could only be said), and to where the
 * dice had just fallen; they lie as they lay. */
int ludus_match_undo_choice(int match);
int ludus_match_redo_choice(int match);
int ludus_match_undo_throw(int match);
int ludus_match_go(int match, int node);   /* -1: first, -2: last */
int ludus_match_show(int match);           /* as a diagram: the place of the tag Show, the spots of the tags Touch touched */
int ludus_match_promote(int match, int node); /* the line through it becomes the main one */
int ludus_match_cut(int match, int node);     /* it and all that follows are dropped */
int ludus_match_comment(int match, int node, const char* text);
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
/* What a canvas (canvas.h) is to show, as bytes of ui/scene/scene_frame.hpp, *size of them; they go back with ludus_free().
 * Follows the frame handed out before: its own kind of change says how. flags (flags.h): LUDUS_DANGER, LUDUS_TAKINGS, and
 * LUDUS_BOARD to LUDUS_NO_DESTINATIONS. */
unsigned char* ludus_match_frame(int match, int flags, int* size);
/* Which spot an arrow key leads to on the picture of these flags (lying and flipped count); -1 and an error where none is. */
int ludus_match_neighbour(int match, int spot, int dx, int dy, int flags);

/* The machine's choice at the cursor; blocks: call it in a worker. {"words","value","depth","nodes","seconds","line":["..."]}
 * `level` is a level's id, "" for the default; seconds > 0 and seed > 0 replace the level's. */
char* ludus_match_think(int match, const char* level, double seconds, int seed);

/* The hunter's view at the cursor: what each side may take now, what one motion would open, which wins are near.
 * {"toMove","prospects":[{"kind":"taking"|"win","seat",
 *   "within":0|1|2,       (turns of the seat's own until then, the others standing still; 0: now)
 *   "later",              (a taking that the motion opens for the seat's next turn, not for this one)
 *   "spot",               (of who is taken; -1 for a win)
 *   "what":"odd triangle 12"|"great triumph: 2 4 6, arithmetical","spots":[of the men of a win],
 *   "ends",               (played so, the game is won)
 *   "wants":[reasons],    (what is lacking besides the moves: the adversary's king still stands)
 *   "leads":[{"moves":[{"words","touches":[]}],"reasons":[{"rule","line","from":[],"to"}]}]}]}
 * Each lead is one way there: its moves, played one after the other by that seat as if the turn were its own (none where
 * it is open now), then the reasons by which the man is taken or the win holds. Sorted: takings before wins, sooner
 * before later, the seat to move first, the greatest man first. */
char* ludus_match_hunt(int match);

/* Drills: exercises made from seeded play; the same game, options, theme, level and seed give the same one everywhere.
 * [{"id":"take.addition","name":"Taking by addition","passages":["fulke.1.take.addition"]}]; [] where the game has none.
 * Every theme has the levels 1, 2 and 3. */
char* ludus_drill_themes(const char* game, const char* options);
/* {"game","options":{},"theme","name","level","seed","question","passages":[],"setup":"even ...","toMove",
 *  "answer":"moves"|"spots",         (how it is answered: by moves on the board, or by touching men)
 *  "spot",                           (the man the question is about; -1 where there is none)
 *  "answers":[["f8-f6","xd8@c1"]],   (all there are: moves in order, or names of spots in any order; of the places for
 *                                    one prisoner the first)
 *  "explanation","reasons":[{"rule","line","from":[],"to"}]}    (of the first answer)
 * setup and options are for ludus_match_new(). Theme: "" lets the seed choose. Level 1 to 3; seed 0 or more. */
char* ludus_drill(const char* game, const char* options, const char* theme, int level, int seed);
/* What is to be said to an answer: words of moves from the beginning, or names of spots touched, parted by spaces.
 * {"verdict":"right"|"wrong"|"on","why","reasons":[]}; on: so far so good, there is more to do. */
char* ludus_drill_judge(const char* game, const char* options, const char* theme, int level, int seed, const char* words);

/* ---- Names and notations ----
 *
 * The ways to write a move: [{"id","label"}], the book's first, then the one a person sees where he has not chosen; [] where
 * there is but the book's. */
char* ludus_match_notations(int match);
/* The moves of the whole line the cursor is on, and what else was played there, in the notation of that place in the list:
 * {"1":"P-7f","2":"P-3d"}, by node. */
char* ludus_match_written(int match, int notation);
/* A legal move, by its words, in the notation of that place in the list. */
char* ludus_match_move(int match, const char* words, int notation);
/* Whose names are shown and spoken from now on: today's (0, as every match begins) or the book's (1). Records never change.
 * 1, or 0 where there is no such match. */
int ludus_match_naming(int match, int book);

/* ---- Other programs and players. Only modules of families that have any of it export these (exports-foreign.txt). ----
 *
 * What the match can be written in, and its position at the cursor:
 * {"formats":[{"name":"FEN","position":"..."}],     ([] where others do not know the game)
 *  "pgn":true}                       (whether ludus_match_pgn() writes it) */
char* ludus_match_foreign(int match);
char* ludus_match_pgn(int match); /* the whole match */
/* A position in any format the game has, as a setup for ludus_match_new(). */
char* ludus_read_foreign(const char* game, const char* options, const char* position);
char* ludus_read_pgn(const char* text); /* one game, as a record for ludus_match_read() */

/* For tests and benchmarks: legal lines to a depth, in moves or whole turns; -1 where it cannot be asked. */
double ludus_perft(const char* game, const char* options, const char* position, int depth, int by_turns);

#ifdef __cplusplus
}
#endif
#endif
