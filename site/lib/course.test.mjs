// Where the points of a board are found in a picture, and the ways laid over it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { course, pages, spotBoxes } from "./course.mjs";

test("the points of a picture by name, those above and those below", () => {
  const spots = [
    { kind: "point", name: "a" },
    { kind: "pocket", name: "bar" },
    { kind: "point", name: "&" },
  ];
  const at = (spot, left, top, width, height) => ({ spot, left, top, width, height });
  const boxes = spotBoxes(spots, [at(0, 0, 100, 10, 50), at(1, 10, 0, 5, 5), at(2, 0, 0, 10, 50)]);
  assert.deepEqual([...boxes.keys()], ["a", "&"]);
  assert.deepEqual(boxes.get("&"), {
    left: 0,
    right: 10,
    top: 0,
    bottom: 50,
    upper: true,
    middle: 5,
  });
  assert.equal(boxes.get("a").upper, false);
});

test("the board with its pages, each under its name and told in words", async () => {
  const html = await pages({
    game: "royal-anglicorum",
    pages: ["fa", "t&"],
    caption: "The pages.",
  });
  assert.equal(html.match(/<rect class="page"/g).length, 2);
  assert.match(html, />t&amp;<\/text>/);
  assert.match(html, /which the book calls pages: fa, t&amp;\./);
  await assert.rejects(
    pages({ game: "royal-anglicorum", pages: ["jw"], caption: "No." }),
    /the board of royal-anglicorum has no point j/,
  );
});

test("two ways are told apart by more than colour, and told in words", async () => {
  const html = await course({
    game: "royal-anglicorum",
    ways: [
      [
        ["&", "n"],
        ["m", "a"],
      ],
      [
        ["a", "m"],
        ["n", "&"],
      ],
    ],
    caption: "Both ways.",
  });
  assert.match(html, /<g class="way first">/);
  assert.match(html, /<g class="way second">/);
  assert.match(
    html,
    / moves from 24 \(&amp;\) to 13 \(n\), then 12 \(m\) to 1 \(a\)\. .+ moves from 1 \(a\) to 12 \(m\), then 13 \(n\) to 24 \(&amp;\)\. The unbroken line is the way of .+\. The broken line is the way of .+\./,
  );
  const run = (side) =>
    /class="run" d="M([^"]+)"/
      .exec(html.slice(html.indexOf(`way ${side}`)))[1]
      .split("L")
      .map((at) => at.split(" ").map(Number));
  const [start, far, turn, end] = run("first");
  assert.equal(start[1], far[1], "along the upper row");
  assert.equal(far[0], turn[0], "down at n and m");
  assert.equal(turn[1], end[1], "along the lower row");
  assert.ok(far[0] > start[0] && end[0] < turn[0] && turn[1] > far[1]);
  const second = run("second");
  assert.notEqual(second[0][1], end[1], "the two ways keep apart");
  assert.ok(second[1][0] < far[0], "and at the ends the second keeps within the first");
});
