#!/usr/bin/env bash
# Fuzzes for FUZZ_SECONDS each. Usage: fuzz.sh [TARGET]; without a target all of them.
# What is found on the way goes to the cache; the corpus in fuzz/corpus/ is small and kept by hand.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh fuzz
seconds=${FUZZ_SECONDS:-600}
targets=${1:-$(cargo +nightly fuzz list)}
for target in $targets; do
    say "fuzzing $target for $seconds s"
    grown=$cache/fuzz/$target
    mkdir -p "$grown"
    cargo +nightly fuzz run "$target" "$grown" "fuzz/corpus/$target" -- \
        -max_total_time="$seconds" -timeout=10 -rss_limit_mb=2048 -print_final_stats=1
done
say "clean: $targets"
