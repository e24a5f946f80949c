// The lessons of the site, read, checked and drawn; a faulty one stops the build.

import { lessons } from "../../lib/lessons.mjs";

export default () => lessons();
