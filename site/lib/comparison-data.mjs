// What the comparing page sets side by side: for every point one cell a version. A cell says a fact in a few words, the same
// words where two versions agree; what that version's text calls it; its passage; and a record that shows it.
//
//   cell(fact, passage, show, name)
//
// `fact` may be a question to the core (see compare.mjs: answers); `more` of a point's cell is said after the answer. A
// passage that begins with a point stands in the version's own text: ".turn" of guild is guild.turn. A record without a
// folder lies in the version's own. One file, for it is one table.
// Long: one table, written out cell by cell.

/** The versions, in the order of their columns. */
export const kinds = [
  { id: "fulke-1", short: "Fulke I", name: "Fulke’s first version", prefix: "fulke.1" },
  { id: "fulke-2", short: "Fulke II", name: "Fulke’s second version", prefix: "fulke.2" },
  { id: "fulke-3", short: "Fulke III", name: "Fulke’s third version", prefix: "fulke.3" },
  { id: "guild", short: "The Guild", name: "The Guild’s version", prefix: "guild" },
  { id: "mebben", short: "1600s", name: "The seventeenth-century version", prefix: "mebben" },
  { id: "asilo-italian", short: "Italian", name: "The Italian reconstruction", prefix: "asilo" },
  { id: "boissiere", short: "Boissière", name: "Boissière’s version", prefix: "boissiere" },
];

const cell = (fact, passage, show = null, name = "", more = "") => ({
  fact,
  passage,
  show,
  name,
  more,
});
/** Where no rule of the version has it. The passage is the nearest that tells what there is instead. */
const no = (passage, show = null) => cell("No", passage, show);

const enters = "A capturing piece goes to the captured piece’s square, and that is its move";
const stays = "The capturing piece stays where it is";
const many = "As many as you like, or none";
const one = "One piece of the same number";
const pair = "Two pieces";
const notPair = "Not by two pieces";
const voids = "One piece: its number × or ÷ the empty squares between, in any direction";
const marked = "91 or 190 while it has all its layers, or by siege";
const left = "The sum of the layers it still has, or by siege";
const entire = "91 or 190 while it has all its layers, or any one layer";
const sum = "The sum of the layers it still has, or any one layer";
const parts = "Each like a piece of its number";
const lastOfShape = "With the last layer of a shape";
const atOnce = "They change sides, are put at once on the captor’s own edge, and fight";
const inHand =
  "They change sides and wait beside the board. A turn may put one on the captor’s own edge, and it fights";
const hindered = "Every move is stopped by enemies, and no piece of its own side can free it";
const protectedMen = "You name them before. They are protected and may not fly";
const unnamed = "You need not name them";
const line3 = "Next to each other in a row";
const line4 = "In a row, or on the corners of a 3 × 3 block";
const anyWins = "One, two or three proportions: any of them wins";
const judgedAfter = (turns) =>
  `After ${turns} turns with nothing new, a position standing a third time, or no proportion left: a lesser victory for the side that alone captured a king, else a draw`;
const [judged, judgedLate] = ["60", "300"].map(judgedAfter);
const alike = "A move with its captures, or a capture whose piece goes to the square";

