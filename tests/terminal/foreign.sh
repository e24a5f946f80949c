# What other programs and players write: show --fen, --notation, PGN there and back.
. "$(dirname -- "$0")/expect.sh"

ask 0 show falkener-shogi --after "P-7f P-3d" --fen
has "FEN: lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL[] w - - 2 2"
has "SFEN: lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3"
refused "other programs do not know" show falkener-turkish --fen
refused "other programs do not know" show fulke-1 --fen

# A position of another program is read where one of ours is.
ask 0 show falkener-shogi --position "lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 4"
has "hand south B"
refused "column 14" show falkener-shogi --position "lnsgkgsnl/1r6 b - 1"

ask 0 show backgammon --after "6:5" --fen
has "XGID: XGID=-b----E-C---eE---c-e----B-:0:0:1:65:0:0:0:0:10"
has "GNUbg ID: 4HPwATDgc/ABMA:"
ask 0 show backgammon --position "XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10"
has "Black"
refused "column 33" show backgammon --position "XGID=-b----E-C---eE---c-e----B-:1:1:1:31:0:0:0:0:10"

ask 0 moves falkener-xiangqi --option cannon=jump-to-capture --option horse=leg --notation wxf
has "C2=5 "
ask 0 moves falkener-shogi --notation kif
has "７六歩(77)"
refused "one of: book, san, hodges, kif" moves falkener-shogi --notation wxf
refused "unknown notation" moves fulke-1 --notation san

# PGN: written, replayed, gone on from, and broken.
ask 0 record falkener-shogi --after "P-7f P-3d Bx2b+" --pgn --out "$work/a.pgn"
grep -qF "1. Pc4 Pg6 2. Bxh8=H *" "$work/a.pgn" || wrong "no such moves in the file"
ask 0 replay "$work/a.pgn"
has "3 moves"
ask 0 replay "$work"
has "1 of 1 records are correct"
ask 0 record "$work/a.pgn"
has "1. 32-33"
printf '[Variant "xiangqi"]\n\n1. Cbe3 Hc9 *\n' >"$work/b.pgn"
refused "line 3, column 9" show "$work/b.pgn"
refused "not written in PGN" record fulke-1 --pgn

# SGF, the same.
ask 0 record falkener-go --option lines=9 --option setup=empty --after "22 66" --sgf --out "$work/a.sgf"
grep -qF ";B[cc];W[gg]" "$work/a.sgf" || wrong "no such moves in the file"
ask 0 replay "$work/a.sgf"
has "2 moves"
ask 0 record "$work/a.sgf"
has "2. 66"
printf '(;GM[1]SZ[9];B[zz])' >"$work/b.sgf"
refused "line 1, column 16" show "$work/b.sgf"
refused "not written in SGF" record fulke-1 --sgf
refused "not written in PGN" record falkener-go --pgn
rm "$work/a.sgf" "$work/b.sgf"

# KIF, CSA and USI; KIF in the code of Japan too, where the system has its table.
ask 0 record falkener-shogi --after "P-7f P-3d" --kif --out "$work/a.kif"
grep -qF "   1 ７六歩(77)" "$work/a.kif" || wrong "no such moves in the file"
ask 0 replay "$work/a.kif"
has "2 moves"
ask 0 record "$work/a.kif" --csa --out "$work/a.csa"
grep -qxF -- "-3334FU" "$work/a.csa" || wrong "no such moves in the file"
ask 0 record "$work/a.csa"
has "2. 76-75"
printf 'position startpos moves 7g7f\n' >"$work/a.usi"
ask 0 record "$work/a.usi"
has "1. 32-33"
printf 'V2.2\nPI\n+\n+7775FU\n' >"$work/a.csa"
refused "line 4, column 1" show "$work/a.csa"
refused "not written in KIF" record falkener-go --kif
printf '\216\350\220\224----\n1 \202\126\230\132\225\340(77)\n' >"$work/a.kif"
if printf '\202\126' | iconv -f CP932 -t UTF-8 >/dev/null 2>&1; then
  ask 0 record "$work/a.kif"
  has "1. 32-33"
fi
rm "$work/a.kif" "$work/a.csa" "$work/a.usi"

# Match files of backgammon.
ask 0 record backgammon --after "1:3 17/20 19/20 6-6" --mat --out "$work/a.mat"
grep -q "31: 8/5 6/5" "$work/a.mat" || wrong "no such moves in the file"
ask 0 record "$work/a.mat"
has "1. 1:3 "
printf ' 5 point match\n\n Game 1\n A : 0   B : 0\n  1) 64: 24/15\n' >"$work/a.mat"
refused "line 5, column 10" show "$work/a.mat"
refused "not written in match files" record backgammon-turkish --mat
rm "$work/a.mat"

# Signs, and what is drawn, are told at their place.
printf '[Variant "xiangqi"]\n\n1. Cbe3 $1 {[%%csl Ra1] [%%cal Ga1b2]} *\n' >"$work/d.pgn"
ask 0 show "$work/d.pgn"
has "Sign of the move: !"
has "Drawn: red ring on "
has "Drawn: green arrow from "
rm "$work/d.pgn"

# Played in a notation, and saved by the name of the file.
printf 'moves P-7\nP-7f\nsave %s/c.pgn\nquit\n' "$work" >"$work/in"
ask 0 play falkener-shogi --notation hodges --seat north=person
has "P-7f "
rm "$work/in"
grep -qF "1. Pc4 *" "$work/c.pgn" || wrong "not saved as PGN"

done_testing
