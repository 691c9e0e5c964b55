#!/usr/bin/env bash
# The long runs: 400,000 games on a cluster of two workers that die, with cells that no reader likes; then the bench of engines.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

export ARBITER_SCALE_GAMES=${GAMES:-400000}
say "two workers, $ARBITER_SCALE_GAMES games in 64 parts"
PYTESTVENV -m pytest -q crates/python/tests/spark_test.py
