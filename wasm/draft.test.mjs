// Positions set up through the modules of the editor, as the page does it.
import test from "node:test";
import assert from "node:assert/strict";
import { families, web } from "../tests/interface.mjs";
import { open } from "./ludus.mjs";

const editor = async (family) => open((await web(family, "editor")).module);

for (const { family } of families())
  test(`${family}: the opening of every game is set up as it is, piece by piece from the empty board`, async () => {
    const ludus = await editor(family);
    for (const { id: game } of ludus.catalogue()) {
      const match = ludus.match(game);
      const { position } = match.state();
      const spots = match.spots();
      const opening = ludus.draft(game);
      const { men, values, fault, middle, spoken } = opening.state();
      assert.equal(opening.state().position, position, game);
      assert.deepEqual({ fault, middle }, { fault: null, middle: false }, game);
      assert.equal(spoken.length, spots.length, game);
      const { pieces, settings, holds } = opening.kit();
      assert.equal(holds.length, spots.length, game);
      const draft = ludus.draft(game, { position: "-" });
      assert.deepEqual(draft.state().men, [], game);
      for (const { spot, piece, count } of men)
        for (let n = 0; n < count; n += 1) draft.put(spot, piece);
      for (const { id } of settings) draft.set(id, values[id]);
      // Its text may list things in another order.
      const again = ludus.match(game, { setup: draft.state().position });
      assert.equal(again.state().position, position, game);
      assert.equal(draft.state().fault, null, game);
      // What it looks like is what the table shows.
      const seen = (svg) => [...svg.matchAll(/aria-label="([^"]*)"/g)].length;
      assert.ok(seen(draft.svg({ id: "d", title: game })) > 0 || pieces.length === 0, game);
      const narrows = (at) => {
        const [broad, narrow] = [false, true].map(
          (narrow) => /viewBox="[^"]*"/.exec(at.svg({ narrow }))[0],
        );
        return narrow !== broad;
      };
      assert.equal(narrows(draft), narrows(match), `${game} in a narrow window`);
      for (const piece of [0, pieces.length - 1].filter(
        (each) => each >= 0 && each < pieces.length,
      ))
        assert.match(draft.pieceSvg(piece, { id: "p" }), /^<svg /, game);
      for (const each of [opening, draft, match, again]) each.drop();
    }
  });

test("a draft is told what it cannot do, and every step can be undone and done again", async () => {
  const ludus = await editor("chess");
  const draft = ludus.draft("falkener-turkish", { position: "-" });
  const { pieces, settings } = draft.kit();
  const kings = pieces.flatMap(({ id }, piece) => (id.endsWith("-K") ? [piece] : []));
  assert.equal(kings.length, 2);
  draft.put(4, kings[0]);
  const alone = draft.state();
  assert.match(alone.fault.what, /has no king/);
  assert.match(alone.fault.rule, /^falkener\./);
  assert.ok(alone.fault.column > 0);
  draft.put(63, kings[1]);
  assert.equal(draft.state().fault, null);
  const turn = settings.find(({ id }) => id === "turn");
  assert.throws(() => draft.set("turn", "nobody"), /is no choice for “To move”/);
  draft.set("turn", turn.choices[1].value);
  assert.match(draft.state().position, new RegExp(`to ${turn.choices[1].value}`));
  draft.move(4, 5);
  assert.deepEqual(
    draft
      .state()
      .men.map(({ spot }) => spot)
      .sort(),
    [5, 63],
  );
  assert.throws(() => draft.move(4, 6), /stands there/);
  assert.throws(() => draft.put(9999, kings[0]), /no such place/);
  assert.throws(() => draft.put(4, 9999), /no such piece/);
  assert.equal(draft.take(4), false);
  const was = draft.state().position;
  assert.equal(draft.take(5), true);
  assert.equal(draft.undo(), true);
  assert.equal(draft.state().position, was);
  assert.equal(draft.redo(), true);
  assert.equal(draft.redo(), false);
  draft.clear();
  assert.deepEqual(draft.state().men, []);
  for (let n = 0; draft.undo(); n += 1) assert.ok(n < 20);
  assert.deepEqual(draft.state().men, []);
  draft.drop();
  assert.throws(() => draft.state(), /unknown draft/);
  assert.throws(() => ludus.draft("falkener-turkish", { position: "white" }));
});
