// Sentences of a board wherever it stands, under a diagram or on the play page.

export const loading = {
  noWasm:
    "This browser cannot run WebAssembly, so you cannot play here. You can still read the books and their diagrams.",
  failed: "The game could not be loaded. {why}",
  broken:
    "The game could not be loaded: {why}. Reload the page to try again. You can still read the books and their diagrams.",
  status: "the server answered {status} for {file}",
  noDiagram: "The moves of this diagram could not be loaded (error {status}).",
};

export const board = {
  title: "The board",
  diagram: "Diagram",
  stopAlone: "Stop",
  play: "Play it",
  next: "Next",
  again: "Again",
  ours: "our interpretation",
  inOurWords: "in our words",
  canMove: "can move",
};
