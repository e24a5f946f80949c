// Where the site stands, which may be any folder of any host.

/** The address of a page or a file of the site, by its path from the site's root: "play/" or "/play/#...". @param {string} [path] */
export const siteUrl = (path = "") => new URL(`../../${path.replace(/^\//, "")}`, import.meta.url);
