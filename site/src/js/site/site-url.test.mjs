import assert from "node:assert/strict";
import { test } from "node:test";

import { siteUrl } from "./site-url.mjs";

test("a path of the site is meant from its root, with or without the slash before it", () => {
  const root = new URL("../../", import.meta.url).href;
  assert.equal(siteUrl().href, root);
  assert.equal(siteUrl("play/fulke-1/#x").href, `${root}play/fulke-1/#x`);
  assert.equal(siteUrl("/play/fulke-1/#x").href, `${root}play/fulke-1/#x`);
});
