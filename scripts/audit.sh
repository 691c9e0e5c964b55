#!/usr/bin/env bash
# Audits the example games and shows the report: historical games whose moves are facts, and games with faults
# made for this. Faults are what it is to find, so they do not make it fail.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh run
exec cargo run --quiet --locked -p arbiter-cli -- audit --fail-on never examples
