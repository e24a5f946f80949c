// How a lesson is written: assets/lessons/README.md as a part of a page.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import markdown from "markdown-it";

import { lessons } from "../../lib/paths.mjs";
import { example } from "../../lib/lessons.mjs";

export default function () {
  const text = readFileSync(join(lessons, "README.md"), "utf8");
  const html = markdown()
    .render(text.replace(/^# .*\n+/, ""))
    .replaceAll("<table>", '<div class="scroll"><table class="plain">')
    .replaceAll("</table>", "</table></div>");
  return { html, example: example() };
}