export const groups = [
  {
    title: "The board and the pieces",
    points: [
      {
        id: "board",
        title: "The board",
        ask: "board",
        cells: [
          cell(null, ".board"),
          cell(null, ".board"),
          cell(null, ".board", null, "", "or at least 8 × 10, if you agree"),
          cell(null, ".board"),
          cell(null, ".board"),
          cell(null, ".board"),
          cell(null, ".board"),
        ],
      },
      {
        id: "men",
        title: "What the pieces look like",
        cells: [
          cell("Own colour above, enemy’s colour below", "fulke.men", "kings"),
          cell(
            "Own colour above, enemy’s colour below; some have signs for roots and powers",
            ".men",
            "text-cossic-root",
          ),
          cell("Both faces have one colour", ".men", "text-taken-away"),
          cell("Own colour above, enemy’s colour below", "fulke.men"),
          cell("The description does not say", "fulke.men"),
          cell("Own colour above, enemy’s colour below", "fulke.men"),
          cell("Own colour above, enemy’s colour below", "fulke.men"),
        ],
      },
      {
        id: "array",
        title: "The opening",
        ask: "array",
        cells: kinds.map(() => cell(null, ".array", "opening")),
      },
      {
        id: "first",
        title: "Who begins",
        ask: "first",
        cells: kinds.map(() => cell(null, ".first")),
      },
    ],
  },
  {
    title: "How the pieces move",
    points: [
      {
        id: "turn",
        title: "A turn",
        cells: [
          cell(alike, ".turn"),
          cell(
            `${alike}. When the enemy king is gone, also a captured piece put on the board`,
            ".turn",
          ),
          cell(alike, ".turn"),
          cell(alike, ".turn"),
          cell("A move with its captures, or a captured piece put on the board", ".turn"),
          cell("A move with its captures, or one capture without a move", ".turn"),
          cell(
            "Captures, a move, and captures again; or an irregular move; or a captured piece put on the board",
            ".turn",
          ),
        ],
      },
      {
        id: "round",
        title: "Rounds",
        ask: "march",
        cells: [
          cell(null, ".move.round", "motion-round"),
          cell(null, ".move", "text-motion-round"),
          cell(null, ".move", "text-motion-round"),
          cell(null, ".move.round", "text-round"),
          cell(null, ".move.round", "text-round"),
          cell(null, ".move", "text-round"),
          cell(null, ".move.round", "text-round"),
        ],
      },
      {
        id: "triangle",
        title: "Triangles",
        ask: "march",
        cells: [
          cell(null, ".move.triangle", "motion-triangle"),
          cell(null, ".move", "text-motion-triangle"),
          cell(null, ".move", "text-motion-triangle"),
          cell(null, ".move.triangle", "text-triangle"),
          cell(null, ".move.triangle", "text-triangle"),
          cell(null, ".move", "text-triangle"),
          cell(null, ".move.triangle", "text-triangle"),
        ],
      },
      {
        id: "square",
        title: "Squares",
        ask: "march",
        cells: [
          cell(null, ".move.square", "motion-square"),
          cell(null, ".move", "text-motion-square"),
          cell(null, ".move", "text-motion-square"),
          cell(null, ".move.square", "text-square"),
          cell(null, ".move.square", "text-square"),
          cell(null, ".move", "text-square"),
          cell(null, ".move.square", "text-square"),
        ],
      },
      {
        id: "king",
        title: "Kings",
        ask: "march",
        cells: [
          cell(null, ".move.king", "motion-king"),
          cell(null, ".move.king", "text-motion-king"),
          cell(null, ".move", "text-motion-king"),
          cell(null, ".king", "motion-king"),
          cell(null, ".move.king", "text-king"),
          cell(null, ".move.king", "text-king"),
          cell(null, ".move.king", "text-king"),
        ],
      },
      {
        id: "flying",
        title: "Flying",
        ask: "flying",
        cells: [
          cell(null, ".fly", "flight-square"),
          cell(null, ".fly", "text-flight-takes-nobody"),
          cell(null, ".move"),
          cell(null, ".fly", "flying"),
          cell(null, ".nojump"),
          cell(null, ".nojump"),
          cell(null, ".irregular", "text-irregular", "Irregular moves"),
        ],
      },
      {
        id: "leaping",
        title: "Jumping over pieces",
        ask: "leaping",
        cells: [
          cell(null, ".leap", "motion-triangle-leaps"),
          cell(null, ".move", "text-motion-stopped", "", "in other moves too, if you agree"),
          cell(null, ".move", "text-motion-stopped"),
          cell(null, ".nojump", "text-nojump"),
          cell(null, ".nojump", "text-nojump"),
          cell(null, ".nojump", "text-nojump"),
          cell(null, ".irregular", "text-irregular"),
        ],
      },
    ],
  },
  {
    title: "Capturing",
    points: [
      {
        id: "seeing",
        title: "Where a capturing piece stands",
        cells: [
          cell(
            "Where its move would reach the enemy, over other pieces too",
            ".take.after",
            "subtraction-2-square-last",
          ),
          cell("Where its move would reach the enemy", ".take.equality", "text-subtraction"),
          cell(
            "Where its move would reach the enemy; to add, next to the enemy",
            ".take.encounter",
            "text-deceipt-not-in-draught",
          ),
          cell("Where its move would reach the enemy", ".take.equality", "addition-45"),
          cell("Where its move would reach the enemy", ".take.meeting", "text-ambush-sum"),
          cell("Where its move would reach the enemy", ".take.after", "text-encounter"),
          cell("Where its move would reach the enemy", ".take.encounter", "progression-25"),
        ],
      },
      {
        id: "after",
        title: "After your move",
        cells: [
          cell(stays, ".take.after", "equality-9-after"),
          cell(stays, ".take.after", "text-equality-after"),
          cell(stays, ".place", "text-encounter"),
          cell(stays, ".take.after", "equality-9"),
          cell(stays, ".take.after", "text-meeting"),
          cell(stays, ".take.after", "text-encounter"),
          cell(stays, ".take.after", "encounter-25"),
        ],
      },
      {
        id: "before",
        title: "Before your move",
        cells: [
          cell(enters, ".take.before", "equality-9-before"),
          cell(enters, ".take.before", "text-equality-before"),
          cell(enters, ".place", "text-place-before"),
          cell(enters, ".capture.inadvertent", "text-inadvertent"),
          cell("None", ".take.owed"),
          cell("No piece moves, and that is the turn", ".take.before", "text-before"),
          cell(
            "One piece captures as many as it can, then goes to the square of one of them",
            ".take.before",
            "text-before-several",
          ),
        ],
      },
      {
        id: "several",
        title: "How many, and must you",
        cells: [
          cell(many, ".take.several"),
          cell(many, ".take.several"),
          cell(many, ".take.several"),
          cell(many, ".take.several"),
          cell("You must make every capture, by any of your pieces", ".take.owed"),
          cell(many, ".take.several"),
          cell(many, ".take.several", "text-before-several"),
        ],
      },
      {
        id: "equality",
        title: "Equality",
        cells: [
          cell(one, ".take.equality", "equality-9-after"),
          cell(one, ".take.equality", "text-equality-after"),
          cell(one, ".take.encounter", "text-encounter", "Encounter"),
          cell(one, ".take.equality", "equality-9"),
          cell(one, ".take.meeting", "text-meeting", "Meeting"),
          cell(one, ".take.encounter", "text-encounter", "Encounter"),
          cell(one, ".take.encounter", "encounter-25", "Encounter"),
        ],
      },
      {
        id: "addition",
        title: "Addition",
        cells: [
          cell(pair, ".take.addition", "addition-12-round-last"),
          cell(pair, ".take.addition", "text-addition"),
          cell("Two pieces next to the enemy", ".take.deceipt", "text-deceipt", "Lying in wait"),
          cell(pair, ".take.addition", "addition-8"),
          cell("Two pieces or more", ".take.ambush", "text-ambush-three", "Ambush"),
          cell(pair, ".take.ambush", "text-ambush-sum", "Ambush"),
          cell(pair, ".take.ambush", "text-ambush-sum", "Ambush"),
        ],
      },
      {
        id: "subtraction",
        title: "Subtraction",
        cells: [
          cell(pair, ".take.subtraction", "subtraction-7-round-last"),
          cell(pair, ".take.subtraction", "text-subtraction"),
          no(".take.deceipt"),
          cell(pair, ".take.subtraction", "subtraction-3"),
          cell(pair, ".take.ambush", "text-ambush-difference", "Ambush"),
          cell(pair, ".take.ambush", "text-ambush-difference", "Ambush"),
          cell(pair, ".take.ambush", "text-ambush-difference", "Ambush"),
        ],
      },
      {
        id: "multiplication",
        title: "Multiplication",
        cells: [
          cell(pair, ".take.multiplication", "multiplication-15-round-last"),
          cell(notPair, ".take.mult"),
          cell(notPair, ".take.eruption"),
          cell(pair, ".take.multiplication", "multiplication-45"),
          cell(notPair, ".take.assault"),
          cell(notPair, ".take.onslaught"),
          cell(pair, ".take.ambush", "text-ambush-product", "Ambush"),
        ],
      },
      {
        id: "division",
        title: "Division",
        cells: [
          cell(pair, ".take.division", "division-5-round-last"),
          cell(notPair, ".take.div"),
          no(".take.eruption", "text-eruption-greater-not"),
          cell(pair, ".take.division", "division-5"),
          cell(notPair, ".take.assault"),
          cell(notPair, ".take.onslaught"),
          cell(pair, ".take.ambush", "text-ambush-ratio", "Ambush"),
        ],
      },
      {
        id: "distance",
        title: "By the distance",
        cells: [
          no(".take.multiplication"),
          cell(voids, ".take.mult", "text-mult-12", "Multiplication, division"),
          cell(
            "One piece, the smaller: its number × the empty squares between, in any direction",
            ".take.eruption",
            "text-eruption",
            "Eruption",
          ),
          no(".take.multiplication"),
          cell(
            "One piece: its number × or ÷ the squares, both ends counted, in its own directions",
            ".take.assault",
            "text-assault-product",
            "Assault",
          ),
          cell(voids, ".take.onslaught", "text-onslaught-product", "Onslaught"),
          cell(
            "The empty squares between are the product or the quotient of the two, in any direction",
            ".take.assault",
            "text-assault",
            "Assault",
          ),
        ],
      },
      {
        id: "powers",
        title: "Powers and roots",
        cells: [
          no(".take.multiplication"),
          cell(
            "A root and a power marked with its sign capture each other",
            ".take.cossic",
            "text-cossic-root",
            "Cossical signs",
          ),
          no(".take.encounter"),
          no(".take.multiplication"),
          no(".take.meeting"),
          no(".take.encounter"),
          cell(
            "Any root and its power capture each other",
            ".take.power",
            "power-81-a",
            "The power",
          ),
        ],
      },
      {
        id: "proportion",
        title: "By proportion",
        cells: [
          cell(
            "If you agree: your pieces and the enemy stand as a winning line",
            ".take.proportion",
            "proportion-2-4-6",
          ),
          no(".take.addition"),
          no(".take.deceipt"),
          cell(
            "If you agree: two pieces that both see the enemy",
            ".take.proportion",
            "text-proportion",
          ),
          no(".take.ambush"),
          cell(
            "Two pieces that both see the enemy",
            ".take.proportion",
            "text-proportion",
            "Proportion",
          ),
          cell(
            "Two pieces that both see the enemy",
            ".take.progression",
            "progression-25",
            "Progression",
          ),
        ],
      },
      {
        id: "siege",
        title: "Siege",
        cells: [
          cell(
            "Four enemies: on its four corners, or one on each straight line within the reach of its move",
            ".take.oblivion",
            "oblivion-round",
            "Oblivion",
          ),
          cell(
            "Four enemies: one on each straight line or one on each diagonal line, within the reach of its move",
            ".take.oblivion",
            "text-oblivion-cornerwise",
            "Oblivion",
          ),
          cell(
            "Four enemies next to it, all straight or all diagonally",
            ".take.oblivion",
            "text-oblivion-directly",
            "Oblivion",
          ),
          cell(
            "Four enemies or more leave it no move and no flight, and it could capture none of them by equality",
            ".siege",
            "text-siege-triangle",
            "Oblivion",
          ),
          cell(hindered, ".take.siege", "text-siege", "Siege"),
          cell(hindered, ".take.siege", "text-siege", "Siege"),
          cell(
            "It has no regular move left. Pieces of both sides stop it, among them the enemy just moved",
            ".take.imprisonment",
            "imprisonment-30",
            "Imprisonment",
          ),
        ],
      },
    ],
  },
  {
    title: "Kings",
    points: [
      {
        id: "whole",
        title: "Captured whole by",
        cells: [
          cell(marked, ".king.take", "king-whole-91"),
          cell(marked, ".king.take", "text-king-mult"),
          cell(marked, ".king.take", "text-king-whole"),
          cell(marked, ".king.take", "text-king-whole"),
          cell(left, ".king.take", "text-king-sum"),
          cell(left, ".king.take", "text-king-sum"),
          cell(left, ".king.take", "text-king-sum"),
        ],
      },
      {
        id: "parts",
        title: "Its layers captured",
        cells: [
          cell(parts, ".king.parts", "king-part-25"),
          cell(parts, ".king.parts"),
          cell(parts, ".king.parts", "text-king-part"),
          cell(parts, ".king.parts", "text-king-part"),
          cell(parts, ".king.parts", "text-king-part"),
          cell(parts, ".king.parts"),
          cell(parts, ".king.parts", "text-king-part"),
        ],
      },
      {
        id: "takes",
        title: "It captures with",
        cells: [
          cell(entire, ".king.take", "king-taker-91"),
          cell(entire, ".king.take", "text-div-7"),
          cell(entire, ".king.take"),
          cell(entire, ".king.take"),
          cell(entire, ".king.take"),
          cell(sum, ".king.parts", "text-king-part"),
          cell(sum, ".king.take"),
        ],
      },
      {
        id: "lose",
        title: "It loses a move",
        cells: [
          cell("With any layer of a shape", ".king.lose", "king-lost-square-draught"),
          cell("Never", ".move.king"),
          cell("Never", ".move"),
          cell(lastOfShape, ".king", "motion-king-no-circles"),
          cell(lastOfShape, ".move.king"),
          cell("It moves like its lowest layer", ".move.king", "text-king-two"),
          cell(lastOfShape, ".move.king"),
        ],
      },
      {
        id: "ransom",
        title: "Ransom",
        cells: [
          no(".king.parts"),
          cell(
            "Any layer, for a piece of its number or one the enemy chooses",
            ".king.redeem",
            "text-redeem",
          ),
          cell(
            "Any layer but the lowest, for a piece of its number or one the enemy chooses",
            ".king.lowest",
            "text-lowest",
          ),
          no(".king.parts"),
          no(".king.parts"),
          no(".king.parts"),
          no(".king.parts"),
        ],
      },
    ],
  },
  {
    title: "Captured pieces",
    points: [
      {
        id: "prisoners",
        title: "What becomes of them",
        cells: [
          cell(atOnce, ".prisoner", "prisoner-set"),
          cell(
            "They wait beside the board. When the enemy king is gone, a turn may put one on the captor’s own edge, for the winning line only",
            ".prisoner",
            "text-prisoner",
          ),
          cell("They leave the game", ".men", "text-taken-away"),
          cell(atOnce, ".prisoner", "text-prisoner"),
          cell(inHand, ".prisoner.set", "text-prisoner"),
          cell(atOnce, ".prisoner.set", "text-prisoner"),
          cell(inHand, ".prisoner.set", "text-prisoner"),
        ],
      },
      {
        id: "captives",
        title: "Captured pieces in a winning line",
        cells: [
          cell("Yes", ".triumph", "triumph-great-turned-coat"),
          cell("Yes", ".triumph", "text-triumph-prisoner"),
          no(".men"),
          cell("Yes", ".prisoner"),
          cell("Yes, but not as the last piece to come", ".triumph.captive", "text-captive-last"),
          cell("Yes", ".prisoner"),
          cell("Yes", ".prisoner"),
        ],
      },
    ],
  },
  {
    title: "The winning line (triumph)",
    points: [
      {
        id: "king-first",
        title: "Enemy king first",
        cells: [
          cell("Yes", ".triumph"),
          cell("Yes", ".triumph"),
          cell("Yes", "fulke.1.triumph"),
          cell("Yes", ".triumph"),
          no(".triumph", "text-small-row"),
          cell("Yes", ".triumph"),
          cell("Yes", ".triumph.camp"),
        ],
      },
      {
        id: "proclaim",
        title: "Its pieces",
        cells: [
          cell(protectedMen, ".triumph.proclaim", "proclaim"),
          cell(protectedMen, ".triumph.proclaim", "text-triumph-not-flying"),
          cell("You name them before. They are protected", "fulke.1.triumph.proclaim"),
          cell(protectedMen, ".triumph.proclaim", "text-proclaim"),
          cell(unnamed, ".triumph"),
          cell(unnamed, ".triumph"),
          cell(unnamed, ".triumph"),
        ],
      },
      {
        id: "camp",
        title: "Where",
        cells: [
          cell("The enemy’s last 5 ranks", ".triumph.camp", "triumph-great-line"),
          cell("The enemy’s last 6 ranks", ".triumph.camp", "text-triumph-camp"),
          cell("The enemy’s last 5 ranks", ".triumph.camp"),
          cell("The enemy’s last 5 ranks", ".triumph.camp", "text-great"),
          cell("The enemy’s half, 8 ranks", ".triumph.camp", "text-small-row"),
          cell("The enemy’s half, 7 ranks", ".triumph.camp", "text-mediocre-line"),
          cell("The enemy’s last 5 ranks", ".triumph.camp", "text-mediocre"),
        ],
      },
      {
        id: "three",
        title: "Three pieces stand",
        cells: [
          cell(line3, ".triumph.place", "triumph-great-cornerwise"),
          cell(line3, "fulke.1.triumph.place", "text-triumph-prisoner"),
          cell(line3, "fulke.1.triumph.place"),
          cell(line3, ".triumph.place", "text-great"),
          cell("In a row or a right angle, evenly spaced", ".triumph.place", "text-small-angle"),
          cell(
            "Next to each other in a row, or on three corners of a 3 × 3 block",
            ".triumph.place",
            "text-mediocre-corners",
          ),
          cell(line3, ".triumph.place", "text-mediocre"),
        ],
      },
      {
        id: "four",
        title: "Four pieces stand",
        cells: [
          cell(line4, ".triumph.place", "triumph-greatest-line"),
          cell(line4, "fulke.1.triumph.place", "text-triumph-four"),
          cell(line4, "fulke.1.triumph.place"),
          cell(line4, ".triumph.place", "text-greatest"),
          cell("In a row or a square, evenly spaced", ".triumph.place", "text-big"),
          cell("On the corners of a 3 × 3 block", ".triumph.place", "text-excellent"),
          cell(line4, ".triumph.place", "text-excellent"),
        ],
      },
      {
        id: "grades",
        title: "Grades",
        cells: [
          cell(anyWins, ".triumph.great", "triumph-greater-square", "Great, greater, greatest"),
          cell(anyWins, "fulke.1.triumph.great", "text-triumph-four", "Great, greater, greatest"),
          cell(anyWins, "fulke.1.triumph.great", null, "Great, greater, greatest"),
          cell(anyWins, ".triumph.great", "text-greater", "Great, greater, greatest"),
          cell(anyWins, ".triumph.small", "text-great", "Small, big, great"),
          cell(
            "One, two or three proportions: only all three together win",
            ".triumph.excellent",
            "text-great",
            "Mediocre, great, excellent",
          ),
          cell(anyWins, ".triumph.mediocre", "text-great", "Mediocre, great, excellent"),
        ],
      },
    ],
  },
  {
    title: "The end",
    points: [
      {
        id: "victories",
        title: "Shorter games",
        cells: [
          cell("Six", "fulke.victory.any-kind", "victory-bodies"),
          cell("Six", "fulke.victory.any-kind"),
          cell("Six", "fulke.victory.any-kind"),
          cell("Five, without standards", "fulke.victory.any-kind"),
          cell("Three: pieces, their sum, their digits", ".victory"),
          cell("None in the source; we offer six", "fulke.victory.any-kind"),
          cell("Seven, but the list is lost; we offer six and the digits", ".victory"),
        ],
      },
      {
        id: "end",
        title: "If nobody makes a winning line",
        cells: [
          cell(judged, ".end"),
          cell(judged, "fulke.1.end"),
          cell(judgedLate, "fulke.1.end"),
          cell(judgedLate, ".end"),
          cell(judged, ".end"),
          cell(judged, ".end"),
          cell(judged, ".end"),
        ],
      },
    ],
  },
];
