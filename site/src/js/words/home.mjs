// Sentences of the front page, and of the card that leads back to a game.

export const home = {
  cannotRun: "This browser cannot run the games. You can read all the books.",
  youPlay: "You play {side}. Tap a piece to see its moves.",
};

export const goingOn = {
  yours: "Your game",
  aGame: "A saved game",
  moves: { one: "1 move", other: "{n} moves" },
  continue: "Continue",
};
