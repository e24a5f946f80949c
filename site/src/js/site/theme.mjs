// The switch between light, dark and projector, remembered; "as the device" follows the device.

import { get, onChange, set } from "./prefs.mjs";

const root = document.documentElement;
const night = matchMedia("(prefers-color-scheme: dark)");
const chosen = () => get("theme");

function setTheme(choice) {
  set("theme", choice);
  apply(choice);
}

let override = null;

/** Another theme for as long as something is shown in it; null: the one chosen again. */
export function applyTheme(theme) {
  override = theme;
  apply(chosen());
}

// And tells the page by an event "theme" on the root.
function apply(choice) {
  const theme = override ?? (choice !== "auto" ? choice : night.matches ? "dark" : "light");
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
  root.dispatchEvent(new CustomEvent("theme", { detail: theme }));
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute("content", getComputedStyle(root).getPropertyValue("--paper").trim());
}

night.addEventListener("change", () => apply(chosen()));
onChange("theme", apply);
const boards = () => import("./boards.mjs");
onChange("boards", async (choice) => (await boards()).applyBoards(choice));

const box = document.querySelector(".theme");
if (box) {
  for (const radio of box.querySelectorAll("input")) {
    radio.checked = radio.value === chosen();
    radio.addEventListener("change", () => setTheme(radio.value));
  }
  box.addEventListener("toggle", async () => (await boards()).offerBoards(box), { once: true });
  const close = (back) => {
    box.open = false;
    if (back) box.querySelector("summary").focus();
  };
  box.addEventListener(
    "keydown",
    (event) => event.key === "Escape" && box.open && (event.stopPropagation(), close(true)),
  );
  document.addEventListener(
    "pointerdown",
    (event) => box.open && !box.contains(event.target) && close(false),
  );
}
apply(chosen());

// On paper a page says where it stands; of a copy on this machine alone nobody else would find the host.
const address = document.querySelector('[data-part="address"]');
if (address && !/^(localhost|127\.[\d.]+|\[::1\]|)$/.test(location.hostname))
  address.textContent = location.host + address.textContent;
