// The sounds of a table, made in the browser without a file: a piece set down, a capture, dice, the end of a game.

/** @typedef {{ at: number, tone?: number, noise?: number, lasts: number, loud: number }} Stroke seconds from now, hertz of a tone or of the middle of a noise */
/** @typedef {"move" | "capture" | "dice" | "end"} Sound */

/** What each sound is made of. `random` gives numbers from 0 to 1. @type {(sound: Sound, random?: () => number) => Stroke[]} */
export function strokesOf(sound, random = Math.random) {
  switch (sound) {
    case "move":
      return [
        { at: 0, noise: 1500, lasts: 0.05, loud: 0.5 },
        { at: 0, tone: 190, lasts: 0.07, loud: 0.35 },
      ];
    case "capture":
      return [
        { at: 0, noise: 2200, lasts: 0.04, loud: 0.5 },
        { at: 0.07, noise: 900, lasts: 0.09, loud: 0.6 },
        { at: 0.07, tone: 120, lasts: 0.12, loud: 0.4 },
      ];
    case "dice":
      return [0, 0.07, 0.13, 0.2, 0.26, 0.33].map((at, i) => ({
        at: at + 0.02 * random(),
        noise: 2400 + 1600 * random(),
        lasts: 0.03,
        loud: 0.45 - 0.05 * i,
      }));
    case "end":
      return [392, 523, 659].map((tone, i) => ({ at: 0.16 * i, tone, lasts: 0.5, loud: 0.25 }));
  }
}

const quiet = 0.0001; // an exponential fall never comes to nothing

/** Plays sounds on one audio context, which is made with the first. */
export class Sounds {
  /** @type {AudioContext | null} */ #context = null;
  /** @type {AudioBuffer | null} */ #noise = null;

  /** False where this browser makes no sound. @param {Sound} sound */
  play(sound) {
    if (typeof AudioContext !== "function") return false;
    this.#context ??= new AudioContext();
    const context = this.#context;
    if (context.state === "suspended") context.resume().catch(() => {}); // before the first touch of a page it may not
    for (const { at, tone, noise, lasts, loud } of strokesOf(sound)) {
      const from = context.currentTime + at;
      const volume = context.createGain();
      volume.gain.setValueAtTime(loud, from);
      volume.gain.exponentialRampToValueAtTime(quiet, from + lasts);
      volume.connect(context.destination);
      const source = tone ? this.#tone(context, tone) : this.#hiss(context, noise, volume);
      if (tone) source.connect(volume);
      source.start(from);
      source.stop(from + lasts);
    }
    return true;
  }

  #tone(context, hertz) {
    const source = context.createOscillator();
    source.type = "sine";
    source.frequency.value = hertz;
    return source;
  }

  #hiss(context, hertz, volume) {
    if (!this.#noise) {
      this.#noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
      const samples = this.#noise.getChannelData(0);
      for (let i = 0; i < samples.length; i += 1) samples[i] = 2 * Math.random() - 1;
    }
    const source = context.createBufferSource();
    source.buffer = this.#noise;
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = hertz;
    source.connect(band);
    band.connect(volume);
    return source;
  }
}
