# What both commands stand on: progress, logs, and getting what is missing. Sourced by site/serve.sh and tests/run.sh,
# which set ROOT (the project's folder) and ME (their own name) before. POSIX sh.

LOGS=$ROOT/build/log
mkdir -p "$LOGS"
began=$(date +%s)

say() { printf '%s\n' "$*"; }
# fail <what went wrong and what to do> [exit code]
fail() {
  printf '%s: %s\n' "$ME" "$1" >&2
  exit "${2:-1}"
}
have() { command -v "$1" >/dev/null 2>&1; }
elapsed() { # since a time in seconds, for people
  elapsed_seconds=$(($(date +%s) - $1))
  if [ $elapsed_seconds -ge 60 ]; then
    echo "$((elapsed_seconds / 60)) min $((elapsed_seconds % 60)) s"
  else
    echo "$elapsed_seconds s"
  fi
}
# at_least <version> <wanted>: both as 3.22.1
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# processes_under <pid>...: they and what descends from them, as far as they run, one a line.
processes_under() {
  cat /proc/[0-9]*/stat 2>/dev/null | awk -v tops="$*" '
    { pid = $1; sub(/^.*\) /, ""); if ($1 != "Z") parent[pid] = $2 }
    END {
      many = split(tops, top, " ")
      for (i = 1; i <= many; i++) { within[top[i]]; if (top[i] in parent) print top[i] }
      do {
        more = 0
        for (pid in parent) if (!(pid in within) && (parent[pid] in within)) { within[pid]; more = 1; print pid }
      } while (more)
    }'
}
# end_processes <pid>...: asks them and what they started to end; those that run two seconds later are killed.
end_processes() {
  # Stopped, they start nothing more while we look.
  for end_try in 1 2 3 4 5; do
    end_before=$#
    # shellcheck disable=SC2046
    set -- $(processes_under "$@")
    [ $# -gt 0 ] || return 0
    kill -STOP "$@" 2>/dev/null || true
    if [ "$end_try" -gt 1 ] && [ $# -le "$end_before" ]; then break; fi
  done
  kill -TERM "$@" 2>/dev/null || true
  kill -CONT "$@" 2>/dev/null || true
  for end_try in 1 2 3 4 5 6 7 8 9 10; do
    end_left=
    for end_pid in "$@"; do
      case $(sed 's/^.*) //; s/ .*//' "/proc/$end_pid/stat" 2>/dev/null) in '' | Z) ;; *) end_left="$end_left $end_pid" ;; esac
    done
    [ -n "$end_left" ] || return 0
    sleep 0.2
  done
  # shellcheck disable=SC2046,SC2086
  kill -KILL $end_left $(processes_under $end_left) 2>/dev/null || true
}
end_step() { # the shell waits while a step runs, so that a signal is answered at once
  trap '' HUP INT TERM
  # shellcheck disable=SC2046
  end_processes $(processes_under $$ | grep -vx $$)
}
trap 'end_step; exit 129' HUP
trap 'end_step; exit 130' INT
trap 'end_step; exit 143' TERM

