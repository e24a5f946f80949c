#!/bin/sh
# Proves the whole: sh tests/run.sh [--deep]
# Installs what is missing; builds natively with warnings as errors and sanitizers; runs every suite through CTest; fuzzes;
# builds the modules and the site; compares WebAssembly with native; weighs what goes over the wire; drives the site in
# a headless Chromium, and in Firefox and WebKitGTK where they can be had. The last line counts. Logs are in build/log, pictures of the pages in build/shots.
# --deep runs the long suites too, builds natively for speed and prints every benchmark.
set -u
ROOT=$(cd "$(dirname "$0")/.." && pwd)
ME=tests/run.sh
deep=
for word in "$@"; do
  case $word in
    --deep) deep=yes ;;
    -h | --help) echo "usage: sh tests/run.sh [--deep]"; exit 0 ;;
    *) echo "$ME: what is '$word'? usage: sh tests/run.sh [--deep]" >&2; exit 2 ;;
  esac
done
[ -z "$deep" ] || export LUDUS_DEEP=1

# shellcheck source=site/setup.sh
. "$ROOT/site/setup.sh"
cd "$ROOT" || exit 1
require compiler cmake ninja doctest sdl2 fuzzer emcc node npm xz browser
wish display firefox webkit
if have ccache; then
  export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_SLOPPINESS=pch_defines,time_macros
fi

passed=0 failed=0 skipped=0
times=
export LUDUS_FIGURES="$ROOT/build/figures.txt"
: >"$LUDUS_FIGURES"

count() { # count <passed> <failed> <skipped>
  passed=$((passed + ${1:-0})) failed=$((failed + ${2:-0})) skipped=$((skipped + ${3:-0}))
}
took() { # took <since> <label>
  times="$times$(printf '  %6s s  %s' $(($(date +%s) - $1)) "$2")
"
}
# part <label> <log> <command>...: a step that has no tests of its own; failing, it counts as one failure.
part() {
  part_began=$(date +%s)
  part_result=0
  step "$@" || part_result=$?
  took "$part_began" "$1"
  if [ $part_result -ne 0 ]; then
    say "  $step_said"
    count 0 1 0
  fi
  return $part_result
}
# suites <label> <log> <preset>: all CTest knows in that build folder, at once. A long suite may take hours with sanitizers.
suites() {
  suites_most=900
  [ -z "$deep" ] || suites_most=36000
  suites_report=$LOGS/$2.xml
  rm -f "$suites_report"
  suites_began=$(date +%s)
  suites_result=0
  step "$1" "$2" ctest --test-dir "build/$3" -j "$jobs" --output-on-failure --output-junit "$suites_report" --timeout "$suites_most" || suites_result=$?
  took "$suites_began" "$1"
  suites_all=$(attribute tests) suites_failed=$(attribute failures) suites_skipped=$(($(attribute skipped) + $(attribute disabled)))
  if [ "$suites_all" -eq 0 ] || { [ $suites_result -ne 0 ] && [ "$suites_failed" -eq 0 ]; }; then
    say "  $1: no test was run; $step_said"
    count 0 1 0
  else
    count $((suites_all - suites_failed - suites_skipped)) "$suites_failed" "$suites_skipped"
    say "  $1: $((suites_all - suites_failed - suites_skipped)) passed, $suites_failed failed, $suites_skipped skipped"
  fi
}
attribute() { sed -n "s/.*[[:space:]]$1=\"\([0-9]*\)\".*/\1/p" "$suites_report" 2>/dev/null | head -n 1 | grep . || echo 0; }
# node_tests <label> <log> <file>...
node_tests() {
  node_label=$1 node_log=$2 node_tap=$LOGS/$2.tap
  shift 2
  rm -f "$node_tap"
  node_began=$(date +%s)
  node_result=0
  step "$node_label" "$node_log" node --test --test-reporter=spec --test-reporter-destination=stdout \
    --test-reporter=tap --test-reporter-destination="$node_tap" "$@" || node_result=$?
  took "$node_began" "$node_label"
  node_passed=$(tap_count pass) node_failed=$(($(tap_count fail) + $(tap_count cancelled))) node_skipped=$(($(tap_count skipped) + $(tap_count todo)))
  if [ $((node_passed + node_failed)) -eq 0 ] || { [ $node_result -ne 0 ] && [ "$node_failed" -eq 0 ]; }; then
    say "  $node_label: the tests did not run to their end; $step_said"
    count "$node_passed" 1 "$node_skipped"
  else
    count "$node_passed" "$node_failed" "$node_skipped"
    say "  $node_label: $node_passed passed, $node_failed failed, $node_skipped skipped"
  fi
}
# asked_again <most>: what failed of node_tests just now, while several browsers shared the machine, is asked once more with the
# machine to itself. A fault fails twice; what passes then is told by name, and counts as passed. More than <most> are faults as they are.
asked_again() {
  again_failed=$node_failed
  again_names=$(sed -n 's/^not ok [0-9]* - //p' "$node_tap")
  again_files=$(sed -n '/^not ok/,/^  location:/s/^  location: .\(.*\):[0-9]*:[0-9]*.$/\1/p' "$node_tap" | sed "s|^$ROOT/||" | LC_ALL=C sort -u)
  if [ "$again_failed" -eq 0 ] || [ "$again_failed" -gt "$1" ] || [ -z "$again_files" ]; then return; fi
  again_counts="$passed $failed $skipped"
  # shellcheck disable=SC2086
  node_tests "what failed, alone" "$node_log-again" $again_files
  again_result=$((node_result + node_failed))
  # shellcheck disable=SC2086
  set -- $again_counts
  passed=$1 failed=$2 skipped=$3
  if [ $again_result -eq 0 ]; then
    count "$again_failed" "-$again_failed"
    say "  passed only with the machine to themselves:"
    echo "$again_names" | sed 's/^/    /'
  fi
}
tap_count() { sed -n "s/^# $1 \([0-9]*\)\$/\1/p" "$node_tap" 2>/dev/null | tail -n 1 | grep . || echo 0; }

