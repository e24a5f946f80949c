// The headings of the chess problems, for their page.

import { headings } from "../../lib/headings.mjs";

export default () => headings();
