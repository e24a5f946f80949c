# What each command answers in plain text.
. "$(dirname -- "$0")/expect.sh"

ask 0 list
has "fulke-1"
ask 0 list fulke-1
has "leap"
has "our interpretation"

ask 0 show fulke-1
has "16  "
has "Black to move"
has "position: odd "
ask 0 show fulke-1 --option first=even
has "White to move"
ask 0 --option=first=even show fulke-1
has "White to move"
ask 0 show fulke-1 --option first=lot
has "a random choice"

# A position, and what follows from it.
ask 0 show fulke-1 --position "even eT9@d6 oR9@f8"
has "position: even eT9@d6 oR9@f8"
ask 0 moves fulke-1 --position "even eT9@f10 oR9@d8" --after "f10-f8"
has "xd8@a1"
has "9 = 9"
has "(fulke.1.take.equality)"
has "done"
lines 10

# Turn numbers, comments and commas may stand among the moves; so may one word after another.
ask 0 show fulke-1 --after "1. f12-e11 {the first} 2... f5-g6, 3.e12-f11"
has "White to move"
mv "$work/out" "$work/first"
ask 0 show fulke-1 --after "f12-e11" --after "f5-g6 e12-f11"
cmp -s "$work/out" "$work/first" || wrong "two ways to say the same moves differ"

ask 0 why fulke-1 d12-c11
has "fulke.1.move.round"
ask 0 why fulke-1 --position "even eT9@f10 oR9@d8" f10-f8 xd8@a1
has "fulke.1.move.triangle"
has "fulke.1.take.equality"
has "9 = 9"

ask 0 why-not falkener-turkish 41 57
has "The pawn cannot go from d2 to e8."
has "falkener.turkish.pawn"
ask 0 why-not falkener-turkish 41 42
has "It may be touched."
ask 0 why-not falkener-turkish --after "41-42" 42
has "It is Black’s turn"
ask 0 why-not falkener-turkish 41 57 --json
has '"allowed":false'
has '"rule":"falkener.turkish.pawn"'

ask 0 perft fulke-1 2 --turns
has "4556 lines of 2 whole turns"
ask 0 perft fulke-1 1 --divide
has "67 lines of 1 move in"
[ "$(grep -c " 1$" "$work/out")" -eq 67 ] || wrong "not 67 first moves"
ask 0 perft fulke-1 0
has "1 lines of 0 moves"

ask 0 think fulke-1 --nodes 2000 --seed 7
cp "$work/out" "$work/first"
has "value"
ask 0 think fulke-1 --seed 7 --nodes 2000
[ "$(head -n 1 "$work/out")" = "$(head -n 1 "$work/first")" ] || wrong "the same seed gives another move"
# One legal move is answered at once.
ask 0 think fulke-1 --position "even eK91[1]@a1 oS28@h16" --depth 1
has "0 positions"

ask 0 svg fulke-1
has "<svg"
has "</svg>"
ask 0 svg fulke-1 --out "$work/board.svg" --title "An evening"
lines 0
grep -qF "An evening" "$work/board.svg" || wrong "the picture lacks its title"

# The hunter's view: both sides, each motion with its sum; and a triumph with what it wants.
ask 0 hunt fulke-1 --position "even eT9@f10 oR9@d8"
printf '%s\n' "White, captures after one move:" "  black round 9 on d8" "    f10-f8 (fulke.1.take.equality)" \
    "    f10-d10 (fulke.1.take.equality)" "Black, captures after one move:" "  white triangle 9 on f10" \
    "    d8-e9 (fulke.1.take.equality)" >"$work/expected"
# Without the sentences, which the unit tests have.
sed 's/^\(    [^ ]*\) .* \((fulke[^()]*)\)$/\1 \2/' "$work/out" >"$work/short"
cmp -s "$work/short" "$work/expected" || wrong "not what the hunter is expected to say"
ask 0 hunt fulke-1 --position "even eR2@c13 eR4@c12 eR6@e13 oT12@d15 oK190@h16"
has "White, wins in one turn:"
has " on c13 d13 e13"
has "still needed: "
has "(fulke.1.triumph)"
ask 0 hunt fulke-1 --position "even eT9@a1 oR9@h16"
has "No captures or wins are near."

# Drills: the themes, an exercise that comes back, and the judge.
ask 0 drill fulke-1
has "Capturing by multiplication"
has "fulke.1.take.multiplication"
ask 0 drill fulke-1 --theme take.multiplication --level 1 --seed 7
cp "$work/out" "$work/first"
has "to move: capture a piece by multiplication."
has "position: "
ask 0 drill fulke-1 --seed 7 --level 1 --theme take.multiplication
cmp -s "$work/out" "$work/first" || wrong "the same seed gives another exercise"
answer=$("$ludus" drill fulke-1 --theme take.multiplication --level 1 --seed 7 --json | sed 's/.*"answers":\["\([^"]*\)".*/\1/')
ask 0 drill fulke-1 --theme take.multiplication --level 1 --seed 7 --answer "$answer"
has "Correct: "
ask 1 drill fulke-1 --theme take.multiplication --level 1 --seed 7 --answer "a1-a2"
has "Wrong: "

ask 0 bench search --game fulke-1 --nodes 500
has "positions/s"
ask 0 bench perft --game fulke-1 --depth 2
has "4 556 lines"
ask 0 bench match --game fulke-1 --level child --nodes 60 --against random --games 2 --cap 6
has "won"
has "stopped after 6 turns"
# Where dice fall the cap holds too, and machines who need not play what they throw go on all the same.
ask 0 bench match --game backgammon-german --level child --nodes 60 --against random --games 2 --cap 2
has "stopped after 2 turns: won"
has "  2.0 turns a game"
ask 0 bench match --game royal-paume-carie --level easy --against easy --option compulsion=free --games 2 --cap 600 --seed 968820488
has "stopped after 600 turns: won 0, drawn 0, lost 0"
ask 0 bench levels --game fulke-1 --level easy --games 2 --cap 4 --share 0.05
has "easy - child"
has "at the cap 2"
has "at most 100 positions, 1 whole turn deep, wobble 50 against at most 75 positions"
ask 0 bench levels --game fulke-1 --level best --nodes 400 --games 1 --cap 2 --share 0.1
has "at most 40 positions against at most 15 000 positions"
# The longest name of a game stands apart from what follows it.
ask 0 bench levels --game falkener-chaturanga --level easy --games 1 --cap 2 --share 0.05
has "falkener-chaturanga easy - child"
ask 0 bench weights --game fulke-3 --games 2 --cap 4 --nodes 20 --weights "king=1,step=2"
has "of 2 games"
# The same seed gives the same tuning, and what it prints can be tried.
ask 0 bench tune --game fulke-3 --steps 2 --games 2 --cap 6 --nodes 20 --seed 5
cp "$work/out" "$work/first"
has "step 2: "
has "    int king = "
ask 0 bench tune --game fulke-3 --steps 2 --games 2 --cap 6 --nodes 20 --seed 5
cmp -s "$work/out" "$work/first" || wrong "the same seed tunes otherwise"

ask 0
has "ludus help COMMAND"
for command in list show moves why why-not play perft think replay record svg hunt drill bench help version; do
    ask 0 help $command
    has "ludus $command"
    ask 0 $command --help
    has "Exit codes"
done
ask 0 version
has "ludus "
ask 0 --version
has "ludus "

done_testing
