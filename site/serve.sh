#!/bin/sh
# Builds the site and serves it on this machine: sh site/serve.sh [--port N] [--host ADDRESS] [--build-only] [--dev]
# --dev: for work on the games: modules that are linked in seconds, larger and slower, in build/web-dev and build/site-dev. Where
#   only they changed they are served at once, and the pages, with the diagrams they draw, are built again meanwhile.
# Installs what is missing (Debian and Ubuntu packages, pinned npm packages, pinned sources of SDL2 and Dear ImGui).
# Run again, it rebuilds only what changed. Logs are in build/log.
set -eu
ROOT=$(cd "$(dirname "$0")/.." && pwd)
ME=site/serve.sh
usage() { echo "usage: sh site/serve.sh [--port N] [--host ADDRESS] [--build-only] [--dev]"; }

port= host=127.0.0.1 serve=yes dev=
while [ $# -gt 0 ]; do
  case $1 in
    --port) port=${2:-}; [ $# -ge 2 ] || { usage >&2; exit 2; }; shift ;;
    --port=*) port=${1#*=} ;;
    --host) host=${2:-}; [ $# -ge 2 ] || { usage >&2; exit 2; }; shift ;;
    --host=*) host=${1#*=} ;;
    --build-only) serve= ;;
    --dev) dev=yes ;;
    -h | --help) usage; exit 0 ;;
    *) echo "$ME: unknown option '$1'" >&2; usage >&2; exit 2 ;;
  esac
  shift
done
case $port in *[!0-9]*) echo "$ME: --port needs a number from 1 to 65535, not '$port'" >&2; exit 2 ;; esac
if [ -n "$port" ] && { [ "${#port}" -gt 5 ] || [ "$port" -lt 1 ] || [ "$port" -gt 65535 ]; }; then
  echo "$ME: --port needs a number from 1 to 65535, not '$port'" >&2
  exit 2
fi

# shellcheck source=site/setup.sh
. "$ROOT/site/setup.sh"
cd "$ROOT"
require emcc cmake ninja node npm xz

must "What to do is said in the last line above." "sources of SDL2 and Dear ImGui" sources sh wasm/fetch-sources.sh build/sources
preset=web site=build/site
if [ -n "$dev" ]; then
  preset=web-dev site=build/site-dev
  export LUDUS_WEB="$ROOT/build/$preset" LUDUS_SITE="$ROOT/$site" LUDUS_DEV=1
fi
must "If a file of yours does not compile, its error is above; else remove build/$preset and start again." \
  "WebAssembly modules" "$preset" configured_and_built "$preset"
node_packages site

# The site is built again when a file it is made of is newer than it, or there are others than there were.
site_files() {
  find site assets wasm "build/$preset"/*.js "build/$preset"/*.wasm "build/$preset/modules.json" \
    -type f ! -path '*/node_modules/*' "$@" | LC_ALL=C sort
}
site_stamp=$({ site_files; node --version; } | cksum)
changed=everything
if [ "$(cat $site.stamp 2>/dev/null)" = "$site_stamp" ] && [ -e $site/index.html ]; then changed=$(site_files -newer $site.stamp); fi
build_site() {
  touch $site.stamp.new # before the build: what changes while it runs is built next time
  # What is made no more must not stay; while the site is served it does.
  [ -n "$meanwhile" ] || rm -rf "$site"
  npm --prefix site run build || return 1
  echo "$site_stamp" >$site.stamp
  touch -r $site.stamp.new $site.stamp
  rm -f $site.stamp.new
}
meanwhile=
if [ -n "$changed" ]; then
  # Of an earlier start, the pages may still be being built.
  if [ -n "$dev" ] && [ -e $site.pid ]; then
    end_processes "$(cat $site.pid)"
    rm -f $site.pid
  fi
  if [ -n "$dev" ] && [ -n "$serve" ] && ! echo "$changed" | grep -qv '^build/'; then
    must "Remove $site and start again." "modules of the site" site-modules node site/renew-modules.mjs
    meanwhile=yes
  else
    must "The file named above is at fault; if not, remove $site and start again." "site" "site${dev:+-dev}" build_site
  fi
fi
say "Ready in $(elapsed "$began")."
[ -n "$serve" ] || exit 0
if [ -n "$meanwhile" ]; then
  say "Only modules changed. The pages with their diagrams are being rebuilt."
  {
    sh -c 'echo "$PPID"' >$site.pid
    if build_site >"$LOGS/site-dev.log" 2>&1; then say "The pages are built."; else say "The pages could not be built: see build/log/site-dev.log."; fi
    rm -f $site.pid
  } &
fi
exec node site/server.mjs $site --host "$host" ${port:+--port "$port"}
