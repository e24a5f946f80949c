#!/bin/sh
# fetch-sources.sh [folder]: the sources of Dear ImGui and SDL2, pinned by SHA-256, from the pool of a Debian or Ubuntu mirror.
# Needs no root and no package index: the files are fetched by apt's own transport, which knows the machine's proxies.
# Mirrors tried: $DEBIAN_MIRROR, then every one this machine's apt knows.
# Sources laid there by hand, <folder>/imgui and <folder>/sdl2, are taken as they are.
set -eu
dest=${1:-build/sources}
helper=/usr/lib/apt/apt-helper

mirrors() {
  [ -z "${DEBIAN_MIRROR:-}" ] || printf '%s\n' "$DEBIAN_MIRROR"
  {
    sed -n 's/^URIs:[[:space:]]*//p' /etc/apt/sources.list.d/*.sources 2>/dev/null | tr ' ' '\n'
    sed -n 's/^deb\(-src\)\{0,1\} *\(\[[^]]*\] *\)\{0,1\}\([^ ]*\) .*/\3/p' \
      /etc/apt/sources.list /etc/apt/sources.list.d/*.list 2>/dev/null
  } | while read -r uri; do
    case $uri in
      mirror+file:*) sed -n 's/^\([a-z]*:[^[:space:]]*\).*/\1/p' "${uri#mirror+file:}" 2>/dev/null || true ;;
      http*:* | file:* | copy:* | ftp:*) printf '%s\n' "$uri" ;;
    esac
  done
}

# get <name> { <pool path> <sha256> }... : the first that a mirror has wins.
get() {
  name=$1 out=$dest/$1
  shift
  if [ -d "$out" ] && [ ! -e "$out/.sha256" ]; then
    echo "$name: laid in $out by hand"
    return 0
  fi
  for pin in "$@"; do
    case $pin in */*) ;; *) if [ "$(cat "$out/.sha256" 2>/dev/null)" = "$pin" ]; then return 0; fi ;; esac
  done
  if [ ! -x "$helper" ]; then
    echo "$name: there is no apt here to fetch it: unpack ${1##*/} yourself as $out" >&2
    return 1
  fi
  wanted=${1##*/}
  tmp=$(mktemp -d)
  chmod 755 "$tmp" # apt may fetch as a user of its own
  while [ $# -ge 2 ]; do
    for mirror in $(mirrors | sed 's#/*$##' | awk '!seen[$0]++'); do
      for component in main universe; do
        if timeout -k 5 300 "$helper" -o Acquire::Retries=1 -o Acquire::http::Timeout=20 -o Acquire::https::Timeout=20 \
          download-file "$mirror/pool/$component/$1" "$tmp/archive" "SHA256:$2" >/dev/null 2>&1; then
          rm -rf "$out.new" "$out"
          mkdir -p "$out.new"
          tar -xf "$tmp/archive" -C "$out.new" --strip-components=1
          echo "$2" >"$out.new/.sha256"
          mv "$out.new" "$out"
          rm -rf "$tmp"
          echo "$name: ${1##*/}"
          return 0
        fi
      done
    done
    shift 2
  done
  rm -rf "$tmp"
  echo "$name: no mirror of this machine gave $wanted with the pinned SHA-256; set DEBIAN_MIRROR to the address of a Debian mirror, or unpack it yourself as $out" >&2
  return 1
}

mkdir -p "$dest"
get imgui \
  'i/imgui/imgui_1.90.1+ds.orig.tar.xz' ecce377df0f90b292f15dcbd83d438bddc162b2388c881132bde18c787572a1c
# The second and third are for mirrors that no longer, or do not yet, keep the first.
get sdl2 \
  'libs/libsdl2/libsdl2_2.32.4+dfsg.orig.tar.gz' d364cded8bf41f3f503014d3fb6473f1a7077ff468da1638dae4a6bec6ef2277 \
  'libs/libsdl2/libsdl2_2.32.10+dfsg.orig.tar.gz' 31bac5add36f98b55e3fcf4456f0dab50a06cf06bbcde283be567f64b05b95f3 \
  'libs/libsdl2/libsdl2_2.26.5+dfsg.orig.tar.gz' b3f2c822151804125d08db94c65852f711c2e5df2145a59da120748dc32eb9c3
