// Every body: the books read at twice and four times the size, by a finger that wants room, in a reader’s own spacing.
import test, { after, before } from "node:test";
import { start } from "../harness.mjs";
import { sizeWalk } from "./layout.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("read at four times the size (320 px wide) nothing is scrolled in two ways; at twice (640 px) too; everything to be pressed has 24 px on a phone; a reader’s own spacing of lines, words and letters cuts nothing off: books", () =>
  sizeWalk(house, "books"));
