#!/usr/bin/env bash
# Several nodes on one database under faults. NODES_MINUTES=60 lets them come by chance for so long, NODES_SEED=N repeats a run;
# without minutes each comes once. Everything runs on loopback, in folders and with processes of its own.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh nodes
say "building the program and the checker"
cargo build --locked --quiet -p arbiter-cli -p arbiter-nodes
target=$(cargo metadata --locked --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')
asked=(--minutes "${NODES_MINUTES:-0}" --games "${NODES_GAMES:-24}")
[ -z "${NODES_SEED:-}" ] || asked+=(--seed "$NODES_SEED")
if [ "${NODES_MINUTES:-0}" -gt 0 ]; then
    say "a thousand seeds in one process"
    ARBITER_SEEDS=1000 cargo nextest run --workspace --lib --locked --cargo-quiet -E 'test(nodes::sim::)'
fi
say "three nodes under faults"
exec "$target/debug/arbiter-nodes" "$target/debug/arbiter" "${asked[@]}"
