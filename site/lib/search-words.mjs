// Words people search by that no book and no page uses: other names of the games, and what the pages of the site are for.

/** Of every game of a family. */
const families = {
  rithmomachia: "rithmomachia rithmomachy number chess arithmetic maths",
  tables: "tables backgammon dice checkers race game",
  chess: "chess variant",
  egypt: "ancient egypt egyptian pharaoh reconstruction",
  egyptrace: "ancient egypt egyptian pharaoh reconstruction race dice",
  draughts: "draughts checkers dama",
  race: "race game india cowries parcheesi ludo",
  squares: "magic square numbers sums puzzle construction one player",
  tour: "knight chess puzzle solitaire path graph",
  go: "go weiqi wei-chi baduk igo stones territory",
};

const games = {
  "falkener-chaturanga": "chaturaji four-handed chess indian chess",
  "falkener-shatranj": "shatranj persian chess arabic chess medieval chess puzzle mate problem",
  "falkener-xiangqi": "xiangqi chinese chess cannon",
  "falkener-shogi": "shogi japanese chess drops",
  "falkener-siamese": "makruk thai chess siamese chess",
  "falkener-turkish": "turkish chess",
  "falkener-tamerlane": "tamerlane timur great chess giraffe camel citadel shatranj kamil",
  "falkener-double-chess": "four-handed chess chess for four partners cross board",
  "falkener-tau": "tau custodian robbers latrunculi ludus latrunculorum roman",
  "falkener-senat": "senat senet custodian sandwich capture",
  "falkener-seega": "seega siga seejeh kelbs sand holes custodian sandwich capture",
  "falkener-bowl": "bowl hab em han mehen race game dice cowries",
  "falkener-sacred-way": "sacred way twenty squares race game dice",
  "falkener-sacred-way-long": "sacred way long game thirty squares race game dice",
  "falkener-atep": "atep mora morra micatio fingers guess odds",
  "falkener-draughts": "english draughts american checkers huff",
  "falkener-polish-draughts": "polish draughts international draughts checkers",
  "falkener-knights-tour": "knights tour springer cavalier euler roget warnsdorff hamiltonian path",
  "falkener-turkish-draughts": "turkish draughts dama checkers",
  "falkener-pachisi": "pachisi parchisi parcheesi ludo twenty-five cross and circle partners",
  "falkener-chauput": "chaupat chaupur cross and circle partners",
  "falkener-chausar": "chaupar chausar long dice cross and circle",
  "falkener-ashta-kashte": "ashta kashte ashta chamma chowka bhara seven squares",
  "falkener-go": "wei-ki weiki atari ko eyes SGF enclosing surrounding",
  "royal-paume-carie": "party game many players",
};

const count = { 1: "one player", 2: "two players", 3: "three players", 4: "four players" };

/** Other words for a game of the catalogue. */
export const alsoCalled = ({ id, family, seats }) =>
  [games[id], families[family], count[seats.length]].filter(Boolean).join(" ");

/** The pages that are neither a book's nor a game's: [name, address, words]. */
export const sitePages = [
  ["Play", "/play/", "play against the computer opponent or a friend"],
  ["Games", "/games/", "all games list board games"],
  ["Your games", "/games/yours/", "saved games continue import PGN SGF KIF CSA mat"],
  ["Compare versions", "/games/compare/", "compare kinds of rithmomachia differences"],
  ["Dice puzzles of 1330", "/games/jupertiae/", "jupertiae jupertia problems backgammon puzzle"],
  ["Puzzles", "/puzzles/", "puzzle of the day best move mate in one problems"],
  ["Drills", "/drills/", "exercises puzzles training practice"],
  ["Studies", "/studies/", "study chapters games positions together analysis collection annotate"],
  ["Set up a position", "/set-up/", "board editor position own diagram problem FEN custom set up"],
  ["Lessons", "/lessons/", "lessons teacher class school kids children pupils beginners"],
  ["Capture finder", "/taken/", "how a number is taken captures"],
  [
    "Forty-four chess problems",
    "/books/falkener/chess-problems/headings/",
    "problems headings Royal MS old French guy",
  ],
  ["Fulke’s number tables, checked", "/tables/", "tables proved errors"],
  ["Falkener’s squares, checked", "/squares/", "magic squares knight's tours checker sums CSV"],
  ["Glossary", "/glossary/", "old words explained dictionary"],
  ["Use offline", "/take-along/", "download install app usb stick without internet"],
  ["About", "/about/", "about this site privacy cookies contact who made"],
  [
    "About the texts",
    "/editorial/",
    "editing transcription sources method how the texts were edited cite",
  ],
  ["Bibliography", "/bibliography/", "sources literature references"],
  ["Licences", "/licences/", "licence copyright open source fonts"],
];
