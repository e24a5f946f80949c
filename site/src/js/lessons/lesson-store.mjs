// Lessons of one's own, kept in this browser under their names. A damaged entry is never thrown away: it is put aside.

import { crc32 } from "../store/link.mjs";
import { slugOf } from "./lesson.mjs";
import { browserStore } from "../site/prefs.mjs";
import { own as sentences } from "../words/lesson.mjs";

const prefix = "codex-ludorum/lesson/";
const draftKey = "codex-ludorum/lesson-draft";
const version = 1;

const check = (text) => crc32(new TextEncoder().encode(text));

/** Keeps a lesson: the name it is kept under, or null where the browser keeps nothing. The same title is the same lesson. */
export function save({ title, text }, storage = browserStore(), now = new Date()) {
  const name = slugOf(title);
  try {
    storage.setItem(
      prefix + name,
      JSON.stringify(
        /** @satisfies {import("../shapes.d.ts").KeptLesson} */ ({
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
}

/** {title, text, saved}; null where there is none; {fault, kept} where the entry is damaged, `kept` its key now. */
export function load(name, storage = browserStore(), now = new Date()) {
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
  return { fault: { what: sentences.damaged }, kept: to };
}

/** All that are kept: [{name, title, saved}], the latest first. */
export function all(storage = browserStore()) {
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
    .map((name) => ({ name, ...load(name, storage) }))
    .filter(({ text }) => text !== undefined)
    .map(({ name, title, saved }) => ({ name, title, saved }))
    .sort((a, b) => (a.saved < b.saved ? 1 : -1));
}

export function forget(name, storage = browserStore()) {
  try {
    storage.removeItem(prefix + name);
  } catch {
    /* nothing was kept */
  }
}

/** What is being written. */
export function draft(text, storage = browserStore()) {
  try {
    if (text === undefined) return storage.getItem(draftKey) ?? "";
    storage.setItem(draftKey, text);
    return text;
  } catch {
    return text ?? "";
  }
}
