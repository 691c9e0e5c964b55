#!/usr/bin/env bash
# Takes the pictures of the README anew, from real screens, into docs/pictures.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh test
bash scripts/web.sh build
say "the program"
cargo build --locked --quiet -p arbiter-cli
say "five pictures"
mkdir -p docs/pictures
cd web
npm run --silent --loglevel=error e2e -- --config playwright.pictures.config.ts
