// What is thrown, as a picture: a cube by its pips, anything else by the drawing the board has of it.

const places = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};

const node = (name, attributes) => {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/** A casting piece as the core tells it: {shape, text, coat, body, lines, solids}; of a cube the last three are not there. */
export function castPicture({ text, coat, body, lines, solids }) {
  if (!body) {
    const svg = node("svg", { viewBox: "0 0 40 40", "aria-hidden": "true" });
    for (const place of places[text] ?? [])
      svg.append(
        node("circle", { cx: 10 + 10 * (place % 3), cy: 10 + 10 * Math.floor(place / 3), r: 3.9 }),
      );
    return svg;
  }
  const svg = node("svg", {
    viewBox: "-20 -20 40 40",
    "aria-hidden": "true",
    class: `cast c${Math.max(0, coat)}`,
  });
  svg.append(
    node("path", { class: "body", d: body }),
    node("path", { class: "lines", d: lines }),
    node("path", { class: "solids", d: solids }),
  );
  return svg;
}

/** What lies or waits to be thrown among the pieces of a board: [{…, used, blank}]. */
export const castOf = (pieces) =>
  pieces
    .filter(({ cast }) => cast)
    .map((piece) => ({ ...piece, used: piece.turned, blank: piece.text === "" }));

/** The numbers of a roll, as its words tell them: "6-4" or, of the lot that opens, "6:4"; [] where they are no dice. */
export const diceOfRoll = (words) =>
  /^[1-6]([-:][1-6]){0,3}$/.test(words) ? words.split(/[-:]/).map(Number) : [];
