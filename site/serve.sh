#!/bin/sh
# Builds the site and serves it on this machine: sh site/serve.sh [--port N] [--host ADDRESS] [--build-only] [--dev]
# --dev: modules that are linked in seconds, larger and slower, in build/web-dev and build/site-dev: for work on the games.
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
    *) echo "$ME: what is '$1'?" >&2; usage >&2; exit 2 ;;
  esac
  shift
done
case $port in *[!0-9]*) echo "$ME: --port wants a number from 1 to 65535, not '$port'" >&2; exit 2 ;; esac
if [ -n "$port" ] && { [ "${#port}" -gt 5 ] || [ "$port" -lt 1 ] || [ "$port" -gt 65535 ]; }; then
  echo "$ME: --port wants a number from 1 to 65535, not '$port'" >&2
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
if [ "$(cat $site.stamp 2>/dev/null)" != "$site_stamp" ] || [ -n "$(site_files -newer $site.stamp | head -n 1)" ] || [ ! -e $site/index.html ]; then
  touch $site.stamp.new # before the build: what changes while it runs is built next time
  must "The file named above is at fault; if not, remove $site and start again." "site" "site${dev:+-dev}" npm --prefix site run build
  echo "$site_stamp" >$site.stamp
  touch -r $site.stamp.new $site.stamp
  rm -f $site.stamp.new
fi
say "Ready in $(elapsed "$began")."
[ -n "$serve" ] || exit 0
exec node site/server.mjs $site --host "$host" ${port:+--port "$port"}
