// Sentences of a board in somebody else's page, and of the sheet that gives it away.

export const embedding = {
  none: "No game to show",
  nothing: "The address of this board names no game.",
  noGame: "There is no game “{game}” here.",
  noExample: "There is no example “{name}”.",
};

export const giving = {
  field: "The code for your page",
  hint: "Paste this code into your own page. It shows this game with buttons to step through it.",
  copy: "Copy code",
  copied: "Code copied.",
  select: "Your browser did not copy it. Copy the code from the field above.",
};
