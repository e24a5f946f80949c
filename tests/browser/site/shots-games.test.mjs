// Pictures of a page of every template among the games and their tables, kept under build/shots to be looked at; and nothing scrolls sideways there. See walks.mjs.
import test, { after, before } from "node:test";
import { start } from "../harness.mjs";
import { WIDTHS, pictureWalk } from "./walks.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("every template among the games and their tables at 1280 and 1920: pictured; and nothing scrolls sideways there or on the pages that have their turn, the themes in turn", () =>
  pictureWalk(house, WIDTHS.slice(1), "games"));
