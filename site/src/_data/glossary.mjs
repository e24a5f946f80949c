// The glossary under its letters, each term with its passages; one that stands in no text stops the build.

import { allPassages, books } from "../../lib/book.mjs";
import { glossary, shelved } from "../../lib/glossary.mjs";

export default () => shelved(glossary(), books(), allPassages());
