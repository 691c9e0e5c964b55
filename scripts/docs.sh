#!/usr/bin/env bash
# Builds the book from docs/ into docs/book.
set -euo pipefail
source "$(dirname "$0")/lib.sh"

bash "$root/scripts/setup.sh" docs
say "the book"
mdbook build "$root/docs"
