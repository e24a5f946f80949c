// The tabs beside a board that is played on, from left to right. A further one is a line here, its content in _includes/tabs/ID.njk,
// and, where that is filled by a script when it is first opened, a line in src/js/match/side-tabs.mjs.

export default [
  { id: "moves", label: "Moves" },
  { id: "why", label: "Why" },
  { id: "rules", label: "Rules" },
  { id: "analysis", label: "Analysis" },
];
