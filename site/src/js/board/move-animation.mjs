// Pieces of a picture slide from where they stood before it was painted anew.

const pixels = (transform) =>
  transform.replace(
    /translate\(([-\d.]+)[ ,]*([-\d.]*)\)/,
    (_, x, y) => `translate(${x}px, ${y || 0}px)`,
  );

/** `before`: the transforms by piece; `after`: the elements by piece. */
export function slideMen(before, after) {
  const gone = [...before].filter(([id]) => !after.has(id));
  for (const [id, man] of after) {
    // Pieces of a pile are alike: a new one is taken for one of its side that left another pile.
    const left =
      before.has(id) || !id.includes(".")
        ? -1
        : gone.findIndex(([other]) => other.split(".")[1] === id.split(".")[1]);
    const [from, to] = [
      before.get(id) ?? gone.splice(left, left < 0 ? 0 : 1)[0]?.[1],
      man.getAttribute("transform"),
    ];
    if (from && from !== to)
      man.animate([{ transform: pixels(from) }, { transform: pixels(to) }], {
        duration: 240,
        easing: "cubic-bezier(.3,.1,.2,1)",
      });
  }
}
