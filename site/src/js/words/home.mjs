// Sentences of the front page.

export const home = {
  cannotRun: "This browser cannot run the games. You can read all the books.",
  youPlay: "You play {side}. Tap a piece to see its moves.",
};
