// What a family of games is called on the pages, as its family.cpp says; what is told of it stands in _includes/families/<id>.njk, and
// after its games in <id>-after.njk.

import { proof } from "../../lib/core.mjs";

export default async () =>
  Object.fromEntries((await proof()).families().map((family) => [family.id, family]));
