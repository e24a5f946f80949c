// The code that shows a game in a page of somebody else's, to be copied from the share sheet.

import { copyText } from "./dialog.mjs";
import { element } from "../site/dom.mjs";
import { siteUrl } from "../site/site-url.mjs";
import { giving as words } from "../words/embed.mjs";

/** The code for the game of a link. @param {URL} link @param {string} title */
export function iframeOf(link, title) {
  const url = siteUrl("embed/");
  url.hash = link.hash;
  // Never attached, so nothing is fetched.
  return element("iframe", { src: url.href, title, width: "480", height: "640", loading: "lazy" })
    .outerHTML;
}

/** A field with the code for a link, and a button that copies it. @param {URL} link */
export function embedCode(link, { title }) {
  const field = element("textarea", {
    readonly: true,
    rows: 4,
    "aria-label": words.field,
    "data-testid": "embed-code",
  });
  field.value = iframeOf(link, title);
  const done = element("p", { className: "small", role: "status" });
  const copy = async () => {
    const whole = await copyText(field.value);
    if (!whole) field.select();
    done.textContent = whole ? words.copied : words.select;
  };
  return element(
    "div",
    {},
    element("p", { className: "small" }, words.hint),
    field,
    element(
      "div",
      { className: "bar" },
      element("button", { type: "button", "data-testid": "copy-embed", onclick: copy }, words.copy),
    ),
    done,
  );
}
