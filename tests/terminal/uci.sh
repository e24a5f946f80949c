# What interfaces ask of the computer player: UCI, UCCI and USI, each by its first word.
. "$(dirname -- "$0")/expect.sh"

printf 'uci\nsetoption name UCI_Variant value makruk\nisready\nposition startpos moves a3a4\ngo nodes 500\ngo perft 2\n' >"$work/in"
ask 0 uci
has "option name UCI_Variant type combo default shatranj var shatranj var xiangqi var shogi var makruk"
has "uciok"
has "readyok"
has "Nodes searched: 575"
has "nodes 500 "
grep -qE '^bestmove [a-h][78][a-h][67]$|^bestmove [a-h][678][a-h][5678]$' "$work/out" || wrong "no move of the other side"

# Ranks from 0, files from the left of who begins.
printf 'ucci\nposition startpos moves h2e2 h9g7\nd\ngo depth 1\n' >"$work/in"
ask 0 uci
has "ucciok"
has "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2"
grep -qE '^bestmove [a-i][0-9][a-i][0-9]$' "$work/out" || wrong "no move in UCCI"

# Figures, then letters; a promotion and a drop.
printf 'usi\nposition startpos moves 7g7f 3c3d 8h2b+ 3a2b B*5e\nd\ngo nodes 200\n' >"$work/in"
ask 0 uci
has "usiok"
has "lnsgkg1nl/1r5s1/pppppp1pp/6p2/4B4/2P6/PP1PPPPPP/7R1/LNSGKGSNL[b] b"

# What cannot be is said, and the position stays.
printf 'uci\nsetoption name UCI_Variant value shogi\nposition startpos moves 7g7f\nposition fen 8/8 w - - 0 1\nposition startpos moves a1a9\nhallo\nsetoption name UCI_Variant value halma\ngo perft 1\n' >"$work/in"
ask 0 uci
has 'info string unknown request "hallo"'
has 'info string unknown game "halma"'
has 'info string "a1a9" is no legal move here'
has "info string line 1, column"
has "Nodes searched: 30"

# A mate in sight is told as such, and a player who has none left says so.
printf 'uci\nsetoption name UCI_Variant value xiangqi\nposition fen 3k5/9/9/9/9/9/9/R8/1R7/4K4 w - - 0 1\ngo depth 3\nposition fen 3k5/R8/1R7/9/9/9/9/9/9/4K4 b - - 0 1 moves d10d9\n' >"$work/in"
ask 0 uci
has "score mate 1"

# What it learnt is kept from move to move, and forgotten when another game begins.
printf 'uci\nsetoption name UCI_Variant value makruk\ngo depth 4\ngo depth 4\nucinewgame\ngo depth 4\n' >"$work/in"
ask 0 uci
set -- $(sed -n 's/.* nodes \([0-9]*\) .*/\1/p' "$work/out")
[ "$#" = 3 ] && [ "$1" = "$3" ] && [ "$2" -lt "$1" ] || wrong "expected N, fewer, N positions, got $*"

refused "unknown game" uci fulke-1
refused "unknown game" uci falkener-turkish

done_testing
