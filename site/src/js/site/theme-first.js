// Before anything is painted: that scripts run, the theme, the boards and the spelling the reader chose, whether the page's board lies, and
// whether a first visit is offered a lesson.
(function () {
  var root = document.documentElement,
    chosen = "auto",
    reading,
    lying,
    boards,
    kept;
  if (location.protocol === "file:") {
    // Opened from a folder: a page to read, for browsers load no modules so.
    var more = document.createElement("script");
    more.src = /** @type {HTMLScriptElement} */ (document.currentScript).src.replace(
      "theme-first",
      "as-file",
    );
    document.head.append(more);
  } else root.classList.add("js");
  // What waits for a script of the page is shown as it stands where that script does not come.
  document.addEventListener(
    "error",
    function (event) {
      if (event.target instanceof HTMLScriptElement) root.classList.add("failed");
    },
    true,
  );
  // The rules come once the page is painted: before, they would share the line with what is painted. The table to which links of all
  // games lead asks for its own only where it is no link.
  if (root.dataset.rules && !(root.dataset.links && (location.search || location.hash))) {
    var rules = document.createElement("link");
    rules.rel = "preload";
    rules.as = "fetch";
    rules.crossOrigin = "anonymous";
    rules.href = /** @type {HTMLScriptElement} */ (document.currentScript).src.replace(
      "js/site/theme-first.js",
      "wasm/rules-" + root.dataset.rules + ".wasm",
    );
    new PerformanceObserver(function (told, observer) {
      if (told.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      document.head.append(rules);
    }).observe({ type: "paint", buffered: true });
  }
  // A touch of a board that still sleeps is kept until it wakes (early-touches.mjs); the card of a first visit goes at once.
  document.addEventListener(
    "click",
    function (event) {
      var target = event.target,
        board,
        box;
      if (!(target instanceof Element)) return;
      if (target.closest('[data-part="just-play"]')) root.classList.remove("offer");
      board = /** @type {any} */ (
        target.closest('[data-part="board"], .diagram[data-record] .board-view')
      );
      if (!board || board.classList.contains("awake")) return;
      box = board.getBoundingClientRect();
      board.touches = (board.touches || []).concat([
        [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height],
      ]);
    },
    true,
  );
  try {
    chosen = localStorage.getItem("codex-ludorum/theme") || "auto";
    reading = localStorage.getItem("codex-ludorum/reading");
    boards = localStorage.getItem("codex-ludorum/boards");
  } catch (refused) {
    /* a browser that keeps nothing */
  }
  if (chosen !== "light" && chosen !== "dark" && chosen !== "projector")
    chosen = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  root.setAttribute("data-theme", chosen);
  if (boards === "wood") {
    // Asked for while the page is read, its sheet comes before the first board is painted.
    kept = document.createElement("link");
    kept.rel = "stylesheet";
    kept.setAttribute("blocking", "render"); // what a script asks for holds up no painting by itself
    kept.href = /** @type {HTMLScriptElement} */ (document.currentScript).src.replace(
      "js/site/theme-first.js",
      "assets/css/wood.css",
    );
    document.head.append(kept);
    root.setAttribute("data-board", boards);
  }
  if (reading === "modern" || reading === "side") root.setAttribute("data-reading", reading);
  // A first visit to a table of this family, for the table's sake and not for a link's: the card that offers to teach it stands there at once.
  try {
    if (
      root.dataset.offer &&
      !location.search &&
      !location.hash &&
      !localStorage.getItem("codex-ludorum/match/" + root.dataset.offerSlot) &&
      !/\ball\b/.test((kept = " " + localStorage.getItem("codex-ludorum/offered") + " ")) &&
      kept.indexOf(" " + root.dataset.offer + " ") < 0
    ) {
      // Remembered now: whoever goes to the lesson at once leaves before the table's own scripts are there.
      localStorage.setItem(
        "codex-ludorum/offered",
        (kept.replace(" null ", " ") + root.dataset.offer).trim(),
      );
      root.classList.add("offer");
    }
  } catch (refused) {
    /* whoever keeps nothing is not asked each time */
  }
  // A page of many games that is asked for one.
  kept = /[?&]game=([\w-]+)/.exec(location.search);
  if (kept) root.setAttribute("data-asked", kept[1]);
  kept = null;
  if (!root.dataset.lies) return;
  lying = matchMedia(root.dataset.lies).matches;
  // The slot says which game lies there (store.mjs).
  if (root.dataset.slot)
    try {
      kept = JSON.parse(localStorage.getItem("codex-ludorum/match/" + root.dataset.slot));
      if (kept && kept.game)
        kept = JSON.parse(localStorage.getItem("codex-ludorum/game/" + kept.game));
    } catch (refused) {
      /* nothing kept, or nothing sound */
    }
  if (kept && kept.view && typeof kept.view.lying === "boolean") lying = kept.view.lying;
  if (lying) root.classList.add("lying");
})();
