#!/usr/bin/env bash
# Builds and starts the server; what is said behind the name goes to `arbiter serve`.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

program=${CARGO_TARGET_DIR:-target}/debug/arbiter
# Eleven minutes of one processor, measured (docs/performance.md); more than four have not enough to do at its end.
processors=$(nproc)
minutes=$((12 / (processors < 4 ? processors : 4)))
[ -x "$program" ] || say "building the server: about $minutes minutes on $processors processors the first time, seconds from then on"
bash scripts/setup.sh run
bash scripts/web.sh build
# With nobody to be told of progress, cargo tells each crate; on a terminal it shows a bar.
cargo build --locked -p arbiter-cli
exec "$program" serve --sample "$@"
