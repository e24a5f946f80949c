// A book in old spelling: as printed, in modern spelling, or both side by side, as the reader chose; theme-first.js has
// set it on the root already. Runs as soon as the article is there, before an address is looked for in it.
(function () {
  var key = "codex-ludorum/reading",
    root = document.documentElement,
    box = document.querySelector(".spelling");
  if (!box) return;
  var places = [].map.call(document.querySelectorAll(".text .new [data-at]"), function (place) {
    return { id: place.dataset.at, now: place, old: document.getElementById(place.dataset.at) };
  });
  var chosen = function () {
    return root.getAttribute("data-reading") || "printed";
  };

  // A rule and a correction bear their id where they are seen: an address leads there, and marks what it leads to.
  function settle() {
    var modern = chosen() === "modern",
      target = decodeURIComponent(location.hash.slice(1)),
      moved = false;
    places.forEach(function (place) {
      var one = modern ? place.now : place.old,
        other = modern ? place.old : place.now;
      if (one.id === place.id) return;
      other.removeAttribute("id");
      one.id = place.id;
      if (place.id === target) moved = true;
    });
    box.querySelector('[value="' + chosen() + '"]').checked = true;
    return moved;
  }

  // The first sentence, heading or picture in sight stays where it is.
  function keepingPlace(change) {
    var edge = box.getBoundingClientRect().bottom,
      top = 0,
      stuck = edge - box.offsetHeight < 1;
    var kept = /** @type {Element} */ (null);
    if (stuck)
      [].some.call(
        document.querySelectorAll(".text .pair, .text figure, .text :is(h1, h2, h3)"),
        function (one) {
          var place = one.getBoundingClientRect();
          if (place.height === 0 || place.bottom < edge + 4) return false;
          kept = one;
          top = place.top;
          return true;
        },
      );
    var y = scrollY;
    root.style.overflowAnchor = "none"; // the browser would move it a second time
    change();
    scrollTo({
      top: kept ? scrollY + kept.getBoundingClientRect().top - top : y,
      behavior: "instant",
    });
    root.style.overflowAnchor = "";
  }

  function show(reading) {
    if (reading === chosen()) return;
    keepingPlace(function () {
      if (reading === "printed") root.removeAttribute("data-reading");
      else root.setAttribute("data-reading", reading);
      if (settle()) location.replace(location.hash);
    });
  }

  function kept() {
    var found = null;
    try {
      found = localStorage.getItem(key);
    } catch (refused) {
      return chosen();
    }
    return found === "modern" || found === "side" ? found : "printed";
  }

  if (settle())
    addEventListener("DOMContentLoaded", function () {
      location.replace(location.hash);
    });
  box.addEventListener("change", function (event) {
    try {
      localStorage.setItem(key, event.target.value);
    } catch (refused) {
      /* then for this page only */
    }
    show(event.target.value);
  });
  addEventListener("storage", function (event) {
    if (event.key === key) show(kept());
  });
  addEventListener("pageshow", function (event) {
    if (event.persisted) show(kept());
  });
})();
