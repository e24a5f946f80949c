// A library, as site/lib/glue.mjs writes it.
export default class MiniSearch {
  constructor(options: object);
  [name: string]: any;
}
