// What every script does with the page: finds its parts, makes elements.

/** A part of a piece of the page by its name (data-part). */
export const part = (root, name) => root.querySelector(`[data-part="${name}"]`);
export const partsOf = (root) => (name) => part(root, name);

/** An element with attributes, properties and listeners ({onclick}), and what stands in it; null, undefined and false are left out. */
export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === false || value === undefined || value === null) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key in made && key !== "list" && typeof value !== "string") made[key] = value;
    else made.setAttribute(key === "className" ? "class" : key, value === true ? "" : value);
  }
  made.append(
    ...children.flat().filter((child) => child !== null && child !== undefined && child !== false),
  );
  return made;
}
