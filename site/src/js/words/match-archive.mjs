// What is said of a saved game in a list.

export const saved = {
  computer: "the computer",
  computerAt: "the computer (level {level} of {count})",
  aGame: "A game",
  against: "against {computer}",
  againstMany: "against computers",
  onlyComputers: "only computers",
  moves: { one: "1 move", other: "{n} moves" },
  today: "today, {time}",
  yesterday: "yesterday, {time}",
};
