// What the first page offers to begin with: the game one can play there at once, and six to open, each under the name that
// people look for, with a word on what it is.

export default {
  here: "falkener-draughts",
  six: [
    { id: "backgammon", name: "Backgammon", note: "dice" },
    { id: "falkener-shogi", name: "Shogi", note: "Japan" },
    { id: "falkener-xiangqi", name: "Xiangqi", note: "China" },
    { id: "falkener-pachisi", name: "Pachisi", note: "4 players" },
    { id: "falkener-siamese", name: "Makruk", note: "Siam" },
    { id: "fulke-1", name: "Philosophers’ Game", note: "numbers" },
  ],
  // The preset of somebody's very first game, where a game has a shorter form on a board of the same shape.
  short: {
    "falkener-go": "short",
    "fulke-1": "gentle",
    "fulke-2": "gentle",
    "fulke-3": "gentle",
    guild: "gentle",
    mebben: "gentle",
    "asilo-italian": "gentle",
    boissiere: "gentle",
  },
};
