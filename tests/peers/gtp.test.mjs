// What a match between two programs that speak GTP makes of them: GNU Go against itself, and against one that plays wrong.
// Skipped where GNU Go is not installed.
import assert from "node:assert/strict";
import test from "node:test";
import { gnugo, gtp, play } from "./gtp.mjs";

const skip = gnugo ? false : "GNU Go is not installed";
const strong = "gnugo --mode gtp --level 1 --chinese-rules";

/** A program that answers every genmove so, and all else with nothing. */
const answering = (move) =>
  `${process.execPath} -e require("readline").createInterface({input:process.stdin}).on("line",(l)=>l==="quit"?process.exit():console.log("=\\x20"+(l.startsWith("genmove")?"${move}":"")+"\\n"))`;

async function game(black, white, more = {}) {
  const programs = [gtp(black, more.seconds), gtp(white, more.seconds), gtp(strong)];
  try {
    const [one, other, arbiter] = programs;
    return await play({ black: one, white: other, arbiter, lines: 9, komi: 7.5, plies: 200 });
  } finally {
    for (const program of programs) program.kill();
  }
}

test("a whole game has a winner by the count, and its moves", { skip }, async () => {
  const { winner, why, moves, fault } = await game(strong, strong);
  assert.match(why, winner === "black" ? /^B\+/ : /^W\+/);
  assert.ok(moves.length > 20, `${moves.length} moves`);
  assert.deepEqual(moves.slice(-2), ["pass", "pass"]);
  assert.equal(fault, undefined);
});

test("who makes an illegal move has lost, and is named a fault", { skip }, async () => {
  const end = await game(answering("E5"), strong);
  assert.equal(end.winner, "white");
  assert.equal(end.fault, true);
  assert.match(end.why, /illegal move e5/);
});

test("who resigns has lost, without a fault", { skip }, async () => {
  const end = await game(strong, answering("resign"));
  assert.equal(end.winner, "black");
  assert.equal(end.why, "resigned");
  assert.equal(end.fault, undefined);
});

test("a program that ends or cannot be started is told of, at once", { skip }, async () => {
  await assert.rejects(gtp("no-such-program-at-all").ask("name"), /cannot start|ended/);
  const end = gtp(`${process.execPath} -e process.stdin.once("data",()=>process.exit())`);
  await assert.rejects(end.ask("name"), /has ended/);
});
