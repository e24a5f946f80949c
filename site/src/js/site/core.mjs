// The modules of this page: the rules, one a family of games, fetched once, opened once, shared by every diagram and board;
// and the canvas, one for all.

import { say } from "./say.mjs";
import { fetchOnce, unreachable } from "./network-fault.mjs";
import { loading } from "../words/board.mjs";
import { siteUrl } from "./site-url.mjs";

const opening = new Map();
const listeners = new Set();

/** Whether this browser can run the game at all. */
export const able = () =>
  typeof WebAssembly === "object" && typeof WebAssembly.instantiate === "function";

/** The open interface of a family's core. `progress` hears 0…1 while it loads. Rejects with a plain sentence where it cannot be had.
 * @returns {Promise<import("../../wasm/shapes.d.ts").Ludus>} */
export function openCore(family, progress) {
  if (progress) listeners.add(progress);
  const heard = (part) => listeners.forEach((listener) => listener(part));
  return openOnce(`rules-${family}`, heard).finally(() => listeners.delete(progress));
}

/** The rules of a family with drafts of positions (ludus.draft) and whole games as other programs keep them (readPgn(), match.pgn() …),
 * which only this module has; opened once. Rejects as openCore().
 * @returns {Promise<import("../../wasm/shapes.d.ts").Ludus>} */
export const openEditor = (family) => openOnce(`editor-${family}`);

/** Opens a module by its name where that was not done or failed. */
function openOnce(name, progress) {
  if (!opening.has(name))
    opening.set(
      name,
      fetchOnce(() => openLudus(name, progress)),
    );
  return opening.get(name)();
}

const folder = siteUrl("wasm/");
/** @returns {Promise<typeof import("../../wasm/ludus.mjs")>} */
const loadLudus = () => import(new URL("ludus.mjs", folder).href);

const openLudus = (name, progress) =>
  openModule(async () => {
    const [module, { open, start }] = await Promise.all([compiled(name, progress), loadLudus()]);
    return open(await start(module));
  });

/** The module that draws boards (wasm/canvas.h). `more` is handed to it as it starts. Rejects as openCore(). */
export const openCanvas = (more) =>
  openModule(async () => {
    const [module, { default: create }] = await Promise.all([
      compiled("canvas"),
      import(new URL("canvas.js", folder).href),
    ]);
    return new Promise((done, failed) => {
      const instantiateWasm = (imports, ready) => {
        WebAssembly.instantiate(module, imports).then(
          (instance) => ready(instance, module),
          failed,
        );
        return {};
      };
      create({ ...more, instantiateWasm }).then(done, failed);
    });
  });

/** What `start` gives; rejects with a plain sentence where that cannot be had. */
async function openModule(start) {
  if (!able()) throw new Error(loading.noWasm);
  try {
    return await start();
  } catch (fault) {
    const words = unreachable(fault);
    throw new Error(
      words
        ? say(loading.failed, { why: words })
        : say(loading.broken, { why: fault.message ?? fault }),
      { cause: fault },
    );
  }
}

async function compiled(name, progress = (/** @type {number} */ part) => {}) {
  const url = new URL(`${name}.wasm`, folder);
  const answer = await fetch(url);
  if (!answer.ok)
    throw new Error(say(loading.status, { status: answer.status, file: url.pathname }));
  const whole = Number(answer.headers.get("content-length"));
  let size = 0;
  const counted = new TransformStream({
    transform(part, rest) {
      rest.enqueue(part);
      size += part.length;
      // The length is of what was sent, which may be packed smaller than what it holds.
      if (whole) progress(Math.min(0.95, size / whole));
    },
  });
  const { compile } = await loadLudus();
  const module = await compile(answer.body.pipeThrough(counted));
  progress(1);
  return module;
}
