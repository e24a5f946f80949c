// The notes beside the text of a book: which of them have room in the margin.

/**
 * Notes hang in the margin without taking height, so that the text runs on beside them. Where the next note would
 * run into one still hanging, the earlier is marked ("hold"): without scripts it stands below its paragraph instead. Heights are reckoned from the words:
 * a line of text 30 px, of a note 21 px with 27 characters.
 */
export class Margin {
  #y = 0;
  #end = 0;
  #count = 0;
  #held = new Set();
  #last = null;

  skip(height) {
    this.#y += height;
  }

  beside(chars, height) {
    const tall = chars.reduce((sum, n) => sum + Math.ceil(n / 27) * 21 + 14, 0);
    if (this.#y < this.#end && this.#last !== null) {
      this.#held.add(this.#last);
      this.#y = this.#end + 10;
    }
    this.#last = ++this.#count;
    this.#end = this.#y + tall;
    this.#y += height;
    return `@hang${this.#last}@`;
  }

  settle(html) {
    return html.replace(/@hang(\d+)@/g, (_, n) => (this.#held.has(Number(n)) ? "hold" : "hang"));
  }
}

/** What a paragraph whose notes have this mark is marked with: it is laid out before its notes have come over the net, and then stands. */
export const noted = (mark) => `noted-${mark}`;
