# Bad input: exit code 2, one clear line that says what was wrong and what was expected, and no answer.
. "$(dirname -- "$0")/expect.sh"

refused 'unknown command "frobnicate" (expected one of: list, show' frobnicate
refused 'unknown game "fulke-9"' show fulke-9
refused "show needs another argument" show
refused 'unexpected argument "fulke-1"' show fulke-1 fulke-1
refused "unknown flag --dept" perft fulke-1 2 --dept 3
refused "show does not take --depth" show fulke-1 --depth 3
refused "--after needs a value" show fulke-1 --after
refused "--json takes no value" show fulke-1 --json=yes

refused 'option "leap" cannot be "maybe" (expected one of: true, false)' show fulke-1 --option leap=maybe
refused 'unknown option "leep"' show fulke-1 --option leep=true
refused "--option leap has no value (expected key=value" show fulke-1 --option leap
refused 'given twice' show fulke-1 --option leap=true --option leap=false
refused "whole number from" show fulke-1 --option quiet=many

# What a terminal obeys is shown by its name, and a long word by its beginning.
escape=$(printf '\033[31m\302\2331mred\342\200\256')
refused 'cannot be "<U+001B>[31m<U+009B>1mred<U+202E>" (expected' show fulke-1 --option "leap=$escape"
if LC_ALL=C grep -q "$(printf '\033')" "$work/err"; then wrong "an escape goes to the terminal"; fi
refused 'unknown game "fulke-1<U+001B>[31m<U+009B>1mred<U+202E>" (expected' show "fulke-1$escape"
refused 'xxxxxxxx..."' show fulke-1 --option "leap=$(printf '%5000s' '' | tr ' ' x)"

refused '--position, line 1, column 1: White (am) has 16 checkers' show backgammon --position "am f8 e8 | n a2 | to am"
refused '--position, line 1, column 13: Black has no king' show falkener-turkish --position "white K50 | black P57 | to white"
refused '--position, column 6: "eR6@z9"' show fulke-1 --position "even eR6@z9"
refused "--position" show fulke-1 --position ""
refused '--after, column 20: "f5-g7" is not a legal move here' moves fulke-1 --after "1. f12-e11 {hm} 2. f5-g7"
refused "--after, column 3: the comment is not closed" moves fulke-1 --after "  {f12-e11"
refused '"zz" is not a legal move here' why fulke-1 zz
refused "there is no move to explain" why fulke-1 "1."
refused "--at needs a record" show fulke-1 --at 3

refused 'DEPTH: "x" is not valid (expected a whole number' perft fulke-1 x
refused 'DEPTH: "-1"' perft fulke-1 -1
refused "--turns cannot begin in the middle of a turn" \
    perft fulke-1 1 --turns --position "even eT9@f10 oR9@d8" --after f10-f8
refused 'unknown level "genius" (expected one of: child' think fulke-1 --level genius
refused '--seconds: "soon" is not valid' think fulke-1 --seconds soon
refused '--nodes: "-5" is not valid' think fulke-1 --nodes -5
refused "the game is over: " think fulke-1 --position \
    "even eR2@c12 eR4@d12 eR6@e12 oS28@h14 taken:odd named:even=c12,d12,e12"
refused 'unknown seat "white"' play fulke-1 --seat white=person
refused 'unknown player "nobody"' play fulke-1 --seat odd=nobody
refused 'unknown benchmark "speed"' bench speed
refused "bench match needs --game" bench match
refused 'unknown player "god"' bench match --game fulke-1 --against god
refused 'there is no level below "child"' bench levels --level child
refused 'bench weights needs --weights' bench weights
refused '"kings=3" is not valid' bench weights --weights kings=3
refused 'unknown version "chess"' bench tune --game chess
refused 'there is no theme "guile" (expected one of: take.equality' drill fulke-1 --theme guile
refused '--level: "4" is not valid' drill fulke-1 --level 4
refused '--seed: "-1" is not valid' drill fulke-1 --seed -1
refused 'unknown game "fulke-9"' drill fulke-9
refused "--answer, column 1: the comment is not closed" drill fulke-1 --seed 1 --answer "{"
refused '"eR6@z9"' hunt fulke-1 --position "even eR6@z9"
refused 'unknown command "moov"' help moov

refused "cannot read $work/none.game" replay "$work/none.game"
refused "is a folder" show "$work"
refused "there is no record in" replay "$work"
refused "cannot write" svg fulke-1 --out "$work/none/board.svg"
printf '[Game "fulke-1"]\n\n1. f12-e11 f5-g7\n' >"$work/broken.game"
refused "broken.game, line 3, column 12: " show "$work/broken.game"
refused "cannot be used with a record" show "$work/broken.game" --option leap=false

refused "SPOTS: no spot \"zz\"" why-not falkener-turkish 41 zz
refused "SPOTS: \"37\" begins no move" why-not falkener-turkish 37 57
done_testing
