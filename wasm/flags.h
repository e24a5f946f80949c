/* The bits of every `flags` argument, here and nowhere else in C++. flags.mjs has the same numbers for JavaScript, and
 * flags.test.mjs fails where the two differ. */
#ifndef LUDUS_FLAGS_H
#define LUDUS_FLAGS_H

/* Of ludus_match_svg(), ludus_match_frame() and ludus_match_neighbour(). */
enum {
    LUDUS_LABELS = 1,
    LUDUS_LYING = 2,
    LUDUS_FLIPPED = 4,
    LUDUS_FOCUSABLE = 8,
    LUDUS_MARKS = 16,    /* of the selection, the last move, the hint and the region */
    LUDUS_DANGER = 32,   /* pieces that can be captured */
    LUDUS_TAKINGS = 64,  /* every capture that is possible, with its sum */
    LUDUS_LEGEND = 128,  /* where one is needed */
    LUDUS_NATIVE = 256,  /* pieces of chess as their people have them */
    LUDUS_SIGN = 512,    /* as the book prints them; LUDUS_FIGURE: as players everywhere know them */
    LUDUS_AROUND = 1024, /* pieces turned to their players */
    /* times the place of a notation in the game's list, 0 to 3: the numbers at the edge are as that one has them */
    LUDUS_NOTATION = 2048,
    LUDUS_BOARD = 8192,            /* with the board, as the first frame of a match needs it */
    LUDUS_REAL_DICE = 16384,       /* rolls are entered by hand */
    LUDUS_NO_DESTINATIONS = 32768, /* without where a piece may go */
    LUDUS_FIGURE = 65536, /* without this, LUDUS_NATIVE and LUDUS_SIGN: in the style the game is shown in first */
    LUDUS_NARROW = 131072 /* the board as it lies in a narrow window: hands above and below */
};

/* Of canvas_flags(). */
enum {
    CANVAS_COORDINATES = 1,
    CANVAS_REDUCED_MOTION = 8,
    CANVAS_LYING = 16,
    CANVAS_FLIPPED = 32,
    CANVAS_NATIVE = 512, /* this one to CANVAS_NOTATION as those of a picture */
    CANVAS_SIGN = 1024,
    CANVAS_AROUND = 2048,
    CANVAS_NOTATION = 4096,
    CANVAS_FIGURE = 16384
};

#endif
