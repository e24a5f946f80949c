// Serves a built site as it wants to be served: right types, a strict content policy, entity tags, and packed twins
// (.br, .gz) where they lie beside a file; what has none is packed here, once. Used by site/serve.sh and by the browser tests.

import { createServer } from "node:http";
import { createReadStream } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import { extname, join, normalize, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { POLICY, policyOf } from "./lib/policy.mjs";

export { POLICY };

const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".ttf": "font/ttf",
  ".otf": "font/otf",
  ".txt": "text/plain; charset=utf-8",
  ".game": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".pdf": "application/pdf",
};

const HEADERS = {
  "Content-Security-Policy": POLICY,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
};

/** What stands at a path of the folder; null for nothing, and for what a symbolic link brings from outside of it. */
const standing = async (root, path) => {
  const [found, real] = await Promise.all([stat(path), realpath(path)]).catch(() => [null, ""]);
  return found && (real === root || real.startsWith(root + sep)) ? found : null;
};
const isFile = async (root, path) => {
  const found = await standing(root, path);
  return found?.isFile() ? found : null;
};

/** The path inside `root` that a URL's path means, or null where it leads out of it or cannot be read. */
function inside(root, pathname) {
  let path;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (path.includes("\0")) return null;
  const full = normalize(join(root, path));
  return full === root || full.startsWith(root + sep) ? full : null;
}

const CODINGS = [
  {
    coding: "br",
    ending: ".br",
    pack: (body) =>
      promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  },
  { coding: "gzip", ending: ".gz", pack: promisify(gzip) },
];
const PACKS = /^(text\/|application\/(json|wasm|xml|manifest)|image\/svg)/;
const WORTH = 1000; // bytes, under which packing gains nothing

/** What was packed here: path and coding -> {modified, body}. */
const kept = new Map();

/** Whether a header Accept-Encoding takes a coding: named or by a star, and not with a quality of nothing. */
function takes(accepts, coding) {
  const qualities = new Map(
    accepts
      .toLowerCase()
      .split(",")
      .map((part) => {
        const [name, ...more] = part.split(";").map((word) => word.trim());
        const quality = more.find((word) => word.startsWith("q="));
        return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
      }),
  );
  return (qualities.get(coding) ?? qualities.get("*") ?? 0) > 0;
}

