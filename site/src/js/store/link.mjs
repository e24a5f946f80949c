// A match in a link: #game=<version>.<check>.<payload>. The payload is the record with the place reached in it,
// deflated and written in base64url (a lesson or a study is carried in the same way: #lesson=, #study=); the check is the CRC-32 of those bytes, so a link cut short in a message is
// known before anything is read out of it. Version 0 is the same undeflated, for browsers that cannot deflate.

import { say } from "../site/say.mjs";
import { faults } from "../words/faults.mjs";

/** The game a record is of, as its first tag says; "" where it does not. */
export const gameOf = (record) => /^\s*\[Game "([^"]*)"\]/.exec(record)?.[1] ?? "";
/** What a record says under a tag, "Title" or "Setup"; "" where it does not. */
export const tagOf = (record, tag) =>
  new RegExp(`^\\[${tag} "((?:[^"\\\\]|\\\\.)*)"\\]`, "m")
    .exec(record)?.[1]
    .replace(/\\(.)/g, "$1") ?? "";
/** What a record calls itself; "" where it does not. */
export const titleOf = (record) => tagOf(record, "Title");

/** What is wrong with a link and what was expected. */
export class LinkFault extends Error {
  constructor(what, expected) {
    super(`${what} ${expected}`.trim());
    Object.assign(this, { what, expected });
  }
}

export const longestLink = 200_000; // characters; more than any browser hands on
export const longestPayload = 4 << 20; // bytes after inflating: as much as a record may have

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

export function toBase64url(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b, c] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    text += alphabet[a >> 2] + alphabet[((a & 3) << 4) | ((b ?? 0) >> 4)];
    if (b !== undefined) text += alphabet[((b & 15) << 2) | ((c ?? 0) >> 6)];
    if (c !== undefined) text += alphabet[c & 63];
  }
  return text;
}

export function fromBase64url(text, noun = faults.aGame) {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0,
    bits = 0,
    at = 0;
  for (let i = 0; i < text.length; i += 1) {
    const value = alphabet.indexOf(text[i]);
    if (value < 0)
      throw new LinkFault(
        say(faults.linkSign, { at: i + 1, noun, sign: text[i] }),
        faults.linkSigns,
      );
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) bytes[at++] = (held >> (bits -= 8)) & 255;
  }
  return bytes;
}

export function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let i = 0; i < 8; i += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0).toString(36).padStart(7, "0");
}

async function through(stream, bytes, most = Infinity, { noun = faults.aGame } = {}) {
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const fed = writer.write(bytes).then(() => writer.close());
  fed.catch(() => {}); // the reader below meets the same fault
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > most) {
      reader.cancel().catch(() => {});
      throw new LinkFault(say(faults.linkTooBig, { noun }), say(faults.linkNoneSoBig, { noun }));
    }
    parts.push(value);
  }
  await fed;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const canDeflate = () => {
  try {
    return Boolean(new CompressionStream("deflate-raw"));
  } catch {
    return false;
  }
};

// What links carry: what it is called, what must be in it, and how many texts that may be.
const cargoes = {
  game: { noun: faults.aGame, inside: faults.itsMoves, holds: faults.linkGame, most: 2 },
  lesson: { noun: faults.aLesson, inside: faults.itsText, holds: faults.linkLesson, most: 1 },
  study: { noun: faults.aStudy, inside: faults.itsText, holds: faults.linkStudy, most: 1 },
};

/** @param {import("../shapes.d.ts").GameCargo | import("../shapes.d.ts").LessonCargo | import("../shapes.d.ts").StudyCargo} texts */
async function pack(kind, texts) {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  const packed = canDeflate() ? await through(new CompressionStream("deflate-raw"), bytes) : null;
  const payload = packed ?? bytes;
  return `${kind}=${packed ? 1 : 0}.${crc32(payload)}.${toBase64url(payload)}`;
}

/** @returns {Promise<any>} */
async function unpack(kind, hash) {
  const text = hash.replace(/^#/, ""),
    cargo = cargoes[kind],
    { noun } = cargo;
  if (!text.startsWith(`${kind}=`)) return null;
  if (text.length > longestLink)
    throw new LinkFault(
      say(faults.linkLong, { length: text.length }),
      say(faults.linkMost, { most: longestLink }),
    );
  const parts = /^[a-z]+=(\d+)\.([^.]*)\.(.*)$/.exec(text);
  if (!parts)
    throw new LinkFault(
      say(faults.linkCut, { noun }),
      say(faults.linkParts, { name: kind, inside: cargo.inside }),
    );
  const [, version, check, payload] = parts;
  if (version !== "0" && version !== "1")
    throw new LinkFault(say(faults.linkVersion, { version }), faults.linkVersions);
  if (payload === "") throw new LinkFault(say(faults.linkEmpty, { noun }), faults.linkNothing);
  const bytes = fromBase64url(payload, noun);
  const found = crc32(bytes);
  if (found !== check)
    throw new LinkFault(faults.linkAltered, say(faults.linkCheck, { check, found }));
  let value;
  try {
    const plain =
      version === "1"
        ? await through(new DecompressionStream("deflate-raw"), bytes, longestPayload, cargo)
        : bytes;
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(plain));
  } catch (fault) {
    if (fault instanceof LinkFault) throw fault;
    throw new LinkFault(say(faults.linkFolded, { noun }), cargo.holds);
  }
  const sound =
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= cargo.most &&
    value.every((part) => typeof part === "string");
  if (!sound) throw new LinkFault(say(faults.linkWrong, { noun }), cargo.holds);
  return value;
}

/** The part of a link after "#": `record` is the text of the record, `at` the words that lead to the place shown. */
export const encodeGame = ({ record, at = null }) =>
  pack("game", at === null ? [record] : [record, at]);

/** Reads the part of a link after "#". Null where it holds no game; a LinkFault where it holds a broken one. */
export async function decodeGame(hash) {
  /** @type {import("../shapes.d.ts").GameCargo} */
  const value = await unpack("game", hash);
  return value && { record: value[0], at: value[1] ?? null };
}

/** The same for a lesson: its text. */
export const encodeLesson = (text) => pack("lesson", [text]);
export const decodeLesson = async (hash) =>
  /** @type {import("../shapes.d.ts").LessonCargo} */ (await unpack("lesson", hash))?.[0] ?? null;

/** The same for a study. */
export const encodeStudy = (text) => pack("study", [text]);
export const decodeStudy = async (hash) =>
  /** @type {import("../shapes.d.ts").StudyCargo} */ (await unpack("study", hash))?.[0] ?? null;
