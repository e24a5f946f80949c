// What Lighthouse says of a page of every template, in a long run of every page. See reports.mjs.
// shares: 8
import test, { after, before } from "node:test";
import { ownShare } from "../../share.mjs";
import { chapterOf, deep } from "../hands.mjs";
import { begin, reported } from "./reports.mjs";

let lighthouse;
before(async () => {
  lighthouse = await begin();
});
after(() => lighthouse?.close());

// In a long run these are told in full.
const known = [
  "/",
  "/games/fulke-1/",
  "/play/",
  "/books/royal/english/",
  chapterOf("subtraction-7-before"),
  "/lessons/small-men/",
];

for (const path of ownShare(reported(known)))
  test(`Lighthouse gives ${path} 95 and more, and it keeps its place and its weight, with fonts, scripts and all`, () =>
    lighthouse.report(path, deep && known.includes(path)));
