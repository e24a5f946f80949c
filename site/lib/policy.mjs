// The content policy: sent by server.mjs with every answer, and written into every page, so that it holds on any static host.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The one script that stands in a page itself, that for what is not there. */
export const findRoot = readFileSync(
  new URL("../src/_includes/find-root.js", import.meta.url),
  "utf8",
).trim();

/** Everything comes from the site itself; WebAssembly may be compiled, text may not be evaluated. */
const rules = [
  "default-src 'none'",
  `script-src 'self' 'wasm-unsafe-eval' 'sha256-${createHash("sha256").update(findRoot).digest("base64")}'`,
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** For a <meta>, where browsers do not heed who may frame the page. */
export const PAGE_POLICY = rules.join("; ");
export const POLICY = [...rules, "frame-ancestors 'none'"].join("; ");

/** The policy a host sends with a file of the built site: one page alone may be shown in pages of others. @param {string} path such as "play/index.html" */
export const policyOf = (path) => (path === "embed/index.html" ? PAGE_POLICY : POLICY);
