// What an army on the board comes to, where its men bear numbers.

const armies = ["even", "odd", "third", "fourth"];  // the painter's names for the seats

/** Per seat, the sum of the numbers on its men in the picture; null for a seat whose men bear none. */
export function muster(svg) {
  const template = document.createElement("template");
  template.innerHTML = svg;
  return armies.map((army) => {
    const numbers = [...template.content.querySelectorAll(`.man.${army} text:not(.count text)`)].map((text) => Number(text.textContent));
    return numbers.length === 0 || numbers.some(Number.isNaN) ? null : numbers.reduce((sum, number) => sum + number, 0);
  });
}

/** 1752 as "1 752", with a thin space that does not break. */
export const grouped = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, "\u202f");
