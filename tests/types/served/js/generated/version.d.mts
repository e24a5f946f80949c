// Written by writeEdition() of site/lib/edition.mjs.
export const edition: { version: string; date: string };
