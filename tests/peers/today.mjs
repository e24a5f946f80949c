/** The options of each game as `ludus uci` plays it, by id: the rules of today, counts and repetitions included. `side`: an interface. */
export const rulesOfToday = async (side) =>
  Object.fromEntries(
    JSON.parse(await side.call("catalogue")).map(({ id, presets }) => [
      id,
      Object.entries(presets.find((preset) => preset.id === "modern")?.options ?? {})
        .map((option) => option.join("="))
        .join(" "),
    ]),
  );