# step <label> <log> <command>...: runs it with its output in build/log/<log>.log, and a line now and then while it lasts.
# Returns what the command returned; step_said then holds one line that tells where the log is. A command that takes longer than
# STEP_LIMIT seconds is ended with all it started; the result is then 124.
STEP_LIMIT=${STEP_LIMIT:-3600}
step() {
  step_label=$1 step_log=$LOGS/$2.log step_returned=$LOGS/$2.$$.returned
  shift 2
  step_began=$(date +%s)
  # The pipe ends when the command does, and with it whoever watches: nobody needs to be stopped. What the command returned goes by
  # a file, since `timeout` may end a reader that has taken it from the pipe and not yet passed it on.
  {
    sh -c 'echo "$PPID"'
    step_result=0
    ( "$@" || exit $? ) >"$step_log" 2>&1 </dev/null || step_result=$?
    echo $step_result >"$step_returned"
  } | step_watch &
  step_result=0
  wait $! || step_result=$?
  if [ $step_result -eq 0 ]; then step_result=$(cat "$step_returned" 2>/dev/null) || step_result=137; fi
  rm -f "$step_returned"
  if [ $step_result -eq 0 ]; then
    printf '  %s: %s\n' "$step_label" "$(elapsed "$step_began")"
  else
    step_how=failed
    if [ $step_result -eq 124 ] && [ $(($(date +%s) - step_began)) -ge "$STEP_LIMIT" ]; then step_how="ended by its limit of $STEP_LIMIT s,"; fi
    printf '  %s: %s after %s. The end of its log:\n' "$step_label" "$step_how" "$(elapsed "$step_began")"
    tail -n 30 "$step_log" | cut -c1-300 | sed 's/^/    | /'
  fi
  step_said="the whole log is ${step_log#"$ROOT"/}"
  return $step_result
}
step_watch() { # reads the number of the process that runs the command, and returns when that has ended, or 124 at the limit
  read -r watch_pid || return 1
  while watch_left=$((step_began + STEP_LIMIT - $(date +%s))); do
    if [ $watch_left -le 0 ]; then
      end_processes "$watch_pid"
      return 124
    fi
    if timeout $((watch_left < 15 ? watch_left : 15)) cat >/dev/null; then return 0; fi
    [ $watch_left -gt 15 ] || continue
    step_at=$(tail -c 400 "$step_log" 2>/dev/null | tr '\r' '\n' | grep -o '^\[[0-9]*/[0-9]*\]\|^ *[0-9]*/[0-9]* Test' | tail -n 1 | tr -d '[] Test')
    printf '  %s ... %s%s\n' "$step_label" "$(elapsed "$step_began")" "${step_at:+, $step_at}"
  done
}
# must <what to do when it fails> <label> <log> <command>...
must() {
  must_advice=$1
  shift
  step "$@" || fail "failed: $step_label; $step_said. $must_advice"
}

# ---- what is there ---------------------------------------------------------------------------------------------------

is_ubuntu() { grep -qi '^ID=ubuntu' /etc/os-release 2>/dev/null || grep -qi '^ID_LIKE=.*ubuntu' /etc/os-release 2>/dev/null; }

has_emcc() { have emcc || [ -x "${EMSDK:-/nowhere}/upstream/emscripten/emcc" ]; }
has_cmake() { have cmake && at_least "$(cmake --version | sed -n '1s/.* //p')" 3.22; }
has_ninja() { have ninja; }
has_node() { have node && node -e 'process.exit(parseInt(process.versions.node, 10) >= 18 ? 0 : 1)' 2>/dev/null; }
has_npm() { have npm; }
has_xz() { have xz; }
has_compiler() {
  compiler=${CXX:-c++}
  have "$compiler" || return 1
  echo 'int main() { return 0; }' | "$compiler" -std=c++20 -fsanitize=address,undefined -x c++ - -o "$LOGS/probe" >/dev/null 2>&1
}
has_doctest() { [ -e /usr/include/doctest/doctest.h ] || [ -e /usr/local/include/doctest/doctest.h ] || [ -n "${doctest_DIR:-}" ]; }
has_sdl2() {
  printf '#include <SDL2/SDL.h>\n#include <GL/gl.h>\nint main() { return 0; }\n' | "${CXX:-c++}" -fsyntax-only -x c++ - >/dev/null 2>&1
}
# Sets fuzz_compiler to a clang++ that can link a fuzzer.
has_fuzzer() {
  for fuzz_compiler in ${CLANGXX:-} clang++ clang++-22 clang++-21 clang++-20 clang++-19 clang++-18 clang++-17 clang++-16 clang++-15 clang++-14; do
    have "$fuzz_compiler" || continue
    if echo '#include <string>
extern "C" int LLVMFuzzerTestOneInput(const unsigned char* d, unsigned long n) { return std::string((const char*)d, n).empty() ? 0 : 0; }' |
      "$fuzz_compiler" -fsanitize=fuzzer,address,undefined -x c++ - -o "$LOGS/probe" >/dev/null 2>&1; then
      return 0
    fi
  done
  return 1
}
# Sets CHROME to a Chromium that says its version.
has_browser() {
  for browser in ${CHROME:-} chromium chromium-browser google-chrome google-chrome-stable chrome; do
    have "$browser" || continue
    if "$browser" --version >/dev/null 2>&1; then
      CHROME=$(command -v "$browser")
      export CHROME
      return 0
    fi
  done
  return 1
}

# Other engines to look at the pages in: missed by nobody (wish).
has_firefox() { have firefox-esr || { have firefox && ! grep -qs snap "$(command -v firefox)"; }; }
has_webkit() { have WebKitWebDriver; }
has_display() { have Xvfb; }
# Chromium without windows: pages cost half the time in it. Where it is missing the whole Chromium is taken.
has_headless() { have "${HEADLESS_SHELL:-chromium-headless-shell}"; }

