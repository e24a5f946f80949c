// What the comparing page sets side by side: for every point one cell a kind. A cell says a fact in a few words, the same
// words where two kinds agree; what that kind's text calls it; its passage; and a record that shows it.
//
//   cell(fact, passage, show, name)
//
// `fact` may be a question to the core (see compare.mjs: answers); `more` of a point's cell is said after the answer. A
// passage that begins with a point stands in the kind's own text: ".turn" of guild is guild.turn. A record without a
// folder lies in the kind's own.

/** The kinds, in the order of their columns. */
export const kinds = [
  { id: "fulke-1", short: "Fulke I", name: "Fulke’s first kind", prefix: "fulke.1" },
  { id: "fulke-2", short: "Fulke II", name: "Fulke’s second kind", prefix: "fulke.2" },
  { id: "fulke-3", short: "Fulke III", name: "Fulke’s third kind", prefix: "fulke.3" },
  { id: "guild", short: "The Guild", name: "The Guild’s game", prefix: "guild" },
  { id: "mebben", short: "1600s", name: "The seventeenth-century game", prefix: "mebben" },
  { id: "asilo-italian", short: "Italian", name: "The Italian reconstruction", prefix: "asilo" },
  { id: "boissiere", short: "Boissière", name: "Boissière’s game", prefix: "boissiere" },
];

const cell = (fact, passage, show = null, name = "", more = "") => ({ fact, passage, show, name, more });
/** Where no rule of the kind has it. The passage is the nearest that tells what there is instead. */
const no = (passage, show = null) => cell("No", passage, show);

const enters = "The taker enters the place, and that is his move";
const stays = "The taker stays where he is";
const many = "Free, and as many as stand open";
const one = "One man of the same number";
const pair = "Two men";
const notPair = "Not by two men";
const voids = "One man, his number × or ÷ the void spaces, any way";
const marked = "91 or 190 while entire, or by siege";
const left = "The sum of what is left, or by siege";
const entire = "91 or 190 while entire, or any part";
const sum = "The sum of what is left, or any part";
const parts = "Each as a man of its number";
const lastOfShape = "With the last part of the shape";
const atOnce = "Turned, set at once on the captor’s last rank, and fight";
const inHand = "Turned, kept, set on the captor’s last rank in place of a move, and fight";
const hindered = "Every move stopped by enemies, and no fellow can free him";
const protectedMen = "Named beforehand and protected; they may not fly";
const unnamed = "Nothing is named";
const line3 = "Side by side in a line";
const line4 = "In a line, or the corners of a 3 × 3 block";
const anyWins = "One, two or three proportions: any wins";
const adjudgedAfter = (turns) => `${turns} quiet turns, a position for the third time, or no proportion left: adjudged`;
const [adjudged, adjudgedLate] = ["Sixty", "Three hundred"].map(adjudgedAfter);
const alike = "A move with its takings; or a taking that enters";

