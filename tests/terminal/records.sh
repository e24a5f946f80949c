# Records: written, read again, stepped through and checked.
. "$(dirname -- "$0")/expect.sh"

# What is written is read.
ask 0 record fulke-1 --option leap=false --after "f12-e11 f5-g6" --tag "Title=An evening" --out "$work/a.game"
ask 0 replay "$work/a.game"
has "ok "
has "2 words, going on"
has "1 of 1 records hold"
ask 0 record "$work/a.game"
cmp -s "$work/out" "$work/a.game" || wrong "a record read and written again differs"
cp "$work/a.game" "$work/in"
ask 0 replay -
has "1 of 1 records hold"
rm "$work/in"

# A record is a place like a game: at its end, or after some of its words, and further.
ask 0 show "$work/a.game" --at 1
has "White to move"
ask 0 show "$work/a.game" --after "e12-f11"
has "White to move"
refused "--at 9 is beyond the record (expected 0 to 2)" show "$work/a.game" --at 9

# Claims that do not hold: exit code 1, and each is printed.
{ sed 1q "$work/a.game"; echo '[Why "fulke.1.take.equality"]'; echo '[Outcome "1 0"]'; echo; echo "1. f12-e11"; } >"$work/false.game"
ask 1 replay "$work/false.game"
has "FAILED"
[ "$(grep -c "^        " "$work/out")" -eq 2 ] || wrong "not two failed checks"
ask 1 replay "$work/a.game" "$work/false.game"
has "1 of 2 records hold"

# A record that does not read: exit code 2, the others are still looked at.
printf 'nonsense\n' >"$work/bad.game"
ask 2 replay "$work/bad.game" "$work/a.game"
has "ok "
has "1 of 2 records hold"
[ "$(wc -l <"$work/err")" -eq 1 ] || wrong "not one line on standard error"
grep -qF "bad.game, line 1" "$work/err" || wrong "standard error lacks the place"

# A folder stands for the records below it; the examples of the books all hold.
mkdir -p "$work/folder/deep"
cp "$work/a.game" "$work/folder/deep/a.game"
cp "$work/a.game" "$work/folder/not-a-record.txt"
ask 0 replay "$work/folder"
has "1 of 1 records hold"
ask 0 replay "$here/../../assets/examples"
lacks "FAILED"

done_testing
