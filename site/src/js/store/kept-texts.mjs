// Texts of one's own, lessons or studies, kept in this browser under their names. A damaged entry is never thrown away: it is put aside.

import { browserStore } from "../site/prefs.mjs";
import { crc32 } from "./link.mjs";

/** @import { KeptText, Wrong } from "../shapes.d.ts" */

const version = 1;

const check = (text) => crc32(new TextEncoder().encode(text));

/** The texts under a prefix of keys; `damaged` is the sentence for one that is not as it was written. */
export const keptTexts = (prefix, damaged) => ({
  /** Keeps a text: the name it is kept under, or null where the browser keeps nothing. What was there under that name is replaced. */
  save({ name, title, text }, storage = browserStore(), now = new Date()) {
    try {
      storage.setItem(
        prefix + name,
        JSON.stringify(
          /** @satisfies {KeptText} */ ({
            version,
            check: check(text),
            saved: now.toISOString(),
            title,
            text,
          }),
        ),
      );
      return name;
    } catch {
      return null;
    }
  },

  /**
   * {title, text, saved}; null where there is none; {fault, kept} where the entry is damaged, `kept` its key now.
   * @returns {{ title?: string, text?: string, saved?: string, fault?: Partial<Wrong>, kept?: string } | null}
   */
  load(name, storage = browserStore(), now = new Date()) {
    let raw = null;
    try {
      raw = storage.getItem(prefix + name);
    } catch {
      /* nothing kept */
    }
    if (raw === null) return null;
    let entry = null;
    try {
      entry = JSON.parse(raw);
    } catch {
      /* damaged */
    }
    const sound =
      entry &&
      entry.version === version &&
      typeof entry.text === "string" &&
      typeof entry.title === "string" &&
      entry.check === check(entry.text);
    if (sound) return { title: entry.title, text: entry.text, saved: entry.saved };
    const to = `${prefix}aside/${name}/${now.toISOString()}`;
    try {
      storage.setItem(to, raw);
      storage.removeItem(prefix + name);
    } catch {
      /* it stays where it is */
    }
    return { fault: { what: damaged }, kept: to };
  },

  /** All that are kept: [{name, title, saved}], the latest first. */
  all(storage = browserStore()) {
    const names = [];
    try {
      for (let i = 0; i < storage.length; i += 1) {
        const key = storage.key(i);
        if (key.startsWith(prefix) && !key.startsWith(`${prefix}aside/`))
          names.push(key.slice(prefix.length));
      }
    } catch {
      /* nothing kept */
    }
    return names
      .map((name) => ({ name, ...this.load(name, storage) }))
      .filter(({ text }) => text !== undefined)
      .map(({ name, title, saved }) => ({ name, title, saved }))
      .sort((a, b) => (a.saved < b.saved ? 1 : -1));
  },

  forget(name, storage = browserStore()) {
    try {
      storage.removeItem(prefix + name);
    } catch {
      /* nothing was kept */
    }
  },
});
