// Sentences of the list of shortcuts; what each key does stands in actions.mjs.

export const shortcuts = {
  title: "Shortcuts",
  single: "Shortcuts of one letter or sign",
  singleOff:
    "When this is off, they do nothing on this site. The arrow keys and the other keys still work.",
  close: "Close",
};
