// What the choice of boards says.

export const boards = { head: "Board", paper: "Paper", wood: "Wood" };
