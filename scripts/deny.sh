#!/usr/bin/env bash
# What other people wrote, held against deny.toml and against the known faults. `make test` holds the same by tests/walls with a
# list kept beside the project; here the lists of the world are asked, where the network lets them be.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

bash scripts/setup.sh deny
say "licences, versions that stand twice, sources (cargo deny)"
cargo deny --locked check --hide-inclusion-graph --allow unnecessary-skip licenses bans sources

offline="not to be had here: tests/walls/advisories.toml is what is held, by the walls"
if said=$(cargo deny --locked fetch db 2>&1); then
    say "known faults of crates: the RustSec database"
    cargo deny --locked --offline check --hide-inclusion-graph advisories
else
    say "known faults of crates: the RustSec database is $offline"
    [ -z "${ARBITER_VERBOSE:-}" ] || printf '%s\n' "$said"
fi

# Status 1 is both "something was found" and "nobody answered"; what was found comes with its counts.
said=$(cd web && npm audit --json --omit=dev 2>/dev/null) || true
if grep -q '"vulnerabilities"' <<<"$said"; then
    say "known faults of packages in the pages: npm audit"
    (cd web && npm audit --omit=dev)
else
    say "known faults of packages in the pages: npm audit is $offline"
fi
say "the walls, for both"
cargo test --locked --quiet -p arbiter-walls --test others
