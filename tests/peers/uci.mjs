// A program beside us that speaks UCI: our own (`ludus uci`) or another.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** A program that speaks UCI. ask(lines, last): says lines; the lines it answers until one that matches, within two minutes. */
export function uci(command) {
  const [program, ...words] = command.split(" ");
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "inherit"] });
  let heard = () => {};
  createInterface({ input: child.stdout }).on("line", (line) => heard(line));
  return {
    ask: (lines, last) =>
      new Promise((done, failed) => {
        const answer = [];
        const limit = setTimeout(() => failed(new Error(`no answer from ${command}`)), 120_000);
        heard = (line) => {
          answer.push(line);
          if (!last.test(line)) return;
          clearTimeout(limit);
          done(answer);
        };
        child.stdin.write(lines.map((line) => `${line}\n`).join(""));
      }),
    close: () => child.stdin.end("quit\n"),
  };
}
