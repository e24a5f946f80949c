// A library, as site/lib/wasm-assets.mjs writes it.
export const Zip: any, ZipDeflate: any, strToU8: any;
