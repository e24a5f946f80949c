// The modules in Node: rules and players are the same files the page runs; the proof module is for the building of pages alone.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { root, web } from "./paths.mjs";
import { gameOf } from "../src/js/store/link.mjs";

const build = "build it first with “cmake --preset web && cmake --build --preset web”";

/** The families of games in the order of the shelf, with what modules each has: [{family, modules: ["rules", "player", "study"]}]. */
export function families() {
  const file = join(web, "modules.json");
  if (!existsSync(file)) throw new Error(`${file} is missing: ${build}`);
  return JSON.parse(readFileSync(file, "utf8"));
}
const familiesWith = (word) =>
  readFileSync(join(root, "core/game/families.def"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("FAMILY(") && new RegExp(`\\b${word}\\b`).test(line))
    .map((line) => /\w+(?=[,)])/.exec(line)[0]);
/** The families whose games have a list of captures and wins that are near. */
export const huntingFamilies = () => familiesWith("HUNT");
/** The families whose positions other programs write. */
export const foreignFamilies = () => familiesWith("FOREIGN");
const firstFamily = () => families()[0].family;

const opening = new Map();
const opened = (name) => opening.get(name) ?? opening.set(name, open(name)).get(name);

/** The open interface (wasm/ludus.mjs) of a family's rules. */
export const core = (family = firstFamily()) => opened(`rules-${family}`);
/** Those of the family's computer player, which thinks. */
export const player = (family = firstFamily()) => opened(`player-${family}`);
/** Those of the rules with the hunter’s view and the drills, as the page’s worker has them. */
export const study = (family = firstFamily()) => opened(`study-${family}`);
/** Those of the rules that set up positions, and read and write those of other programs. */
export const editor = (family = firstFamily()) => opened(`editor-${family}`);
/** Those of the proof module: what is told in wasm/proof.h. */
export const proof = () => opened("proof");

/** The cards of every game, family by family. */
export const catalogue = async () =>
  (
    await Promise.all(families().map(async ({ family }) => (await core(family)).catalogue()))
  ).flat();

const knowing = new Map();
/** The core that knows a game. Every diagram asks: a catalogue is read once. */
export async function coreOf(game) {
  if (knowing.has(game)) return knowing.get(game);
  for (const { family } of families()) {
    const ludus = await core(family);
    for (const { id } of ludus.catalogue()) knowing.set(id, ludus);
    if (knowing.has(game)) return knowing.get(game);
  }
  throw new Error(`no module knows a game “${game}”`);
}

/** What the computer plays at the end of a record: {words, value, depth, nodes, seconds, line}. `how`: {level, seconds, seed}. */
export async function thinkAbout(record, how) {
  const game = gameOf(record);
  const { family } = (await catalogue()).find(({ id }) => id === game);
  const match = (await player(family)).read(record);
  try {
    return match.think(how);
  } finally {
    match.drop();
  }
}

/** The match of a record, in the module of its game. */
export const readMatch = async (record) => (await coreOf(gameOf(record))).read(record);

/** @returns {Promise<import("../../wasm/shapes.d.ts").Ludus>} */
async function open(name) {
  const file = join(web, `${name}.wasm`);
  if (!existsSync(file)) throw new Error(`${file} is missing: ${build}`);
  /** @type {typeof import("../../wasm/ludus.mjs")} */
  const ludus = await import(pathToFileURL(join(root, "wasm/ludus.mjs")).href);
  const opened = ludus.open(await ludus.start(new WebAssembly.Module(readFileSync(file))));
  // A catalogue is long, and is asked for at every diagram: it is read once.
  let cards = null;
  return { ...opened, catalogue: () => (cards ??= opened.catalogue()) };
}
