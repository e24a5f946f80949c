// A handout is printed.

document.querySelector('[data-act="print"]')?.addEventListener("click", () => print());
