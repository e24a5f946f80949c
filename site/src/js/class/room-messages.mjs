// What the teacher's window and the windows for the room send each other (room-link.mjs), and the check of every field.
//
// A message is a plain object with exactly these fields; `v` is the version, `from` who sends (a name that grows with
// the time of its start), `n` counts what he sends.
//
//   teacher  state  { v, kind, from, n, record, at, touched, view, mark, slide }   all there is to see; whole every
//                     time, so a late comer needs no history. `record` and `at` as LiveMatch.read() takes them, "" where
//                     there is no board; `touched` are spots; `slide` is a step of a lesson (slide.mjs) or null.
//            mark   { v, kind, from, n, mark }                               only the pointer and the spotlight moved
//            bye    { v, kind, from, n }                                     the window closes
//            claim  { v, kind, from, n }                                     "is this id free?", of a window that just began
//            taken  { v, kind, from, n, to }                                 "no": `to` shall take another id
//   room     ask    { v, kind, from, n }                                     send me the state
//            shown  { v, kind, from, n, of, seen }                           the message `seen` of the teacher `of` is shown
//            leave  { v, kind, from, n }                                     the window closes
//
//   view   { flipped, lying (null: as the screen is filled best), coordinates, destinations, danger, takings, sums, dress,
//            around, notation (its place in the game's list), theme, says ("move", "comment", "own", "nothing"), words,
//            black (whether the room sees a black screen) }
//   mark   { at: [x, y] in squares of the board (as its spots are told) or null, pointer, spotlight (radius in squares, 0: none) }

import { prefs } from "../site/prefs.mjs";

/** @import { RoomMark, RoomMessage, RoomView } from "../shapes.d.ts" */

export const version = 2;

/** What the room sees where nothing else was said. @type {Readonly<RoomView>} */
export const plainView = Object.freeze({
  flipped: false,
  lying: null,
  coordinates: true,
  destinations: true,
  danger: true,
  takings: false,
  sums: true,
  dress: "",
  around: false,
  notation: 1,
  theme: "projector",
  says: "move",
  words: "",
  black: false,
});
/** @type {Readonly<RoomMark>} */
export const noMark = Object.freeze({ at: null, pointer: false, spotlight: 0 });

const flag = (value) => typeof value === "boolean";
const text = (most) => (value) => typeof value === "string" && value.length <= most;
const whole = (most) => (value) => Number.isInteger(value) && value >= 0 && value <= most;
const oneOf =
  (...all) =>
  (value) =>
    all.includes(value);
const orNull = (check) => (value) => value === null || check(value);
const number = (least, most) => (value) =>
  typeof value === "number" && value >= least && value <= most;
const list = (check, most) => (value) =>
  Array.isArray(value) && value.length <= most && value.every(check);
const shape = (fields) => (value) => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return (
    keys.length === Object.keys(fields).length &&
    keys.every((key) => Object.hasOwn(fields, key) && fields[key](value[key]))
  );
};

const name = (value) => typeof value === "string" && /^[a-z0-9-]{1,40}$/.test(value);
const place = (value) => list(number(-1000, 1000), 2)(value) && value.length === 2;
const view = shape({
  flipped: flag,
  lying: orNull(flag),
  coordinates: flag,
  destinations: flag,
  danger: flag,
  takings: flag,
  sums: flag,
  dress: oneOf("", "figure", "native", "sign"),
  around: flag,
  notation: whole(3),
  theme: oneOf(...prefs.classroom.fields.theme.values),
  says: oneOf(...prefs.classroom.fields.says.values),
  words: text(400),
  black: flag,
});
const slide = shape({
  nth: whole(1000),
  of: whole(1000),
  title: text(400),
  words: text(20_000),
  question: text(8_000),
  choices: list(text(2_000), 26),
  right: list(whole(25), 26),
  hints: list(text(4_000), 20),
  verdict: shape({ kind: oneOf("", "on", "right", "wrong"), words: text(4_000) }),
  answer: text(20_000),
  crop: number(-1, 20),
  region: text(400),
});
const mark = shape({ at: orNull(place), pointer: flag, spotlight: number(0, 40) });
const head = {
  v: (value) => value === version,
  kind: text(10),
  from: name,
  n: whole(Number.MAX_SAFE_INTEGER),
};
const kinds = {
  state: shape({
    ...head,
    record: text(2_000_000),
    at: orNull(text(1_000_000)),
    touched: list(whole(10_000), 100),
    view,
    mark,
    slide: orNull(slide),
  }),
  mark: shape({ ...head, mark }),
  bye: shape(head),
  claim: shape(head),
  taken: shape({ ...head, to: name }),
  ask: shape(head),
  shown: shape({ ...head, of: name, seen: head.n }),
  leave: shape(head),
};

/** Whether a message is one of these, to the last field. @type {(message: any) => message is RoomMessage} */
export const isValidMessage = (message) =>
  message !== null &&
  typeof message === "object" &&
  Object.hasOwn(kinds, message.kind) &&
  kinds[message.kind](message);

/** Whether an id may stand in an address. */
export const isValidId = (id) => name(id);

export const random = () =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join("");
/** The name of a window: later ones sort after earlier ones. */
export const freshName = (now = Date.now()) => `${now.toString(36).padStart(9, "0")}-${random()}`;
