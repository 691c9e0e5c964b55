#!/usr/bin/env bash
# The package on archives, at length. Usage: archives.sh bench|scale; `make bench BENCH=archives` and `make scale` call it.
# bench: the package against python-chess, the program and itself, memory, and Spark. scale: 400,000 games (GAMES=n) on a
# cluster of two workers that are killed, with cells that no reader likes. The wheel is built as it is shipped.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

ARBITER_BOOK=$(bash scripts/fetch-book.sh)
export ARBITER_BOOK

bash scripts/python.sh full
python=target/python-full/bin/python

case ${1:-} in
    bench)
        say "the program"
        cargo build --locked --release --quiet -p arbiter-cli
        ARBITER_PROGRAM=$(cargo metadata --locked --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/release/arbiter
        export ARBITER_PROGRAM
        status=0
        "$python" benches/archives/archives.py || status=1
        say "Spark, 400,000 games"
        "$python" benches/archives/engine.py target/archives || status=1
        exit "$status"
        ;;
    scale)
        export ARBITER_SCALE_GAMES=${GAMES:-400000}
        say "two workers, $ARBITER_SCALE_GAMES games in 64 parts"
        exec "$python" -m pytest -q --durations=0 crates/python/tests/spark_test.py
        ;;
    *) die "archives.sh knows bench and scale, not '${1:-}'" ;;
esac
