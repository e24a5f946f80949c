// Written by site/src/lessons/glossary.11ty.mjs.
export const terms: { [id: string]: { url: string; cite: string } };
