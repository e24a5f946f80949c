// Keys of one letter that work on every page. All are in this list, and whether one may act is asked in this one place.

const keys = {
  "/": () => document.querySelector('[role="search"] input') ?? document.querySelector("a.seek"),
};

const writing = (target) => target.closest?.("input:not([type=radio], [type=checkbox]), select, textarea, dialog, canvas, [contenteditable]");

addEventListener("keydown", (event) => {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || writing(event.target)) return;
  if (!Object.hasOwn(keys, event.key) || document.querySelector("dialog[open]")) return;
  const wanted = keys[event.key]();
  if (!wanted) return;
  event.preventDefault();
  if (wanted.localName === "a") wanted.click();
  else wanted.focus();
});
