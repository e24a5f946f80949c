// Options of a game as one line, as addresses and lessons have them: "leap=false camp=6".

/** Those that are not as they are where nobody chooses. @param {{ options: { key: string, standard: string }[] }} card */
export const optionsText = (card, options) =>
  card.options
    .filter(({ key, standard }) => options[key] !== undefined && options[key] !== standard)
    .map(({ key }) => `${key}=${options[key]}`)
    .join(" ");

/** The lines of a lesson that show a position (assets/lessons/README.md). */
export const lessonLines = ({ game, options, position }) =>
  [`game: ${game}`, options && `options: ${options}`, `setup: ${position}`]
    .filter(Boolean)
    .join("\n");
