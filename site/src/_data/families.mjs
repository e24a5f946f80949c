// What a family of games is called on the pages; what is told of it stands in _includes/families/<id>.njk, and after its
// games in <id>-after.njk.

export default {
  rithmomachia: { title: "Rithmomachia (number chess)", others: "Other versions" },
  tables: { title: "Backgammon family", others: "Other games" },
  chess: { title: "Chess of the world", others: "Other games" },
};
