// The cells of a board's grid, row by row as a screen reader goes through them.

/** {rows: elements, cells: the cell of each spot by its number}. Buttons have none. */
export function gridRows(spots) {
  const cells = new Map(),
    spotsByRow = new Map();
  spots.forEach((spot, index) => {
    if (spot.kind === "button") return;
    const row = spot.row >= 0 ? spot.row : 1000; // spots of no row come last
    if (!spotsByRow.has(row)) spotsByRow.set(row, []);
    spotsByRow.get(row).push({ spot, index });
  });
  const rows = [...spotsByRow]
    .sort((a, b) => a[0] - b[0])
    .map(([, inRow]) => {
      const row = document.createElement("div");
      row.setAttribute("role", "row");
      for (const { spot, index } of inRow.sort((a, b) => a.spot.column - b.spot.column)) {
        const cell = document.createElement("div");
        cell.setAttribute("role", "gridcell");
        cell.className = spot.kind;
        cell.tabIndex = -1;
        cell.dataset.spot = index;
        cell.dataset.name = spot.name;
        cells.set(index, cell);
        row.append(cell);
      }
      return row;
    });
  return { rows, cells };
}
