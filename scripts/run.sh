#!/usr/bin/env bash
# Builds and starts the server; what is said behind the name goes to `arbiter serve`.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh run
bash scripts/web.sh build
exec cargo run --quiet --locked -p arbiter-cli -- serve --sample "$@"
