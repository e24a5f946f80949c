/* clang-format off */
/* The drawn board in a page: one module for all games. It is shown frames, which the rules module of a game writes
 * (ludus_match_frame() in ludus.h), and says which spots are touched; it knows no game.
 *
 * The module draws into the element with the id `canvas`, at the size style sheets give it, and only when something
 * changed. It calls Module.onCanvas(what), where the page has set one:
 *   "touch:<spot>" a spot was touched; the page shows the frame that follows
 *   "drop"         what was selected is let go
 *   "roll"         dice waiting to be rolled were pressed
 *   "lost", "back" the drawing context was lost, and given back
 * Pixels are CSS pixels. */
/* clang-format on */
#ifndef LUDUS_CANVAS_H
#define LUDUS_CANVAS_H
#ifdef __cplusplus
extern "C" {
#endif

int canvas_ready(void); /* 1: drawing; 0: this browser gives no WebGL 2, and every other call does nothing */

/* Shows a frame of that many bytes: 1; or 0 where they are none, and the board stays as it was: canvas_error() then says in
 * one sentence what was wrong, until the next frame. */
int canvas_show(const unsigned char* frame, int size);
const char* canvas_error(void);

/* To be called whenever the canvas has another size, or a pixel another ratio. */
void canvas_resize(double width, double height);
int canvas_theme(
    const char* name); /* "light", "dark", "projector", or with " wood" after it; 0 where it is none of them */

void canvas_flags(int bits); /* CANVAS_… of flags.h */

/* The middle of a spot, or of the button that stands for it; -1 where it is not to be seen. */
double canvas_spot_x(int spot);
double canvas_spot_y(int spot);

#ifdef __cplusplus
}
#endif
#endif
