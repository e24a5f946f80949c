// The versions of the battle of numbers side by side, for games/compare.njk.

import { comparison } from "../../lib/compare.mjs";

export default comparison;
