# Read by the tests beside it: what `ludus` answered, and whether it was right.
# Each test is called with the program's path: sh tests/terminal/answers.sh build/debug/ludus

set -u
ludus=$1
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failures=0
checks=0
asked=""

wrong() {
    failures=$((failures + 1))
    echo "WRONG: $asked"
    echo "  $1"
    sed 's/^/  out: /' "$work/out" | head -n 12
    sed 's/^/  err: /' "$work/err" | head -n 4
}

# ask CODE ARGUMENTS...: runs ludus; its exit code must be CODE. Standard input is $work/in where a test has made one.
ask() {
    wanted=$1
    checks=$((checks + 1))
    shift
    asked="ludus $*"
    if [ -f "$work/in" ]; then
        "$ludus" "$@" <"$work/in" >"$work/out" 2>"$work/err"
    else
        "$ludus" "$@" </dev/null >"$work/out" 2>"$work/err"
    fi
    code=$?
    [ "$code" -eq "$wanted" ] || wrong "exit code $code, not $wanted"
    if [ "$wanted" -ne 2 ] && [ -s "$work/err" ]; then wrong "something on standard error"; fi
}

# refused TEXT ARGUMENTS...: bad input. Exit code 2, nothing on standard output, one line on standard error with TEXT in it.
refused() {
    text=$1
    shift
    ask 2 "$@"
    [ -s "$work/out" ] && wrong "an answer in spite of bad input"
    [ "$(wc -l <"$work/err")" -eq 1 ] || wrong "not one line on standard error"
    grep -qF -- "ludus: " "$work/err" || wrong "the line does not say who speaks"
    grep -qF -- "$text" "$work/err" || wrong "standard error lacks: $text"
}

has() { checks=$((checks + 1)); grep -qF -- "$1" "$work/out" || wrong "the answer lacks: $1"; }
lacks() { checks=$((checks + 1)); if grep -qF -- "$1" "$work/out"; then wrong "the answer has: $1"; fi; }
lines() { checks=$((checks + 1)); [ "$(wc -l <"$work/out")" -eq "$1" ] || wrong "$(wc -l <"$work/out") lines, not $1"; }

done_testing() {
    [ "$failures" -eq 0 ] || { echo "$failures wrong"; exit 1; }
    [ "$checks" -gt 0 ] || { echo "nothing was asked"; exit 1; }
    echo "$checks checks: all right"
}
