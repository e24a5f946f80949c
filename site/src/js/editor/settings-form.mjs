// What a position says besides its pieces: whose turn it is, what was moved before, dice. One field for each setting of the kit.

import { element } from "../site/dom.mjs";
import { say } from "../site/say.mjs";
import { settings as words } from "../words/editor.mjs";
import { toggled } from "./palette-steps.mjs";

const mostRadios = 3; // more choices than these are a list that opens
const mostBoxes = 8; // more boxes than these are folded away

/** @typedef {{ id: string, label: string, kind: "choice" | "many" | "number" | "spots", choices?: { value: string, label: string }[],
 *   least?: number, most?: number }} Setting */

export class SettingsForm {
  #box;
  #settings;
  #set;
  #pick;
  #fields = new Map();
  #values = {};
  /** The setting whose spots are being chosen on the board; "" for none. */
  picking = "";

  /**
   * `set(id, value)` changes the position; `pick(id)` is told which setting's spots are chosen on the board now, "" for none.
   * @param {HTMLElement} box @param {Setting[]} settings
   * @param {{ set: (id: string, value: string) => void, pick: (id: string) => void }} how
   */
  constructor(box, settings, { set, pick }) {
    this.#box = box;
    this.#settings = settings;
    this.#set = set;
    this.#pick = pick;
    box.replaceChildren(
      ...settings.map((setting) => {
        const field = this.#fieldOf(setting);
        const fault = element("p", { className: "field-fault", id: `fault-${setting.id}` });
        fault.hidden = true;
        field.root.classList.add("setting");
        field.root.dataset.setting = setting.id;
        field.root.append(fault);
        this.#fields.set(setting.id, { ...field, fault });
        return field.root;
      }),
    );
  }

  label(id) {
    return this.#settings.find((setting) => setting.id === id)?.label ?? "";
  }

  /** Shows the values of a position, and which setting is at fault, with the sentence. */
  show(values, { setting = "", sentence = "" } = {}) {
    this.#values = values;
    for (const { id } of this.#settings) {
      const { show, controls, fault } = this.#fields.get(id);
      show(values[id] ?? "");
      const wrong = id === setting;
      fault.hidden = !wrong;
      fault.textContent = wrong ? sentence : "";
      for (const control of controls) {
        if (wrong) control.setAttribute("aria-describedby", fault.id);
        else control.removeAttribute("aria-describedby");
        if (wrong && !control.matches("button")) control.setAttribute("aria-invalid", "true");
        else control.removeAttribute("aria-invalid");
      }
    }
  }

  /** The names of the spots a setting has now. */
  spotsOf(id) {
    return (this.#values[id] ?? "").split(/\s+/).filter(Boolean);
  }

  /** A spot touched on the board while its setting is chosen. */
  toggle(name) {
    this.#set(this.picking, toggled(this.#values[this.picking] ?? "", name));
  }

  /** Ends choosing on the board. */
  stop() {
    if (this.picking === "") return;
    const { button } = this.#fields.get(this.picking);
    this.picking = "";
    button.setAttribute("aria-pressed", "false");
    button.textContent = words.choose;
    this.#pick("");
  }

  #fieldOf(setting) {
    if (setting.kind === "many") return this.#many(setting);
    if (setting.kind === "number") return this.#number(setting);
    if (setting.kind === "spots") return this.#spots(setting);
    return setting.choices.length > mostRadios ? this.#list(setting) : this.#radios(setting);
  }

  #list({ id, label, choices }) {
    const select = element(
      "select",
      { id: `setting-${id}`, onchange: () => this.#set(id, select.value) },
      choices.map(({ value, label: told }) => element("option", { value }, told)),
    );
    return {
      root: element("div", {}, element("label", { for: select.id }, label), select),
      controls: [select],
      show: (value) => {
        select.value = value;
      },
    };
  }

  #radios({ id, label, choices }) {
    const radios = choices.map(({ value }) =>
      element("input", {
        type: "radio",
        name: `setting-${id}`,
        value,
        onchange: () => this.#set(id, value),
      }),
    );
    const root = element(
      "fieldset",
      { className: "in-row", role: "radiogroup", id: `setting-${id}` },
      element("legend", {}, label),
      choices.map(({ label: told }, i) =>
        element("label", {}, radios[i], element("span", {}, told)),
      ),
    );
    return {
      root,
      controls: [root],
      show: (value) => radios.forEach((radio) => (radio.checked = radio.value === value)),
    };
  }

  #many({ id, label, choices }) {
    const change = () =>
      this.#set(
        id,
        boxes
          .filter((box) => box.checked)
          .map((box) => box.value)
          .join(" "),
      );
    const boxes = choices.map(({ value }) =>
      element("input", { type: "checkbox", value, onchange: change }),
    );
    const list = element(
      "fieldset",
      { className: "in-row", id: `setting-${id}` },
      element("legend", {}, label),
      choices.map(({ label: told }, i) =>
        element("label", {}, boxes[i], element("span", {}, told)),
      ),
    );
    return {
      root: element(
        "div",
        {},
        choices.length > mostBoxes
          ? element("details", {}, element("summary", {}, label), list)
          : list,
      ),
      controls: boxes,
      show: (value) => {
        const has = value.split(/\s+/);
        boxes.forEach((box) => (box.checked = has.includes(box.value)));
      },
    };
  }

  #number({ id, label, least, most }) {
    const input = element("input", {
      type: "number",
      id: `setting-${id}`,
      min: String(least),
      max: String(most),
      step: "1",
      inputmode: "numeric",
      onchange: () => this.#set(id, input.value.trim()),
    });
    return {
      root: element(
        "div",
        {},
        element("label", { for: input.id }, label),
        input,
        element("span", { className: "range" }, say(words.range, { least, most })),
      ),
      controls: [input],
      show: (value) => {
        input.value = value || String(least);
      },
    };
  }

  #spots({ id, label }) {
    const told = element("p", { className: "spots-told", id: `setting-${id}` });
    const button = element(
      "button",
      {
        type: "button",
        "aria-pressed": "false",
        "data-testid": `choose-${id}`,
        onclick: () => {
          if (this.picking === id) return this.stop();
          this.stop();
          this.picking = id;
          button.setAttribute("aria-pressed", "true");
          button.textContent = words.choosing;
          return this.#pick(id);
        },
      },
      words.choose,
    );
    return {
      root: element(
        "fieldset",
        {},
        element("legend", {}, label),
        element("div", { className: "bar" }, told, button),
      ),
      button,
      controls: [button],
      show: (value) => {
        const names = value.split(/\s+/).filter(Boolean);
        told.textContent =
          names.length === 0
            ? words.noSpots
            : say(words.spots, { n: names.length, names: names.join(" ") });
      },
    };
  }
}
