// The kinds of the battle side by side, for games/compare.njk.

import { comparison } from "../../lib/compare.mjs";

export default comparison;
