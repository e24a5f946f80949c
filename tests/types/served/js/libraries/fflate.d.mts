// A library, as site/lib/glue.mjs writes it.
export const Zip: any, ZipDeflate: any, strToU8: any;
