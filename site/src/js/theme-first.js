// Before anything is painted: that scripts run, the theme the reader chose, and whether the page's board lies.
(function () {
  var root = document.documentElement, chosen = "auto", lying, kept;
  root.classList.add("js");
  try { chosen = localStorage.getItem("codex-ludorum/theme") || "auto"; } catch (refused) { /* a browser that keeps nothing */ }
  if (chosen !== "light" && chosen !== "dark" && chosen !== "projector") chosen = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.setAttribute("data-theme", chosen);
  if (!root.dataset.lies) return;
  lying = matchMedia(root.dataset.lies).matches;
  // The slot says which game lies there (store.mjs).
  if (root.dataset.slot) try {
    kept = JSON.parse(localStorage.getItem("codex-ludorum/match/" + root.dataset.slot));
    if (kept && kept.game) kept = JSON.parse(localStorage.getItem("codex-ludorum/game/" + kept.game));
  } catch (refused) { /* nothing kept, or nothing sound */ }
  if (kept && kept.view && typeof kept.view.lying === "boolean") lying = kept.view.lying;
  if (lying) root.classList.add("lying");
})();