/** Whether a header If-None-Match names an entity tag, weak or not, or any. */
const names = (header, tag) =>
  header
    .split(",")
    .map((one) => one.trim().replace(/^W\//, ""))
    .some((one) => one === tag || one === "*");

/** How a file is sent to a browser that takes these codings: its packed twin unless that is older, or packed here, or as it is. */
async function packed(root, path, found, type, accepts) {
  for (const { coding, ending, pack } of CODINGS) {
    if (!takes(accepts, coding)) continue;
    const compressed = await isFile(root, path + ending);
    if (compressed && compressed.mtimeMs >= found.mtimeMs)
      return { path: path + ending, found: compressed, coding, size: compressed.size };
    if (!PACKS.test(type) || found.size < WORTH) continue;
    const known = kept.get(path + ending);
    if (known?.modified === found.mtimeMs && known.of === found.size)
      return { found, coding, size: known.body.length, body: known.body };
    const body = await pack(await readFile(path));
    kept.set(path + ending, { modified: found.mtimeMs, of: found.size, body });
    return { found, coding, size: body.length, body };
  }
  return { path, found, coding: "", size: found.size };
}

async function answer(root, packs, request, response) {
  const send = (status, headers, body) => {
    response.writeHead(status, { ...HEADERS, ...headers });
    response.end(request.method === "HEAD" ? undefined : body);
  };
  if (request.method !== "GET" && request.method !== "HEAD") {
    return send(
      405,
      { Allow: "GET, HEAD", "Content-Type": TYPES[".txt"] },
      "This server answers only GET and HEAD.\n",
    );
  }
  let address;
  try {
    address = new URL(request.url.replace(/^\/+/, "/"), "http://site.invalid");
  } catch {
    return send(400, { "Content-Type": TYPES[".txt"] }, "This is not a valid address.\n");
  }
  // Dots in it may have left two slashes, which in a Location would be another host.
  const pathname = address.pathname.replace(/^\/+/, "/"),
    { search } = address;
  let path = inside(root, pathname);
  let status = 200;
  let found = null;
  if (path) {
    const what = await standing(root, path);
    if (what?.isDirectory()) {
      if (!pathname.endsWith("/")) return send(301, { Location: `${pathname}/${search}` });
      path = join(path, "index.html");
    }
    found = pathname.endsWith("/") && !what?.isDirectory() ? null : await isFile(root, path);
  }
  if (!found) {
    status = 404;
    path = join(root, "404.html");
    found = await isFile(root, path);
    if (!found) return send(404, { "Content-Type": TYPES[".txt"] }, "Page not found.\n");
  }
  const type = TYPES[extname(path).toLowerCase()] ?? "application/octet-stream";
  const chosen = await packed(
    root,
    path,
    found,
    type,
    packs ? String(request.headers["accept-encoding"] ?? "") : "",
  );
  const tag = `"${chosen.found.size.toString(36)}-${Math.round(chosen.found.mtimeMs).toString(36)}${chosen.coding && "-" + chosen.coding}"`;
  const headers = {
    "Content-Security-Policy": policyOf(relative(root, path).split(sep).join("/")),
    "Content-Type": type,
    ETag: tag,
    Vary: "Accept-Encoding",
    // Types are drawn anew perhaps once a year; all else is asked for, so that a page and its scripts are of one edition.
    "Cache-Control": type === TYPES[".woff2"] ? "public, max-age=604800" : "no-cache",
  };
  if (chosen.coding) headers["Content-Encoding"] = chosen.coding;
  if (status === 200 && names(String(request.headers["if-none-match"] ?? ""), tag))
    return send(304, headers);
  headers["Content-Length"] = chosen.size;
  response.writeHead(status, { ...HEADERS, ...headers });
  if (request.method === "HEAD") return response.end();
  if (chosen.body) return response.end(chosen.body);
  createReadStream(chosen.path)
    .on("error", () => response.destroy())
    .pipe(response);
}

/**
 * Serves the folder `root`. For which host a request was sent is not asked: nothing here is anybody's own, and every address of this
 * machine may be the right one.
 * Without `packs` everything is sent as it is, for who asks over no wire.
 * With a port: that one or an error; with none: 8080 or the next free one; with 0: any.
 * Resolves to { port, url, close() }.
 */
export async function serve({ root, port, host = "127.0.0.1", packs = true }) {
  const folder = await realpath(resolve(root)).catch(() => resolve(root));
  const server = createServer((request, response) => {
    answer(folder, packs, request, response).catch((error) => {
      if (!response.headersSent)
        response.writeHead(500, { ...HEADERS, "Content-Type": TYPES[".txt"] });
      response.end(`Server error: ${error.message}\n`);
    });
  });
  const listen = (number) =>
    new Promise((done, failed) => {
      server.once("error", failed);
      server.listen(number, host, () => {
        server.off("error", failed);
        done();
      });
    });
  const tries =
    port === undefined ? [...Array.from({ length: 20 }, (_, i) => 8080 + i), 0] : [port];
  for (const [index, number] of tries.entries()) {
    try {
      await listen(number);
      break;
    } catch (error) {
      if (error.code !== "EADDRINUSE" || index + 1 === tries.length) throw error;
    }
  }
  const taken = server.address().port;
  const named =
    host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return {
    port: taken,
    url: `http://${named}:${taken}/`,
    close: () =>
      new Promise((done) => {
        server.close(done);
        server.closeAllConnections?.();
      }),
  };
}

async function main(words) {
  const options = {};
  for (let i = 0; i < words.length; i++) {
    if (words[i] === "--port") options.port = Number(words[++i]);
    else if (words[i] === "--host") options.host = words[++i];
    else options.root = words[i];
  }
  if (
    !options.root ||
    (options.port !== undefined &&
      !(Number.isInteger(options.port) && options.port >= 0 && options.port < 65536))
  ) {
    console.error("usage: node site/server.mjs FOLDER [--port N] [--host ADDRESS]");
    return 2;
  }
  try {
    const { url } = await serve(options);
    console.log(`Codex Ludorum is open at ${url}`);
    console.log("Press Ctrl+C to close it.");
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
  } catch (error) {
    const why =
      error.code === "EADDRINUSE"
        ? `port ${options.port} is taken: choose another with --port`
        : error.code === "EACCES"
          ? `port ${options.port} may only be opened by root: choose one above 1023`
          : error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND"
            ? `this computer has no address ${options.host}`
            : error.message;
    console.error(`site/server.mjs: ${why}`);
    return 1;
  }
  return undefined;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const code = await main(process.argv.slice(2));
  if (code !== undefined) process.exitCode = code;
}
