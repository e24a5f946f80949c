// A page opened from a folder instead of being served: it reads well, its links find their pages, and a line says what is missing.
document.addEventListener("click", function (event) {
  var link = event.target.closest("a[href]");
  if (!link || link.protocol !== "file:" || !/\/$/.test(link.pathname)) return;
  event.preventDefault();
  location.href = link.pathname + "index.html" + link.search + link.hash;
});
function say() {
  var main = document.querySelector("main"),
    line = document.createElement("p");
  line.className = "notice as-file";
  line.textContent =
    "This page was opened from a folder, so you can read it but not play. To play, open a terminal in the folder that contains START.txt, type “python3 -m http.server”, and go to http://localhost:8000/.";
  main.insertBefore(line, main.firstChild);
}
// This script is fetched beside the page, which may have been read to its end by then.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", say);
else say();
