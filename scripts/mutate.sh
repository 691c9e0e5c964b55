#!/usr/bin/env bash
# Does a ruling case notice when a parameter of an edition is another edition's? Lists the changes that none notices and
# fails if one of them is a penalty, a limit or a figure. Usage: mutate.sh [EDITION | ARTICLE | PARAMETER...]
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh run
exec cargo run --quiet --locked -p arbiter-casebook --example mutate -- "$@"
