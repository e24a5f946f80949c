// Who plays a seat, as a match is told of it and a record has it.

/** A person, with a name or without. */
export const person = (name = "") => ({ machine: false, level: "", name });

/** The computer player at the level of that id. */
export const computer = (level) => ({ machine: true, level, name: "" });