export const groups = [
  {
    title: "The table and the men",
    points: [
      { id: "board", title: "The board", ask: "board", cells: [
          cell(null, ".board"),
          cell(null, ".board"),
          cell(null, ".board", null, "", "or at the least 8 × 10, if agreed"),
          cell(null, ".board"),
          cell(null, ".board"),
          cell(null, ".board"),
          cell(null, ".board"),
        ] },
      { id: "men", title: "The men’s faces", cells: [
          cell("His own colour above, the enemy’s below", "fulke.men", "kings"),
          cell("His own colour above, the enemy’s below; cossical signs on some", ".men", "text-cossic-root"),
          cell("Both faces of one colour", ".men", "text-taken-away"),
          cell("His own colour above, the enemy’s below", "fulke.men"),
          cell("Not told", "fulke.men"),
          cell("His own colour above, the enemy’s below", "fulke.men"),
          cell("His own colour above, the enemy’s below", "fulke.men"),
        ] },
      { id: "array", title: "The opening", ask: "array", cells: kinds.map(() => cell(null, ".array", "opening")) },
      { id: "first", title: "Who begins", ask: "first", cells: kinds.map(() => cell(null, ".first")) },
    ],
  },
  {
    title: "The march",
    points: [
      { id: "turn", title: "A turn", cells: [
          cell(alike, ".turn"),
          cell(`${alike}; or, the enemy’s king gone, a prisoner set`, ".turn"),
          cell(alike, ".turn"),
          cell(alike, ".turn"),
          cell("A move with its takings; or a prisoner set", ".turn"),
          cell("A move with its takings; or one taking without a move", ".turn"),
          cell("Takings, a move, takings again; or an irregular move; or a prisoner set", ".turn"),
        ] },
      { id: "round", title: "Rounds", ask: "march", cells: [
          cell(null, ".move.round", "motion-round"),
          cell(null, ".move", "text-motion-round"),
          cell(null, ".move", "text-motion-round"),
          cell(null, ".move.round", "text-round"),
          cell(null, ".move.round", "text-round"),
          cell(null, ".move", "text-round"),
          cell(null, ".move.round", "text-round"),
        ] },
      { id: "triangle", title: "Triangles", ask: "march", cells: [
          cell(null, ".move.triangle", "motion-triangle"),
          cell(null, ".move", "text-motion-triangle"),
          cell(null, ".move", "text-motion-triangle"),
          cell(null, ".move.triangle", "text-triangle"),
          cell(null, ".move.triangle", "text-triangle"),
          cell(null, ".move", "text-triangle"),
          cell(null, ".move.triangle", "text-triangle"),
        ] },
      { id: "square", title: "Squares", ask: "march", cells: [
          cell(null, ".move.square", "motion-square"),
          cell(null, ".move", "text-motion-square"),
          cell(null, ".move", "text-motion-square"),
          cell(null, ".move.square", "text-square"),
          cell(null, ".move.square", "text-square"),
          cell(null, ".move", "text-square"),
          cell(null, ".move.square", "text-square"),
        ] },
      { id: "king", title: "Kings", ask: "march", cells: [
          cell(null, ".move.king", "motion-king"),
          cell(null, ".move.king", "text-motion-king"),
          cell(null, ".move", "text-motion-king"),
          cell(null, ".king", "motion-king"),
          cell(null, ".move.king", "text-king"),
          cell(null, ".move.king", "text-king"),
          cell(null, ".move.king", "text-king"),
        ] },
      { id: "flying", title: "Flying", ask: "flying", cells: [
          cell(null, ".fly", "flight-square"),
          cell(null, ".fly", "text-flight-takes-nobody"),
          cell(null, ".move"),
          cell(null, ".fly", "flying"),
          cell(null, ".nojump"),
          cell(null, ".nojump"),
          cell(null, ".irregular", "text-irregular", "Irregular moves"),
        ] },
      { id: "leaping", title: "Leaping over men", ask: "leaping", cells: [
          cell(null, ".leap", "motion-triangle-leaps"),
          cell(null, ".move", "text-motion-stopped", "", "elsewhere too, if agreed"),
          cell(null, ".move", "text-motion-stopped"),
          cell(null, ".nojump", "text-nojump"),
          cell(null, ".nojump", "text-nojump"),
          cell(null, ".nojump", "text-nojump"),
          cell(null, ".irregular", "text-irregular"),
        ] },
    ],
  },
  {
    title: "Taking",
    points: [
      { id: "seeing", title: "Where a taker stands", cells: [
          cell("Where his move would bring him, over men too", ".take.after", "subtraction-2-square-last"),
          cell("Where his move would bring him", ".take.equality", "text-subtraction"),
          cell("Where his move would bring him; to add, in the next spaces", ".take.encounter", "text-deceipt-not-in-draught"),
          cell("Where his move would bring him", ".take.equality", "addition-45"),
          cell("Where his move would bring him", ".take.meeting", "text-ambush-sum"),
          cell("Where his move would bring him", ".take.after", "text-encounter"),
          cell("Where his move would bring him", ".take.encounter", "progression-25"),
        ] },
      { id: "after", title: "After his move", cells: [
          cell(stays, ".take.after", "equality-9-after"),
          cell(stays, ".take.after", "text-equality-after"),
          cell(stays, ".place", "text-encounter"),
          cell(stays, ".take.after", "equality-9"),
          cell(stays, ".take.after", "text-meeting"),
          cell(stays, ".take.after", "text-encounter"),
          cell(stays, ".take.after", "encounter-25"),
        ] },
      { id: "before", title: "Before a move", cells: [
          cell(enters, ".take.before", "equality-9-before"),
          cell(enters, ".take.before", "text-equality-before"),
          cell(enters, ".place", "text-place-before"),
          cell(enters, ".capture.inadvertent", "text-inadvertent"),
          cell("None", ".take.owed"),
          cell("Nobody moves, and that is the turn", ".take.before", "text-before"),
          cell("One man takes as many as he may, then enters one of their places", ".take.before", "text-before-several"),
        ] },
      { id: "several", title: "How many, and must they", cells: [
          cell(many, ".take.several"),
          cell(many, ".take.several"),
          cell(many, ".take.several"),
          cell(many, ".take.several"),
          cell("All must be taken, by any man", ".take.owed"),
          cell(many, ".take.several"),
          cell(many, ".take.several", "text-before-several"),
        ] },
      { id: "equality", title: "Equality", cells: [
          cell(one, ".take.equality", "equality-9-after"),
          cell(one, ".take.equality", "text-equality-after"),
          cell(one, ".take.encounter", "text-encounter", "Encounter"),
          cell(one, ".take.equality", "equality-9"),
          cell(one, ".take.meeting", "text-meeting", "Meeting"),
          cell(one, ".take.encounter", "text-encounter", "Encounter"),
          cell(one, ".take.encounter", "encounter-25", "Encounter"),
        ] },
      { id: "addition", title: "Addition", cells: [
          cell(pair, ".take.addition", "addition-12-round-last"),
          cell(pair, ".take.addition", "text-addition"),
          cell("Two men in the next spaces to him", ".take.deceipt", "text-deceipt", "Lying in wait"),
          cell(pair, ".take.addition", "addition-8"),
          cell("Two men or more", ".take.ambush", "text-ambush-three", "Ambush"),
          cell(pair, ".take.ambush", "text-ambush-sum", "Ambush"),
          cell(pair, ".take.ambush", "text-ambush-sum", "Ambush"),
        ] },
      { id: "subtraction", title: "Subtraction", cells: [
          cell(pair, ".take.subtraction", "subtraction-7-round-last"),
          cell(pair, ".take.subtraction", "text-subtraction"),
          no(".take.deceipt"),
          cell(pair, ".take.subtraction", "subtraction-3"),
          cell(pair, ".take.ambush", "text-ambush-difference", "Ambush"),
          cell(pair, ".take.ambush", "text-ambush-difference", "Ambush"),
          cell(pair, ".take.ambush", "text-ambush-difference", "Ambush"),
        ] },
      { id: "multiplication", title: "Multiplication", cells: [
          cell(pair, ".take.multiplication", "multiplication-15-round-last"),
          cell(notPair, ".take.mult"),
          cell(notPair, ".take.eruption"),
          cell(pair, ".take.multiplication", "multiplication-45"),
          cell(notPair, ".take.assault"),
          cell(notPair, ".take.onslaught"),
          cell(pair, ".take.ambush", "text-ambush-product", "Ambush"),
        ] },
      { id: "division", title: "Division", cells: [
          cell(pair, ".take.division", "division-5-round-last"),
          cell(notPair, ".take.div"),
          no(".take.eruption", "text-eruption-greater-not"),
          cell(pair, ".take.division", "division-5"),
          cell(notPair, ".take.assault"),
          cell(notPair, ".take.onslaught"),
          cell(pair, ".take.ambush", "text-ambush-ratio", "Ambush"),
        ] },
      { id: "distance", title: "By the distance", cells: [
          no(".take.multiplication"),
          cell(voids, ".take.mult", "text-mult-12", "Multiplication, division"),
          cell("One man, the lesser, his number × the void spaces, any way", ".take.eruption", "text-eruption", "Eruption"),
          no(".take.multiplication"),
          cell("One man, his number × or ÷ the fields, both ends counted, his own ways", ".take.assault", "text-assault-product", "Assault"),
          cell(voids, ".take.onslaught", "text-onslaught-product", "Onslaught"),
          cell("The void squares are the product or ratio of the two, any way", ".take.assault", "text-assault", "Assault"),
        ] },
      { id: "powers", title: "Powers and roots", cells: [
          no(".take.multiplication"),
          cell("A root and the power he is marked with, each the other", ".take.cossic", "text-cossic-root", "Cossical signs"),
          no(".take.encounter"),
          no(".take.multiplication"),
          no(".take.meeting"),
          no(".take.encounter"),
          cell("Any power or root, each the other", ".take.power", "power-81-a", "The power"),
        ] },
      { id: "proportion", title: "By proportion", cells: [
          cell("If agreed: three men set as a triumph is", ".take.proportion", "proportion-2-4-6"),
          no(".take.addition"),
          no(".take.deceipt"),
          cell("If agreed: two men who both see him", ".take.proportion", "text-proportion"),
          no(".take.ambush"),
          cell("Two men who both see him", ".take.proportion", "text-proportion", "Proportion"),
          cell("Two men who both see him", ".take.progression", "progression-25", "Progression"),
        ] },
      { id: "siege", title: "Siege", cells: [
          cell("Four enemies, at the corners or one each straight way within his draught", ".take.oblivion", "oblivion-round", "Oblivion"),
          cell("Four enemies, one each straight way or one each corner way, within his draught", ".take.oblivion", "text-oblivion-cornerwise", "Oblivion"),
          cell("Four enemies in the next spaces, all straight or all cornerwise", ".take.oblivion", "text-oblivion-directly", "Oblivion"),
          cell("Four enemies, no move or flight left, and none of them his equal", ".siege", "text-siege-triangle", "Oblivion"),
          cell(hindered, ".take.siege", "text-siege", "Siege"),
          cell(hindered, ".take.siege", "text-siege", "Siege"),
          cell("No regular move left, hemmed in by either side, the last by an enemy", ".take.imprisonment", "imprisonment-30", "Imprisonment"),
        ] },
    ],
  },
  {
    title: "Kings",
    points: [
      { id: "whole", title: "Taken whole by", cells: [
          cell(marked, ".king.take", "king-whole-91"),
          cell(marked, ".king.take", "text-king-mult"),
          cell(marked, ".king.take", "text-king-whole"),
          cell(marked, ".king.take", "text-king-whole"),
          cell(left, ".king.take", "text-king-sum"),
          cell(left, ".king.take", "text-king-sum"),
          cell(left, ".king.take", "text-king-sum"),
        ] },
      { id: "parts", title: "His parts taken", cells: [
          cell(parts, ".king.parts", "king-part-25"),
          cell(parts, ".king.parts"),
          cell(parts, ".king.parts", "text-king-part"),
          cell(parts, ".king.parts", "text-king-part"),
          cell(parts, ".king.parts", "text-king-part"),
          cell(parts, ".king.parts"),
          cell(parts, ".king.parts", "text-king-part"),
        ] },
      { id: "takes", title: "He takes with", cells: [
          cell(entire, ".king.take", "king-taker-91"),
          cell(entire, ".king.take", "text-div-7"),
          cell(entire, ".king.take"),
          cell(entire, ".king.take"),
          cell(entire, ".king.take"),
          cell(sum, ".king.parts", "text-king-part"),
          cell(sum, ".king.take"),
        ] },
      { id: "lose", title: "He loses a move", cells: [
          cell("With any part of the shape", ".king.lose", "king-lost-square-draught"),
          cell("Never", ".move.king"),
          cell("Never", ".move"),
          cell(lastOfShape, ".king", "motion-king-no-circles"),
          cell(lastOfShape, ".move.king"),
          cell("He moves as the lowest shape left to him", ".move.king", "text-king-two"),
          cell(lastOfShape, ".move.king"),
        ] },
      { id: "ransom", title: "Ransom", cells: [
          no(".king.parts"),
          cell("Any part, for a man of its number, or one the enemy chooses", ".king.redeem", "text-redeem"),
          cell("Any part but the lowest, for a man of its number, or one the enemy chooses", ".king.lowest", "text-lowest"),
          no(".king.parts"),
          no(".king.parts"),
          no(".king.parts"),
          no(".king.parts"),
        ] },
    ],
  },
  {
    title: "Prisoners",
    points: [
      { id: "prisoners", title: "Men taken", cells: [
          cell(atOnce, ".prisoner", "prisoner-set"),
          cell("Turned, kept, set on the captor’s last rank when the king is taken, for triumphs only", ".prisoner", "text-prisoner"),
          cell("Taken away", ".men", "text-taken-away"),
          cell(atOnce, ".prisoner", "text-prisoner"),
          cell(inHand, ".prisoner.set", "text-prisoner"),
          cell(atOnce, ".prisoner.set", "text-prisoner"),
          cell(inHand, ".prisoner.set", "text-prisoner"),
        ] },
      { id: "captives", title: "Prisoners in a triumph", cells: [
          cell("Yes", ".triumph", "triumph-great-turned-coat"),
          cell("Yes", ".triumph", "text-triumph-prisoner"),
          no(".men"),
          cell("Yes", ".prisoner"),
          cell("Yes, but not as the last to come", ".triumph.captive", "text-captive-last"),
          cell("Yes", ".prisoner"),
          cell("Yes", ".prisoner"),
        ] },
    ],
  },
  {
    title: "The triumph",
    points: [
      { id: "king-first", title: "The enemy’s king first", cells: [
          cell("Yes", ".triumph"),
          cell("Yes", ".triumph"),
          cell("Yes", "fulke.1.triumph"),
          cell("Yes", ".triumph"),
          no(".triumph", "text-small-row"),
          cell("Yes", ".triumph"),
          cell("Yes", ".triumph.camp"),
        ] },
      { id: "proclaim", title: "Its men", cells: [
          cell(protectedMen, ".triumph.proclaim", "proclaim"),
          cell(protectedMen, ".triumph.proclaim", "text-triumph-not-flying"),
          cell("Named beforehand and protected", "fulke.1.triumph.proclaim"),
          cell(protectedMen, ".triumph.proclaim", "text-proclaim"),
          cell(unnamed, ".triumph"),
          cell(unnamed, ".triumph"),
          cell(unnamed, ".triumph"),
        ] },
      { id: "camp", title: "Where", cells: [
          cell("The enemy’s last 5 ranks", ".triumph.camp", "triumph-great-line"),
          cell("The enemy’s last 6 ranks", ".triumph.camp", "text-triumph-camp"),
          cell("The enemy’s last 5 ranks", ".triumph.camp"),
          cell("The enemy’s last 5 ranks", ".triumph.camp", "text-great"),
          cell("The enemy’s half, 8 ranks", ".triumph.camp", "text-small-row"),
          cell("The enemy’s half, 7 ranks", ".triumph.camp", "text-mediocre-line"),
          cell("The enemy’s last 5 ranks", ".triumph.camp", "text-mediocre"),
        ] },
      { id: "three", title: "Three men stand", cells: [
          cell(line3, ".triumph.place", "triumph-great-cornerwise"),
          cell(line3, "fulke.1.triumph.place", "text-triumph-prisoner"),
          cell(line3, "fulke.1.triumph.place"),
          cell(line3, ".triumph.place", "text-great"),
          cell("In a line or a right angle, evenly spaced", ".triumph.place", "text-small-angle"),
          cell("Side by side in a line, or on three corners of a 3 × 3 block", ".triumph.place", "text-mediocre-corners"),
          cell(line3, ".triumph.place", "text-mediocre"),
        ] },
      { id: "four", title: "Four men stand", cells: [
          cell(line4, ".triumph.place", "triumph-greatest-line"),
          cell(line4, "fulke.1.triumph.place", "text-triumph-four"),
          cell(line4, "fulke.1.triumph.place"),
          cell(line4, ".triumph.place", "text-greatest"),
          cell("In a line or a square, evenly spaced", ".triumph.place", "text-big"),
          cell("The corners of a 3 × 3 block", ".triumph.place", "text-excellent"),
          cell(line4, ".triumph.place", "text-excellent"),
        ] },
      { id: "grades", title: "Grades", cells: [
          cell(anyWins, ".triumph.great", "triumph-greater-square", "Great, greater, greatest"),
          cell(anyWins, "fulke.1.triumph.great", "text-triumph-four", "Great, greater, greatest"),
          cell(anyWins, "fulke.1.triumph.great", null, "Great, greater, greatest"),
          cell(anyWins, ".triumph.great", "text-greater", "Great, greater, greatest"),
          cell(anyWins, ".triumph.small", "text-great", "Small, big, great"),
          cell("One, two or three proportions: only all three win", ".triumph.excellent", "text-great", "Mediocre, great, excellent"),
          cell(anyWins, ".triumph.mediocre", "text-great", "Mediocre, great, excellent"),
        ] },
    ],
  },
  {
    title: "The end",
    points: [
      { id: "victories", title: "Common victories named", cells: [
          cell("Six", "fulke.victory.any-kind", "victory-bodies"),
          cell("Six", "fulke.victory.any-kind"),
          cell("Six", "fulke.victory.any-kind"),
          cell("Five, without standards", "fulke.victory.any-kind"),
          cell("Three: men, their sum, their digits", ".victory"),
          cell("None; ours to choose", "fulke.victory.any-kind"),
          cell("Seven, of which none is left", ".victory"),
        ] },
      { id: "end", title: "If nobody triumphs", cells: [
          cell(adjudged, ".end"),
          cell(adjudged, "fulke.1.end"),
          cell(adjudgedLate, "fulke.1.end"),
          cell(adjudgedLate, ".end"),
          cell(adjudged, ".end"),
          cell(adjudged, ".end"),
          cell(adjudged, ".end"),
        ] },
    ],
  },
];
