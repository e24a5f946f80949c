// Sentences about a game saved as a moving picture.

export const moving = {
  first: "This line has {all} moves. The picture shows the first {most}.",
  upToHere:
    "This line has {all} moves. The picture shows the {most} up to the position on the board.",
  noMoves: "There are no moves yet, so there is nothing to show.",
  hidden: "While choices are hidden the game cannot be saved as a picture.",
  progress: "Drawing the moving picture",
  drawn: "Picture {n} of {of}",
  cancel: "Cancel",
  cancelled: "Cancelled. Nothing was saved.",
  saved: "Saved: {n} pictures, {size}.",
};