part "sources of Dear ImGui and SDL2" sources sh wasm/fetch-sources.sh build/sources

frames() { build/release/ui/table/table_bench | tee -a "$LUDUS_FIGURES"; }
speedy() { configured_and_built release && built release ludus-doors; }

say "Native, with sanitizers"
native=
tested() { configured_and_built debug "$@" && built debug ludus-doors; }
if part "build" debug tested "-DCMAKE_C_COMPILER=$(echo "$fuzz_compiler" | sed 's/clang++/clang/')" "-DCMAKE_CXX_COMPILER=$fuzz_compiler"; then
  native=yes
  suites "unit suites and fuzzers" debug-tests debug
fi

fast=
if [ -n "$deep" ]; then
  say "Native, for speed"
  part "build for speed" release speedy && fast=yes
fi

say "Modules and site"
site=
site_began=$(date +%s)
if sh site/serve.sh --build-only; then # keeps logs of its own
  site=yes
else
  count 0 1 0
fi
took "$site_began" "modules and site"
node_packages tests

if [ -n "$fast" ]; then
  part "frames of the table" frames frames
fi
if [ -n "$site" ]; then
  say "In Node"
  # shellcheck disable=SC2046
  node_tests "suites in Node" node tests/setup.mjs tests/server.mjs tests/sizes.mjs tests/html.mjs \
    $(find site tests/texts -name '*.test.mjs' ! -path '*/node_modules/*' | LC_ALL=C sort)
  if [ -n "$native" ]; then
    node_tests "native against WebAssembly" identical tests/identical.mjs
    node_tests "chess beside Fairy-Stockfish" fairy tests/peers/fairy.test.mjs
  fi
  if [ -n "$fast" ]; then
    part "speed of both" bench node tests/bench.mjs --deep
  fi
  say "In browsers"
  # What is timed in the page must have the machine to itself.
  node_tests "browser, timed" browser-timed tests/browser/quiet.test.mjs
  # shellcheck disable=SC2046
  node_tests "browser suites" browser --test-concurrency="$jobs" $(find tests/browser -name '*.test.mjs' ! -name quiet.test.mjs | LC_ALL=C sort)
  asked_again 3
fi

say ""
say "Time of each part:"
printf '%s' "$times"
say "  in all: $(elapsed "$began")"
if [ -s "$LUDUS_FIGURES" ]; then
  say ""
  say "Figures:"
  sed 's/^/  /' "$LUDUS_FIGURES"
fi
say ""
say "$passed passed, $failed failed, $skipped skipped"
[ "$failed" -eq 0 ]
