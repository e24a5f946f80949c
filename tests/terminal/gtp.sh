# What programs that speak GTP ask of the computer player of Go.
. "$(dirname -- "$0")/expect.sh"

printf '1 protocol_version\n2 name\n3 known_command genmove\n4 known_command foo\nlist_commands\n5 boardsize 9\n6 clear_board\n7 komi 7.5\n8 play b E5\n9 genmove w\n10 undo\n11 undo\n12 undo\n13 quit\n14 name\n' >"$work/in"
ask 0 gtp --nodes 100
has "=1 2"
has "=2 Codex Ludorum"
has "=3 true"
has "=4 false"
has "showboard"
grep -qE '^=9 [A-HJ][1-9]$' "$work/out" || wrong "no move"
has "=11 "
has "?12 cannot undo"
has "=13 "
lacks "14"

# Errors are said in the protocol's own form, and the position stays.
printf 'boardsize 9\n1 boardsize 10\n2 boardsize x\n3 play b K1\n4 play b e5 # a comment\n5 play w e5\n6 play green e6\n7 halma\n8 komi abc\n9 genmove\n10 play w j9\n11 final_status_list lost\n# nothing\n\n12 showboard\n13 final_score\n' >"$work/in"
ask 0 gtp --nodes 100
has "?1 unacceptable size"
has "?2 syntax error"
has "?3 syntax error"
has "=4 "
has "?5 illegal move"
has "?6 syntax error"
has "?7 unknown command"
has "?8 syntax error"
has "?9 syntax error"
has "=10 "
has "?11 syntax error"
has "X"

# A player may move twice running, stones are captured, and the count is told: Black has the board.
printf 'boardsize 9\nkomi 5.5\nplay b e6\nplay b d5\nplay b f5\nplay w e5\nplay b e4\n1 play w e5\n2 final_score\n3 final_status_list dead\nkomi -3\n4 final_score\n' >"$work/in"
ask 0 gtp
has "?1 illegal move"
has "=2 B+75.5"
has "=3 "
has "=4 B+84.0"

# A stone may not be taken back at once.
printf 'boardsize 9\nplay b c5\nplay b d6\nplay b d4\nplay w e6\nplay w e4\nplay w f5\nplay w d5\nplay b e5\n1 play w d5\n2 play w a1\n3 play b a2\n4 play w d5\n' >"$work/in"
ask 0 gtp
has "?1 illegal move"
has "=2 "
has "=4 "

# The time of the protocol is kept to, and after two passes both may go on.
printf 'boardsize 9\ntime_settings 0 1 10\ntime_left w 1 10\n1 genmove w\n2 play b pass\n3 play w pass\n4 play b e5\n5 time_settings 1\n' >"$work/in"
ask 0 gtp
grep -qE '^=1 [A-HJ][1-9]$' "$work/out" || wrong "no move in time"
has "=4 "
has "?5 syntax error"

refused "unknown level" gtp --level god
refused "lines" gtp --option lines=10

done_testing
