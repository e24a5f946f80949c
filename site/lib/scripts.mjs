// Scripts as they are served. Each module of site/src/js keeps its address, but what a page or a table needs at once is in a few files
// (js/parts/…): a browser fetches six at a time, and a hundred small ones took longer to ask for than to send. A module that is in a
// part only hands on what the part exports, so that each is there once, whoever imports it and how.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, posix } from "node:path";

import { init, parse } from "es-module-lexer";
import { build, transform } from "esbuild";

import { root } from "./paths.mjs";
import { forgetScripts as forgetGraph, importedBy } from "./script-graph.mjs";

await init;

const development = process.env.LUDUS_DEV === "1"; // then scripts are served as they are written
const source = join(root, "site/src/js");
/** Scripts of every page; each works by itself as soon as it is there, so none is in a part. */
const everywhere = ["site/theme", "site/keys", "site/offline"];
/** What is in a part: all that these import, and these themselves where somebody imports them, without what is in the parts before. */
const seeds = {
  page: {
    of: everywhere,
    also: ["board/board-transform", "board/diagram", "site/dom", "site/game-urls"],
  },
  opened: {
    of: ["site/home"],
    also: ["match/dialog", "match/why", "site/buttons", "site/levels", "site/names"],
  },
  board: { of: ["board/live-diagram"], also: [] },
  table: { of: ["match/play", "site/home-board"], also: [] },
};
/** Started by itself, without a page: it has all it needs in one file. */
const workers = ["lessons/lesson-worker"];

const addressOf = (name) => `/js/${name}.mjs`;
const fileOf = (address) => join(source, address.slice("/js/".length));
/** Made while the site is built, or used by workers too: files of their own. */
const apart = (address) => address.startsWith("/wasm/") || address.startsWith("/js/generated/");

/** @type {Map<string, string> | null} */ let known = null;
/** Forgets what was read: the sources have changed. */
export function forgetScripts() {
  forgetGraph();
  known = null;
}

/** The part each module is in: address → name; empty in a build for work on the games. @returns {Map<string, string>} */
export function partsOf() {
  if (known) return known;
  const found = new Map();
  if (development) return (known = found);
  for (const [part, { of, also }] of Object.entries(seeds)) {
    const named = also.map(addressOf);
    for (const address of [...named, ...importedBy([...of.map(addressOf), ...named])])
      if (!found.has(address) && !apart(address)) found.set(address, part);
  }
  for (const name of everywhere) found.delete(addressOf(name));
  return (known = found);
}

const partAddress = (part) => `/js/parts/${part}.mjs`;

/** As importedBy(), as the files are served. @param {string[]} entries */
export function servedFor(entries) {
  const parts = partsOf();
  return [
    ...new Set(
      importedBy(entries).map((address) =>
        parts.has(address) ? partAddress(parts.get(address)) : address,
      ),
    ),
  ].sort();
}

const sources = () =>
  readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .filter((name) => /\.m?js$/.test(name) && !/\.test\.mjs$/.test(name));

/** Modules in a part that no script asks for by their own address: paths in the site. */
export function unasked() {
  const parts = partsOf();
  const asked = new Set(
    sources().flatMap((name) =>
      parse(readFileSync(join(source, name), "utf8"))[0]
        .filter(({ type, specifier }) => type === "dynamic" && specifier)
        .map(({ specifier }) => posix.join(posix.dirname(`/js/${name}`), specifier)),
    ),
  );
  return [...parts.keys()]
    .filter((address) => !asked.has(address))
    .map((address) => address.slice(1));
}

/** What a module exports, by name. */
const exportsOf = (address) =>
  /** @type {any[]} */ (parse(readFileSync(fileOf(address), "utf8"))[1]).map(({ name }) => name);

/** Under which name a part exports what a module does. */
const within = (address, name) =>
  `${address.slice("/js/".length, -".mjs".length).replace(/\W/g, "_")}$${name}`;

/** Text by which a part exports a module that it holds. */
const takesIn = (address, from) =>
  `export { ${exportsOf(address)
    .map((name) => `${name} as ${within(address, name)}`)
    .join(", ")} } from ${JSON.stringify(from)};\n`;
/** Text that hands on a module from where its part is. */
const handsOn = (address, from) =>
  `export { ${exportsOf(address)
    .map((name) => `${within(address, name)} as ${name}`)
    .join(", ")} } from ${JSON.stringify(from)};\n`;

const relative = (from, to) => {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};

/** For esbuild: what belongs into the file at `address` is taken in, all else is imported from where it is served. */
const served = (address, parts, belongs) => ({
  name: "served",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\./ }, ({ path, importer, kind }) => {
      if (kind === "entry-point") return undefined;
      const by = importer.startsWith(source) ? `/js/${importer.slice(source.length + 1)}` : address;
      const wanted = posix.join(posix.dirname(by), path);
      // What every page has is there already.
      if (kind !== "dynamic-import" || parts.get(wanted) === "page") {
        if (belongs(wanted)) return { path: fileOf(wanted) };
        if (parts.has(wanted)) return { path: wanted, namespace: "part" };
      }
      return { path: relative(address, wanted), external: true };
    });
    onResolve({ filter: /^part:/ }, ({ path }) => ({
      path: path.slice("part:".length),
      external: true,
    }));
    onLoad({ filter: /.*/, namespace: "part" }, ({ path }) => ({
      contents: handsOn(path, `part:${relative(address, partAddress(parts.get(path)))}`),
      loader: "js",
    }));
  },
});

const options = {
  bundle: true,
  minify: true,
  format: /** @type {const} */ ("esm"),
  target: "esnext",
  charset: /** @type {const} */ ("utf8"),
  legalComments: /** @type {const} */ ("none"),
  write: false,
  logLevel: /** @type {const} */ ("error"),
};

/** Writes js/… under the site's folder: as they are in a build for work on the games, else in few bytes and few files. */
export async function writeScripts(output) {
  const folder = join(output, "js");
  const put = (address, text) => {
    const file = join(output, address.slice(1));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const names = sources();
  if (existsSync(folder))
    for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }))
      if (/\.m?js$/.test(name) && !/^(generated|libraries)\b/.test(name))
        rmSync(join(folder, name));
  if (development) {
    for (const name of names) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      copyFileSync(join(source, name), join(folder, name));
    }
    return;
  }
  const parts = partsOf();
  const bundled = async (address, belongs, entry) => {
    const { outputFiles } = await build({
      ...options,
      ...entry,
      plugins: [served(address, parts, belongs)],
    });
    put(address, outputFiles[0].text);
  };
  await Promise.all([
    ...Object.keys(seeds).map((part) => {
      const inside = [...parts].filter(([, name]) => name === part).map(([address]) => address);
      return bundled(partAddress(part), (address) => parts.get(address) === part, {
        stdin: {
          contents: inside
            .map((address) => takesIn(address, relative(partAddress(part), address)))
            .join(""),
          resolveDir: join(source, "parts"),
        },
      });
    }),
    ...names.map(async (name) => {
      const address = `/js/${name}`;
      if (parts.has(address))
        return put(address, handsOn(address, relative(address, partAddress(parts.get(address)))));
      if (name.endsWith(".js"))
        return put(
          address,
          (
            await transform(readFileSync(join(source, name), "utf8"), {
              minify: true,
              charset: "utf8",
            })
          ).code,
        );
      const alone = workers.some((worker) => addressOf(worker) === address);
      return bundled(address, (wanted) => alone && !apart(wanted), {
        entryPoints: [join(source, name)],
      });
    }),
  ]);
}
