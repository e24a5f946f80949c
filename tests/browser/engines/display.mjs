// A screen that nobody sees, for browsers that draw with WebGL only where there is one.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { limited } from "../harness.mjs";

const xvfb = "/usr/bin/Xvfb";

/** What lacks here, in a few words; nothing where a display can be had. */
export const lacking = () => (existsSync(xvfb) || process.env.DISPLAY ? "" : "Xvfb (package xvfb)");

/** Ends a program that was started here: asked first, then killed. */
export async function ended(child, what, seconds = 10) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once("exit", done));
  child.kill();
  await limited(`${what} ends`, gone, seconds).catch(() => child.kill("SIGKILL"));
  await limited(`${what} is killed`, gone, seconds);
}

/** A display of its own: {name, close}; the one there is, where Xvfb is not. */
export async function openDisplay() {
  if (!existsSync(xvfb)) return { name: process.env.DISPLAY, async close() {} };
  const server = spawn(
    xvfb,
    ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "ignore", "ignore", "pipe"] },
  );
  try {
    const number = await limited(
      "Xvfb names its display",
      new Promise((done, failed) => {
        server.once("error", failed);
        server.once("exit", (code) => failed(new Error(`Xvfb ended with ${code}`)));
        server.stdio[3].once("data", (said) => done(String(said).trim()));
      }),
    );
    return { name: `:${number}`, close: () => ended(server, "Xvfb") };
  } catch (fault) {
    await ended(server, "Xvfb").catch(() => {});
    throw fault;
  }
}
