// The names people know some games by today, shown in brackets after the book's.

export default {
  "falkener-shatranj": "shatranj",
  "falkener-xiangqi": "xiangqi",
  "falkener-shogi": "shogi",
  "falkener-siamese": "makruk",
};
