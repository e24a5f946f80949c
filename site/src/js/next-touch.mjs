// What is to be touched next while a piece is chosen, in words: for lessons, where it must be asked for.

const most = 12;  // places that are named; more are only marked on the board

const or = (names) => (names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`);

/** "" where nothing is chosen, or nothing may follow. */
export function nextTouch({ touched, next }, spots) {
  if (touched.length === 0 || next.length === 0) return "";
  const name = (spot) => spot.label || spot.name;
  const places = next.map((index) => spots[index]).filter(({ kind }) => kind !== "button");
  const buttons = next.map((index) => spots[index]).filter(({ kind }) => kind === "button");
  const first = name(spots[touched[0]]);
  const wanted = [
    places.length > 0 && `choose where the piece is to stand: ${places.length > most ? `one of the ${places.length} places marked on the board` : or(places.map(name))}`,
    buttons.length > 0 && `press ${or(buttons.map((spot) => `“${name(spot)}”`))}`,
  ].filter(Boolean);
  return `${first} is chosen. Now ${wanted.join(", or ")}.`;
}
