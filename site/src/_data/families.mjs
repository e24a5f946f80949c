// What a family of games is called on the pages; what is told of it stands in _includes/families/<id>.njk, and after its
// games in <id>-after.njk.

export default {
  rithmomachia: { title: "The battle of numbers", others: "Other kinds" },
  tables: { title: "The games of tables", others: "Other games" },
  chess: { title: "Falkener’s chess", others: "Other games" },
};