# packages <need>: the packages that meet it; wanted <need>: what it is, for whoever brings it himself.
packages() {
  case $1 in
    emcc) echo emscripten ;;
    cmake) echo cmake ;;
    ninja) echo ninja-build ;;
    node) echo nodejs npm ;;
    npm) echo npm ;;
    xz) echo xz-utils ;;
    compiler) echo g++ ;;
    doctest) echo doctest-dev ;;
    sdl2) echo libsdl2-dev libgl-dev ;;
    fuzzer)
      echo clang
      if apt-cache show libclang-rt-dev >/dev/null 2>&1; then echo libclang-rt-dev; fi
      ;;
    browser) is_ubuntu || echo chromium ;;
    headless) is_ubuntu || echo chromium-headless-shell ;;
    firefox) is_ubuntu || echo firefox-esr ;; # Ubuntu's is a snap, that no test can drive
    webkit) echo webkit2gtk-driver ;;
    display) echo xvfb libgl1-mesa-dri libegl1 ;;
  esac
}
packages_of() { for need in "$@"; do packages "$need"; done | tr ' ' '\n' | awk '!seen[$0]++'; }
wanted() {
  case $1 in
    emcc) echo "Emscripten 3.1.6 or later (emcc in PATH, or EMSDK set)" ;;
    cmake) echo "CMake 3.22 or later" ;;
    ninja) echo "Ninja" ;;
    node) echo "Node 18 or later" ;;
    npm) echo "npm" ;;
    xz) echo "xz" ;;
    compiler) echo "a C++20 compiler with its sanitizers (g++ 12 or later; CXX names another)" ;;
    sdl2) echo "SDL2 and OpenGL with their headers" ;;
    doctest) echo "the header of doctest 2.4" ;;
    fuzzer) echo "clang 14 or later with its libFuzzer (CLANGXX names one)" ;;
    browser) echo "Chromium or Chrome (CHROME names one)" ;;
    headless) echo "Chromium's headless shell (HEADLESS_SHELL names one)" ;;
    firefox) echo "Firefox (FIREFOX names one)" ;;
    webkit) echo "WebKitGTK with WebKitWebDriver" ;;
    display) echo "Xvfb" ;;
  esac
}

# require <need>...: installs what is missing, or says exactly what to ask for.
require() {
  missing=
  for need in "$@"; do "has_$need" || missing="$missing $need"; done
  rm -f "$LOGS/probe"
  [ -n "$missing" ] || return 0
  if ! have apt-get; then
    say "$ME needs these and cannot find them:"
    for need in $missing; do say "  - $(wanted "$need")"; done
    fail "this system has no apt-get: install what is listed above and start again" 2
  fi
  as_root=
  if [ "$(id -u)" != 0 ]; then
    if have sudo && sudo -n true 2>/dev/null; then
      as_root=sudo
    else
      say "$ME needs packages that only root can install. Ask for:"
      say ""
      # shellcheck disable=SC2046
      say "    apt-get install --no-install-recommends" $(packages_of $missing)
      say ""
      require_hints
      fail "packages are missing: have root install those above, then start again" 2
    fi
  fi
  say "Installing what is missing:$missing"
  package_list
  # shellcheck disable=SC2046
  set -- $(packages_of $missing)
  if [ $# -gt 0 ]; then
    must "See whether this machine reaches its package mirror, then start again." "packages ($*)" apt-install packages_installed "$@"
  fi
  hash -r
  still=
  for need in $missing; do "has_$need" || still="$still $need"; done
  rm -f "$LOGS/probe"
  if [ -n "$still" ]; then
    missing=$still
    require_hints
    fail "still missing after the install: $(for need in $still; do printf '%s; ' "$(wanted "$need")"; done)install it yourself and start again" 2
  fi
}
# The limit stands behind sudo, where it may end what root runs.
apt_get() {
  $as_root env DEBIAN_FRONTEND=noninteractive timeout -k 30 1800 \
    apt-get -o DPkg::Lock::Timeout=300 -o Acquire::Retries=2 -o Acquire::http::Timeout=60 -o Acquire::https::Timeout=60 "$@"
}
package_list() { step "the list of packages" apt-update apt_get update || say "  (continuing with the list this computer has)"; }
packages_installed() { apt_get install -y --no-install-recommends "$@"; }

# wish <need>...: as require, but what cannot be had is left out, and one line says so. Each is tried by itself and once only: a
# package this system lacks takes nothing from the others, and no later run asks for it again.
wish() {
  missing= wished=
  for need in "$@"; do
    if ! "has_$need"; then
      missing="$missing $need"
      [ -z "$(packages "$need")" ] || [ -e "$LOGS/wished-$need" ] || wished="$wished $need"
    fi
  done
  as_root=
  if [ -n "$wished" ] && have apt-get && { [ "$(id -u)" = 0 ] || { as_root=sudo && have sudo && sudo -n true 2>/dev/null; }; }; then
    say "Installing optional packages:$wished"
    package_list
    for need in $wished; do
      : >"$LOGS/wished-$need"
      # shellcheck disable=SC2046
      set -- $(packages "$need")
      step "packages ($*)" "apt-install-$need" packages_installed "$@" >/dev/null || true
    done
    hash -r
  fi
  for need in $missing; do "has_$need" || say "Continuing without $(wanted "$need"). What needs it is skipped."; done
}
require_hints() {
  case " $missing " in *" browser "*)
    if is_ubuntu; then
      say "Ubuntu packages Chromium only as a snap: 'snap install chromium', or install Google Chrome, or set CHROME to a Chromium of your own."
    fi ;;
  esac
  case " $missing " in *" node "*)
    say "Where the distribution's Node is older than 18 (Ubuntu 22.04), put a newer one first in PATH." ;;
  esac
}

