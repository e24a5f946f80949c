// Sentences of what the computer makes of a position, of the graph of a game and of its turning points.

export const opinions = {
  even: "Even.",
  partners: "the side of {first} and {second}",
  little: "{side} is a little ahead.",
  clearly: "{side} is clearly ahead.",
  lead: "{side} is ahead by about {pieces}.",
  more: "{side} is ahead by more than {pieces}.",
  about: "{side}: about {percent}% to win.",
  far: "{side} is far ahead.",
  nearlyWon: "{side} is as good as winning.",
  wins: "{side} wins.",
  winsIn: { one: "{side} wins in 1 move.", other: "{side} wins in {n} moves." },
  chance: "{side}: {percent}% to win, ± {error}.",
  share: "{side}, to move: about {percent}% to win.",
  goalIn: {
    one: "The goal can be reached in 1 move.",
    other: "The goal can be reached in {n} moves.",
  },
  goalLost: "The goal can no longer be reached.",
  goalUnknown: "Not known whether the goal can still be reached.",
  nothing: "There is nothing to weigh here.",
  roll: "The dice come first: the computer weighs what can be done with them.",
};

/** A lead in pieces. */
export const pieceNames = {
  a: "a {name}",
  an: "an {name}",
  many: "{n} {name}s",
  manyHissing: "{n} {name}es",
  and: "{first} and {second}",
};

/** What the value is counted in, with its figure. */
export const counted = {
  pieces: "lead, in the smallest piece: {value}",
  points: "expects {value} points",
  playout: { one: "1 game played out", other: "{n} games played out" },
  share: "an equal share is {percent}%",
};

export const lineValues = {
  wins: "wins",
  loses: "loses",
  winsIn: "wins in {n}",
  losesIn: "loses in {n}",
  percent: "{percent}%",
};

export const looked = {
  thinking: "Thinking…",
  moves: { one: "Looked 1 turn ahead", other: "Looked {n} turns ahead" },
  seconds: "{seconds} s",
  lines: "Best moves",
  linesOf: "Best for {seat}, and what may follow",
  stop: "Stop",
  more: "Think longer",
  count: "Lines",
  stopped: "Stopped. The computer thinks again after the next move.",
  paused: "Paused while you move.",
  turn: "The computer is choosing its own move.",
  hidden:
    "In this game players hide something from each other. The computer would have to look at it, so there is no analysis.",
  guessing: "The analysis is hidden while you guess the moves.",
  over: "The game is over.",
  board: "The position after {move}",
  stepBack: "One move back in this line",
  stepOn: "One move on in this line",
  closeLine: "Close this line",
};

export const review = {
  title: "The whole game",
  start: "Look at every move",
  stop: "Stop",
  progress: "Looking at position {at} of {count}…",
  graph: "Value of the game, move by move. Above the line {first} is ahead, below it {second}.",
  table: "Values in a table",
  turn: "Move",
  played: "Played",
  standing: "Then",
  start0: "Start",
  turned: "Where the game turned",
  none: "No move changed the game by much.",
  point: "Move {n}, {seat}: {played}.",
  changed: "Before: {before} After: {after}",
  better: "Better: {move}.",
  again: "Try it again from here",
  goTo: "Show this position",
  noLuck:
    "With dice the graph shows luck and skill together: they are not told apart, so no move is called a mistake.",
  luckTitle: "Luck and skill",
  luckPoints: "{seat}: the dice {did} {luck} points, the moves lost {lost}.",
  luckChance: "{seat}: the dice {did} {luck}% of a win, the moves lost {lost}%.",
  gave: "gave",
  took: "took",
  rolls: { one: "1 roll weighed", other: "{n} rolls weighed" },
  luckHow:
    "A roll gives what it brings above the average of all rolls, and takes what it brings below it. A move loses what the best move would have brought more.",
};
