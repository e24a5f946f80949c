// The server of the site: types, policy, entity tags, packed twins, and paths that lead nowhere or astray.
import test from "node:test";
import assert from "node:assert/strict";
import { mkdtempSync, mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { PAGE_POLICY } from "../site/lib/policy.mjs";
import { POLICY, serve } from "../site/server.mjs";

const folder = mkdtempSync(join(tmpdir(), "ludus-server-"));
const root = join(folder, "site");
for (const name of ["fulke", "embed", "embed-not"])
  mkdirSync(join(root, name), { recursive: true });
writeFileSync(join(folder, "secret.txt"), "not yours");
writeFileSync(join(root, "index.html"), "<h1>Home</h1>");
writeFileSync(join(root, "404.html"), "<h1>No such page</h1>");
writeFileSync(join(root, "fulke", "index.html"), "<h1>Fulke</h1>");
writeFileSync(join(root, "embed", "index.html"), "<h1>A board</h1>");
writeFileSync(join(root, "embed-not", "index.html"), "<h1>No board</h1>");
writeFileSync(join(root, "more.html"), "<h1>More</h1>");
symlinkSync(join(root, "more.html"), join(root, "inner.html"));
symlinkSync(join(folder, "secret.txt"), join(root, "outer.txt"));
symlinkSync(folder, join(root, "outer"));
writeFileSync(join(root, "core.wasm"), "\0asm");
writeFileSync(join(root, "core.mjs"), "export {}");
writeFileSync(join(root, "type.woff2"), "wOF2");
writeFileSync(join(root, "big.css"), "a{}");
writeFileSync(join(root, "big.css.gz"), gzipSync("a{}"));
writeFileSync(join(root, "old.css"), "b{}");
writeFileSync(join(root, "old.css.gz"), gzipSync("stale"));
utimesSync(join(root, "old.css.gz"), 1, 1);

const server = await serve({ root, port: 0 });
test.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** One request with the path exactly as written (fetch would tidy it). */
const ask = (path, { method = "GET", headers = {} } = {}) =>
  new Promise((done, failed) => {
    const sent = request(
      { host: "127.0.0.1", port: server.port, path, method, headers },
      (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () =>
          done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      },
    );
    sent.on("error", failed);
    sent.setTimeout(60_000, () => sent.destroy(new Error(`${method} ${path}: no answer`)));
    sent.end();
  });

test("a page comes with its type and the content policy", async () => {
  const { status, headers, body } = await ask("/");
  assert.equal(status, 200);
  assert.equal(body.toString(), "<h1>Home</h1>");
  assert.equal(headers["content-type"], "text/html; charset=utf-8");
  assert.equal(headers["content-security-policy"], POLICY);
  assert.equal(headers["x-content-type-options"], "nosniff");
});

test("modules come with the types a browser insists on", async () => {
  assert.equal((await ask("/core.wasm")).headers["content-type"], "application/wasm");
  assert.match((await ask("/core.mjs")).headers["content-type"], /^text\/javascript/);
});

test("the policy allows nothing from elsewhere and no evaluation", () => {
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
    assert.ok(POLICY.includes(part), part);
  assert.doesNotMatch(POLICY, /unsafe-inline|'unsafe-eval'|https?:|\*/);
});

test("the page to embed may be framed by others, and nothing else may, nor what is not there", async () => {
  const policyAt = async (path) => (await ask(path)).headers["content-security-policy"];
  for (const path of ["/embed/", "/embed/?game=x", "/embed/index.html", "/fulke/../embed/"])
    assert.equal(await policyAt(path), PAGE_POLICY, path);
  assert.doesNotMatch(PAGE_POLICY, /frame-ancestors/);
  for (const path of ["/", "/fulke/", "/embed", "/embed/nothing", "/embed/../", "/embed-not/"])
    assert.equal(await policyAt(path), POLICY, path);
});

test("a folder without its slash is sent on, with what was asked", async () => {
  const { status, headers } = await ask("/fulke?m=1");
  assert.equal(status, 301);
  assert.equal(headers.location, "/fulke/?m=1");
  assert.equal((await ask("/fulke/")).body.toString(), "<h1>Fulke</h1>");
});

test("what is not there is answered with the page for it, and 404", async () => {
  for (const path of ["/nothing", "/nothing/", "/core.wasm/", "/fulke/nothing.html"]) {
    const { status, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.match(body.toString(), /No such page/);
  }
});

test("no path leads out of the folder", async () => {
  for (const path of [
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/fulke/../../secret.txt",
    "//../secret.txt",
    "/%00",
    "/%zz",
  ]) {
    const { status, body } = await ask(path);
    assert.equal(status, 404, path);
    assert.doesNotMatch(body.toString(), /not yours/, path);
  }
});

test("an entity tag spares a second sending", async () => {
  const first = await ask("/core.mjs");
  const again = await ask("/core.mjs", { headers: { "if-none-match": first.headers.etag } });
  assert.equal(again.status, 304);
  assert.equal(again.body.length, 0);
  assert.equal((await ask("/core.mjs", { headers: { "if-none-match": '"another"' } })).status, 200);
});

test("types are kept for a week; a page, its style and its scripts are asked for again", async () => {
  const cached = async (path) => (await ask(path)).headers["cache-control"];
  assert.match(await cached("/type.woff2"), /max-age=604800/);
  for (const path of ["/", "/core.mjs", "/core.wasm", "/big.css"])
    assert.equal(await cached(path), "no-cache", path);
});

test("an entity tag is known in a list, as a weak one, and by a star", async () => {
  const { etag } = (await ask("/core.mjs")).headers;
  for (const [header, status] of [
    [`W/${etag}`, 304],
    ["*", 304],
    [`"x", W/${etag} , "y"`, 304],
    [`"x,${etag.slice(1)}`, 200],
    ['W/"x"', 200],
  ])
    assert.equal(
      (await ask("/core.mjs", { headers: { "if-none-match": header } })).status,
      status,
      header,
    );
});

test("a coding refused by its quality is not sent", async () => {
  for (const [accepts, coding] of [
    ["gzip;q=0", undefined],
    ["br;q=0, gzip;q=0.000", undefined],
    ["br;q=0, gzip", "gzip"],
    ["gzip;q=0.5", "gzip"],
    ["*", "gzip"],
    ["*;q=0", undefined],
    ["gzip; q=0, *", undefined],
    ["GZIP", "gzip"],
    ["xgzip", undefined],
  ])
    assert.equal(
      (await ask("/big.css", { headers: { "accept-encoding": accepts } })).headers[
        "content-encoding"
      ],
      coding,
      accepts,
    );
});

test("what is no address is a bad request", async () => {
  for (const path of ["http://[", "http://x:99999/"]) {
    const { status, headers, body } = await ask(path);
    assert.equal(status, 400, path);
    assert.equal(headers["content-security-policy"], POLICY);
    assert.match(body.toString(), /not a valid address/);
  }
  assert.equal(
    (await ask("http://elsewhere.invalid/core.mjs")).status,
    200,
    "a whole address is answered by its path",
  );
});

test("no redirect leads to another host", async () => {
  for (const path of [
    "/.//fulke",
    "/.//evil.invalid/..%2ffulke",
    "/%2e//evil.invalid/..%2ffulke",
    "//fulke",
    "/\\\\fulke",
  ]) {
    const { status, headers } = await ask(path);
    assert.ok(status < 500, `${path}: ${status}`);
    assert.match(headers.location ?? "/none", /^\/[^/\\]/, path);
  }
  assert.equal((await ask("/.//evil.invalid/..%2ffulke")).status, 301);
});

test("a symbolic link is followed within the folder, and not out of it", async () => {
  assert.equal((await ask("/inner.html")).body.toString(), "<h1>More</h1>");
  for (const path of ["/outer.txt", "/outer", "/outer/", "/outer/secret.txt"])
    assert.equal((await ask(path)).status, 404, path);
});

test("a packed twin is sent to those who take it, unless it is older than the file", async () => {
  const packed = await ask("/big.css", { headers: { "accept-encoding": "gzip, br" } });
  assert.equal(packed.headers["content-encoding"], "gzip");
  assert.equal(packed.headers["content-type"], "text/css; charset=utf-8");
  assert.equal((await ask("/big.css")).body.toString(), "a{}");
  assert.equal(
    (await ask("/old.css", { headers: { "accept-encoding": "gzip" } })).headers["content-encoding"],
    undefined,
  );
});

test("what has no twin is packed here, if that is worth it, and anew when the file changes", async () => {
  const path = join(root, "long.html");
  for (const words of ["one ".repeat(1000), "two ".repeat(900)]) {
    writeFileSync(path, words);
    for (const [accepts, coding, unpack] of [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip, deflate", "gzip", gunzipSync],
    ]) {
      for (const turn of ["packed", "kept"]) {
        const { headers, body } = await ask("/long.html", {
          headers: { "accept-encoding": accepts },
        });
        assert.equal(headers["content-encoding"], coding, turn);
        assert.equal(Number(headers["content-length"]), body.length);
        assert.ok(body.length < 200, `${body.length} bytes`);
        assert.equal(unpack(body).toString(), words);
        assert.equal(
          (
            await ask("/long.html", {
              headers: { "accept-encoding": accepts, "if-none-match": headers.etag },
            })
          ).status,
          304,
        );
      }
    }
    assert.equal((await ask("/long.html")).body.toString(), words);
  }
  assert.equal(
    (await ask("/core.mjs", { headers: { "accept-encoding": "br" } })).headers["content-encoding"],
    undefined,
  );
});

test("where nothing is packed each file is sent as it is, to those who take packed ones too", async () => {
  writeFileSync(join(root, "long.css"), "a { color: red; }\n".repeat(200));
  const plain = await serve({ root, port: 0, packs: false });
  try {
    for (const path of ["long.css", "big.css"]) {
      const sent = await fetch(`${plain.url}${path}`, {
        headers: { "accept-encoding": "gzip, br" },
      });
      assert.equal(sent.headers.get("content-encoding"), null, path);
      assert.equal(sent.headers.get("content-length"), String((await sent.text()).length), path);
    }
  } finally {
    await plain.close();
  }
});

test("HEAD sends no body, and other methods are refused", async () => {
  const head = await ask("/", { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.equal(head.body.length, 0);
  assert.equal((await ask("/", { method: "POST" })).status, 405);
});

test("a taken port that was asked for is an error, not another port", async () => {
  await assert.rejects(serve({ root, port: server.port }), { code: "EADDRINUSE" });
});