# ---- builds ----------------------------------------------------------------------------------------------------------

jobs=${LUDUS_JOBS:-$(nproc 2>/dev/null || echo 2)}

# Emscripten starts Python for each of 600 files: Python itself then, and not the script of a version manager (pyenv) before it,
# which takes longer than the rest of it.
plain_python() {
  if [ -z "${EMSDK_PYTHON:-}" ] && have python3; then
    EMSDK_PYTHON=$(python3 -c 'import sys; print(sys.executable)' 2>/dev/null) || EMSDK_PYTHON=
    if [ -x "$EMSDK_PYTHON" ]; then export EMSDK_PYTHON; else unset EMSDK_PYTHON; fi
  fi
}
# configured <preset> <more for cmake>...: configures where the presets, the compiler or the words given have changed.
configured() {
  configure_preset=$1
  shift
  plain_python
  configure_folder=$ROOT/build/$configure_preset
  configure_stamp=$(
    { cat "$ROOT/CMakePresets.json" "$ROOT/wasm/toolchain.cmake"; echo "$@" "${CXX:-}" "${CC:-}" "${EMSDK:-}"; ls "$ROOT/build/sources" 2>/dev/null; command -v emcc cmake || true; } | cksum
  )
  if [ "$(cat "$configure_folder/.configured" 2>/dev/null)" != "$configure_stamp" ] || [ ! -e "$configure_folder/build.ninja" ]; then
    rm -f "$configure_folder/CMakeCache.txt"
    (cd "$ROOT" && cmake --preset "$configure_preset" "$@") || return 1
    echo "$configure_stamp" >"$configure_folder/.configured"
  fi
}
# built <preset> <target>...: all targets where none is named.
built() {
  built_preset=$1
  shift
  plain_python
  if [ $# -gt 0 ]; then set -- --target "$@"; fi
  # What emcc asks of its compiler at every start it was told when this was configured.
  (cd "$ROOT" && EMCC_SKIP_SANITY_CHECK=1 cmake --build "build/$built_preset" -j "$jobs" "$@")
}
configured_and_built() {
  both_preset=$1
  shift
  configured "$both_preset" "$@" && built "$both_preset"
}

# node_packages <folder>: its packages as its lock file pins them; a second try, since a registry may be busy.
node_packages() {
  node_stamp=$({ cat "$ROOT/$1/package-lock.json" "$ROOT/$1/package.json"; node --version; } | cksum)
  [ "$(cat "$ROOT/$1/node_modules/.installed" 2>/dev/null)" != "$node_stamp" ] || return 0
  must "See whether this machine reaches its npm registry, then start again." "npm packages of $1" "npm-$1" npm_twice "$ROOT/$1"
  echo "$node_stamp" >"$ROOT/$1/node_modules/.installed"
}
npm_twice() {
  npm_ci "$1" || {
    echo "once more"
    sleep 3
    npm_ci "$1"
  }
}
npm_ci() { timeout -k 10 900 npm --prefix "$1" ci --no-audit --no-fund --ignore-scripts --fetch-timeout=60000; }
