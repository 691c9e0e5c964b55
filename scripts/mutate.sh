#!/usr/bin/env bash
# Does a ruling case notice when a parameter of a rulebook is another rulebook's? Lists the values of which no change is
# noticed, and fails if there is one. Usage: mutate.sh [EDITION | ARTICLE | PARAMETER...]
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh run
exec cargo run --quiet --locked -p arbiter-casebook --example mutate -- "$@"
