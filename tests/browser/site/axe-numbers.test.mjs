// Clean pages, those of the books of the battle of numbers: nothing axe finds, awake from top to end; and nothing scrolls sideways there.
// Pictures of every template are kept under build/shots to be looked at. See walks.mjs.
import test, { after, before } from "node:test";
import { start } from "../harness.mjs";
import { axeWalk } from "./walks.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("on pages of every pattern among the books of the battle of numbers, awake from top to end, axe finds nothing, the themes in turn; none asks another server, fails a request, breaks the content policy, writes an error or keeps a cookie; nothing scrolls sideways at 1280 and 1920, and every template is pictured", () =>
  axeWalk(house, "numbers"));
