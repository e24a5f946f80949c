// Clean pages, those of the games and their tables: nothing axe finds, awake from top to end. See walks.mjs.
import test, { after, before } from "node:test";
import { start } from "../harness.mjs";
import { axeWalk } from "./walks.mjs";

let house;
before(async () => {
  house = await start();
});
after(() => house?.close());

test("on pages of every pattern among the games and their tables, awake from top to end, axe finds nothing, the themes in turn; none asks another server, fails a request, breaks the content policy, writes an error or keeps a cookie", () =>
  axeWalk(house, "games"));
