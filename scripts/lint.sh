#!/usr/bin/env bash
# Formatting, clippy and the documentation of the code, each with warnings as errors.
set -euo pipefail
source "$(dirname "$0")/lib.sh"
cd "$root"

say "formatting"
cargo fmt --all --check
cargo fmt --manifest-path fuzz/Cargo.toml --check

say "clippy, all targets"
cargo clippy --workspace --all-targets --locked --quiet -- -D warnings

say "documentation of the code"
RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --locked --quiet
