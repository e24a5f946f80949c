// How long a game lasts among people who know it, in minutes, as far as we can tell: rounded, for the shelf.

export default {
  "fulke-1": 60, "fulke-2": 60, "fulke-3": 90, guild: 90, mebben: 60, "asilo-italian": 90, boissiere: 90,
  "royal-anglicorum": 30, "royal-paume-carie": 15, "royal-lombard": 15, "royal-imperial": 15, "royal-provincial": 15,
  "royal-baralie": 20, "royal-faylys": 10, "royal-mylis": 15,
  backgammon: 20, "backgammon-german": 20, "backgammon-turkish": 20,
  "falkener-shatranj": 5, "falkener-chaturanga": 60, "falkener-xiangqi": 40, "falkener-shogi": 60, "falkener-siamese": 40, "falkener-turkish": 40,
};
