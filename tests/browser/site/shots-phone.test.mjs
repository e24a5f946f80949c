// Pictures of a page of every template on a phone, kept under build/shots to be looked at; and nothing scrolls sideways there. See walks.mjs.
import test, { after, before } from "node:test";
import { start } from "../harness.mjs";
import { WIDTHS, pictureWalk } from "./walks.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("every template on a phone at 390: pictured; and nothing scrolls sideways there or on the pages that have their turn, the themes in turn", () =>
  pictureWalk(house, WIDTHS.slice(0, 1), "books", "games", "others"));
