// What the scripts know better than the types of the DOM: which elements their selectors find, and what their own events carry.

interface ParentNode {
  querySelector(selectors: string): any;
  querySelectorAll(selectors: string): NodeListOf<any>;
}
interface Element extends HTMLOrSVGElement {
  closest(selectors: string): any;
  hidden: any;
  readonly offsetTop: number;
  readonly offsetHeight: number;
  click(): void;
}
interface Document {
  getElementById(id: string): any;
}
interface HTMLLIElement {
  /** How many lines of a list of moves it stands for (moves.mjs). */
  lines: number;
}
interface Navigator {
  readonly connection?: { saveData: boolean };
}
interface EventTarget {
  closest?(selectors: string): any;
}
interface Event {
  readonly detail: any;
}
