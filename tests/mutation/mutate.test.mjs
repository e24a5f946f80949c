// Which mutants are made of a piece of C++, and how they stand in it.
import test from "node:test";
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { mutants, tokens, withMutants } from "./mutate.mjs";
import { withoutDependencies } from "./program.mjs";

const changes = (source) => mutants(source).map(({ line, what }) => `${line}: ${what}`);
const numbered = (source) => mutants(source).map((one, i) => ({ ...one, number: i + 1 }));

test("a condition is mutated by its comparisons, its and, its numbers", () => {
  assert.deepEqual(changes("void f() {\n  if (a < 2 && !b) return;\n}\n"), [
    "2: < → <=",
    "2: < → >",
    "2: 2 → 3",
    "2: && → ||",
    "2: ! → nothing",
  ]);
});

test("a returned value, a right-hand side and the middle of a for are mutated", () => {
  assert.deepEqual(
    changes(
      "int f() {\n  const int n = a + 1;\n  for (int i = 0; i < n; ++i) g(i);\n  return n - 1;\n}\n",
    ),
    [
      "2: + → -",
      "2: 1 → 0",
      "2: 1 → 2",
      "3: < → <=",
      "3: < → >",
      "3: g(i); → nothing",
      "4: - → +",
      "4: 1 → 0",
      "4: 1 → 2",
    ],
  );
});

test("a statement may be left out, a declaration may not", () => {
  assert.deepEqual(
    changes(
      "void f() {\n  std::vector<int> all;\n  all.push_back(x);\n  Position p = start();\n  p.clock = 0;\n}\n",
    ),
    ["3: all.push_back(x); → nothing", "5: p.clock = 0; → nothing", "5: 0 → 1"],
  );
});

test("templates, references, texts, comments, constants and preprocessor lines are let be", () => {
  const source =
    '#include <a>\n// if (a < b)\nconstexpr int size = 3;\ntemplate <class T>\nstd::map<int, T>& f(T&& x) {\n  static_assert(size > 2);\n  auto g = [&] { h(); };\n  return "a < b";\n}\n';
  assert.deepEqual(changes(source), ["7: h(); → nothing"]);
});

test("what is declared const, to be overridden or not to throw is no statement", () => {
  assert.deepEqual(
    changes(
      "struct A {\n  double odds(const Position& p, Move m) const;\n  int f() noexcept;\n  int g() override;\n};\n",
    ),
    [],
  );
});

test("two names declared at once are not taken for one value", () => {
  assert.deepEqual(changes("void f() {\n  const int a = x + 1, b = y;\n}\n"), []);
});

test("the middle of a for is no statement", () => {
  assert.ok(
    mutants("void f() {\n  for (int i = 0; i < n; ++i) {\n  }\n}\n").every(
      ({ form }) => form === "value",
    ),
  );
});

test("all mutants of a place stand behind switches, and every line keeps its number", () => {
  const source =
    "bool f(int a,\n       int b) {\n  return a < b && // why\n         b > 0;\n}\nint g();\n";
  const written = withMutants(source, numbered(source));
  assert.equal(written.split("\n").length, source.split("\n").length);
  assert.equal(
    written.split("\n").findIndex((line) => line.startsWith("int g")),
    5,
  );
  for (const { number } of numbered(source))
    assert.equal(written.split(`ludus_mutant(${number})`).length, 2);
  assert.ok(written.includes("a <= b && b > 0"));
  assert.doesNotMatch(written, /why/);
});

test("a statement that is mutated may stand before else", () => {
  const source = "void f() {\n  if (x) a = 1;\n  else a = 2;\n}\n";
  const [, , leftOut] = numbered(source);
  assert.match(
    withMutants(source, [leftOut]),
    /if \(x\) \{ if \(ludus_mutant\(\d\)\) \{.*\} else \{ a = 1; \} \}\n {2}else a = 2;/,
  );
});

test("only the chosen mutants stand in what is written", () => {
  const source = "int f() {\n  return a + b;\n}\n";
  const [one] = numbered(source);
  assert.equal(withMutants(source, []), source);
  assert.equal(
    withMutants(source, [one]),
    "int f() {\n  return (ludus_mutant(1) ? (a - b) : (a + b));\n}\n",
  );
});

test("tokens know their lines and the blanks about them", () => {
  const list = tokens('a <b\n  "x;y" 1\'000');
  assert.deepEqual(
    list.map(({ text, line }) => [text, line]),
    [
      ["a", 1],
      ["<", 1],
      ["b", 1],
      ['"x;y"', 2],
      ["1'000", 2],
    ],
  );
  assert.deepEqual([list[1].before, list[1].after], [true, false]);
});

/** What mutants.mjs answers that is asked to list. */
const asked = (...words) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL("mutants.mjs", import.meta.url)), "--list", ...words],
    { encoding: "utf8", timeout: 120_000, maxBuffer: 1 << 28 },
  );

test("a sample with those kept has all that were seen before, and so many others", () => {
  const listed = (...words) => {
    const { stdout, status } = asked("core/tables", ...words);
    assert.equal(status, 0);
    return stdout.trim().split("\n").slice(0, -1); // the last tells how many
  };
  const kept = listed("--kept", "--keep");
  assert.ok(kept.length > 5);
  const both = listed("--sample", "4", "--with-kept");
  assert.equal(both.length, kept.length + 4);
  for (const one of kept) assert.ok(both.includes(one), one);
});

test("--with-kept without a sample is a mistake that is told", () => {
  const { stderr, status } = asked("--with-kept");
  assert.equal(status, 2);
  assert.match(
    stderr,
    /^mutants: --with-kept adds to a sample: it wants --sample N beside it\. usage:/,
  );
});

test("nothing is left of a command's writing down of what it depends on", () => {
  assert.equal(
    withoutDependencies("c++ -MD -MT a/b.cpp.o -MF a/b.cpp.o.d -Mine -o a/b.cpp.o -c /p/a/b.cpp"),
    "c++ -Mine -o a/b.cpp.o -c /p/a/b.cpp",
  );
});
