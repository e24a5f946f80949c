#!/bin/sh
# Proves the whole, or a part of it: sh tests/run.sh [--only LANE] [--game ID] [--file PART] [--strict] [--deep]
# Sees to the packages, then hands over to tests/run/main.mjs, which builds and tests side by side, counts what really ran, and
# closes with one line of totals. Logs are in build/log, pictures of the pages in build/shots.
set -u
ROOT=$(cd "$(dirname "$0")/.." && pwd)
ME=tests/run.sh
case " $* " in *" -h "* | *" --help "*) cd "$ROOT" && exec node tests/run/main.mjs --help ;; esac

# shellcheck source=site/setup.sh
. "$ROOT/site/setup.sh"
cd "$ROOT" || exit 1
require compiler cmake ninja doctest sdl2 fuzzer emcc node npm xz browser
wish headless display firefox webkit
LUDUS_CLANG=$fuzz_compiler
export LUDUS_CLANG
if have ccache; then
  export CMAKE_C_COMPILER_LAUNCHER=ccache CMAKE_CXX_COMPILER_LAUNCHER=ccache CCACHE_SLOPPINESS=pch_defines,time_macros
fi
exec node tests/run/main.mjs "$@"
