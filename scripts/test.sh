#!/usr/bin/env bash
# Everything that must hold before a change lands. The summary of the test runner comes last.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh test
bash scripts/lint.sh

# The program of the browser tests is the one that the tests build: by itself it would be built with other features, again.
say "building the tests and the program"
cargo nextest run --workspace --locked --cargo-quiet --no-run
# The same again with the module for Python, on which no test of Rust depends.
cargo build --workspace --lib --tests --locked --quiet
bash scripts/web.sh check
bash scripts/web.sh build

say "examples in the documentation"
cargo test --workspace --doc --locked --quiet
bash scripts/python.sh here
bash scripts/web.sh e2e

say "tests"
# The properties draw the same inputs on every run, so that a change is judged by what it changes. Outside this script
# they draw fresh ones each time: `cargo nextest run` again and again is the search.
export PROPTEST_RNG_SEED="${PROPTEST_RNG_SEED:-1924}"
junit=target/nextest/default/junit.xml
rm -f "$junit"
cargo nextest run --workspace --locked

# What passed only because data outside the project was not there. Tests say so on a line with "skipped".
[ -d "$data" ] || say "no shared data at $data: tests on it were skipped"
if skipped=$(grep -hoiE '^[^<>]*\bskipped\b[^<>]*' "$junit" | sort -u); then
    say "skipped for want of data:"
    printf '%s\n' "$skipped"
fi
