// What is to be touched next while a piece is chosen, in words: for lessons, where it must be asked for.

import { oneOf, say } from "../site/say.mjs";
import { nextTouch as words } from "../words/next-touch.mjs";

const most = 12; // places that are named; more are only marked on the board

const name = (spot) => spot.label || spot.name;

/** "" where nothing is chosen, or nothing may follow. */
export function nextTouch({ touched, next }, spots) {
  if (touched.length === 0 || next.length === 0) return "";
  const chosen = name(spots[touched[0]]),
    all = next.map((index) => spots[index]);
  const places = all.filter(({ kind }) => kind !== "button").map(name);
  const buttons = oneOf(
    all.filter(({ kind }) => kind === "button").map((spot) => `“${name(spot)}”`),
  );
  if (places.length === 0) return say(words.press, { chosen, buttons });
  const where =
    places.length > most ? { chosen, n: places.length } : { chosen, places: oneOf(places) };
  if (buttons === "") return say(places.length > most ? words.many : words.places, where);
  return say(places.length > most ? words.manyOrPress : words.placesOrPress, { ...where, buttons });
}
