// Which puzzle is whose turn: the one of a day, those that come again, the days in a row, and a set by its link. Nothing here
// knows the page or the browser.

/** The number of a day by the calendar of who looks, so that it begins at midnight: 2026-11-27 is the same number everywhere. */
export const dayOf = (date = new Date()) =>
  Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);

/** That day at noon, for its name. */
export const dateOf = (day) => new Date(day * 86_400_000 + 43_200_000);

/** A number that looks like any: the same everywhere. */
function scattered(number) {
  let x = Math.imul(number ^ (number >>> 16), 0x45d9f3b);
  x = Math.imul(x ^ (x >>> 16), 0x45d9f3b);
  return (x ^ (x >>> 16)) >>> 0;
}

/** The family and the place of the day's puzzle. Families take turns; of those with none nothing is asked. */
export function puzzleOfDay(day, families) {
  const some = families.filter(({ count }) => count > 0);
  if (some.length === 0) return null;
  const round = Math.floor(day / some.length);
  const { family, count } = some[(day + scattered(round)) % some.length];
  return { family, index: scattered(day) % count };
}

// ---- what is remembered ----

/** Days until a missed puzzle comes again: after it was missed, and after each right answer. */
export const waits = [1, 3, 7];
const mostDays = 400,
  mostPuzzles = 5000;
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isName = (text) => /^[a-z]{2,20}-[a-z0-9]{5}$/.test(text);

/**
 * What is remembered, made sound whatever the browser holds: {solved: [names], again: {name: [day, step]}, days: [numbers of days
 * whose puzzle was solved], best}.
 */
export function sound(value) {
  const list = (from, allowed, most) =>
    (Array.isArray(from) ? [...new Set(from.filter(allowed))] : []).slice(-most);
  const again = Object.entries(value?.again ?? {}).filter(
    ([name, told]) =>
      isName(name) &&
      Array.isArray(told) &&
      told.length === 2 &&
      isCount(told[0]) &&
      waits[told[1]],
  );
  return {
    solved: list(value?.solved, (each) => typeof each === "string" && isName(each), mostPuzzles),
    again: Object.fromEntries(again.slice(-mostPuzzles)),
    days: list(value?.days, isCount, mostDays).sort((a, b) => a - b),
    best: isCount(value?.best) ? value.best : 0,
  };
}

/** How it stands after an answer: `right` at the first try and without help. Nothing given is changed. */
export function answered(memory, { name, right, day, ofDay = false }) {
  const again = { ...memory.again },
    before = again[name];
  if (!right) again[name] = [day + waits[0], 0];
  else if (before && before[0] <= day) {
    const step = before[1] + 1;
    if (step < waits.length) again[name] = [day + waits[step], step];
    else delete again[name];
  }
  const solved = right ? [...new Set([...memory.solved, name])] : memory.solved;
  const days =
    right && ofDay ? [...new Set([...memory.days, day])].sort((a, b) => a - b) : memory.days;
  const next = { ...memory, solved, again, days };
  return { ...next, best: Math.max(memory.best, inRow(next, day)) };
}

/** The puzzles that are to be tried again by that day, the longest due first. */
export const due = ({ again }, day) =>
  Object.entries(again)
    .filter(([, [from]]) => from <= day)
    .sort((a, b) => a[1][0] - b[1][0] || (a[0] < b[0] ? -1 : 1))
    .map(([name]) => name);

/** How many days in a row had their puzzle solved, up to that day or the one before: today is not over. */
export function inRow({ days }, day) {
  const solved = new Set(days);
  let last = solved.has(day) ? day : day - 1,
    count = 0;
  while (solved.has(last)) {
    last -= 1;
    count += 1;
  }
  return count;
}

// ---- a set by its link ----

export const mostOfSet = 30;

/** The names in a link's end, "#set=chess-abcde,go-fghjk"; what is no name is left out. */
export function setOf(hash) {
  const found = /^#set=([a-z0-9,-]+)$/.exec(hash);
  return found ? [...new Set(found[1].split(",").filter(isName))].slice(0, mostOfSet) : [];
}

export const linkOf = (names) => `#set=${names.join(",")}`;

/** The family a puzzle's name begins with. */
export const familyIn = (name) => (isName(name) ? name.slice(0, name.lastIndexOf("-")) : "");

/** So many puzzles for a set: those not solved before the others, then in an order that the number draws. */
export function drawn(names, { most, solved = [], draw = 0 }) {
  const known = new Set(solved);
  const place = new Map(names.map((name, i) => [name, scattered(draw * 10_007 + i)]));
  return [...names]
    .sort((a, b) => Number(known.has(a)) - Number(known.has(b)) || place.get(a) - place.get(b))
    .slice(0, most);
}

// A family that was divided: its puzzles kept the letters of their names.
const divided = { egypt: "egyptrace" };

/** The names a puzzle may have that was once linked to, or kept, by this one: itself first. */
export function namesFor(name) {
  const later = divided[familyIn(name)];
  return later ? [name, `${later}${name.slice(name.lastIndexOf("-"))}`] : [name];
}
