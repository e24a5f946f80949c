// Two clocks for two people: whose runs, what each has left. It only reckons; who shows it asks the time.

/** @typedef {import("../shapes.d.ts").KeptClock} KeptClock */

const most = 600; // minutes, and seconds of extra time

const whole = (value, least, highest) =>
  Number.isSafeInteger(value) && value >= least && value <= highest;

/** A clock as it was kept, where it is sound; else null. @param {any} kept @returns {KeptClock | null} */
export function readClock(kept) {
  const { minutes, extra, left, out } = kept ?? {};
  const sound =
    whole(minutes, 1, most) &&
    whole(extra, 0, most) &&
    Array.isArray(left) &&
    left.length === 2 &&
    left.every((time) => whole(time, 0, 100 * most * 60_000)) &&
    whole(out, -1, 1);
  return sound ? { minutes, extra, left: [left[0], left[1]], out } : null;
}

export class ChessClock {
  /** @type {KeptClock} */ #clock;
  #seat = -1; // whose clock is next to run, or runs
  /** @type {number | null} */ #since = null;

  /**
   * `extra`: seconds that a player gets after each turn; `kept`: as it stood.
   * @param {{ minutes: number, extra?: number }} wanted @param {KeptClock | null} kept
   */
  constructor({ minutes, extra = 0 }, kept = null) {
    const all = minutes * 60_000;
    this.#clock = kept ?? { minutes, extra, left: [all, all], out: -1 };
  }

  /** As it is saved. @param {number} now @returns {KeptClock} */
  kept(now) {
    return { ...this.#clock, left: [Math.round(this.left(0, now)), Math.round(this.left(1, now))] };
  }

  get running() {
    return this.#since !== null;
  }
  /** Whose clock runs, or waits to go on; -1: nobody's yet. */
  get seat() {
    return this.#seat;
  }
  /** Whose time is up; -1: nobody's. */
  get out() {
    return this.#clock.out;
  }

  /** Milliseconds a seat has left, never less than nothing. @param {number} seat @param {number} now */
  left(seat, now) {
    const gone = this.#since !== null && this.#seat === seat ? now - this.#since : 0;
    return Math.max(0, this.#clock.left[seat] - gone);
  }

  /** The clock of a seat runs now. `played`: the other ended his turn and gets his extra time. @param {number} seat @param {number} now */
  run(seat, now, { played = false } = {}) {
    if (this.look(now) >= 0) return;
    const before = this.#seat;
    if (before === seat && this.running) return;
    this.pause(now);
    if (played && before >= 0 && before !== seat)
      this.#clock.left[before] += this.#clock.extra * 1000;
    this.#seat = seat;
    this.#since = now;
  }

  /** @param {number} now */
  pause(now) {
    if (this.#since === null) return;
    this.#clock.left = [this.left(0, now), this.left(1, now)];
    this.#since = null;
  }

  /** Looks whether time is up: the seat whose it is, and its clock stands; else -1. @param {number} now */
  look(now) {
    if (this.#clock.out < 0 && this.running && this.left(this.#seat, now) <= 0) {
      this.pause(now);
      this.#clock.out = this.#seat;
    }
    return this.#clock.out;
  }
}

/** What is left, as on a clock: "4:05", "1:04:05"; of the last ten seconds the tenths: "9.4". @param {number} milliseconds */
export function clockWords(milliseconds) {
  if (milliseconds > 0 && milliseconds < 10_000)
    return (Math.ceil(milliseconds / 100) / 10).toFixed(1);
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
