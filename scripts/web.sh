#!/usr/bin/env bash
# The front end. Usage: web.sh build|types|check|e2e|fmt
# build: into web/dist, only if something changed since; it takes types away and needs none. types: what goes between server
# and browser, written by the server's own declarations. check: types, lint, formatting and the tests without a browser.
# e2e: whole games in a browser, against the program in target/debug; it must have been built.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root/web"

# What npm says of its own settings is of no use to anybody here.
quiet() { npm run --silent --loglevel=error "$@"; }

case ${1:-build} in
    build)
        made=dist/manifest.json
        sources=(src ../lang package-lock.json vite.config.ts)
        if [ ! -f "$made" ] || [ -n "$(find "${sources[@]}" -newer "$made" -type f -print -quit)" ]; then
            say "building the front end"
            quiet build -- --logLevel warn
        fi
        ;;
    types)
        say "types of the server, for the front end"
        # It comes out of the build of the tests, which has the types in it; where they were built, this builds nothing.
        (cd "$root" && cargo nextest run --workspace --locked --cargo-quiet --no-run)
        types=$("${CARGO_TARGET_DIR:-$root/target}/debug/examples/wire")
        # A file that says the same is left alone: nothing is built anew for it.
        wire=src/core/wire.ts
        [ -f "$wire" ] && [ "$types" = "$(cat "$wire")" ] || printf '%s\n' "$types" >"$wire"
        ;;
    check)
        bash "$root/scripts/web.sh" types
        say "front end: types, lint, formatting"
        quiet check
        say "front end: tests without a browser"
        quiet test
        ;;
    e2e)
        say "front end: whole games in a browser"
        quiet e2e
        ;;
    fmt)
        [ -d node_modules ] || exit 0
        quiet format
        ;;
    *) die "web.sh knows build, types, check, e2e and fmt, not '$1'" ;;
esac
