// Sentences of the book pages.

export const board = {
  toMyGame: "Back to my game",
  toStart: "Back to the starting position",
  myGame: "Your game",
  fromText: "From the text",
};

export const citing = {
  group: "Cite this passage",
  copy: "Copy citation",
  copied: "Citation copied.",
  selected: "Your browser did not copy it. It is selected: copy it from above.",
  close: "Close",
};
