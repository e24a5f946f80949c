# A match at the prompt, by words and commands, and the same match again by its seed.
. "$(dirname -- "$0")/expect.sh"

# Two persons at one table.
cat >"$work/in" <<'EOF'
moves f12
f12-e11
why
why f5-g6
f5-g6
nonsense
undo
redo
position
save SAVED
quit
EOF
sed "s|SAVED|$work/saved.game|" "$work/in" >"$work/in2"
mv "$work/in2" "$work/in"
"$ludus" play fulke-1 --seat odd=person --seat even=person <"$work/in" >"$work/out" 2>"$work/err"
asked="ludus play, two persons"
has "f12-g11"
has "fulke.1.move.round"
has "odd> "
has "even> "
has "oR3@e11"
grep -qF '"nonsense" is not a legal move here' "$work/err" || wrong "a slip is not told"
rm "$work/in"
ask 0 replay "$work/saved.game"
has "2 words, going on"

# Against the machine: it answers, and goes the same way by the same seed.
printf 'f12-e11\nundo\nf12-g11\nhint\nline\nresign\nquit\n' >"$work/in"
ask 0 play fulke-1 --level child --seed 5 --nodes 200
has "even plays"
has "worth"
has "White 1, Black 0"
cp "$work/out" "$work/first"
ask 0 play fulke-1 --level child --seed 5 --nodes 200
cmp -s "$work/out" "$work/first" || wrong "the same seed goes another way"

# Chance draws by itself, and the end of input is the end of the session.
printf 'show\n' >"$work/in"
ask 0 play fulke-1 --option first=lot --seat odd=person --seat even=person --seed 2
has "chance plays"

done_testing
