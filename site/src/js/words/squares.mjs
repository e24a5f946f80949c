// What the page of squares says.

export const squareWords = {
  checking: "Checking…",
  row: "Row",
  fault: "Line {line}, column {column}: {what}.",
  expected: "Expected: {expected}.",
  sums: "Sums of the lines",
  text: "As plain text",
  csv: "As CSV",
};
