// A Chromium for test files to share one after another: prints one line, {"ws": "..."}, which goes into LUDUS_BROWSER_WS (see
// harness.mjs). It ends, with its browser, when its standard input closes; where the browser dies, it fails.
import { launchServer, limited } from "./harness.mjs";

const server = await launchServer();
let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  await limited("the browser closes", server.close(), 20).catch(() => server.kill());
  process.exit(0);
}
server.on("close", () => {
  if (ending) return;
  console.error("The shared browser died.");
  process.exit(1);
});
process.stdin.on("end", end).on("error", end).resume();
process.stdout.write(`${JSON.stringify({ ws: server.wsEndpoint() })}\n`);
