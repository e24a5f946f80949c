// A link as a QR code, for a class that scans it from the wall.

import { faultWords, sheet } from "../match/dialog.mjs";
import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { qr as words } from "../words/qr-code.mjs";

/** The longest link, in characters: finer codes than of 137 modules are not read from a screen. */
export const longestCode = 1700;
const quiet = 4; // modules of white about the code, as the standard wants

/**
 * The drawing of a link, black on white in every theme, since many cameras read no other. Null where it is too long.
 * @param {(text: string, options: { border: number, ecc: "L" | "M" }) => { size: number, data: boolean[][] }} encode
 * @param {string} href
 */
export function qrDrawing(encode, href) {
  if (href.length > longestCode) return null;
  // A short link can afford to be read with a finger before it.
  const { size, data } = encode(href, { border: quiet, ecc: href.length < 300 ? "M" : "L" });
  let path = "";
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark && !row[x - 1]) {
        const end = row.indexOf(false, x);
        const wide = (end < 0 ? size : end) - x;
        path += `M${x} ${y}h${wide}v1h-${wide}z`;
      }
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" shape-rendering="crispEdges" data-testid="qr-picture"><title></title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** A sheet with the code of a link, or with why there is none. @param {string} href */
export async function qrSheet(href) {
  const body = element("div", { className: "options", "data-testid": "qr" });
  const put = (sentence) => body.append(element("p", { className: "small" }, sentence));
  try {
    const { encode } = await import("../libraries/uqr.mjs");
    const drawing = qrDrawing(encode, href);
    if (drawing) {
      body.innerHTML = drawing;
      const svg = body.querySelector("svg");
      svg.querySelector("title").textContent = words.picture;
      // As large as the window lets it be, with the head and the foot of the sheet in sight.
      svg.style.width = "min(100%, 100dvh - 19rem)";
      svg.style.justifySelf = "center";
      put(words.scan);
      const { hostname, host } = new URL(href);
      if (/^(localhost|127\.|\[::1\]|.*\.localhost$)/.test(hostname))
        put(say(words.onlyHere, { host }));
    } else put(say(words.tooLong, { length: href.length, most: longestCode }));
  } catch (fault) {
    put(say(words.notLoaded, { fault: faultWords(fault) }));
  }
  await sheet(words.title, body, [{ label: words.close, value: "", primary: true }], "qr-sheet");
}
