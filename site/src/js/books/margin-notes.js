// Notes in the margin begin beside their paragraph and never run into one another: each is set lower by as much as
// the one above it needs. The text itself does not move; the book ends where the last of them does. Runs as soon as the article is there, before it is painted.
(function () {
  var book = document.querySelector(".book");
  if (!book) return;
  var notes = book.querySelectorAll(".notes");
  function set() {
    var end = -Infinity,
      tops = [],
      i;
    for (i = 0; i < notes.length; i += 1) notes[i].style.top = "";
    book.style.setProperty("--last-note", "0px");
    if (!notes.length || getComputedStyle(notes[0].parentNode).display !== "grid") return;
    for (i = 0; i < notes.length; i += 1)
      tops.push([
        notes[i].getBoundingClientRect().top,
        notes[i].firstElementChild.getBoundingClientRect().top,
        notes[i].lastElementChild.getBoundingClientRect().bottom,
      ]);
    for (i = 0; i < notes.length; i += 1) {
      var down = Math.max(0, end + 16 - tops[i][1]);
      if (down > 0) notes[i].style.top = Math.ceil(down) + "px";
      end = tops[i][2] + down;
    }
    book.style.setProperty(
      "--last-note",
      Math.max(0, Math.ceil(end - book.getBoundingClientRect().bottom)) + "px",
    );
  }
  set();
  book.classList.add("placed");
  addEventListener("resize", set);
  addEventListener("load", set);
  if (document.fonts) document.fonts.ready.then(set);
  var changed = new MutationObserver(set);
  changed.observe(book, { attributes: true, attributeFilter: ["class"] });
  changed.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme", "data-reading"],
  });
})();
