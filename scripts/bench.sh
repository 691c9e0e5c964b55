#!/usr/bin/env bash
# Races against the peers. Usage: bench.sh [NAME]; without a name all of them, to the end, also when a bound is missed.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

# The package for Python has an environment of its own, and a bench in its language.
[ "${1:-}" = archives ] && exec bash scripts/archives.sh bench

bash scripts/setup.sh bench
[[ "${1:-nodes}" = nodes ]] && bash scripts/setup.sh nodes
ARBITER_BOOK=$(bash scripts/fetch-book.sh)
ARBITER_PYTHON_CHESS=$(echo "$cache"/python-chess-*)
export ARBITER_BOOK ARBITER_PYTHON_CHESS

if [[ "${1:-live}" =~ ^(live|house|screens|nodes)$ ]]; then
    # The server under load is the program itself, in a process of its own.
    cargo build --locked --release --quiet -p arbiter-cli
    ARBITER_PROGRAM=$(cargo metadata --locked --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/release/arbiter
    export ARBITER_PROGRAM
fi

if [ $# -gt 0 ]; then
    exec cargo bench --locked -p arbiter-bench --bench "$1"
fi
exec cargo bench --locked -p arbiter-bench --benches --no-fail-fast
