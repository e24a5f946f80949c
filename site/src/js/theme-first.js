// Before anything is painted: the theme the reader chose, and word that scripts run.
(function () {
  var root = document.documentElement, chosen = "auto";
  root.classList.add("js");
  try { chosen = localStorage.getItem("codex-ludorum/theme") || "auto"; } catch (refused) { /* a browser that keeps nothing */ }
  if (chosen !== "light" && chosen !== "dark" && chosen !== "projector") chosen = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.setAttribute("data-theme", chosen);
})();
