// A library, as site/lib/wasm-assets.mjs writes it.
export default class MiniSearch {
  constructor(options: object);
  [name: string]: any;
}
