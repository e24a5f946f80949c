// A watch for a lesson or a turn: it counts up, or down from so many minutes. It only reckons; who shows it asks the time.

export class Watch {
  #minutes = 0;
  #spent = 0; // milliseconds of the times before
  #since = null; // when it was started last

  /** From how many minutes it counts down; 0: it counts up. Setting it puts it back to its beginning. */
  get minutes() {
    return this.#minutes;
  }
  set minutes(minutes) {
    this.#minutes = Math.min(600, Math.max(0, Number.isFinite(minutes) ? minutes : 0));
    this.reset();
  }

  get running() {
    return this.#since !== null;
  }

  start(now) {
    this.#since ??= now;
  }

  pause(now) {
    if (this.#since === null) return;
    this.#spent += now - this.#since;
    this.#since = null;
  }

  /** To the beginning, and there it stands. */
  reset() {
    this.#spent = 0;
    this.#since = null;
  }

  /** To the beginning, and on as it was: a turn is over, the next begins. */
  again(now) {
    this.#spent = 0;
    if (this.#since !== null) this.#since = now;
  }

  /** Milliseconds it shows: gone by, or left (less than nothing where the time is over). */
  shows(now) {
    const spent = this.#spent + (this.#since === null ? 0 : now - this.#since);
    return this.#minutes > 0 ? this.#minutes * 60_000 - spent : spent;
  }

  over(now) {
    return this.#minutes > 0 && this.shows(now) <= 0;
  }
}

/** Milliseconds as "4:05" or "1:04:05"; what is left is rounded up, so that 0:00 is the end. */
export function reading(milliseconds, up = false) {
  const late = milliseconds < 0;
  const seconds = Math.abs((up ? Math.ceil : Math.floor)(milliseconds / 1000));
  const two = (value) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${late && seconds > 0 ? "−" : ""}${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}
