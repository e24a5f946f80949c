// What a browser needs to install the site as an app. Every address is relative to this file, so the site can be in any folder.

const icon = (src, sizes, purpose = "any") => ({ src, sizes, type: "image/png", purpose });
const shortcut = (name, url, description) => ({
  name,
  url,
  description,
  icons: [icon("icons/icon-192.png", "192x192")],
});

export const data = { permalink: "/app.webmanifest", eleventyExcludeFromCollections: true };

export const render = () =>
  `${JSON.stringify(
    {
      name: "Codex Ludorum",
      short_name: "Ludorum",
      description:
        "Old books of games, annotated, with boards to play on. Works without a network.",
      lang: "en-GB",
      dir: "ltr",
      id: "./",
      start_url: "./",
      scope: "./",
      display: "standalone",
      background_color: "#fbf7ee",
      theme_color: "#fbf7ee",
      categories: ["games", "education", "books"],
      icons: [
        { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        icon("icons/icon-192.png", "192x192"),
        icon("icons/icon-512.png", "512x512"),
        icon("icons/icon-maskable-512.png", "512x512", "maskable"),
      ],
      shortcuts: [
        shortcut("Play", "games/", "Choose a game"),
        shortcut("Puzzles", "puzzles/", "The puzzle of the day, and others"),
        shortcut("Books", "books/", "Read the books"),
      ],
    },
    null,
    1,
  )}\n`;
